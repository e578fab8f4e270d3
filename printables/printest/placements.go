package printest

import (
	"math"
	"strings"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// placements checks that nothing lies on anything else, nor outside the printable area or in the foot: cards with their bleed.
func (e *examiner) placements() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		sheet := e.lying(page)
		printable, foot := sheet.Printable(), sheet.Foot()
		kind, _ := e.kind(page)
		var taken []drawing.Rectangle
		for _, p := range page.Placements {
			part := e.parts[p.Part]
			if part == nil {
				e.page(i, "%s is of no part.", p.Part)
				return
			}
			if p.Page != i {
				e.page(i, "%s says that it is on page %d.", e.name(p), p.Page+1)
			}
			if part.Kind != kind {
				e.page(i, "%s lies among parts of another kind.", e.name(p))
			}
			reach := e.reach(page, p)
			if !inside(reach, printable) {
				e.page(i, "%s at %v reaches out of the printable %v.", e.name(p), reach, printable)
			}
			if common(reach, foot) != (drawing.Rectangle{}) {
				e.page(i, "%s at %v lies in the foot.", e.name(p), reach)
			}
			for before, other := range taken {
				if shared := common(reach, other); shared != (drawing.Rectangle{}) && e.collide(page.Placements[before], p, shared) {
					e.page(i, "%s and %s overlap by %v.", e.name(page.Placements[before]), e.name(p), shared)
				}
			}
			taken = append(taken, reach)
		}
	}
}

// reach returns what a placement covers as it is printed: its box, with the bleed that is drawn around a card.
func (e *examiner) reach(page *printables.Page, p printables.Placement) drawing.Rectangle {
	if e.parts[p.Part].Kind == parts.Cards {
		if uses := e.usesAt(page, p); len(uses) > 0 {
			return drawn(uses[0])
		}
	}
	return p.Box
}

// drawn returns the box that a use marks.
func drawn(use drawing.Use) drawing.Rectangle {
	box := placed(use, use.Symbol.Drawing.Area())
	if !use.Clip.Empty() {
		box = common(box, use.Clip)
	}
	return box
}

// placed returns the box around a box of a symbol where a use puts it.
func placed(use drawing.Use, box drawing.Rectangle) drawing.Rectangle {
	low := drawing.Point{X: math.Inf(1), Y: math.Inf(1)}
	high := drawing.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, corner := range [][2]float64{{box.X, box.Y}, {box.Right(), box.Y}, {box.X, box.Bottom()}, {box.Right(), box.Bottom()}} {
		at := use.Place(drawing.Point{X: corner[0], Y: corner[1]})
		low = drawing.Point{X: min(low.X, at.X), Y: min(low.Y, at.Y)}
		high = drawing.Point{X: max(high.X, at.X), Y: max(high.Y, at.Y)}
	}
	return drawing.Box(low.X, low.Y, high.X-low.X, high.Y-low.Y)
}

// usesAt returns the symbols that a page draws, true to size, in the middle of a placement, turned as it says.
func (e *examiner) usesAt(page *printables.Page, p printables.Placement) []drawing.Use {
	var uses []drawing.Use
	middle := p.Box.Centre()
	for _, mark := range page.Drawing.Marks {
		if use, ok := mark.(drawing.Use); ok && use.Scale == 1 && near(use.At.X, middle.X) && near(use.At.Y, middle.Y) && turned(use.Turn, p.Turn) == 0 {
			uses = append(uses, use)
		}
	}
	return uses
}

// turned returns how far one turn is from another, from 0 up to 360 degrees.
func turned(a, b float64) float64 { return math.Mod(math.Mod(a-b, 360)+360, 360) }

// art checks that the page draws each placement: the right side of the right piece, true to size, in its place.
func (e *examiner) art() {
	for i := range e.job.Pages {
		page := &e.job.Pages[i]
		for _, p := range page.Placements {
			part := e.parts[p.Part]
			if part.Kind != parts.Pieces && part.Kind != parts.Cards {
				continue
			}
			if p.Piece < 0 || p.Piece >= len(part.Pieces) {
				e.page(i, "%s is no piece.", e.name(p))
				continue
			}
			piece := &part.Pieces[p.Piece]
			face := piece.Front
			if p.Side == printables.Back {
				face = piece.Back
			}
			if face == nil {
				e.page(i, "%s has nothing on that side.", e.name(p))
				continue
			}
			uses := e.usesAt(page, p)
			if len(uses) != 1 {
				e.page(i, "%s is drawn %d times at %v.", e.name(p), len(uses), p.Box)
				continue
			}
			if !e.alike(uses[0].Symbol.Drawing, face) {
				e.page(i, "at the place of %s another drawing is printed, %q.", e.name(p), uses[0].Symbol.Name)
			}
			width, height := piece.Front.Width-2*piece.Bleed, piece.Front.Height-2*piece.Bleed
			if turned(p.Turn, 0) == 90 || turned(p.Turn, 0) == 270 {
				width, height = height, width
			}
			if !near(p.Box.Width, width) || !near(p.Box.Height, height) {
				e.page(i, "%s is cut to %v, want %.2f × %.2f mm.", e.name(p), p.Box, width, height)
			}
			if reach := drawn(uses[0]); !inside(p.Box, reach) {
				e.page(i, "%s is printed at %v only, which is less than its cut %v.", e.name(p), reach, p.Box)
			}
		}
	}
}

// alike says whether a page draws a face: itself, or its twin in ink-saver.
func (e *examiner) alike(got, face *drawing.Drawing) bool {
	if !e.options.InkSaver {
		return got == face
	}
	look, known := e.looks[face]
	if !known {
		look = new(drawing.InkSaver).Drawing(face).String()
		e.looks[face] = look
	}
	return e.look(got) == look
}

// look returns what a drawing looks like, mark by mark.
func (e *examiner) look(d *drawing.Drawing) string {
	look, known := e.looks[d]
	if !known {
		look = d.String()
		e.looks[d] = look
	}
	return look
}

// A copyKey is one copy of one piece.
type copyKey struct {
	part        string
	piece, copy int
}

// counts checks that every part is printed as often as wanted, and nothing else.
func (e *examiner) counts() {
	var fronts, backs = map[copyKey]int{}, map[copyKey]int{}
	pieces, pagesOf := map[string]int{}, map[string][]int{}
	covered := map[string]float64{}
	for i := range e.job.Pages {
		onPage := map[string]int{}
		for _, p := range e.job.Pages[i].Placements {
			key := copyKey{p.Part, p.Piece, p.Copy}
			if p.Side == printables.Back {
				backs[key]++
				continue
			}
			fronts[key]++
			pieces[p.Part]++
			onPage[p.Part]++
			covered[p.Part] += p.Box.Width * p.Box.Height
		}
		for id, count := range onPage {
			pagesOf[id] = append(pagesOf[id], count)
		}
	}
	for key, count := range fronts {
		if count != 1 {
			e.whole("%s is printed %d times.", e.name(printables.Placement{Part: key.part, Piece: key.piece, Copy: key.copy}), count)
		}
	}
	for i := range e.job.Parts {
		part := &e.job.Parts[i]
		if pieces[part.ID] == 0 && e.expected(part) != 0 {
			e.whole("%s is not printed.", part.Title)
			continue
		}
		if part.Kind == parts.Pieces || part.Kind == parts.Cards {
			e.copies(part, fronts, backs)
			if want := e.expected(part); want >= 0 && pieces[part.ID] != want {
				e.whole("%d pieces of %s are printed, want %d.", pieces[part.ID], part.Title, want)
			}
		}
		switch part.Kind {
		case parts.Cards:
			e.full(part, pagesOf[part.ID])
		case parts.Board, parts.Pages:
			if len(e.options.Only) > 0 {
				continue
			}
			for k := range pieces[part.ID] {
				if fronts[copyKey{part.ID, k, 0}] != 1 {
					e.whole("Sheet %d of %s is printed %d times.", k+1, part.Title, fronts[copyKey{part.ID, k, 0}])
				}
			}
			if part.Kind == parts.Board {
				if front := part.Pieces[0].Front; covered[part.ID] < front.Width*front.Height*(1-1e-6) {
					e.whole("The tiles of %s cover %.0f mm², and it has %.0f.", part.Title, covered[part.ID], front.Width*front.Height)
				}
			}
		}
	}
}

// copies checks that each copy of each piece is there, and its back where it has one that is printed.
func (e *examiner) copies(part *printables.Part, fronts, backs map[copyKey]int) {
	for k := range part.Pieces {
		piece := &part.Pieces[k]
		for number := range piece.Copies {
			key := copyKey{part.ID, k, number}
			name := e.name(printables.Placement{Part: part.ID, Piece: k, Copy: number})
			if fronts[key] == 0 {
				e.whole("%s is missing.", name)
			}
			want := 0
			if part.Kind == parts.Cards && piece.Back != nil && e.options.Backs != paper.NoBacks {
				want = 1
			}
			if backs[key] != want {
				e.whole("%s has %d backs, want %d.", name, backs[key], want)
			}
		}
	}
}

// expected returns how many pieces of a part were asked for, or -1 where that is for the part to say.
func (e *examiner) expected(part *printables.Part) int {
	if len(e.options.Only) > 0 {
		count := 0
		for _, only := range e.options.Only {
			if only.Part == part.ID {
				for _, wanted := range only.Pieces {
					if copies := wanted.Copies; strings.EqualFold(wanted.Name, printables.Spare) {
						count += copies * len(part.Spares(1))
					} else {
						count += copies
					}
				}
			}
		}
		return count
	}
	for i := range e.job.All {
		if all := &e.job.All[i]; all.ID == part.ID && (all.Kind == parts.Pieces || all.Kind == parts.Cards) {
			count := 0
			for _, piece := range all.Pieces {
				count += piece.Copies
			}
			count *= max(1, e.options.Copies)
			if !all.Rare {
				count += e.options.Spares * len(all.Spares(1))
			}
			return count
		}
	}
	return -1
}

// full checks that of a part's sheets of cards all but the last are equally full.
func (e *examiner) full(part *printables.Part, counts []int) {
	for i, count := range counts {
		if i < len(counts)-1 && count != counts[0] || count > counts[0] {
			e.whole("Sheet %d of %s has %d cards, the first has %d: they are not filled in turn.", i+1, part.Title, count, counts[0])
		}
	}
}
