package table_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
)

// leastLetters is the size that letters grow to, in pixels (look.md, Type), and stillRead that of the smallest that
// stay where there is no room for those.
const (
	leastLetters = 13
	stillRead    = leastLetters * 2.0 / 3
)

// legible are the words of the drawings of a board: their sizes in pixels, as they are drawn.
type legible struct {
	unit float64 // how many pixels of the window a millimetre has
	kept map[string]float64
	gone map[string]float64 // what is left out, with the size that it would have
}

// wordsOf adds the words of a drawing to a list. scale is how many pixels of the window a millimetre has.
func wordsOf(list map[string]float64, where string, d *drawing.Drawing, scale float64) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			list[where+": "+m.Text] = m.Size * drawing.PointMM * scale
		case drawing.Use:
			if !m.Silent && !m.Symbol.Picture { // else the words are part of a picture
				wordsOf(list, where, m.Symbol.Drawing, scale*m.Scale)
			}
		}
	}
}

// add adds the words of a drawing as a board draws it at a scale.
func (l *legible) add(where string, d *drawing.Drawing, scale float64) {
	all := map[string]float64{}
	wordsOf(all, where, d, scale)
	wordsOf(l.kept, where, d.Readable(leastLetters/(drawing.PointMM*scale)), scale)
	for text, size := range all {
		if _, kept := l.kept[text]; !kept {
			l.gone[text] = size
		}
	}
}

// look adds the words of a look in a size in pixels.
func (l *legible) look(where string, of tableau.Look, width, height float64) {
	for _, sheet := range of.Draw(tableau.Frame{Width: width, Height: height, Density: 1, Scale: l.unit, Text: 1}) {
		l.add(where, sheet.Drawing, width/sheet.Width)
	}
}

// lettersOn returns the words on a board of a size.
func lettersOn(scene *tableau.Scene, size fyne.Size) *legible {
	l := &legible{min(float64(size.Width)/scene.Width, float64(size.Height)/scene.Height), map[string]float64{},
		map[string]float64{}}
	l.add("mat", scene.Mat, l.unit)
	for _, piece := range scene.Pieces {
		if !piece.Under {
			side := max(8, piece.Size*l.unit) * tableau.Overhang
			l.look(fmt.Sprintf("piece %s (%.0f px)", piece.Name, piece.Size*l.unit), piece.Look(), side, side)
		}
	}
	for _, tag := range scene.Tags {
		l.look("tag "+tag.Name, tag.Face, tag.Box.Width*l.unit, tag.Box.Height*l.unit)
	}
	return l
}

// In every game the letters on the board, its pieces and its tags grow to the size of small text where there is room,
// in the usual window and in the smallest, and none are so small that nobody reads them.
func TestLettersCanBeRead(t *testing.T) {
	all := map[string]int{"sitters": 14, "adventure": 24, "geyser": 50, "saratoga": 9, "cubed": 30, "patrollers": 20}
	for game, lines := range round.SampleMap(t, 2, all) {
		for _, size := range []fyne.Size{fyne.NewSize(1024, 600), usual} {
			t.Run(fmt.Sprint(game, size.Width), func(t *testing.T) {
				d := inTheMiddle(t, size, settings.Default(), game, lines)
				d.Pictures = folder(t)
				d.Picture("letters")
				letters := lettersOn(d.Screen.Board().Scene(), d.Screen.Board().Size())
				for _, text := range slices.Sorted(maps.Keys(letters.kept)) {
					if letters.kept[text] < stillRead-0.05 {
						t.Errorf("%s: %.1f px", text, letters.kept[text])
					}
				}
				for _, text := range slices.Sorted(maps.Keys(letters.gone)) {
					t.Logf("left out: %s: %.1f px", text, letters.gone[text])
				}
			})
		}
	}
}
