package lab_test

import (
	"slices"
	"testing"

	"homespun/companion/match/lab"
)

// Where people at the table judge, the lab says what bots took for that.
func TestWhatTheTableSaysIsTold(t *testing.T) {
	const want = "“Well sung?”: yes 2 in 3 times, as far as nobody is asked. “Quick?”: yes 1 in 2 times, as far as nobody is asked."
	rules, err := ruleset(t, "kit", "beanstalks").With(map[string]any{"turn": []any{"roll", "move",
		`ask the table "Well sung?", usually 2 in 3: go on 1`, `ask the table "Quick?": go on 1`}})
	if err != nil {
		t.Fatal(err)
	}
	told := false
	for _, m := range answered(t, lab.Question{Rules: rules}).Measures() {
		if m.ID == "judged" && m.Answers[0].Text == want {
			told = true
		}
	}
	if !told {
		t.Errorf("it does not say %q", want)
	}
	if slices.ContainsFunc(answered(t, lab.Question{Rules: ruleset(t, "kit", "beanstalks")}).Measures(),
		func(m lab.Measure) bool { return m.ID == "judged" }) {
		t.Error("where nobody judges it is told too")
	}
}
