package rulesets

import "homespun/engines"

// Speaker puts what an engine says into sentences, under one ruleset, in the words of a theme, with the names of the players. It is safe for use by
// several goroutines.
type Speaker struct {
	Ruleset *Ruleset
	Theme   *Theme
	Engine  engines.Engine
}

// ClauseText is one clause of the rules in words, as a sheet and the rules panel show it.
type ClauseText struct {
	// ID is the clause's public id: "SIT-08".
	ID, Title string
	// Source is what the designer wrote, in our words; Decision is how this table plays where the designer's text is silent. Either may be "".
	Source, Decision string
	// House says that a field of this clause differs from the game's standard.
	House bool
}

// DecisionMark is the sentence that stands with every [ClauseText.Decision].
const DecisionMark = "The rules don't say; this table plays it so."

// Speaker returns who speaks under these rules. A nil theme is the game's own; names are those of each seat, several where a seat is a team; a seat
// without names is called by the theme.
func (r *Ruleset) Speaker(theme *Theme, engine engines.Engine, names [][]string) *Speaker {
	return &Speaker{r, theme, engine}
}

// Acting returns the speaker that names one person of a team where the team is meant: whose turn it is in the rotation, counted from 0.
func (s *Speaker) Acting(seat engines.Seat, name int) *Speaker { return s }

// Sentence returns an event, a refusal or a prompt in words.
func (s *Speaker) Sentence(n engines.Note) string { return "" }

// Refusal returns why a move may not be made, with the clause: "A chest stands on d3: Ava's delver stops there (SIT-08)."
func (s *Speaker) Refusal(v engines.Verdict) string { return "" }

// Prompt returns what a position waits for, in words.
func (s *Speaker) Prompt(p engines.Position) string { return "" }

// Clause returns a clause's text; one that the ruleset has none for has only its id.
func (s *Speaker) Clause(c engines.Clause) ClauseText { return ClauseText{} }

// Clauses returns all clauses of the game that have a text, in order: the rule sheet.
func (s *Speaker) Clauses() []ClauseText { return nil }

// Seat returns what a seat is called: its names, or the theme's word: "Ava", "Ben and Cleo", "the monsters".
func (s *Speaker) Seat(seat engines.Seat) string { return "" }

// Thing returns what an argument is called, without article and owner: "delver C2", "d3", "12".
func (s *Speaker) Thing(a engines.Arg) string { return "" }
