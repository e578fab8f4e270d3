package main

import (
	"cmp"
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
	// dump is the file of its screen, while it has one.
	dump string
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

// onScreen gives the trial a screen while job runs.
func (t *trial) onScreen(ctx context.Context, job func() error) error {
	return t.withScreen(ctx, func(screen []string) error {
		before := t.env
		defer func() { t.env = before }()
		t.env = append(t.env[:len(t.env):len(t.env)], screen...)
		t.dump = strings.TrimPrefix(screen[len(screen)-1], "HOMESPUN_SCREEN=")
		return job()
	})
}

// A running is a program that has been started and goes on.
type running struct {
	ended chan error
	stop  func()
}

// starts starts the program, or something else by its words.
func (t *trial) starts(ctx context.Context, env []string, words ...string) (*running, error) {
	ctx, cancel := context.WithCancel(ctx)
	begun := command(ctx, append(t.env[:len(t.env):len(t.env)], env...), words[0], words[1:]...)
	if err := begun.Start(); err != nil {
		cancel()
		return nil, err
	}
	r := &running{ended: make(chan error, 1), stop: cancel}
	go func() { r.ended <- begun.Wait() }()
	return r, nil
}

// close stops the program and waits until it has ended, before anything is taken away.
func (r *running) close() {
	r.stop()
	r.ended <- <-r.ended
}

// longest is how long a trial waits for what should come at once, on a machine that has much else to do.
const longest = 2 * time.Minute

// until waits until something is so while a program goes on.
func (r *running) until(ctx context.Context, what string, so func() bool) error {
	var early error
	err := waits(ctx, what, func() bool {
		select {
		case err := <-r.ended:
			r.ended <- err
			early = fmt.Errorf("the program ended before %s: %v", what, err)
		default:
		}
		return early != nil || so()
	})
	return cmp.Or(early, err)
}

// waits waits until something is so, as long as that may take.
func waits(ctx context.Context, what string, so func() bool) error {
	for begun := time.Now(); !so(); {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
		if time.Since(begun) > longest {
			return fmt.Errorf("after %s it is still not so that %s", longest, what)
		}
	}
	return nil
}

// shown reports whether there is a window, which has many colours.
func (t *trial) shown() bool { return len(coloursOf(t.dump)) >= 40 }

// asked notes in a family's folder that it has been asked who is there; then the program begins with the
// shelf.
func asked(family string) error {
	if err := os.MkdirAll(family, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(family, "People.toml"), nil, 0o644)
}

// begins starts the program, waits until its window shows something, and says how long that took.
func (t *trial) begins(ctx context.Context, what string, args ...string) (*running, error) {
	begun := time.Now()
	window, err := t.starts(ctx, nil, append(t.start[:len(t.start):len(t.start)], args...)...)
	if err != nil {
		return nil, err
	}
	if err := window.until(ctx, "there is "+what, t.shown); err != nil {
		window.close()
		return nil, err
	}
	fmt.Fprintf(t.out, "  %s is there after %.1f s\n", what, time.Since(begun).Seconds())
	return window, nil
}

// shelf starts the program once more, as a double-click does, and says how long it takes until the shelf is
// there.
func (t *trial) shelf(ctx context.Context, name string) error {
	window, err := t.begins(ctx, "the shelf")
	if err != nil {
		return err
	}
	defer window.close()
	time.Sleep(time.Second) // it is drawn whole
	_, err = pictureOf(t.dump, filepath.Join("dist", "pictures", name+"-shelf.png"))
	return err
}

// opens opens the window with a match, waits until it shows something, pictures it, and starts the program a
// second time with another match: that start has to end at once, and the window to show its match.
func (t *trial) opens(ctx context.Context, name string) error {
	var matches []string
	for _, game := range []string{"sitters", "cubed"} {
		match := filepath.Join(t.folder, "a match of "+game+".match")
		if err := copyFile(filepath.Join("engines", game, "testdata", "story.match"), match); err != nil {
			return err
		}
		matches = append(matches, match)
	}
	window, err := t.begins(ctx, "the window", "open", matches[0])
	if err != nil {
		return err
	}
	defer window.close()
	time.Sleep(3 * time.Second) // the match is opened
	first, err := pictureOf(t.dump, filepath.Join("dist", "pictures", name+".png"))
	if err != nil {
		return err
	}
	begun := time.Now()
	second, err := t.starts(ctx, nil, append(t.start[:len(t.start):len(t.start)], "open", matches[1])...)
	if err != nil {
		return err
	}
	defer second.close()
	select {
	case err := <-second.ended:
		second.ended <- err
		if err != nil {
			return fmt.Errorf("a second start: %w", err)
		}
	case <-time.After(longest):
		return errors.New("a second start did not come to the window that is open")
	}
	fmt.Fprintf(t.out, "  a second start comes to it in %.1f s\n", time.Since(begun).Seconds())
	err = window.until(ctx, "the window shows the match of the second start", func() bool {
		now, err := readDump(t.dump)
		return err == nil && unlike(first, now) > 0.2
	})
	if err != nil {
		return err
	}
	time.Sleep(time.Second) // it is drawn whole
	_, err = pictureOf(t.dump, filepath.Join("dist", "pictures", name+"-second.png"))
	return err
}
