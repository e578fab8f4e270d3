package whatif

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/window/frame/shell"
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
	ended, playing := make(chan struct{}), false
	deps := shell.Deps{Games: games.All(), Folder: t.TempDir(),
		After: func(time.Duration, func()) func() { return func() {} },
		Start: func(do func()) {
			if !playing { // the rulesets are read
				do()
				return
			}
			go func() { do(); close(ended) }()
		}}
	var s *Screen
	shell.New(deps, test.NewTempWindow(t, nil), func(sh *shell.Shell) shell.Screen {
		s = New(sh, rules, Ways{Matches: 100_000_000})
		return s
	})
	playing = true
	s.toggle()
	s.Leave()
	select {
	case <-ended:
	case <-time.After(time.Minute):
		t.Fatal("the lab goes on after its screen was left")
	}
	if s.cancel != nil {
		t.Error("the screen still takes itself for running")
	}
}
