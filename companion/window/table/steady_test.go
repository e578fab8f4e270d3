package table_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// The buttons of the replay stay where they are from one thing to the next, however long the sentences are.
func TestTheButtonsOfTheTellingStay(t *testing.T) {
	for name, size := range map[string]fyne.Size{"usual": usual, "small": fyne.NewSize(800, 600)} {
		t.Run(name, func(t *testing.T) {
			d := tabletest.Open(t, size, settings.Default(),
				dungeonMatch(t, "standard", 2, func(h *record.Header) {
					h.Rules = map[string]any{"ambiguity": "auto"}
					h.Position = crowdedDungeon(t)
				}))
			d.Play("dice: 5")
			if err := d.Screen.Session().PlayText("A: done"); err != nil {
				t.Fatal(err)
			}
			places, lengths := map[fyne.Position]bool{}, map[int]bool{}
			for d.Screen.Replaying() {
				next := d.Button("Next")
				places[fyne.CurrentApp().Driver().AbsolutePositionForObject(next)] = true
				lengths[len(d.Screen.Prompt())] = true
				d.Press("Next")
			}
			if len(places) != 1 || len(lengths) < 3 {
				t.Errorf("the button stands at %v through sentences of %d lengths", places, len(lengths))
			}
		})
	}
}

// While something is told the keyboard's cursor covers nothing; the next key shows it again.
func TestTheCursorRestsWhileThingsAreTold(t *testing.T) {
	d := sown(t, settings.Default(), session.Options{Resolve: games.All().Resolve, Say: games.All().Say}, nil)
	d.Hand = tabletest.Keys
	begin(t, d)
	if d.Screen.Board().Pointing() {
		t.Error("the cursor lies over what is told")
	}
	d.Key(fyne.KeyEscape)
	d.Key(fyne.KeyRight)
	if !d.Screen.Board().Pointing() {
		t.Error("the cursor does not come back")
	}
}

// Tap by tap each thing waits; a pause lasts until somebody has it go on.
func TestThingsWaitForTheRealPieces(t *testing.T) {
	set := settings.Default()
	set.Telling = "taps"
	d := sown(t, set, session.Options{Resolve: games.All().Resolve, Say: games.All().Say}, nil)
	begin(t, d)
	d.Pass(time.Hour)
	if at, _ := d.Screen.Told(); at != 0 {
		t.Errorf("tap by tap it goes on to thing %d by itself", at)
	}

	d = sown(t, settings.Default(), session.Options{Resolve: games.All().Resolve, Say: games.All().Say}, nil)
	begin(t, d)
	d.Press("Pause")
	d.Press("Skip")
	for _, line := range []string{"dice: 1", "B: sow p3"} {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatal(err)
		}
	}
	d.Pass(time.Second) // the dice come to rest
	at, of := d.Screen.Told()
	d.Pass(time.Hour)
	if now, _ := d.Screen.Told(); of == 0 || now != at {
		t.Errorf("what was paused goes on at the next telling: thing %d of %d", now, of)
	}
	d.Press("Go on")
	d.Pass(time.Hour)
	if d.Screen.Replaying() {
		t.Error("it does not go on when it is asked to")
	}
}

// Before anything is picked the head says what a tap does.
func TestTheHeadSaysWhatATapDoes(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), dungeonMatch(t, "standard", 2, nil))
	for _, want := range []string{`help "The app says where each tile`, `help "Treasure: where to?`} {
		if !strings.Contains(d.Screen.Shown(), want) {
			t.Errorf("want %s in\n%s", want, d.Screen.Shown())
		}
		for _, in := range d.Screen.Question().Next() {
			if piece, ok := d.Screen.Board().Scene().Piece(in.ID); ok && in.Kind == tableau.Piece &&
				piece.Label == "T" {
				d.Input(in)
				break
			}
		}
	}
}
