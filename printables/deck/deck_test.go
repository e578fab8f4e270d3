package deck_test

import (
	"testing"

	"homespun/printables/deck"
)

func TestTheExampleIsADeck(t *testing.T) {
	d, err := deck.Parse("example.toml", deck.Example())
	if err != nil {
		t.Fatal(err)
	}
	part, notices := d.Part()
	if len(part.Pieces) != 6 || d.Count() != 11 || len(notices) > 0 {
		t.Errorf("the example has %d kinds and %d cards, and notices %v", len(part.Pieces), d.Count(), notices)
	}
}
