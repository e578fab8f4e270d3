package tracks

import (
	"image"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// counted draws a count as icons, such as hearts. The owner's mark is at the left, the number at the right,
// and between them the name above the icons; icons beyond the count are faint.
func (r *rows) counted(track tableau.Track, width, y float32) float32 {
	left, right := float32(8), fyne.MeasureText("00", r.number, look.Title).Width+8
	mark := float32(0)
	if track.Seat >= 0 {
		mark = r.number * 0.9
		left += mark + 6
	}
	room := width - left - right - 4
	icons := iconsIn(track, room)
	height := max(5+r.caption*1.35+icons.height()+7, mark+10)
	if r.measuring {
		return y + height + 8
	}
	r.ground(0, y, width, height)
	if track.Seat >= 0 {
		r.mark(track.Seat, fyne.NewPos(6, y+(height-mark)/2), mark)
	}
	name := min(fyne.MeasureText(track.Name, r.caption, look.Bold).Width+2, room*0.65)
	if track.Detail == "" {
		name = room
	}
	r.line(track.Name, left, y+5, name, r.caption, look.Bold, r.now.Ink, -1)
	if track.Detail != "" {
		r.line(track.Detail, left+name+6, y+5, room-name-6, r.caption, fyne.TextStyle{}, r.now.Quiet, -1)
	}
	at := fyne.NewPos(left, y+6+r.caption*1.35)
	r.icons(icons, at)
	last := max(0, track.Count-1)
	r.counts(track, at.AddXY((float32(last%icons.columns)+0.5)*icons.side,
		(float32(last/icons.columns)+0.5)*icons.side))
	value := r.Text(track.Value, r.now.Ink, r.number, look.Title, widgets.Whole)
	value.Move(fyne.NewPos(width-right/2-value.Size().Width/2-2, y+(height-value.Size().Height)/2))
	return y + height + 8
}

// counting is the key of a cached picture of icons.
type counting struct {
	icon          string
	of, count     int
	columns, rows int
	side          float32
	pixels        int
	lit           bool // a disc below each lifts it from a dark ground
}

func (c counting) height() float32 { return float32(c.rows) * c.side }

// iconsIn lays out the icons of a track in a width: in one row if they are large enough there, else in as few
// rows as possible.
func iconsIn(track tableau.Track, width float32) counting {
	c := counting{icon: track.Icon, of: min(track.Of, 60), count: track.Count}
	large, small := 22*look.Current().Text, 15*look.Current().Text
	for c.rows = 1; ; c.rows++ {
		c.columns = (c.of + c.rows - 1) / c.rows
		if c.side = min(large, width/float32(c.columns)); c.side >= small || c.columns == 1 {
			c.rows = (c.of + c.columns - 1) / c.columns
			return c
		}
	}
}

// icons draws a count as icons.
func (r *rows) icons(c counting, at fyne.Position) {
	if picture := r.tracks.picture(c, r.Density); picture != nil {
		r.Image(picture, at, fyne.NewSize(float32(c.columns)*c.side, c.height()))
	}
}

// icon draws one icon.
func (r *rows) icon(name string, at fyne.Position, side float32) {
	r.icons(counting{icon: name, of: 1, count: 1, columns: 1, rows: 1, side: side}, at)
}

// isIcon reports whether the assets have an icon of this name.
func isIcon(name string) bool {
	_, err := drawing.Icon(name)
	return err == nil
}

// picture returns the picture of a count; nil if there is no such icon.
func (t *Tracks) picture(c counting, density float32) *image.RGBA {
	c.pixels = max(4, int(math.Round(float64(c.side*density))))
	c.side = 0
	icon, err := drawing.Icon(c.icon)
	c.lit = err == nil && look.Current().Dark && icon.LostOn(look.Current().Paper)
	if err != nil {
		return nil
	}
	return t.pictures.Get(c, func() *image.RGBA { return c.draw(icon) })
}

// draw draws the icons, those beyond the count faint.
func (c counting) draw(icon *drawing.Symbol) *image.RGBA {
	const cell = 10.0
	row := func(from, to int) *image.RGBA {
		d := drawing.New(cell*float64(c.columns), cell*float64(c.rows))
		for i := from; i < to; i++ {
			if c.lit {
				middle := drawing.Point{X: cell * (float64(i%c.columns) + 0.5), Y: cell * (float64(i/c.columns) + 0.5)}
				d.Circle(middle, cell/2, drawing.Filled(drawing.Table))
			}
			d.UseIn(icon, drawing.Box(cell*float64(i%c.columns)+0.5, cell*float64(i/c.columns)+0.5, cell-1,
				cell-1))
		}
		return raster.Image(d, float64(c.pixels)/cell)
	}
	picture := row(c.count, c.of)
	for i, v := range picture.Pix {
		picture.Pix[i] = uint8(float64(v)*0.22 + 0.5)
	}
	draw.Draw(picture, picture.Rect, row(0, c.count), image.Point{}, draw.Over)
	return picture
}

// place names a track, to remember where it is drawn.
type place struct {
	name string
	seat engines.Seat
}

// Where returns the middle of the icon or number of a track in the widget; false if it is not drawn.
func (t *Tracks) Where(track tableau.Track) (fyne.Position, bool) {
	at, ok := t.places[place{track.Name, track.Seat}]
	return at, ok
}

// counts remembers where the icon or number of a track is.
func (r *rows) counts(track tableau.Track, at fyne.Position) {
	if r.tracks.places == nil {
		r.tracks.places = map[place]fyne.Position{}
	}
	r.tracks.places[place{track.Name, track.Seat}] = at
}
