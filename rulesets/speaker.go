package rulesets

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/template"
)

// Speaker turns an engine's messages into sentences. It uses the texts of one ruleset, the words of a theme
// and the players' names. Several goroutines may use it at the same time.
type Speaker struct {
	Ruleset *Ruleset
	Theme   *Theme
	Engine  engines.Engine

	names  [][]string
	acting map[engines.Seat]int
	// screen says that pieces are told by their figures and no codes are said, see [Speaker.OnScreen].
	screen bool
	// calls holds the words for seats without names, see [Speaker.Calling]; nil or "" where there are none.
	calls []string
	// called holds the seats' names in one position, see [Speaker.At]; nil or "" where there are none.
	called []string
	// known is what was worked out of the ruleset. Speakers made from this one share it.
	known *knowledge
}

// A knowledge is what speakers of a ruleset work out once: templates by their keys, differences, the
// standard's.
type knowledge struct {
	templates   sync.Map
	differences func() []Difference
	standard    func() *knowledge
}

func newKnowledge(r *Ruleset) *knowledge {
	standard := func() *knowledge { s, _ := r.Game.Standard(); return newKnowledge(s) }
	return &knowledge{differences: sync.OnceValue(r.Differences), standard: sync.OnceValue(standard)}
}

// Speaker returns a speaker for this ruleset. A nil theme means the game's own, a nil engine the one for the
// usual number of seats. Names holds the names of each seat, several for a team; the theme's word stands for
// a seat without names.
func (r *Ruleset) Speaker(theme *Theme, engine engines.Engine, names [][]string) *Speaker {
	if theme == nil {
		if theme, _ = r.Game.FindTheme(r.Game.Theme); theme == nil {
			theme = &Theme{Game: r.Game}
		}
	}
	if engine == nil {
		engine, _ = r.Compile(0) // cannot fail: loading compiled it for every number of seats
	}
	s := &Speaker{Ruleset: r, Theme: r.In(theme), Engine: engine, known: newKnowledge(r)}
	for _, seat := range names {
		var clean []string
		for _, name := range seat {
			if name = CleanName(name); name != "" {
				clean = append(clean, name)
			}
		}
		s.names = append(s.names, clean)
	}
	return s
}

// Acting returns a speaker that names only one person of a team: the one whose turn it is in the rotation.
// Name counts from 0 and may be larger than the team; it wraps around.
func (s *Speaker) Acting(seat engines.Seat, name int) *Speaker {
	out := *s
	out.acting = maps.Clone(s.acting)
	if out.acting == nil {
		out.acting = map[engines.Seat]int{}
	}
	out.acting[seat] = name
	return &out
}

// OnScreen returns a speaker for people who look at the table and not at the notation. It tells pieces by
// their figures, "Ava's wizard" and not "Ava's wizard C2", says numbers only of pieces that look alike,
// "spider 2", and says no clauses.
func (s *Speaker) OnScreen() *Speaker {
	out := *s
	out.screen = true
	return &out
}

// Calling returns a speaker that has words of the caller's for seats without names, such as "the owl" for a
// bot; "" leaves a seat what it is called otherwise. Unlike a name the words get a capital at the beginning of a
// sentence.
func (s *Speaker) Calling(calls []string) *Speaker {
	out := *s
	out.calls = calls
	return &out
}

// At returns a speaker for a position, in which seats without names may have a name of their own, such as the
// colour that a player has chosen.
func (s *Speaker) At(p engines.Position) *Speaker {
	if s.Engine == nil {
		return s
	}
	naming, ok := s.Engine.Game().(engines.Naming)
	if !ok {
		return s
	}
	out := *s
	out.called = make([]string, len(s.Engine.SeatIDs()))
	for seat := range out.called {
		out.called[seat] = text.Capital(naming.SeatName(p, engines.Seat(seat)))
	}
	return &out
}

// namesOf returns the names used for a seat: those of the whole team, or only that of [Speaker.Acting].
func (s *Speaker) namesOf(seat engines.Seat) []string {
	if seat < 0 || int(seat) >= len(s.names) {
		return nil
	}
	names := s.names[seat]
	if i, ok := s.acting[seat]; ok && len(names) > 0 {
		i = (i%len(names) + len(names)) % len(names)
		return names[i : i+1]
	}
	return names
}

// Sentence returns the sentence for a message: an event, a refusal or a prompt.
func (s *Speaker) Sentence(n engines.Message) string { return s.sentence(n).Text }

func (s *Speaker) sentence(n engines.Message) (said template.Spoken) {
	info := s.Ruleset.Game.Definition.Info
	if n.Reason == 0 || int(n.Reason) >= len(info.Reasons) {
		return said
	}
	reason := info.Reasons[n.Reason]
	said, ok := s.say("says."+reason.Name, reason.Args, n)
	if !ok { // no ruleset has a sentence for this message: show its name in words
		said.Text = text.Capital(strings.ReplaceAll(reason.Name, "-", " "))
	}
	said.Text = finish(strings.ReplaceAll(said.Text, "\n", " "))
	return said
}

// A Sum is a sum that the sentence of a message spells out: whose it is, and its terms with the signs between
// them: "3", "+", "2 geysers", "=", "5".
type Sum struct {
	Name  string
	Terms []string
}

// Sum returns the sum of which an argument of a message is the result, as its sentence spells it out after a
// colon; without terms if it spells out none.
func (s *Speaker) Sum(n engines.Message) (sum Sum) {
	said := s.sentence(n)
	if !slices.ContainsFunc(said.Spans, func(span template.Span) bool {
		result := strings.HasSuffix(said.Text[:span.From], " = ")
		return result && span.Kind == template.FromArgument && !span.If
	}) {
		return sum
	}
	name, after, _ := strings.Cut(strings.TrimSuffix(said.Text, "."), ": ")
	sum.Name = name
	var term []string
	for _, word := range strings.Fields(after) {
		if term = append(term, word); IsSign(word) {
			sum.Terms = append(sum.Terms, strings.Join(term[:len(term)-1], " "), word)
			term = nil
		}
	}
	sum.Terms = append(sum.Terms, strings.Join(term, " "))
	return sum
}

// IsSign reports whether a term of a sum is a sign between others.
func IsSign(term string) bool {
	return slices.Contains([]string{"+", "−", "-", "×", "÷", "="}, term)
}

// Refusal returns the sentence that says why a move is not legal, with its clause unless it is
// [Speaker.OnScreen]: "A chest stands on d3: Ava's wizard C1 stops there (SIT-08)."
func (s *Speaker) Refusal(v engines.Verdict) string {
	written := s.Sentence(v.Message)
	id := v.Message.Clause.ID(s.Ruleset.Game.Definition.Info.Prefix)
	if s.screen || id == "" || v.Message.Clause == engines.TableClause || written == "" {
		return written
	}
	end := ""
	if last := written[len(written)-1]; last == '.' || last == '?' {
		written, end = written[:len(written)-1], written[len(written)-1:]
	}
	return written + " (" + id + ")" + end
}

// Prompt returns the sentence that asks for the decision or roll that is pending in a position.
func (s *Speaker) Prompt(p engines.Position) string { return s.Sentence(s.Engine.Prompt(p)) }

// finish adds a full stop to a sentence that has no end mark.
func finish(written string) string {
	if written == "" || strings.ContainsAny(written[len(written)-1:], ".?!:") {
		return written
	}
	return written + "."
}

// say fills in the text under a key with the arguments of a message. It reports false if the ruleset has no
// such text.
func (s *Speaker) say(key string, args []string, n engines.Message) (said template.Spoken, ok bool) {
	t := s.template(key)
	if t == nil {
		return said, false
	}
	return t.Speak(scope{s, args, n.Args[:min(int(n.N), len(n.Args))]}), true
}

func (s *Speaker) template(key string) *template.Template {
	if t, ok := s.known.templates.Load(key); ok {
		return t.(*template.Template)
	}
	var t *template.Template
	if v, ok := s.Ruleset.Value(key); ok {
		if written, ok := v.(string); ok && written != "" {
			t, _ = template.Parse(written) // no error: it was checked when the ruleset was read
		}
	}
	s.known.templates.Store(key, t)
	return t
}

// HowTo says what a game is about to those who play it for the first time.
type HowTo struct {
	// Aim is what one wants to do and how one wins.
	Aim string
	// Turn are the steps of a turn, a sentence or two each. Pictures are the names of an icon or of a noun of the
	// theme for each step; "" for none.
	Turn, Pictures []string
	// Finer are rules that come up later, a sentence or two each.
	Finer []string
	// Changed has, by those of the texts above in which a field stands that differs from the standard, the id of the
	// clause of that field.
	Changed map[string]string
}

// HowTo returns how to play by the rules. A step of the turn may begin with its picture: "[game-die] Roll the die."
func (s *Speaker) HowTo() HowTo {
	how := HowTo{Changed: map[string]string{}}
	differences := s.known.differences()
	note := func(written string, spans []template.Span) string {
		if clause := changedIn(spans, differences); clause != "" {
			how.Changed[written] = clause
		}
		return written
	}
	for _, p := range s.steps("howto.finer") {
		how.Finer = append(how.Finer, note(p.Text, p.Spans))
	}
	if list := s.Ruleset.Sentences(); len(list) > 0 {
		how.write(list)
		how.Aim = cmp.Or(how.Aim, s.Ruleset.Summary)
		return how
	}
	aim, _ := s.say("howto.aim", nil, engines.Message{})
	how.Aim = note(s.paragraphs("howto.aim"), aim.Spans)
	for _, p := range s.steps("howto.turn") {
		picture, step := "", p.Text
		if inner, pictured := strings.CutPrefix(step, "["); pictured {
			if name, rest, closed := strings.Cut(inner, "]"); closed {
				picture, step = strings.TrimSpace(name), strings.TrimSpace(rest)
			}
		}
		if step != "" && step != "." { // else it is a step that these rules do not have
			how.Turn, how.Pictures = append(how.Turn, note(text.Capital(step), p.Spans)), append(how.Pictures, picture)
		}
	}
	return how
}

// steps returns the paragraphs of the text under a key, without empty ones.
func (s *Speaker) steps(key string) []Passage {
	said, _ := s.say(key, nil, engines.Message{})
	list := passages("", said)
	for i := range list {
		list[i].Text = strings.TrimSpace(list[i].Text)
	}
	return slices.DeleteFunc(list, func(p Passage) bool { return p.Text == "" })
}

// changedIn returns the id of the clause of the first field that words come from and that differs; "" if none does.
func changedIn(spans []template.Span, differences []Difference) string {
	for _, span := range spans {
		for _, d := range differences {
			is, was := span.Name+".", d.Key+"." // one of them in the other
			if span.Kind == template.FromField && d.Clause != "" && (strings.HasPrefix(is, was) || strings.HasPrefix(was, is)) {
				return d.Clause
			}
		}
	}
	return ""
}
