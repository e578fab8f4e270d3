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

// checks is everything, in order: what is quick and what the rest stands on first.
var checks = []Check{
	{"build", "the program with its window", ForWindow, checkBuild},
	{"format", "every file is as gofmt writes it", 0, checkFormat},
	{"vet", "go vet, with and without cgo", ForWindow, checkVet},
	{"staticcheck", "staticcheck, with and without cgo", ForWindow, checkStatic},
	{"plain", "the program without its window builds and starts", 0, checkPlain},
	{"systems", "vet for Windows and macOS", 0, checkSystems},
	{"test", "every test, with the window on a screen in memory", ForWindow | ForChecks, checkTest},
	{"test-plain", "every test, without cgo and without a screen; the long ones only where they have not run yet", ForChecks, checkTestPlain},
	{"race", "the race detector on every package that does not need the window's library", ForWindow | ForChecks, checkRace},
	{"fuzz", "every fuzz target, 4 minutes in all", 0, checkFuzz},
	{"bench", "every benchmark runs", 0, checkBench},
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

func checkVet(ctx context.Context, r *Round) error {
	return errors.Join(r.Go(ctx, cgo, "vet", "./..."), r.Go(ctx, noCgo, "vet", "./..."))
}

func checkStatic(ctx context.Context, r *Round) error {
	return errors.Join(r.Go(ctx, cgo, "tool", "staticcheck", "./..."), r.Go(ctx, noCgo, "tool", "staticcheck", "./..."))
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

// checkTestPlain runs what the window has no part in. Long tests that have come through with the window would find nothing new here.
func checkTestPlain(ctx context.Context, r *Round) error {
	if r.passed("test") {
		return r.Go(ctx, noScreen, "test", "-short", "-count=1", "./...")
	}
	return r.Tests(ctx, noScreen, nil, "-count=1", "./...")
}

func checkTest(ctx context.Context, r *Round) error {
	if r.System.OS != "linux" {
		r.Say("No screen in memory on this system: the test of the real window is left out.")
		return r.Tests(ctx, cgo, nil, "-count=1", "./...")
	}
	if !r.System.Has("Xvfb") {
		return errors.Join(r.Tests(ctx, cgo, nil, "-count=1", "./..."), skip{"Xvfb is missing: the window was not tested"})
	}
	var wrapper []string
	if r.System.Has("dbus-run-session") {
		wrapper = []string{"dbus-run-session", "--"}
	}
	return withScreen(ctx, r.System, func(env []string) error {
		return r.Tests(ctx, slices.Concat(cgo, env), wrapper, "-count=1", "./...")
	})
}

func checkBench(ctx context.Context, r *Round) error {
	return r.Go(ctx, noScreen, "test", "-run=^$", "-bench=.", "-benchtime=1x", "./...")
}
