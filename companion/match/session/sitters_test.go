package session_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/sitters"
)

const story = "../../../engines/sitters/testdata/story.match"

// sittersOptions play by the rulesets there are.
func sittersOptions() session.Options {
	return session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
		Random: rand.New(rand.NewPCG(3, 4))}
}

func sittersHeader(ruleset string, collectors, obstructors []string) record.Header {
	h := record.Header{Game: "sitters", Ruleset: ruleset,
		Seats: []record.Seat{{ID: "collectors", Names: collectors}, {ID: "obstructors", Names: obstructors}}}
	for i := range h.Seats {
		if len(h.Seats[i].Names) == 0 {
			h.Seats[i].Bot = "easy"
		}
	}
	return h
}

func TestTheStoryIsPlayedLineByLineToTheSameFile(t *testing.T) {
	data, err := os.ReadFile(story)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	tab := begin(t, file.Header, sittersOptions())
	var want []string
	for _, line := range file.Lines {
		tab.play(line.Text)
		want = append(want, line.Text)
	}
	tab.wants(want...)
	result, ok := tab.Engine().Result(tab.Position()).(sitters.Result)
	if !ok || result.Score != 60 || result.Loot != 24 || result.Survivors != 2 {
		t.Errorf("got %+v, want 60 points of 24 loot and 2 survivors", result)
	}
}

func TestEveryRulesetIsPlayedByBotsToTheEnd(t *testing.T) {
	for _, ruleset := range []string{"standard", "gentle", "long-haul", "team", "delve"} {
		tab := begin(t, sittersHeader(ruleset, nil, nil), sittersOptions())
		tab.Resume()
		if !tab.Over() {
			t.Errorf("%s: not over after %d lines", ruleset, len(tab.Match().Steps()))
		}
		if report := record.VerifyFile(tab.path, games.All().Resolve, games.All().Say); !report.OK ||
			!report.Finished {
			t.Errorf("%s: %+v", ruleset, report.Error)
		}
		names, positions := tab.Match().Steps(), 0
		for tab.CanUndo() {
			if err := tab.Undo(); err != nil {
				t.Fatal(err)
			}
			positions++
		}
		if tab.Position() != tab.Match().Start() || positions != len(names) {
			t.Errorf("%s: %d lines were undone, want %d", ruleset, positions, len(names))
		}
	}
}

func TestNamesOfATeamTakeTurnsInRotation(t *testing.T) {
	h := sittersHeader("team", []string{"Ava", "Cleo"}, []string{"Ben", "Dan", "Eve"})
	h.Position = map[string]any{"due": "roll", "containers": []any{"d3", "f3"},
		"markers": map[string]any{"C1": "a3", "C2": "a2", "O1": "h1", "O2": "h7", "O3": "b5"}}
	tab := begin(t, h, sittersOptions())
	at := func(seat engines.Seat, want string) {
		t.Helper()
		if got := tab.Seats()[seat].Names[tab.AtTurn(seat)]; got != want {
			t.Errorf("after %q it is %s's turn, want %s's", tab.lines()[len(tab.lines())-1], got, want)
		}
	}
	at(0, "Ava")
	tab.play("dice: 3")
	at(0, "Ava")
	tab.play("collectors: move C1 d3")
	at(0, "Ava") // the loot roll is hers
	tab.play("dice: 4")
	at(0, "Cleo")
	tab.play("dice: 2", "collectors: move C2 b3")
	at(1, "Ben")
	tab.play("dice: 2", "obstructors: move O3 b3")
	at(1, "Ben")
	tab.play("dice: 4-4")
	at(1, "Ben")
	tab.play("dice: 1-4")
	at(0, "Ava")
	at(1, "Dan")
	tab.play("table: undo", "table: undo")
	at(1, "Ben")
	var log []string
	for _, e := range tab.Log() {
		if e.Active && e.Seat >= 0 {
			log = append(log, tab.Seats()[e.Seat].Names[e.Name]+" "+e.Text)
		}
	}
	want := []string{"Ava dice: 3", "Ava collectors: move C1 d3", "Ava dice: 4", "Cleo dice: 2",
		"Cleo collectors: move C2 b3", "Ben dice: 2", "Ben obstructors: move O3 b3"}
	if diff := cmp.Diff(want, log); diff != "" {
		t.Errorf("the log (-want +got):\n%s", diff)
	}
	tab.Look(2)
	at(0, "Cleo")
}

func TestFrontMatterOfUnusableRulesNamesTheLine(t *testing.T) {
	front := func(lines ...string) string { return "+++\n" + strings.Join(lines, "\n") + "\n+++\n" }
	const format, game, ruleset = "format = 1", `game = "sitters"`, `ruleset = "standard"`
	const seats = `seats = [ { id = "collectors" }, { id = "obstructors" } ]`
	for _, c := range []struct {
		text string
		line int
		says string
	}{
		{front(format, `game = "sittters"`, ruleset, seats), 3, "sitters"},
		{front(format, game, `ruleset = "standrad"`, seats), 4, "standard"},
		{front(format, game, ruleset, `seats = [ { id = "collectors" } ]`), 5, "2"},
		{front(format, game, ruleset, seats, "[rules]", "retrun_on = 5"), 7, "return_on"},
		{front(format, game, ruleset, seats, "[rules]", "loot_limit = 12", "die_faces = 1000"), 8,
			"die_faces"},
		{front(format, game, ruleset, seats, "[rules]",
			"return_on = { collectors = [6], obstructors = [\"six\"] }"), 7, "return_on"},
		{front(format, game, ruleset, seats, "[rules]", `name = "Mine"`), 7, "name"},
		{front(format, game, ruleset, seats, "[position]", `due = "roll"`, "[position.markers]", `C1 = "z9"`),
			9, "C1"},
	} {
		report := record.Verify("x", []byte(c.text), games.All().Resolve, games.All().Say)
		if report.Exit() != 2 || report.Error.Line != c.line ||
			!strings.Contains(report.Error.Message, c.says) || strings.Contains(report.Error.Message, "\n") {
			t.Errorf("%s\ngot exit %d, %+v, want line %d and %q", c.text, report.Exit(), report.Error, c.line,
				c.says)
		}
	}
}

func TestRefusalsAreSentencesAboutThesePieces(t *testing.T) {
	text := "+++\nformat = 1\ngame = \"sitters\"\nruleset = \"standard\"\nseats = [ { id = " +
		"\"collectors\", names = [\"Ava\"] }, { id = \"obstructors\", names = [\"Ben\"] } ]\n" +
		"[position]\ndue = \"move\"\nroll = 6\ncontainers = [\"d3\"]\nmarkers = { C1 = \"a3\", O1 = " +
		"\"h1\" }\n+++\ncollectors: move C1 g3\n"
	report := record.Verify("x", []byte(text), games.All().Resolve, games.All().Say)
	if report.Exit() != 1 || report.Error.Clause != "SIT-08" ||
		!strings.Contains(report.Error.Message, "d3") || strings.Contains(report.Error.Message, "refused:") {
		t.Errorf("got %+v", report.Error)
	}
}

// TestAFileWithAnIllegalLineSaysWhyInWords opens a match file whose first line breaks SIT-03, and finds it on
// the shelf.
func TestAFileWithAnIllegalLineSaysWhyInWords(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.match")
	text := "+++\nformat = 1\ngame = \"sitters\"\nruleset = \"standard\"\nseats = [ { id = \"collectors\" " +
		"}, { id = \"obstructors\" } ]\n+++\ncollectors: container a1\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	const want = "line 7: a1 is not a chest space (SIT-03)"
	if _, err := session.Open(path, games.All().Options()); err == nil || err.Error() != want {
		t.Errorf("opened: got %v, want %s", err, want)
	}
	if list, err := session.Matches(folder, games.All().Options()); err != nil || len(list) != 1 ||
		list[0].Problem == nil || list[0].Problem.Error() != want {
		t.Errorf("on the shelf: got %+v, %v, want %s", list, err, want)
	}
}
