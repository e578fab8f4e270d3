package parts_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// longRules are house rules with so many letters that no compressor makes fewer.
func longRules(letters int) string {
	var b strings.Builder
	b.WriteString("extends = \"geyser/standard\"\nmother_needs = 2\n[clauses.GEY-07]\nsource = \"")
	for i := range letters / 5 {
		fmt.Fprintf(&b, "%04x ", i*40503%65536)
	}
	return b.String() + "\"\n"
}

// The code has modules of 0.4 mm at least and its quiet margin free of everything, however large it is and however narrow
// the sheet. Rules that come with the game have none, and those that are too long for one say how else.
func TestTheCodeKeepsItsMargin(t *testing.T) {
	for name, c := range map[string]struct {
		text     string
		code     bool
		sentence string
	}{
		"short": {"extends = \"geyser/standard\"\nmother_needs = 2\n", true, "This code is the whole house rule."},
		"long":  {longRules(1800), true, "This code is the whole house rule."},
		"too long": {longRules(3800), false,
			"This house rule is too long for a code to photograph."},
	} {
		path := filepath.Join(t.TempDir(), "ours.toml")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		set := partstest.Set(t, sources["geyser"], path, "", nil)
		for _, width := range []float64{120, 190, 277} {
			pages := parts.RuleSheet(set).Fill(width, 250)
			found, all := 0, ""
			for _, page := range pages {
				all += " " + strings.Join(partstest.Words(page), " ")
				for i, mark := range page.Marks {
					ground, ok := mark.(drawing.Shape)
					if !ok || !ground.Paint.Keep || ground.Paint.Fill != drawing.White {
						continue
					}
					found++
					box, code := ground.Path.Bounds(), page.Marks[i+1].(drawing.Shape).Path
					row := code[0].Points[0]
					module := code[2].Points[0].Y - row.Y
					inner := code.Bounds()
					if module < 0.4-1e-9 || inner.X-box.X < 4*module-1e-9 || box.Bottom()-inner.Bottom() < 4*module-1e-9 ||
						!page.Area().Contains(box) {
						t.Errorf("%s, %v mm: a module of %.2f mm, the code %v in %v", name, width, module, inner, box)
					}
					for k, other := range page.Marks {
						shape, ok := other.(drawing.Shape)
						if words, is := other.(drawing.Words); is && words.Ink().Overlaps(box) ||
							ok && k > i+1 && shape.Path.Bounds().Overlaps(box) {
							t.Errorf("%s, %v mm: %v lies on the code %v", name, width, other, box)
						}
					}
				}
			}
			if found != map[bool]int{true: 1}[c.code] || !strings.Contains(strings.Join(strings.Fields(all), " "), c.sentence) {
				t.Errorf("%s, %v mm: %d codes; %.300s", name, width, found, all[max(0, len(all)-300):])
			}
		}
	}
	shipped := parts.RuleSheet(partstest.Set(t, sources["geyser"], "small-island", "", nil)).Fill(190, 250)
	if words := fmt.Sprint(partstest.Words(shipped[len(shipped)-1])); strings.Contains(words, "give away") {
		t.Errorf("rules that come with the game are given away: %s", words)
	}
}
