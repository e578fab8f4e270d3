package main

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The two ways to build: with the window, which is C, and without.
var (
	cgo   = []string{"CGO_ENABLED=1"}
	noCgo = []string{"CGO_ENABLED=0"}
	// Nothing that is built without the window may need a screen.
	noScreen = []string{"CGO_ENABLED=0", "DISPLAY=", "WAYLAND_DISPLAY="}
)

// A Length is how much a round checks. A longer round has every check of a shorter one, and more of what each can do.
type Length int

const (
	Quick Length = iota // after every change
	Usual               // before a change is handed on
	Whole               // before anything is called done
)

// name is a length as tests read it in HOMESPUN_ROUND.
func (l Length) name() string { return [...]string{"quick", "usual", "all"}[l] }

// flag is how a round of this length is asked for, with the space before it.
func (l Length) flag() string { return [...]string{" -quick", "", " -all"}[l] }

// checks is everything, in order: first what needs no window, as the C code of the window's library is compiled beside it.
var checks = []Check{
	{"format", "every file is as gofmt writes it", Quick, 0, checkFormat},
	{"plain", "the program without its window builds and starts", Usual, 0, checkPlain},
	{"systems", "the program without its window for Windows and macOS; vet of what differs there, of everything with -all",
		Usual, 0, checkSystems},
	{"fuzz", "every fuzz target, 30 seconds in all; 5 minutes with -all", Usual, 0, checkFuzz},
	{"race", "the race detector on what runs side by side; on every package with -all", Usual, ForWindow | ForChecks, checkRace},
	{"build", "the program with its window", Usual, ForWindow, checkBuild},
	{"vet", "go vet; without cgo too with -all", Quick, ForWindow, checkVet},
	{"staticcheck", "staticcheck; without cgo too with -all", Usual, ForWindow, checkStatic},
	{"test", "the tests with the window on a screen in memory: rules, records, paper and a match of each game with -quick, " +
		"long ones sampled without, whole with -all", Quick, ForWindow | ForChecks, checkTest},
	{"test-plain", "the tests of what is built otherwise without cgo, without a screen; of everything with -all",
		Usual, ForChecks, checkTestPlain},
	{"bench", "every benchmark runs", Whole, ForWindow | ForChecks, checkBench},
}

// ofLength are the checks of a round.
func ofLength(all []Check, length Length) []Check {
	return slices.DeleteFunc(slices.Clone(all), func(c Check) bool { return c.From > length })
}

// choose picks the named checks, in their usual order.
func choose(all []Check, wanted []string) ([]Check, error) {
	var out []Check
	for _, c := range all {
		if slices.Contains(wanted, c.Name) {
			out = append(out, c)
		}
	}
	for _, name := range wanted {
		if !slices.ContainsFunc(all, func(c Check) bool { return c.Name == name }) {
			return nil, fmt.Errorf("there is no check %q; see: go run ./cmd/bootstrap -h", name)
		}
	}
	return out, nil
}

func checkBuild(ctx context.Context, r *Round) error {
	if r.window != nil {
		select {
		case <-r.window:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	r.progress.Stop() // the build shows its own
	return build(ctx, r.System, r.Out, r.Module, binaryPath(r.System, r.Module))
}

func checkFormat(_ context.Context, r *Round) error {
	var bad int
	err := eachGoFile(r.Module.Root, func(path string, source []byte) {
		formatted, err := format.Source(source)
		switch {
		case err != nil:
			r.Say("%s: %v", path, err)
		case string(formatted) != string(source):
			r.Say("%s: type gofmt -w %s", path, path)
		default:
			return
		}
		bad++
		r.symptoms = append(r.symptoms, path)
	})
	if err != nil {
		return err
	}
	if bad > 0 {
		return fmt.Errorf("%d files are not formatted", bad)
	}
	return nil
}

// eachGoFile walks the module as the go command does: no hidden folder, no testdata.
func eachGoFile(root string, each func(path string, source []byte)) error {
	return filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, path)
		each(relative, source)
		return err
	})
}

func checkVet(ctx context.Context, r *Round) error { return r.bothWays(ctx, "vet", "./...") }

func checkStatic(ctx context.Context, r *Round) error {
	return r.bothWays(ctx, "tool", "staticcheck", "./...")
}

// bothWays runs the go command on the code with the window, and in a whole round on that without: what differs between the
// two is small, and the tests without cgo compile it.
func (r *Round) bothWays(ctx context.Context, args ...string) error {
	err := r.Go(ctx, cgo, args...)
	if r.Length == Whole {
		err = errors.Join(err, r.Go(ctx, noCgo, args...))
	}
	return err
}

func checkPlain(ctx context.Context, r *Round) error {
	folder, err := os.MkdirTemp("", "homespun-plain-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	target := filepath.Join(folder, filepath.Base(binaryPath(r.System, r.Module)))
	if err := r.Go(ctx, noCgo, "build", "-buildvcs=false", "-o", target, homespun); err != nil {
		return err
	}
	return r.stream(ctx, nil, []string{target, "--help"}, func(string) {})
}

// checkTestPlain runs the tests of the packages that have other files without cgo: the others would find nothing that they do
// not find with the window. A whole round runs all, in their short form.
func checkTestPlain(ctx context.Context, r *Round) error {
	if r.Length == Whole {
		return r.Go(ctx, noScreen, "test", "-vet=off", "-short", "-count=1", "./...")
	}
	here, err := r.packages(ctx, cgo)
	if err != nil {
		return err
	}
	plain, err := r.packages(ctx, noScreen)
	if err != nil {
		return err
	}
	others := differing(here, plain)
	if len(others) == 0 {
		r.Say("No package is built otherwise without cgo.")
		return nil
	}
	return r.Go(ctx, noScreen, append([]string{"test", "-count=1"}, others...)...)
}

// quickTests are what a quick round tests: rules, records and paper, and one match of each game on the screen.
var quickTests = [][]string{
	{"./engines/...", "./rulesets/...", "./printables/...", "./companion/session", "./companion/tableau/..."},
	{"-run=^TestMatchesOfEveryNumberOfPlayers$", "./companion/table"},
}

// checkTest runs the tests with the window. Vet has looked at them already.
func checkTest(ctx context.Context, r *Round) error {
	if r.Length == Quick {
		// What has not changed is remembered by the go command, and not run again.
		var all []error
		for _, args := range quickTests {
			all = append(all, r.Tests(ctx, cgo, nil, append([]string{"-vet=off", "-short"}, args...)...))
		}
		return errors.Join(all...)
	}
	return r.windowTests(ctx, "-vet=off", "-count=1", "-timeout=60m", "./...")
}

func checkBench(ctx context.Context, r *Round) error {
	return r.windowTests(ctx, "-vet=off", "-run=^$", "-bench=.", "-benchtime=1x", "-p=1", "-timeout=60m", "./...")
}

// windowTests runs go test with the window, on a screen in memory where the system has them.
func (r *Round) windowTests(ctx context.Context, args ...string) error {
	if r.System.OS != "linux" {
		r.Say("No screen in memory on this system: the real window is left out.")
		return r.Tests(ctx, cgo, nil, args...)
	}
	if !r.System.Has("Xvfb") {
		return errors.Join(r.Tests(ctx, cgo, nil, args...), skip{"Xvfb is missing: the real window was left out"})
	}
	var wrapper []string
	if r.System.Has("dbus-run-session") {
		wrapper = []string{"dbus-run-session", "--"}
	}
	return withScreen(ctx, r.System, func(env []string) error {
		return r.Tests(ctx, slices.Concat(cgo, env), wrapper, args...)
	})
}
