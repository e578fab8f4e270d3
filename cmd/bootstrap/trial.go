package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// trials try what a release has made: each package is installed, its program is used and pictured, and then
// taken away again. They are a round of their own, -release.
var trials = []check{
	{"made", "a release, made twice with the same bytes", whole, forWindow | forRelease, checkMade},
	{"debian", "the package for Debian, in a root of its own", whole, forWindow | forRelease | forChecks, checkDebian},
	{"archive", "the archive for Linux, in a home of its own", whole, forWindow | forRelease | forChecks, checkArchive},
	{"windows", "the installer for Windows, in a fresh Wine", whole, forWindow | forRelease | forChecks | forWine,
		checkWindows},
}

// checkMade makes the release twice.
func checkMade(ctx context.Context, r *round) error {
	var sums [2]string
	for i := range sums {
		if makeRelease(ctx, r.machine) != 0 {
			return errors.New("the release could not be made")
		}
		said, err := os.ReadFile(filepath.Join("dist", "SHA256SUMS"))
		if err != nil {
			return err
		}
		sums[i] = string(said)
	}
	if sums[0] != sums[1] {
		return fmt.Errorf("made twice, the packages differ:\n%s\n%s", sums[0], sums[1])
	}
	return nil
}

// packageOf returns the path of the package in dist whose name matches a pattern.
func packageOf(pattern string) (string, error) {
	found, err := filepath.Glob(filepath.Join("dist", pattern))
	if err != nil || len(found) != 1 {
		return "", fmt.Errorf("in dist there are %d of %s: make the release first", len(found), pattern)
	}
	return filepath.Abs(found[0])
}

// A trial is an installed program that is tried.
type trial struct {
	*round
	// start is the command that runs it, env what it needs besides.
	start []string
	env   []string
	// home is its home, and folder where its results come to.
	home, folder string
}

// answers has the program verify a recorded match of every game, and print a set of each, and compares what
// it says and prints with what the program does that is built here.
func (t *trial) answers(ctx context.Context) error {
	own := command(ctx, noCgo, "go build -buildvcs=false -o", filepath.Join(t.folder, "own"), program)
	if _, err := t.output(own); err != nil {
		return err
	}
	matches, err := filepath.Glob(filepath.Join("engines", "*", "testdata", "story.match"))
	if err != nil || len(matches) < 6 {
		return fmt.Errorf("%d games have a recorded match: %v", len(matches), err)
	}
	for _, match := range matches {
		game := filepath.Base(filepath.Dir(filepath.Dir(match)))
		for _, args := range [][]string{{"verify", "--json", match}, {"print", game, "--paper", "a4", "-o"}} {
			var said [2]string
			for i, start := range [][]string{t.start, {filepath.Join(t.folder, "own")}} {
				run := append(start[:len(start):len(start)], args...)
				paper := filepath.Join(t.folder, fmt.Sprintf("%s-%d.pdf", game, i))
				if args[0] == "print" {
					run = append(run, paper)
				}
				out, err := t.output(command(ctx, t.env, run[0], run[1:]...))
				if err != nil {
					return err
				}
				// a text has the line ends of its system, a PDF the same bytes on each
				if said[i] = strings.ReplaceAll(out, "\r\n", "\n"); args[0] == "print" {
					printed, err := os.ReadFile(paper)
					if err != nil {
						return err
					}
					said[i] = string(printed)
				}
			}
			if said[0] != said[1] {
				return fmt.Errorf("%s %s differs from what the program built here does", args[0], game)
			}
		}
		fmt.Fprintf(t.out, "  %s is verified, and printed with the same bytes\n", game)
	}
	return nil
}

// opens opens the window with a match, waits until it shows something, pictures it, starts the program a
// second time, which has to end at once, and closes it.
func (t *trial) opens(ctx context.Context, name string) error {
	match, err := filepath.Abs(filepath.Join("engines", "sitters", "testdata", "story.match"))
	if err != nil {
		return err
	}
	copied := filepath.Join(t.folder, "a match.match")
	if err := copyFile(match, copied); err != nil {
		return err
	}
	return t.withScreen(ctx, func(screen []string) error {
		window, stop := context.WithCancel(ctx)
		defer stop()
		run := append(t.start[:len(t.start):len(t.start)], "open", copied)
		env := append(t.env[:len(t.env):len(t.env)], screen...)
		opened := command(window, env, run[0], run[1:]...)
		begun := time.Now()
		if err := opened.Start(); err != nil {
			return err
		}
		ended := make(chan error, 1)
		defer func() { stop(); <-ended }() // before anything is taken away
		go func() { ended <- opened.Wait() }()
		dump := strings.TrimPrefix(screen[len(screen)-1], "HOMESPUN_SCREEN=")
		for len(coloursOf(dump)) < 40 {
			select {
			case err := <-ended:
				ended <- err
				return fmt.Errorf("the window closed by itself: %w", err)
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(100 * time.Millisecond):
			}
			if time.Since(begun) > 2*time.Minute {
				return errors.New("after two minutes there is no window")
			}
		}
		fmt.Fprintf(t.out, "  the window is there after %.1f s\n", time.Since(begun).Seconds())
		time.Sleep(3 * time.Second) // the match is opened
		if err := pictureOf(dump, filepath.Join("dist", "pictures", name+".png")); err != nil {
			return err
		}
		second := command(window, env, t.start[0], t.start[1:]...)
		done := make(chan error, 1)
		go func() { done <- second.Run() }()
		select {
		case err := <-done:
			if err != nil {
				return fmt.Errorf("a second start: %w", err)
			}
		case <-time.After(30 * time.Second):
			return errors.New("a second start did not come to the window that is open")
		}
		return nil
	})
}
