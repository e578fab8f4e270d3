package printables

import (
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// printing returns the instructions for printing the sheets, and what paper and ink they need. Count is the
// number of pages of the cover.
func (j *Job) printing(count int) []string {
	name := j.options.Sheet.Size.Name
	both := j.pairs
	one := j.Sheets() - both + count
	steps := j.steps()
	first, last := j.ranges(count)
	said := []string{words.OneSide(one, name, first)}
	switch {
	case j.options.boardSheet() != j.options.Sheet && j.tiling != nil:
		tiles := 0
		for _, page := range j.Pages {
			if len(page.Placements) > 0 && j.part(page.Placements[0].Part).Kind == parts.Board {
				tiles++
			}
		}
		said[0] = words.TwoPapers(one-tiles, name, tiles, j.options.BoardSheet.Size.Name, first) + " " + j.thick(count)
	case one == count && count == 1 && both > 0:
		said[0] = words.CoverSheet(name)
	case len(steps) > 0 || j.assembled():
		said[0] += " " + j.thick(count)
	}
	if both > 0 {
		turned := j.options.edge()
		how := words.BothSides(sheets(both), name, turned)
		switch {
		case one == 0:
			how = words.BothSidesOnly(sheets(both), name, turned)
		case j.options.TwoFiles:
			how = words.BothSidesApart(sheets(both), name, BothSides, turned)
		case last != "":
			how = words.BothSidesLast(sheets(both), name, turned, last)
		}
		said = append(said, how+" "+words.BothSidesSign)
	}
	said = append(said,
		words.PrintActualSize,
		words.SignOfPrint(j.ID))
	if tools := j.tools(); len(steps) > 0 || j.assembled() {
		said = append(said, words.AtHand(text.Join(tools, "and"), work(tools), Duration(j.Minutes)))
	}
	if small := j.swallowable(); len(small) > 0 {
		said = append(said, words.SmallParts(text.Join(small, "and")))
	}
	return said
}

// ranges names the pages of the file that are printed on one side and those that are printed on both, if the
// cover has so many pages. Both are "" if there are pages of one kind only, or if the file is not printed
// in two such ranges.
func (j *Job) ranges(count int) (one, both string) {
	if !j.ranged(count) {
		return "", ""
	}
	pages := func(first, last int) string {
		var all []int
		for number := first; number <= last; number++ {
			all = append(all, number)
		}
		return words.Pages(len(all), runs(all, 1))
	}
	single := count + j.Sheets() - j.pairs
	return pages(1, single), pages(single+1, count+len(j.Pages))
}

// Ranges says which pages of the file are printed on one side and which on both, where it has some of each
// and is not printed on both sides as a whole; else it is "".
func (j *Job) Ranges() string {
	one, both := j.ranges(0)
	if one == "" {
		return ""
	}
	return words.Ranges(one, both, j.options.edge())
}

// thick says which pages are better printed on thick paper, behind a cover of count pages: all with something to be
// cut out.
func (j *Job) thick(count int) string {
	card := func(p Placement) bool { return j.part(p.Part).Card }
	said := words.ThickPaper(j.pagesWith(count, func(p Placement) bool {
		return j.part(p.Part).Kind != parts.Pages || card(p)
	}))
	if box := j.pagesWith(count, card); box != "" {
		said += " " + words.ThickBox(box)
	}
	return said
}

// edge names the edge of the paper over which the printer turns its sheets. Square sheets have no long one.
func (o Options) edge() string {
	short := o.turnedOver() == paper.ShortEdge
	switch square := o.Sheet.Size.Width == o.Sheet.Size.Height; {
	case square && short:
		return words.UpperEdge
	case square:
		return words.LeftEdge
	case short:
		return words.ShortEdge
	}
	return words.LongEdge
}

// tools returns what is needed to cut and glue the printed parts.
func (j *Job) tools() []string {
	tools := []string{"scissors", words.Ruler}
	add := func(more ...string) {
		for _, tool := range more {
			if !slices.Contains(tools, tool) {
				tools = append(tools, tool)
			}
		}
	}
	if j.tiling != nil {
		add(j.tiling.Tools()...)
	}
	for _, part := range j.Parts {
		add(part.Tools...)
	}
	for _, fan := range j.fans {
		add(fan.laid.Tools()...)
	}
	return tools
}

// work names the work that is done with these tools.
func work(tools []string) string {
	switch {
	case slices.Contains(tools, words.GlueStick):
		return words.CuttingAndGluing
	case slices.Contains(tools, words.StickyTape):
		return words.CuttingAndTaping
	}
	return "Cutting"
}

// swallowable returns the names, in small letters, of the parts that a small child could swallow.
func (j *Job) swallowable() []string {
	var small []string
	for _, part := range j.Parts {
		if (part.Kind == parts.Pieces || part.Kind == parts.Cards) &&
			slices.ContainsFunc(part.Pieces, parts.Swallowable) {
			small = append(small, inside(part))
		}
	}
	return small
}

// steps returns the instructions for making everything, the board first, without what the assembly sheet shows in
// pictures. There are none if nothing has to be cut.
func (j *Job) steps() []string {
	var steps []string
	drawn := j.assembled()
	if j.tiling != nil && (!drawn || len(j.tiling.Tiles) == 1) {
		if steps = j.tiling.Steps(); len(steps) == 0 {
			steps = []string{j.boardPart().Title + ": cut it out along its outline."}
		}
	}
	var outlined, marked []string // parts of which it is enough to say how they are cut
	for _, part := range j.Parts {
		for _, fan := range j.fans {
			if fan.part != part.ID || drawn {
				continue
			}
			for _, step := range fan.laid.Steps(j.options.Marks.Style) {
				steps = append(steps, part.Title+": "+text.Lower(step))
			}
		}
		if part.Fold && !j.options.folds() {
			continue
		}
		if !drawn || len(part.Made) == 0 {
			steps = append(steps, part.Steps...)
		}
		switch {
		case drawn: // all of them are in the pictures
		case part.Kind != parts.Pieces || len(part.Steps) > 0 || len(part.Pieces) == 0:
		case part.Pieces[0].Outline != nil:
			outlined = append(outlined, text.Lower(part.Title))
		default:
			marked = append(marked, text.Lower(part.Title))
		}
	}
	if len(outlined) > 0 {
		steps = append(steps, parts.Capital(text.Join(outlined, "and"))+": cut along the line.")
	}
	if len(marked) > 0 {
		steps = append(steps,
			parts.Capital(text.Join(marked, "and"))+": cut straight along the lines; neighbours share a cut.")
	}
	return steps
}

// hasBacks says whether at least one card of the part has a back.
func hasBacks(part Part) bool {
	return slices.ContainsFunc(part.Pieces, func(piece parts.Piece) bool { return piece.Back != nil })
}

// sheets returns a number of sheets in words.
func sheets(count int) string {
	if count == 1 {
		return "1 sheet"
	}
	return words.Sheets(count)
}
