package tableautest

import (
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/engines"
	"homespun/rulesets"
)

// Sit compiles a shipped ruleset for a test. House rules are laid over it, nil for none. It is compiled for a
// number of players, 0 for the usual number. Sit also returns the game's own theme.
func Sit(t testing.TB, game, ruleset string, players int, house map[string]any) (*rulesets.Ruleset,
	engines.Engine, *rulesets.Theme) {
	t.Helper()
	rules, err := games.All().Find(game, ruleset)
	if err != nil {
		t.Fatal(err)
	}
	if house != nil {
		if rules, err = rules.With(house); err != nil {
			t.Fatal(err)
		}
	}
	engine, err := rules.Compile(players)
	if err != nil {
		t.Fatal(err)
	}
	theme, err := rules.Game.FindTheme("")
	if err != nil {
		t.Fatal(err)
	}
	return rules, engine, theme
}

// Stand reads a position from TOML, written as match files write it.
func Stand(t testing.TB, engine engines.Engine, position string) engines.Position {
	t.Helper()
	p, err := engine.Load(func(into any) error {
		_, err := toml.Decode(position, into)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Read parses a move written as "WHO: MOVE", where WHO is the id of a seat, dice or table.
func Read(t testing.TB, engine engines.Engine, line string) engines.Move {
	t.Helper()
	who, text, _ := strings.Cut(line, ": ")
	seat := engines.Seat(slices.Index(engine.SeatIDs(), who))
	switch {
	case who == "dice":
		seat = engines.Dice
	case who == "table":
		seat = engines.Table
	case seat < 0:
		t.Fatalf("%q: nobody is called %s", line, who)
	}
	m, err := engine.Parse(seat, text)
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return m
}
