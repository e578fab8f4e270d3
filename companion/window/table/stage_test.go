package table_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	engine "homespun/engines/sitters"
)

// beforeABattle opens a match in which Ava's delver stands on the space of Ben's monster, and both are to
// roll.
func beforeABattle(t *testing.T) *tabletest.Driver {
	t.Helper()
	d := atPlay(t, nil)
	for _, line := range []string{"table: fix put O1 c3", "dice: 2", "collectors: move C1 c3"} {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatal(err)
		}
		d.Hear()
	}
	if !strings.Contains(d.Screen.Shown(), "tray due true") {
		t.Fatalf("no battle is due:\n%s", d.Screen.Shown())
	}
	return d
}

// staged returns what stands on the stage: its sum and outcome; open is false if it is closed.
func staged(d *tabletest.Driver) (sum, outcome string, open bool) {
	m, outcome, open := d.Screen.Stage().Showing()
	return m.Sum, outcome, open
}

// SIT-15: the app's dice tumble for a second and lie still for a while. Until then neither the stage nor the
// prompt, the log or a track says who has won; then the stage does, and after it the board.
func TestNothingIsToldBeforeTheDiceLieStill(t *testing.T) {
	d := beforeABattle(t)
	before, lines := d.Screen.Shown(), d.Screen.Lines()
	prompt := d.Screen.Prompt()
	d.Key(fyne.KeySpace)
	_, outcome, open := staged(d)
	if m, _, _ := d.Screen.Stage().Showing(); !open || outcome != "" || len(m.Actors) != 2 {
		t.Fatalf("while the dice tumble the stage is open: %v, says %q, with %d actors", open, outcome,
			len(m.Actors))
	}
	for _, wait := range []time.Duration{0, 900 * time.Millisecond, 600 * time.Millisecond} {
		d.Pass(wait)
		if d.Screen.Prompt() != prompt || d.Screen.Lines() != lines || tracksOf(d.Screen.Shown()) != tracksOf(before) {
			t.Fatalf("before the dice lie still the screen says\n%s", d.Screen.Shown())
		}
	}
	d.Pass(200 * time.Millisecond)
	sum, outcome, open := staged(d)
	if !open || outcome == "" || !strings.Contains(sum, " ") || d.Screen.Prompt() != outcome {
		t.Errorf("after the dice the stage says %q, %q; the prompt %q", sum, outcome, d.Screen.Prompt())
	}
	d.Pass(3 * time.Second)
	if _, _, open := staged(d); open || d.Screen.Replaying() || d.Screen.Lines() == lines {
		t.Errorf("after the stage:\n%s", d.Screen.Shown())
	}
}

// tracksOf returns the tracks of what the screen shows.
func tracksOf(shown string) string { return shown[strings.Index(shown, "track "):] }

// The faces of real dice lie there: they do not tumble, but can be read before anything is said.
func TestRealDiceJustLieThere(t *testing.T) {
	d := beforeABattle(t)
	d.Rune('6')
	d.Rune('1')
	if _, outcome, open := staged(d); !open || outcome != "" {
		t.Fatalf("the stage is open: %v, and says %q at once", open, outcome)
	}
	d.Pass(700 * time.Millisecond)
	if sum, outcome, _ := staged(d); sum != "6 beats 1" || outcome == "" {
		t.Errorf("after a moment the stage says %q, %q", sum, outcome)
	}
}

// A tap on the stage only ends it, and so do Space and Escape, which do nothing else for a second.
func TestTheStageIsEnded(t *testing.T) {
	for name, end := range map[string]func(*tabletest.Driver){
		"tap":    func(d *tabletest.Driver) { d.TapIn(d.Screen.Stage(), fyne.NewPos(30, 30)) },
		"space":  func(d *tabletest.Driver) { d.Key(fyne.KeySpace) },
		"escape": func(d *tabletest.Driver) { d.Key(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			d := beforeABattle(t)
			d.Rune('6')
			d.Rune('1')
			d.Pass(700 * time.Millisecond)
			lines := len(d.Screen.Session().Match().Steps())
			end(d)
			if d.Screen.Replaying() || len(d.Screen.Session().Match().Steps()) != lines {
				t.Fatalf("the stage is not just ended:\n%s", d.Screen.Shown())
			}
			if name == "tap" {
				return
			}
			d.Key(fyne.KeySpace)
			if left := d.Screen.Key(&fyne.KeyEvent{Name: fyne.KeyEscape}); !left ||
				len(d.Screen.Session().Match().Steps()) != lines {
				t.Error("a second Space rolls, or a second Escape leaves the match")
			}
			d.Pass(1100 * time.Millisecond)
			if d.Key(fyne.KeySpace); len(d.Screen.Session().Match().Steps()) == lines {
				t.Error("later Space does not roll")
			}
		})
	}
}

// A tap on the board while the last thing is shown ends it and counts where something may be tapped; anywhere
// else it is no mistake.
func TestATapBesideTheStageCounts(t *testing.T) {
	for name, c := range map[string]struct {
		in     tableau.Input
		picked int
	}{"a delver": {tableau.APiece(engine.MarkerOf(0, 0)), 1}, "a monster": {tableau.APiece(engine.MarkerOf(1, 0)), 0}} {
		d := atPlay(t, nil)
		d.Key(fyne.KeySpace)
		if !d.Screen.Replaying() {
			t.Fatal("the die does not tumble")
		}
		at, _ := d.Screen.Board().Where(c.in)
		d.TapIn(d.Screen.Board(), at)
		if q := d.Screen.Question(); d.Screen.Replaying() || d.Screen.Refused() || q == nil ||
			len(q.Inputs()) != c.picked {
			t.Errorf("after a tap on %s: %s", name, d.Screen.Shown())
		}
	}
}

// A game that chooses no moments of its own gets a plain stage at the end of a match.
func TestAPlainStage(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), toy(t, "sowing", "Ava", "Ben"))
	s := d.Screen.Session()
	lines := strings.Split(randomMatch(s.Engine(), 7, 400), "\n")
	for _, line := range lines {
		d.Hear()
		if err := s.PlayText(line); err != nil {
			t.Fatal(line, err)
		}
	}
	var kinds []tableau.MomentKind
	for d.Screen.Replaying() {
		if m, _, open := d.Screen.Stage().Showing(); open {
			kinds = append(kinds, m.Kind)
		}
		d.Pass(100 * time.Millisecond)
	}
	if n := len(kinds); !s.Over() || n == 0 || kinds[n-1] != tableau.Won && kinds[n-1] != tableau.Lost {
		t.Errorf("over %v; on the stage stood moments of the kinds %v", s.Over(), kinds)
	}
}
