package kit

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/assets"
	engine "homespun/engines/kit"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	"homespun/rulesets/household"
	kitrules "homespun/rulesets/kit"
)

// Games as families write them.
const (
	snails = `
kit      = 1
name     = "Race of the snails"
seats    = { min = 2, max = 4, default = 3 }
path     = 24
pieces   = 2
word     = ["stone", "stones"]
piece    = ["snail", "snails"]
figures  = ["turtle"]
counters = { leaves = 1 }
common   = { gardener = 0 }
kinds    = { puddle = [4, 10, 16], lettuce = [7, 19] }
names    = { 12 = "Old gate" }
safe     = [12]
turn     = ["roll", "move a snail"]
end      = ["if all yours are at the finish: win"]
[land]
puddle  = ["miss a turn"]
lettuce = ["gain 2 leaves", "gardener +1"]
22      = ["go to 14"]
[stop]
21 = ["roll 4 or more: go on 1"]
`
	crows = `
kit    = 1
name   = "Four crows home"
seats  = { min = 2, max = 4, default = 4 }
ring   = 40
pieces = 4
starts = [1, 11, 21, 31]
dice   = "2d6"
turn   = ["roll", "move"]
end    = ["if you have gone round: win"]
land   = { 24 = ["go to 34"], 9 = ["go to start"] }
`
	stars = `
kit      = 1
name     = "Stars and moon"
seats    = { min = 1, max = 5, default = 3 }
pieces   = 0
counters = { stars = 0, "money in the bank of the town" = 500 }
turn     = ["may: win | gain 2 stars"]
end      = ["if you have 12 stars: win"]
`
	strange = `
kit    = 1
name   = "מרוץ 🐌"
seats  = { min = 1, max = 6, default = 6 }
path   = 128
track  = "spiral"
pieces = 16
word   = ["אבן", "אבנים"]
piece  = ["חילזון", "חלזונות"]
figures = ["🐌", "no-such-picture"]
names  = { 12 = "שער", 25 = "LONG", 26 = "🌈🌈🌈🌈" }
kinds  = { "שלולית" = [4, 10, 16], "🥬" = [7, 19] }
turn   = ["roll", "move"]
end    = ["if all yours are at the finish: win"]
land   = { "שלולית" = ["miss a turn"], 22 = ["at the table \"LONG\""] }
`
)

var games = map[string]string{"snails": snails, "crows": crows, "stars": stars,
	"strange":  strings.ReplaceAll(strange, "LONG", strings.Repeat("very long ", 60)),
	"quick":    "extends = \"kit/snails\"\nname = \"Quick\"\n[land]\n9 = [\"go on 2\"]\n22 = [\"roll again\", \"miss a turn\"]\n",
	"dice":     "kit = 1\nname = \"Dice\"\nturn = [\"roll\"]\n[die]\nsky = [\"sun\", \"old owl\", \"3\"]\nsteps = \"2d6\"\n",
	"figures":  "kit = 1\nname = \"Figures\"\npath = 9\nfigures = [\"fox\", \"dragn\", \"cow.png\"]\nturn = [\"roll\", \"move\"]\n",
	"shortest": "kit = 1\nname = \"Two\"\npath = 1\npieces = 1\nturn = [\"roll\", \"move\"]\n"}

// set returns what a game's file is printed from.
func set(t testing.TB, game string) *parts.Set {
	t.Helper()
	shelf, err := rulesets.NewShelf(rulesets.Source{Engine: engine.Define(kitrules.Language), Files: kitrules.Files})
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	folder := household.Folder(home).HouseRules()
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	for name, text := range games {
		if err := os.WriteFile(filepath.Join(folder, name+".toml"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	rules, err := shelf.Open(filepath.Join(folder, game+".toml"))
	if err != nil {
		t.Fatal(err)
	}
	compiled, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	theme, err := rules.Game.FindTheme("")
	if err != nil {
		t.Fatal(err)
	}
	return &parts.Set{Ruleset: rules, Engine: compiled, Theme: rules.In(theme), Scale: 1}
}

// made returns the parts of a set by their ids.
func made(t testing.TB, s *parts.Set) map[string]parts.Part {
	t.Helper()
	list, err := Parts(s)
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]parts.Part{}
	for _, part := range list {
		byID[part.ID] = part
	}
	return byID
}

func TestEverythingOfEveryGameHasRoomForItsWords(t *testing.T) {
	for game := range games {
		t.Run(game, func(t *testing.T) {
			s := set(t, game)
			partstest.KeepsWordsInPlace(t, Parts, s, 1, 1.6)
			s.Tonight = true
			partstest.KeepsWordsInPlace(t, Parts, s, 1)
		})
	}
}

func TestAGameHasThePartsThatItsFileSpeaksOf(t *testing.T) {
	for game, want := range map[string][]string{
		"snails": {"board", "counters", "die", "pad", "reference", "rules", "standees", "tokens"},
		"crows":  {"board", "die", "reference", "rules", "standees", "tokens"},
		"stars":  {"counters", "pad", "reference", "rules"},
		"hop":    {"board", "cards", "reference", "rules", "standees", "tokens"},
	} {
		var ids []string
		for id := range made(t, set(t, game)) {
			ids = append(ids, id)
		}
		if slices.Sort(ids); !slices.Equal(ids, want) {
			t.Errorf("%s has %q, want %q", game, ids, want)
		}
	}
	snails, crows, stars := made(t, set(t, "snails")), made(t, set(t, "crows")), made(t, set(t, "stars"))
	if part := snails["standees"]; part.Title != "Snails" || len(part.Pieces) != 2*4+4 || part.Pieces[7].Name != "D2" {
		t.Errorf("%s: %d pieces, the eighth is %s", part.Title, len(part.Pieces), part.Pieces[7].Name)
	}
	if die := crows["die"]; die.Title != "Fold-up dice" || die.Pieces[0].Copies != 2 {
		t.Errorf("%s: %d copies", die.Title, die.Pieces[0].Copies)
	}
	if discs := stars["counters"].Pieces; len(discs) != 1 || discs[0].Name != "stars" {
		t.Errorf("discs are %v", discs)
	}
}

// Dice are printed as they are rolled, each with the faces that the file gives it.
func TestDiceHaveTheirOwnFaces(t *testing.T) {
	die := made(t, set(t, "dice"))["die"]
	if die.Use != parts.Needed || len(die.Pieces) != 2 || die.Pieces[0].Copies != 1 || die.Pieces[1].Copies != 2 {
		t.Fatalf("the dice are %+v", die)
	}
	if said := strings.Join(partstest.Words(die.Pieces[0].Front), " "); !strings.Contains(said, "old owl") {
		t.Errorf("the first die says %q", said)
	}
	if want := "a die with the sides sun, old owl, 3"; !strings.Contains(die.Note, want) {
		t.Errorf("of the dice is said %q, want %q", die.Note, want)
	}
	if plain := made(t, set(t, "snails"))["die"]; plain.Use == parts.Needed {
		t.Error("every family has a die")
	}
}

// Figures that there are not are told when they are printed.
func TestUnknownFiguresAreTold(t *testing.T) {
	s := set(t, "figures")
	list, err := Parts(s)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, part := range list {
		told = append(told, part.Notices...)
	}
	if want := []string{`there is no icon "dragn"`, `there is no picture "cow.png" beside Figures`}; !slices.Equal(told, want) {
		t.Errorf("%q, want %q", told, want)
	}
}

func TestTheBoardSaysWhatItsSpacesDo(t *testing.T) {
	words := strings.Join(partstest.Words(made(t, set(t, "snails"))["board"].Pieces[0].Front), " ")
	for _, want := range []string{"Race of the snails", "Old gate", "Puddle", "Lettuce", "Finish", "Start", "→  14", "Miss a turn",
		"Gain 2 leaves. Gardener +1", "Stop: roll 4"} {
		if !strings.Contains(words, want) {
			t.Errorf("the board lacks %q: %s", want, words)
		}
	}
	words = strings.Join(partstest.Words(made(t, set(t, "crows"))["board"].Pieces[0].Front), " ")
	if !strings.Contains(words, "→  Start") || strings.Contains(words, "Finish") {
		t.Errorf("the ring says %s", words)
	}
}

func TestSheetsAreTitledOnceByTheName(t *testing.T) {
	s := set(t, "snails")
	pages := made(t, s)["rules"].Fill(190, 260)
	words := strings.Join(partstest.Words(pages[0]), " ")
	for text, want := range map[string]int{"Race of the snails": 2, "Rules: a game of our own": 1, "words of our own": 0,
		"KIT-01 Roll.": 1, "Puddle Miss a turn.": 1, "Stone 22 Go to 14.": 1, "Where a snail lands": 1} {
		if got := strings.Count(words, text); got != want {
			t.Errorf("%d times %q on the rule sheet, want %d: %s", got, text, want, words)
		}
	}
	words = strings.Join(partstest.Words(made(t, s)["reference"].Pieces[0].Front), " ")
	for _, want := range []string{"A turn", "Move a snail.", "Stone 22: go to 14."} {
		if !strings.Contains(words, want) {
			t.Errorf("the turn card lacks %q: %s", want, words)
		}
	}
}

func TestAHouseRuleIsToldInItsSentences(t *testing.T) {
	words := strings.Join(partstest.Words(made(t, set(t, "quick"))["rules"].Fill(190, 260)[0]), " ")
	for _, want := range []string{"Stone 9: go on 2.", "Stone 22: roll again. Miss a turn. The standard rules say: Go to 14."} {
		if !strings.Contains(words, want) {
			t.Errorf("the rule sheet lacks %q: %s", want, words)
		}
	}
}

func TestBoardsAreCutBesideSpaces(t *testing.T) {
	for _, game := range []string{"snails", "crows", "strange", "hunt", "isles"} {
		s := set(t, game)
		board := made(t, s)["board"]
		lay := Lay(s.Engine.Game().(*engine.Game), 0)
		for _, box := range lay.Spaces[1:] {
			cuts := func(from, to float64, lines []float64) bool {
				return slices.ContainsFunc(lines, func(at float64) bool { return from < at && at < to })
			}
			if cuts(box.X, box.Right(), board.Columns) || cuts(box.Y, box.Bottom(), board.Rows) {
				t.Fatalf("%s: a line runs through %v", game, box)
			}
		}
		if len(board.Columns) < 10-4 || len(board.Rows) < 5 {
			t.Errorf("%s: lines %v and %v", game, board.Columns, board.Rows)
		}
	}
}

// A picture of one's own lies under the board and is seen through plain spaces.
func TestABoardHasAPictureOfOnesOwnBelow(t *testing.T) {
	games["island"] = strings.Replace(snails, "pieces ", "ground = \"map.svg\"\npieces ", 1)
	images := func(board parts.Part) (n, filled int) {
		for _, mark := range board.Pieces[0].Front.Marks {
			switch m := mark.(type) {
			case drawing.Use:
				if m.Clip.Width > 100 {
					n++
				}
			case drawing.Shape:
				if m.Paint.Fill == drawing.Paper {
					filled++
				}
			}
		}
		return n, filled
	}
	s := set(t, "island")
	board := made(t, s)["board"]
	if n, filled := images(board); n != 0 || filled == 0 || !slices.Equal(board.Notices,
		[]string{`there is no picture "map.svg" beside Race of the snails`}) {
		t.Errorf("without the picture there are %d, %d plain spaces and %q", n, filled, board.Notices)
	}
	frog, _ := assets.Icon("frog")
	home, err := household.Home()
	if err == nil {
		err = os.WriteFile(filepath.Join(home.HouseRules(), "map.svg"), frog, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	theme, _ := s.Ruleset.Game.FindTheme("")
	s.Theme = s.Ruleset.In(theme)
	board = made(t, s)["board"]
	if n, filled := images(board); n != 1 || filled != 0 || len(board.Notices) > 0 {
		t.Errorf("with it there are %d, %d plain spaces and %q", n, filled, board.Notices)
	}
}

func TestKindsAreToldApartWithoutColour(t *testing.T) {
	game := compiled(t, 2, "path = 8\nkinds = { ka = [1], kb = [2], kc = [3], kd = [4], ke = [5], kf = [6], kg = [7] }")
	s := set(t, "snails")
	for _, saver := range []bool{false, true} {
		lay := Lay(game, 40)
		d := Board(game, s.Theme, lay)
		pictures := map[string]partstest.Grey{}
		for i, grey := range partstest.Printed(partstest.In(saver, d), lower(lay)...) {
			pictures[string(rune('1'+i))] = grey
		}
		partstest.ToldApart(t, pictures, nil)
	}
}

// lower returns the part of each space below its name, where nothing but its kind is to be seen.
func lower(l *Layout) (boxes []drawing.Rectangle) {
	for _, box := range l.Spaces[1:8] {
		boxes = append(boxes, drawing.Box(box.X+8, box.Y+14, box.Width-16, box.Height-20))
	}
	return boxes
}

func TestSpacesOnWhichNobodyCanPlayAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "snails"), 0.2, 5)
	s := set(t, "crows")
	s.Large = true
	partstest.NeedsLargeSpaces(t, Parts, s)
}

func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, game := range []string{"snails", "crows", "stars", "hop", "colours", "hunt", "isles"} {
		s := set(t, game)
		s.Large = true
		list, err := Parts(s)
		if err != nil {
			t.Fatal(err)
		}
		partstest.IsLarge(t, list)
	}
}
