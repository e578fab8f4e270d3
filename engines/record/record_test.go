package record_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
	"homespun/engines/record"
)

// resolveToys is the resolver of the toy games, with the one ruleset "standard".
func resolveToys(h record.Header) (engines.Engine, error) {
	for _, d := range append(toys.All(), &toys.Lots) {
		if d.Info.ID != h.Game {
			continue
		}
		if h.Ruleset != "standard" {
			return nil, engines.Fieldf("ruleset", "%s is not there", h.Ruleset)
		}
		return d.Compile(func(into any) error {
			var text bytes.Buffer
			if err := toml.NewEncoder(&text).Encode(h.Rules); err != nil {
				return err
			}
			data, err := toml.Decode(text.String(), into)
			if err != nil {
				return err
			}
			for _, key := range data.Undecoded() {
				return engines.Fieldf(key.String(), "is no rule")
			}
			return nil
		}, len(h.Seats))
	}
	return nil, &record.KeyError{Key: "game", Problem: "there is no game " + h.Game}
}

// front is a front matter of 6 lines; the first line of the match is the 7th.
func front(game string, more ...string) string {
	return "+++\nformat = 1\ngame = \"" + game + "\"\nruleset = \"standard\"\n" +
		`seats = [ { id = "A", names = ["Ava"] }, { id = "B", names = ["Ben"] } ]` + "\n" +
		strings.Join(append(more, ""), "\n") + "+++\n"
}

// sowing is a match of Sowing in 4 pits of 2 seeds, 4 turns: its first line is the 11th.
func sowing(lines ...string) string {
	return front("sowing", "[rules]", "pits = 4\nseeds = 2\nturns = 4") +
		strings.Join(append(lines, ""), "\n")
}

// replay replays a text; it fails the test where the front matter cannot be used.
func replay(t *testing.T, text string) (*record.Match, error) {
	t.Helper()
	file, err := record.Read([]byte(text))
	if err != nil {
		t.Fatalf("the file cannot be read: %v\n%s", err, text)
	}
	m, err := record.Replay(file, resolveToys)
	if m == nil {
		t.Fatalf("the front matter cannot be used: %v\n%s", err, text)
	}
	return m, err
}

// whole replays a text that holds no error.
func whole(t *testing.T, text string) *record.Match {
	t.Helper()
	m, err := replay(t, text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// table returns a position as TOML.
func table(m *record.Match) string {
	var text bytes.Buffer
	toml.NewEncoder(&text).Encode(m.Engine().Save(m.Position()))
	return text.String()
}

func TestLinesAreReadInAnyCaseWithAnySpacesAndLineEnds(t *testing.T) {
	lines := []string{"dice: 2", "A: sow p3", "table: fix pit p1 5", "table: undo", "dice: 1", "B: sow p2"}
	want := table(whole(t, sowing(lines...)))
	for name, text := range map[string]string{
		"upper case": sowing(lines[0], "a: SOW P3", "TABLE: Fix Pit P1 5", "Table: UNDO", "DICE: 1",
			"b: SOW P2"),
		"CRLF":         strings.ReplaceAll(sowing(lines...), "\n", "\r\n"),
		"a byte order": "\ufeff" + sowing(lines...),
		"spaces": sowing("  dice  :   2\t", "A:sow     p3 ", "table :fix  pit p1   5",
			"table:undo", "dice:1", " B : sow p2"),
		"remarks": sowing("# Ava begins", lines[0], "", lines[1], "   # so", lines[2], lines[3],
			"\t", lines[4], lines[5], "#"),
		"blank lines first": "\n\n" + sowing(lines...),
	} {
		if got := table(whole(t, text)); got != want {
			t.Errorf("%s: the match went another way: %s", name, cmp.Diff(want, got))
		}
	}
}

func TestLinesThatCannotBeReadAreNotThoseThatMayNotBeMade(t *testing.T) {
	for line, clause := range map[string]string{
		"dice: 9": "SOW-02", "A: sow p2": "SOW-02", "A: sow z9": "SOW-02", "dice: 3-3": "SOW-02",
		"table: undo": "table", "table: redo": "table", "table: fix pit z9 2": "table",
		"table: fix pit p1 9999": "table",
		"table: fix set turn 77": "table", "table: fix set turns 1": "table",
		"table: fix set turn left": "table",
		"table: seat B bot clever": "table",
		"table: fix set pits [1":   "table", "table: fix set pits.x 2": "table",
		"table: fix set nothing.at.all 2": "table", "table: fix set turn 1, 2": "table",
		"table: fix set turn 2#two": "table",
	} {
		_, err := replay(t, sowing(line))
		var refused *record.Refused
		if !errors.As(err, &refused) {
			t.Errorf("%q: got %v, want a refusal", line, err)
		} else if refused.Clause != clause || refused.Line != 11 || refused.Problem == "" {
			t.Errorf("%q: got clause %q on line %d (%s), want %q on line 11", line, refused.Clause,
				refused.Line, refused.Problem, clause)
		}
	}
	for _, line := range []string{
		"A sow p3", "C: sow p3", ": sow p3", "A:", "A", "hello", "A: undo", "dice: undo", "B: fix pit p1 2",
		"A: 3", "dice: sow p3", "table: sow p3", "A: sow p03",
		"table: undo 2", "table: redo now", "table: seat", "table: seat B", "table: seat C Cleo",
		"table: seat dice Cleo", "table: seat B bot",
		"table: seat B bot medium fast", "table: fix set", "table: fix set turn", "A: fix set turn 1",
		"dice: x", "table: fix", "dice: 05", "A: sow p3 p4",
		"A: seat B Cleo", "\xff\xfe: 3", "dice # 3: 3", "+++",
	} {
		m, err := replay(t, sowing("dice: 2", line))
		var unreadable *record.Unreadable
		if !errors.As(err, &unreadable) {
			t.Errorf("%q: got %v, want that it cannot be read", line, err)
		} else if unreadable.Line != 12 || unreadable.Problem == "" || len(m.Steps()) != 1 {
			t.Errorf("%q: got line %d (%s) after %d steps, want line 12 after 1", line, unreadable.Line,
				unreadable.Problem, len(m.Steps()))
		}
	}
}

func TestFrontMatterThatCannotBeUsedNamesTheLineOfItsKey(t *testing.T) {
	good := sowing()
	change := func(old, changed string) string { return strings.Replace(good, old, changed, 1) }
	for _, c := range []struct {
		text string
		line int
		says string
	}{
		{"", 1, "empty"},
		{"A: sow p3\n", 1, "+++"},
		{"+++\nformat = 1\n", 1, "no end"},
		{"\n\n+++\nformat = 1\n", 3, "no end"},
		{change("format = 1", "format = "), 2, "no value behind “format”"},
		{change("format = 1", "format = 2"), 2, "format 2"},
		{change("format = 1", `format = "1"`), 2, "whole number"},
		{change("format = 1\n", ""), 1, "format"},
		{change("game = \"sowing\"\n", ""), 1, "game"},
		{change("ruleset", "Game = \"chess\"\nruleset"), 3, "twice"},
		{change(`"sowing"`, `"chess"`), 3, "chess"},
		{change(`"sowing"`, `7`), 3, "text"},
		{change(`"standard"`, `"harsh"`), 4, "harsh"},
		{change(`"standard"`, `""`), 4, "ruleset"},
		{change(`{ id = "A", names = ["Ava"] }, `, ""), 5, "seats"},
		{change(`"A"`, `"X"`), 5, "X"},
		{change(`"A"`, `"B"`), 5, "twice"},
		{change(`"A"`, `3`), 5, "seats"},
		{change(`["Ava"]`, `"Ava"`), 5, "seats"},
		{change(`names = ["Ava"]`, `bot = "clever"`), 5, "clever"},
		{change("[rules]", "dice = \"cup\"\n[rules]"), 6, "app or table"},
		{change("[rules]", "started = \"now\"\n[rules]"), 6, "date"},
		{change("seeds = 2", "seeds = 99"), 8, "99"},
		{change("seeds = 2", "sseds = 2"), 8, "sseds"},
		{change("turns = 4", "turns = 0"), 9, "turns"},
		{change("turns = 4",
			"[position]\nturn = 3\nlaps = 8\ndue = \"roll\"\npits = [1,1,1,1]\ntaken = [0,0]"), 11, "laps"},
		{change("turns = 4", "[position]\nturn = 3\nlasp = 8"), 11, "laps"},
		{change("turns = 4", "[position]\nturn = \"third\""), 10, "turn"},
		{change("turns = 4", "[position]\npits = [1,1,1,1]"), 10, "taken"},
		{change("turns = 4", "position = 3"), 9, "position"},
		{strings.Replace(good, "[rules]\n", "rules = 3\n", 1), 6, "rules"},
	} {
		file, err := record.Read([]byte(c.text))
		if err == nil {
			_, err = record.Replay(file, resolveToys)
		}
		var unreadable *record.Unreadable
		if !errors.As(err, &unreadable) {
			t.Errorf("%s\ngot %v, want that it cannot be read", c.text, err)
		} else if unreadable.Line != c.line || !strings.Contains(unreadable.Problem, c.says) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\ngot %q on line %d, want %q on line %d", c.text, err, unreadable.Line, c.says,
				c.line)
		}
	}
}

func TestUnknownKeysOfTheFrontMatterAreKeptWithANotice(t *testing.T) {
	file, err := record.Read([]byte(front("sowing", "weather = \"rain\"", "[guests]", "dog = true")))
	if err != nil {
		t.Fatal(err)
	}
	if got := len(file.Notices); got != 2 || !strings.Contains(file.Notices[1], "line 6: “weather”") {
		t.Errorf("got notices %q, want one for each of two unknown keys", file.Notices)
	}
	seat, err := record.Read(
		[]byte(strings.Replace(front("sowing"), "names = [\"Ben\"]", "name = \"Ben\"", 1)))
	if err != nil || len(seat.Notices) != 1 || !strings.Contains(seat.Notices[0], "line 5: “name”") {
		t.Errorf("got notices %q, %v, want one for the unknown key of a seat", seat.Notices, err)
	}
	text, err := file.Header.Encode()
	if err != nil {
		t.Fatal(err)
	}
	again, err := record.Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if diff := cmp.Diff(file.Header.Unknown, again.Header.Unknown); diff != "" {
		t.Errorf("unknown keys were not kept: %s", diff)
	}
}

func TestHeadersAreWrittenSoThatTheyReadTheSame(t *testing.T) {
	for _, names := range [][]string{{"Ava"}, {"Ava", "Zoë \"the\" cat \\ +++"}, {"مرحبا"}, {"🎲🎲"},
		{strings.Repeat("龍", 5000)}, nil} {
		h := record.Header{Game: "sowing", Ruleset: "standard", House: "Grandma's\n+++\nx", Theme: "plain",
			Dice: "table", App: "1.2", RulesVersion: 3,
			Rules: map[string]any{"pits": int64(4),
				"ring": map[string]any{"red": []any{int64(1)}, "odd key": true}},
			Position: map[string]any{"turn": int64(2)},
			Seats: []record.Seat{{ID: "A", Names: names},
				{ID: "B", Bot: "medium", Names: []string{"Ben"}}}}
		text, err := h.Encode()
		if err != nil {
			t.Fatal(err)
		}
		file, err := record.Read(text)
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			continue
		}
		hidden := cmp.FilterPath(func(p cmp.Path) bool {
			s := p.Last().String()
			return s == ".source" || s == ".Unknown"
		}, cmp.Ignore())
		if diff := cmp.Diff(h, file.Header, cmp.AllowUnexported(record.Header{}), hidden); diff != "" {
			t.Errorf("another header was read: %s", diff)
		}
	}
}

// Texts of several lines, such as boards, are the same with the line ends of any system. The file keeps its
// own line ends.
func TestFrontMatterHasTheLineEndsOfAnySystem(t *testing.T) {
	text := front("sowing", "[rules]", "board = '''", "C.", ".O", "'''", "[position]", `board = """`, "..",
		"CO", `"""`)
	for _, written := range []string{text, strings.ReplaceAll(text, "\n", "\r\n"),
		"\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
		strings.Replace(text, "C.\n", "C.\r\n", 1)} {
		file, err := record.Read([]byte(written))
		if err != nil {
			t.Errorf("%q: %v", written, err)
			continue
		}
		if got := file.Header.Rules["board"]; got != "C.\n.O\n" {
			t.Errorf("%q: the board of the rules is %q", written, got)
		}
		if got := file.Header.Position["board"]; got != "..\nCO\n" {
			t.Errorf("%q: the board of the position is %q", written, got)
		}
	}
}
