package widgets

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

// Another choice moves nothing: the chosen button and the others are as wide as before.
func TestAChoiceMovesNothing(t *testing.T) {
	test.NewTempApp(t)
	p := NewPick([]string{"Full", "For tonight", "Less"}, 0, nil)
	test.NewTempWindow(t, p.Row)
	var before []float32
	for _, b := range p.Buttons {
		before = append(before, b.MinSize().Width)
	}
	for _, chosen := range []int{-1, 0, 2, 1} {
		p.Set(chosen)
		for i, b := range p.Buttons {
			if got := b.MinSize().Width; got != before[i] || b.Chosen != (i == chosen) {
				t.Errorf("with choice %d button %d is %g px wide, was %g", chosen, i, got, before[i])
			}
		}
	}
}
