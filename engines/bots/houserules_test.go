package bots_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
	"homespun/rulesets"
)

// Under random house rules no bot makes a move that may not be made, and the bot hard thinks of what is there.
func TestBotsKeepToHouseRules(t *testing.T) {
	round.Long(t)
	r := random(9)
	for _, game := range shelfOfAll(t).All() {
		standard, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		thinks(t, standard, 0.002) // so that many positions are tried
		played := 0
		for range round.Many(0, 10, 200) {
			if engine := houseRules(t, standard, r); engine != nil {
				keepsToRules(t, engine, r)
				played++
			}
		}
		if t.Logf("%s: %d rulesets", game.ID, played); played == 0 {
			t.Errorf("%s: no ruleset could be played", game.ID)
		}
	}
}

// houseRules returns the game under some random rules; nil if these rules do not go together.
func houseRules(t *testing.T, standard *rulesets.Ruleset, r *rand.Rand) engines.Engine {
	t.Helper()
	usual, err := standard.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	fields, changes := usual.Info().Fields, map[string]any{}
	for range 1 + r.IntN(3) {
		switch f := fields[r.IntN(len(fields))]; f.Kind {
		case engines.BoolField:
			changes[f.Key] = r.IntN(2) == 0
		case engines.NumberField:
			if len(f.Choices) == 0 {
				changes[f.Key] = int64(f.Min + r.IntN(min(f.Max-f.Min, 12)+1))
			}
		case engines.ChoiceField:
			changes[f.Key] = f.Choices[r.IntN(len(f.Choices))]
		}
	}
	rules, err := standard.With(changes)
	if err != nil {
		return nil
	}
	low, high, _ := rules.Seats()
	engine, err := rules.Compile(low + r.IntN(high-low+1))
	if err != nil {
		return nil
	}
	return engine
}

// keepsToRules plays some lines with a bot of each kind on every seat in turn, and checks each move.
func keepsToRules(t *testing.T, engine engines.Engine, r *rand.Rand) {
	t.Helper()
	players := map[string]bots.Bot{}
	for _, name := range bots.Names() {
		players[name] = bot(t, name)
	}
	w := engine.Walk(engine.Start())
	for line := range 80 {
		who, optional := w.Due()
		if who == 0 {
			return
		}
		seats := (who | optional).List()
		seat := seats[r.IntN(len(seats))]
		if seat < 0 {
			w.Apply(w.Sample(r))
			continue
		}
		name := bots.Names()[r.IntN(len(players))]
		m, err := players[name].Choose(t.Context(), w, seat, r)
		if errors.Is(err, bots.ErrSilent) && optional.Has(seat) {
			continue
		}
		if err != nil || m.Who != seat || !w.Check(m).OK() {
			t.Fatalf("%s, line %d: %s makes %q for seat %d, %v", engine.Info().ID, line, name, engine.Format(m),
				seat, err)
		}
		w.Apply(m)
	}
}
