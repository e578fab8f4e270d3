package whatif

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"homespun/companion/games"
	"homespun/companion/shell"
)

// The lab is played in the background until the screen is left.
func TestLeavingStopsTheLab(t *testing.T) {
	test.NewTempApp(t)
	game, err := games.All().Game("sitters")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{}, 2)
	deps := shell.Deps{Games: games.All(), Folder: t.TempDir(),
		After: func(time.Duration, func()) func() { return func() {} },
		Start: func(do func()) { go func() { do(); ended <- struct{}{} }() }}
	var s *Screen
	shell.New(deps, test.NewTempWindow(t, nil), func(sh *shell.Shell) shell.Screen {
		s = New(sh, rules, Ways{Matches: 100_000_000})
		return s
	})
	s.toggle()
	s.Leave()
	for range 2 { // the reading of the rulesets, and the lab
		select {
		case <-ended:
		case <-time.After(time.Minute):
			t.Fatal("the lab goes on after its screen was left")
		}
	}
	if s.cancel != nil {
		t.Error("the screen still takes itself for running")
	}
}
