package printables

import (
	"fmt"
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// layOut makes all pages: first those for thick paper, then those for plain paper, of which those for both
// sides come last. The cover is made last and put first, as it lists the page of everything; it may need more
// than one page itself.
func (j *Job) layOut() error {
	makes := []func() error{j.boards, j.pieces, j.interlocked, j.cards, j.fill, j.assemble}
	if j.packed.scanty() { // what little is left over lies on the last sheet
		makes = []func() error{j.boards, j.interlocked, j.cards, j.pieces, j.fill, j.assemble}
	}
	for _, makePages := range makes {
		if err := makePages(); err != nil {
			return err
		}
	}
	j.estimate()
	cover := j.wholeCover()
	shift := len(cover)
	j.Pages = append(cover, j.Pages...)
	for i := range j.Pages {
		page := &j.Pages[i]
		for k := range page.Placements {
			page.Placements[k].Page += shift
		}
	}
	j.number()
	for i := range j.Pages {
		j.foot(i)
	}
	return nil
}

// wholeCover returns the pages of the cover. It says how the print takes fewer sheets where that makes it no
// longer.
func (j *Job) wholeCover() []Page {
	if j.coverless {
		return nil
	}
	count := 1
	cover := j.cover(count)
	for len(cover) > count {
		count++
		cover = j.cover(count)
	}
	if j.savings = j.findSavings(count); len(j.savings) > 0 || j.Offer() != nil {
		j.saves = true
		if longer := j.cover(count); len(longer) <= count {
			return longer
		}
	}
	return cover
}

// newPage appends an empty page.
func (j *Job) newPage(title string, sheet paper.Sheet) *Page {
	j.Pages = append(j.Pages, blank(title, sheet))
	return &j.Pages[len(j.Pages)-1]
}

func blank(title string, sheet paper.Sheet) Page {
	return Page{Title: title, Width: sheet.Width(), Height: sheet.Height(),
		Drawing: drawing.New(sheet.Width(), sheet.Height()), sheet: sheet}
}

// boards cuts the boards into tiles, one tile a page.
func (j *Job) boards() error {
	for _, part := range j.Parts {
		if part.Kind != parts.Board {
			continue
		}
		front := part.Pieces[0].Front
		tiling, err := paper.Board{Title: part.Title, Width: front.Width, Height: front.Height,
			Columns: part.Columns, Rows: part.Rows, Join: j.options.Join,
			Keep: paper.WordsOf(front)}.Tile(j.options.boardSheet())
		if err != nil {
			return err
		}
		if !tiling.OnLines {
			j.Notices = append(j.Notices, words.SpacesThroughJoins(text.Lower(part.Title)))
		}
		if tiling.WordsCut > 0 {
			j.Notices = append(j.Notices, words.WordsThroughJoins(text.Lower(part.Title)))
		}
		j.tiling = tiling
		joined := tiling.Join(front)
		names := make([]string, len(tiling.Tiles))
		for i, tile := range tiling.Tiles {
			names[i] = tile.Name()
		}
		err = j.eachWanted(part, names, func(i, nth int) {
			name := part.Title
			if len(tiling.Tiles) > 1 {
				name += " " + names[i]
			}
			page := j.newPage(name, tiling.Sheet)
			tiling.Draw(page.Drawing, joined, tiling.Tiles[i])
			page.Placements = []Placement{{Part: part.ID, Piece: i, Copy: nth, Page: len(j.Pages) - 1,
				Box: tiling.Place(tiling.Tiles[i])}}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// eachWanted calls draw for each tile or page of a part that is wanted. One that is wanted several times gets
// several calls; nth counts them from 0.
func (j *Job) eachWanted(part Part, names []string, draw func(i, nth int)) error {
	wanted, err := chosenSheets(part, j.only[part.ID], names)
	copies := map[int]int{}
	for _, i := range wanted {
		draw(i, copies[i])
		copies[i]++
	}
	return err
}

// A packing is the small pieces of some parts, as they are laid on sheets together.
type packing struct {
	items   []paper.Item
	kits    [][]int
	origins []origin
	symbols []*drawing.Symbol
	sheet   paper.Sheet
	slots   []paper.Slot
}

// origin is the part and the piece of an item, as indices.
type origin struct{ part, piece int }

// pack packs the small pieces of some parts of all kinds together, to use few sheets. Interlocking pieces are laid out
// by [Job.interlocked].
func (j *Job) pack(some []Part) (p *packing, err error) {
	p = &packing{}
	var pairs [][]int // as the halves of a die: kept together where that takes at most a sheet more
	for i, part := range some {
		if part.Kind != parts.Pieces || part.Grid > 0 {
			continue
		}
		kit, inKit := map[string]int{}, map[string]int{}
		for _, piece := range part.Pieces {
			inKit[piece.Kit]++
		}
		for k, piece := range part.Pieces {
			list := &p.kits
			if inKit[piece.Kit] == 2 {
				list = &pairs
			}
			if at, begun := kit[piece.Kit]; begun {
				(*list)[at] = append((*list)[at], len(p.items))
			} else if piece.Kit != "" {
				kit[piece.Kit], *list = len(*list), append(*list, []int{len(p.items)})
			}
			p.items = append(p.items,
				paper.Item{Name: part.Title + ", " + piece.Name, Width: piece.Front.Width,
					Height: piece.Front.Height, Copies: piece.Copies, Row: rowOf(part, piece), Kind: kindOf(part, piece, inKit[piece.Kit])})
			p.origins = append(p.origins, origin{i, k})
			p.symbols = append(p.symbols, &drawing.Symbol{Name: part.ID + " " + piece.Name, Drawing: piece.Front})
		}
	}
	if len(p.items) == 0 {
		p.sheet = j.options.Sheet
		return p, nil
	}
	if p.sheet, p.slots, err = paper.Pack(p.items, p.kits, j.options.Sheet); err != nil || len(pairs) == 0 {
		return p, err
	}
	most := paper.Sheets(p.slots)
	if paper.Parted(p.items, p.slots) > 0 {
		most++ // halves that lie apart are not found
	}
	sheet, slots, err := paper.Pack(p.items, append(pairs, p.kits...), j.options.Sheet)
	if err == nil && paper.Sheets(slots) <= most {
		p.sheet, p.slots = sheet, slots
	}
	return p, err
}

// tooLarge returns a [*deck.Broken] of all pieces of a deck for which the paper has no room, and which paper has.
func (j *Job) tooLarge() error {
	var found []rulesets.Finding
	sheet := j.options.Sheet
	for _, part := range j.Parts {
		for _, piece := range part.Pieces {
			wide, high := piece.Front.Width, piece.Front.Height
			if part.Kind != parts.Pieces || piece.At.Path == "" || sheet.Holds(wide, high) {
				continue
			}
			one, area := piece.At, sheet.Area()
			mm := func(side float64) string { return fmt.Sprintf("%.0f", side) }
			one.Message = words.PieceUnfit(drawing.Quoted(piece.Name), mm(wide), mm(high), sheet.Size.Name, sheet.Small(),
				mm(area.Width), mm(area.Height))
			one.Suggestion = words.PieceUnfitHow(sheet.Larger(wide, high).Name, sheet.Small())
			found = append(found, one)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return deck.NewBroken(slices.CompactFunc(found, func(a, b rulesets.Finding) bool {
		return a.Path == b.Path && a.Key == b.Key // of a figure and its foot
	}))
}

// scanty reports whether less than a quarter of the last sheet is used.
func (p *packing) scanty() bool {
	last, covered := paper.Sheets(p.slots)-1, 0.0
	for _, slot := range p.slots {
		if slot.Sheet == last {
			covered += slot.Box.Width * slot.Box.Height
		}
	}
	area := p.sheet.Area()
	return covered < area.Width*area.Height/4
}

// pieces lays the small parts on their sheets.
func (j *Job) pieces() error {
	packed := j.packed
	first := len(j.Pages)
	for range paper.Sheets(packed.slots) {
		j.newPage("", packed.sheet)
	}
	boxes := map[int][]drawing.Rectangle{} // of the pieces on each page that are cut straight
	for _, slot := range packed.slots {
		from := packed.origins[slot.Item]
		part := &j.Parts[from.part]
		number := first + slot.Sheet
		page := &j.Pages[number]
		if page.Title == "" {
			page.Title = part.Title
		} else if !slices.ContainsFunc(page.Placements, func(p Placement) bool { return p.Part == part.ID }) {
			page.Title += ", " + text.Lower(part.Title)
		}
		turn := 0.0
		if slot.Turned {
			turn = 90
		}
		page.Drawing.Use(packed.symbols[slot.Item], slot.Box.Centre(), 1, turn)
		if part.Pieces[from.piece].Outline != nil {
			paper.CutLine(page.Drawing, outlined(part.Pieces[from.piece], slot))
		} else {
			boxes[number] = append(boxes[number], slot.Box)
		}
		page.Placements = append(page.Placements,
			Placement{Part: part.ID, Piece: from.piece, Copy: slot.Copy, Page: number, Box: slot.Box,
				Turn: turn})
	}
	for number := range j.Pages {
		paper.CutLines(j.Pages[number].Drawing, boxes[number])
	}
	return nil
}

// rowOf returns the row in which a piece lies with others of its part and size: rectangles that are not kept together
// with pieces of another size.
func rowOf(part Part, piece parts.Piece) string {
	if piece.Kit != "" || piece.Outline != nil {
		return ""
	}
	return part.ID
}

// kindOf returns the kind of a piece, whose pieces lie on as few sheets as may be: those of its part that are
// not kept together with others, and of such a kit the two if there are no more.
func kindOf(part Part, piece parts.Piece, inKit int) string {
	switch {
	case piece.Kit == "" && piece.Foot:
		return part.ID + " feet"
	case piece.Kit == "":
		return part.ID
	case inKit == 2:
		return part.ID + " " + piece.Kit
	}
	return ""
}

// outlined returns the outline of a piece as it lies in a slot.
func outlined(piece parts.Piece, slot paper.Slot) drawing.Path {
	return piece.Outline.Mapped(func(p drawing.Point) drawing.Point {
		if slot.Turned {
			p = drawing.Point{X: piece.Front.Height - p.Y, Y: p.X}
		}
		return p.Plus(slot.Box.X, slot.Box.Y)
	})
}

// fill adds the pages of the parts that fill whole sheets, such as the rule sheet: first those of card, and
// last the booklets, whose sheets are printed on both sides.
func (j *Job) fill() error {
	for _, wanted := range []func(Part) bool{
		func(part Part) bool { return part.Card },
		func(part Part) bool { return !part.Card && !part.Fold },
		func(part Part) bool { return !part.Card && part.Fold },
	} {
		for _, part := range j.Parts {
			if part.Kind != parts.Pages || part.ID == AssemblyID || !wanted(part) {
				continue
			}
			if err := j.fillSheets(part); err != nil {
				return err
			}
		}
	}
	return nil
}

// fillSheets adds the pages of a part that fills whole sheets.
func (j *Job) fillSheets(part Part) error {
	if part.Fold && j.options.folds() {
		return j.fold(part)
	}
	sheet := j.options.Sheet.Turned(false)
	area := sheet.Area()
	fill := part.Fill
	if part.Fold {
		fill = func(width, height float64) []*drawing.Drawing { return booklet(part, width, height) }
	}
	drawn := fill(area.Width, area.Height)
	names := make([]string, len(drawn))
	for i := range names {
		names[i] = fmt.Sprint(i + 1)
	}
	return j.eachWanted(part, names, func(i, nth int) {
		name := part.Title
		if len(drawn) > 1 && part.Card { // a number by itself would be that of a box
			name += fmt.Sprintf(", sheet %d of %d", i+1, len(drawn))
		} else if len(drawn) > 1 {
			name += fmt.Sprintf(" %d of %d", i+1, len(drawn))
		}
		page := j.newPage(name, sheet)
		page.Drawing.Add(parts.Moved(drawn[i], area.X, area.Y).Marks...)
		page.Placements = []Placement{{Part: part.ID, Piece: i, Copy: nth, Page: len(j.Pages) - 1, Box: area}}
	})
}

// foot draws the footer of a page.
func (j *Job) foot(i int) {
	page := &j.Pages[i]
	footer := paper.Footer{Title: j.Title, Page: page.Number, Pages: page.Of, ID: j.ID, Still: j.still}
	if page.Pair != "" {
		footer.Pair = page.Pair + " front"
		if page.Side == Back {
			footer.Pair = page.Pair + " back"
		}
	}
	if set := j.setOf(page); set != "" {
		footer.Title = set + " · " + footer.Title
	}
	for _, placement := range page.Placements {
		if j.part(placement.Part).Kind == parts.Board && len(j.tiling.Tiles) > 1 {
			footer.Tiling, footer.Tile = j.tiling, placement.Piece
		}
	}
	footer.Draw(page.Drawing, page.sheet)
}

// part returns the part of this job with an id.
func (j *Job) part(id string) *Part {
	for i := range j.Parts {
		if j.Parts[i].ID == id {
			return &j.Parts[i]
		}
	}
	return &Part{}
}
