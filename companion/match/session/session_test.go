package session_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/record"
)

// resolve resolves matches of the toy games.
func resolve(h record.Header) (engines.Engine, error) { return gamestest.Toys().Resolve(h) }

func options() session.Options {
	return session.Options{Resolve: resolve, Random: rand.New(rand.NewPCG(1, 2)), Now: func() time.Time {
		return time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
	}}
}

// header is a match of people; "bot:easy" among the names is a bot.
func header(game string, names ...string) record.Header {
	h := record.Header{Game: game, Ruleset: "standard"}
	for i, name := range names {
		seat := record.Seat{ID: string(rune('A' + i)), Names: []string{name}}
		if level, ok := strings.CutPrefix(name, "bot:"); ok {
			seat.Names, seat.Bot = nil, level
		}
		h.Seats = append(h.Seats, seat)
	}
	return h
}

// table is a session in a test, in a folder of its own.
type table struct {
	*session.Session
	*testing.T
	path  string
	heard []session.Change
}

func begin(t *testing.T, h record.Header, o session.Options) *table {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.match")
	s, err := session.Create(path, h, o)
	if err != nil {
		t.Fatal(err)
	}
	tab := &table{Session: s, T: t, path: path}
	s.Subscribe(func(e session.Change) { tab.heard = append(tab.heard, e) })
	return tab
}

// play makes lines that may be made.
func (t *table) play(lines ...string) {
	t.Helper()
	for _, line := range lines {
		if err := t.PlayText(line); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	}
}

// lines returns the lines of the match in its file.
func (t *table) lines() []string {
	t.Helper()
	data, err := os.ReadFile(t.path)
	if err != nil {
		t.Fatal(err)
	}
	_, lines, _ := strings.Cut(string(data)[4:], "+++\n")
	return strings.Split(strings.TrimSuffix(lines, "\n"), "\n")
}

func (t *table) wants(lines ...string) {
	t.Helper()
	if diff := cmp.Diff(lines, t.lines()); diff != "" {
		t.Errorf("the file (-want +got):\n%s", diff)
	}
}

func TestALineIsOnDiskBeforeAnybodyHearsOfIt(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	heard := 0
	cancel := tab.Subscribe(func(e session.Change) {
		heard++
		if last := tab.lines()[len(tab.lines())-1]; len(e.Steps) != 1 || last != e.Steps[0].Text ||
			tab.Position() != e.Steps[0].After {
			t.Errorf("heard of %+v while the file ends with %q", e.Steps, last)
		}
	})
	tab.play("dice: 1", "A: sow p3", "table: fix pit p1 4", "table: undo", "table: redo",
		"table: seat B Cleo")
	cancel()
	tab.play("table: undo")
	if heard != 6 {
		t.Errorf("heard %d events before cancelling, want 6", heard)
	}
}

func TestARefusedMoveLeavesEverythingAsItWas(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1")
	before, heard := tab.Position(), len(tab.heard)
	for _, line := range []string{"A: sow p99", "B: sow p1", "dice: 3", "table: redo",
		"table: fix set turn 400"} {
		err := tab.PlayText(line)
		var refused *record.Refused
		if !errors.As(err, &refused) || refused.Verdict.Status != engines.Refused {
			t.Errorf("%q: got %v, want a refusal with a verdict", line, err)
		}
	}
	if err := tab.PlayText("A: hop"); !errors.As(err, new(*record.Unreadable)) {
		t.Errorf("got %v, want that it cannot be read", err)
	}
	tab.wants("dice: 1")
	if tab.Position() != before || len(tab.heard) != heard {
		t.Error("a refused move changed the match")
	}
}

func TestNothingHappensWhereItCannotBeWritten(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1")
	data, _ := os.ReadFile(tab.path)
	os.WriteFile(tab.path, append(data, "A: sow p3\n"...), 0o644)
	before, heard := tab.Position(), len(tab.heard)
	if err := tab.PlayText("A: sow p4"); !errors.Is(err, record.ErrChanged) || tab.Position() != before ||
		len(tab.heard) != heard {
		t.Errorf("got %v, want %v and nothing changed", err, record.ErrChanged)
	}
	if !tab.File.Changed() {
		t.Error("the file has not changed?")
	}
	if err := tab.Reload(); err != nil {
		t.Fatal(err)
	}
	tab.play("dice: 2")
	tab.wants("dice: 1", "A: sow p3", "dice: 2")
}

func TestUndoneFacesLieOnTheTable(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	roll := func() string {
		t.Helper()
		m, err := tab.Roll()
		if err != nil {
			t.Fatal(err)
		}
		return tab.Engine().Format(m)
	}
	first := roll()
	finish := func() {
		for tab.Pending().Who.Has(1) {
			tab.play("B: turn left")
		}
	}
	tab.play("A: sow p3")
	finish()
	second := roll()
	for len(tab.Match().Active()) > 0 {
		if err := tab.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	kept, ok := tab.UndoneRoll()
	if !ok || tab.Engine().Format(kept) != first {
		t.Fatalf("got %v, want that the first roll of %s lies there", kept, first)
	}
	if got := roll(); got != first {
		t.Errorf("the first roll made again is %s, want %s", got, first)
	}
	tab.play("A: sow p5")
	finish()
	if got := roll(); got != second {
		t.Errorf("the second roll made again is %s, want %s", got, second)
	}
	if _, ok := tab.UndoneRoll(); ok {
		t.Error("a third roll lies on the table")
	}
}

func TestTypedFacesAndRollAgainDropWhatLies(t *testing.T) {
	for name, drop := range map[string]func(*table) error{
		"typed":      func(tab *table) error { return tab.Faces(3) },
		"typed line": func(tab *table) error { return tab.PlayText("dice: 3") },
		"again":      func(tab *table) error { _, err := tab.RollAgain(); return err },
	} {
		tab := begin(t, header("sowing", "Ava", "Ben"), options())
		tab.play("dice: 1", "A: sow p3", "dice: 1", "table: undo", "table: undo", "table: undo")
		if _, ok := tab.UndoneRoll(); !ok {
			t.Fatalf("%s: nothing lies on the table", name)
		}
		if err := drop(tab); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		tab.play("table: fix pit p1 4")
		if m, ok := tab.UndoneRoll(); ok {
			t.Errorf("%s: %v still lies there", name, m)
		}
	}
}

func TestRedoTakesTheFacesThatLie(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1", "A: sow p3", "dice: 4", "table: undo", "table: undo", "table: undo", "table: redo",
		"table: redo")
	if m, ok := tab.UndoneRoll(); !ok || m.Args[0] != 4 {
		t.Errorf("got %v %v, want that the 4 lies there", m, ok)
	}
}

func TestFacesLieThereAfterTheAppWasClosed(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 5", "table: undo")
	tab.Close()
	if err := tab.PlayText("dice: 3"); !errors.Is(err, session.ErrClosed) {
		t.Errorf("a closed session: got %v", err)
	}
	again, err := session.Open(tab.path, options())
	if err != nil {
		t.Fatal(err)
	}
	if m, err := again.Roll(); err != nil || m.Args[0] != 5 {
		t.Errorf("got %v %v, want the 5 that lay there", m, err)
	}
}

func TestSecretAnswersAreWrittenInSeatOrderWhenAllHaveLaid(t *testing.T) {
	tab := begin(t, header("signs", "Ava", "Ben", "Cleo"), options())
	tab.play("C: shows rock", "A: shows paper")
	tab.wants("")
	if got := tab.Waiting(); !slices.Equal(got, []engines.Seat{1}) || tab.Pending().Who != engines.Seats(1) {
		t.Errorf("got %v waiting, want B alone", got)
	}
	if m, ok := tab.Sealed(2); !ok || tab.Engine().Format(m) != "shows rock" {
		t.Errorf("C has laid %v", m)
	}
	tab.TakeBack(0)
	tab.play("A: shows rock", "B: shows scissors")
	tab.wants("A: shows rock", "B: shows scissors", "C: shows rock")
	if last := tab.heard[len(tab.heard)-1]; len(last.Steps) != 3 {
		t.Errorf("the reveal was told as %d steps, want 3 at once", len(last.Steps))
	}
	tab.play("A: shows paper", "table: undo")
	if _, ok := tab.Sealed(0); ok || len(tab.lines()) != 3 {
		t.Error("what was laid was not taken back alone")
	}
	tab.play("A: shows paper", "B: shows paper", "C: shows paper", "table: undo")
	if got := len(tab.Match().Active()); got != 3 {
		t.Errorf("%d lines stand after the second reveal was undone, want 3", got)
	}
	tab.wants("A: shows rock", "B: shows scissors", "C: shows rock", "A: shows paper", "B: shows paper",
		"C: shows paper", "table: undo", "table: undo", "table: undo")
	tab.play("table: redo")
	if got := len(tab.Match().Active()); got != 6 {
		t.Errorf("%d lines stand after the reveal was made again, want 6", got)
	}
	tab.play("table: undo", "table: undo")
	if got := len(tab.Match().Active()); got != 0 {
		t.Errorf("%d lines stand after both reveals were undone", got)
	}
}

func TestWhatWasLaidForAnotherPositionIsTakenBack(t *testing.T) {
	tab := begin(t, header("signs", "Ava", "Ben"), options())
	tab.play("A: shows rock", "table: seat B Cleo")
	if _, ok := tab.Sealed(0); !ok {
		t.Error("what A laid was taken back because somebody sat down")
	}
	tab.play("table: fix points A 3")
	if _, ok := tab.Sealed(0); ok {
		t.Error("what A laid stays after a fix")
	}
	tab.play("B: shows rock")
	tab.wants("table: seat B Cleo", "table: fix points A 3")
}

func TestAFileOfHalfARevealGoesOn(t *testing.T) {
	tab := begin(t, header("signs", "Ava", "Ben", "Cleo"), options())
	data, _ := os.ReadFile(tab.path)
	os.WriteFile(tab.path, append(data, "B: shows rock\n"...), 0o644)
	if err := tab.Reload(); err != nil {
		t.Fatal(err)
	}
	tab.play("C: shows paper", "A: shows paper")
	tab.wants("B: shows rock", "A: shows paper", "C: shows paper")
}

func TestSeatsChangeHands(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	for _, name := range []string{"", "  ", "bot", "Bot easy", "bot x y", "\x00"} {
		if err := tab.Sit(1, name); err == nil {
			t.Errorf("%q was taken as a name: %q", name, tab.lines())
		}
	}
	for _, name := range []string{"Cleo", "Zoë the Cat", "🎲", "مرحبا", "line\nbreak",
		strings.Repeat("龍", 5000)} {
		if err := tab.Sit(1, name); err != nil {
			t.Errorf("%.20q: %v", name, err)
		}
	}
	if err := tab.SitBot(1, "clever"); err == nil {
		t.Error("a bot that is not there sat down")
	}
	if err := tab.SitBot(0, "easy"); err != nil || tab.Seats()[0].Bot != "easy" {
		t.Errorf("%v: A is %+v", err, tab.Seats()[0])
	}
	if _, err := session.Open(tab.path, options()); err != nil {
		t.Error(err)
	}
}

func TestTimeTravelShowsAndPlaysNothing(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1", "table: seat B Cleo", "A: sow p3", "table: undo", "A: sow p4")
	steps := tab.Match().Steps()
	for i, step := range steps {
		tab.Look(i)
		if p, seats := tab.Shown(); p != step.After || cmp.Diff(seats, step.Seats) != "" {
			t.Errorf("step %d shows another position", i)
		}
	}
	tab.Look(-1)
	if p, seats := tab.Shown(); p != tab.Match().Start() || seats[1].Names[0] != "Ben" {
		t.Error("the start is not shown")
	}
	if _, past := tab.Looking(); !past || tab.Position() != steps[4].After {
		t.Error("looking back moved the match")
	}
	tab.play("dice: 2")
	if _, past := tab.Looking(); past {
		t.Error("a move left the view in the past")
	}
}

func TestTheLogSaysWhatStandsAndWhatCameOfIt(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1", "A: sow p3", "table: undo", "A: sow p4", "table: fix pit p1 4")
	var got []string
	for _, e := range tab.Log() {
		mark := "-"
		if e.Active {
			mark = "+"
		}
		got = append(got, mark+" "+e.Text)
		if e.Line.Kind == record.MoveLine && len(e.Events) == 0 {
			t.Errorf("%q tells nothing", e.Text)
		}
	}
	want := []string{"+ dice: 1", "- A: sow p3", "- table: undo", "+ A: sow p4", "+ table: fix pit p1 4"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the log (-want +got):\n%s", diff)
	}
}

func TestAMatchKeptNowhereIsPlayedAsWell(t *testing.T) {
	s, err := session.Create("", header("sowing", "Ava", "Ben"), options())
	if err != nil {
		t.Fatal(err)
	}
	if err := s.PlayText("dice: 1"); err != nil || s.Path() != "" || s.File.Changed() {
		t.Errorf("%v, path %q", err, s.Path())
	}
}
