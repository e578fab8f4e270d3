package session_test

import (
	"os"
	"strings"
	"testing"

	"homespun/companion/match/session"
)

// A name put right counts for the lines before it too, in the log and when looking back, and is undone with
// its line. The file says by a remark that the person is the same.
func TestANamePutRightIsRightFromTheStart(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Bne"), options())
	tab.play("dice: 1", "A: sow p3", "dice: 1")
	tab.Log()
	names := func() (list []string) {
		for _, entry := range tab.Log() {
			if entry.Active {
				list = append(list, entry.Seats[1].Names...)
			}
		}
		tab.Look(-1)
		_, start := tab.Shown()
		tab.Look(1)
		_, later := tab.Shown()
		tab.LookNow()
		return append(list, start[1].Names[0], later[1].Names[0])
	}
	if err := tab.PutNameRight(1, "Ben  the\nGreat"); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(names(), ","); got != strings.Repeat(",Ben the Great", 6)[1:] {
		t.Errorf("it is told of %s", got)
	}
	data, err := os.ReadFile(tab.path)
	if err != nil || !strings.HasSuffix(string(data), "dice: 1\n# same person\ntable: seat B Ben the Great\n") {
		t.Errorf("%v: the file is\n%s", err, data)
	}
	saved, err := session.Matches(strings.TrimSuffix(tab.path, "/a.match"), options())
	if err != nil || len(saved) != 1 || saved[0].Header.Seats[1].Names[0] != "Ben the Great" {
		t.Errorf("the list of matches names %v, %v", saved, err)
	}
	again, err := session.Open(tab.path, options())
	if err != nil || again.Log()[0].Seats[1].Names[0] != "Ben the Great" {
		t.Errorf("read again: %v", err)
	}
	if err := tab.Undo(); err != nil || strings.Contains(strings.Join(names(), ","), "Ben") {
		t.Errorf("%v: after undo it is told of %q", err, names())
	}
	if err := tab.Redo(); err != nil || strings.Contains(strings.Join(names(), ","), "Bne") {
		t.Errorf("%v: after redo it is told of %q", err, names())
	}
	if err := tab.PutNameRight(1, "bot easy"); err == nil {
		t.Error("a bot is a right name")
	}
	if err := tab.Restore(); err != nil {
		t.Fatal(err)
	}
	if data, _ := os.ReadFile(tab.Path()); !strings.Contains(string(data), "# same person\ntable: seat B Ben the Great\n") {
		t.Errorf("written again the file is\n%s", data)
	}
}

// Whoever takes a seat answers in secret anew. A name put right changes nothing that is sealed, and so do the
// other seats.
func TestWhoeverTakesASeatAnswersAnew(t *testing.T) {
	for name, c := range map[string]struct {
		change func(tab *table) error
		laid   string
	}{
		"somebody else":    {func(tab *table) error { return tab.Sit(1, "Zoë") }, "A"},
		"a bot":            {func(tab *table) error { return tab.SitBot(1, "easy") }, "A"},
		"a name put right": {func(tab *table) error { return tab.PutNameRight(1, "Benny") }, "AB"},
		"no name":          {func(tab *table) error { _ = tab.Sit(1, "bot"); return nil }, "AB"},
		"no bot":           {func(tab *table) error { _ = tab.SitBot(1, "clever"); return nil }, "AB"},
	} {
		tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
		tab.play("A: lays move self", "B: lays raid red")
		tab.HoldBots(true) // so that a bot does not answer at once
		if err := c.change(tab); err != nil || tab.whoLaid() != c.laid {
			t.Errorf("%s: %v, %q have laid, want %q", name, err, tab.whoLaid(), c.laid)
		}
	}
}

// Undo takes back first what was done last, whether an answer was sealed or a seat was taken.
func TestUndoTakesBackASeatBeforeAnAnswerThatWasSealedEarlier(t *testing.T) {
	tab := wagons(t, "Ava", "Ben", "Cleo", "Dan")
	tab.play("A: lays move self")
	if err := tab.Sit(1, "Zoë"); err != nil {
		t.Fatal(err)
	}
	tab.play("B: lays raid red")
	for _, want := range []string{"A Zoë", "A Ben", " Ben"} {
		if err := tab.UndoMove(); err != nil {
			t.Fatal(err)
		}
		if got := tab.whoLaid() + " " + tab.Seats()[1].Names[0]; got != want {
			t.Errorf("after an undo it is %q, want %q", got, want)
		}
	}
}

// The last line of a file without a line end is offered, unless it may be a hidden answer or can be no move.
func TestALastLineWithoutAnEndIsOffered(t *testing.T) {
	for _, c := range []struct{ game, lines, last, want string }{
		{"sowing", "dice: 1\n", "A: sow p3", "A: sow p3"},
		{"sowing", "dice: 1\n", "A: sow p3  # Ben cried", "A: sow p3  # Ben cried"},
		{"sowing", "dice: 1\n", "table: seat B Zoë", "table: seat B Zoë"},
		{"sowing", "dice: 1\n", "A: sow p9", ""},
		{"sowing", "dice: 1\n", "A: sow", ""},
		{"sowing", "dice: 1\n", "# A: sow p3", ""},
		{"sowing", "dice: 1\n", "", ""},
		{"signs", "", "A: shows rock", ""},
		{"signs", "A: shows rock\n", "B: shows paper", ""},
	} {
		tab, o := begin(t, header(c.game, "Ava", "Ben"), options()), options()
		o.NoteTimes = true
		data, err := os.ReadFile(tab.path)
		if err != nil {
			t.Fatal(err)
		}
		whole := string(data) + "# at 2026-11-21T18:00:00Z\n" + c.lines + c.last
		if err := os.WriteFile(tab.path, []byte(whole), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := session.Open(tab.path, o)
		if err != nil || s.File.LeftOut() != c.want {
			t.Fatalf("%q after %q: %v, offers %q", c.last, c.lines, err, s.File.LeftOut())
		}
		if s.Close(); c.want == "" {
			continue
		}
		// who leaves without an answer is asked again
		if s, err = session.Open(tab.path, o); err != nil || s.File.LeftOut() != c.want {
			t.Fatalf("%q after %q, once more: %v, offers %q", c.last, c.lines, err, s.File.LeftOut())
		}
		if err := s.TakeLeftOut(); err != nil || s.File.LeftOut() != "" || len(s.Match().Steps()) != 2 {
			t.Errorf("%q: %v, %d lines, offers %q", c.last, err, len(s.Match().Steps()), s.File.LeftOut())
		}
		if data, _ := os.ReadFile(tab.path); string(data) != whole+"\n" {
			t.Errorf("%q: the file is\n%s", c.last, data)
		}
	}
}
