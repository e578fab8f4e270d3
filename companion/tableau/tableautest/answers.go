package tableautest

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/tableau"
	"homespun/engines"
)

// Equal checks a value.
func Equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Meant says what comes of inputs: the move they make, the clause and reason with which it is refused
// ("SIT-08 blocked"), or "nothing".
func Meant(game tableau.Game, engine engines.Engine, p engines.Position, seat engines.Seat,
	inputs ...tableau.Input) string {
	m, verdict, ok := tableau.Ask(game, engine, p, seat).Means(inputs...)
	switch {
	case !ok:
		return "nothing"
	case !verdict.OK():
		return Refused(engine, verdict)
	}
	return engine.Format(m)
}

// Refused names the clause and the reason of a refusal.
func Refused(engine engines.Engine, v engines.Verdict) string {
	return fmt.Sprintf("%s %s", v.Message.Clause.ID(engine.Info().Prefix),
		engine.Info().Reasons[v.Message.Reason].Name)
}

// Track returns what a track of a scene says, by its name, or "none".
func Track(s *tableau.Scene, name string) string {
	for _, track := range s.Tracks {
		if track.Name == name {
			return strings.TrimSpace(track.Value + " " + track.Detail)
		}
	}
	return "none"
}
