package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Package is what go list tells of one of the module's packages.
type Package struct {
	Path     string
	Deps     []string // of the package itself, all the way down
	TestDeps []string // of its tests too; nil where it has none
}

// packages lists the module as env builds it. What cannot be built is listed too: to say why is the compiler's part.
func (r *Round) packages(ctx context.Context, env []string) ([]Package, error) {
	lines, err := r.Output(ctx, env, "list", "-e", "-test", "-json=ImportPath,ForTest,Deps", "./...")
	if err != nil {
		return nil, err
	}
	return readPackages(strings.Join(lines, "\n"))
}

// readPackages reads what go list -test -json printed. It lists "p", "p [p.test]" and "p.test"; the last one depends on
// all that the tests of p need.
func readPackages(text string) ([]Package, error) {
	var out []Package
	at := map[string]int{}
	decoder := json.NewDecoder(strings.NewReader(text))
	for decoder.More() {
		var entry struct {
			ImportPath, ForTest string
			Deps                []string
		}
		if err := decoder.Decode(&entry); err != nil {
			return nil, fmt.Errorf("go list cannot be understood: %w", err)
		}
		own, isTest := strings.CutSuffix(entry.ImportPath, ".test")
		index, known := at[own]
		switch {
		case isTest && known:
			out[index].TestDeps = entry.Deps
		case entry.ForTest == "" && !isTest:
			at[entry.ImportPath] = len(out)
			out = append(out, Package{Path: entry.ImportPath, Deps: entry.Deps})
		}
	}
	return out, nil
}

// reaches says whether one of deps is path or lies under it.
func reaches(deps []string, path string) bool {
	return slices.ContainsFunc(deps, func(d string) bool { return d == path || strings.HasPrefix(d, path+"/") })
}

// checkRace leaves the packages that need Fyne out: they would cost minutes of C compiling, and their window's thread is
// not ours to judge.
func checkRace(ctx context.Context, r *Round) error {
	all, err := r.packages(ctx, cgo)
	if err != nil {
		return err
	}
	// Under the race detector everything takes many times as long, and random matches find in a few what they find in many.
	args := []string{"-race", "-short", "-count=1", "-timeout=15m"}
	for _, p := range all {
		if p.TestDeps != nil && !reaches(p.TestDeps, "fyne.io") {
			args = append(args, p.Path)
		}
	}
	return r.Go(ctx, cgo, append([]string{"test"}, args...)...)
}

// unbuildable is the part of Fyne 2.8.1 that needs cgo, by system: on macOS its scroller asks Cocoa for the system's
// scroll bars, so whatever shows widgets cannot be compiled there without Apple's headers.
var unbuildable = map[string]string{"darwin": "fyne.io/fyne/v2/internal/widget"}

// checkSystems vets for systems we are not on all that compiles for them without their C compiler.
func checkSystems(ctx context.Context, r *Round) error {
	var failures []error
	for _, system := range []string{"windows", "darwin"} {
		env := []string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=amd64"}
		all, err := r.packages(ctx, env)
		if err != nil {
			failures = append(failures, err)
			continue
		}
		vet, compile, left := split(all, unbuildable[system])
		// These two must be usable everywhere: they tell people what is missing.
		for _, must := range []string{"/cmd/homespun", "/cmd/bootstrap"} {
			if slices.Contains(left, r.Module.Path+must) {
				failures = append(failures, fmt.Errorf("%s%s needs cgo on %s: only files with a window may import the companion's screens",
					r.Module.Path, must, system))
			}
		}
		r.Say("%s: %d packages vetted, %d compiled, %d need the system's own compiler", system, len(vet), len(compile), len(left))
		for _, command := range [][]string{append([]string{"vet"}, vet...), append([]string{"build"}, compile...)} {
			if len(command) == 1 {
				continue
			}
			if err := r.Go(ctx, env, command...); err != nil {
				failures = append(failures, fmt.Errorf("for %s: %w", system, err))
			}
		}
	}
	return errors.Join(failures...)
}

// split sorts packages into those that go vet can take with their tests, those that compile but whose tests do not, and
// the rest.
func split(all []Package, broken string) (vet, compile, left []string) {
	for _, p := range all {
		switch {
		case broken == "" || !reaches(p.Deps, broken) && !reaches(p.TestDeps, broken):
			vet = append(vet, p.Path)
		case !reaches(p.Deps, broken):
			compile = append(compile, p.Path)
		default:
			left = append(left, p.Path)
		}
	}
	return vet, compile, left
}
