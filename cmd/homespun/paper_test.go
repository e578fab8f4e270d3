package main

import (
	"os"
	"strings"
	"testing"

	"homespun/companion/match/games"
)

// A print that names no paper is on that of the country; --paper and a printer's own go before it.
func TestThePaperOfTheCountryIsUsual(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("HOMESPUN_DIR", "family")
	before := usualPaper
	t.Cleanup(func() { usualPaper = before })
	usualPaper = "letter"
	p := program{games.All()}
	const letter, a4 = "/MediaBox [0 0 612.00 792.00]", "/MediaBox [0 0 595.28 841.89]"
	for _, c := range []struct{ args, want string }{
		{"print cubed --parts rules -o a.pdf", letter},
		{"print cubed --parts rules -o b.pdf --paper a4", a4},
		{"printer new Kitchen", ""},
		{"printer new Attic --paper a4", ""},
		{"print cubed --parts rules -o c.pdf --printer Kitchen", letter},
		{"print cubed --parts rules -o d.pdf --printer Attic", a4},
		{"printer sheets -o e.pdf", letter},
	} {
		if said := runLine(t, p, c.args); strings.Contains(said, "[exit") {
			t.Fatalf("%s: %s", c.args, said)
		}
		_, file, _ := strings.Cut(c.args, "-o ")
		file, _, _ = strings.Cut(file, " ")
		if data, err := os.ReadFile(file); c.want != "" && !strings.Contains(string(data), c.want) {
			t.Errorf("%s: the pages are not %s, %v", c.args, c.want, err)
		}
	}
	if help := runLine(t, p, "print --help"); !strings.Contains(help, `(default "letter")`) {
		t.Errorf("the help does not say what is usual:\n%s", help)
	}
}
