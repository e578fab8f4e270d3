package kit

import (
	"maps"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// Moves of random matches a second: at least 2 million, at the median of the shipped games.
func BenchmarkPlayout(b *testing.B) {
	games := map[string]string{"ladders": ladders, "snails": snails, "ring race": ringRace, "no board": noBoard,
		"card race": cardRace, "farm": farm, "suits": suits, "pawns": pawns, "hills": hills, "orchard": orchard, "luck": luck,
		"knights": knights}
	maps.Copy(games, roamGames)
	maps.Copy(games, shipped(b))
	for name, rules := range games {
		b.Run(name, func(b *testing.B) { enginetest.Playout(b, engines.Wrap(compile(b, 4, rules)), 1000) })
	}
}

// A file compiles within 5 ms.
func BenchmarkCompile(b *testing.B) {
	for b.Loop() {
		compile(b, 4, snails)
	}
}
