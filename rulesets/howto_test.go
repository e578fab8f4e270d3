package rulesets

import (
	"strings"
	"testing"
)

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
