package rulesets

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// On the screen a piece is told by its figure; its number stays where others are called the same.
func TestPiecesAreToldByTheirFigures(t *testing.T) {
	none := func(theme *Theme) *Theme { return theme }
	for _, c := range []struct {
		theme  string
		pick   func(*Theme) *Theme
		names  [][]string
		number int
		thing  string
		whose  string
		label  string
	}{
		{"dungeon", none, nil, 0, "wizard", "the wizard", ""},
		{"dungeon", none, [][]string{{"Ava"}}, 0, "wizard", "Ava's wizard", ""},
		{"plain", none, nil, 1, "blue marker 2", "blue marker 2", "2"},
		{"plain", none, [][]string{{"Ava"}}, 1, "blue marker 2", "Ava's blue marker 2", "2"},
		// a picked figure has its own name where the theme knows it, and shares it where another has it
		{"dungeon", func(t *Theme) *Theme { return t.Pick("collector", 1, "troll") }, nil, 0, "troll",
			"the troll", ""},
		{"dungeon", func(t *Theme) *Theme { return t.Pick("collector", 1, "elf") }, nil, 1, "elf 2", "elf 2", "2"},
		{"dungeon", func(t *Theme) *Theme { return t.Pick("collector", 1, "rat") }, nil, 0, "delver 1",
			"delver 1", "1"},
	} {
		s := sittersSpeaker(t, "standard", c.theme, c.names...)
		s.Theme = c.pick(s.Theme)
		s = s.OnScreen()
		piece := engines.Of(engines.PieceArg, c.number)
		if thing, whose, label := s.Thing(piece), s.Whose(piece), s.Label(piece); thing != c.thing ||
			whose != c.whose || label != c.label {
			t.Errorf("%s: %q, %q with the sign %q; want %q, %q with %q", c.theme, thing, whose, label, c.thing,
				c.whose, c.label)
		}
	}
}

// A refusal on the screen names no clause, and begins with a capital where the piece does.
func TestTheScreenSaysNoClause(t *testing.T) {
	s := sittersSpeaker(t, "standard", "dungeon").OnScreen()
	v := engines.Refuse(enginetest.NewMessage(reasonOf(t, s.Ruleset.Game, "defeated"), 8,
		engines.Of(engines.PieceArg, 1)))
	if got := s.Refusal(v); !strings.HasPrefix(got, "The elf ") || strings.Contains(got, "SIT") {
		t.Errorf("the screen says %q", got)
	}
}

// A theme has one name for each icon. Who gives other icons gives other names, or none.
func TestNamesStandBesideTheirIcons(t *testing.T) {
	g := sittersGame(t)
	const extends = "extends = \"sitters/themes/dungeon\"\n[nouns.collector]\n"
	inFolder(t, map[string]string{
		"Few.toml":   extends + "names = [\"ant\", \"bee\"]\n",
		"Own.toml":   extends + "icons = [\"rat\", \"bat\"]\nnames = [\"rat\", \"bat\"]\n",
		"Icons.toml": extends + "icons = [\"rat\", \"bat\"]\n",
		"Long.toml":  extends + "icons = [\"rat\"]\nnames = [\"\"]\n",
	})
	found := map[string]string{}
	for _, l := range g.Themes() {
		for _, f := range l.Findings {
			found[l.ID] += f.String()
		}
	}
	if got := found["Few"]; !strings.Contains(got, "nouns.collector.names has 2 names for 8 icons") ||
		!strings.Contains(got, "one name for each icon") {
		t.Errorf("too few names: %q", got)
	}
	if got := found["Long"]; !strings.Contains(got, "nouns.collector.names is no short word or two") {
		t.Errorf("an empty name: %q", got)
	}
	first := engines.Figure{Word: "collector", Number: 1, Of: 2}
	for theme, want := range map[string]string{"Own": "rat", "Icons": ""} {
		th, err := g.FindTheme(theme)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := th.Called(first); got != want {
			t.Errorf("%s: the first is called %q, want %q", theme, got, want)
		}
	}
}
