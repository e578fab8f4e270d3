package tableautest

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/engines"
)

// Equal reports an error where a value is not the one wanted; what names the value in the message.
func Equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Meant returns, as text, what inputs of a seat mean: the move as the notation writes it, or the moves of one go
// with semicolons, or the clause and reason of their refusal ("SIT-08 blocked"), or "nothing" where they make
// none.
func Meant(game tableau.Game, engine engines.Engine, p engines.Position, seat engines.Seat,
	inputs ...tableau.Input) string {
	list, verdict, ok := tableau.Ask(game, engine, p, seat).Makes(inputs...)
	switch {
	case !ok:
		return "nothing"
	case !verdict.OK():
		return Refused(engine, verdict)
	}
	var text []string
	for _, m := range list {
		text = append(text, engine.Format(m))
	}
	return strings.Join(text, "; ")
}

// Refused returns the clause and the reason of a refusal as text: "SIT-08 blocked".
func Refused(engine engines.Engine, v engines.Verdict) string {
	return fmt.Sprintf("%s %s", v.Message.Clause.ID(engine.Info().Prefix),
		engine.Info().Reasons[v.Message.Reason].Name)
}

// Track returns the value and detail of the track with that name in a scene, or "none" where there is no such
// track.
func Track(s *tableau.Scene, name string) string {
	for _, track := range s.Tracks {
		if track.Name == name {
			return strings.TrimSpace(track.Value + " " + track.Detail)
		}
	}
	return "none"
}
