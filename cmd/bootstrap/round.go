package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A length says how many checks a round has. A longer round has all checks of a shorter one, and some checks
// do more in it.
type length int

const (
	quick length = iota // to run after every change
	usual               // the default, to run before a change is passed on
	whole               // to run before work counts as finished
)

// String returns the length as tests read it from HOMESPUN_ROUND.
func (l length) String() string { return [...]string{"quick", "usual", "all"}[l] }

// A check is one test of the whole repository, such as formatting or a race test.
type check struct {
	name, title string
	from        length  // the shortest round that includes the check
	needs       purpose // what it needs on the machine; a check that needs the window is skipped without it
	run         func(ctx context.Context, r *round) error
}

// A skip is an error that says why a check could not run. It counts as a failure only in a strict round, that
// is, where CI is set.
type skip string

func (s skip) Error() string { return "could not run: " + string(s) }

// A round is one run of checks in order. A failed check does not stop the others.
type round struct {
	machine
	length length
	strict bool           // a skipped check counts as a failure
	window sync.WaitGroup // running while the C code of the window's library is compiled
	tested []string       // the result lines of go test, one for each package
}

// choose returns the checks of a round among those that there are. If only is set, it returns the checks that
// it names, separated by commas, whatever their length.
func choose(checks []check, asked length, only string) ([]check, error) {
	wanted := strings.Split(only, ",")
	list := slices.DeleteFunc(slices.Clone(checks), func(c check) bool {
		return only == "" && c.from > asked || only != "" && !slices.Contains(wanted, c.name)
	})
	if only != "" && len(list) < len(wanted) {
		return nil, fmt.Errorf("not all of %q are checks", wanted)
	}
	return list, nil
}

// runChecks installs what is missing and runs a round. It returns the exit code.
func runChecks(ctx context.Context, m machine, asked length, list []check) int {
	root, err := findModule(ctx, m)
	if err == nil {
		err = os.Chdir(root)
	}
	if err != nil {
		fmt.Fprintln(m.out, "bootstrap:", err)
		return 1
	}
	var needed purpose
	for _, c := range list {
		needed |= c.needs
	}
	left := setUp(ctx, m, needed)
	fmt.Fprint(m.out, advice(m, left))
	setTestVariables(m, asked)
	r := &round{machine: m, length: asked}
	r.strict = !slices.Contains([]string{"", "false", "0"}, os.Getenv("CI"))
	if needed&forWindow != 0 && asked != quick {
		beside, stop := context.WithCancel(ctx)
		r.window.Go(func() { r.compileWindow(beside) })
		defer r.window.Wait()
		defer stop()
	}
	return r.runAll(ctx, list, left)
}

// setTestVariables sets environment variables for the tests: how much to check, and the seed for samples of
// long lists of cases. It also sets one language, so that messages are the same on every machine.
func setTestVariables(m machine, asked length) {
	seed, err := strconv.ParseUint(os.Getenv("HOMESPUN_SEED"), 10, 64)
	if err != nil {
		seed = uint64(rand.Uint32())
		if asked == quick {
			seed = 1 // a fixed seed, because a new one would make go test run cached tests again
		}
	}
	for name, value := range map[string]string{"LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": "",
		"HOMESPUN_ROUND": asked.String(), "HOMESPUN_SEED": fmt.Sprint(seed)} {
		os.Setenv(name, value)
	}
	if asked != whole {
		fmt.Fprintf(m.out, "Long lists of cases are sampled; the same sample again: HOMESPUN_SEED=%d\n", seed)
	}
}

// compileWindow compiles the C code of the window's library in the background. On a new machine that keeps
// one core busy for minutes, while checks without a window can run. An error is ignored here, because the
// check that needs the window will report it.
func (r *round) compileWindow(ctx context.Context) {
	withC := "{{if and .CgoFiles (not .Standard)}}{{.ImportPath}}{{end}}"
	packages, err := r.output(command(ctx, cgo, "go list -deps -f", withC, "./cmd/homespun"))
	if err == nil {
		r.output(command(ctx, cgo, "go build "+strings.ReplaceAll(packages, "\n", " ")))
	}
}

// runAll runs every check of list, prints the results and returns the exit code. left is what is missing on
// this machine.
func (r *round) runAll(ctx context.Context, list []check, left []need) int {
	began, code := time.Now(), 0
	var verdicts, failures []string
	for i, c := range list {
		if ctx.Err() != nil {
			break
		}
		fmt.Fprintf(r.out, "\n=== %d of %d  %s: %s\n", i+1, len(list), c.name, c.title)
		verdict, started, stop := "ok", time.Now(), r.stillAt(c.name)
		err := r.attempt(ctx, c, left)
		stop()
		var skipped skip
		if errors.As(err, &skipped) && !r.strict {
			verdict = "skipped (" + string(skipped) + ")"
		} else if err != nil {
			verdict = "FAILED"
			why := strings.ReplaceAll(err.Error(), "\n", "\n    ")
			flag := [...]string{" -quick", "", " -all"}[r.length]
			if slices.ContainsFunc(trials, func(t check) bool { return t.name == c.name }) {
				flag = " -release"
			}
			failures = append(failures, "  "+c.name+": "+why+"\n"+
				"    Once more: go run ./cmd/bootstrap test"+flag+" -only "+c.name+"\n")
		}
		took := time.Since(started).Round(time.Second)
		fmt.Fprintf(r.out, "--- %s: %s in %s\n", c.name, verdict, took)
		verdicts = append(verdicts, fmt.Sprintf("  %-12s %7s  %s\n", c.name, took, verdict))
	}
	took := time.Since(began).Round(time.Second)
	fmt.Fprintf(r.out, "\n=== Summary, after %s\n%s", took, strings.Join(verdicts, ""))
	if len(r.tested) > 0 {
		fmt.Fprintf(r.out, "\nThe tests of each package:\n%s\n", strings.Join(r.tested, "\n"))
	}
	if len(failures) > 0 {
		code = 1
		fmt.Fprintf(r.out, "\n%d of %d checks failed:\n%s",
			len(failures), len(verdicts), strings.Join(failures, ""))
	}
	if r.strict && len(left) > 0 {
		code = 1
		fmt.Fprintf(r.out, "\nTests were left out, as something is missing here:\n%s",
			advice(r.machine, left))
	}
	if ctx.Err() != nil {
		code = 1
		fmt.Fprintln(r.out, "\nStopped before the end.")
	}
	return code
}

// attempt runs a check. It returns a skip if the check needs the window and something for it is missing.
func (r *round) attempt(ctx context.Context, c check, left []need) error {
	for _, n := range left {
		if c.needs&n.For&forWindow != 0 {
			return skip(n.Name + " is missing")
		}
	}
	return c.run(ctx, r)
}
