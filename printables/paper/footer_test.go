package paper

import (
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// However narrow the line, a footer names the rules that a sheet is of, and stays within it.
func TestAFooterNamesTheRules(t *testing.T) {
	const game, rules, theme = "Adventure Mode Awesome", "Grandma's house", "Dragons"
	whole := strings.Join([]string{game, rules, theme}, " · ")
	for width := 26.0; width < 140; width++ {
		got := fitting(whole, width)
		if !strings.Contains(got, rules) || drawing.Measure(got, footStyle) > width {
			t.Errorf("on %g mm: %q, %.1f mm wide", width, got, drawing.Measure(got, footStyle))
		}
	}
	if got := fitting(whole, 140); got != whole {
		t.Errorf("%q", got)
	}
	if got := fitting("A deck of one's own with a long name", 30); got == "" {
		t.Error("a single name is gone")
	}
}
