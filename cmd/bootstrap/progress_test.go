package main

import (
	"bytes"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// halted is a progress whose time is the test's, and which moves only when told.
func halted(out *bytes.Buffer, terminal bool, now *time.Time) *Progress {
	p := &Progress{out: out, terminal: terminal, now: func() time.Time { return *now }, label: "building", finish: make(chan struct{})}
	p.began, p.told = *now, *now
	return p
}

func TestOnATerminalOneLineMoves(t *testing.T) {
	now := time.Unix(0, 0)
	var out bytes.Buffer
	p := halted(&out, true, &now)
	p.Step(300, "fyne.io/fyne/v2/widget")
	now = now.Add(65 * time.Second)
	p.Beat()
	first := out.String()
	if want := "building  1m05s  1 of about 300  fyne.io/fyne/v2/widget"; !strings.Contains(first, want) {
		t.Errorf("%q, want %q", first, want)
	}
	p.Beat()
	if out.String()[len(first)] != '\r' || strings.Contains(out.String(), "\n") {
		t.Errorf("%q: the line does not move", out.String())
	}
	p.Print("a message")
	if !strings.Contains(out.String(), "\ra message\n") {
		t.Errorf("%q: no line of its own for a message", out.String())
	}
	if took := p.Stop(); took != 65*time.Second || !strings.HasSuffix(out.String(), " \r") {
		t.Errorf("%s, %q: the line stays", took, out.String())
	}
	p.Stop() // twice is no harm
}

func TestALineNeverWraps(t *testing.T) {
	now := time.Unix(0, 0)
	var out bytes.Buffer
	p := halted(&out, true, &now)
	p.Note(strings.Repeat("é", 200))
	p.Beat()
	if n := utf8.RuneCountInString(out.String()); n != lineWidth {
		t.Errorf("%d columns", n)
	}
}

func TestAPlainLogIsToldNowAndThen(t *testing.T) {
	now := time.Unix(0, 0)
	var out bytes.Buffer
	p := halted(&out, false, &now)
	for range 60 {
		now = now.Add(time.Second)
		p.Beat()
	}
	if n := strings.Count(out.String(), "\n"); n != 2 || strings.Contains(out.String(), "\r") {
		t.Errorf("%q: want 2 lines in a minute", out.String())
	}
}

func TestLinesComeWhole(t *testing.T) {
	var got []string
	l := newLines(func(line string) { got = append(got, line) })
	for _, piece := range []string{"a", "b\nc", "\r\n", "\n", "10%\r20%\r", "end"} {
		l.Write([]byte(piece))
	}
	l.Close()
	if want := "ab|c||10%|20%|end"; strings.Join(got, "|") != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTailKeepsTheLast(t *testing.T) {
	tail := &Tail{Keep: 2}
	for _, line := range []string{"a", "b", "c"} {
		tail.Add(line)
	}
	if got := tail.String(); got != "    b\n    c\n" {
		t.Errorf("%q", got)
	}
}
