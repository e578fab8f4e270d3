package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/look"
	"homespun/companion/tableau"
)

// smallCells draws numbers in rows where there is little room: an icon replaces the name.
func (r *tracksRenderer) smallCells(list []tableau.Track, width, y float32) float32 {
	now := look.Current()
	caption, number := now.Size(theme.SizeNameCaptionText), now.Size(theme.SizeNameSubHeadingText)
	height, x := number*1.45, float32(0)
	for i, track := range list {
		c := smallCellOf(track, caption, number)
		wide := min(c.width, width)
		if x > 0 && x+wide > width {
			x, y = 0, y+height+4
		}
		if !r.measuring {
			r.smallCell(c, x, y, wide, height)
		}
		if x += wide + 4; i == len(list)-1 {
			y += height + 8
		}
	}
	return y
}

// smallCell is a number with its icon or name, all on one line.
type smallCell struct {
	track                     tableau.Track
	name                      string
	side, named, value, width float32
}

// detailGap is the gap between a number and its detail, in text sizes.
const detailGap = 0.5

func smallCellOf(track tableau.Track, caption, number float32) smallCell {
	c := smallCell{track: track, value: fyne.MeasureText(track.Value, number, look.Title).Width}
	if isIcon(track.Icon) || track.Seat >= 0 {
		c.side = number * 1.1
	} else {
		if c.name = track.Name; track.Brief != "" {
			c.name = track.Brief
		}
		c.named = fyne.MeasureText(c.name, caption, look.Bold).Width + 4
	}
	c.width = 8 + c.side + c.named + 4 + c.value + 8
	if track.Detail != "" {
		c.width += fyne.MeasureText(track.Detail, caption, fyne.TextStyle{}).Width + caption*detailGap
	}
	return c
}

func (r *tracksRenderer) smallCell(c smallCell, x, y, width, height float32) {
	now := look.Current()
	caption, number := now.Size(theme.SizeNameCaptionText), now.Size(theme.SizeNameSubHeadingText)
	r.ground(x, y, width, height)
	at := fyne.NewPos(x+6, y+(height-c.side)/2)
	r.counts(c.track, at.AddXY(c.side/2, c.side/2))
	switch {
	case isIcon(c.track.Icon):
		r.icon(c.track.Icon, at, c.side)
	case c.track.Seat >= 0:
		r.mark(c.track.Seat, at.AddXY(0, c.side*0.05), c.side*0.9)
	default:
		r.line(c.name, at.X, y+(height-caption*1.35)/2, width-16-c.value, caption, look.Bold, now.Ink, -1)
	}
	left := x + 6 + c.side + c.named + 4
	value := canvas.NewText(c.track.Value, now.Ink)
	value.TextSize, value.TextStyle = number, look.Title
	size := value.MinSize()
	value.Resize(size)
	value.Move(fyne.NewPos(left, y+(height-size.Height)/2))
	r.objects = append(r.objects, value)
	if c.track.Detail != "" {
		r.line(c.track.Detail, left+c.value+caption*detailGap, y+(height-caption*1.35)/2,
			x+width-left-c.value-caption*detailGap-2, caption, fyne.TextStyle{}, now.Quiet, -1)
	}
}
