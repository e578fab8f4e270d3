package plays_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/companion/match/plays"
)

// golden compares a text with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile("testdata/"+name, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, _ := os.ReadFile("testdata/" + name)
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// some are plays of every kind: with points, in teams, all together, of bots alone, a copy, a running one.
func some() []plays.Play {
	points := withScores(won(1, "Cubed", "Kitchen cube", "Ava", "Zoë & \"Ben\""), 31, -28)
	teams := won(2, "SiTTeRS", "", "Ava", "Ben")
	teams.Seats[1].Names = []string{"Ben", "Großmama"}
	together := won(3, "Dungeon", "", "Ava")
	together.Together = true
	together.Seats = append(together.Seats, plays.Seat{ID: "B", Bot: "medium", Won: true})
	bots, twin, running := won(4, "Cubed", "", "-"), won(1, "Cubed", "", "Ava", "Ben"), won(5, "Cubed", "", "Ava", "Ben")
	bots.Seats = []plays.Seat{{ID: "A", Bot: "easy"}, {ID: "B", Bot: "hard"}}
	twin.CopyOf = "01.match"
	running.Over, running.ID = false, ""
	return []plays.Play{points, teams, together, bots, twin, running}
}

// The file for BG Stats has the fields that it takes in, each reference leads to something, and only plays that count.
func TestTheFileForBGStats(t *testing.T) {
	text, err := plays.BGStats(some())
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "some.bgsplay", text)
	again, _ := plays.BGStats(some())
	if !bytes.Equal(text, again) {
		t.Error("the ids are others the second time")
	}
	var file struct {
		Games, Players []struct {
			ID         int
			UUID, Name string
		}
		Plays []struct {
			UUID         string
			GameRefID    int
			PlayerScores []struct{ PlayerRefID int }
		}
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	games, players := map[int]bool{}, map[int]bool{}
	for _, g := range file.Games {
		games[g.ID] = true
	}
	for _, p := range file.Players {
		players[p.ID] = true
	}
	for _, p := range file.Plays {
		if !games[p.GameRefID] || len(p.PlayerScores) == 0 {
			t.Errorf("%+v", p)
		}
		for _, s := range p.PlayerScores {
			if !players[s.PlayerRefID] {
				t.Errorf("%+v", p)
			}
		}
	}
	if len(file.Plays) != 3 || len(file.Games) != 3 || len(file.Players) != 5 {
		t.Errorf("%d plays, %d games, %d players", len(file.Plays), len(file.Games), len(file.Players))
	}
}

// The link leads to BG Stats with all fields that have to be there, in fewer than 8,000 characters.
func TestTheLinkToBGStats(t *testing.T) {
	link, ok := plays.Link(some()[0])
	data, found := strings.CutPrefix(link, "https://app.bgstatsapp.com/createPlay.html?data=")
	if !ok || !found || strings.ContainsAny(data, "+ \"&{") {
		t.Fatalf("%v, %s", ok, link)
	}
	text, err := url.PathUnescape(data)
	if err != nil {
		t.Fatal(err)
	}
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, []byte(text), "", " "); err != nil {
		t.Fatal(err)
	}
	golden(t, "link.json", append(pretty.Bytes(), '\n'))
	for i, want := range []bool{true, true, true, false, false, false} {
		if _, ok := plays.Link(some()[i]); ok != want {
			t.Errorf("the link of play %d is there: %v", i, ok)
		}
	}
	crowd := some()[0]
	for range 6 {
		crowd.Seats[0].Names = append(crowd.Seats[0].Names, strings.Repeat("🦊", 24))
		crowd.Seats = append(crowd.Seats, crowd.Seats[0])
	}
	if link, ok := plays.Link(crowd); ok {
		t.Errorf("a link of %d characters", len(link))
	}
	full := won(1, "Saratoga Sabotage", strings.Repeat("x", 80), strings.Split(strings.Repeat("Großmama from Österreich,", 6), ",")[:6]...)
	if link, ok := plays.Link(full); !ok {
		t.Errorf("a match of six has a link of %d characters", len(link))
	}
}

// No cell of the table is a formula, whatever people are called, and numbers stay numbers.
func TestTheTableHasNoFormula(t *testing.T) {
	list := some()
	for _, start := range []string{"=1+1", "+1", "-1", "@sum", "\tx", "\rx", "＝1", "=cmd|' /C calc'!A0", "ok\"=1"} {
		p := withScores(won(7, start, start, start, "B"), -3, 2)
		p.File, p.GoesOnIn = start+".match", start
		list = append(list, p)
	}
	data, err := plays.CSV(list)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	minus := 0
	for _, row := range rows {
		for i, cell := range row {
			if rows[0][i] == "score" && (cell == "-3" || cell == "-28") {
				minus++
			} else if cell != "" && strings.ContainsAny(cell[:1], "=+-@\t\r\n") || strings.HasPrefix(cell, "＝") {
				t.Errorf("%q in %q", cell, rows[0][i])
			}
		}
	}
	if len(rows) != 1+2+2+2+2+2+2+2*9 || minus != 10 {
		t.Errorf("%d rows, %d numbers below nothing", len(rows), minus)
	}
	golden(t, "some.csv", func() []byte { data, _ := plays.CSV(some()); return data }())
}

// Wherever a spreadsheet parts the table, also at semicolons or tabs and whatever its quotes are for, no part is
// a formula, and nothing else than apostrophes is added to what people have written.
func TestNoPartOfTheTableIsAFormula(t *testing.T) {
	piece := rapid.SampledFrom([]string{";", ",", "\t", "\n", "\r", "=", "+", "-", "@", "＝", "－", "\"", "'", " ",
		"\u00a0", "x", "é", "=HYPERLINK(\"http://x\";\"y\")"})
	join := func(pieces []string) string { return strings.Join(pieces, "") }
	cell := rapid.Map(rapid.SliceOfN(piece, 0, 9), join)
	plain := strings.NewReplacer("'", "", "\r", "").Replace // the reader drops some of these
	parts := func(r rune) bool { return strings.ContainsRune(";,\t\r\n", r) }
	rapid.Check(t, func(rt *rapid.T) {
		p := withScores(won(7, cell.Draw(rt, "game"), cell.Draw(rt, "rules"), "A", "B"), 3, 2)
		p.File, p.GoesOnIn, p.CopyOf = cell.Draw(rt, "file"), cell.Draw(rt, "on"), cell.Draw(rt, "copy")
		p.Seats[0].Names = []string{cell.Draw(rt, "name"), cell.Draw(rt, "second")}
		data, err := plays.CSV([]plays.Play{p})
		if err != nil {
			rt.Fatal(err)
		}
		for _, part := range strings.FieldsFunc(string(data), parts) {
			if strings.IndexAny(strings.TrimLeft(part, " \u00a0\""), "=+-@＝－") == 0 {
				rt.Errorf("%q in %q", part, data)
			}
		}
		rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
		if err != nil || len(rows) != 3 {
			rt.Fatalf("%d rows, %v", len(rows), err)
		}
		for i, want := range map[int]string{0: p.File, 3: p.Game, 5: p.Rules, 8: p.GoesOnIn,
			12: strings.Join(p.Seats[0].Names, " + "), 16: p.CopyOf} {
			if plain(rows[1][i]) != plain(want) {
				rt.Errorf("%q is written as %q", want, rows[1][i])
			}
		}
	})
}

// The tables for people have as many cells in each row as heads.
func TestTheTablesAreWhole(t *testing.T) {
	list := some()
	list[0].Dice, list[0].DiceBy = []plays.Dice{{Faces: 6, Counts: []int{1, 2, 3, 4, 5, 6}}}, "app"
	tables := plays.Tables(familyOf(list...), list)
	if len(tables) != 5 {
		t.Errorf("%d tables", len(tables))
	}
	for _, table := range tables {
		for _, row := range table.Rows {
			if len(row) != len(table.Head) {
				t.Errorf("%q below %q", row, table.Head)
			}
		}
	}
}
