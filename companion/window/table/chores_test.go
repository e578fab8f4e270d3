package table_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/adventure"
	"homespun/engines/record"
)

// toChoose is a dungeon in which the event is rolled, and then several monsters may go.
func toChoose(t *testing.T, change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	return inDungeon(t, usual, settings.Default(), dungeon+crowded, change)
}

// leave leaves a chore to the app by its switch.
func leave(d *tabletest.Driver, chore string) {
	d.Rune('p')
	d.Press(chore)
	d.Key(fyne.KeyEscape)
}

// goOn plays a whole turn: it rolls, has the player do nothing and takes what can be tapped. It returns how
// many decisions on monsters and rolls of fights it was asked for.
func goOn(t *testing.T, d *tabletest.Driver) (chosen, rolled int) {
	t.Helper()
	s := d.Screen.Session()
	for range 400 {
		d.Hear()
		pending := s.Pending()
		switch {
		case s.Over(), pending.Kind == adventure.DueEvent && len(s.Match().Steps()) > 0:
			return chosen, rolled
		case pending.Kind == adventure.DueAction:
			d.Play(s.Engine().SeatIDs()[pending.Who.Only()] + ": done")
		case pending.Rolling():
			if pending.Kind == adventure.DueFight {
				rolled++
			}
			d.Key(fyne.KeySpace)
		case d.Screen.Question() != nil:
			chosen++
			d.Input(d.Screen.Question().Next()[0])
		default:
			t.Fatalf("nothing can be done: %s", d.Screen.Shown())
		}
	}
	t.Fatal("the monsters never came to an end")
	return 0, 0
}

func TestTheDungeonDecidesWhatTheRulesLeaveOpen(t *testing.T) {
	d := toChoose(t, nil)
	if chosen, _ := goOn(t, d); chosen == 0 {
		t.Fatal("in this dungeon nothing is left open")
	}
	d = toChoose(t, nil)
	leave(d, "The dungeon decides")
	chosen, _ := goOn(t, d)
	if chosen != 0 {
		t.Errorf("the dungeon decides, and still the players are asked %d times", chosen)
	}
	went := slices.ContainsFunc(d.Screen.Session().Match().Steps(), func(step record.Step) bool {
		return strings.Contains(step.Text, ": goes ") && step.Line.Who() >= 0
	})
	if !went {
		t.Error("no monster went in a line of a player")
	}
}

// What can be left to the app is offered beside the question itself, until it is left.
func TestAChoreIsLeftBesideTheQuestion(t *testing.T) {
	d := toChoose(t, nil)
	d.Key(fyne.KeySpace) // the event
	for d.Hear(); d.Screen.Session().Pending().Kind != adventure.DueAction; d.Hear() {
		d.Input(d.Screen.Question().Next()[0])
	}
	if strings.Contains(said(d), "The dungeon decides") {
		t.Error("it is offered where a person acts")
	}
	d.Play("A: done")
	d.Hear()
	d.Press("The dungeon decides")
	if chosen, _ := goOn(t, d); chosen != 0 {
		t.Errorf("the dungeon decides, and still the players are asked %d times", chosen)
	}
	if strings.Contains(said(d), "The dungeon decides") {
		t.Error("it is still offered")
	}
}

func TestAllFightsAreRolled(t *testing.T) {
	const fighting = `
tiles = { f13 = "S", n14 = "T", b14 = "P", c2 = "Z" }
kings = { A = "f8", B = "k9" }
hearts = { A = 9, B = 9 }
due = "event"
monsters = { Z1 = "f7", Z2 = "e8", Z3 = "k8" }
`
	d := inDungeon(t, usual, settings.Default(), fighting, nil)
	if _, rolled := goOn(t, d); rolled < 2 {
		t.Fatalf("in this dungeon only %d fights are rolled", rolled)
	}
	d = inDungeon(t, usual, settings.Default(), fighting, nil)
	leave(d, "Roll all fights")
	if _, rolled := goOn(t, d); rolled != 0 {
		t.Errorf("all fights shall be rolled, and still somebody must press %d times", rolled)
	}
	// With real dice they are the players' to roll.
	d = inDungeon(t, usual, settings.Default(), fighting, func(h *record.Header) { h.Dice = "table" })
	leave(d, "Roll all fights")
	if _, rolled := goOn(t, d); rolled < 2 {
		t.Errorf("with real dice the app rolls, and leaves %d fights", rolled)
	}
}

// After an undo the app waits, so that people can do it by hand or let it go on.
func TestTheAppWaitsAfterAnUndo(t *testing.T) {
	d := toChoose(t, nil)
	d.Key(fyne.KeySpace) // the event
	for d.Hear(); d.Screen.Session().Pending().Kind != adventure.DueAction; d.Hear() {
		d.Input(d.Screen.Question().Next()[0])
	}
	d.Play("A: done")
	leave(d, "The dungeon decides")
	for d.Hear(); d.Screen.Session().LeftToApp(); d.Hear() {
	}
	for d.Screen.Undo(); !d.Screen.Session().LeftToApp(); d.Screen.Undo() {
	}
	if d.Screen.Question() == nil || !strings.Contains(d.Screen.Shown(), "The app waits") {
		t.Errorf("after an undo the screen shows %s", d.Screen.Shown())
	}
	lines := len(d.Screen.Session().Match().Steps())
	d.Press("Let the app go on")
	if len(d.Screen.Session().Match().Steps()) == lines {
		t.Error("the app does not go on")
	}
}

// A ruleset in which the app chooses anyway has no switch for it, and other games have none at all.
func TestOnlyWhatIsOfUseHasASwitch(t *testing.T) {
	d := toChoose(t, func(h *record.Header) { h.Rules = map[string]any{"ambiguity": "auto"} })
	names := func() (list []string) {
		for _, chore := range d.Screen.Game().Chores() {
			list = append(list, chore.Name)
		}
		return list
	}
	if got := names(); len(got) != 1 || got[0] != "Roll all fights" {
		t.Errorf("there are switches for %q", got)
	}
	if d = rolled(t); len(names()) > 0 {
		t.Errorf("SiTTeRS has switches for %q", names())
	}
}
