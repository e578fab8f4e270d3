package printables

import (
	"fmt"
	"strconv"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// foldGutter is the white on both sides of the fold of a booklet together, in millimetres: the margin within.
const foldGutter = 8.0

// Booklet is how the pages of a booklet come onto paper.
type Booklet uint8

const (
	// Folded lays two pages side by side on both sides of each sheet, to be folded. Paper that is smaller than
	// [leastFolded] is printed page by page all the same.
	Folded Booklet = iota
	// PageByPage prints each page on a sheet of its own, as large as the sheet allows.
	PageByPage
)

// leastFolded is how long the shorter side of the paper is, in millimetres, that is folded to a booklet whose letters
// can be read.
const leastFolded = 190.0

// bookletWidth is the width for which pages are set, in millimetres: half of A4. On larger paper they are enlarged,
// letters and all.
const bookletWidth = 135.0

// leastBooklet is the least height for which pages are set, in millimetres. On lower paper they are made
// smaller, letters and all: an example needs room for its picture.
const leastBooklet = 130.0

// Booklets are the words for the ways of a booklet, in their order.
var Booklets = []string{"fold", "pages"}

// ParseBooklet reads fold or pages, in any case. The error is a *[BookletError].
func ParseBooklet(text string) (Booklet, error) {
	for i, name := range Booklets {
		if strings.EqualFold(name, strings.TrimSpace(text)) {
			return Booklet(i), nil
		}
	}
	return Folded, &BookletError{text}
}

// String returns the word that [ParseBooklet] reads.
func (b Booklet) String() string { return Booklets[int(b)%len(Booklets)] }

// A BookletError says that there is no such way to print a booklet.
type BookletError struct{ Name string }

func (e *BookletError) Error() string {
	return words.NoBooklet(drawing.Quoted(e.Name), strings.Join(Booklets, " or "))
}

// folds reports whether booklets are laid out to be folded. For small hands they never are: on whole pages
// their letters are large.
func (o Options) folds() bool {
	return o.Booklet == Folded && !o.Large && min(o.Sheet.Size.Width, o.Sheet.Size.Height) >= leastFolded
}

// booklet returns the pages of a booklet for an area of a size in millimetres, enlarged where that is larger than
// the pages are set for, and made smaller where it is lower.
func booklet(part Part, width, height float64) []*drawing.Drawing {
	scale := min(max(1, width/bookletWidth), height/leastBooklet)
	pages := part.Fill(width/scale, height/scale)
	if scale == 1 {
		return pages
	}
	large := make([]*drawing.Drawing, len(pages))
	for i, page := range pages {
		large[i] = drawing.New(width, height)
		large[i].UseIn(&drawing.Symbol{Name: fmt.Sprintf("%s %d", part.ID, i+1), Drawing: page}, large[i].Area())
	}
	return large
}

// fold adds the sheets of a booklet: two of its pages lie side by side on each side of a sheet, so that the
// sheets, folded in the middle and laid one inside the other, show them in order.
func (j *Job) fold(part Part) error {
	sheet := j.options.Sheet.Turned(true)
	area := sheet.Area()
	width := (area.Width - foldGutter) / 2
	pages := booklet(part, width, area.Height)
	for len(pages)%4 != 0 {
		pages = append(pages, drawing.New(width, area.Height))
	}
	sheets := imposed(len(pages))
	names := make([]string, len(sheets))
	for i := range names {
		names[i] = strconv.Itoa(i + 1)
	}
	back := sheet
	back.FootOnTop = sheet.OverTop(j.options.turnedOver())
	return j.eachWanted(part, names, func(i, nth int) {
		front := len(j.Pages)
		for side, numbers := range sheets[i] {
			lies, turn := sheet, 0.0
			if Side(side) == Back {
				lies = back
			}
			page := j.newPage(words.BookletSheet(part.Title, i+1, len(sheets)), lies)
			for half, number := range numbers {
				x := area.X + float64(half)*(width+foldGutter)
				page.Drawing.Add(parts.Moved(pages[number], x, area.Y).Marks...)
			}
			if lies.FootOnTop {
				page.Drawing, turn = upsideDown(page.Drawing), 180
			}
			page.Placements = []Placement{{Part: part.ID, Piece: i, Copy: nth, Page: front + side,
				Box: lies.Area(), Turn: turn, Side: Side(side)}}
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

// upsideDown returns a drawing turned by half a turn, for the back of a sheet that is turned over its upper edge.
func upsideDown(d *drawing.Drawing) *drawing.Drawing {
	turned := drawing.New(d.Width, d.Height)
	turned.Use(&drawing.Symbol{Name: "turned", Drawing: d}, d.Area().Centre(), 1, 180)
	return turned
}
