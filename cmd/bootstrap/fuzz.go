package main

import (
	"context"
	"errors"
	"regexp"
	"slices"
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
type Target struct{ Package, Name string }

// checkFuzz gives every target an equal part of the time.
func checkFuzz(ctx context.Context, r *Round) error {
	lines, err := r.Output(ctx, noScreen, "test", "-list=^Fuzz", "./...")
	if err != nil {
		r.symptoms = append(r.symptoms, failures(lines)...)
		return err
	}
	targets := readTargets(lines)
	if len(targets) == 0 {
		r.Say("There is no fuzz target.")
		return nil
	}
	// Fuzzing needs builds of its own; they are no part of the time.
	var packages []string
	for _, t := range targets {
		if !slices.Contains(packages, t.Package) {
			packages = append(packages, t.Package)
			r.progress.Note("building " + t.Package)
			if _, err := r.Output(ctx, noScreen, "test", "-run=^$", "-fuzz=^$", t.Package); err != nil {
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
		found = append(found, r.fuzz(ctx, t, share))
	}
	return errors.Join(found...)
}

// fuzz runs one target. What it finds is kept by Go in the package's testdata/fuzz.
func (r *Round) fuzz(ctx context.Context, t Target, length time.Duration) error {
	before := len(r.symptoms)
	lines, err := r.Output(ctx, noScreen, "test", "-run=^$", "-fuzz=^"+t.Name+"$",
		"-fuzztime="+length.String(), "-fuzzminimizetime=10s", t.Package)
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

// readTargets reads go test -list: names, then the line of the package they belong to.
func readTargets(lines []string) []Target {
	var out []Target
	var names []string
	for _, line := range lines {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 1 && fuzzName.MatchString(line):
			names = append(names, line)
		case len(fields) >= 2 && fields[0] == "ok":
			for _, name := range names {
				out = append(out, Target{Package: fields[1], Name: name})
			}
			names = nil
		}
	}
	return out
}

var fuzzName = regexp.MustCompile(`^Fuzz\w*$`)

// endedLate tells the one failure that is the fuzzer's own: its time ends while an input is tried. A
// find always names the file it is kept in.
func endedLate(lines []string) bool {
	text := strings.Join(lines, "\n")
	return strings.Contains(text, "context deadline exceeded") && !strings.Contains(text, "Failing input written to") &&
		!strings.Contains(text, "panic: ")
}
