package enginetest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"homespun/engines"
)

// subject is what a message belongs to: the verdict on a move, an event of a move, or a prompt. It is a value
// and not a text, because a text is needed only if a check fails.
type subject struct {
	what string
	of   engines.Move
}

func (s subject) String() string { return fmt.Sprintf("%s %+v", s.what, s.of) }

// verdict returns the verdict on a move and checks that it is complete: it is decided, and a refusal names a
// clause and a reason.
func (e *examiner) verdict(m engines.Move) engines.Verdict {
	v := e.engine.Check(e.at, m)
	what := subject{"verdict on", m}
	switch v.Status {
	case engines.Legal:
		if v.Message != (engines.Message{}) || len(v.Spaces) > 0 {
			e.fail(CheckVerdict, "%s: legal, and yet with a reason: %s", what, e.reason(v.Message))
		}
	case engines.Refused:
		e.message(what, v.Message)
		if v.Message.Clause == 0 {
			e.fail(CheckVerdict, "%s: %s names no clause", what, e.reason(v.Message))
		}
		for _, space := range v.Spaces {
			e.describe(what, "space in the way", engines.Of(engines.SpaceArg, space))
		}
	default:
		e.fail(CheckVerdict, "%s: undecided", what)
	}
	return v
}

// reason writes a message for people.
func (e *examiner) reason(n engines.Message) string {
	info := e.engine.Info()
	name := fmt.Sprintf("reason %d", n.Reason)
	if int(n.Reason) < len(info.Reasons) && n.Reason > 0 {
		name = info.Reasons[n.Reason].Name
	}
	return fmt.Sprintf("%s (%s)", name, n.Clause.ID(info.Prefix))
}

// message checks that a message has a known reason, a clause of the rules, and all arguments of its reason,
// each with a name.
func (e *examiner) message(what subject, n engines.Message) {
	info := e.engine.Info()
	if n.Reason == 0 || int(n.Reason) >= len(info.Reasons) {
		e.fail(CheckNote, "%s: %s is not in Info.Reasons", what, e.reason(n))
	}
	if n.Clause > info.Clauses && n.Clause != engines.TableClause {
		e.fail(CheckNote, "%s: there is no clause %d", what, n.Clause)
	}
	names := info.Reasons[n.Reason].Args
	if int(n.N) != len(names) {
		e.fail(CheckNote, "%s: %s has %d arguments and needs %d: %v", what, e.reason(n), n.N, len(names),
			names)
	}
	for i, arg := range n.Args {
		if i < int(n.N) {
			e.describe(what, names[i], arg)
		} else if arg != (engines.Arg{}) {
			e.fail(CheckNote, "%s: %s has an argument beyond its number", what, e.reason(n))
		}
	}
}

// describe checks that an argument can be described.
func (e *examiner) describe(what subject, name string, a engines.Arg) {
	info := e.engine.Info()
	switch {
	case a.Kind < engines.NumberArg || a.Kind > engines.SaidArg,
		a.Kind == engines.WordArg && (a.Value < 0 || int(a.Value) >= len(info.Words)),
		a.Kind == engines.DecisionArg && (a.Value < 0 || int(a.Value) >= len(info.Decisions)):
		e.fail(CheckDescribe, "%s: %s: %+v is nothing", what, name, a)
	}
	d := e.engine.Describe(a)
	switch {
	case d.Text == "":
		e.fail(CheckDescribe, "%s: %s: %+v has no text", what, name, a)
	case d.Noun != "" && !slices.Contains(info.Words, d.Noun):
		e.fail(CheckDescribe, "%s: %s: %q is no noun of Info.Words", what, name, d.Noun)
	case d.Owner < engines.Table || a.Kind != engines.SeatArg && int(d.Owner) >= len(e.ids):
		e.fail(CheckDescribe, "%s: %s: %q belongs to seat %d", what, name, d.Text, d.Owner)
	case a.Kind == engines.SeatArg && a.Value >= 0 && int(a.Value) < len(e.ids) && d.Text != e.ids[a.Value]:
		e.fail(CheckDescribe, "%s: %s: %q is not the id of seat %s", what, name, d.Text, e.ids[a.Value])
	}
}

// info checks that the game's Info is complete.
func (e *examiner) info() {
	info := e.engine.Info()
	e.ids = e.engine.SeatIDs()
	if info.ID == "" || info.Prefix == "" || info.RulesVersion < 1 || info.Clauses < 1 ||
		info.Clauses >= engines.TableClause {
		e.fail(CheckInfo, "id %q, prefix %q, rules version %d or last clause %d is missing", info.ID,
			info.Prefix, info.RulesVersion, info.Clauses)
	}
	if len(info.Reasons) == 0 || info.Reasons[0].Name != "" {
		e.fail(CheckInfo, "entry 0 of Reasons is not empty")
	}
	var reasons, fields []string
	for _, r := range info.Reasons[1:] {
		reasons = append(reasons, r.Name)
		if len(r.Args) > len(engines.Message{}.Args) {
			e.fail(CheckInfo, "reason %q has more arguments than a message", r.Name)
		}
		e.names("arguments of "+r.Name, r.Args)
	}
	for _, f := range info.Fields {
		fields = append(fields, f.Key)
		if f.Label == "" || f.Help == "" || f.Clause > info.Clauses || f.Min > f.Max {
			e.fail(CheckInfo, "field %q lacks a label or a sentence of help, or has no such clause or bounds",
				f.Key)
		}
	}
	e.names("dues", info.Decisions)
	e.names("words", info.Words)
	e.names("reasons", reasons)
	e.names("fields", fields)
	e.names("seats", e.ids)
	if len(e.ids) < 1 || len(e.ids) > engines.MaxSeats || len(info.Decisions) == 0 {
		e.fail(CheckInfo, "%d seats and %d kinds of decision", len(e.ids), len(info.Decisions))
	}
	for _, id := range e.ids {
		if strings.ContainsAny(id, ":# ") || strings.EqualFold(id, "dice") || strings.EqualFold(id, "table") {
			e.fail(CheckInfo, "%q cannot be the id of a seat", id)
		}
	}
}

// names checks that no name is empty or there twice, regardless of case.
func (e *examiner) names(what string, names []string) {
	seen := map[string]bool{}
	for _, name := range names {
		if low := strings.ToLower(name); name == "" || seen[low] {
			e.fail(CheckInfo, "%s: %q is empty or there twice", what, name)
		} else {
			seen[low] = true
		}
	}
}

// shared returns the path of the first part of a type that is not a plain number, or "" if there is none.
// Positions must be plain values, since walkers copy them.
func shared(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return ""
	case reflect.Array:
		return shared(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if what := shared(t.Field(i).Type); what != "" {
				return t.Name() + "." + t.Field(i).Name + ": " + what
			}
		}
		return ""
	}
	return t.String() + " is a " + t.Kind().String()
}

// NewMessage returns a message with up to six arguments. It panics on more, which is an error of the test.
func NewMessage(reason engines.Reason, clause engines.Clause, args ...engines.Arg) engines.Message {
	n := engines.Message{Reason: reason, Clause: clause, N: uint8(len(args))}
	if copy(n.Args[:], args) < len(args) {
		panic("enginetest: a message with more than six arguments")
	}
	return n
}
