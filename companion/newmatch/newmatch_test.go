package newmatch_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/games"
	"homespun/companion/newmatch"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/engines/record"
	"homespun/rulesets"
)

// asks opens a new match of a game and returns what the buttons that Tab comes to are called, and the front
// matter that Enter makes.
func asks(t *testing.T, game string) (buttons map[string]bool, made record.Header) {
	t.Helper()
	g, err := games.All().Game(game)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	t.Setenv(rulesets.HomeVariable, folder)
	test.NewTempApp(t)
	window := test.NewTempWindow(t, nil)
	window.Resize(fyne.NewSize(1280, 800))
	sh := shell.New(shell.Deps{Games: games.All(), Folder: folder, Start: func(do func()) { do() }}, window,
		func(sh *shell.Shell) shell.Screen {
			return newmatch.New(sh, newmatch.Wish{Game: g},
				newmatch.Ways{Play: func(h record.Header) { made = h }, Keep: func(record.Header) {},
					House: func(*rulesets.Game) {}})
		})
	t.Cleanup(sh.Close)
	window.Resize(fyne.NewSize(1280, 800))
	buttons = map[string]bool{}
	for range 100 {
		window.Canvas().FocusNext()
		if named, ok := window.Canvas().Focused().(fyne.Accessible); ok {
			buttons[named.AccessibilityLabel()] = true
		}
	}
	window.Canvas().Unfocus()
	window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	return buttons, made
}

// Who rolls is asked of games that have dice, and of no other.
func TestWhoRollsIsAskedWhereThereAreDice(t *testing.T) {
	for game, dice := range map[string]string{"sitters": "app", "adventure": "app", "geyser": "app",
		"saratoga": "", "cubed": "", "patrollers": "app"} {
		t.Run(game, func(t *testing.T) {
			buttons, made := asks(t, game)
			if !buttons[words.Play] {
				t.Fatalf("there is no button to play: %v", buttons)
			}
			if buttons[words.RealDice] != (dice != "") || made.Game != game || made.Dice != dice {
				t.Errorf("it asks for dice: %v; the match of %q has dice %q, want %q",
					buttons[words.RealDice], made.Game, made.Dice, dice)
			}
		})
	}
}
