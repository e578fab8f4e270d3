package table

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/companion/words"
)

// stripLines is how many lines a strip has at most where its icons alone say enough.
const stripLines = 2

// strip draws steps in order as chips side by side, the one that is due filled. Where there are too many for two lines the others bear their icons alone.
func (r *tracksRenderer) strip(track tableau.Track, width, y float32) float32 {
	chips, lines := r.chips(track.Beads, width, true)
	if lines > stripLines {
		chips, lines = r.chips(track.Beads, width, false)
	}
	height := chipHeight()
	if !r.measuring {
		for _, chip := range chips {
			r.chip(chip, y)
		}
	}
	return y + float32(lines)*(height+4) + 4
}

// chip is one step of a strip where it stands.
type chip struct {
	tableau.Bead
	words       string
	x, y, width float32
}

func chipHeight() float32 { return look.Current().Size(theme.SizeNameCaptionText)*1.35 + 10 }

// chips lays steps out in lines; named has all of them say their names.
func (r *tracksRenderer) chips(beads []tableau.Bead, width float32, named bool) (list []chip, lines int) {
	caption, height := look.Current().Size(theme.SizeNameCaptionText), chipHeight()
	x, y := float32(0), float32(0)
	for _, bead := range beads {
		c := chip{Bead: bead, width: 8}
		icon := isIcon(bead.Icon) || bead.Seat >= 0
		if icon {
			c.width += height - 8
		}
		c.words = words.Short(bead.Name, 24)
		if !named && !bead.Now && icon { // of the face of a die its number stays
			if c.words, _, _ = strings.Cut(c.words, " "); strings.Trim(c.words, "0123456789") != "" {
				c.words = ""
			}
		}
		if c.words != "" {
			c.width += fyne.MeasureText(c.words, caption, look.Bold).Width
			if icon {
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

func (r *tracksRenderer) chip(c chip, y float32) {
	now, height := look.Current(), chipHeight()
	caption := now.Size(theme.SizeNameCaptionText)
	at := fyne.NewPos(c.x, y+c.y)
	ground := canvas.NewRectangle(now.Table)
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = now.Line, 1, height/2
	ink := color.Color(now.Ink)
	if c.Now {
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = now.Accent, now.Ink, 2
		ink = now.OnAccent
	}
	ground.Move(at)
	ground.Resize(fyne.NewSize(c.width, height))
	r.objects = append(r.objects, ground)
	side, left := height-8, at.X+4
	if isIcon(c.Icon) {
		if c.Now { // art of any colour is seen on paper
			plate := canvas.NewCircle(now.Paper)
			plate.Move(fyne.NewPos(left-2, at.Y+2))
			plate.Resize(fyne.NewSquareSize(side + 4))
			r.objects = append(r.objects, plate)
		}
		r.icon(c.Icon, fyne.NewPos(left, at.Y+4), side)
		left += side + 4
	} else if c.Seat >= 0 {
		mark := r.tracks.screen.mark(c.Seat, side)
		mark.Resize(fyne.NewSquareSize(side))
		mark.Move(fyne.NewPos(left, at.Y+4))
		r.objects = append(r.objects, mark)
		left += side + 4
	}
	if c.words != "" {
		style := fyne.TextStyle{}
		if c.Now {
			style = look.Bold
		}
		r.line(c.words, left, at.Y+(height-caption*1.35)/2, c.x+c.width-left-2, caption, style, ink, -1)
	}
}
