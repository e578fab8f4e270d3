package patrollers

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Whatever is cut out of a large set is at least LargeSide long and wide, in every form; the bases are
// measured from as ever, by the ring on their disc.
func TestNoPartOfALargeSetIsSmall(t *testing.T) {
	for _, standing := range []parts.Standing{parts.Slotted, parts.Tents} {
		for _, house := range []map[string]any{nil, wide} {
			s := set(t, "standard", "toys", house)
			s.Large, s.Standing = true, standing
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			partstest.IsLarge(t, all)
			ring := false
			for _, mark := range part(t, s, "bases").Pieces[0].Front.Marks {
				if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Stroke.Dash != [2]float64{} {
					ring = ring || near(shape.Path.Bounds().Width, 38.1)
				}
			}
			if !ring {
				t.Error("no ring of 38.1 mm on a base")
			}
		}
	}
}

func TestPartsHaveSpares(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	for _, id := range []string{"tags", "standees", "bases", "markers", "tokens", "die"} {
		blank := partstest.Spare(t, part(t, s, id))
		for _, word := range partstest.Words(blank.Front) {
			if id != "die" && word != "glue" {
				t.Errorf("the spare of the %s bears %q", id, word)
			}
		}
	}
	for standing, feet := range map[parts.Standing]int{parts.Slotted: 1, parts.Tents: 0} {
		s.Standing = standing
		bases := part(t, s, "bases")
		if spares := bases.Spares(3); len(spares) != 1+feet || spares[feet].Copies != 3 {
			t.Errorf("figures that stand in way %v: %d kinds of spares, want a base and %d feet", standing,
				len(spares), feet)
		}
	}
}

// names are such as families and strangers give.
var names = []string{
	"W", "🦖", "Şule & Győző", "محمد", "家庭", "Very Long-Winded Name Xx", "WWWWWWWWWWWWWWWWWWWWWWWW",
	"Rex 🦖 the 3rd", "iiiiiiiiiiiiiiiiiiiiiiii",
}

// crowd is a roster as large as it can be, with names, texts and spans of every kind.
func crowd(t testing.TB) map[string]any {
	roster := map[string]any{}
	for _, fighter := range game(set(t, "standard", "toys", nil)).Roster() {
		roster[fighter.ID] = false
	}
	classes, acts, tokens := map[string]any{}, map[string]any{}, map[string]any{}
	for i := range engine.MaxRoster {
		name := names[i%len(names)]
		one := patroller(name, span(i%8, 9, 0, 9), span(0, i%10, 9, 9), span(3, 3, 1, 2),
			span(0, 9, i%3, i%3))
		one["special"], one["die"] = engine.SpecialIDs[i%len(engine.SpecialIDs)],
			fmt.Sprintf("R%d R1 R2 Y9 Y9 B0 B0 B9", i%10)
		roster[fmt.Sprintf("toy-%d", i)] = one
	}
	long := strings.Repeat("W", engine.MaxText-10) + strings.Repeat(" and so on", 1)
	for i, id := range []string{"leader", "grunt", "ninja"} {
		classes[id] = map[string]any{"name": names[i+4], "text": long}
	}
	for i, id := range engine.SpecialIDs {
		acts[id] = map[string]any{"name": names[i%len(names)], "text": long}
	}
	for i := range engine.MaxTokens - 14 {
		tokens[fmt.Sprintf("gift-%d", i)] = map[string]any{"name": names[i%len(names)], "text": long,
			"points": 99, "effect": "bonus", "attack": 9}
	}
	return map[string]any{"roster": roster, "class_actions": classes, "special_actions": acts,
		"death_tokens": tokens, "team_size": engine.MaxTeam}
}

// A family's rules and theme may hold anything.
func TestEverythingKeepsItsWordsInPlace(t *testing.T) {
	round.Long(t)
	for i, house := range []map[string]any{nil, crowd(t)} {
		for n, noun := range []string{"", "🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"} {
			if i > 0 && n%2 == 1 {
				continue // a crowd takes its time
			}
			theme := "toys"
			if noun != "" {
				theme = partstest.OwnTheme(t, "patrollers/themes/toys", engine.Definition.Info.Words, noun)
			}
			s := set(t, "standard", theme, house)
			for _, large := range []bool{false, true} {
				s.Large = large
				partstest.KeepsWordsInPlace(t, Parts, s, 1)
			}
		}
	}
	s := set(t, "basic", "space-port", map[string]any{"base": 0.5, "twine": 0.5})
	partstest.KeepsWordsInPlace(t, Parts, s, 1, 2)
	s = set(t, "basic", "space-port",
		map[string]any{"base": 3, "twine": 6, "strip": 30, "width": 96, "depth": 96})
	partstest.KeepsWordsInPlace(t, Parts, s, 0.5, 1, 1.3)
}

// Whatever is printed can be read: no words are smaller than 9 pt, however many values a slide has.
func TestNoWordsAreSmall(t *testing.T) {
	var small func(d *drawing.Drawing, scale float64) []string
	small = func(d *drawing.Drawing, scale float64) (texts []string) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				if m.Size*scale < parts.Smallest-1e-9 {
					texts = append(texts, fmt.Sprintf("%s in %.1f pt", m.Text, m.Size*scale))
				}
			case drawing.Use:
				texts = append(texts, small(m.Symbol.Drawing, scale*m.Scale)...)
			}
		}
		return texts
	}
	for _, house := range []map[string]any{nil, wide, crowd(t)} {
		for _, large := range []bool{false, true} {
			s := set(t, "standard", "toys", house)
			s.Large = large
			all, err := Parts(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, one := range all {
				for _, d := range partstest.Drawings(one) {
					if found := small(d, 1); len(found) > 0 {
						t.Errorf("large %v, %s: %q", large, one.ID, found)
					}
				}
			}
		}
	}
}

// Whoever has a name that no font has gets a plate to write it on, and no dots.
func TestANameWithoutLettersIsLeftToBeWritten(t *testing.T) {
	s := set(t, "standard", "toys",
		map[string]any{"roster": map[string]any{"mad-dog": map[string]any{"name": "محمد"}}})
	for _, id := range []string{"tags", "standees", "cards"} {
		all := part(t, s, id)
		for _, piece := range all.Pieces[:1] {
			for _, word := range partstest.Words(piece.Front) {
				if !parts.Readable(word) {
					t.Errorf("the %s say %q", id, word)
				}
			}
		}
	}
	tags := part(t, s, "tags")
	if words := partstest.Words(tags.Pieces[1].Front); slices.ContainsFunc(words, func(word string) bool {
		return !parts.Readable(word)
	}) {
		t.Errorf("a slide says %q", words)
	}
}

// In a crowd every dog-tag works, and nothing is called by an empty name or by another's.
func TestACrowdIsPrinted(t *testing.T) {
	s := set(t, "standard", "toys", crowd(t))
	all, err := Parts(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range all {
		var called []string
		for _, piece := range one.Pieces {
			if strings.TrimSpace(piece.Name) == "" || piece.Copies < 1 ||
				slices.Contains(called, piece.Name) || strings.ContainsAny(piece.Name, "\n\t\u202e") {
				t.Errorf("a piece of the %s is %d × %q", one.ID, piece.Copies, piece.Name)
			}
			called = append(called, piece.Name)
		}
	}
	tags := part(t, s, "tags")
	for i, name := range namesOf(game(s)) {
		net, slides := pieces(t, tags, name)
		for _, problem := range wrong(net, slides, game(s).Fighter(i)) {
			t.Errorf("%s: %s", name, problem)
		}
	}
}

func TestBasesNobodyCanPlayWithAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "toys", nil), 0.3, 3)
}

// A player looks up a round on the turn card, and everybody's class and special action on the cards, to their
// ends and as the rules in force have them.
func TestCardsSayWhatTheRulesSay(t *testing.T) {
	strafing := map[string]any{"strafing": map[string]any{"text": "Shoots to the left and to the right."}}
	s := set(t, "standard", "toys", map[string]any{"team_size": 4, "special_actions": strafing})
	partstest.HoldsClauses(t, part(t, s, "reference"), s.Speaker().Clauses(), turnClauses)
	for i, piece := range part(t, s, "cards").Pieces {
		text, fighter := strings.Join(partstest.Words(piece.Front), " "), game(s).Fighter(i)
		want := []string{game(s).Rules().ClassActions[fighter.Class].Text,
			game(s).Rules().SpecialActions[engine.SpecialIDs[fighter.Special-1]].Text}
		for _, one := range want {
			if !strings.Contains(text, one) {
				t.Errorf("the card of %s lacks %q: %q", piece.Name, one, text)
			}
		}
		if piece.Front.Height > 128 {
			t.Errorf("the card of %s is %g mm high", piece.Name, piece.Front.Height)
		}
	}
}

func TestTheThemesNounsStandOnTheParts(t *testing.T) {
	s := set(t, "standard", "space-port", nil)
	for id, want := range map[string]string{"markers": "badge", "gauges": "1 cable",
		"tokens": "No last wish."} {
		found := false
		for _, d := range partstest.Drawings(part(t, s, id)) {
			found = found || strings.Contains(strings.Join(partstest.Words(d), " "), want)
		}
		if !found {
			t.Errorf("the %s do not say %q", id, want)
		}
	}
}
