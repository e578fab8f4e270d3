// Package toys puts the toy games on the table, for tests: what the table screen can do with them it can do with all games.
package toys

import (
	"fmt"
	"strings"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/enginetest/toys"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// For returns how a toy looks.
func For(engine engines.Engine, voice tableau.Voice) tableau.Game {
	b := base{engine, voice}
	switch engine.Info().ID {
	case toys.Signs.Info.ID:
		return signs{b}
	case toys.Boules.Info.ID:
		return boules{b}
	case toys.Lots.Info.ID:
		return lots{b}
	}
	return sowing{b}
}

// base is what the toys share.
type base struct {
	engine engines.Engine
	voice  tableau.Voice
}

// read makes a move of its notation.
func (b base) read(seat engines.Seat, format string, args ...any) (engines.Move, bool) {
	m, err := b.engine.Parse(seat, fmt.Sprintf(format, args...))
	return m, err == nil
}

// words returns the notation of a move, word by word.
func (b base) words(m engines.Move) []string { return strings.Fields(b.engine.Format(m)) }

func (b base) Ending(engines.Position) tableau.Ending {
	return tableau.Ending{Rule: b.engine.Info().Clauses}
}

// points returns a track for what each seat has.
func (b base) points(name string, of func(engines.Seat) int) []tableau.Track {
	var tracks []tableau.Track
	for i := range b.engine.SeatIDs() {
		seat := engines.Seat(i)
		tracks = append(tracks, tableau.Track{Name: b.voice.Seat(seat), Value: fmt.Sprint(of(seat)), Detail: name, Seat: seat})
	}
	return tracks
}

// trays returns a scene with a tray for each seat; before says what lies in it, by its name behind that of the seat and its label: "" names nothing.
func (b base) trays(mat *drawing.Drawing, before func(engines.Seat) (name, label string)) *tableau.Scene {
	s := &tableau.Scene{Mat: mat, Slot: 30}
	for i := range b.engine.SeatIDs() {
		seat := engines.Seat(i)
		s.Trays = append(s.Trays, tableau.Tray{Spot: i, Name: b.voice.Seat(seat), Seat: seat, Slots: 2})
		if name, label := before(seat); name != "" {
			s.Pieces = append(s.Pieces, tableau.Thing{ID: i, Name: b.voice.Seat(seat) + name, Label: label, Seat: seat, Spot: i})
		}
	}
	return s
}

// Voice speaks for a toy without a ruleset: the names of reasons, with their arguments.
type Voice struct {
	Engine engines.Engine
	Names  []string
}

var _ tableau.Voice = Voice{}

// Sentence implements tableau.Voice.
func (v Voice) Sentence(n engines.Note) string {
	reason := v.Engine.Info().Reasons[n.Reason]
	text := strings.ReplaceAll(reason.Name, "-", " ")
	for i, arg := range n.Args[:n.N] {
		text += fmt.Sprintf(", %s %s", reason.Args[i], v.Thing(arg))
	}
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// Refusal implements tableau.Voice.
func (v Voice) Refusal(verdict engines.Verdict) string {
	return fmt.Sprintf("%s (%s).", v.Sentence(verdict.Note), verdict.Note.Clause.ID(v.Engine.Info().Prefix))
}

// Prompt implements tableau.Voice.
func (v Voice) Prompt(p engines.Position) string { return v.Sentence(v.Engine.Prompt(p)) }

// Seat implements tableau.Voice.
func (v Voice) Seat(seat engines.Seat) string {
	if seat >= 0 && int(seat) < len(v.Names) {
		return v.Names[seat]
	}
	return "the table"
}

// Thing implements tableau.Voice.
func (v Voice) Thing(a engines.Arg) string {
	switch a.Kind {
	case engines.SeatArg:
		return v.Seat(engines.Seat(a.Value))
	case engines.WordArg:
		return v.Engine.Info().Words[a.Value]
	}
	return v.Engine.Describe(a).Text
}

// Whose implements tableau.Voice.
func (v Voice) Whose(a engines.Arg) string {
	return v.Seat(v.Engine.Describe(a).Owner) + "'s " + v.Thing(a)
}

// Clause implements tableau.Voice.
func (v Voice) Clause(c engines.Clause) rulesets.ClauseText {
	id := c.ID(v.Engine.Info().Prefix)
	return rulesets.ClauseText{ID: id, Title: "Clause " + id, Source: "What " + id + " says."}
}

// Clauses implements tableau.Voice.
func (v Voice) Clauses() []rulesets.ClauseText {
	var all []rulesets.ClauseText
	for c := engines.Clause(1); c <= v.Engine.Info().Clauses; c++ {
		all = append(all, v.Clause(c))
	}
	return all
}

// mat returns a plain mat with a frame.
func mat(width, height float64) *drawing.Drawing {
	d := drawing.New(width, height)
	d.RoundedRect(d.Area().Inset(0.5), 6, drawing.Outlined(drawing.Paper, 1, drawing.Rule))
	return d
}
