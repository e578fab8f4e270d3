package printest

import (
	"fmt"
	"math"
	"strings"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// pages checks that each page is one of the paper, upright or across, with a name and with something on it.
func (e *examiner) pages() {
	if len(e.job.Pages) == 0 {
		e.whole("There are no pages.")
	}
	size, content := e.sheet.Size, false
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		upright := near(page.Width, size.Width) && near(page.Height, size.Height)
		across := near(page.Width, size.Height) && near(page.Height, size.Width)
		if !upright && !across || page.Drawing.Width != page.Width || page.Drawing.Height != page.Height {
			e.page(i, "%g × %g mm, drawn on %g × %g mm, is no page of %s.", page.Width, page.Height, page.Drawing.Width, page.Drawing.Height, size.Name)
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
	}
	if !content {
		e.whole("Nothing but covers is printed.")
	}
}

// signRoom is what a foot has beside its words at least: the bar and the gaps between bar, number and sign. Where more is wanted the sign may be missing.
const signRoom = 100 + 8

// footWords are as wide as any words of a foot.
var footWords = drawing.Style{Face: drawing.Bold, Size: 9}

// numbers checks that each page says at its foot which it is, of how many, on which side of which sheet, and that the print's sign stands beside it.
func (e *examiner) numbers() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		want := fmt.Sprintf("page %d of %d", i+1, len(e.job.Pages))
		if page.Pair != "" {
			want = fmt.Sprintf("%s %s · %s", page.Pair, [...]string{"front", "back"}[page.Side], want)
		}
		foot, found, signed := e.lying(page).Foot(), false, false
		for _, mark := range page.Drawing.Marks {
			if words, ok := mark.(drawing.Words); ok && inside(drawing.Box(words.At.X, words.At.Y, 0, 0), foot.Inset(-0.5)) {
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
		if !e.barred(page, foot) {
			e.page(i, "its foot has no bar of 100 mm.")
		}
	}
}

// barred says whether a foot has the scale bar: every second centimetre black, from 0 to 100 mm.
func (e *examiner) barred(page *printables.Page, foot drawing.Rectangle) bool {
	var black [10]bool
	end := false
	for _, mark := range page.Drawing.Marks {
		shape, ok := mark.(drawing.Shape)
		if !ok || shape.Paint.Fill == drawing.None || shape.Paint.Fill == drawing.White {
			continue
		}
		box := shape.Path.Bounds()
		if !inside(box, foot) {
			continue
		}
		for part := range black {
			black[part] = black[part] || near(box.X, foot.X+10*float64(part)) && near(box.Width, 10)
		}
		end = end || near(box.Right(), foot.X+100)
	}
	for part, is := range black {
		if is != (part%2 == 0) {
			return false
		}
	}
	return end
}

// pairs checks that the front of a sheet printed on both sides is directly followed by its back, under a letter that no other sheet has, and that only
// cards with backs are printed so.
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
		if kind, ok := e.kind(page); !ok || kind != parts.Cards || !e.options.Backs.Duplex() {
			e.page(i, "it is one of a pair, %s, though it is printed on one side only.", page.Pair)
		}
		switch page.Side {
		case printables.Front:
			if at, known := letters[page.Pair]; known {
				e.page(i, "its letter %s is that of page %d too.", page.Pair, at+1)
			}
			letters[page.Pair] = i
			if i+1 >= len(pages) || pages[i+1].Pair != page.Pair || pages[i+1].Side != printables.Back {
				e.page(i, "the front of %s is not followed by its back.", page.Pair)
			} else if pages[i+1].Width != page.Width || pages[i+1].Height != page.Height {
				e.page(i, "the back of %s lies another way.", page.Pair)
			}
		default:
			if i == 0 || pages[i-1].Pair != page.Pair || pages[i-1].Side != printables.Front {
				e.page(i, "the back of %s does not follow its front.", page.Pair)
			}
		}
	}
}

// cover checks that the cover says of each part on which pages it is.
func (e *examiner) cover() {
	if len(e.options.Only) > 0 {
		return
	}
	said := map[string]int{}
	for i := range e.job.Pages {
		if len(e.job.Pages[i].Placements) > 0 {
			continue
		}
		for _, w := range e.wordsOf(e.job.Pages[i].Drawing) {
			said[w.text]++
		}
	}
	for id, part := range e.parts {
		var numbers []int
		for i := range e.job.Pages {
			for _, p := range e.job.Pages[i].Placements {
				if p.Part == id && (len(numbers) == 0 || numbers[len(numbers)-1] != i+1) {
					numbers = append(numbers, i+1)
				}
			}
		}
		text := pageRuns(numbers)
		if said[text]--; text != "" && said[text] < 0 {
			e.whole("The cover does not say that %s is on %s.", part.Title, text)
		}
	}
}

// pageRuns writes numbers of pages in order as "page 3", "pages 4–7, 9".
func pageRuns(numbers []int) string {
	if len(numbers) == 0 {
		return ""
	}
	text, from := "", numbers[0]
	for i, number := range numbers {
		if i+1 < len(numbers) && numbers[i+1] == number+1 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += fmt.Sprint(from)
		if number > from {
			text += fmt.Sprintf("–%d", number)
		}
		if i+1 < len(numbers) {
			from = numbers[i+1]
		}
	}
	if len(numbers) == 1 {
		return "page " + text
	}
	return "pages " + text
}

// sums checks what the job says of itself, and that its files hold each page once, in order, those printed on both sides apart from the others.
func (e *examiner) sums() {
	sheets, used, total := 0, 0.0, 0.0
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		if page.Side == printables.Front {
			sheets++
		}
		if len(page.Placements) == 0 {
			continue
		}
		total += page.Width * page.Height
		for _, p := range page.Placements {
			used += e.covered(p)
		}
	}
	if got := e.job.Sheets(); got != sheets {
		e.whole("%d sheets are told of, and there are %d.", got, sheets)
	}
	if !(math.Abs(e.job.Use-used/total) < 1e-6) || e.job.Use > 1 || e.job.Minutes < 0 {
		e.whole("Paper use of %g and %d minutes are told of; the parts cover %g.", e.job.Use, e.job.Minutes, used/total)
	}
	e.files()
}

// files checks the documents.
func (e *examiner) files() {
	files := e.job.Files()
	var one, both []int
	for i := range e.job.Pages {
		if e.job.Pages[i].Pair == "" {
			one = append(one, i)
		} else {
			both = append(both, i)
		}
	}
	var want [][]int
	for _, pages := range [][]int{one, both} {
		if len(pages) > 0 {
			want = append(want, pages)
		}
	}
	if len(files) != len(want) {
		e.whole("There are %d files, want %d.", len(files), len(want))
		return
	}
	for k, pages := range want {
		if len(files[k].Document.Pages) != len(pages) {
			e.whole("File %d has %d pages, want %d.", k+1, len(files[k].Document.Pages), len(pages))
			continue
		}
		for n, i := range pages {
			if files[k].Document.Pages[n].Drawing != e.job.Pages[i].Drawing {
				e.whole("Page %d of file %d is not page %d of the job.", n+1, k+1, i+1)
			}
		}
		wanted := "one side"
		if e.job.Pages[pages[0]].Pair != "" {
			wanted = edges[e.options.Backs]
		}
		if got := sides[files[k].Document.Duplex]; got != wanted {
			e.whole("File %d asks the printer for %s, want %s.", k+1, got, wanted)
		}
	}
}

var (
	edges = map[paper.Backs]string{paper.LongEdge: "long edge", paper.ShortEdge: "short edge"}
	sides = [...]string{"one side", "long edge", "short edge"}
)
