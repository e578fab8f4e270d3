package tracks

import (
	"regexp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// mostTable is the number of rows up to which a table is drawn where there is little room.
const mostTable = 3

// leastWord is how much room a name keeps beside what is told after it, in its text sizes.
const leastWord = 2.5

// lowCell is a number on one line after its mark, its icon and its word. All widths are those of the widest
// number expected, so that a growing number moves nothing.
type lowCell struct {
	tableau.Track
	word, detail string
	side         float32 // of the mark and of the icon, each with its gap
	value, width float32 // of the number, and of all but the detail
}

// digits are the numbers in a text; while measuring each counts as two digits.
var digits = regexp.MustCompile(`^\d+$|\d+`)

func measured(text string) string { return digits.ReplaceAllString(text, "00") }

func newLowCell(track tableau.Track, brief bool) lowCell {
	now := look.Current()
	caption, number := now.Size(theme.SizeNameCaptionText), lowNumber()
	c := lowCell{Track: track, word: track.Name, detail: track.Detail, side: number * 1.2}
	if brief && track.Brief != "" {
		c.word = track.Brief
	}
	if track.Value != "" {
		c.value = fyne.MeasureText(measured(track.Value), number, look.Title).Width + 6
	}
	c.width = 6 + c.value + fyne.MeasureText(measured(c.word), caption, look.Bold).Width + 8
	if c.marked() {
		c.width += c.side
	}
	if isIcon(track.Icon) {
		c.width += c.side
	}
	return c
}

// marked reports whether the cell shows whose number it is: where the icon alone does not say it.
func (c lowCell) marked() bool { return c.Seat >= 0 && (c.Of > 0 || !isIcon(c.Icon)) }

// lowCells draws numbers in columns, each on one line with its word. There are as many columns as leave room
// for the words, with the brief ones if they save a column.
func (r *rows) lowCells(list []tableau.Track, width, y float32) float32 {
	const gap = 4
	columns, cells := 1, make([]lowCell, len(list))
	for _, try := range []struct {
		columns int
		brief   bool
	}{{3, false}, {3, true}, {2, false}, {2, true}, {1, false}} {
		columns = try.columns
		room, fits := (width-gap*float32(columns-1))/float32(columns), true
		for i, track := range list {
			cells[i] = newLowCell(track, try.brief)
			needs := cells[i].width
			if len(list) == 2 { // a line each takes little room, and no word is cut
				needs += fyne.MeasureText(measured(track.Detail), r.caption, fyne.TextStyle{}).Width
			}
			fits = fits && needs <= room
		}
		if fits {
			break
		}
	}
	if len(list) == 4 && columns == 3 {
		columns = 2
	}
	wide, height := (width-gap*float32(columns-1))/float32(columns), lowHeight()
	for i, c := range cells {
		if !r.measuring {
			r.lowCell(c, float32(i%columns)*(wide+gap), y+float32(i/columns)*(height+gap), wide, height)
		}
	}
	rows := (len(cells) + columns - 1) / columns
	return y + float32(rows)*(height+gap) + gap
}

// lowNumber is the text size of a number on one line with its word, and lowHeight its height.
func lowNumber() float32 { return look.Current().Size(theme.SizeNameText) * 1.2 }
func lowHeight() float32 { return lowNumber() * 1.32 }

// Rows returns the height of so many rows of numbers, each on one line with its word.
func Rows(n int) float32 { return float32(n) * (lowHeight() + 4) }

func (r *rows) lowCell(c lowCell, x, y, width, height float32) {
	number := lowNumber()
	r.ground(x, y, width, height)
	left, side := x+6, c.side-4
	r.counts(c.Track, fyne.NewPos(left+side/2, y+height/2))
	if c.marked() {
		r.mark(c.Seat, fyne.NewPos(left, y+(height-side)/2), side)
		left += c.side
	}
	if isIcon(c.Icon) {
		r.icon(c.Icon, fyne.NewPos(left, y+(height-side)/2), side)
		left += c.side
	}
	base := y + (height-r.caption*1.35)/2
	room := x + width - left - c.value - 4
	word := fyne.MeasureText(measured(c.word), r.caption, look.Bold).Width + 6
	detail := fyne.MeasureText(measured(c.detail), r.caption, fyne.TextStyle{}).Width
	if cut := room - detail; c.marked() && cut >= r.caption*leastWord {
		word = min(word, cut) // a name is cut rather than what stands after it: the mark says whose it is
	}
	if c.detail != "" && word+detail <= room {
		r.line(c.detail, left+word+c.value, base, room-word, r.caption, fyne.TextStyle{}, r.now.Quiet, -1)
	}
	word = min(word, room)
	r.line(c.word, left, base, word-6, r.caption, look.Bold, r.now.Ink, -1)
	value := r.Text(c.Value, r.now.Ink, number, look.Title, widgets.Whole)
	size := value.Size()
	value.Move(fyne.NewPos(left+word+max(0, c.value-6-size.Width), y+(height-size.Height)/2))
}

// sentence draws a track that is only a sentence.
func (r *rows) sentence(track tableau.Track, width, y float32) float32 {
	size := r.caption
	side := size * 1.5
	left := float32(6)
	if isIcon(track.Icon) {
		if !r.measuring {
			r.icon(track.Icon, fyne.NewPos(left, y), side)
		}
		left += side + 6
	} else if track.Seat >= 0 {
		if !r.measuring {
			r.mark(track.Seat, fyne.NewPos(left, y), side)
		}
		left += side + 6
	}
	r.line(track.Detail, left, y+(side-size*1.35)/2, width-left-4, size, look.Bold, r.now.Ink, -1)
	return y + side + 8
}

// slots draws steps in order as icons in places of their own, with the word of the present one after them.
func (r *rows) slots(track tableau.Track, width, y float32) float32 {
	height := chipHeight()
	word := float32(0)
	for _, bead := range track.Beads {
		word = max(word, fyne.MeasureText(bead.Name, r.caption, look.Bold).Width+12)
	}
	step := min(height+3, (width-word)/float32(len(track.Beads)))
	if !r.measuring {
		for i, bead := range track.Beads {
			at := fyne.NewPos(float32(i)*step, y)
			side := min(step-3, height)
			ground := r.Plate(r.now.Table, at.AddXY(0, (height-side)/2), fyne.NewSquareSize(side), side/2)
			ground.StrokeColor, ground.StrokeWidth = r.now.Line, 1
			if bead.Now {
				ground.FillColor, ground.StrokeColor, ground.StrokeWidth = r.now.Paper, r.now.Focus, 3
				r.line(bead.Name, float32(len(track.Beads))*step+6, y+(height-r.caption*1.35)/2,
					word, r.caption, look.Bold, r.now.Ink, -1)
			}
			inner := side - 8
			at = at.AddXY(4, (height-inner)/2)
			if isIcon(bead.Icon) {
				r.icon(bead.Icon, at, inner)
			} else {
				r.mark(bead.Seat, at, inner)
			}
		}
	}
	return y + height + 8
}

// pictured reports whether all steps of a strip can be shown by icons or marks.
func pictured(beads []tableau.Bead) bool {
	return !slices.ContainsFunc(beads, func(bead tableau.Bead) bool {
		return bead.Sign != "" || !isIcon(bead.Icon) && bead.Seat < 0
	})
}
