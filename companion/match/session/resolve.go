package session

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
)

// Rules are the rulesets by which matches are played. They turn front matter into games, and refusals into
// words.
type Rules struct{ *rulesets.Shelf }

// Options returns the options of a session that plays by the rules.
func (r Rules) Options() Options { return Options{Resolve: r.Resolve, Say: r.Say} }

// Resolve turns the front matter of a match into its game: it is a [record.Resolver].
func (r Rules) Resolve(h record.Header) (engines.Engine, error) {
	rules, err := r.Ruleset(h)
	if err != nil {
		return nil, err
	}
	if low, high, _ := rules.Seats(); len(h.Seats) < low || len(h.Seats) > high {
		if low == high {
			return nil, engines.Fieldf("seats", "has %d seats; this game is for %d", len(h.Seats), low)
		}
		return nil, engines.Fieldf("seats", "has %d seats; this game is for %d to %d", len(h.Seats), low,
			high)
	}
	engine, err := rules.Compile(len(h.Seats))
	return engine, fieldError(err, "ruleset")
}

// Ruleset returns the ruleset of a match: the shipped ruleset that the front matter names, with the fields of
// its [rules] changed, and under the name of the family's own where it has one.
func (r Rules) Ruleset(h record.Header) (*rulesets.Ruleset, error) {
	game, err := r.Game(h.Game)
	if err != nil {
		return nil, fieldError(err, "game")
	}
	rules, err := game.Find(h.Ruleset)
	if err != nil {
		return nil, fieldError(err, "ruleset")
	}
	if !rules.Shipped() {
		return nil, engines.Fieldf("ruleset",
			"names a family's ruleset; a match names a shipped one, and what differs from it stands in [rules]")
	}
	if len(h.Rules) > 0 {
		if rules, err = rules.With(h.Rules); err != nil {
			return nil, fieldError(err, "rules")
		}
	}
	if h.House != "" {
		rules = rules.Named(h.House)
	}
	return rules, nil
}

// fieldError turns an error of package rulesets into one that names a key of the front matter. An error that
// names its own key keeps it.
func fieldError(err error, key string) error {
	var broken *rulesets.Broken
	var field *engines.FieldError
	if err == nil || errors.As(err, &field) {
		return err
	}
	if errors.As(err, &broken) {
		i := max(0, slices.IndexFunc(broken.Findings, func(f rulesets.Finding) bool { return f.Error }))
		f := broken.Findings[i]
		key = cmp.Or(f.Key, key)
		return &record.KeyError{Key: key, Problem: f.String()}
	}
	return &record.KeyError{Key: key, Problem: err.Error()}
}

// Speaker returns a speaker that puts the messages of a match into words: under its rules, in the words of
// its theme, with the names of the players.
func (r Rules) Speaker(h record.Header, engine engines.Engine, seats []record.Seat) (*rulesets.Speaker,
	error) {
	rules, err := r.Ruleset(h)
	if err != nil {
		return nil, err
	}
	// A missing theme is no reason to fail: nil is the game's own theme.
	theme, _ := rules.Game.FindTheme(h.Theme)
	names := make([][]string, len(seats))
	for i, s := range seats {
		names[i] = s.Names
	}
	return rules.Speaker(theme, engine, names), nil
}

// Say puts a refusal into words: it is a [record.Sayer].
func (r Rules) Say(m *record.Match, refused *record.Refused) string {
	speaker, err := r.Speaker(m.Header(), m.Engine(), m.Seats())
	if err != nil {
		return refused.Problem
	}
	return speaker.At(m.Position()).Refusal(refused.Verdict)
}

// explained puts the refusal of a line in a file into words, for callers that have no match to ask. A hidden
// answer stays hidden.
func explained(say record.Sayer, m *record.Match, err error) error {
	err = m.Mask(err)
	refused, ok := err.(*record.Refused)
	if !ok || refused.Explained() || say == nil {
		return err
	}
	said := *refused
	// The error names the clause itself.
	sentence := strings.TrimSuffix(say(m, refused), ".")
	said.Problem = strings.TrimSuffix(sentence, " ("+refused.Clause+")")
	return &said
}

// HeaderOf returns the front matter of a new match under a ruleset. For a family's own ruleset it names the
// shipped ruleset that it extends, and every field that differs.
func HeaderOf(rules *rulesets.Ruleset, seats []record.Seat) record.Header {
	base := rules.Base()
	h := record.Header{Game: rules.Game.ID, Ruleset: base.ID, Rules: rules.Against(base), Seats: seats}
	if !rules.Shipped() {
		h.House = rules.Name
	}
	return h
}
