package printest

import (
	"math"
	"slices"
	"strings"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// placements checks that nothing lies on anything else, nor outside the printable area or in the foot:
// cards with their bleed.
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
				first, shared := page.Placements[before], common(reach, other)
				if shared != (drawing.Rectangle{}) && e.collide(first, p, shared) {
					e.page(i, "%s and %s overlap by %v.", e.name(first), e.name(p), shared)
				}
			}
			taken = append(taken, reach)
		}
	}
}

// reach returns what a placement covers as it is printed: its box, with the bleed that is drawn around a
// card.
func (e *examiner) reach(page *printables.Page, p printables.Placement) drawing.Rectangle {
	if e.parts[p.Part].Kind == parts.Cards {
		if uses := e.usesAt(page, p); len(uses) > 0 {
			return drawn(uses[0])
		}
	}
	return p.Box
}

// collide says whether two placements whose boxes share some area overlap: of parts that interlock that
// is for their outlines to say, at points half a millimetre apart.
func (e *examiner) collide(a, b printables.Placement, shared drawing.Rectangle) bool {
	const step = 0.5
	if e.parts[a.Part].Grid <= 0 || e.parts[b.Part].Grid <= 0 {
		return true
	}
	one, other := e.outline(a).Flatten(hair), e.outline(b).Flatten(hair)
	for y := shared.Y + step/2; y < shared.Bottom(); y += step {
		for x := shared.X + step/2; x < shared.Right(); x += step {
			if at := (drawing.Point{X: x, Y: y}); drawing.Inside(one, at) && drawing.Inside(other, at) {
				return true
			}
		}
	}
	return false
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
	return box.Path().Mapped(use.Place).Bounds()
}

// usesAt returns the symbols that a page draws, true to size, in the middle of a placement, turned as it
// says.
func (e *examiner) usesAt(page *printables.Page, p printables.Placement) []drawing.Use {
	var uses []drawing.Use
	middle := p.Box.Centre()
	for _, mark := range page.Drawing.Marks {
		use, ok := mark.(drawing.Use)
		there := near(use.At.X, middle.X) && near(use.At.Y, middle.Y) && turned(use.Turn, p.Turn) == 0
		if ok && there && use.Scale == 1 {
			uses = append(uses, use)
		}
	}
	return uses
}

// turned returns how far one turn is from another, from 0 up to 360 degrees.
func turned(a, b float64) float64 { return math.Mod(math.Mod(a-b, 360)+360, 360) }

// art checks that the page draws each placement: the right side of the right piece, true to size, in its
// place.
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
			if !e.draws(uses[0].Symbol.Drawing, face) {
				e.page(i, "at the place of %s another drawing is printed, %q.", e.name(p),
					uses[0].Symbol.Name)
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

// draws says whether a page draws a face: itself, or what looks like it in ink-saver.
func (e *examiner) draws(got, face *drawing.Drawing) bool {
	if !e.options.InkSaver {
		return got == face
	}
	if e.looks[face] == "" {
		e.looks[face] = new(drawing.InkSaver).Drawing(face).String()
	}
	if e.looks[got] == "" {
		e.looks[got] = got.String()
	}
	return e.looks[got] == e.looks[face]
}

// counts checks that every part is printed as often as wanted, and nothing else.
func (e *examiner) counts() {
	fronts, backs := map[copyKey]int{}, map[copyKey]int{}
	printed, covered, onPages := map[string]int{}, map[string]float64{}, map[string][]int{}
	for i := range e.job.Pages {
		onPage := map[string]int{}
		for _, p := range e.job.Pages[i].Placements {
			if p.Side == printables.Back {
				backs[keyOf(p)]++
				continue
			}
			fronts[keyOf(p)]++
			printed[p.Part]++
			onPage[p.Part]++
			covered[p.Part] += p.Box.Width * p.Box.Height
		}
		for id, count := range onPage {
			onPages[id] = append(onPages[id], count)
		}
	}
	for key, count := range fronts {
		if count != 1 {
			e.whole("%s is printed %d times.", e.name(key.placement()), count)
		}
	}
	for i := range e.job.Parts {
		part := &e.job.Parts[i]
		want := e.expected(part)
		switch {
		case printed[part.ID] == 0 && want != 0:
			e.whole("%s is not printed.", part.Title)
		case part.Kind == parts.Pieces || part.Kind == parts.Cards:
			if e.copies(part, fronts, backs); want >= 0 && printed[part.ID] != want {
				e.whole("%d pieces of %s are printed, want %d.", printed[part.ID], part.Title, want)
			}
			for k, count := range onPages[part.ID] {
				// Each set of a deck may end with a sheet that is not full.
				counts := onPages[part.ID]
				full, last := counts[0], k == len(counts)-1 ||
					e.options.Copies > 1 && (k+1)%max(1, len(counts)/e.options.Copies) == 0
				if part.Kind == parts.Cards && (count > full || count < full && !last) {
					e.whole("Sheet %d of %s has %d cards, and the first has %d.", k+1, part.Title, count,
						full)
				}
			}
		case len(e.options.Only) == 0:
			for k := range printed[part.ID] {
				if key := (copyKey{part.ID, k, 0}); fronts[key] != 1 {
					e.whole("Sheet %d of %s is printed %d times.", k+1, part.Title, fronts[key])
				}
			}
			if part.Kind == parts.Board {
				front := part.Pieces[0].Front
				if got, want := covered[part.ID], front.Width*front.Height; got < want*(1-1e-6) {
					e.whole("The tiles of %s cover %.0f mm², and it has %.0f.", part.Title, got, want)
				}
			}
		}
	}
}

// copies checks that each copy of each piece is there, and its back where it has one that is printed.
func (e *examiner) copies(part *printables.Part, fronts, backs map[copyKey]int) {
	for k := range part.Pieces {
		piece, want := &part.Pieces[k], 0
		if part.Kind == parts.Cards && piece.Back != nil && e.options.Backs != paper.NoBacks {
			want = 1
		}
		for number := range piece.Copies {
			key := copyKey{part.ID, k, number}
			if fronts[key] == 0 {
				e.whole("%s is missing.", e.name(key.placement()))
			}
			if backs[key] != want {
				e.whole("%s has %d backs, want %d.", e.name(key.placement()), backs[key], want)
			}
		}
	}
}

// expected returns how many pieces of a part were asked for, or -1 if the part itself decides that.
func (e *examiner) expected(part *printables.Part) int {
	count := 0
	if len(e.options.Only) > 0 {
		for _, only := range e.options.Only {
			for _, wanted := range only.Pieces {
				switch {
				case only.Part != part.ID:
				case strings.EqualFold(wanted.Name, printables.Spare):
					count += wanted.Copies * len(part.Spares(1))
				default:
					count += wanted.Copies
				}
			}
		}
		return count
	}
	all := slices.IndexFunc(e.job.All, func(all printables.Part) bool { return all.ID == part.ID })
	if all < 0 || part.Kind != parts.Pieces && part.Kind != parts.Cards {
		return -1
	}
	whole := &e.job.All[all]
	for _, piece := range whole.Pieces {
		count += piece.Copies * max(1, e.options.Copies)
	}
	if !whole.Rare {
		count += e.options.Spares * len(whole.Spares(1))
	}
	return count
}
