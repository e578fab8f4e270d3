package parts

import (
	"fmt"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/headings"
)

// narrow is how wide a card is, in millimetres, that has its title on one line and game and rules on two.
const narrow = 100.0

// Title draws the background of a card and the band of its title, high millimetres high. The game and its
// rules are at the right of the band, on two lines if one has no room for both.
func (s *Set) Title(d *drawing.Drawing, high float64, title string) {
	colour := s.Colour()
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	band := drawing.Box(2.5, 2.5, d.Width-5, high-4)
	d.RoundedRect(band, 2, drawing.Filled(colour))
	inner := drawing.Box(band.X+4, band.Y, band.Width-8, band.Height)
	ink := drawing.TextOn(colour)
	taken := drawing.Measure(title, TitleStyle.Sized(15)) + 6
	if Readable(title) {
		d.Label(inner, title, TitleStyle.Sized(15).In(ink), Smallest, drawing.Left)
	} else {
		taken = inner.Width*0.55 + 3
		WritingPlate(d, drawing.Box(inner.X-2, inner.Y+1, taken-1, inner.Height-2))
	}
	room := drawing.Box(inner.X+taken, inner.Y, inner.Width-taken, inner.Height)
	lines := []string{s.Ruleset.Game.Title, headings.Second(s.Ruleset)}
	if both := strings.Join(lines, " · "); d.Width > narrow &&
		drawing.Measure(both, TextStyle.Sized(Smallest)) <= room.Width {
		lines = []string{both}
	} else {
		room = drawing.Box(room.X, room.Centre().Y-TextStyle.LineHeight(), room.Width, TextStyle.LineHeight())
	}
	for i, line := range lines {
		d.Label(room.Moved(0, room.Height*float64(i)), line, TextStyle.In(ink), Smallest, drawing.Right)
	}
}

// Capital makes the first letter of a text large.
func Capital(s string) string { return text.Capital(s) }

// Counted returns a number of things in the theme's words: "1 twine", "6 order markers".
func (s *Set) Counted(count int, word string) string {
	noun := s.Theme.Noun(word)
	if count == 1 {
		return "1 " + noun.One
	}
	return fmt.Sprintf("%d %s", count, noun.Many)
}

// DrawNames draws the players of a seat in a box, after the faces that they have chosen. It reports whether
// there was anything to draw.
func (s *Set) DrawNames(d *drawing.Drawing, box drawing.Rectangle, seat int, style drawing.Style) (drawn bool) {
	if seat >= len(s.Names) {
		return false
	}
	const largest = 6.0 // mm
	side := min(box.Height, largest)
	for _, player := range s.Names[seat] {
		if face := drawing.Picture(s.Faces[player]); face != nil {
			d.UseIn(face, drawing.Box(box.X, box.Centre().Y-side/2, side, side))
			box = drawing.Box(box.X+side+1, box.Y, box.Width-side-1, box.Height)
			drawn = true
		}
	}
	if name := s.NamesOf(seat); name != "" {
		d.Label(box, name, style, Smallest, drawing.Left)
		drawn = true
	}
	return drawn
}

// NamesOf returns the players of a seat on one line; "" if there are none or no font can set them.
func (s *Set) NamesOf(seat int) string {
	if seat >= len(s.Names) {
		return ""
	}
	var names []string
	for _, name := range s.Names[seat] {
		if drawing.Settable(name) {
			names = append(names, drawing.Sanitise(name))
		}
	}
	return strings.Join(names, ", ")
}
