package lab

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/companion/words"
	"homespun/engines/balance"
	"homespun/engines/text"
	"homespun/rulesets"
)

// A Sweep is a ruleset with one field set to several values in turn.
type Sweep struct {
	Field  string
	Values []any
	// Rules are the ruleset with each of the values.
	Rules []*rulesets.Ruleset
}

// A VaryError says what is wrong with a sweep.
type VaryError struct{ Problem string }

func (e *VaryError) Error() string { return e.Problem }

// NewSweep reads FIELD=[A, B, C]: a field, dotted where it lies in a table, and a TOML list of values for it. The error
// is a *[VaryError], or says which value the rules do not take.
func NewSweep(rules *rulesets.Ruleset, spec string) (*Sweep, error) {
	field, list, ok := strings.Cut(spec, "=")
	field = strings.TrimSpace(field)
	var read struct{ Values []any }
	if !ok || field == "" {
		return nil, &VaryError{words.LabNoSweep(quoted(spec))}
	}
	if _, err := toml.Decode("values="+list, &read); err != nil || len(read.Values) == 0 {
		return nil, &VaryError{words.LabNoList(quoted(field))}
	}
	if _, there := rules.Value(field); !there {
		return nil, &VaryError{words.LabNoField(rules.Name, quoted(field), rules.Game.ID)}
	}
	s := &Sweep{Field: field}
	for _, value := range read.Values {
		keys := strings.Split(field, ".")
		change := map[string]any{keys[len(keys)-1]: value}
		for i := len(keys) - 2; i >= 0; i-- {
			change = map[string]any{keys[i]: change}
		}
		varied, err := rules.With(change)
		if err != nil {
			var broken *rulesets.Broken
			if errors.As(err, &broken) && len(broken.Findings) > 0 {
				return nil, &VaryError{broken.Findings[0].Message}
			}
			return nil, err
		}
		s.Values, s.Rules = append(s.Values, value), append(s.Rules, varied)
	}
	return s, nil
}

// quoted returns what somebody has written, short and in quotation marks.
func quoted(written string) string { return strconv.Quote(text.Short(written, 40)) }

// A Step is what one value of a sweep does.
type Step struct {
	Value any `json:"value"`
	// Bots are the strengths, and Reports what each shows.
	Bots    []string          `json:"bots"`
	Reports []*balance.Report `json:"reports"`
}

// Runs is how many runs a sweep takes: one for each value at each strength.
func (s *Sweep) Runs(q Question) int { return len(s.Values) * len(strengths(q.Hard)) }

// Run plays the matches of each value, and calls played after each run. The question's rules are not looked at. What
// is known so far is returned with the error of ctx.
func (s *Sweep) Run(ctx context.Context, q Question, played func()) ([]Step, error) {
	var steps []Step
	bots := strengths(q.Hard)
	for i, rules := range s.Rules {
		step := Step{Value: s.Values[i], Bots: bots}
		for _, bot := range bots {
			engine, err := rules.Compile(q.Players)
			if err != nil {
				return steps, err
			}
			r, err := balance.Run(ctx, balance.Setup{Engine: engine, Bots: []string{bot},
				Matches: balance.Matches(engine.Info(), bot, q.Matches), MaxLines: q.MaxLines, Seed: q.Seed,
				Workers: q.Workers})
			if err != nil {
				return steps, err
			}
			step.Reports = append(step.Reports, r)
			played()
		}
		steps = append(steps, step)
	}
	return steps, nil
}
