package gamestest

import (
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
)

// names are the people of a match in tests, one for each seat.
var names = []string{"Ava", "Ben", "Cleo", "Dan", "Eve", "Finn"}

// Header returns the front matter of a match of people by a shipped ruleset of a real game, for its usual
// number of seats.
func Header(t testing.TB, game, ruleset string) record.Header {
	t.Helper()
	box, err := games.All().Game(game)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := box.Find(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	h := session.HeaderOf(rules, nil)
	for i, id := range engine.SeatIDs() {
		h.Seats = append(h.Seats, record.Seat{ID: id, Names: names[i : i+1]})
	}
	return h
}

// Table returns the engine and the table of a match of people by the standard rules of a real game.
func Table(t testing.TB, game string) (engines.Engine, tableau.Game) {
	t.Helper()
	all, h := games.All(), Header(t, game, "standard")
	engine, err := all.Resolve(h)
	if err != nil {
		t.Fatal(err)
	}
	speaker, err := all.Speaker(h, engine, h.Seats)
	if err != nil {
		t.Fatal(err)
	}
	return engine, all.Tables[game](engine, speaker.OnScreen(), speaker.Theme)
}
