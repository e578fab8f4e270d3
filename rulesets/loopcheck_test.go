package rulesets

import (
	"fmt"
	"strings"
	"testing"

	"homespun/rulesets/template"
)

// toys are house rules of Patrollers with so many toys more than the standard has, and lines behind them.
func toys(more int, lines string) string {
	var b strings.Builder
	b.WriteString("extends = \"patrollers/standard\"\n")
	for i := range more {
		fmt.Fprintf(&b, "[roster.toy%d]\norder = %d\nname = \"Toy %d\"\nfigure = \"rabbit-face\"\nclass = "+
			"\"bizarre\"\nspecial = \"psychic-blast\"\n", i, 20+i, i)
		for _, ability := range []string{"attack", "defence", "move", "range"} {
			fmt.Fprintf(&b, "%s = { front = [1, 3], near_death = [1, 2] }\n", ability)
		}
	}
	return b.String() + lines
}

// clauseText is a clause that says a text in two loops over all toys.
func clauseText(clause int, text string) string {
	return fmt.Sprintf("[clauses.PAT-%02d]\nsource = \"{each a in roster}{each b in roster}%s{end}{end}\"\n",
		clause, text)
}

// Loops in loops over all toys that would say more than anybody waits for are refused in one line, whatever
// stands in them, before any of it is said.
func TestLoopsThatSayTooMuchAreRefused(t *testing.T) {
	shippedGame(t, "patrollers")
	many := func(text string) (lines string) {
		for clause := 1; clause <= 16; clause++ {
			lines += clauseText(clause, strings.Repeat(text, 3300/len(text)))
		}
		return toys(12, lines)
	}
	for _, test := range []struct{ name, text, want string }{
		{"values", many("{a.name}{b.name}"), "line 123: the loops of clauses.PAT-01.source say "},
		{"conditions that say nothing", many("{if a.name = Nobody}x{end}"), "clauses.PAT-01.source"},
		{"fields of all toys", many("{if roster.class has Nobody}x{end}"), "clauses.PAT-01.source"},
		{"loops one after another",
			toys(12, "[clauses.PAT-03]\ndecision = \""+
				strings.Repeat("{some a in roster}{lines b in roster}{if a < b}x{end}{end}{end}", 40)+"\"\n"),
			"line 123: the loops of clauses.PAT-03.decision say"},
		{"a line that ends behind in",
			toys(12, "[clauses.PAT-03]\ndecision = \"\"\"\n"+
				strings.Repeat("{some a\tin\nroster}{lines b 'in' roster}{if a < b}x{end}{end}{end}", 40)+
				"\"\"\"\n"), "line 123: the loops of clauses.PAT-03.decision say"},
		{"a sentence", toys(12,
			"[says]\npicked = \"{each a in roster}{list b in roster}"+strings.Repeat("{if b < a}x{end}", 30)+
				"{end}{end}\"\n"), "line 123: the loops of says.picked say"},
	} {
		findings := shelf.CheckBytes("ours.toml", []byte(test.text))
		if len(findings) != 1 {
			t.Errorf("%s: %v", test.name, findings)
			continue
		}
		if got := findings[0].String(); !strings.Contains(got, test.want) || strings.Contains(got, "\n") ||
			!strings.Contains(got, "they can say at most 20000; put less into") {
			t.Errorf("%s: %s", test.name, got)
		}
	}
	if findings := shelf.CheckBytes("ours.toml",
		[]byte(toys(12, clauseText(1, "{a.name} and {b.name}. ")))); len(findings) > 0 {
		t.Errorf("two loops of some words are refused: %v", findings)
	}
}

// Where the texts are those of a file that is extended, the toys that make them too long are what is pointed
// at.
func TestWhatMakesLoopsTooLongIsPointedAt(t *testing.T) {
	shippedGame(t, "patrollers")
	inFolder(t, map[string]string{"few.toml": toys(0,
		clauseText(1, strings.Repeat("{a.name} and {b.name}. ", 20)))})
	text := strings.Replace(toys(12, ""), "patrollers/standard", "patrollers/few", 1)
	findings := shelf.CheckBytes("ours.toml", []byte(text))
	if len(findings) != 1 || findings[0].Line != 2 ||
		!strings.Contains(findings[0].Message, "clauses.PAT-01.source") {
		t.Errorf("%v", findings)
	}
}

// What is counted is what is said: as often as each loop goes round, and in loops over parts of an entry the
// most that any entry has.
func TestPartsAreCountedAsTheyAreSaid(t *testing.T) {
	g := shippedGame(t, "patrollers")
	standard, err := g.Standard()
	if err != nil {
		t.Fatal(err)
	}
	roster, _ := standard.Value("roster")
	n := len(roster.(map[string]any))
	for text, want := range map[string]int{
		"plain {twine} text":                                                         3,
		"{each a in roster}x{end}":                                                   1 + n*2,
		"{each a in roster}{a.name}, {end}":                                          1 + n*3,
		"{each a in roster}{each b in roster}x{end}{end}":                            1 + n*(1+1+n*2),
		"{each a in roster}{if a.name = Bun}x{else}yy{twine}{end}{end}":              1 + n*(1+1+2),
		"{each a in roster}{each b in rules.roster}x{end}{else}{twine} {end}":        1 + n*(1+1+n*2) + 2,
		"{each a in roster}{each b in a.attack.front}x{end}{end}":                    1 + n*(1+1+2*2),
		"{list a in roster}{if a.class = tank}{each b in die}x{end}{end}{end}":       0,
		"{each a in no_such_table}{each b in a}xxx{end}{end}{some b in twine}x{end}": 2,
	} {
		parsed, err := template.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		got := parsed.Parts(standard.tree)
		if want > 0 && got != want {
			t.Errorf("%s: %d parts, want %d", text, got, want)
		}
		s := standard.Speaker(nil, nil, nil)
		if said := strings.Count(parsed.Speak(scope{Speaker: s}).Text, "x"); said > got {
			t.Errorf("%s: %d are said, and %d counted", text, said, got)
		}
	}
}

// The texts that come with the games say far fewer parts than they could, so that house rules have room for
// more things.
func TestShippedTextsSayFewParts(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		for _, l := range g.List() {
			all := 0
			for _, text := range l.Ruleset.texts {
				parsed, err := template.Parse(text)
				if err != nil {
					t.Fatal(err)
				}
				if parsed.Loops() {
					all += parsed.Parts(l.Ruleset.tree)
				}
			}
			if all > maxParts/10 {
				t.Errorf("%s/%s: %d parts", g.ID, l.ID, all)
			}
		}
	})
}
