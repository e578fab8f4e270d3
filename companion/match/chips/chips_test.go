package chips_test

import (
	"strings"
	"testing"

	"homespun/companion/match/chips"
	"homespun/companion/match/games"
)

func say(code string) string {
	return map[string]string{"{collectors}": "4", "{obstructors}": "4", "{if may_pass}A side may pass.{end}": ""}[code]
}

// What is filled in stands between marks as it is said now; where two things are said alike, they are told apart.
func TestTemplatesAreReadInWords(t *testing.T) {
	text := chips.Of("{collectors} and {obstructors}, {{so}} {collectors}. {if may_pass}A side may pass.{end}", say, "sometimes more")
	if want := "‹4› and ‹4 2›, {so} ‹4›. ‹sometimes more›"; text.Words != want || len(text.Chips) != 3 {
		t.Errorf("got %q, %v", text.Words, text.Chips)
	}
}

// Words that are typed come back as a template: chips that stayed, those that were put in, and words that were changed
// within one.
func TestTypedWordsBecomeATemplate(t *testing.T) {
	text := chips.Of("There are {collectors}.", say, "")
	for typed, want := range map[string]string{
		"There are ‹4›.":        "There are {collectors}.",
		"We are ‹4›, yes ‹ 4 ›": "We are {collectors}, yes {collectors}",
		"There are ‹5›.":        "There are 5.",
		"There are ‹4.":         "There are 4.",
		"There are 4›.":         "There are 4.",
		"A {brace}":             "A {{brace}}",
		"":                      "",
	} {
		if got := text.Written(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

// No rule of any game shows the language of templates, and whoever changes nothing writes what was written.
func TestEveryRuleComesBackAsItWas(t *testing.T) {
	for _, game := range games.All().All() {
		rules, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		engine, err := rules.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		speaker := rules.Speaker(nil, engine, nil)
		info := game.Definition.Info
		for c := range info.Clauses {
			for _, part := range []string{"source", "decision", "screen"} {
				v, _ := rules.ValueIn([]string{"clauses", (c + 1).ID(info.Prefix), part})
				written, _ := v.(string)
				text := chips.Of(written, func(code string) string {
					said, _ := speaker.Fill(code)
					return said
				}, "more")
				if strings.ContainsAny(text.Words, "{}") {
					t.Errorf("%s shows %q", (c + 1).ID(info.Prefix), text.Words)
				}
				if got := text.Written(text.Words); got != written {
					t.Errorf("%s: %q\nbecomes %q", (c + 1).ID(info.Prefix), written, got)
				}
			}
		}
	}
}
