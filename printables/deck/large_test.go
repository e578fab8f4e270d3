package deck_test

import (
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/printables/deck"
)

// Twice as many cards cost twice as much to read and to draw, and no more.
func TestManyCardsWithBacksCostInStep(t *testing.T) {
	growth.Linear(t, "a deck read and drawn", 500, func(count int) func() {
		text := string(synthetic(count))
		return func() {
			if _, notices := parsed(t, text).Part(); len(notices) > 0 {
				t.Fatal(notices)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	text := synthetic(1000)
	for b.Loop() {
		if _, err := deck.Parse("deck.toml", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPart(b *testing.B) {
	d, err := deck.Parse("deck.toml", synthetic(1000))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		d.Part()
	}
}
