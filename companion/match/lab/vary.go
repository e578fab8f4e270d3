package lab

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/companion/match/words"
	"homespun/engines/balance"
	"homespun/engines/common/text"
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
		varied, err := varied(rules, field, value)
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

// varied returns the rules with a field, dotted where it lies in a table, set to a value.
func varied(rules *rulesets.Ruleset, field string, value any) (*rulesets.Ruleset, error) {
	keys := strings.Split(field, ".")
	change := map[string]any{keys[len(keys)-1]: value}
	for _, key := range slices.Backward(keys[:len(keys)-1]) {
		change = map[string]any{key: change}
	}
	return rules.With(change)
}

// quoted returns what somebody has written, short and in quotation marks.
func quoted(written string) string { return strconv.Quote(text.Short(written, 40)) }

// names are what the values are called in answers.
func (s *Sweep) names() []string {
	names := make([]string, len(s.Values))
	for i, value := range s.Values {
		switch value {
		case true:
			names[i] = words.Yes
		case false:
			names[i] = words.No
		default:
			names[i] = written(value)
		}
	}
	return names
}

// written returns a value as TOML writes it on one line, "" where TOML has no such value.
func written(value any) string {
	line, err := toml.Marshal(map[string]any{"value": value})
	if err != nil {
		return ""
	}
	_, right, _ := strings.Cut(strings.TrimSpace(string(line)), " = ")
	return right
}

// A Step is what one value of a sweep does.
type Step struct {
	Value any `json:"value"`
	// Bots are the strengths, and Reports what each shows.
	Bots    []string          `json:"bots"`
	Reports []*balance.Report `json:"reports"`
}

// Steps returns what is known so far of each value of a sweep, once all bots have played by all of them.
func (l *Lab) Steps() []Step {
	var steps []Step
	for i, value := range l.sweep.Values {
		step := Step{Value: value, Bots: l.bots}
		for strength := range l.bots {
			r := l.Report(i, strength)
			if r.Matches == 0 {
				return nil
			}
			step.Reports = append(step.Reports, r)
		}
		steps = append(steps, step)
	}
	return steps
}
