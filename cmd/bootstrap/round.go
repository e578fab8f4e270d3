package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A Check is one thing that has to hold before a change is good.
type Check struct {
	Name  string // as typed after -only
	Title string
	From  Length  // the shortest round that has it
	Needs Purpose // what must be on the machine; without ForWindow's needs it cannot run at all
	Run   func(ctx context.Context, r *Round) error
}

// A Round is one run of checks, one after the other, to the end even if one fails.
type Round struct {
	System *System
	Out    io.Writer
	Module Module
	Length Length
	Seed   uint64 // of the samples that tests take of long lists of cases
	Strict bool   // where a machine runs the checks: what cannot run has failed

	window   <-chan struct{} // closed when the C code of the window's library is compiled; nil where nothing is
	progress *Progress
	results  []result
	symptoms []string // of the check that runs
	tested   []string // what go test said about each package
}

type result struct {
	check    Check
	took     time.Duration
	err      error
	symptoms []string
}

// A skip is why a check could not run; no failure where a person runs the checks.
type skip struct{ reason string }

func (s skip) Error() string { return s.reason }

// runChecks sets the machine up and runs a round. It gives the exit code.
func runChecks(ctx context.Context, s *System, out io.Writer, length Length, list []Check) int {
	module, err := findModule(ctx, s)
	if err != nil {
		fmt.Fprintln(out, "bootstrap:", err)
		return 1
	}
	var purpose Purpose
	for _, c := range list {
		purpose |= c.Needs
	}
	left, err := newSetup(s, out).Run(ctx, purpose)
	if err != nil {
		fmt.Fprintln(out, "bootstrap: stopped while setting up; the same command goes on from there")
		return 1
	}
	fmt.Fprint(out, advice(s, left))
	ci := s.Getenv("CI")
	round := &Round{System: s, Out: out, Module: module, Length: length, Seed: seed(s, length), Strict: ci != "" && ci != "false" && ci != "0"}
	if length != Whole {
		fmt.Fprintf(out, "Long lists of cases are sampled; the same sample again: HOMESPUN_SEED=%d\n", round.Seed)
	}
	if purpose&ForWindow != 0 && length != Quick {
		defer round.compileWindow(ctx)()
	}
	return round.Run(ctx, list, left)
}

// seed is what HOMESPUN_SEED says, or chance; but always the same in a quick round, as the go command runs a test again that is given
// another one.
func seed(s *System, length Length) uint64 {
	if n, err := strconv.ParseUint(s.Getenv("HOMESPUN_SEED"), 10, 64); err == nil {
		return n
	}
	if length == Quick {
		return 1
	}
	return uint64(rand.Uint32())
}

// compileWindow begins to compile the C code of the window's library, which on a new machine keeps one core busy for minutes,
// so that the checks that need no window run beside it. What goes wrong is told by the check that needs it, which goes on from
// there. The function it returns ends it.
func (r *Round) compileWindow(ctx context.Context) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	r.window = ended
	go func() {
		defer close(ended)
		quiet := &Round{System: r.System, Module: r.Module}
		withC := "{{if and .CgoFiles (not .Standard)}}{{.ImportPath}}{{end}}"
		if packages, err := quiet.Output(ctx, cgo, "list", "-deps", "-f", withC, homespun); err == nil && len(packages) > 0 {
			quiet.Output(ctx, cgo, append([]string{"build"}, packages...)...)
		}
	}()
	return func() {
		cancel()
		<-ended
	}
}

// Run does every check of list, prints what came of them and gives the exit code. left is what is missing here.
func (r *Round) Run(ctx context.Context, list []Check, left []Need) int {
	began := time.Now()
	for i, c := range list {
		if ctx.Err() != nil {
			break
		}
		fmt.Fprintf(r.Out, "\n=== %d of %d  %s: %s\n", i+1, len(list), c.Name, c.Title)
		r.symptoms = nil
		r.progress = startProgress(r.Out, r.System.Terminal, c.Name)
		err := r.blocked(c, left)
		if err == nil {
			err = c.Run(ctx, r)
		}
		res := result{check: c, took: r.progress.Stop(), err: r.judge(err), symptoms: r.symptoms}
		r.results = append(r.results, res)
		fmt.Fprintf(r.Out, "--- %s: %s in %s\n", c.Name, res.verdict(), clock(res.took))
	}
	return r.summary(ctx, left, time.Since(began))
}

// blocked is why a check cannot run here, or nil.
func (r *Round) blocked(c Check, left []Need) error {
	for _, n := range left {
		if c.Needs&n.For&ForWindow != 0 {
			return skip{n.Name + " is missing"}
		}
	}
	return nil
}

// judge makes a skip a failure in a strict round.
func (r *Round) judge(err error) error {
	var s skip
	if r.Strict && errors.As(err, &s) {
		return errors.New("could not run: " + s.reason)
	}
	return err
}

func (res result) verdict() string {
	var s skip
	switch {
	case res.err == nil:
		return "ok"
	case errors.As(res.err, &s):
		return "skipped (" + s.reason + ")"
	}
	return "FAILED"
}

func (res result) failed() bool { return res.verdict() == "FAILED" }

// summary prints a line a check, what go test said about each package, and in the end what failed.
func (r *Round) summary(ctx context.Context, left []Need, took time.Duration) int {
	fmt.Fprintf(r.Out, "\n=== Summary, after %s\n", clock(took))
	failed := 0
	for _, res := range r.results {
		fmt.Fprintf(r.Out, "  %-12s %7s  %s\n", res.check.Name, clock(res.took), res.verdict())
		if res.failed() {
			failed++
		}
	}
	if len(r.tested) > 0 {
		fmt.Fprintln(r.Out, "\nThe tests of each package:")
		for _, line := range r.tested {
			fmt.Fprintln(r.Out, line)
		}
	}
	code := 0
	if failed > 0 {
		code = 1
		fmt.Fprintf(r.Out, "\n%d of %d checks failed:\n", failed, len(r.results))
	}
	for _, res := range r.results {
		if !res.failed() {
			continue
		}
		// With and without cgo, and for each system, a check may say the same: once is enough.
		reason := slices.Concat(strings.Split(res.err.Error(), "\n"), res.symptoms)
		fmt.Fprintf(r.Out, "  %s: %s\n", res.check.Name, reason[0])
		for i, line := range reason {
			if !slices.Contains(reason[:i], line) && i > 0 {
				fmt.Fprintln(r.Out, "    "+line)
			}
		}
		fmt.Fprintf(r.Out, "    Once more: go run ./cmd/bootstrap test%s -only %s\n", r.Length.flag(), res.check.Name)
	}
	if r.Strict && len(left) > 0 {
		code = 1
		fmt.Fprintf(r.Out, "\nMissing here, so tests were left out: %s\n", names(left))
	}
	if ctx.Err() != nil {
		code = 1
		fmt.Fprintln(r.Out, "\nStopped before the end.")
	}
	return code
}

// Say prints a line of a check.
func (r *Round) Say(format string, args ...any) { r.progress.Print(fmt.Sprintf(format, args...)) }

// Go runs the go command in the module, shows what it says, and keeps what looks like the reason if it fails.
func (r *Round) Go(ctx context.Context, env []string, args ...string) error {
	return r.Do(ctx, env, append([]string{"go"}, args...)...)
}

// Do is Go for any program.
func (r *Round) Do(ctx context.Context, env []string, args ...string) error {
	return r.stream(ctx, env, args, func(line string) {
		if !strings.HasSuffix(line, "[no test files]") && line != "PASS" {
			r.progress.Print(line)
		}
	})
}

// stream runs a program and gives its lines to each.
func (r *Round) stream(ctx context.Context, env, args []string, each func(line string)) error {
	var marked []string
	tail := &Tail{Keep: 12}
	lines := newLines(func(line string) {
		if strings.HasPrefix(line, "go: downloading ") {
			r.progress.Note(strings.TrimPrefix(line, "go: "))
			return
		}
		marked = append(marked, failures([]string{line})...)
		tail.Add(line)
		each(line)
	})
	err := r.System.Run(ctx, Command{Args: args, Dir: r.Module.Root, Env: append(r.env(), env...), Out: lines})
	lines.Close()
	if err == nil {
		return nil
	}
	if len(marked) == 0 {
		marked = tail.lines
	}
	r.symptoms = append(r.symptoms, marked[:min(len(marked), 25)]...)
	return fmt.Errorf("%s: %w", cut(typed(args), 90), err)
}

// Output runs the go command and gives its lines. If it fails, its complaints are the reason.
func (r *Round) Output(ctx context.Context, env []string, args ...string) ([]string, error) {
	return r.run(ctx, r.Module.Root, env, append([]string{"go"}, args...)...)
}

// run is Output for any program, in a folder.
func (r *Round) run(ctx context.Context, folder string, env []string, command ...string) ([]string, error) {
	var all []string
	out := newLines(func(line string) { all = append(all, line) })
	complaints := &Tail{Keep: 12}
	err := newLines(complaints.Add)
	failure := r.System.Run(ctx, Command{Args: command, Dir: folder, Env: append(r.env(), env...), Out: out, Err: err})
	out.Close()
	err.Close()
	if failure == nil {
		return all, nil
	}
	r.symptoms = append(r.symptoms, complaints.lines...)
	return all, fmt.Errorf("%s: %w", cut(typed(command), 90), failure)
}

// Tests runs go test and keeps what it says about each package for the end of the log.
func (r *Round) Tests(ctx context.Context, env, wrapper []string, args ...string) error {
	return r.stream(ctx, env, append(append(wrapper, "go", "test"), args...), func(line string) {
		if strings.HasSuffix(line, "[no test files]") {
			return
		}
		if strings.HasPrefix(line, "ok  \t") || strings.HasPrefix(line, "FAIL\t") {
			r.tested = append(r.tested, line)
		}
		r.progress.Print(line)
	})
}

// env makes every machine speak the same language to the programs it runs, and tells tests how much is asked of them.
func (r *Round) env() []string {
	return []string{"LANG=en_US.UTF-8", "LC_ALL=", "LANGUAGE=", "HOMESPUN_ROUND=" + r.Length.name(), fmt.Sprint("HOMESPUN_SEED=", r.Seed)}
}

// failures are the lines of go test that name what failed.
func failures(lines []string) (marked []string) {
	for _, line := range lines {
		trimmed := strings.TrimSpace(line)
		if strings.HasPrefix(trimmed, "--- FAIL") || strings.HasPrefix(trimmed, "panic: ") ||
			strings.HasPrefix(line, "FAIL\t") || strings.Contains(line, "DATA RACE") {
			marked = append(marked, line)
		}
	}
	return marked
}
