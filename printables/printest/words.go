package printest

import (
	"regexp"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A word is a run of text as it stands on a page.
type word struct {
	text  string
	font  drawing.Font
	size  float64           // pt
	ink   drawing.Rectangle // the box of what it marks
	clip  drawing.Rectangle // what is seen of it, where something is cut off
	boxed bool              // there is such a clip
	mark  int               // the mark of the drawing that it is, or is within
	small bool              // it belongs to a picture that is shown smaller than it is
}

// smallestMark is the least size of a letter or two that only tell where glue goes, and of the name of a tile, such as D10, in pt.
const smallestMark = 6.0

var tileName = regexp.MustCompile(`^[A-Z][0-9]{1,2}$`)

// smallest returns the least size in which a text can be read, in pt.
func smallest(text string) float64 {
	if len(text) <= 2 || tileName.MatchString(text) {
		return smallestMark
	}
	return parts.Smallest
}

// wordsOf returns the words of a drawing and of what it uses.
func (e *examiner) wordsOf(d *drawing.Drawing) []word {
	if known, ok := e.texts[d]; ok {
		return known
	}
	var all []word
	for i, mark := range d.Marks {
		first := len(all)
		switch m := mark.(type) {
		case drawing.Words:
			if m.Colour != drawing.None && strings.TrimSpace(m.Text) != "" {
				all = append(all, word{text: m.Text, font: m.Font, size: m.Size, ink: m.Ink()})
			}
		case drawing.Use:
			all = append(all, e.wordsIn(m)...)
		}
		for k := range all[first:] {
			all[first+k].mark = i
		}
	}
	e.texts[d] = all
	return all
}

// wordsIn returns the words of a use where it puts them, but for those it cuts off.
func (e *examiner) wordsIn(use drawing.Use) []word {
	var all []word
	for _, w := range e.wordsOf(use.Symbol.Drawing) {
		w.ink, w.size, w.small = placed(use, w.ink), w.size*use.Scale, w.small || use.Scale < 1
		if w.boxed {
			w.clip = placed(use, w.clip)
		}
		if !use.Clip.Empty() {
			if w.boxed {
				w.clip = common(w.clip, use.Clip)
			} else {
				w.clip, w.boxed = use.Clip, true
			}
		}
		if !w.boxed || common(w.ink, w.clip) != (drawing.Rectangle{}) {
			all = append(all, w)
		}
	}
	return all
}

// words checks that all words can be read: letters that their font has, in their boxes and on their parts, none cut off, none too small, none on others.
func (e *examiner) words() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		for _, words := range page.Drawing.Overflows() {
			e.page(i, "%q leaves its box %v.", drawing.Short(words.Text, 40), words.Box)
		}
		printable := e.lying(page).Printable()
		all := e.wordsOf(page.Drawing)
		kind, content := e.kind(page)
		for k, w := range all {
			if !content && w.small {
				continue // the cover shows what some parts look like
			}
			name := drawing.Short(w.text, 40)
			slack := 0.12*w.size*drawing.PointMM + 0.1 // the hook of a J hangs over
			if lacks := strings.TrimFunc(w.text, w.font.Has); lacks != "" {
				e.page(i, "%q has no letters for %q.", w.font, drawing.Short(lacks, 40))
			}
			if w.size < smallest(w.text)-0.01 && (e.options.Scale >= 1 || e.options.Scale == 0) {
				e.page(i, "%q is set in %.1f pt.", name, w.size)
			}
			if w.boxed && !e.seamed() && !inside(w.ink, w.clip.Inset(-0.1)) {
				e.page(i, "%q is cut off: it covers %v, and %v can be seen.", name, w.ink, w.clip)
			}
			if shown := w.ink; !inside(shown, printable.Inset(-slack)) && !w.boxed {
				e.page(i, "%q at %v stands outside the printable %v.", name, shown, printable)
			}
			for _, other := range all[:k] {
				if kind == parts.Board && other.mark != w.mark {
					continue // the name of a neighbour lies on a flap's art, on a plate of its own
				}
				shared := common(w.ink, other.ink)
				if shared.Width > 0.4 && shared.Height > 0.4*min(w.ink.Height, other.ink.Height) {
					e.page(i, "%q stands on %q, at %v.", name, drawing.Short(other.text, 40), shared)
				}
			}
		}
		e.onParts(i)
	}
}

// seamed says whether the job has said that joins run through the spaces of its board.
func (e *examiner) seamed() bool {
	for _, notice := range e.job.Notices {
		if strings.Contains(notice, "joins run through") {
			return true
		}
	}
	return false
}

// onParts checks that the words of a piece or of a card lie on it once it is cut out.
func (e *examiner) onParts(i int) {
	page := &e.job.Pages[i]
	if kind, ok := e.kind(page); !ok || kind == parts.Board || kind == parts.Pages {
		return
	}
	for _, p := range page.Placements {
		for _, use := range e.usesAt(page, p) {
			for _, w := range e.wordsIn(use) {
				if !inside(w.ink, p.Box.Inset(-0.3)) {
					e.page(i, "%q is cut through with %s: it covers %v of %v.", drawing.Short(w.text, 40), e.name(p), w.ink, p.Box)
				}
			}
		}
	}
}
