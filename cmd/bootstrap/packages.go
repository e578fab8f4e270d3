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
	Files    []string // its Go and C files, those of its tests too
	Deps     []string // of the package itself, all the way down
	TestDeps []string // of its tests too; nil where it has none
}

// packages lists the module as env builds it. What cannot be built is listed too: to say why is the compiler's part.
func (r *Round) packages(ctx context.Context, env []string) ([]Package, error) {
	lines, err := r.Output(ctx, env, "list", "-e", "-test", "-json=ImportPath,ForTest,Deps,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles", "./...")
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
			ImportPath, ForTest                          string
			Deps                                         []string
			GoFiles, CgoFiles, TestGoFiles, XTestGoFiles []string
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
			files := slices.Concat(entry.GoFiles, entry.CgoFiles, entry.TestGoFiles, entry.XTestGoFiles)
			out = append(out, Package{Path: entry.ImportPath, Files: files, Deps: entry.Deps})
		}
	}
	return out, nil
}

// reaches says whether one of deps is path or lies under it.
func reaches(deps []string, path string) bool {
	return slices.ContainsFunc(deps, func(d string) bool { return d == path || strings.HasPrefix(d, path+"/") })
}

// differing are the paths of the packages of there that have other files here.
func differing(here, there []Package) (paths []string) {
	for _, p := range there {
		same := func(q Package) bool { return q.Path == p.Path && slices.Equal(q.Files, p.Files) }
		if !slices.ContainsFunc(here, same) {
			paths = append(paths, p.Path)
		}
	}
	return paths
}

// raced are the packages in which things run side by side.
var raced = []string{"./companion/session", "./companion/shell", "./engines/balance", "./engines/bots", "./engines/record"}

// checkRace runs short tests only: under the race detector everything takes many times as long, and random matches find in a few
// what they find in many.
func checkRace(ctx context.Context, r *Round) error {
	packages := raced
	if r.Length == Whole {
		packages = []string{"./..."}
	}
	return r.Go(ctx, cgo, append([]string{"test", "-race", "-vet=off", "-short", "-count=1", "-timeout=30m"}, packages...)...)
}

// unbuildable is the part of Fyne 2.8.1 that needs cgo, by system: on macOS its scroller asks Cocoa for the system's
// scroll bars, so whatever shows widgets cannot be compiled there without Apple's headers.
var unbuildable = map[string]string{"darwin": "fyne.io/fyne/v2/internal/widget"}

// checkSystems builds the program without its window for the systems that we are not on, and vets the packages that have other
// files there. A whole round vets all that compiles for them without their C compiler.
func checkSystems(ctx context.Context, r *Round) error {
	here, err := r.packages(ctx, noCgo)
	if err != nil {
		return err
	}
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
		programs := []string{r.Module.Path + "/cmd/homespun", r.Module.Path + "/cmd/bootstrap"}
		for _, must := range programs {
			if slices.Contains(left, must) {
				failures = append(failures, fmt.Errorf("%s needs cgo on %s: only files with a window may import the companion's screens",
					must, system))
			}
		}
		if r.Length != Whole {
			others := differing(here, all)
			vet = slices.DeleteFunc(vet, func(path string) bool { return !slices.Contains(others, path) })
			compile = programs
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
