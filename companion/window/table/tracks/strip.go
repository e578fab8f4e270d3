package tracks

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
)

// stripLines is the greatest number of rows of a strip whose icons are enough without names. Where there is
// little room it is one row.
const stripLines = 3

// strip draws steps in order as chips side by side; the present one is filled. If that takes too many rows,
// the other chips show only their icons.
func (r *rows) strip(track tableau.Track, width, y float32) float32 {
	most := stripLines
	if r.tracks.compact {
		most = 1
	}
	chips, lines := r.chips(track.Beads, width, true)
	if lines > most {
		chips, lines = r.chips(track.Beads, width, false)
	}
	if lines > most { // no names at all, if that saves a row
		if bare, fewer := r.chips(nameless(track.Beads), width, false); fewer < lines {
			chips, lines = bare, fewer
		}
	}
	height := chipHeight()
	if !r.measuring {
		for _, chip := range chips {
			r.chip(chip, y)
		}
	}
	return y + float32(lines)*(height+4) + 4
}

// nameless returns beads without the names of those that have an icon or a mark.
func nameless(beads []tableau.Bead) []tableau.Bead {
	list := slices.Clone(beads)
	for i := range list {
		if isIcon(list[i].Icon) || list[i].Seat >= 0 {
			list[i].Name = ""
		}
	}
	return list
}

// chip is one step of a strip with its place.
type chip struct {
	tableau.Bead
	words       string
	x, y, width float32
	sign        float32 // the width of the box with the sign
}

func chipHeight() float32 { return look.Current().Size(theme.SizeNameCaptionText)*1.35 + 10 }

// chips lays out steps in rows. With named all of them show their names.
func (r *rows) chips(beads []tableau.Bead, width float32, named bool) (list []chip, lines int) {
	height := chipHeight()
	x, y := float32(0), float32(0)
	for _, bead := range beads {
		c := chip{Bead: bead, width: 8}
		if bead.Sign != "" {
			c.sign = max(height-8, fyne.MeasureText(bead.Sign, r.caption, look.Bold).Width+8)
			c.width += c.sign
		}
		icon := isIcon(bead.Icon) || bead.Seat >= 0
		if icon {
			c.width += height - 8
		}
		if icon && bead.Sign != "" {
			c.width += 4
		}
		if c.words = words.Short(bead.Name, 24); !named && !bead.Now && icon {
			c.words = ""
		}
		if c.words != "" {
			c.width += fyne.MeasureText(c.words, r.caption, look.Bold).Width + 2
			if icon || bead.Sign != "" {
				c.width += 4
			}
		}
		c.width = min(c.width, width)
		if x > 0 && x+c.width > width {
			x, y = 0, y+height+4
		}
		c.x, c.y = x, y
		x += c.width + 3
		list = append(list, c)
	}
	return list, int(y/(height+4)+0.5) + 1
}

func (r *rows) chip(c chip, y float32) {
	height := chipHeight()
	at := fyne.NewPos(c.x, y+c.y)
	ground := r.Plate(r.now.Table, at, fyne.NewSize(c.width, height), height/2)
	ground.StrokeColor, ground.StrokeWidth = r.now.Line, 1
	ink := color.Color(r.now.Ink)
	if c.Now {
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = r.now.Accent, r.now.Ink, 2
		ink = r.now.OnAccent
	}
	side, left := height-8, at.X+4
	if c.sign > 0 { // a box like the face of a die, so that nobody reads it as a count
		box := r.Plate(r.now.Paper, fyne.NewPos(left, at.Y+4), fyne.NewSize(c.sign, side), 5)
		box.StrokeColor, box.StrokeWidth = r.now.Ink, 1.5
		r.line(c.Sign, left, at.Y+(height-r.caption*1.35)/2, c.sign, r.caption, look.Bold, r.now.Ink, 0)
		left += c.sign + 4
	}
	if isIcon(c.Icon) {
		if c.Now { // the icon may have any colour, so it gets a plate of paper
			r.Add(canvas.NewCircle(r.now.Paper), fyne.NewPos(left-2, at.Y+2), fyne.NewSquareSize(side+4))
		}
		r.icon(c.Icon, fyne.NewPos(left, at.Y+4), side)
		left += side + 4
	} else if c.Seat >= 0 {
		r.mark(c.Seat, fyne.NewPos(left, at.Y+4), side)
		left += side + 4
	}
	if c.words != "" {
		style := fyne.TextStyle{}
		if c.Now {
			style = look.Bold
		}
		r.line(c.words, left, at.Y+(height-r.caption*1.35)/2, c.x+c.width-left-2, r.caption, style, ink, -1)
	}
}
