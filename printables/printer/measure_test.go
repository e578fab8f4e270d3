package printer

import (
	"strings"
	"testing"
)

// A printer that prints a little too small or too large is corrected without a word; “fit to page”, or the
// wrong ruler, is asked about.
func TestAGreatCorrectionIsDoubted(t *testing.T) {
	for _, test := range []struct {
		across, down float64
		doubt        string
	}{
		{0, 0, ""}, {179.4, 259.3, ""}, {182, 258, ""}, {174, 0, "3.4 %"}, {179.4, 249.8, "4.1 %"},
		{0, 267, "2.6 %"},
	} {
		p, err := New("Ours", "a4").ScaledFrom(test.across, test.down)
		if err != nil {
			t.Fatal(err)
		}
		got := p.Doubt()
		if (got == "") != (test.doubt == "") || !strings.Contains(got, test.doubt) ||
			strings.Contains(got, "\n") {
			t.Errorf("%g and %g mm, × %g and × %g: %q, want one about %q", test.across, test.down, p.ScaleX,
				p.ScaleY, got, test.doubt)
		}
	}
}
