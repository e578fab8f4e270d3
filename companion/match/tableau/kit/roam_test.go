package kit_test

import "testing"

// Squares are told by letter and number, places by name, and things by how many there are.
func TestSquaresPlacesAndThingsAreTold(t *testing.T) {
	turn := []any{"roll", "move"}
	shore := sit(t, 2, map[string]any{"squares": []any{"S . b", ". # b"}, "signs": map[string]any{"S": "start", "b": "bush"},
		"word": []any{"square", "squares"}, "turn": turn, "land": map[string]any{"bush": []any{"take all berries", "put a berry on any bush"}},
		"thing": map[string]any{"berry": map[string]any{"at": []any{"c1"}, "each": 2}}})
	shore.play("dice: 2")
	if got, want := shore.voice.Prompt(shore.p), "Ava, where to?"; got != want {
		t.Errorf("%q is asked, want %q", got, want)
	}
	if got, want := shore.play("A: move A1 c1"), "Ava goes to square c1. Ava takes 2 berries."; got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
	if got, want := shore.voice.Prompt(shore.p), "Ava, on which square is 1 berry put?"; got != want {
		t.Errorf("%q is asked, want %q", got, want)
	}
	if got, want := shore.play("A: put berry c2"), "Ava puts 1 berry on square c2."; got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
	isles := sit(t, 2, map[string]any{"places": []any{"Harbour - Old mill"}, "word": []any{"island", "islands"}, "turn": turn})
	if got, want := isles.play("dice: 1"), "1 is rolled. Ava goes to island Old mill."; got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
}
