package rulesets

import (
	"strings"
	"testing"
)

// What differs from the standard is known in running sentences, with its clause.
func TestHowToPlayKnowsWhatDiffers(t *testing.T) {
	standard := mustStandard(t, sittersGame(t))
	if how := standard.Speaker(nil, nil, nil).HowTo(); len(how.Changed) > 0 {
		t.Errorf("in the standard %v differs", how.Changed)
	}
	rules, err := standard.With(map[string]any{"par": 40, "turns": []any{"obstructors", "collectors"}})
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Speaker(nil, nil, nil)
	how := s.HowTo()
	last := how.Finer[len(how.Finer)-1]
	for text, want := range map[string]string{how.Aim: "SIT-18", how.Turn[0]: "SIT-05", last: "SIT-18"} {
		if how.Changed[text] != want {
			t.Errorf("in %q it is %q that differs, want %s", text, how.Changed[text], want)
		}
	}
	if len(how.Changed) != 3 {
		t.Errorf("what differs is %q", how.Changed)
	}
	if got := s.ChangedIn("Come to {par} points with {count rules.collectors noun.collector}."); got != "SIT-18" {
		t.Errorf("in a sentence of the caller's it is %q", got)
	}
}

// How to play says in short sentences, by every ruleset and in the words of every theme, what one wants and
// what a turn is.
func TestEveryRulesetSaysHowToPlay(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		everySpeaker(t, g, func(name string, s *Speaker) {
			how := s.HowTo()
			if how.Aim == "" || len(how.Turn) < 3 {
				t.Errorf("%s: the aim is %q, and a turn has %d steps", name, how.Aim, len(how.Turn))
			}
			for _, text := range append(how.Turn, how.Aim) {
				for _, sentence := range strings.FieldsFunc(text, func(r rune) bool {
					return strings.ContainsRune(".:!?", r)
				}) {
					if n := len(strings.Fields(sentence)); n > 20 {
						t.Errorf("%s: %q has %d words", name, sentence, n)
					}
				}
				if strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") {
					t.Errorf("%s: %q is not filled in", name, text)
				}
			}
			t.Logf("%s\n  %s\n  %s", name, how.Aim, strings.Join(how.Turn, "\n  "))
		})
	})
}
