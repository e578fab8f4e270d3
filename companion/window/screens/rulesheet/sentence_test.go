package rulesheet

import (
	"fmt"
	"testing"

	"homespun/companion/window/table/tabletest"
)

// At every width in which its longest words have room, nothing of a sentence stands beyond its right edge,
// marked or not.
func TestSentencesStayWithinTheirWidth(t *testing.T) {
	tabletest.App(t)
	key := []string{"cubes"}
	words := []run{{text: "The game needs "}, {text: "3 yellow cubes", key: key}, {text: ", "},
		{text: "16 red cubes", key: key, changed: true}, {text: " and "}, {text: "45 black cubes", key: key},
		{text: ", "}, {text: "unmistakably", key: key}, {text: "."}}
	lines := map[string]bool{}
	for width := float32(150); width < 700; width++ {
		s := newSentence(words, nil)
		s.lay(width)
		for _, piece := range s.pieces {
			if right := piece.Position().X + piece.Size().Width; right > width {
				t.Fatalf("in a width of %v something reaches to %v", width, right)
			}
		}
		lines[fmt.Sprint(s.height)] = true
	}
	if len(lines) < 4 {
		t.Errorf("whatever the width, there are only %d heights", len(lines))
	}
}
