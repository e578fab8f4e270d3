package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// fuzzTime is shared among all fuzz targets, however many there come to be.
func fuzzTime(length Length) time.Duration {
	if length == Whole {
		return 5 * time.Minute
	}
	return 30 * time.Second
}

// A Target is one fuzz function.
type Target struct{ Package, Name string } // the package as a folder of the module, such as ./engines/record

// checkFuzz gives every target an equal part of the time. Fuzzing needs builds of its own, one for each package; they are no part
// of it.
func checkFuzz(ctx context.Context, r *Round) error {
	targets, err := findTargets(r.Module.Root)
	if err != nil || len(targets) == 0 {
		r.Say("There is no fuzz target.")
		return err
	}
	folder, err := os.MkdirTemp("", "homespun-fuzz-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	cache, err := r.Output(ctx, noScreen, "env", "GOCACHE")
	if err != nil || len(cache) != 1 {
		return fmt.Errorf("the go command does not say where it keeps what fuzzing found: %w", err)
	}
	programs := map[string]string{}
	for _, t := range targets {
		if programs[t.Package] == "" {
			programs[t.Package] = filepath.Join(folder, strings.ReplaceAll(path.Clean(t.Package), "/", "-")+".test")
			r.progress.Note("building " + t.Package)
			if err := r.Go(ctx, noScreen, "test", "-c", "-vet=off", "-fuzz=.", "-o", programs[t.Package], t.Package); err != nil {
				return err
			}
		}
	}
	var found []error
	began := time.Now()
	for i, t := range targets {
		if ctx.Err() != nil {
			break
		}
		share := fuzzShare(fuzzTime(r.Length)-time.Since(began), len(targets)-i)
		r.Say("%s %s for %s (%d of %d)", t.Package, t.Name, clock(share), i+1, len(targets))
		found = append(found, r.fuzz(ctx, t, programs[t.Package], filepath.Join(cache[0], "fuzz", r.Module.Path, t.Package), share))
	}
	return errors.Join(found...)
}

// fuzz runs one target as go test would. What it finds is kept in the package's testdata/fuzz, what is interesting in cache.
func (r *Round) fuzz(ctx context.Context, t Target, program, cache string, length time.Duration) error {
	before := len(r.symptoms)
	lines, err := r.run(ctx, filepath.Join(r.Module.Root, t.Package), noScreen, program, "-test.run=^$", "-test.fuzz=^"+t.Name+"$",
		"-test.fuzztime="+length.String(), "-test.fuzzminimizetime=10s", "-test.fuzzcachedir="+cache)
	if err == nil {
		for _, line := range lines[max(0, len(lines)-3):] {
			if strings.HasPrefix(line, "fuzz: elapsed") {
				r.Say("  %s", strings.TrimPrefix(line, "fuzz: "))
				break
			}
		}
		return nil
	}
	if endedLate(lines) {
		r.symptoms = r.symptoms[:before]
		r.Say("  the fuzzer ended late, with nothing found")
		return nil
	}
	for _, line := range lines {
		r.Say("  %s", line)
	}
	r.symptoms = append(r.symptoms, failures(lines)...)
	return err
}

// fuzzShare is an equal part of what is left, in whole tenths of a second, and never nothing.
func fuzzShare(left time.Duration, targets int) time.Duration {
	return max(left/time.Duration(targets), time.Second).Truncate(100 * time.Millisecond)
}

// findTargets reads the module for fuzz functions, package by package: to have the go command list them would build every test.
func findTargets(root string) (targets []Target, err error) {
	err = eachGoFile(root, func(file string, source []byte) {
		if strings.HasSuffix(file, "_test.go") {
			for _, found := range fuzzFunction.FindAllSubmatch(source, -1) {
				targets = append(targets, Target{Package: "./" + filepath.ToSlash(filepath.Dir(file)), Name: string(found[1])})
			}
		}
	})
	return targets, err
}

var fuzzFunction = regexp.MustCompile(`(?m)^func (Fuzz\w*)\(\w+ \*testing\.F\)`)

// endedLate tells the one failure that is the fuzzer's own: its time ends while an input is tried. A
// find always names the file it is kept in.
func endedLate(lines []string) bool {
	text := strings.Join(lines, "\n")
	return strings.Contains(text, "context deadline exceeded") && !strings.Contains(text, "Failing input written to") &&
		!strings.Contains(text, "panic: ")
}
