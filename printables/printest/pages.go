package printest

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pdf"
)

// pages checks that each page is one of the paper, upright or across, with a name and with something on it.
func (e *examiner) pages() {
	size, content := e.sheet.Size, false
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		upright := near(page.Width, size.Width) && near(page.Height, size.Height)
		across := near(page.Width, size.Height) && near(page.Height, size.Width)
		if !upright && !across || page.Drawing.Width != page.Width || page.Drawing.Height != page.Height {
			e.page(i, "%g × %g mm, drawn on %v, is no page of %s.", page.Width, page.Height,
				page.Drawing.Area(), size.Name)
		}
		if page.Title == "" {
			e.page(i, "it has no title.")
		}
		covers := strings.HasPrefix(page.Title, "Cover") && !content
		if len(page.Placements) == 0 && !covers {
			e.page(i, "%q is empty.", page.Title)
		}
		content = content || len(page.Placements) > 0
		if covers && len(e.options.Only) > 0 {
			e.page(i, "lost pieces need no cover.")
		}
		if covers && e.options.Edition == printables.TonightEdition {
			e.page(i, "a set for tonight needs no cover.")
		}
	}
	if !content {
		e.whole("Nothing but covers is printed.")
	}
}

// signRoom is what a foot has beside its words at least: the bar and the gaps between bar, number and
// sign. Where more is wanted the sign may be missing.
const signRoom = 100 + 8

// footWords are as wide as any words of a foot.
var footWords = drawing.Style{Face: drawing.Bold, Size: 9}

// numbers checks that each page says at its foot which it is, of how many, on which side of which sheet,
// and that the print's sign stands beside it.
func (e *examiner) numbers() {
	places := e.places()
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		want := fmt.Sprintf("page %d of %d", places[i].number, places[i].of)
		if page.Pair != "" {
			want = fmt.Sprintf("%s %s · %s", page.Pair, [...]string{"front", "back"}[page.Side], want)
		}
		foot, found, signed := e.lying(page).Foot(), false, false
		marks := spread(page.Drawing, foot)
		for _, mark := range marks {
			words, ok := mark.(drawing.Words)
			if ok && inside(drawing.Box(words.At.X, words.At.Y, 0, 0), foot.Inset(-0.5)) {
				found = found || words.Text == want
				signed = signed || words.Text == e.job.ID
			}
		}
		if !found {
			e.page(i, "its foot does not say %q.", want)
		}
		if !signed && foot.Width > signRoom+drawing.Measure(want+e.job.ID, footWords) {
			e.page(i, "its foot lacks the sign %s.", e.job.ID)
		}
		if !barred(marks, foot) {
			e.page(i, "its foot has no bar of 100 mm.")
		}
	}
}

// spread returns the marks of a drawing, those in symbols that lie at a foot as they are among them.
func spread(d *drawing.Drawing, foot drawing.Rectangle) (marks []drawing.Mark) {
	for _, mark := range d.Marks {
		use, ok := mark.(drawing.Use)
		if !ok || use.Scale != 1 || use.Turn != 0 {
			marks = append(marks, mark)
			continue
		}
		corner, inner := use.Place(drawing.Point{}), use.Symbol.Drawing
		if foot.Overlaps(drawing.Box(corner.X, corner.Y, inner.Width, inner.Height)) {
			marks = append(marks, spread(parts.Moved(inner, corner.X, corner.Y), foot)...)
		}
	}
	return marks
}

// barred says whether a foot has the scale bar: every second centimetre black, from 0 to 100 mm.
func barred(marks []drawing.Mark, foot drawing.Rectangle) bool {
	var black [10]bool
	end := false
	for _, mark := range marks {
		shape, ok := mark.(drawing.Shape)
		box, fill := shape.Path.Bounds(), shape.Paint.Fill
		if !ok || fill == drawing.None || fill == drawing.White || !inside(box, foot) {
			continue
		}
		for part := range black {
			black[part] = black[part] || near(box.X, foot.X+10*float64(part)) && near(box.Width, 10)
		}
		end = end || near(box.Right(), foot.X+100)
	}
	return end && black == [10]bool{0: true, 2: true, 4: true, 6: true, 8: true}
}

// pairs checks that the front of a sheet printed on both sides is directly followed by its back, under a
// letter that no other sheet has, and that only cards with backs and booklets are printed so.
func (e *examiner) pairs() {
	letters := map[string]int{}
	pages := e.job.Pages
	for i := range pages {
		page := &pages[i]
		if page.Pair == "" {
			if page.Side != printables.Front {
				e.page(i, "it is a back without a front.")
			}
			continue
		}
		if kind, ok := e.kind(page); !e.booklet(page) &&
			(!ok || kind != parts.Cards || !e.options.Backs.Duplex()) {
			e.page(i, "it is one of a pair, %s, though it is printed on one side only.", page.Pair)
		}
		if page.Side == printables.Back {
			if i == 0 || pages[i-1].Pair != page.Pair || pages[i-1].Side != printables.Front {
				e.page(i, "the back of %s does not follow its front.", page.Pair)
			}
			continue
		}
		if at, known := letters[page.Pair]; known {
			e.page(i, "its letter %s is that of page %d too.", page.Pair, at+1)
		}
		letters[page.Pair] = i
		if i+1 >= len(pages) || pages[i+1].Pair != page.Pair || pages[i+1].Side != printables.Back {
			e.page(i, "the front of %s is not followed by its back.", page.Pair)
		} else if pages[i+1].Width != page.Width || pages[i+1].Height != page.Height {
			e.page(i, "the back of %s lies another way.", page.Pair)
		}
	}
}

// A place is where a page is in the files of the job: in which, counted from 0, as which page, counted from
// 1, and of how many.
type place struct{ file, number, of int }

// places returns the place of each page, as the files have them.
func (e *examiner) places() (list []place) {
	at := map[*drawing.Drawing]place{}
	for i, file := range e.job.Files() {
		for k, page := range file.Document.Pages {
			at[page.Drawing] = place{i, k + 1, len(file.Document.Pages)}
		}
	}
	for _, page := range e.job.Pages {
		list = append(list, at[page.Drawing])
	}
	return list
}

// cover checks that the cover says of each part on which pages it is.
func (e *examiner) cover() {
	if len(e.options.Only) > 0 || e.options.Edition == printables.TonightEdition {
		return
	}
	places, filled := e.places(), map[place]bool{}
	for _, at := range places {
		filled[place{at.file, at.number, 0}] = true
	}
	said, on := map[string]int{}, map[string][]place{}
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		if len(page.Placements) == 0 {
			text := "" // with the name of a file, which may go on in the next line
			for _, w := range e.texts.runs(page.Drawing) {
				if text += w.Text; strings.Count(text, "“") > strings.Count(text, "”") {
					text += " "
					continue
				}
				numbers := slices.DeleteFunc(numbersIn(text), func(at place) bool { return !filled[at] })
				text = ""
				said[fmt.Sprint(numbers)]++
			}
		}
		for _, p := range page.Placements {
			if at := (place{places[i].file, places[i].number, 0}); !slices.Contains(on[p.Part], at) {
				on[p.Part] = append(on[p.Part], at)
			}
		}
	}
	for _, numbers := range on {
		slices.SortStableFunc(numbers, func(a, b place) int { return a.file - b.file })
	}
	for id, numbers := range on {
		if said[fmt.Sprint(numbers)]--; said[fmt.Sprint(numbers)] < 0 {
			e.whole("The cover does not say that %s is on pages %v.", e.parts[id].Title, numbers)
		}
	}
}

var pageWords = regexp.MustCompile(`^page(s?) ([\d–, ]+)( of “… both sides”)?$`)

// numbersIn returns the pages that words name, such as "page 3" and "pages 4–7, 9 and page 2 of “… both
// sides”", none where they are others.
func numbersIn(text string) (numbers []place) {
	for _, part := range strings.Split(text, " and ") {
		words := pageWords.FindStringSubmatch(part)
		if words == nil {
			return nil
		}
		file, before := min(1, len(words[3])), len(numbers)
		for _, run := range strings.Split(words[2], ", ") {
			var from, to int
			if count, _ := fmt.Sscanf(run, "%d–%d", &from, &to); count == 1 {
				to = from
			}
			for ; from <= to; from++ {
				numbers = append(numbers, place{file, from, 0})
			}
		}
		if (words[1] == "s") != (len(numbers)-before > 1) {
			return nil
		}
	}
	return numbers
}

// sums checks what the job says of itself.
func (e *examiner) sums() {
	sheets, used, total := 0, 0.0, 0.0
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		if page.Side == printables.Front {
			sheets++
		}
		if len(page.Placements) > 0 {
			total += page.Width * page.Height
		}
		for _, p := range page.Placements {
			if part := e.parts[p.Part]; part.Grid > 0 {
				used += part.Pieces[p.Piece].Outline.Area()
			} else {
				used += p.Box.Width * p.Box.Height
			}
		}
	}
	if got := e.job.Sheets(); got != sheets {
		e.whole("%d sheets are told of, and there are %d.", got, sheets)
	}
	if !(math.Abs(e.job.Use-used/total) < 1e-6) || e.job.Use > 1 || e.job.Minutes < 0 {
		e.whole("Paper use of %g and %d minutes are told of; parts cover %g.", e.job.Use, e.job.Minutes,
			used/total)
	}
}

// files checks that the job's documents hold each page once, in order: those printed on both sides apart from
// the others where two files are asked for, and otherwise behind the others; only where cards are among them,
// with an empty back for each of the others.
func (e *examiner) files() {
	turn := pdf.ShortEdge // which suits a booklet
	if e.options.Backs == paper.LongEdge {
		turn = pdf.LongEdge
	}
	var one, both, all []*drawing.Drawing // nil is an empty back
	cards := false
	for i := range e.job.Parts {
		part := &e.job.Parts[i]
		cards = cards || part.Kind == parts.Cards && e.options.Backs.Duplex() &&
			slices.ContainsFunc(part.Pieces, func(piece parts.Piece) bool { return piece.Back != nil })
	}
	for _, page := range e.job.Pages {
		if page.Pair != "" {
			both, all = append(both, page.Drawing), append(all, page.Drawing)
			continue
		}
		one, all = append(one, page.Drawing), append(all, page.Drawing, nil)
	}
	type file struct {
		pages  []*drawing.Drawing
		duplex pdf.Duplex
	}
	var want []file
	switch {
	case len(one) > 0 && len(both) > 0 && !e.options.TwoFiles && cards:
		want = []file{{all, turn}}
	case len(one) > 0 && len(both) > 0 && !e.options.TwoFiles:
		want = []file{{slices.Concat(one, both), pdf.OneSide}}
	default:
		if len(one) > 0 {
			want = append(want, file{one, pdf.OneSide})
		}
		if len(both) > 0 {
			want = append(want, file{both, turn})
		}
	}
	files := e.job.Files()
	if len(files) != len(want) {
		e.whole("There are %d files, want %d.", len(files), len(want))
		return
	}
	for i, file := range files {
		var got []*drawing.Drawing
		for _, page := range file.Document.Pages {
			if len(page.Drawing.Marks) == 0 && len(got) < len(want[i].pages) && want[i].pages[len(got)] == nil {
				got = append(got, nil)
			} else {
				got = append(got, page.Drawing)
			}
		}
		if !slices.Equal(got, want[i].pages) {
			e.whole("The %d pages of file %d are not the %d of the job in their order.", len(got), i+1,
				len(want[i].pages))
		}
		if file.Document.Duplex != want[i].duplex {
			e.whole("File %d asks the printer for %v, want %v.", i+1, file.Document.Duplex, want[i].duplex)
		}
		for k, page := range file.Document.Pages {
			sides := want[i].duplex
			if slices.Contains(both, page.Drawing) {
				sides = turn
			}
			if file.Sides[k] != sides {
				e.whole("Page %d of file %d is printed %v, want %v.", k+1, i+1, file.Sides[k], sides)
			}
		}
	}
}
