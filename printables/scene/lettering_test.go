package scene

import (
	"slices"
	"testing"

	"homespun/printables/drawing"
)

// A title stands in the lines in which its letters are largest.
func TestLinesOfATitle(t *testing.T) {
	for _, c := range []struct {
		wide float64
		want []string
	}{{200, []string{"Adventure Mode Awesome"}}, {60, []string{"Adventure", "Mode Awesome"}},
		{26, []string{"Adventure", "Mode", "Awesome"}}} {
		if got, _ := broken("Adventure Mode Awesome", drawing.Box(0, 0, c.wide, 20)); !slices.Equal(got, c.want) {
			t.Errorf("%g mm: %q, want %q", c.wide, got, c.want)
		}
	}
}
