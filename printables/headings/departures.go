package headings

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/rulesets"
	"homespun/rulesets/template"
)

// Departure is what one clause says otherwise on paper than the game's standard, in whole sentences.
type Departure struct {
	// Clause is its id, "SIT-13", and Title what it is called.
	Clause, Title string
	// Is are the sentences that only these rules have, Was those that only the standard has. Gone says that
	// these rules do not have the clause.
	Is, Was []string
	Gone    bool

	fields []string // the fields that these sentences come from, as dotted keys
}

// Departures returns what the clauses of a speaker's rules say otherwise than those of the game's standard, in
// the order of the clauses.
func Departures(s *rulesets.Speaker) (list []Departure) {
	standard, err := s.Ruleset.Game.Standard()
	if err != nil || standard == s.Ruleset {
		return nil
	}
	usual := s.By(standard)
	info := s.Ruleset.Game.Definition.Info
	for c := range info.Clauses {
		id := (c + 1).ID(info.Prefix)
		is, was := sentences(s, id), sentences(usual, id)
		departure := Departure{Clause: id}
		departure.Is = departure.only(is, was)
		departure.Was = departure.only(was, is)
		if len(departure.Is)+len(departure.Was) > 0 {
			departure.Title, departure.Gone = usual.Clause(c+1).Title, len(is) == 0
			list = append(list, departure)
		}
	}
	return list
}

// Tells reports whether a difference has made it.
func (c Departure) Tells(d rulesets.Difference) bool {
	return slices.ContainsFunc(c.fields, func(field string) bool {
		is, was := field+".", d.Key+"." // one of them in the other
		return strings.HasPrefix(is, was) || strings.HasPrefix(was, is) || columnOf(field, d.Key)
	})
}

// ScreenOnly reports whether a difference changes nothing but what is said on the screen.
func ScreenOnly(s *rulesets.Speaker, d rulesets.Difference) bool {
	only := false
	for _, passage := range s.Passages(d.Clause) {
		for _, span := range passage.Spans {
			if span.Name == d.Key && passage.Part != "screen" {
				return false
			}
			only = only || span.Name == d.Key
		}
	}
	return only
}

// columnOf reports whether a name stands for one field of all things of a table, and a key for that field of
// one of them: monsters.target and monsters.zombie.target.
func columnOf(name, key string) bool {
	table, field, dotted := strings.Cut(name, ".")
	return dotted && strings.HasPrefix(key, table+".") && strings.HasSuffix(key, "."+field)
}

// only returns the sentences of one list that the other does not have, and notes which fields they come from.
func (c *Departure) only(list, other []sentence) (texts []string) {
	for _, one := range list {
		if !slices.ContainsFunc(other, func(o sentence) bool { return o.text == one.text }) {
			texts, c.fields = append(texts, one.text), append(c.fields, one.fields...)
		}
	}
	return texts
}

// A sentence of a clause, and the fields that it comes from.
type sentence struct {
	text   string
	fields []string
}

// sentences returns the sentences of a clause that are printed, and its title before them.
func sentences(s *rulesets.Speaker, id string) (list []sentence) {
	text := s.Passages(id)
	if !slices.ContainsFunc(text, func(p rulesets.Passage) bool { return p.Part != "screen" }) {
		return nil
	}
	for _, passage := range append(s.TitlePassages(id), text...) {
		if passage.Part == "screen" {
			continue
		}
		from := 0
		for _, end := range append(sentenceEnds(passage.Text), len(passage.Text)) {
			one := sentence{text: strings.TrimSpace(passage.Text[from:end])}
			for _, span := range passage.Spans {
				if span.Kind == template.FromField && span.From < end && span.To > from {
					one.fields = append(one.fields, span.Name)
				}
			}
			if from = end; one.text != "" {
				list = append(list, one)
			}
		}
	}
	return list
}

// sentenceEnds returns where sentences end within a text, as byte offsets: at a stop before a blank and a
// word with a capital or a number. A short word with a capital before the stop is a title, as in "Dr. Who".
func sentenceEnds(text string) (ends []int) {
	for at := range len(text) - 1 {
		if !strings.ContainsRune(".?!", rune(text[at])) || text[at+1] != ' ' {
			continue
		}
		next, _ := utf8.DecodeRuneInString(text[at+2:])
		word := text[strings.LastIndexByte(text[:at], ' ')+1 : at]
		first, _ := utf8.DecodeRuneInString(word)
		if unicode.IsLower(next) || unicode.IsUpper(first) && utf8.RuneCountInString(word) <= 3 && text[at] == '.' {
			continue
		}
		ends = append(ends, at+1)
	}
	return ends
}
