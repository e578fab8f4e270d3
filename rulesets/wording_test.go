package rulesets

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/rulesets/template"
)

// The clauses are told in groups, in the order in which people learn them: each clause of a game is in exactly one,
// under a heading of its own.
func TestEveryClauseIsInOneGroup(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		info, seen := g.Definition.Info, map[string]int{}
		groups, _ := mustStandard(t, g).Value("groups")
		for name, v := range groups.(map[string]any) {
			group := v.(map[string]any)
			if title, _ := group["title"].(string); title == "" {
				t.Errorf("the group %s has no title", name)
			}
			ids, _ := group["clauses"].([]any)
			for _, id := range ids {
				seen[id.(string)]++
			}
		}
		texts, _ := mustStandard(t, g).Value("clauses")
		for c := engines.Clause(1); c <= info.Clauses; c++ {
			_, written := texts.(map[string]any)[c.ID(info.Prefix)]
			if n := seen[c.ID(info.Prefix)]; written && n != 1 || !written && n != 0 {
				t.Errorf("%s is in %d groups", c.ID(info.Prefix), n)
			}
		}
		everySpeaker(t, g, func(name string, s *Speaker) {
			count, titles := 0, []string{}
			for _, group := range s.Groups() {
				count += len(group.Clauses)
				if titles = append(titles, group.Title); group.Title == "" {
					t.Errorf("%s: %d clauses have no heading, beginning with %s", name, len(group.Clauses),
						group.Clauses[0].ID)
				}
			}
			if slices.Sort(titles); len(slices.Compact(titles)) != len(s.Groups()) || count != len(s.Clauses()) {
				t.Errorf("%s: %d clauses are in the groups %q, want %d", name, count, titles, len(s.Clauses()))
			}
		})
	})
}

// A family's own group takes its clauses out of no other one, and clauses that are in no group are not lost.
func TestClausesWithoutAGroupComeLast(t *testing.T) {
	g := sittersGame(t)
	inFolder(t, map[string]string{"Ours.toml": "extends = \"sitters/standard\"\n[groups.turn]\nclauses = [\"SIT-05\", " +
		"\"SIT-14\"]\ntitle = \"How {many collector} move\"\n"})
	r, err := g.Find("Ours")
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, group := range r.Speaker(nil, nil, nil).Groups() {
		for _, c := range group.Clauses {
			told = append(told, group.Title+" "+c.ID)
		}
	}
	for _, want := range []string{"How delvers move SIT-14", " SIT-06"} {
		if !slices.Contains(told, want) {
			t.Errorf("%q lacks %q", told, want)
		}
	}
	if len(told) != 19 || told[len(told)-1] != " SIT-11" {
		t.Errorf("%q are told", told)
	}
}

// unworded are the fields of which no clause speaks, each with the reason.
var unworded = map[string]string{
	"board":   "it is printed as a picture",
	"seats":   "for how many the game is stands above the clauses",
	"scoring": "the scoring table is printed as a table",
	"rotate":  "only SiTTeRS has sides with several names",
	"color":   "it is a colour of the pictures",
	"order":   "the order of a table is the order in which it is read",
	"figure":  "it is a picture",
}

// Every field that a family may want to change stands in a sentence of the clauses, which is where it is changed.
func TestEveryFieldStandsInAClause(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		said := map[string]bool{}
		for key, text := range mustStandard(t, g).texts {
			if !strings.HasPrefix(key, "clauses.") {
				continue
			}
			parsed, err := template.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			note := func(name string, in []template.Loop) {
				field, entry := fieldSaid(name, in)
				said[field], said[field+"."+entry] = true, true
			}
			parsed.Visit(template.Visitor{Value: note,
				Compare: func(c template.Condition, in []template.Loop) { note(c.Name, in) },
				Enter:   func(l template.Loop, in []template.Loop) { note(l.Of, in) }})
		}
		for _, f := range g.recordFields() {
			if !said[f.Key] && unworded[f.Key] == "" {
				t.Errorf("no clause speaks of %s (%s)", f.Key, f.Label)
			}
			for _, e := range f.Entry {
				if key := f.Key + "." + e.Key; !said[key] && unworded[e.Key] == "" && !onCards(g, f.Key) {
					t.Errorf("no clause speaks of %s (%s)", key, e.Label)
				}
			}
		}
	})
}

// onCards reports whether the numbers of a table of things stand on printed pieces and in texts of the things' own,
// as those of toys, their classes, special actions and tokens do.
func onCards(g *Game, field string) bool {
	return g.ID == "patrollers" &&
		slices.Contains([]string{"roster", "class_actions", "special_actions", "death_tokens"}, field)
}

// fieldSaid returns the field of a name in a template and the last part of the name, the field of an entry:
// "monsters" and "steps".
func fieldSaid(name string, in []template.Loop) (field, entry string) {
	parts := strings.Split(strings.TrimPrefix(name, template.RulesPrefix), ".")
	field, entry = parts[0], parts[len(parts)-1]
	if i := slices.IndexFunc(in, func(l template.Loop) bool { return l.Name == field }); i >= 0 {
		field, _, _ = strings.Cut(strings.TrimPrefix(in[i].Of, template.RulesPrefix), ".")
	}
	return field, entry
}

// The sentences of the clauses are short enough to be read aloud.
const (
	longestSentence = 30 // words
	averageSentence = 18 // words
)

// lists are the clauses that list names, however many there are.
var lists = []string{"PAT-03"}

// hardWords are words and turns of phrase that somebody who reads little does not know, or that only lawyers write.
var hardWords = regexp.MustCompile(`(?i)\b(slantwise|diagonal|orthogonal\w*|adjacent|squarely|exposed|thereof|whereby|hereby|` +
	`notwithstanding|respectively|successive(ly)?|subsequent(ly)?|prior to|in lieu|constitutes?|commences?|` +
	`henceforth|forthwith|one's|off-hand|seat order|looked at is|side by side with|where nothing stands|` +
	`running in which|gets hold|from the side of|as the case may be|latter|former|whom it concerns|` +
	`of one's own|who deployed|are counted as|goes for that|notion|to wit|i\.e|e\.g|etc)\b`)

// programWords are words of the program, which stand only in what is for the screen.
var programWords = regexp.MustCompile(`(?i)\b(apps?|screens?|laptops?|records?|taps?|tapped|undo|click\w*|program|computer|log)\b`)

// What the clauses say is said in whole sentences of everyday words.
func TestClausesAreWholeSentencesOfEverydayWords(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		everySpeaker(t, g, func(name string, s *Speaker) {
			words, count := 0, 0
			for _, c := range s.Clauses() {
				for _, sentence := range sentencesOf(c.Source + "\n" + c.Decision) {
					n := len(strings.Fields(sentence))
					if words, count = words+n, count+1; n > longestSentence && !slices.Contains(lists, c.ID) {
						t.Errorf("%s: %s has %d words in a sentence: %s", name, c.ID, n, sentence)
					}
				}
				text := c.Title + " " + c.Source + " " + c.Decision
				for _, refused := range []*regexp.Regexp{hardWords, programWords} {
					if bad := refused.FindString(text); bad != "" {
						t.Errorf("%s: %s says %q: %s", name, c.ID, bad, text)
					}
				}
				if strings.Contains(c.Source+c.Decision, ";") {
					t.Errorf("%s: %s says two things in one sentence: %s", name, c.ID, c.Source+" "+c.Decision)
				}
			}
			if words > averageSentence*count {
				t.Errorf("%s: %d sentences have %d words", name, count, words)
			}
		})
	})
}

// Whatever a family sets one field to, what the clauses say is filled in and no sentence grows too long.
func TestClausesStaySentencesUnderEveryField(t *testing.T) {
	eachGame(t, func(t *testing.T, g *Game) {
		tried := 0
		for _, f := range g.Definition.Info.Fields {
			for _, value := range valuesOf(f) {
				r, err := mustStandard(t, g).With(map[string]any{f.Key: value})
				if err != nil {
					continue // the other fields do not allow this value
				}
				tried++
				s := r.Speaker(nil, nil, nil)
				for number := engines.Clause(1); number <= g.Definition.Info.Clauses; number++ {
					c := s.clause(number)
					text := c.Source + "\n" + c.Decision
					if bad := findUnsaid(s, text); bad != "" {
						t.Errorf("%s = %v: %s has %q: %s", f.Key, value, c.ID, bad, text)
					}
					for _, sentence := range sentencesOf(text) {
						if len(strings.Fields(sentence)) > longestSentence && !slices.Contains(lists, c.ID) {
							t.Errorf("%s = %v: %s: %s", f.Key, value, c.ID, sentence)
						}
					}
				}
			}
		}
		if tried < 5 {
			t.Errorf("only %d rulesets are read", tried)
		}
	})
}

// valuesOf returns values of a field at its bounds, and tables with each of them.
func valuesOf(f engines.Field) (values []any) {
	switch f.Kind {
	case engines.BoolField:
		return []any{true, false}
	case engines.ChoiceField:
		for _, choice := range f.Choices {
			values = append(values, choice)
		}
	case engines.NumberField:
		return []any{f.Min, f.Min + 1, f.Max}
	case engines.ListField:
		return []any{[]any{}}
	case engines.TableField:
		if f.Of == engines.TableField {
			return nil
		}
		for _, key := range f.Keys {
			for _, value := range valuesOf(f.Element()) {
				values = append(values, map[string]any{key: value})
			}
		}
	}
	return values
}

// sentencesOf splits a text into its sentences.
func sentencesOf(text string) (list []string) {
	for line := range strings.Lines(text) {
		for _, sentence := range regexp.MustCompile(`[.?!](\s|$)`).Split(line, -1) {
			if strings.TrimSpace(sentence) != "" {
				list = append(list, sentence)
			}
		}
	}
	return list
}

// Who gets help is named by the letter of the seat, also where the theme has a word for it.
func TestHelpNamesTheSeat(t *testing.T) {
	for id, want := range map[string]string{"adventure": "As help, player B has 2 hearts more.",
		"geyser":     "As help, player B needs 2 geysers fewer.",
		"saratoga":   "As help, player B begins with 2 supplies more.",
		"cubed":      "As help, player B begins with the points of the dearest cube, counted two times.",
		"patrollers": "As help, player B adds 2 to every defence."} {
		r, err := mustStandard(t, shippedGame(t, id)).With(map[string]any{"handicap": map[string]any{"B": 2}})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(r.Speaker(nil, nil, nil).Clauses(), func(c ClauseText) bool {
			return strings.Contains(c.Decision, want)
		}) {
			t.Errorf("no clause of %s says %q", id, want)
		}
	}
}

// A stop inside a value, as in the name of a thing, ends no sentence; one of the text does, also behind a
// value.
func TestSentencesEndAtStopsOfTheText(t *testing.T) {
	text := "One is Dr. Who. The other is X. That is all."
	who := strings.Index(text, "Dr.")
	p := Passage{Text: text, Spans: []template.Span{{To: len(text), Source: template.Source{Name: "all",
		If: true}},
		{From: who, To: who + len("Dr. Who"), Source: template.Source{Name: "name"}}}}
	want := []string{"One is Dr. Who.", "The other is X.", "That is all."}
	if got := p.Sentences(); !slices.Equal(got, want) {
		t.Errorf("the sentences are %q, not %q", got, want)
	}
}
