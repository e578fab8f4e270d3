package rulesets

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// A shippedClause is what a clause of a shipped ruleset says, and whether that is a family's own reading.
type shippedClause struct {
	ruleset string
	clause  engines.Clause
	want    string
	house   bool
}

// A changedClause is what a clause says once fields of the standard have other values.
type changedClause struct {
	rules  map[string]any
	clause engines.Clause
	want   string
}

// A said is the sentence that a speaker makes of a reason and what it is about.
type said struct {
	s      *Speaker
	reason string
	args   []engines.Arg
	want   string
}

// shippedGame returns a game without files of a family's own.
func shippedGame(t testing.TB, id string) *Game {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	g, err := shelf.Game(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// readShipped reads clauses of the shipped rulesets.
func readShipped(t *testing.T, g *Game, tests []shippedClause) {
	t.Helper()
	for _, test := range tests {
		r, err := g.Find(test.ruleset)
		if err != nil {
			t.Fatal(err)
		}
		c := r.Speaker(nil, nil, nil).Clause(test.clause)
		if text := c.Source + " " + c.Decision + " " + c.Screen; !strings.Contains(text, test.want) || c.House != test.house {
			t.Errorf("%s: %s says %q (house %t), want %q", test.ruleset, c.ID, text, c.House, test.want)
		}
	}
}

// readChanged changes one field after another and reads the clause, which is marked as the family's then.
func readChanged(t *testing.T, g *Game, tests []changedClause) {
	t.Helper()
	for _, test := range tests {
		r, err := mustStandard(t, g).With(test.rules)
		if err != nil {
			t.Error(err)
			continue
		}
		c := r.Speaker(nil, nil, nil).Clause(test.clause)
		if text := c.Source + " " + c.Decision + " " + c.Screen; !strings.Contains(text, test.want) || !c.House {
			t.Errorf("%v: %s says %q (house %t), want %q", test.rules, c.ID, text, c.House, test.want)
		}
		checkClauses(t, "house rules", r.Speaker(nil, nil, nil))
	}
}

// hear reads sentences.
func hear(t *testing.T, g *Game, tests []said) {
	t.Helper()
	for _, test := range tests {
		if got := test.s.Sentence(enginetest.NewMessage(reasonOf(t, g, test.reason), 0, test.args...)); got !=
			test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

// hearStory tells a recorded match of an engine under the shipped rules: all that is told are sentences, and
// some of them are wants.
func hearStory(t *testing.T, g *Game, path string, names [][]string, wants ...string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	var rules *Ruleset
	m, err := record.Replay(file, func(h record.Header) (engines.Engine, error) {
		r, err := g.Find(h.Ruleset)
		if err == nil {
			rules, err = r.With(h.Rules)
		}
		if err != nil {
			return nil, err
		}
		return rules.Compile(len(h.Seats))
	})
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Speaker(nil, m.Engine(), names)
	var told []string
	for _, step := range m.Steps() {
		for _, n := range step.Events {
			text := s.At(step.After).Sentence(n)
			if bad := findUnsaidOf(s, n.Reason, text); bad != "" {
				t.Errorf("%q has %q", text, bad)
			}
			told = append(told, text)
		}
	}
	for _, want := range wants {
		if !slices.Contains(told, want) {
			t.Errorf("nobody says %q among\n%s", want, strings.Join(told, "\n"))
		}
	}
}

// checkTexts checks the texts of rulesets: each gives the one finding that has the words beside it, and none
// where there are no words.
func checkTexts(t *testing.T, tests map[string]string) {
	t.Helper()
	for text, want := range tests {
		var got []string
		for _, f := range shelf.CheckBytes("ours.toml", []byte(text)) {
			got = append(got, f.String())
		}
		switch {
		case want == "" && len(got) > 0:
			t.Errorf("%s\nis refused: %v", text, got)
		case want != "" && (len(got) != 1 || !strings.Contains(got[0], want)):
			t.Errorf("%s\ngives %q, want %q", text, got, want)
		}
	}
}

// What `rules show` says of a field can be copied into a file.
func TestWhatIsShownCanBePasted(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		for _, l := range g.List() {
			for _, f := range Show(l.Ruleset) {
				from := "standard"
				if f.Kind == engines.TableField { // its entries come on top of those of what is extended
					from = l.ID
				}
				text := "extends = \"" + g.ID + "/" + from + "\"\n" + f.Written() + "\n"
				r, findings := g.merge(sourceOf(text))
				if r == nil {
					t.Errorf("%s: %s: %v", l.ID, f.Written(), findings)
				} else if now, _ := r.Value(f.Key); !reflect.DeepEqual(now, f.Value) {
					t.Errorf("%s: %s gives %v, not %v", l.ID, f.Written(), now, f.Value)
				}
			}
		}
	})
}

func sourceOf(text string) *source {
	src, _ := parse("ruleset", "Ours.toml", "Ours.toml", []byte(text))
	return src
}

// Lengths and colours are read as people write them, and come out in one form.
func TestLengthsAndColoursAreReadAsPeopleWriteThem(t *testing.T) {
	for _, test := range []struct {
		game, key, written string
		want               any
	}{
		{"patrollers", "width", `"42,5"`, 42.5}, {"patrollers", "width", `"42½"`, 42.5}, {"patrollers", "width", "42", 42.0},
		{"geyser", "rings.5.color", `"crimson"`, "#DC143C"}, {"geyser", "rings.5.color", `"#f00"`, "#FF0000"},
		{"saratoga", "colours.red.color", `"dark red"`, "#8B0000"},
	} {
		g := shippedGame(t, test.game)
		text := "extends = \"" + g.ID + "/standard\"\n" + test.key + " = " + test.written + "\n"
		r, findings := g.Read("Ours.toml", []byte(text))
		if r == nil || len(findings) > 0 {
			t.Errorf("%s: %v", text, findings)
		} else if now, _ := r.Value(test.key); now != test.want {
			t.Errorf("%s gives %v, not %v", text, now, test.want)
		}
	}
}
