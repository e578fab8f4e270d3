package record_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// programVariable is the environment variable that makes the test binary act as another program, which plays
// the matches it is told to. Its value says which program it is.
const programVariable = "HOMESPUN_TEST_PROGRAM"

// Several programs play the same matches at the same time, and some write an incomplete last line. A program
// that comes second gets an error. So each line that was reported as written is in its file exactly once, no
// other line is in it, and the match can be read.
func TestProgramsThatWriteAtTheSameMomentLoseNothing(t *testing.T) {
	const programs = 3
	rounds := 150
	if testing.Short() {
		rounds = 40
	}
	folder := t.TempDir()
	var players [programs]*player
	for i := range players {
		players[i] = startPlayer(t, i)
	}
	for round := range rounds {
		path := filepath.Join(folder, fmt.Sprintf("%d.match", round))
		text := sowing()
		if round%3 == 2 {
			text += "A: so"
		}
		put(t, path, text)
		for _, p := range players {
			if _, err := fmt.Fprintln(p.in, path); err != nil {
				t.Fatal(err)
			}
		}
		var kept []string
		watchdog.Do(t, "the programs have played", func() {
			for _, p := range players {
				kept = append(kept, p.kept(t)...)
			}
		})
		var found []string
		for line := range strings.Lines(onDisk(t, path)) {
			if tag, ok := strings.CutPrefix(line, "# kept "); ok {
				found = append(found, strings.TrimSpace(tag))
			}
		}
		slices.Sort(kept)
		slices.Sort(found)
		if !slices.Equal(kept, found) {
			t.Errorf("round %d: kept are said to be\n%v, the file has\n%v", round, kept, found)
		}
		if report := record.VerifyFile(path, resolveToys, nil); !report.OK {
			t.Errorf("round %d: %+v\n%s", round, report.Error, onDisk(t, path))
		}
	}
	if left, _ := os.ReadDir(folder); len(left) != rounds {
		t.Errorf("%d files lie in the folder, want the %d matches alone", len(left), rounds)
	}
}

// player is a program that plays.
type player struct {
	in  io.Writer
	out *bufio.Scanner
}

func startPlayer(t *testing.T, number int) *player {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^TestAsAnotherProgram$")
	command.Env = append(os.Environ(), fmt.Sprintf("%s=%d", programVariable, number))
	command.Stderr = os.Stderr
	in, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Skip("no program can be started here:", err)
	}
	t.Cleanup(func() {
		in.Close()
		command.Wait()
	})
	return &player{in, bufio.NewScanner(out)}
}

// kept reads which lines a player says are kept in the match it was told of last.
func (p *player) kept(t *testing.T) []string {
	t.Helper()
	var list []string
	for p.out.Scan() {
		word, tag, _ := strings.Cut(p.out.Text(), " ")
		switch word {
		case "kept":
			list = append(list, tag)
		case "done":
			return list
		default:
			t.Errorf("a program says %q", p.out.Text())
		}
	}
	t.Fatalf("a program has ended: %v", p.out.Err())
	return nil
}

// TestAsAnotherProgram is the main function of the other programs.
func TestAsAnotherProgram(t *testing.T) {
	number := os.Getenv(programVariable)
	if number == "" {
		t.Skip("this is the other program of another test")
	}
	matches := 0
	for in := bufio.NewScanner(os.Stdin); in.Scan(); matches++ {
		for _, tag := range playAtOnce(in.Text(), fmt.Sprintf("%s-%d", number, matches)) {
			fmt.Println("kept", tag)
		}
		fmt.Println("done")
	}
	os.Exit(0)
}

// playAtOnce plays a match and reads it again whenever another program has changed it. It returns the tags of
// the lines that were written.
func playAtOnce(path, name string) []string {
	const lines = 4
	var kept []string
	random := rand.New(rand.NewPCG(1, uint64(len(name))))
	for len(kept) < lines {
		file, writer, err := record.Open(path)
		if err != nil {
			fmt.Println("cannot open:", err)
			return kept
		}
		match, err := record.Replay(file, resolveToys)
		if err != nil {
			fmt.Println("cannot replay:", err)
			return kept
		}
		for err == nil && len(kept) < lines {
			line := record.Line{Kind: record.UndoLine}
			if !match.Over() {
				line = record.MoveOf(match.Engine().Sample(match.Position(), random))
			}
			steps, wrong := match.Try(line)
			if wrong != nil {
				fmt.Println("cannot play:", wrong)
				return kept
			}
			tag := fmt.Sprintf("%s-%d", name, len(kept))
			if err = writer.Append(steps[0].Text, "# kept "+tag); err == nil {
				match.Take(steps...)
				kept = append(kept, tag)
			}
		}
		// which a slow disk may bring about
		if err != nil && !errors.Is(err, record.ErrChanged) && !errors.Is(err, files.ErrHeld) {
			fmt.Println("cannot write:", err)
			return kept
		}
	}
	return kept
}
