package durability_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/engines/common/files/crashtest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// lines is how many lines the matches have.
const lines = 200

// name is the file of a match in its folder.
const name = "a.match"

// A player plays a match by chance.
type player struct {
	*session.Session
	random  *rand.Rand
	options session.Options
}

// options returns the options of a match that notes the times, with a clock that goes on a minute at each look.
func options(random *rand.Rand) session.Options {
	o := games.All().Options()
	now := time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
	o.Random, o.NoteTimes = random, true
	o.Now = func() time.Time {
		now = now.Add(time.Minute)
		return now
	}
	return o
}

// step makes a line by chance: a move, or one is taken back or made again.
func (p *player) step() error {
	n := p.random.IntN(20)
	switch over := p.Over(); {
	case over || n == 0 && p.CanUndo():
		return p.Undo()
	case n == 1 && p.CanRedo():
		return p.Redo()
	}
	err := p.Play(p.Engine().Sample(p.WithSealed(), p.random))
	if errors.As(err, new(*record.Refused)) {
		return nil
	}
	return err
}

// play plays a match of a number of lines, and leaves and opens it now and then. shown is called with the
// number of lines whenever the observers of the match hear of one.
func play(t *testing.T, path string, h record.Header, lines int, seed uint64, shown func(lines int)) {
	t.Helper()
	p := &player{random: rand.New(rand.NewPCG(seed, 1))}
	p.options = options(p.random)
	var err error
	if p.Session, err = session.Create(path, h, p.options); err != nil {
		t.Fatal(err)
	}
	observe := func() { p.Subscribe(func(session.Change) { shown(len(p.Match().Steps())) }) }
	observe()
	shown(0)
	for n, left := 0, 0; len(p.Match().Steps()) < lines; n++ {
		if err := p.step(); err != nil || n > 20*lines {
			t.Fatalf("the line after %d: %v", len(p.Match().Steps()), err)
		}
		if now := len(p.Match().Steps()) / 60; now > left {
			left = now
			p.Close()
			if p.Session, err = session.Open(path, p.options); err != nil {
				t.Fatal(err)
			}
			observe()
		}
	}
	p.Close()
}

// A match of 200 lines of each game opens in each state with all lines that were shown and none that was not
// played, tells what was cut off, and goes on from there.
func TestAMatchLosesNoLine(t *testing.T) {
	states, list := 0, games.All().Every()
	for i := range len(list) * round.Many(1, 1, 2) {
		game := list[i%len(list)]
		t.Run(game.ID, func(t *testing.T) {
			ruleset := "standard"
			if game.ID == games.Own().Engine.Info.ID {
				ruleset = "duck-pond"
			}
			folder := t.TempDir()
			d := crashtest.New(t, folder)
			path := filepath.Join(folder, "Matches", name)
			h := gamestest.Header(t, game.ID, ruleset)
			if err := household.Folder(folder).Make(); err != nil {
				t.Fatal(err)
			}
			play(t, path, h, lines, uint64(i), func(lines int) { d.Show(1 + lines) })
			d.Close()
			whole, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			m := &played{whole: whole, options: games.All().Options()}
			file, err := record.Read(whole)
			if err != nil || len(file.Lines) < lines {
				t.Fatalf("%d lines are there: %v", len(file.Lines), err)
			}
			m.lines = file.Lines
			states += d.Check(t, 1, round.Many(20, 650, 10_000), m.check)
		})
	}
	t.Logf("%d states", states)
}

// played is a match as it was before any crash.
type played struct {
	whole   []byte
	lines   []record.FileLine
	options session.Options
	cut     int // how many were opened that were cut off
}

// check opens the match after a crash.
func (m *played) check(folder string, s crashtest.State) error {
	path := filepath.Join(folder, "Matches", name)
	opened, err := session.Open(path, m.options)
	if s.Shown == 0 && errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	defer opened.Close()
	kept := len(opened.Match().Steps())
	if err := m.compare(path, kept, s.Shown-1); err != nil {
		return err
	}
	left := s.Files["Matches/"+name]
	if !m.isCut(left) {
		return nil
	}
	if len(opened.File.Notices()) == 0 {
		return fmt.Errorf("nothing is told of what was cut off, the end is %q", left[max(0, len(left)-80):])
	}
	if m.cut++; m.cut%16 > 0 {
		return nil
	}
	p := &player{Session: opened, random: rand.New(rand.NewPCG(1, uint64(m.cut))), options: m.options}
	for n := 0; len(p.Match().Steps()) == kept; n++ {
		if err := p.step(); err != nil || n > lines {
			return fmt.Errorf("the match does not go on: %w", err)
		}
	}
	again, err := session.Open(path, m.options)
	if err != nil {
		return fmt.Errorf("after the next line: %w", err)
	}
	defer again.Close()
	if now := len(again.Match().Steps()); now != len(p.Match().Steps()) || len(again.File.Notices()) > 0 {
		return fmt.Errorf("after the next line there are %d, want %d; told is %q", now, kept+1, again.File.Notices())
	}
	return m.compare(path, kept, kept)
}

// compare compares the first lines of a file with those that were played. least is how many must be there.
func (m *played) compare(path string, kept, least int) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	file, err := record.Read(data)
	if err != nil {
		return err
	}
	if kept < least || kept > len(m.lines) {
		return fmt.Errorf("%d lines are there, %d were shown", kept, least)
	}
	same := func(a, b record.FileLine) bool { return a.Text == b.Text }
	if !slices.EqualFunc(file.Lines[:kept], m.lines[:kept], same) {
		return fmt.Errorf("the lines are %v", file.Lines)
	}
	return nil
}

// isCut reports whether a file is no beginning of the match up to the end of a line. A remark needs no end.
func (m *played) isCut(left []byte) bool {
	last := left[bytes.LastIndexByte(left, '\n')+1:]
	return !bytes.HasPrefix(m.whole, left) || len(last) > 0 && !strings.HasPrefix(string(last), "#")
}
