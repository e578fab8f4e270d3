// Package tracks has the widgets for what is counted beside the board: the [Tracks] of a match, and the strip
// with its [Goals].
package tracks

import (
	"image"
	"image/color"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/cache"
)

// Tracks is the widget for everything that is counted: rounds and turns on a line, numbers in cells side by
// side, and tables below.
type Tracks struct {
	widget.BaseWidget
	// Mark returns the mark of a seat in its colour and shape, of this width.
	Mark func(seat engines.Seat, side float32) *widgets.Mark
	// Game is the match's table. What is drawn is drawn anew when it changes, because colours may then too.
	Game tableau.Game
	// Who names the faces of all seats; the tracks are drawn anew if it changes.
	Who string

	list     []tableau.Track
	pictures *cache.Cache[counting, *image.RGBA]
	// places are where the tracks were drawn last.
	places  map[place]fyne.Position
	compact bool
	shown   shownTracks
}

// New returns a widget without tracks.
func New(mark func(seat engines.Seat, side float32) *widgets.Mark) *Tracks {
	t := &Tracks{Mark: mark, pictures: cache.New[counting, *image.RGBA](100)}
	t.ExtendBaseWidget(t)
	return t
}

// Set shows the tracks of a scene.
func (t *Tracks) Set(list []tableau.Track) {
	t.list = list
	t.Refresh()
}

// List returns the tracks that are shown.
func (t *Tracks) List() []tableau.Track { return t.list }

// Compact has everything drawn in low rows, each number with its word, and leaves out tables. It depends on
// the window alone, so that nothing changes its form during a match.
func (t *Tracks) Compact(on bool) {
	if t.compact != on {
		t.compact = on
		t.Refresh()
	}
}

// AccessibilityLabel implements fyne.Accessible: it reads all counts in words.
func (t *Tracks) AccessibilityLabel() string {
	var list []string
	for _, track := range t.list {
		text := track.Value
		if track.Of > 0 {
			text = words.CountOf(track.Count, track.Of)
		}
		for _, bead := range track.Beads {
			if bead.Now && bead.Name != "" {
				text = strings.TrimSpace(bead.Sign + " " + bead.Name)
			}
		}
		if text != "" || track.Detail != "" && track.Grid == nil {
			list = append(list, words.Facts(track.Name, text, track.Detail))
		}
	}
	return strings.Join(list, "; ")
}

// AccessibilityRole implements fyne.Accessible.
func (t *Tracks) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Density returns how many pixels of the display a pixel of the window has.
func (t *Tracks) Density() float32 { return widgets.Density(t) }

// MinSize implements fyne.CanvasObject.
func (t *Tracks) MinSize() fyne.Size {
	width := t.Size().Width
	if width < 40 {
		width = 300
	}
	return fyne.NewSize(200, newRows(&widgets.Painter{}, t, true).drawAll(width))
}

// CreateRenderer implements fyne.Widget.
func (t *Tracks) CreateRenderer() fyne.WidgetRenderer {
	t.shown = shownTracks{}
	return widgets.Painted(t, t.draw)
}

func (t *Tracks) draw(p *widgets.Painter) {
	now := shownTracks{t.list, t.Game, look.Current(), p.Size.Width, p.Density, t.compact, t.Who}
	if t.shown.same(now) {
		p.Leave()
		return
	}
	t.shown = now
	newRows(p, t, false).drawAll(p.Size.Width)
}

// rows are the rows in which tracks and goals are drawn. While they are only measured nothing is drawn.
type rows struct {
	*widgets.Painter
	tracks    *Tracks
	measuring bool
	now       *look.Theme
	// caption, text and number are the sizes of letters.
	caption, text, number float32
}

func newRows(p *widgets.Painter, t *Tracks, measuring bool) *rows {
	now := look.Current()
	return &rows{p, t, measuring, now, now.Size(theme.SizeNameCaptionText), now.Size(theme.SizeNameText),
		now.Size(look.SizeNumber)}
}

// shownTracks is everything that the objects were made from. They are made again only where it has changed.
type shownTracks struct {
	list           []tableau.Track
	game           tableau.Game
	theme          *look.Theme
	width, density float32
	compact        bool
	who            string
}

func (s shownTracks) same(other shownTracks) bool {
	return s.game == other.game && s.theme == other.theme && s.width == other.width &&
		s.density == other.density && s.compact == other.compact && s.who == other.who &&
		reflect.DeepEqual(s.list, other.list)
}

// drawAll draws everything in a width and returns the height it took.
func (r *rows) drawAll(width float32) float32 {
	y := float32(0)
	var cells []tableau.Track
	flush := func() {
		switch {
		case len(cells) == 0:
		case r.tracks.compact:
			y = r.lowCells(cells, width, y)
		default:
			y = r.cells(cells, width, y)
		}
		cells = nil
	}
	for _, track := range r.tracks.list {
		switch {
		case track.Spare && r.tracks.compact:
		case track.Strip && r.tracks.compact && pictured(track.Beads):
			flush()
			y = r.slots(track, width, y)
		case track.Strip && len(track.Beads) > 0:
			flush()
			y = r.strip(track, width, y)
		case track.Of > 0 && !r.tracks.compact:
			flush()
			y = r.counted(track, width, y)
		case len(track.Beads) > 0:
			flush()
			y = r.beads(track, width, y)
		case track.Grid != nil && r.tracks.compact && len(track.Grid.Rows) > mostTable:
		case track.Grid != nil:
			flush()
			y = r.grid(track, width, y)
		case track.Value == "" && track.Detail != "":
			flush()
			y = r.sentence(track, width, y)
		default:
			cells = append(cells, track)
		}
	}
	flush()
	return max(0, y-8)
}

// beads draws the turns of a round, each as a mark; the present one has a ring.
func (r *rows) beads(track tableau.Track, width, y float32) float32 {
	side, gap := 26*min(r.now.Text, 1.4), float32(8)
	if r.tracks.compact {
		side, gap = 20*min(r.now.Text, 1.4), 5
	}
	text := fyne.MeasureText(track.Name, r.text, look.Bold).Height
	height := max(side+4+gap, text+8)
	r.line(track.Name, 4, y+(height-text)/2, width*0.5, r.text, look.Bold, r.now.Ink, -1)
	step := side + 12
	if most := width * 0.6 / float32(len(track.Beads)); step > most {
		step = most
		side = max(8, step-8)
	}
	x := width - step*float32(len(track.Beads))
	for _, bead := range track.Beads {
		if r.measuring {
			break
		}
		at := fyne.NewPos(x+(step-side)/2, y+(height-side)/2)
		if bead.Now {
			ring := r.Plate(look.Clear(r.now.Focus, 0.18), at.SubtractXY(5, 5),
				fyne.NewSquareSize(side+10), 10)
			ring.StrokeColor, ring.StrokeWidth = r.now.Focus, 3
		}
		r.mark(bead.Seat, at, side)
		x += step
	}
	return y + height + gap
}

// cells draws numbers side by side: each number large, its name above and its detail below.
func (r *rows) cells(list []tableau.Track, width, y float32) float32 {
	columns := max(1, min(3, int(width/(96*r.now.Text))))
	if len(list) == 4 || len(list) == 2 {
		columns = min(columns, 2)
	}
	cell := (width - 8*float32(columns-1)) / float32(columns)
	for _, track := range list {
		for columns > 1 && r.numberWidth(track)+8 > cell {
			columns--
			cell = (width - 8*float32(columns-1)) / float32(columns)
		}
	}
	for len(list) > 0 {
		row := list[:min(columns, len(list))]
		list = list[len(row):]
		beside := true // the details stand beside the numbers where they are short
		for _, track := range row {
			beside = beside &&
				r.numberWidth(track)+fyne.MeasureText(track.Detail, r.caption, fyne.TextStyle{}).Width+
					20 <= cell
		}
		height := r.caption*1.35 + r.number*1.25 + 10
		if !beside {
			height += r.caption*1.35 + 2
		}
		for i, track := range row {
			if !r.measuring {
				r.cell(track, float32(i)*(cell+8), y, cell, height, beside)
			}
		}
		y += height + 8
	}
	return y
}

// numberWidth returns the width of a number with its icon.
func (r *rows) numberWidth(track tableau.Track) float32 {
	size := r.number
	width := fyne.MeasureText(track.Value, size, look.Title).Width
	if track.Icon != "" || track.Seat >= 0 {
		width += size*0.9 + 4
	}
	return width
}

// cell draws one number with its name above and its detail beside or below it.
func (r *rows) cell(track tableau.Track, x, y, width, height float32, beside bool) {
	r.ground(x, y, width, height)
	name := track.Name
	if track.Brief != "" && fyne.MeasureText(name, r.caption, look.Bold).Width > width-8 {
		name = track.Brief
	}
	r.line(name, x+4, y+5, width-8, r.caption, look.Bold, r.now.Ink, 0)
	total, detail := r.numberWidth(track), fyne.MeasureText(track.Detail, r.caption, fyne.TextStyle{}).Width
	left := x + (width-total)/2
	if beside && track.Detail != "" {
		left = x + (width-total-detail-6)/2
	}
	side, middle := r.number*0.9, y+5+r.caption*1.35+r.number*0.62
	r.counts(track, fyne.NewPos(left+side/2, middle))
	if isIcon(track.Icon) {
		r.icon(track.Icon, fyne.NewPos(left, middle-side/2), side)
		left += side + 4
	} else if track.Seat >= 0 {
		r.mark(track.Seat, fyne.NewPos(left, middle-side*0.42), side*0.85)
		left += side + 4
	}
	value := r.Text(track.Value, r.now.Ink, r.number, look.Title, widgets.Whole)
	value.Move(fyne.NewPos(left, middle-value.Size().Height/2))
	if beside {
		r.line(track.Detail, left+value.Size().Width+6, middle-r.caption*0.45, detail+8, r.caption,
			fyne.TextStyle{}, r.now.Quiet, -1)
	} else {
		r.line(track.Detail, x+4, y+height-r.caption*1.35-5, width-8, r.caption, fyne.TextStyle{},
			r.now.Quiet, 0)
	}
}

// ground draws the background of a number.
func (r *rows) ground(x, y, width, height float32) {
	ground := r.Plate(r.now.Table, fyne.NewPos(x, y), fyne.NewSize(width, height), 8)
	if r.now.Palette == &look.Contrast {
		ground.StrokeColor, ground.StrokeWidth = r.now.Line, 1
	}
}

// mark draws the mark of a seat.
func (r *rows) mark(seat engines.Seat, at fyne.Position, side float32) {
	r.Add(r.tracks.Mark(seat, side), at, fyne.NewSquareSize(side))
}

// grid draws a small table; the present cell is filled.
func (r *rows) grid(track tableau.Track, width, y float32) float32 {
	g := track.Grid
	y += r.line(track.Name, 4, y, width-8, r.caption, look.Bold, r.now.Ink, -1) + 2
	row := r.caption*1.35 + 4
	head := float32(0)
	for _, name := range g.Rows {
		head = max(head, fyne.MeasureText(name, r.caption, fyne.TextStyle{}).Width+12)
	}
	cell := (width - head) / float32(max(1, len(g.Columns)))
	for i, name := range g.Columns {
		r.line(name, head+float32(i)*cell, y+2, cell, r.caption, fyne.TextStyle{}, r.now.Quiet, 0)
	}
	y += row
	for i, name := range g.Rows {
		r.line(name, 4, y+2, head-4, r.caption, fyne.TextStyle{}, r.now.Quiet, -1)
		for j, text := range g.Cells[i] {
			ink, style := r.now.Ink, fyne.TextStyle{}
			at := fyne.NewPos(head+float32(j)*cell, y)
			if !r.measuring && (i == g.Row || j == g.Column) {
				ground := r.Plate(look.Clear(r.now.Focus, 0.12), at, fyne.NewSize(cell, row), 0)
				if i == g.Row && j == g.Column {
					ground.FillColor, ink, style = r.now.Accent, r.now.OnAccent, look.Bold
					ground.CornerRadius = 6
				}
			}
			r.line(text, at.X, y+2, cell, r.caption, style, ink, 0)
		}
		y += row
	}
	return y + 8
}

// lineLength is the most letters of a line.
const lineLength = 60

// line draws one line of text, shortened to a width, at the left (-1) or centred (0), and returns its height.
func (r *rows) line(text string, x, y, width, size float32, style fyne.TextStyle, ink color.Color,
	align int) float32 {
	text = words.Short(text, lineLength)
	if r.measuring {
		return fyne.MeasureText(text, size, style).Height
	}
	o := r.Text(text, ink, size, style, width)
	if align == 0 {
		x += (width - o.Size().Width) / 2
	}
	o.Move(fyne.NewPos(x, y))
	return o.Size().Height
}
