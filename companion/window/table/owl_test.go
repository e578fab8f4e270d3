package table_test

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
)

// hint returns the owl's sentence on the screen, "" for none.
func hint(d *tabletest.Driver) string {
	for _, line := range strings.Split(d.Screen.Shown(), "\n") {
		if help, ok := strings.CutPrefix(line, "help \"The owl"); ok {
			return "The owl" + help[:strings.LastIndex(help, "\"")]
		}
	}
	return ""
}

// rolled plays SiTTeRS up to a decision of Ava's.
func rolled(t *testing.T) *tabletest.Driver {
	d := tabletest.Open(t, usual, loud(), sitters(t, nil))
	d.PlayFile(setUp + "\ndice: 5")
	return d
}

func TestTheOwlIsAskedByAKeyAndByAButton(t *testing.T) {
	for how, ask := range map[string]func(*tabletest.Driver){
		"key":    func(d *tabletest.Driver) { d.Rune('h') },
		"button": func(d *tabletest.Driver) { d.Press("Owl") },
	} {
		d := rolled(t)
		before, arrows := len(d.Screen.Session().Match().Steps()), len(d.Screen.Board().Scene().Arrows)
		ask(d)
		first := hint(d)
		if !strings.HasPrefix(first, "The owl's idea: Ava's ") {
			t.Errorf("%s: the owl says %q", how, first)
		}
		if got := len(d.Screen.Board().Scene().Arrows); got != arrows+1 {
			t.Errorf("%s: the board has %d arrows more", how, got-arrows)
		}
		d.Screen.Update()
		if hint(d) != first {
			t.Errorf("%s: the hint does not stay", how)
		}
		if ask(d); hint(d) != "" || len(d.Screen.Board().Scene().Arrows) != arrows {
			t.Errorf("%s: asked again the owl still says %q", how, hint(d))
		}
		if got := len(d.Screen.Session().Match().Steps()); got != before {
			t.Errorf("%s: the record has %d lines more", how, got-before)
		}
	}
}

func TestAHintGoesWithItsDecision(t *testing.T) {
	for name, act := range map[string]func(*tabletest.Driver){
		"a move": func(d *tabletest.Driver) { d.Play("collectors: move C1 d3") },
		"undo":   func(d *tabletest.Driver) { d.Screen.Undo() },
		"fixes":  func(d *tabletest.Driver) { d.Screen.PutRight() },
		"Escape": func(d *tabletest.Driver) { d.Key(fyne.KeyEscape) },
		"a look": func(d *tabletest.Driver) { d.Screen.Session().Look(3) },
	} {
		d := rolled(t)
		d.Rune('h')
		if hint(d) == "" {
			t.Fatal("the owl says nothing")
		}
		if act(d); hint(d) != "" || len(d.Screen.Board().Scene().Arrows) > 0 {
			t.Errorf("after %s the owl still says %q", name, hint(d))
		}
	}
}

func TestTheOwlIsAskedOnlyByAPersonWhoDecides(t *testing.T) {
	d := rolled(t)
	d.Screen.Undo() // the roll
	if d.Rune('h'); hint(d) != "" || !d.Button("Owl").Disabled() {
		t.Errorf("while a roll is due the owl says %q", hint(d))
	}
}

func TestTheOwlIsSentAwayForAMatch(t *testing.T) {
	d := rolled(t)
	d.Rune('h')
	d.Press("This match")
	d.Press("The owl may be asked")
	d.Key(fyne.KeyEscape)
	if hint(d) != "" || d.Screen.Board().Scene().Arrows != nil {
		t.Errorf("the owl is sent away and says %q", hint(d))
	}
	if d.Rune('h'); hint(d) != "" {
		t.Errorf("sent away the owl still says %q", hint(d))
	}
	d.Press("This match")
	d.Press("The owl may be asked")
	d.Key(fyne.KeyEscape)
	if d.Rune('h'); hint(d) == "" {
		t.Error("called back the owl says nothing")
	}
}

// The owl's hint to Ben is the same whatever Ava has laid, and nobody sees it but him.
func TestNoSecretInAHint(t *testing.T) {
	eachSecret(t, nil, func(t *testing.T, d *tabletest.Driver, _ string) (all []byte) {
		if d.Rune('h'); hint(d) != "" {
			t.Errorf("before Ben has the laptop the owl says %q", hint(d))
		}
		d.Lift()
		d.Rune('h')
		if hint(d) == "" {
			t.Error("the owl says nothing to Ben")
		}
		all = append(everything(d), d.Screen.Shown()...)
		d.Press("Cover the table")
		if hint(d) != "" {
			t.Errorf("covered, the owl still says %q", hint(d))
		}
		return append(all, everything(d)...)
	})
}

// A hint in a battle is for all to see, and knows nothing of a token that only its owner knows (PAT-28).
func TestNoTokenInAHint(t *testing.T) {
	same(t, round.Sample(t, 3, hiddenTokens), func(token string) (all []byte) {
		h := battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)})
		d := tabletest.Open(t, usual, loud(),
			begun(t, filepath.Join(t.TempDir(), "a.match"), h,
				session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
		ask := func() {
			d.Hear()
			d.Rune('h')
			if hint(d) == "" {
				t.Errorf("the owl says nothing to %q", d.Screen.Prompt())
			}
			all = append(append(all, hint(d)...), everything(d)...)
		}
		d.PlayFile(unarmed)
		d.Play("A: token A1 " + token)
		d.Play("A: token A2 none")
		d.PlayFile("B: token B1 none\nB: token B2 duty")
		ask()
		d.PlayFile("A: deploy A1 10,2\nB: deploy B1 10,22\nA: deploy A2 14,2\nB: deploy B2 14,22")
		ask()
		d.PlayFile("A: dial A1 3 2 2 2")
		ask()
		return all
	})
}
