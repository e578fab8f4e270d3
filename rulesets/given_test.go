package rulesets

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"homespun/rulesets/household"
)

// Whatever a family changes, what it gives away is a whole file with the same rules, and read there it is given on as it
// is.
func TestWhateverIsChangedCanBeGiven(t *testing.T) {
	var all []*Ruleset
	t.Setenv(household.Variable, t.TempDir())
	for _, g := range shelf.All() {
		for _, l := range g.List() {
			all = append(all, l.Ruleset)
		}
	}
	given := 0
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "base")
		text := Draft(base, rapid.SampledFrom([]string{"Ours", "é \U0001f409 \u05d0", `"\`, "#"}).Draw(t, "name"))
		r, findings := base.Game.Read("Ours.toml", text)
		for range 6 {
			key, f := anyKey(t, r)
			if key == nil {
				continue
			}
			next, now, wrong, err := base.Game.Change("Ours.toml", text, Change{key, anyValue(t, f)})
			if err == nil && !hasError(wrong) {
				text, r, findings = next, now, wrong
			}
		}
		if hasError(findings) || len(r.Against(base)) == 0 {
			return
		}
		file, err := r.Given()
		if err != nil {
			t.Fatalf("%v\n%s", err, r.Text())
		}
		taken, err := shelf.Take("it", file)
		if err != nil {
			t.Fatalf("%v\n%s", err, file)
		}
		if differences := Diff(r, taken.Ruleset); len(differences) > 0 || !bytes.Equal(taken.text, file) {
			t.Fatalf("%+v differ in\n%s", differences, file)
		}
		given++
	})
	if given < 10 {
		t.Errorf("only %d have been given", given)
	}
}
