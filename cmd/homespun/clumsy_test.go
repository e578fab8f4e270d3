package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/record"
)

// A line that is longer than any can be ends the match at the terminal, as it may never end; what was played
// before is kept. What comes last needs no end.
func TestALineTooLongEndsTheMatchAtTheTerminal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	for long, want := range map[int]struct {
		code int
		kept string
	}{
		longestLine - 20:  {0, "container d1\ntable: undo\ncollectors: container e1\n"},
		longestLine + 1:   {exitUsage, "container d1\n"},
		3*longestLine + 7: {exitUsage, "container d1\n"},
	} {
		var out bytes.Buffer
		typed := "container d1\n" + strings.Repeat("x", long) + "\nundo\ncontainer e1"
		code := run([]string{"play", "sitters", "--record", path}, strings.NewReader(typed), &out, &out)
		if told := strings.Contains(out.String(), errTooLong.Error()); code != want.code ||
			told != (long > longestLine) || out.Len() > 20_000 {
			t.Errorf("%d bytes: exit %d\n%.2000s", long, code, out.String())
		}
		data, err := os.ReadFile(path)
		if err != nil || !strings.HasSuffix(string(data), want.kept) {
			t.Errorf("%d bytes: the file holds\n%s%v", long, data, err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}

// Who ends the input in the middle of a line leaves after it, although a terminal would give more.
func TestTheEndInTheMiddleOfALine(t *testing.T) {
	in := inTurn{func() string {
		return "container d1\ncontainer e1"
	}, func() string { return "" }, func() string { return "container f1\n" }}
	var out bytes.Buffer
	if code := run([]string{"play", "sitters"}, &endsInTurn{&in}, &out, &out); code != 0 ||
		!strings.Contains(out.String(), "collectors: container e1") ||
		strings.Contains(out.String(), "container f1") {
		t.Errorf("exit %d\n%s", code, out.String())
	}
}

// endsInTurn is an input that ends where its next line is empty, and goes on after that.
type endsInTurn struct{ in *inTurn }

func (e *endsInTurn) Read(b []byte) (int, error) {
	n, err := e.in.Read(b)
	if n == 0 {
		err = io.EOF
	}
	return n, err
}

// broken is a standard input that breaks.
type broken struct{}

func (broken) Read([]byte) (int, error) {
	return 0, &os.PathError{Op: "read", Path: "stdin", Err: syscall.EIO}
}

func TestAStandardInputThatBreaksIsAnError(t *testing.T) {
	var out, errOut bytes.Buffer
	if code := run([]string{"play", "sitters"}, broken{}, &out, &errOut); code != exitUsage ||
		errOut.String() != "homespun: standard input cannot be read: "+syscall.EIO.Error()+"\n" {
		t.Errorf("exit %d: %s", code, errOut.String())
	}
}

// A simulation that is stopped says so in words.
func TestASimulationThatIsStopped(t *testing.T) {
	err := stopped(fmt.Errorf("match 3: %w", context.Canceled))
	var e *exit
	if !errors.As(err, &e) || e.code != exitNo || strings.Contains(err.Error(), "context") {
		t.Errorf("got %v", err)
	}
	if other := errors.New("so"); stopped(other) != other {
		t.Error("another error is taken for it")
	}
}

// The level of a bot is written as it is in every match, whoever typed it how.
func TestBotsAreNamedInAnyLetters(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	var out bytes.Buffer
	if code := run([]string{"play", "sitters", "--seats", "Ava, Bot:EASY ", "--record", path},
		strings.NewReader("quit\n"), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	report := record.VerifyFile(path, games.All().Resolve, games.All().Say)
	data, err := os.ReadFile(path)
	if !report.OK || err != nil || !strings.Contains(string(data), `bot = "easy"`) {
		t.Errorf("%+v, %v\n%s", report.Error, err, data)
	}
}

// What a line says to type does with a shell what it says, whatever stands in the name.
func TestNamesAsAShellTakesThem(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("its shell has other signs")
	}
	for name, want := range map[string]string{
		"Kitchen": "Kitchen", "a.match": "a.match", "sub/a.match": "sub/a.match", "Küche": "Küche",
		"my deck.toml": `"my deck.toml"`, "Grandma's": `"Grandma's"`, "": `""`,
		"$(reboot)": `'$(reboot)'`, "`x`": "'`x`'", `a"b`: `'a"b'`, `it's "$x"`: `'it'\''s "$x"'`, `\`: `'\'`,
		"a;b": `"a;b"`, "a!": `'a!'`,
	} {
		if got := argument(name); got != want {
			t.Errorf("%q is written as %s, want %s", name, got, want)
		}
	}
}
