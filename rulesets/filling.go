package rulesets

import (
	"homespun/engines"
	"homespun/rulesets/template"
)

// Fill fills in a template of the caller's, such as the text of an example. The ids of the seats are arguments of
// it: "{A} goes first". The error is that of [template.Parse].
func (s *Speaker) Fill(text string) (string, error) {
	said, err := s.fill(text)
	return said.Text, err
}

// ChangedIn returns the id of the clause of a field in such a template that differs from the standard; "" if none does.
func (s *Speaker) ChangedIn(text string) string {
	said, _ := s.fill(text)
	return changedIn(said.Spans, s.known.differences())
}

func (s *Speaker) fill(text string) (template.Spoken, error) {
	parsed, err := template.Parse(text)
	if err != nil {
		return template.Spoken{}, err
	}
	seats := scope{Speaker: s}
	if s.Engine != nil {
		seats.names = s.Engine.SeatIDs()
	}
	for seat := range seats.names {
		seats.args = append(seats.args, engines.Of(engines.SeatArg, seat))
	}
	return parsed.Speak(seats), nil
}

// ClauseOf returns the text of a clause by its id; false if the game has none.
func (s *Speaker) ClauseOf(id string) (ClauseText, bool) {
	info := s.Ruleset.Game.Definition.Info
	for c := engines.Clause(1); c <= info.Clauses; c++ {
		if c.ID(info.Prefix) == id {
			return s.Clause(c), true
		}
	}
	return ClauseText{}, false
}
