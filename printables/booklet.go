package printables

import (
	"fmt"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// foldGutter is the white on both sides of the fold of a booklet together, in millimetres: the margin within.
const foldGutter = 8.0

// fold adds the sheets of a booklet: two of its pages lie side by side on each side of a sheet, so that the
// sheets, folded in the middle and laid one inside the other, show them in order.
func (j *Job) fold(part Part) error {
	sheet := j.options.Sheet.Turned(true)
	area := sheet.Area()
	width := (area.Width - foldGutter) / 2
	pages := part.Fill(width, area.Height)
	for len(pages)%4 != 0 {
		pages = append(pages, drawing.New(width, area.Height))
	}
	sheets := imposed(len(pages))
	names := make([]string, len(sheets))
	for i := range names {
		names[i] = strconv.Itoa(i + 1)
	}
	back := sheet
	back.FootOnTop = j.options.turnedOver() == paper.LongEdge
	return j.eachWanted(part, names, func(i, copy int) {
		front := len(j.Pages)
		for side, numbers := range sheets[i] {
			lies := sheet
			if Side(side) == Back {
				lies = back
			}
			page := j.newPage(fmt.Sprintf("%s, sheet %d of %d", part.Title, i+1, len(sheets)), lies)
			for half, number := range numbers {
				x := area.X + float64(half)*(width+foldGutter)
				page.Drawing.Add(parts.Moved(pages[number], x, area.Y).Marks...)
			}
			if lies.FootOnTop {
				page.Drawing = upsideDown(page.Drawing)
			}
			page.Placements = []Placement{{Part: part.ID, Piece: i, Copy: copy, Page: front + side,
				Box: lies.Area(), Side: Side(side)}}
		}
		j.pair(front)
	})
}

// imposed returns which pages of a booklet lie on each sheet, counted from 0: those on its front from left to
// right, then those on its back. The first sheet is the outermost. The number of pages is a multiple of four.
func imposed(pages int) [][2][2]int {
	sheets := make([][2][2]int, pages/4)
	for i := range sheets {
		first, last := 2*i, pages-1-2*i
		sheets[i] = [2][2]int{{last, first}, {first + 1, last - 1}}
	}
	return sheets
}

// upsideDown returns a drawing turned by half a turn, for the back of a sheet that lies across and is turned over
// its long edge.
func upsideDown(d *drawing.Drawing) *drawing.Drawing {
	turned := drawing.New(d.Width, d.Height)
	turned.Use(&drawing.Symbol{Name: "turned", Drawing: d}, d.Area().Centre(), 1, 180)
	return turned
}
