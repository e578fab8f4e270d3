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

// A length is how much a round checks. A longer round has every check of a shorter one, and more of what each
// can do.
type length int

const (
	quick length = iota // after every change
	usual               // before a change is handed on
	whole               // before anything is called done
)

// String is a length as tests read it in HOMESPUN_ROUND.
func (l length) String() string { return [...]string{"quick", "usual", "all"}[l] }

// A check is one thing that has to hold before a change is good.
type check struct {
	name, title string
	from        length  // the shortest round that has it
	needs       purpose // what must be on the machine; without what the window needs it cannot run at all
	run         func(ctx context.Context, r *round) error
}

// A skip is why a check could not run: a failure only where a machine runs the checks.
type skip string

func (s skip) Error() string { return "could not run: " + string(s) }

// A round is one run of checks, one after the other, to the end even if one fails.
type round struct {
	machine
	length length
	strict bool           // what cannot run has failed
	window sync.WaitGroup // is waited for while the C code of the window's library is compiled
	tested []string       // what go test said about each package
}

// choose gives the checks of a round, or of all of them those that only names, parted by commas.
func choose(asked length, only string) ([]check, error) {
	wanted := strings.Split(only, ",")
	list := slices.DeleteFunc(slices.Clone(checks), func(c check) bool {
		return only == "" && c.from > asked || only != "" && !slices.Contains(wanted, c.name)
	})
	if only != "" && len(list) < len(wanted) {
		return nil, fmt.Errorf("not all of %q are checks", wanted)
	}
	return list, nil
}

// runChecks sets the machine up and runs a round. It gives the exit code.
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
	tellTests(m, asked)
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

// tellTests tells tests by their environment how much is asked of them and by which seed to sample long lists
// of cases, and makes every machine speak the same language.
func tellTests(m machine, asked length) {
	seed, err := strconv.ParseUint(os.Getenv("HOMESPUN_SEED"), 10, 64)
	if err != nil {
		seed = uint64(rand.Uint32())
		if asked == quick {
			seed = 1 // always the same: the go command runs a test again that is given another one
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

// compileWindow compiles the C code of the window's library, which on a new machine keeps one core busy for
// minutes, so that the checks that need no window run beside it. What goes wrong is told by the check that
// needs it.
func (r *round) compileWindow(ctx context.Context) {
	withC := "{{if and .CgoFiles (not .Standard)}}{{.ImportPath}}{{end}}"
	packages, err := r.output(command(ctx, cgo, "go list -deps -f", withC, "./cmd/homespun"))
	if err == nil {
		r.output(command(ctx, cgo, "go build "+strings.ReplaceAll(packages, "\n", " ")))
	}
}

// runAll does every check of list, prints what came of them and gives the exit code. left is what is missing
// here.
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

// attempt runs a check unless what the window needs is missing.
func (r *round) attempt(ctx context.Context, c check, left []need) error {
	for _, n := range left {
		if c.needs&n.purpose&forWindow != 0 {
			return skip(n.name + " is missing")
		}
	}
	return c.run(ctx, r)
}
