package drawing

import (
	"slices"
	"unicode/utf8"
)

// How far words that grow may reach beyond their box, as a part of its sides: short ones, such as the names of rows,
// further to the side.
const (
	crowdedHigh = 1.7
	crowdedWide = 1.8
	shortWord   = 2 // letters
	// Words that cannot grow stay as long as they have this part of the size that is asked for: a name in small
	// letters is better than none.
	stillRead = 2.0 / 3
)

// Readable returns the drawing with as few words as can be that are smaller than least, in pt. Single lines grow to
// that size where all of the same letters have room in their boxes and no other words are in the way. Of the other
// small words those below two thirds of that size are left out, together with a plate that is there for them. Words
// that are part of a picture stay. A drawing without small words is returned as it is.
func (d *Drawing) Readable(least float64) *Drawing {
	grown := d.growing(least)
	bare, changed := New(d.Width, d.Height), false
	var plates []Rectangle // of the marks of bare: the bounds of filled shapes
	for at, mark := range d.Marks {
		var bounds Rectangle
		switch m := mark.(type) {
		case Shape:
			if m.Paint.Fill != None {
				bounds = m.Path.Bounds()
			}
		case Words:
			if m.Size < least {
				larger, grows := grown[at]
				if !grows && m.Size >= least*stillRead {
					break
				}
				if changed = true; !grows {
					if under := plate(plates, m.Ink()); under >= 0 {
						bare.Marks, plates = slices.Delete(bare.Marks, under, under+1), slices.Delete(plates, under, under+1)
					}
					continue
				}
				mark = larger
			}
		case Use:
			if m.Silent || m.Symbol.Picture {
				break
			}
			if inside := m.Symbol.Drawing.Readable(least / m.Scale); inside != m.Symbol.Drawing {
				changed, m.Symbol = true, &Symbol{Name: m.Symbol.Name, Drawing: inside}
				mark = m
			}
		}
		bare.Add(mark)
		plates = append(plates, bounds)
	}
	if !changed {
		return d
	}
	return bare
}

// growing returns the words that can grow to a size, by the index of their mark.
func (d *Drawing) growing(least float64) map[int]Words {
	type letters struct {
		font   Font
		size   float64
		colour Colour
	}
	cramped := map[letters]bool{}
	all, grown := map[int]Words{}, map[int]Words{}
	for at, mark := range d.Marks {
		words, ok := mark.(Words)
		if !ok {
			continue
		}
		if words.Size < least && !words.Box.Empty() && words.Box != d.Area() && !d.besides(words) {
			if larger := words.grown(least); larger.roomy() {
				grown[at], words = larger, larger
			}
		}
		if words.Size >= least {
			all[at] = words
		}
	}
	for at, mark := range d.Marks {
		words, ok := mark.(Words)
		if !ok || words.Size >= least {
			continue
		}
		larger, grows := grown[at]
		for other, beside := range all {
			grows = grows && (other == at || !meet(larger.Ink(), beside.Ink()))
		}
		if !grows {
			cramped[letters{words.Font, words.Size, words.Colour}] = true
		}
	}
	for at := range grown {
		if words := d.Marks[at].(Words); cramped[letters{words.Font, words.Size, words.Colour}] {
			delete(grown, at)
		}
	}
	return grown
}

// besides reports whether words are a line of several: the same letters stand right above or below. Short words, such as
// the names of rows, are none.
func (d *Drawing) besides(words Words) bool {
	const apart = 1.6 // of the size
	if words.short() {
		return false
	}
	ink := words.Ink()
	return slices.ContainsFunc(d.Marks, func(mark Mark) bool {
		other, ok := mark.(Words)
		if !ok || other.Font != words.Font || other.Size != words.Size || other.Colour != words.Colour {
			return false
		}
		down := max(other.At.Y-words.At.Y, words.At.Y-other.At.Y)
		beside := other.Ink()
		return down > 0 && down < apart*words.Size*PointMM && beside.X < ink.Right() && ink.X < beside.Right()
	})
}

// grown returns the words in another size, with their ink around the same middle. Words at the left or right of their
// box stay there.
func (w Words) grown(size float64) Words {
	const edge = 0.4
	before := w.Ink()
	left, right := before.X-w.Box.X, w.Box.Right()-before.Right()
	w.Size = size
	now := w.Ink()
	by := before.Centre().X - now.Centre().X
	switch {
	case left < edge*right:
		by = before.X - now.X
	case right < edge*left:
		by = before.Right() - now.Right()
	}
	w.At = w.At.Plus(by, before.Centre().Y-now.Centre().Y)
	return w
}

// roomy reports whether the ink of the words has room in their box, or nearly.
func (w Words) roomy() bool {
	ink, wide := w.Ink(), 1.0
	if w.short() {
		wide = crowdedWide
	}
	return ink.Width <= wide*w.Box.Width && ink.Height <= crowdedHigh*w.Box.Height
}

// short reports whether the words are a letter or two.
func (w Words) short() bool { return utf8.RuneCountInString(w.Text) <= shortWord }

// meet reports whether two boxes overlap.
func meet(a, b Rectangle) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}
