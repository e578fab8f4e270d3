package table_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	engine "homespun/engines/sitters"
)

// wayShown writes the way on the board to what is far off, with the space of its first leg: "f8 f9 f10, first f9".
func wayShown(d *tabletest.Driver) string {
	scene, leg := d.Screen.Board().Scene(), d.Screen.Board().Refused().Leg
	var names []string
	for _, spot := range leg.Way.Spots {
		names = append(names, scene.SpotName(spot))
	}
	if len(names) == 0 {
		return ""
	}
	return strings.Join(names, " ") + ", first " + scene.SpotName(leg.To)
}

// far checks the way to a space that was tapped and is too far, and that one tap on the button takes the first leg.
func far(t *testing.T, d *tabletest.Driver, to tableau.Input, begins, ends, first, line string) {
	t.Helper()
	shown := wayShown(d)
	if !strings.HasPrefix(shown, begins+" ") || !strings.HasSuffix(shown, " "+ends+", first "+first) {
		t.Errorf("the way is %q, want from %s to %s, first %s", shown, begins, ends, first)
	}
	if said := d.Screen.Refusal(); !strings.HasSuffix(said, words.TheWayIs(first)) {
		t.Errorf("the refusal says %q", said)
	}
	if refused := d.Screen.Board().Refused(); refused.Tapped != to || len(refused.InTheWay) != 0 {
		t.Errorf("tapped is %v and in the way %v, want %v and nobody", refused.Tapped, refused.InTheWay, to)
	}
	d.Picture("far")
	d.Press(words.FirstStep(first))
	if got := last(d); got != line {
		t.Errorf("the button makes %q, want %q", got, line)
	}
	if wayShown(d) != "" {
		t.Error("the way stays after the first leg")
	}
}

// ADV-10: a space that is more than a step away is far off in the dungeon. The way goes around walls.
func TestAFarSpaceInTheDungeonShowsTheWay(t *testing.T) {
	d := inDungeon(t, usual, settings.Default(), strings.Replace(dungeon, `due = "event"`, `due = "action"`, 1), nil)
	d.Pictures = folder(t)
	lie, _ := d.Screen.Board().Scene().Called("f12")
	to := lie[0][len(lie[0])-1]
	d.Input(to)
	far(t, d, to, "f8", "f12", "f9", "A: step f9")
}

// GEY-04: the way goes around the squares that others hold.
func TestAFarSquareOnTheIslandShowsTheWay(t *testing.T) {
	d := onIsland(t, usual, settings.Default(), "standard", island, "Ava", "Ben", "Cleo")
	d.Pictures = folder(t)
	d.Input(token(0, 3))
	to := square(t, d, "d7")
	d.Input(to)
	far(t, d, to, "d4", "d7", "d5", "A: move A3 d5")
}

// SIT-10: a space farther off than the roll is reached in several turns; the first goes the whole roll.
func TestAFarSpaceOfTheCrossingShowsTheWay(t *testing.T) {
	d := atPlay(t, nil)
	d.Pictures = folder(t)
	d.Play("dice: 1")
	d.Input(tableau.APiece(engine.MarkerOf(0, 0)))
	to := space(t, d, "c3")
	d.Input(to)
	far(t, d, to, "a3", "c3", "b3", "collectors: move C1 b3")
}

// A refused tap lights up what was tapped; whoever is in the way has a ground too, and is named.
func TestARefusalNamesWhoIsInTheWay(t *testing.T) {
	d := onIsland(t, usual, settings.Default(), "standard", island, "Ava", "Ben", "Cleo")
	d.Input(token(0, 2))
	d.Input(square(t, d, "c4"))
	refused := d.Screen.Board().Refused()
	if refused.Tapped != square(t, d, "c4") || refused.Shakes != token(0, 2) || len(refused.InTheWay) != 0 {
		t.Errorf("an empty square: %+v", refused)
	}
	d = onIsland(t, usual, settings.Default(), "standard", island, "Ava", "Ben", "Cleo")
	d.Input(token(1, 2))
	if refused = d.Screen.Board().Refused(); refused.Tapped != square(t, d, "i4") ||
		!strings.Contains(d.Screen.Refusal(), "Ben") {
		t.Errorf("Ben's: %+v, %q", refused, d.Screen.Refusal())
	}
}

// A tap on a space before a piece is picked says which piece to tap first.
func TestFirstAPiece(t *testing.T) {
	if names := []string{"the skeleton", "the spider"}; words.FirstTap(names) !=
		"First tap the skeleton or the spider." || words.FirstTap(nil) != "First tap the one that goes." {
		t.Errorf("%q, %q", words.FirstTap(names), words.FirstTap(nil))
	}
}
