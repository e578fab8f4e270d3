package session_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines/record"
)

// halfway opens a recorded match of a game after so many of its lines, in a folder of the test's own.
func halfway(t *testing.T, game, name string, lines int) *session.Session {
	t.Helper()
	whole, err := os.ReadFile(filepath.Join("..", "..", "..", "engines", game, "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "2026-11-24 "+game+".match")
	_, after, _ := strings.Cut(string(whole), "+++\n")
	front, moves, _ := strings.Cut(after, "+++\n")
	var kept []string
	for line := range strings.Lines(moves) {
		if strings.TrimSpace(line) != "" && line[0] != '#' && len(kept) < lines {
			kept = append(kept, line)
		}
	}
	text := "+++\n" + front + "+++\n" + strings.Join(kept, "")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(path, games.All().Options())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// by returns the front matter of a match like that of a session, by a shipped ruleset and with some rules
// changed.
func by(t *testing.T, s *session.Session, ruleset string, changed map[string]any) record.Header {
	t.Helper()
	game, err := games.All().Game(s.Header().Game)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Find(ruleset)
	if err == nil && changed != nil {
		rules, err = rules.With(changed)
	}
	if err != nil {
		t.Fatal(err)
	}
	h := session.HeaderOf(rules, nil)
	h.Theme, h.Dice = s.Header().Theme, "table"
	return h
}

// In mid-evening the monsters are to come back on a 5 too. The match goes on where it was, with the people who
// sit there now, in a file of its own, and each file names the other.
func TestAMatchGoesOnByOtherRules(t *testing.T) {
	s := halfway(t, "sitters", "story.match", 30)
	if err := s.Sit(1, "Cleo"); err != nil {
		t.Fatal(err)
	}
	before, moves := s.Position(), s.Engine().Moves(s.Position(), nil)
	path, err := s.GoOn(by(t, s, "long-haul", nil))
	if err != nil {
		t.Fatal(err)
	}
	next, err := session.Open(path, games.All().Options())
	if err != nil {
		t.Fatal(err)
	}
	defer next.Close()
	if next.Position() != before {
		t.Error("the match goes on from another position")
	}
	if got := next.Engine().Moves(next.Position(), nil); len(got) != len(moves) {
		t.Errorf("%d moves are legal, and %d were", len(got), len(moves))
	}
	h := next.Header()
	if h.From != filepath.Base(s.Path()) || h.Ruleset != "long-haul" || h.Dice != "table" {
		t.Errorf("the new file has %+v", h)
	}
	if names := next.Seats()[1].Names; len(names) != 1 || names[0] != "Cleo" {
		t.Errorf("the second seat is played by %v", names)
	}
	rules := by(t, next, "long-haul", nil)
	if rules.Ruleset != "long-haul" {
		t.Errorf("the rules are %v", rules)
	}
	saved, err := session.Matches(filepath.Dir(path), games.All().Options())
	if err != nil || len(saved) != 2 {
		t.Fatalf("the folder has %d matches, %v", len(saved), err)
	}
	for _, one := range saved {
		want := ""
		if one.Path == s.Path() {
			want = filepath.Base(path)
		}
		if one.GoesOnIn != want || one.Problem != nil {
			t.Errorf("%s goes on in %q (%v), want %q", one.Path, one.GoesOnIn, one.Problem, want)
		}
	}
}

// The old match is still there to be played as it was: its remark is skipped, as any.
func TestTheOldMatchStays(t *testing.T) {
	s := halfway(t, "sitters", "story.match", 30)
	path, position := s.Path(), s.Position()
	next, err := s.GoOn(by(t, s, "gentle", nil))
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	again, err := session.Open(path, games.All().Options())
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if again.Position() != position || again.Header().From != "" {
		t.Error("the old match has changed")
	}
	if err := again.Undo(); err != nil {
		t.Error(err)
	}
	renamed, err := session.Rename(next, "Grandma's evening")
	if err != nil {
		t.Fatal(err)
	}
	saved, _ := session.Matches(filepath.Dir(path), games.All().Options())
	for _, one := range saved {
		if one.Path == path && one.GoesOnIn != filepath.Base(renamed) {
			t.Errorf("after the new file has got a name, the old one goes on in %q", one.GoesOnIn)
		}
	}
}

// Where the position cannot be under the other rules, the thing in the way is named, and nothing is written.
func TestWhatIsInTheWayIsNamed(t *testing.T) {
	for _, test := range []struct {
		game, match string
		lines       int
		ruleset     string
		changed     map[string]any
		names       string
	}{
		{"patrollers", "story.match", 150, "duel", nil, "A2"},
		{"geyser", "three.match", 60, "small-island", nil, "seats"},
		{"patrollers", "measured.match", 60, "standard", nil, "placed"},
		{"sitters", "story.match", 30, "standard", map[string]any{"loot_rows": []any{int64(0)},
			"scoring": []any{[]any{int64(1)}}}, "scoring"},
	} {
		s := halfway(t, test.game, test.match, test.lines)
		game, _ := games.All().Game(test.game)
		rules, err := game.Find(test.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		h := session.HeaderOf(rules, nil)
		if test.changed != nil {
			h.Rules = test.changed
		}
		_, err = s.GoOn(h)
		var unreadable *record.Unreadable
		if !errors.As(err, &unreadable) && !strings.Contains(err.Error(), test.names) ||
			!strings.Contains(err.Error(), test.names) {
			t.Errorf("%s by %s: %v, which does not name %s", test.game, test.ruleset, err, test.names)
		}
		if saved, _ := session.Matches(filepath.Dir(s.Path()), games.All().Options()); len(saved) != 1 ||
			saved[0].GoesOnIn != "" {
			t.Errorf("%s by %s: something was written", test.game, test.ruleset)
		}
	}
}

// Players who had the app measure go on with mat and twine: everything lies where it lies, and nobody keeps
// the places any more (PAT-02).
func TestPatrollersGoOnWithTwine(t *testing.T) {
	for lines := 20; lines < 160; lines += 9 {
		s := halfway(t, "patrollers", "story.match", lines)
		if s.Over() {
			break
		}
		path, err := s.GoOn(by(t, s, s.Header().Ruleset, measuredAs(t, s)))
		if err != nil {
			t.Errorf("after %d lines: %v", lines, err)
			continue
		}
		next, err := session.Open(path, games.All().Options())
		if err != nil {
			t.Fatal(err)
		}
		if was, is := s.Pending(), next.Pending(); was.Kind != is.Kind || was.Who != is.Who {
			t.Errorf("after %d lines %v is due, and then %v", lines, was, is)
		}
		next.Close()
	}
}

// A match goes on by its own rules from anywhere, in every game.
func TestEveryGameGoesOnFromAnywhere(t *testing.T) {
	for _, game := range games.All().All() {
		for lines := 0; lines < 120; lines += 17 {
			s := halfway(t, game.ID, "story.match", lines)
			if s.Over() {
				break
			}
			path, err := s.GoOn(s.Header())
			if err != nil {
				t.Errorf("%s after %d lines: %v", game.ID, lines, err)
				continue
			}
			if next, err := session.Open(path, games.All().Options()); err != nil || next.Position() != s.Position() {
				t.Errorf("%s after %d lines goes on from another position (%v)", game.ID, lines, err)
			}
		}
	}
}

// measuredAs returns the rules of a match that differ, and that the players measure.
func measuredAs(t *testing.T, s *session.Session) map[string]any {
	t.Helper()
	changed := map[string]any{"positions": "measured"}
	for key, value := range s.Header().Rules {
		changed[key] = value
	}
	return changed
}
