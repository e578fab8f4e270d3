package rulebook_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
)

// A leaf is one value of the rules that a family can change.
type leaf struct {
	path  []string
	field engines.Field
	value any
}

// leaves returns all values below a field but those that are looks.
func leaves(path []string, f engines.Field, value any) (list []leaf) {
	key := path[len(path)-1]
	table, isTable := value.(map[string]any)
	switch {
	case key == "order" || key == "color" || key == "figure" || key == "letter":
		return nil
	case !isTable:
		return []leaf{{slices.Clone(path), f, value}}
	}
	for _, entry := range slices.Sorted(maps.Keys(table)) {
		inner := f.Element()
		if i := slices.IndexFunc(f.Entry, func(e engines.Field) bool { return e.Key == entry }); i >= 0 &&
			f.Of != engines.TableField {
			inner = f.Entry[i]
		} else if f.Of == engines.TableField {
			inner = engines.Field{Key: entry, Kind: engines.TableField, Entry: f.Entry}
		}
		list = append(list, leaves(append(slices.Clone(path), entry), inner, table[entry])...)
	}
	return list
}

// neighbours returns values beside one, those first that take nothing away.
func neighbours(f engines.Field, value any) (list []any) {
	switch v := value.(type) {
	case bool:
		return []any{!v}
	case int64:
		return []any{v + 1, v - 1, v + 2, v / 2, int64(f.Max)}
	case float64:
		return []any{v + 0.5, v - 0.5}
	case string:
		for _, choice := range f.Choices {
			if choice != v {
				list = append(list, choice)
			}
		}
		switch {
		case f.Shape == engines.BoardShape:
			return []any{strings.Replace(v, "X", ".", 1), strings.Replace(v, "1", ".", 1)}
		case f.Shape == engines.DieShape:
			return []any{strings.Replace(v, "R1", "R5", 1)}
		case len(list) == 0 && f.Kind != engines.ChoiceField && f.Names == "":
			return []any{v + " Zounds"}
		}
		return list
	case []any:
		for i := len(v) - 1; i >= 0; i-- {
			for _, other := range neighbours(f.Element(), v[i]) {
				one := slices.Clone(v)
				one[i] = other
				list = append(list, one)
			}
		}
		if len(v) == 0 {
			list = append(list, []any{int64(7)})
		}
		if len(v) > 1 {
			list = append(list, slices.Clone(v[:len(v)-1]))
		}
	}
	return list
}

// changed returns the standard with a leaf changed to a neighbour; nil where no neighbour is possible.
func changed(standard *rulesets.Ruleset, l leaf) (*rulesets.Ruleset, any) {
	for _, value := range neighbours(l.field, l.value) {
		tree := value
		for _, key := range slices.Backward(l.path) {
			tree = map[string]any{key: tree}
		}
		if house, err := standard.With(tree.(map[string]any)); err == nil && len(house.Differences()) > 0 {
			return house, value
		}
	}
	return nil, nil
}

// Whatever number, word or list of the rules a family changes, its own teaching stays: no step of a turn
// goes, what differs is told in sentences of the clauses, and never as a field with its value; and the rule
// sheet, and the booklet with its strip, say it all.
func TestNoHouseRuleTakesItsTeachingAway(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			found, err := games.All().Game(id)
			if err != nil {
				t.Fatal(err)
			}
			standard, err := found.Standard()
			if err != nil {
				t.Fatal(err)
			}
			var all []leaf
			for _, f := range game.Engine.Info.Fields {
				value, _ := standard.Value(f.Key)
				alike := map[string]int{}
				for _, l := range leaves([]string{f.Key}, f, value) {
					if f.Of == engines.TableField && len(l.path) > 2 {
						same := strings.Join(l.path[2:], ".")
						if alike[same]++; alike[same] > 2 {
							continue // two things are enough of a table
						}
					}
					all = append(all, l)
				}
			}
			for i, l := range round.Sample(t, round.Many(3, 8, 0), all) {
				teachesChanged(t, game, standard, l, i%round.Many(100, 100, 12) == 7)
			}
		})
	}
}

// teachesChanged changes one value and reads what is printed, in the booklet too where that is asked for.
func teachesChanged(t *testing.T, game games.Game, standard *rulesets.Ruleset, l leaf, booklet bool) {
	t.Helper()
	key := strings.Join(l.path, ".")
	house, value := changed(standard, l)
	if house == nil {
		t.Logf("| %s | – | no neighbour is possible | |", key)
		return
	}
	name := fmt.Sprintf("%s = %v", key, value)
	engine, err := house.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	theme, err := house.Game.FindTheme("")
	if err != nil {
		t.Fatal(err)
	}
	set := &parts.Set{Ruleset: house, Engine: engine, Theme: theme, Scale: 1}
	speaker := set.Speaker()
	usual, how := standard.Speaker(theme, nil, nil).HowTo(), speaker.HowTo()
	if on := value != false && value != int64(0); on && len(how.Turn) < len(usual.Turn) {
		t.Errorf("%s: a turn has %d steps, and %d by the standard rules", name, len(how.Turn), len(usual.Turn))
	}
	sheet := said(parts.RuleSheet(set).Fill(190, 2000))
	_, box, boxed := strings.Cut(sheet, "House rules in play ")
	only := len(headings.Departures(speaker)) == 0 && slices.ContainsFunc(house.Differences(), func(d rulesets.Difference) bool { return headings.ScreenOnly(speaker, d) })
	if boxed == only {
		t.Errorf("%s: the sheet says that something differs: %t", name, boxed)
	}
	for _, d := range house.Differences() {
		if strings.Contains(box, "• "+d.Label+":") {
			t.Errorf("%s: what differs is told as a field: %.90s", name, box)
		}
	}
	pages := map[string]string{"rule sheet": sheet}
	if booklet {
		made, err := game.Paper(set)
		if err != nil {
			t.Fatal(err)
		}
		pages["booklet"] = said(rulebook.New(set, made, game.Table).Pages(134.5, 179.5))
		for _, step := range append(how.Turn, how.Aim) {
			if !strings.Contains(pages["booklet"], step) {
				t.Errorf("%s: the booklet lacks %q", name, step)
			}
		}
	}
	var clauses []string
	for _, departure := range headings.Departures(speaker) {
		clauses = append(clauses, departure.Clause)
		for page, text := range pages {
			for _, sentence := range departure.Is {
				if !strings.Contains(text, strings.ReplaceAll(sentence, "\n", " ")) {
					t.Errorf("%s: the %s lacks %q", name, page, sentence)
				}
			}
		}
	}
	steps := ""
	for i, step := range how.Turn {
		if !slices.Contains(usual.Turn, step) {
			steps += fmt.Sprintf(" step %d", i+1)
		}
	}
	first, _, _ := strings.Cut(strings.TrimPrefix(box, "• "), " • ")
	t.Logf("| %s | %v | %s%s | %.150s |", key, value, strings.Join(clauses, " "), steps, first)
}

// said returns all words of pages in the order in which they are set, without hyphens at the ends of lines.
func said(pages []*drawing.Drawing) string {
	var words []string
	for _, page := range pages {
		words = append(words, partstest.Words(page)...)
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}
