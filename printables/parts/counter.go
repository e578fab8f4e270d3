package parts

import (
	"strings"

	"homespun/printables/drawing"
)

// longestName limits the letters of a counter's name that are used.
const longestName = 40

// smallestNamed is the size, in millimetres, from which a counter has room for a picture and a name.
const smallestNamed = 18.0

// Counter returns a square token for a thing that no player owns, with its icon and its name. Without
// both it is a spare to draw on.
func Counter(name, icon string, colour drawing.Colour, size float64, copies int) Piece {
	d := drawing.New(size, size)
	margin := size * 0.045
	rim := drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Dots}
	if colour == drawing.White {
		rim.Saver = drawing.Plain
	}
	d.RoundedRect(d.Area().Inset(margin), size*0.1, rim)
	d.RoundedRect(d.Area().Inset(size*0.12), size*0.06,
		drawing.Paint{Fill: colour.Mixed(drawing.White, 0.85), Stroke: drawing.Line(0.2, drawing.Ink)})
	figure := Figure{Icon: icon}
	words := drawing.Box(size*0.21, size*0.645, size*0.58, size*0.18)
	art := drawing.Box(size*0.24, size*0.14, size*0.52, size*0.49)
	style := BoldStyle.Sized(max(11, size*0.3))
	label := name
	if letters := []rune(drawing.Sanitise(name)); len(letters) > longestName {
		label = string(letters[:longestName]) // more has no room, and breaking it into lines takes time
	}
	least := style.Sized(Smallest)
	if drawing.Measure(name, least) > words.Width || least.LineHeight() > words.Height {
		// Two lines, and a smaller picture.
		words = drawing.Box(size*0.17, size*0.535, size*0.66, size*0.33)
		art = drawing.Box(size*0.3, size*0.14, size*0.4, size*0.38)
		if _, err := drawing.Icon(icon); err == nil && (size < smallestNamed || !fits(label, words, least)) {
			// A picture says more than the first letters of a word.
			label, art = "", drawing.Box(size*0.2, size*0.2, size*0.6, size*0.6)
		}
	}
	if !figure.art(d, art) {
		words = drawing.Box(size*0.16, size*0.3, size*0.68, size*0.4)
	}
	d.ParagraphIn(words, label, style, Smallest, drawing.Centre)
	return Piece{Name: name, Copies: copies, Front: d}
}

// fits says whether all words of a text fit into a box without being broken.
func fits(text string, box drawing.Rectangle, style drawing.Style) bool {
	for word := range strings.FieldsSeq(text) {
		if drawing.Measure(word, style) > box.Width {
			return false
		}
	}
	return drawing.Height(text, style, box.Width) <= box.Height
}
