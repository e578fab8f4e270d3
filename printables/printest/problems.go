package printest

import (
	"fmt"
	"math"
	"slices"

	"homespun/engines/common/text"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// hair is how far in millimetres two places may be apart that are meant to be the same: a PDF keeps
// hundredths.
const hair = 0.005

// A Reporter is a test, or a property test.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
}

// Check reports what does not hold of a job that was made with some options, and says whether all does.
func Check(t Reporter, job *printables.Job, options printables.Options) bool {
	t.Helper()
	problems := Problems(job, options)
	for i, problem := range problems {
		if i == 10 {
			t.Errorf("and %d more", len(problems)-i)
			break
		}
		t.Errorf("%s", problem)
	}
	return len(problems) == 0
}

// Problems says, a sentence each, what does not hold of a job that was made with some options.
func Problems(job *printables.Job, options printables.Options) []string {
	e, err := newExaminer(job, options)
	if err != nil {
		return []string{err.Error()}
	}
	for i := range job.Pages {
		if err := job.Pages[i].Drawing.Check(); err != nil {
			e.page(i, "%v", err)
			return e.problems // nothing else can be said of it
		}
	}
	for _, check := range []func(){
		e.pages, e.numbers, e.pairs, e.placements, e.art, e.counts, e.backs, e.marks, e.words, e.cover,
		e.sums, e.files,
	} {
		check()
	}
	return e.problems
}

// An examiner looks at one job.
type examiner struct {
	job      *printables.Job
	options  printables.Options
	sheet    paper.Sheet // the paper with the margin asked for
	problems []string
	parts    map[string]*printables.Part
	looks    map[*drawing.Drawing]string
	texts    reader
}

// unfolded returns a job whose pages show themselves what lies on them as one symbol, shared with other pages.
func unfolded(job *printables.Job) *printables.Job {
	whole := *job
	whole.Pages = slices.Clone(job.Pages)
	for i := range whole.Pages {
		page := &whole.Pages[i]
		d := drawing.New(page.Width, page.Height)
		for _, mark := range page.Drawing.Marks {
			use, ok := mark.(drawing.Use)
			if inner := use.Symbol; ok && inner.Drawing.Width == page.Width && inner.Drawing.Height == page.Height &&
				use.Scale == 1 && use.Turn == 0 {
				d.Add(inner.Drawing.Marks...)
				continue
			}
			d.Add(mark)
		}
		page.Drawing = d
	}
	return &whole
}

func newExaminer(job *printables.Job, options printables.Options) (*examiner, error) {
	job = unfolded(job)
	e := &examiner{job: job, options: options, sheet: options.Sheet,
		parts: map[string]*printables.Part{}, looks: map[*drawing.Drawing]string{}, texts: reader{}}
	if e.sheet == (paper.Sheet{}) {
		size, err := paper.SizeByID("a4")
		if err != nil {
			return nil, err
		}
		e.sheet = paper.NewSheet(size)
		if options.Printer != nil {
			if e.sheet, err = options.Printer.Sheet(); err != nil {
				return nil, err
			}
		}
	}
	for i := range job.Parts {
		e.parts[job.Parts[i].ID] = &job.Parts[i]
	}
	return e, nil
}

// page notes a problem of a page, counted from 0.
func (e *examiner) page(i int, format string, args ...any) {
	e.problems = append(e.problems, fmt.Sprintf("page %d: %s", i+1, fmt.Sprintf(format, args...)))
}

// whole notes a problem of the whole job.
func (e *examiner) whole(format string, args ...any) {
	e.problems = append(e.problems, fmt.Sprintf(format, args...))
}

// kind returns what kind of part lies on a page; ok is false for a cover.
func (e *examiner) kind(page *printables.Page) (kind parts.Kind, ok bool) {
	if len(page.Placements) == 0 {
		return 0, false
	}
	part := e.parts[page.Placements[0].Part]
	return part.Kind, true
}

// lying returns the sheet of a page: its margin, which is narrower around cards, and its foot.
func (e *examiner) lying(page *printables.Page) paper.Sheet {
	const cardMargin = 5.0
	sheet := e.sheet
	sheet.Across = page.Width > page.Height
	kind, ok := e.kind(page)
	cards, tonight := ok && kind == parts.Cards, e.options.Edition == printables.TonightEdition
	sheet.Slim = cards
	if cards || tonight {
		if e.options.Printer == nil && !e.options.KeepMargin {
			sheet.Margin = min(sheet.Margin, cardMargin)
		}
	}
	sheet.FootOnTop = page.Side == printables.Back && e.overHorizontal(page)
	return sheet
}

// booklet says whether a page is one of a booklet to fold. It shows pictures of pieces that are not cut out.
func (e *examiner) booklet(page *printables.Page) bool {
	return len(page.Placements) > 0 && e.parts[page.Placements[0].Part].Fold
}

// overHorizontal says whether a sheet that is printed on both sides is turned about a horizontal axis, as
// its page lies: over the paper's long edge where that is at the top, or over its short edge where that
// is.
func (e *examiner) overHorizontal(page *printables.Page) bool {
	longOnTop := page.Width > page.Height
	return longOnTop == (e.options.Backs == paper.LongEdge)
}

// name names what is placed: "tokens C1, copy 2".
func (e *examiner) name(p printables.Placement) string {
	name := fmt.Sprintf("%s %d", p.Part, p.Piece+1)
	if part := e.parts[p.Part]; part != nil && p.Piece >= 0 && p.Piece < len(part.Pieces) &&
		part.Kind != parts.Board {
		name = text.Cut(p.Part+" "+part.Pieces[p.Piece].Name, 50, "…")
	}
	if p.Copy > 0 {
		name += fmt.Sprintf(", copy %d", p.Copy+1)
	}
	if p.Side == printables.Back {
		name += ", back"
	}
	return name
}

// near says whether two places are the same.
func near(a, b float64) bool { return math.Abs(a-b) <= hair }

// same says whether two boxes are the same.
func same(a, b drawing.Rectangle) bool {
	return near(a.X, b.X) && near(a.Y, b.Y) && near(a.Right(), b.Right()) && near(a.Bottom(), b.Bottom())
}

// inside says whether a box lies in another.
func inside(box, in drawing.Rectangle) bool {
	in = in.Inset(-hair)
	return box.X >= in.X && box.Y >= in.Y && box.Right() <= in.Right() && box.Bottom() <= in.Bottom()
}

// common returns what two boxes share, empty where that is no more than a hair.
func common(a, b drawing.Rectangle) drawing.Rectangle {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	box := drawing.Box(x, y, min(a.Right(), b.Right())-x, min(a.Bottom(), b.Bottom())-y)
	if box.Width <= hair || box.Height <= hair {
		return drawing.Rectangle{}
	}
	return box
}
