package sitters

import (
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/engines/enginetest"
)

func TestPositionAsARecordHoldsIt(t *testing.T) {
	g := compile(t, "standard", "collectors = 2", "obstructors = 2",
		"scoring = [[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]]")
	tab := draw(t, g, "1..*.....a", rolled(Collectors, 3), "loot = 9", "round = 4", `markers.C2 = "safe"`)
	tab.Saves(`containers = ["d1"]
loot = 9
round = 4
turn = 1
due = "move"
roll = 3

[markers]
C1 = "a1"
C2 = "safe"
O1 = "j1"
O2 = "defeated"
`)
}

func TestLeavingOutMeansTheUsual(t *testing.T) {
	tab := draw(t, compile(t, "standard"), "1", `due = "roll"`)
	if diff := cmp.Diff(&Saved{
		Markers: map[string]string{"C1": "a1", "C2": "defeated", "C3": "defeated", "C4": "defeated",
			"O1": "defeated", "O2": "defeated", "O3": "defeated", "O4": "defeated", "O5": "defeated",
			"O6": "defeated"},
		Containers: []string{}, Round: 1, Turn: 1, Due: "roll",
	}, tab.saved()); diff != "" {
		t.Error(diff)
	}
	p, err := tab.Game.Load(func(into any) error {
		_, err := toml.Decode(`markers = { C1 = "a1" }`, into)
		return err
	})
	if err != nil || p != tab.At {
		t.Errorf("all left out but where C1 is: got %+v, %v; want %+v", p, err, tab.At)
	}
}

func TestPositionsThatCannotBe(t *testing.T) {
	standard, delve := compile(t, "standard"), compile(t, "delve")
	for _, c := range []struct {
		g       *Game
		picture string
		notes   []string
		key     string
	}{
		{standard, "1", []string{`due = "tea"`}, "due"},
		{standard, "1", []string{`due = ""`}, "due"},
		{standard, "1", []string{`due = "over"`}, "due"},
		{standard, "", nil, "due"},
		{standard, "1", []string{`due = "move"`}, "roll"},
		{standard, "1", []string{`due = "move"`, "roll = 7"}, "roll"},
		{standard, "1", []string{"roll = 3"}, "roll"},
		{standard, "1", []string{"turn = 4"}, "turn"},
		{standard, "1", []string{"turn = -1"}, "turn"},
		{standard, "1", []string{"turn = 0"}, "turn"},
		{standard, "1", []string{"round = -1"}, "round"},
		{standard, "1", []string{"round = 0"}, "round"},
		{standard, "1", []string{"loot = -1"}, "loot"},
		{standard, "1", []string{"loot = 10000"}, "loot"},
		{standard, "1", []string{`containers = ["a1"]`}, "containers"},
		{standard, "1", []string{`containers = ["z1"]`}, "containers"},
		{standard, "1", []string{`containers = ["d1", "D1"]`}, "containers"},
		{standard, "1", []string{`containers = ["d1", "e1", "f1", "g1", "h1", "d2", "e2", "f2", "g2"]`},
			"containers"},
		{standard, "1", []string{`markers.C9 = "a2"`}, "markers.C9"},
		{standard, "1", []string{`markers."" = "a2"`}, "markers."},
		{standard, "1", []string{`markers.c1 = "a2"`}, "markers.c1"},
		{standard, "1", []string{`markers.C2 = "z9"`}, "markers.C2"},
		{standard, "1", []string{`markers.C2 = ""`}, "markers.C2"},
		{standard, "1", []string{`markers.C2 = "k4"`}, "markers.C2"},
		{standard, "1", []string{`markers.C2 = "a1"`}, "markers.C2"},
		{standard, "1", []string{`markers.C2 = "hand"`}, "markers.C2"},
		{standard, "1", []string{`markers.C2 = "out"`}, "markers.C2"},
		{standard, "1", []string{`markers.O1 = "safe"`}, "markers.O1"},
		{standard, "1", []string{`markers.O1 = "out"`}, "markers.O1"},
		{standard, "1", []string{`markers.O1 = "a1"`}, "markers"},
		{standard, "...1", []string{`containers = ["d1"]`}, "markers"},
		{standard, "1..a", []string{`containers = ["d1"]`}, "markers"},
		{standard, "1", []string{`due = "loot"`}, "due"},
		{standard, "1", []string{`due = "battle"`}, "due"},
		{standard, "...1", []string{`due = "battle"`, `containers = ["d1"]`}, "due"},
		{standard, "...1", []string{`due = "loot"`, `markers.O1 = "d1"`}, "due"},
		{standard, "...12", []string{`due = "loot"`, `containers = ["d1", "e1"]`}, "due"},
		{standard, "1", []string{`due = "container"`}, "due"},
		{standard, "", []string{`due = "container"`, "loot = 3"}, "due"},
		{standard, "", []string{`due = "container"`, `markers.C1 = "defeated"`}, "markers.C1"},
		{standard, "", []string{`due = "start"`}, "due"},
		{standard, ".1", []string{`due = "start"`}, "markers.C1"},
		{standard, "2", []string{`due = "start"`}, "markers.C2"},
		{standard, "1", []string{`boards = [{ loot = 3, survivors = 4 }]`}, "boards"},
		{delve, "1", []string{`boards = [{ loot = 3, survivors = 5 }]`}, "boards"},
		{delve, "1", []string{`boards = [{ loot = 3, survivors = 0 }]`}, "boards"},
		{delve, "1", []string{`boards = [{ loot = -3, survivors = 4 }]`}, "boards"},
		{delve, "1", []string{`boards = [{ loot = 3, survivors = 2 }, { loot = 3, survivors = 3 }]`},
			"boards"},
		{delve, "1", []string{`boards = [{ loot = 3, survivors = 2 }]`}, "markers"},
		{delve, "1", []string{`boards = [{ survivors = 4 }, { survivors = 4 }, { survivors = 4 }]`},
			"boards"},
		{delve, "", []string{`due = "over"`, `markers.C1 = "safe"`}, "due"},
	} {
		_, err := load(c.g, c.picture, c.notes...)
		enginetest.WrongField(t, c.picture+" "+strings.Join(c.notes, " "), err, c.key, "")
	}
}

func TestDelvePositionIsReadBack(t *testing.T) {
	tab := draw(t, compile(t, "delve"), "1........a", `boards = [{ loot = 16, survivors = 2 }]`,
		`markers.C2 = "out"`, `markers.C4 = "out"`)
	enginetest.Equal(t, "board", tab.At.Board(), 2)
	back, err := tab.Game.load(tab.saved())
	if err != nil || back != tab.At {
		t.Errorf("read back: %+v, %v", back, err)
	}
}
