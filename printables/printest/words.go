package printest

import (
	"regexp"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/pdf/pdftest"
)

// A run is words as they stand on a page.
type run struct {
	drawing.Words
	place func(drawing.Rectangle) drawing.Rectangle // from the drawing that has the words to the page
	ink   drawing.Rectangle                         // the box of what they mark
	size  float64                                   // pt
	clip  drawing.Rectangle                         // what is seen of them, where something is cut off
	boxed bool                                      // there is such a clip
	mark  int                                       // the mark of the page that they are, or are within
	// they belong to a picture that is shown smaller than it is
	small bool
	// silent ones are part of a picture, and no text for readers
	silent bool
}

// seen returns the box of what can be seen of the words.
func (r *run) seen() drawing.Rectangle {
	if r.boxed {
		return common(r.ink, r.clip)
	}
	return r.ink
}

// smallestShort is the least size of a letter or two that only tell where glue goes, and of the name of a
// tile, such as D10, in pt.
const smallestShort = 6.0

var tileName = regexp.MustCompile(`^[A-Z][0-9]{1,2}$`)

// A reader finds the words of drawings, and remembers them.
type reader map[*drawing.Drawing][]run

// runs returns the words of a drawing and of what it uses.
func (r reader) runs(d *drawing.Drawing) []run {
	if known, ok := r[d]; ok {
		return known
	}
	var all []run
	for i, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			if m.Colour != drawing.None && strings.TrimSpace(m.Text) != "" {
				here := func(box drawing.Rectangle) drawing.Rectangle { return box }
				all = append(all, run{Words: m, place: here, ink: m.Ink(), size: m.Size, mark: i})
			}
		case drawing.Use:
			for _, w := range r.runsIn(m) {
				w.mark = i
				all = append(all, w)
			}
		}
	}
	r[d] = all
	return all
}

// runsIn returns the words of a use where it puts them, but for those it cuts off.
func (r reader) runsIn(use drawing.Use) []run {
	var all []run
	for _, w := range r.runs(use.Symbol.Drawing) {
		within := w.place
		w.place = func(box drawing.Rectangle) drawing.Rectangle { return placed(use, within(box)) }
		w.ink, w.size, w.small = placed(use, w.ink), w.size*use.Scale, w.small || use.Scale < 1
		w.silent = w.silent || use.Silent
		if w.boxed {
			w.clip = placed(use, w.clip)
		}
		switch {
		case use.Clip.Empty():
		case w.boxed:
			w.clip = common(w.clip, use.Clip)
		default:
			w.clip, w.boxed = use.Clip, true
		}
		if !w.boxed || common(w.ink, w.clip) != (drawing.Rectangle{}) {
			all = append(all, w)
		}
	}
	return all
}

// Missing returns the words of a drawing that a reader of PDFs has not found where they are drawn whole.
func Missing(d *drawing.Drawing, found []pdftest.Word) []string {
	var missing []string
	for _, w := range (reader{}).runs(d) {
		em, from := w.Size*drawing.PointMM, 0
		for _, written := range strings.Split(w.Text, " ") {
			start := w.At.X + w.Font.Width(w.Text[:from], w.Size)
			from += len(written) + 1
			box := w.place(drawing.Box(start, w.At.Y-0.7*em, w.Font.Width(written, w.Size), 0.9*em))
			if written != "" && !w.silent && (!w.boxed || inside(box, w.clip)) &&
				!stands(written, box.Centre(), found) {
				missing = append(missing, written)
			}
		}
	}
	return missing
}

// stands says whether a word, perhaps with others around it, was found at a point.
func stands(written string, at drawing.Point, found []pdftest.Word) bool {
	for _, f := range found {
		if strings.Contains(f.Text, written) && f.Box.Inset(-0.5).Contains(drawing.Box(at.X, at.Y, 0, 0)) {
			return true
		}
	}
	return false
}

// words checks that all words can be read: letters that their font has, in their boxes and on their
// parts, none cut off, none too small, none on others.
func (e *examiner) words() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		for _, words := range page.Drawing.Overflows() {
			e.page(i, "%q leaves its box %v.", text.Short(words.Text, 40), words.Box)
		}
		printable := e.lying(page).Printable()
		all := e.texts.runs(page.Drawing)
		kind, content := e.kind(page)
		booklet := e.booklet(page)
		for k, w := range all {
			if w.small && (!content || booklet) {
				continue // the cover and a booklet show what some parts look like
			}
			name := text.Short(w.Text, 40)
			if lacks := strings.TrimFunc(w.Text, w.Font.Has); lacks != "" {
				e.page(i, "%q has no letters for %q.", w.Font, text.Short(lacks, 40))
			}
			least := parts.Smallest
			if len(w.Text) <= 2 || tileName.MatchString(w.Text) {
				least = smallestShort
			}
			if w.size < least-0.01 && (e.options.Scale >= 1 || e.options.Scale == 0) {
				e.page(i, "%q is set in %.1f pt.", name, w.size)
			}
			slack := 0.12*w.size*drawing.PointMM + 0.1 // the hook of a J hangs over
			if !w.boxed && !inside(w.ink, printable.Inset(-slack)) {
				e.page(i, "%q at %v stands outside the printable %v.", name, w.ink, printable)
			}
			if w.boxed && !e.seamed() && !inside(w.ink, w.clip.Inset(-0.1)) {
				e.page(i, "%q is cut off: it covers %v, and %v can be seen.", name, w.ink, w.clip)
			}
			for _, other := range all[:k] {
				if kind == parts.Board && other.mark != w.mark {
					continue // the name of a neighbour lies on a flap's art, on a plate of its own
				}
				seen, under := w.seen(), other.seen()
				shared := common(seen, under)
				if shared.Width > 0.4 && shared.Height > 0.4*min(seen.Height, under.Height) {
					e.page(i, "%q stands on %q, at %v.", name, text.Short(other.Text, 40), shared)
				}
			}
		}
		if kind == parts.Pieces && content || kind == parts.Cards {
			e.onParts(i, page)
		}
	}
}

// seamed says whether the job has said that joins run through the spaces of its board.
func (e *examiner) seamed() bool {
	return strings.Contains(strings.Join(e.job.Notices, "\n"), "joins run through")
}

// onParts checks that the words of a piece or of a card lie on it once it is cut out.
func (e *examiner) onParts(i int, page *printables.Page) {
	for _, p := range page.Placements {
		for _, use := range e.usesAt(page, p) {
			for _, w := range e.texts.runsIn(use) {
				if !inside(w.ink, p.Box.Inset(-0.3)) {
					e.page(i, "%q is cut through with %s: it covers %v of %v.", text.Short(w.Text, 40),
						e.name(p), w.ink, p.Box)
				}
			}
		}
	}
}
