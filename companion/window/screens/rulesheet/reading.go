package rulesheet

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"sync"

	"homespun/companion/match/sequel"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
	"homespun/rulesets/offers"
)

// reading is what a manuscript says at a moment. It is made in the background and does not change.
type reading struct {
	game       *rulesets.Game
	rules      *rulesets.Ruleset
	speaker    *rulesets.Speaker
	path       string // of the family's file; "" while there is none
	written    []byte
	unreadable bool
	findings   []rulesets.Finding
	fixes      []fix // by findings, where something is wrong
	// wrong is what keeps the rules from being played, if they are broken.
	wrong  rulesets.Finding
	broken bool
	// along is what would make them playable, and follows says so in sentences.
	along   []offers.Offer
	follows []string
	// idle is what would make something of the fields of which nothing comes so far.
	idle             map[string]offers.Offer
	canUndo, canRedo bool
	groups           []group
	// shown and differences are the fields of the rules, and those in which they differ from the standard;
	// differ is how many fields and texts differ.
	shown       []rulesets.Shown
	differences []rulesets.Difference
	differ      int
	others      []other // what other programs have written until now
	// things draws what is printed of things, by their keys, once for all who ask.
	things func() map[string]*drawing.Drawing
}

// fix is the word that was probably meant, and the text with it; without it the word is "".
type fix struct {
	word string
	text []byte
}

// group is clauses under one heading; "" is none.
type group struct {
	heading string
	clauses []clause
}

// clause is what the card of a clause says, or, without an id, that of all that belongs to none.
type clause struct {
	rulesets.ClauseText
	passages []passage
	own      []difference
	unsaid   []unsaid
	searched string           // all its words, in small letters
	wrong    rulesets.Finding // what is wrong with its fields, if anything is
}

// passage is a paragraph of a part of a clause.
type passage struct {
	part string
	runs []run
}

// unsaid is a field that no sentence says, with its label and value.
type unsaid struct {
	key  []string
	text string
}

// difference is a field that differs from the standard, and what it is there.
type difference struct {
	key        []string
	label, was string
}

// changed reports whether the clause differs from the standard.
func (c *clause) changed() bool { return len(c.own) > 0 || c.House && c.ID != "" }

// read returns what a manuscript says, after other programs have written to it.
func read(from *manuscript.Manuscript, games tableau.Games, others []other) *reading {
	rules := from.Rules
	r := &reading{game: rules.Game, rules: rules, path: from.Path(), written: from.Text(),
		unreadable: from.Unreadable, findings: from.Findings,
		canUndo: from.CanUndo(), canRedo: from.CanRedo(),
		others: others, shown: rulesets.Show(rules)}
	r.things = sync.OnceValue(func() map[string]*drawing.Drawing { return games.Things(rules) })
	r.wrong, r.broken = from.Problem()
	engine, err := rules.Compile(0)
	if err != nil { // they are said by the engine of the standard, until they can be played
		if standard, err := r.game.Standard(); err == nil {
			engine, _ = standard.Compile(0)
		}
	}
	r.speaker = rules.Speaker(nil, engine, nil).OnScreen()
	if r.along = from.Along(); len(r.along) > 0 {
		r.follows = sequel.Sentences(r.along, r.speaker)
	}
	if !r.broken {
		r.idle = offers.Idle(rules)
	}
	r.differences = headings.Called(rules.Differences(), r.speaker)
	r.differ = len(r.differences) + len(rules.Reworded())
	for _, f := range r.findings {
		one := fix{}
		if r.broken {
			one.word, one.text, _ = from.Fix(f)
		}
		r.fixes = append(r.fixes, one)
	}
	for i, g := range r.speaker.Groups() {
		if g.Title == "" && i > 0 {
			g.Title = words.SheetOtherRules
		}
		r.groups = append(r.groups, group{g.Title, make([]clause, len(g.Clauses))})
		for at, c := range g.Clauses {
			r.groups[i].clauses[at].ClauseText = c
		}
	}
	r.groups = append(r.groups, group{"", []clause{
		{ClauseText: rulesets.ClauseText{Title: words.SheetMore}}}})
	for _, g := range r.groups {
		for i := range g.clauses {
			r.tell(&g.clauses[i])
		}
	}
	return r
}

// is reports whether it is still what a manuscript says.
func (r *reading) is(says *manuscript.Manuscript) bool {
	return r.rules == says.Rules && r.path == says.Path() && r.unreadable == says.Unreadable &&
		r.canUndo == says.CanUndo() && r.canRedo == says.CanRedo() && bytes.Equal(r.written, says.Text()) &&
		reflect.DeepEqual(r.findings, says.Findings)
}

// printed returns the drawing of what is printed of a thing; nil if nothing is, or if the rules cannot be
// printed.
func (r *reading) printed(key []string) *drawing.Drawing { return r.things()[strings.Join(key, ".")] }

// name returns the name by which the ruleset can be found.
func (r *reading) name() string {
	if r.path != "" {
		return r.path
	}
	return r.rules.ID
}

// tell works out what the card of a clause says.
func (r *reading) tell(c *clause) {
	marked := map[string]bool{}
	var said [][]string
	c.searched = c.ID + " " + c.Title
	for _, p := range r.speaker.Passages(c.ID) {
		c.searched += " " + p.Text
		list := runs(p.Text, p.Spans, r.mark)
		c.passages = append(c.passages, passage{p.Part, list})
		for _, run := range list {
			if run.key != nil {
				marked[run.key[0]] = true
				said = append(said, run.key)
			}
		}
	}
	fields := r.fields(c.ID)
	for _, f := range fields {
		key := []string{f.Key}
		c.searched += " " + f.Key + " " + f.Label + " " + r.heading(f) + " " + f.Help
		// things come and go
		if !marked[f.Key] || f.Kind == engines.TableField && f.Of == engines.TableField {
			v, _ := r.rules.ValueIn(key)
			c.unsaid = append(c.unsaid, unsaid{key, words.SheetField(r.heading(f),
				words.Short(r.inWords(f, v), 48))})
		}
		if r.concerns(key) {
			c.wrong = r.wrong
		}
	}
	c.searched = strings.ToLower(c.searched)
	// in its own fields, and in those of other clauses that its sentences say
	for _, d := range r.differences {
		key := r.rules.Parts(d.Key)
		if slices.ContainsFunc(fields, func(f engines.Field) bool { return f.Key == key[0] }) ||
			slices.ContainsFunc(said, func(one []string) bool { return r.covers(one, key) }) {
			c.own = append(c.own, difference{key, r.label(key), words.Short(d.WasText, 60)})
		}
	}
}

// fields returns the fields that belong to a clause; for "" those of no clause, and of clauses that these
// rules do not have.
func (r *reading) fields(clause string) (list []engines.Field) {
	for _, shown := range r.shown {
		if shown.ClauseID == clause || clause == "" && !slices.Contains(r.ids(), shown.ClauseID) {
			list = append(list, shown.Field)
		}
	}
	if clause == "" {
		for _, key := range naming {
			f, _ := r.game.FieldAt([]string{key})
			list = append(list, f)
		}
	}
	return list
}

// ids returns the ids of all clauses in their order, and "" behind them.
func (r *reading) ids() (list []string) {
	for _, g := range r.groups {
		for _, c := range g.clauses {
			list = append(list, c.ID)
		}
	}
	return list
}

// naming are the fields that tell rules from others. They have no way back to what the standard is called.
var naming = []string{"name", "summary"}

func isNaming(key []string) bool { return slices.Contains(naming, key[0]) }

// mark returns the field that a tap on words opens that come from a field, in its parts: a table of plain
// values as a whole, of a table of things the field of the one thing. Changed says that it differs from the
// standard.
func (r *reading) mark(name string) (key []string, changed bool) {
	whole := r.rules.Parts(name)
	parts := whole
	for i := 1; i <= len(parts); i++ {
		f, ok := r.game.FieldAt(parts[:i])
		if !ok {
			return nil, false
		}
		if f.Kind != engines.TableField || f.Of != engines.TableField && !rulesets.IsThing(f) {
			parts = parts[:i]
			break
		}
	}
	changed = slices.ContainsFunc(r.differences, func(d rulesets.Difference) bool {
		return r.covers(whole, r.rules.Parts(d.Key))
	})
	return parts, changed
}

// covers reports whether the words that come from a field say what another field below it is: of a thing they
// say only that it is there, and of a table of things which there are.
func (r *reading) covers(field, other []string) bool {
	if !below(other, field) {
		return false
	}
	f, _ := r.game.FieldAt(field)
	switch {
	case rulesets.IsThing(f):
		return len(other) == len(field)
	case f.Of == engines.TableField:
		return len(other) <= len(field)+1
	}
	return true
}

// below reports whether a key is another one, or that of a part of its field.
func below(key, of []string) bool { return len(key) >= len(of) && slices.Equal(key[:len(of)], of) }

// named returns the fields that a problem names, in their parts: of a clash all that could be changed
// instead. A table of plain values is one place.
func (r *reading) named(wrong rulesets.Finding) (list [][]string) {
	if !wrong.Error || wrong.Key == "" {
		return nil
	}
	for _, name := range append([]string{wrong.Key}, wrong.Also...) {
		key, _ := r.mark(name)
		if !slices.ContainsFunc(list, func(one []string) bool { return slices.Equal(one, key) }) &&
			key != nil {
			list = append(list, key)
		}
	}
	return list
}

// concerns reports whether what is wrong is about a field, or about a part of it.
func (r *reading) concerns(key []string) bool {
	return slices.ContainsFunc(r.named(r.wrong), func(place []string) bool { return below(place, key) })
}

// changed reports whether a field differs from the standard, and can go back to it.
func (r *reading) changed(key []string) bool {
	standard, err := r.game.Standard()
	if err != nil || isNaming(key) {
		return false
	}
	was, had := standard.ValueIn(key)
	now, has := r.rules.ValueIn(key)
	return had != has || !reflect.DeepEqual(was, now)
}

// inWords returns a value on one line in the words of the theme.
func (r *reading) inWords(f engines.Field, v any) string { return headings.Value(f, v, r.speaker) }

// heading returns what a field is called in the words of the theme.
func (r *reading) heading(f engines.Field) string { return headings.Of(f, r.speaker.Theme) }

// label returns what a field is called: its label, with the thing and the entry that it belongs to.
func (r *reading) label(key []string) string { return headings.Label(key, r.speaker) }

// called returns the name of an entry of a table.
func (r *reading) called(key []string) string { return words.Short(r.speaker.Called(key), 40) }

// callAll returns what the words of a choice are called.
func (r *reading) callAll(choices []string) []string {
	list := make([]string, len(choices))
	for i, word := range choices {
		if list[i] = words.Sentence(r.speaker.KeyName(word)); word == "" {
			list[i] = words.SheetNone
		}
	}
	return list
}

// choices returns the words that a text can be: the ids of things and some besides; none for free words.
func (r *reading) choices(f engines.Field) []string {
	if f.Names == "" {
		return nil
	}
	of, ok := r.game.FieldAt([]string{f.Names})
	if !ok {
		return nil
	}
	things, _ := r.rules.Value(f.Names)
	list := rulesets.Keys(of, things)
	if !f.Needed && f.Kind == engines.TextField && len(f.Words) == 0 {
		list = slices.Insert(slices.Clone(list), 0, "")
	}
	return slices.Concat(list, f.Words)
}
