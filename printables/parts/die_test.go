package parts

import (
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// texts are all words of a drawing, those of what it uses too.
func texts(d *drawing.Drawing) []string {
	var all []string
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			all = append(all, m.Text)
		case drawing.Use:
			all = append(all, texts(m.Symbol.Drawing)...)
		}
	}
	return all
}

func TestSidesOfADie(t *testing.T) {
	for count, want := range map[int]string{2: "die", 3: "die", 4: "die", 6: "die", 8: "die", 1: "spinner",
		5: "spinner", 7: "spinner", 12: "spinner", 20: "spinner"} {
		for _, large := range []bool{false, true} {
			part := Die(Numbers(count), large)
			if !strings.HasPrefix(part.Pieces[0].Name, want) {
				t.Errorf("%d sides: a %s, want a %s", count, part.Pieces[0].Name, want)
			}
			if len(part.Steps) == 0 || len(part.Tools) == 0 || part.Blank == nil != (len(part.Pieces) > 1) {
				t.Errorf("%d sides: steps %q, tools %q, blank %v", count, part.Steps, part.Tools, part.Blank)
			}
			pieces := part.Pieces
			if part.Blank != nil {
				pieces = append(pieces, *part.Blank)
			}
			for _, piece := range pieces {
				if err := piece.Front.Check(); err != nil {
					t.Errorf("%d sides: %v", count, err)
				}
				if out := piece.Front.Overflows(); len(out) > 0 {
					t.Errorf("%d sides: %q leaves its place", count, out[0].Text)
				}
				if box := piece.Outline.Bounds(); box.X < -1e-6 || box.Y < -1e-6 ||
					box.Right() > piece.Front.Width+1e-6 || box.Bottom() > piece.Front.Height+1e-6 {
					t.Errorf("%d sides: the outline %v leaves the drawing of %g × %g mm", count, box,
						piece.Front.Width, piece.Front.Height)
				}
				// A5 with the usual margin and foot has room for it.
				const wide, high = 128.0, 179.5
				if min(piece.Front.Width, piece.Front.Height) > wide ||
					max(piece.Front.Width, piece.Front.Height) > high {
					t.Errorf("%d sides, large %v: %s of %.0f × %.0f mm does not fit on A5", count, large,
						piece.Name, piece.Front.Width, piece.Front.Height)
				}
			}
		}
	}
}

// pipsOf counts the pips of each face.
func pipsOf(d *drawing.Drawing) map[string]int {
	found := map[string]int{}
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok && strings.HasPrefix(use.Symbol.Name, "face ") {
			for _, mark := range use.Symbol.Drawing.Marks {
				if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Keep {
					found[use.Symbol.Name]++
				}
			}
		}
	}
	return found
}

func TestFacesBearTheirNumbers(t *testing.T) {
	for count, want := range map[int]map[string]int{
		6: {"face 1": 1, "face 2": 2, "face 3": 3, "face 4": 4, "face 5": 5, "face 6": 6},
		3: {"face 1": 1, "face 2": 2, "face 3": 3, "face 4": 1, "face 5": 2, "face 6": 3},
		4: {"face 1": 1, "face 2": 2, "face 3": 3, "face 4": 4, "face 5": 1, "face 6": 2, "face 7": 3,
			"face 8": 4},
	} {
		got := pipsOf(Die(Numbers(count), false).Pieces[0].Front)
		for face, pips := range want {
			if got[face] != pips {
				t.Errorf("%d sides, %s: %d pips, want %d", count, face, got[face], pips)
			}
		}
	}
	words := texts(Die(Numbers(8), false).Pieces[0].Front)
	for _, number := range []string{"1", "2", "3", "4", "5", "6", "7", "8"} {
		if !slices.Contains(words, number) {
			t.Errorf("%s is not on the octahedron: %q", number, words)
		}
	}
	if got := pipsOf(Die(Numbers(6), false).Blank.Front); len(got) > 0 {
		t.Errorf("the blank die has pips: %v", got)
	}
}

// Symbols: red, yellow and blue sides with their letters, each colour hatched in its own way.
func TestADieOfSymbolsIsToldInGrey(t *testing.T) {
	red, yellow, blue := drawing.RGB(0xC03030), drawing.RGB(0xE0C020), drawing.RGB(0x3050C0)
	sides := []DieSide{
		{Text: "R1", Colour: red}, {Text: "R1", Colour: red}, {Text: "R2", Colour: red},
		{Text: "R3", Colour: red},
		{Text: "Y4", Colour: yellow}, {Text: "B1", Colour: blue}, {Text: "B2", Colour: blue},
		{Icon: "dragon", Colour: blue},
	}
	part := Die(sides, false)
	if want := "A die with the sides R1, R2, R3, Y4, B1, B2, dragon, for when no other is at hand."; part.Note != want {
		t.Errorf("%q, want %q", part.Note, want)
	}
	hatches := map[drawing.Colour]drawing.Pattern{}
	for _, mark := range part.Pieces[0].Front.Marks {
		if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Hatch.Pattern != drawing.Plain {
			hatches[shape.Paint.Fill] = shape.Paint.Hatch.Pattern
		}
	}
	if len(hatches) != 3 || hatches[red] == hatches[yellow] || hatches[red] == hatches[blue] ||
		hatches[blue] == hatches[yellow] {
		t.Errorf("%v", hatches)
	}
	for _, text := range []string{"", "🐉", "محمد", strings.Repeat("W", 5000)} {
		for _, count := range []int{6, 8, 5} {
			for _, piece := range Die(slices.Repeat([]DieSide{{Text: text, Icon: "no such icon"}}, count),
				true).Pieces {
				if err := piece.Front.Check(); err != nil {
					t.Errorf("%.10q: %v", text, err)
				}
				if out := piece.Front.Overflows(); len(out) > 0 {
					t.Errorf("%d sides: %.10q leaves its place", count, out[0].Text)
				}
			}
		}
	}
}

// A large die is no smaller than LargeSide from one face to the opposite.
func TestALargeDieIsLarge(t *testing.T) {
	for _, count := range []int{6, 8} {
		net, edge, _ := netOf(count, true)
		if high := edge * net.Height; math.Abs(high-LargeSide) > 1e-9 {
			t.Errorf("%d sides: %g mm", count, high)
		}
	}
}
