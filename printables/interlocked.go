package printables

import (
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// interlocked lays out the parts whose pieces interlock, such as nets of cubes. Each part gets its own
// sheets.
func (j *Job) interlocked() error {
	for _, part := range j.Parts {
		if part.Kind != parts.Pieces || part.Grid <= 0 {
			continue
		}
		var shapes []paper.Shape
		var symbols []*drawing.Symbol
		for _, piece := range part.Pieces {
			item := paper.Item{Name: part.Title + ", " + piece.Name, Width: piece.Front.Width,
				Height: piece.Front.Height, Copies: piece.Copies}
			shapes = append(shapes, paper.Shape{Item: item, Outline: piece.Outline})
			symbols = append(symbols, &drawing.Symbol{Name: part.ID + " " + piece.Name, Drawing: piece.Front})
		}
		sheet, laid, err := paper.Nest(shapes, j.options.Sheet, part.Grid)
		if err != nil {
			return err
		}
		first := len(j.Pages)
		for _, one := range laid {
			number := first + one.Sheet
			for number >= len(j.Pages) {
				j.newPage(part.Title, sheet)
			}
			page := &j.Pages[number]
			placement := Placement{Part: part.ID, Piece: one.Shape, Copy: one.Copy, Page: number,
				Box: one.Box, Turn: 90 * float64(one.Quarters)}
			use := drawing.Use{Symbol: symbols[one.Shape], At: one.Box.Centre(), Scale: 1,
				Turn: placement.Turn}
			page.Drawing.Add(use)
			paper.CutLine(page.Drawing, part.Pieces[one.Shape].Outline.Mapped(use.Place))
			page.Placements = append(page.Placements, placement)
		}
	}
	return nil
}

// covers returns how much paper a placement uses, in square millimetres: the area of its box, or for
// interlocking pieces only the area inside the outline.
func (j *Job) covers(placement Placement) float64 {
	part := j.part(placement.Part)
	if part.Grid <= 0 {
		return placement.Box.Width * placement.Box.Height
	}
	return part.Pieces[placement.Piece].Outline.Area()
}
