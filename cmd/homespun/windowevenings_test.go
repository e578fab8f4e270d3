//go:build cgo

package main

import (
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// An occasion is a whole match through the real window, with all that is done around it.
type occasion struct {
	name   string
	long   bool
	spends func(h *hand, folder string)
}

// evenings are what is played through the real window, one after another. But for the whole round it is the
// first, in which a set and a deck are printed too, and one of the others that are not long.
var evenings = []occasion{
	{"sitters", false, (*hand).treasure},
	{"adventure", false, func(h *hand, folder string) {
		h.house(folder, "Short evening", shortEvening)
		h.spends(folder, evening{game: "Adventure Mode Awesome", rules: "Short evening", theme: "Chess set"},
			dungeonLost)
	}},
	{"adventure that is won", true, func(h *hand, folder string) {
		h.spends(folder, evening{game: "Adventure Mode Awesome", rules: "First dungeon",
			names: []string{"Ava", "Ben"}}, dungeonStory)
	}},
	{"geyser for two", false, func(h *hand, folder string) {
		h.house(folder, "Broken island", "extends = \"geyser/standard\"\nmother_needs = \"three\"\n")
		h.house(folder, "Pocket island",
			"extends = \"geyser/small-island\"\nname = \"Pocket island\"\nmother_needs = 1\n"+
				"board = \"\"\"\nS....\n.4.5.\n..M..\n.5.4.\n....S\n\"\"\"\n")
		h.spends(folder, evening{game: "Geyser", rules: "Pocket island", names: []string{"Ava", "Ben"},
			broken: "Broken island"}, "../../engines/geyser/testdata/two.match")
	}},
	{"geyser for three", true, func(h *hand, folder string) {
		h.spends(folder, evening{game: "Geyser", rules: "Restless Mother",
			names: []string{"Ava", "Ben", "Cleo"}}, "../../engines/geyser/testdata/three.match")
	}},
	{"geyser for four", true, func(h *hand, folder string) {
		h.spends(folder, evening{game: "Geyser", rules: "Kind island",
			names: []string{"Ava", "Ben", "Cleo", "Dan"}}, "../../engines/geyser/testdata/four.match")
	}},
	{"geyser with bots", true, func(h *hand, folder string) {
		h.accompanies(folder,
			evening{game: "Geyser", rules: "Standard",
				names: []string{"Ava", "bot:medium", "Cleo", "bot:easy"}, app: true})
	}},
	{"saratoga for four", false, func(h *hand, folder string) {
		h.house(folder, "Quick trail", quickTrail)
		h.spends(folder, evening{game: "Saratoga Sabotage", rules: "Quick trail",
			names: []string{"Ava", "Ben", "Cleo", "Dan"}}, "../../engines/saratoga/testdata/four.match")
	}},
	{"saratoga for five", true, func(h *hand, folder string) {
		h.house(folder, "Cards on the table",
			"extends = \"saratoga/short-trail\"\nname = \"Cards on the table\"\nentry = \"open\"\n")
		h.spends(folder, evening{game: "Saratoga Sabotage", rules: "Cards on the table", theme: "High seas",
			real: true, names: []string{"Ava", "Ben", "Cleo", "Dan", "Ela"}},
			"../../engines/saratoga/testdata/five.match")
	}},
	{"saratoga for six", true, func(h *hand, folder string) {
		h.house(folder, "Long supper", "extends = \"saratoga/plenty\"\nname = \"Long supper\"\ngoal = 8\n")
		h.spends(folder, evening{game: "Saratoga Sabotage", rules: "Long supper",
			names: []string{"Ava", "Ben", "Cleo", "Dan", "Ela", "Finn"}},
			"../../engines/saratoga/testdata/six.match")
	}},
	{"saratoga with bots", true, func(h *hand, folder string) {
		h.house(folder, "Quick trail", quickTrail)
		h.accompanies(folder,
			evening{game: "Saratoga Sabotage", rules: "Quick trail",
				names: []string{"Ava", "bot:easy", "Cleo", "bot:medium", "bot:medium"}})
	}},
	{"cubed", false, func(h *hand, folder string) {
		h.spends(folder, evening{game: "Cubed", rules: "Mini", names: []string{"Ava", "Ben"},
			says: []string{"Only black cubes are left: 7 fill up the cube"}}, stacking)
	}},
	{"cubed in a tower", true, func(h *hand, folder string) {
		h.accompanies(folder,
			evening{game: "Cubed", rules: "Exact", theme: "The old tower", names: []string{"Ava", "Ben"}})
	}},
	{"cubed with a bot", true, func(h *hand, folder string) {
		h.accompanies(folder, evening{game: "Cubed", rules: "Standard", names: []string{"Ava", "bot:medium"}})
	}},
	{"patrollers with a toy of the family", false, func(h *hand, folder string) {
		h.house(folder, "Broken toy", "extends = \"patrollers/duel\"\n[roster.teddy]\nclass = \"hero\"\n")
		h.house(folder, "Rex", rex)
		h.spends(folder, evening{game: "Patrollers", rules: "Rex goes to battle",
			names: []string{"Ava", "Ben"}, broken: "Broken toy",
			says: []string{"die + 6", "Red Dragon is hit, 8 to 6"}},
			battles+"toy.match")
	}},
	{"patrollers in a small window", true, func(h *hand, folder string) {
		h.resize(800, 600) // below a band a tenth of an inch would be less than a pixel
		h.spends(folder, evening{game: "Patrollers", rules: "Basic", theme: "Space port", screen: true,
			names: []string{"Ava", "Ben"}}, battles+"basic.match")
		h.resize(1280, 800)
	}},
	{"patrollers five a side", true, func(h *hand, folder string) {
		h.house(folder, "Coffee table", coffeeTable)
		h.spends(folder, evening{game: "Patrollers", rules: "Coffee table", names: []string{"Ava", "Ben"}},
			battles+"story.match")
	}},
	{"patrollers measured in the dark", true, func(h *hand, folder string) {
		h.house(folder, "With twine", withTwine)
		h.sets(words.LookDark)
		h.spends(folder, evening{game: "Patrollers", rules: "With twine", real: true, names: []string{"Ava", "Ben"}},
			battles+"measured.match")
		h.sets(words.LookLight)
	}},
}

const shortEvening = "extends = \"adventure/hardcore\"\nname = \"Short evening\"\nhearts = 4\n"

const quickTrail = "extends = \"saratoga/short-trail\"\nname = \"Quick trail\"\ngoal = 8\n"

// Whole matches through the real window by mouse and keyboard: from the shelf, by way of naming who plays, to
// the end. What is on disk then is legal and comes to the result of the record. (The window's library opens
// one window in the life of a program. After a failure nobody knows what it shows.)
func TestAMatchThroughTheRealWindow(t *testing.T) {
	needScreen(t)
	folder := family(t)
	h := open(t, folder)
	h.picture("shelf")
	others := slices.Clone(evenings[1:])
	if !round.Whole() {
		others = slices.DeleteFunc(others, func(e occasion) bool { return e.long })
	}
	for _, e := range append(evenings[:1:1], round.Sample(t, 1, others)...) {
		if !t.Run(e.name, func(t *testing.T) { h.t = t; e.spends(h, folder) }) {
			return
		}
	}
	h.t = t
	h.close()
}

// treasure prints a set and a deck, and then plays a match; half way it is left, and gone on with.
func (h *hand) treasure(folder string) {
	data, err := os.ReadFile(story)
	if err != nil {
		h.t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		h.t.Fatal(err)
	}
	h.prints(folder)
	h.begins(evening{game: "SiTTeRS", names: []string{"Ava", "Ben"}})
	half := len(file.Lines) / 2
	h.play(file.Lines[:half])
	h.picture("half")
	h.press(words.Back)
	goOn := h.steady("the match can be gone on with", func() fyne.CanvasObject {
		return h.tappable("Ava and Ben")
	})
	h.picture("go-on")
	h.tap(goOn, fyne.NewPos(20, 20))
	h.until("the table is shown", func() bool { return h.table() != nil })
	h.play(file.Lines[half:])
	h.picture("end")
	h.ends(folder, story)
}
