package lab

import (
	"homespun/engines"
	"homespun/engines/balance"
	"homespun/rulesets"
)

// A Switch is a rule that a field can turn off or on, and what easy bots show of the match played the other way.
type Switch struct {
	// Field is the field, and Clause the rule that it is part of. Turned is what it is set to.
	Field  string `json:"field"`
	Clause string `json:"clause"`
	Turned any    `json:"turned"`
	// Comparison is the rules in question, and those with the field turned; nil as long as nothing is known.
	Comparison *balance.Comparison `json:"comparison"`
}

// switched is a switch with its trial.
type switched struct {
	Switch
	trial *balance.Trial
}

// Switches are tried in a tenth of the matches, but in no fewer than this.
const leastSwitched = 200

// planSwitches plans a trial for each rule that a field can turn off or on by itself, as the rules in question have it.
// Those with other seats afterwards are left out.
func (l *Lab) planSwitches() error {
	rules := l.question.Rules
	info, seats := rules.Game.Definition.Info, len(l.engine(len(l.rules)-1).SeatIDs())
	for _, field := range info.Fields {
		to := turn(rules, field)
		if to == nil {
			continue
		}
		other, err := rules.With(map[string]any{field.Key: to})
		if err != nil {
			continue // the other rules need it as it is
		}
		engine, err := other.Compile(l.question.Players)
		if err != nil || len(engine.SeatIDs()) != seats {
			continue
		}
		trial, err := l.trial([]*rulesets.Ruleset{rules, other}, l.bots[:1], max(leastSwitched, l.question.Matches/10),
			false)
		if err != nil {
			return err
		}
		one := Switch{Field: field.Key, Clause: field.Clause.ID(info.Prefix), Turned: to}
		l.switches = append(l.switches, switched{one, trial})
	}
	return nil
}

// turn returns the value of a field that turns its rule the other way; nil where there is none.
func turn(rules *rulesets.Ruleset, field engines.Field) any {
	value, _ := rules.Value(field.Key)
	switch v := value.(type) {
	case bool:
		return !v
	case int64:
		if v != 0 && field.Zero != "" && field.Min == 0 {
			return int64(0)
		}
	}
	return nil
}

// Switches returns what is known so far of each rule that can be turned off or on by itself; none unless that was
// asked.
func (l *Lab) Switches() []Switch {
	var list []Switch
	var comparisons []*balance.Comparison
	for _, s := range l.switches {
		if s.trial.Played() > 1 {
			s.Comparison = s.trial.Compare()
			comparisons = append(comparisons, s.Comparison)
		}
		list = append(list, s.Switch)
	}
	balance.Correct(comparisons...) // they are read together
	return list
}
