package rulesets

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// ClauseText is the text of one clause of the rules, as a rule sheet and the rules panel show it.
type ClauseText struct {
	// ID is the clause's public id: "SIT-08".
	ID, Title string
	// Source is the designer's rule in our words. Decision is how this app plays where the designer's text is
	// silent. Screen is what concerns the app alone, such as which rule a refusal names; it is for the screen only,
	// never for paper. Each may be ""; each paragraph is one line.
	Source, Decision, Screen string
	// House says that this clause differs from the game's standard, in one of its fields or in its text.
	House bool

	// section is the key under which a sentence of one's own game stands, which is the group of it.
	section string
}

// DecisionMark is the sentence shown with every [ClauseText.Decision].
const DecisionMark = "The rules don't say; this table plays it so."

// Clause returns the text of a clause. If the ruleset has no text for it, only the ID is set.
func (s *Speaker) Clause(c engines.Clause) ClauseText {
	clause := s.clause(c)
	if standard, err := s.Ruleset.Game.Standard(); err == nil && standard != s.Ruleset {
		if said, ok := s.Ruleset.written(c); ok {
			clause.House = !slices.Contains(standard.Sentences(), said)
			return clause
		}
		usual := *s
		usual.Ruleset, usual.known = standard, s.known.standard()
		clause.House = usual.clause(c) != clause || slices.ContainsFunc(s.known.differences(),
			func(d Difference) bool { return d.Clause == clause.ID })
	}
	return clause
}

// By returns the speaker of other rules of the game, with the same names.
func (s *Speaker) By(other *Ruleset) *Speaker {
	speaker := *s
	speaker.Ruleset, speaker.known = other, newKnowledge(other)
	return &speaker
}

// clause fills in a clause's text.
func (s *Speaker) clause(c engines.Clause) ClauseText {
	info := s.Ruleset.Game.Definition.Info
	said := ClauseText{ID: c.ID(info.Prefix)}
	if c == 0 || c > info.Clauses {
		return said
	}
	if line, ok := s.Ruleset.written(c); ok {
		said.Title, said.Source = text.Capital(line.Of), finish(text.Capital(line.Text))
		if line.More != "" {
			said.Source += " " + finish(text.Capital(line.More))
		}
		if line.Word != "" {
			said.Title = text.Capital(s.Theme.Noun(line.Word).One) + " " + line.Of
		}
		said.section, _, _ = strings.Cut(line.Key, ".")
		return said
	}
	at := "clauses." + said.ID + "."
	title, _ := s.say(at+"title", nil, engines.Message{})
	said.Title = strings.TrimRight(strings.ReplaceAll(title.Text, "\n", " "), ".")
	said.Source, said.Decision = s.paragraphs(at+"source"), s.paragraphs(at+"decision")
	said.Screen = s.paragraphs(at + "screen")
	return said
}

// paragraphs returns the text under a key filled in, one paragraph a line, each closed with a full stop.
func (s *Speaker) paragraphs(key string) string {
	said, _ := s.say(key, nil, engines.Message{})
	lines := strings.Split(said.Text, "\n")
	for i, line := range lines {
		lines[i] = finish(line)
	}
	return strings.Join(lines, "\n")
}

// Clauses returns all clauses that have a text, in order.
func (s *Speaker) Clauses() []ClauseText {
	var list []ClauseText
	for c := engines.Clause(1); c <= s.Ruleset.Game.Definition.Info.Clauses; c++ {
		if clause := s.Clause(c); clause.OnPaper() || clause.Screen != "" {
			list = append(list, clause)
		}
	}
	return list
}

// OnPaper reports whether a clause has a text for the rule sheet.
func (c ClauseText) OnPaper() bool { return c.Source != "" || c.Decision != "" }

// ClauseGroup is some clauses under one heading.
type ClauseGroup struct {
	// Title is the heading; "" for clauses that no group names.
	Title   string
	Clauses []ClauseText
}

// Groups returns all clauses that have a text, in the order in which people learn them. Clauses that are in no group
// come last.
func (s *Speaker) Groups() []ClauseGroup {
	rest := s.Clauses()
	var list []ClauseGroup
	table, _ := s.Ruleset.tree["groups"].(map[string]any)
	for _, id := range values.Keys(engines.Field{}, table, nil) {
		title, _ := s.say("groups."+id+".title", nil, engines.Message{})
		group := ClauseGroup{Title: title.Text}
		entry, _ := table[id].(map[string]any)
		ids, _ := entry["clauses"].([]any)
		for _, id := range ids {
			if i := slices.IndexFunc(rest, func(c ClauseText) bool { return c.ID == id }); i >= 0 {
				group.Clauses = append(group.Clauses, rest[i])
				rest = slices.Delete(rest, i, i+1)
			}
		}
		for i := 0; i < len(rest); {
			if rest[i].section != id {
				i++
				continue
			}
			group.Clauses, rest = append(group.Clauses, rest[i]), slices.Delete(rest, i, i+1)
		}
		if len(group.Clauses) > 0 {
			list = append(list, group)
		}
	}
	if len(rest) > 0 {
		list = append(list, ClauseGroup{Clauses: rest})
	}
	return list
}

// PaperGroups returns the groups with the clauses that have a text for the rule sheet.
func (s *Speaker) PaperGroups() []ClauseGroup {
	list := s.Groups()
	for i := range list {
		list[i].Clauses = slices.DeleteFunc(list[i].Clauses, func(c ClauseText) bool { return !c.OnPaper() })
	}
	return slices.DeleteFunc(list, func(g ClauseGroup) bool { return len(g.Clauses) == 0 })
}

// Passage is one paragraph of a clause.
type Passage struct {
	// Part is the field of the clause that it stands in: "source", "decision" or "screen".
	Part string
	Text string
	// Spans tell which fields the words come from, as byte offsets in Text.
	Spans []template.Span
}

// Passages returns the paragraphs of a clause, by its id, each with the fields that its words come from.
func (s *Speaker) Passages(id string) []Passage {
	if c, ok := s.ownClause(id); ok {
		return []Passage{{Part: clauseFields[1].Key, Text: c.Source}}
	}
	var list []Passage
	for _, f := range clauseFields[1:] {
		said, ok := s.say("clauses."+id+"."+f.Key, nil, engines.Message{})
		if ok && said.Text != "" {
			list = append(list, passages(f.Key, said)...)
		}
	}
	return list
}

// TitlePassages returns the title of a clause as [Speaker.Passages] returns its text.
func (s *Speaker) TitlePassages(id string) []Passage {
	if c, ok := s.ownClause(id); ok {
		return []Passage{{Part: clauseFields[0].Key, Text: c.Title}}
	}
	said, _ := s.say("clauses."+id+".title", nil, engines.Message{})
	return passages("title", said)
}

// passages splits a text that was filled in into its paragraphs.
func passages(part string, said template.Spoken) (list []Passage) {
	from := 0
	for line := range strings.SplitSeq(said.Text, "\n") {
		p := Passage{Part: part, Text: finish(line)}
		for _, span := range said.Spans {
			if span.Kind == template.FromField && span.From >= from && span.To <= from+len(line) {
				span.From, span.To = span.From-from, span.To-from
				p.Spans = append(p.Spans, span)
			}
		}
		list, from = append(list, p), from+len(line)+1
	}
	return list
}

// Sentences returns the sentences of a passage: they end at stops of its own, and not at those inside a
// value.
func (p Passage) Sentences() (list []string) {
	from := 0
	for at := range p.Text {
		inside := func(s template.Span) bool { return !s.If && s.From <= at && at+1 < s.To }
		if strings.HasPrefix(p.Text[at:], ". ") && !slices.ContainsFunc(p.Spans, inside) {
			list, from = append(list, p.Text[from:at+1]), at+2
		}
	}
	return append(list, p.Text[from:])
}

// Called returns what an entry of a table is called, given its key in parts: by the name of its own, for a letter by
// what it stands for, or else by [Speaker.KeyName].
func (s *Speaker) Called(key []string) string {
	own, _ := s.Ruleset.ValueIn(append(slices.Clone(key), "name"))
	if name, _ := own.(string); name != "" {
		return name
	}
	table, _ := s.Ruleset.Game.FieldAt(key[:len(key)-1])
	entry := key[len(key)-1]
	for _, sign := range table.Signs {
		if string(sign.Sign) == entry {
			return entry + " " + s.KeyName(sign.Word)
		}
	}
	value, _ := s.Ruleset.Value(table.Names)
	things, _ := value.(map[string]any)
	for id, thing := range things {
		if thing, _ := thing.(map[string]any); thing["letter"] == entry {
			return entry + " " + s.Called([]string{table.Names, id})
		}
	}
	return s.KeyName(entry)
}

// KeyName returns what a key of a table is called: the side of that id in the words of the theme, one of the
// theme's words, or the name of the thing with that id.
func (s *Speaker) KeyName(key string) string {
	sc := scope{Speaker: s}
	if noun, ok := sc.Side(key); ok {
		if len(key) == 1 { // the letter of a seat
			return noun.One + " " + key
		}
		return noun.Many
	}
	if noun, ok := sc.Noun(key); ok {
		return noun.Many
	}
	if said, ok := seatsWords[key]; ok {
		return said
	}
	return strings.NewReplacer("_", " ", "-", " ").Replace(key)
}
