package printables

import (
	"fmt"
	"math"
	"slices"

	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pdf"
	"homespun/rulesets"
)

// A Job is a print: pages, and what lies where on them.
type Job struct {
	// Title names what is printed: game, ruleset and theme.
	Title string
	Pages []Page
	// Parts are those printed.
	Parts []Part
	// Use is how much of the paper is parts, from 0 to 1; Minutes how long cutting, folding and gluing takes.
	Use     float64
	Minutes int
	// Notices say what is not as one may expect, a sentence each.
	Notices []string

	set     *parts.Set
	sheet   paper.Sheet
	tiling  *paper.Tiling
	ruleset *rulesets.Ruleset
}

// A Page is one side of a sheet, as large as the paper lies, in millimetres.
type Page struct {
	Title         string
	Width, Height float64
	Drawing       *drawing.Drawing
	Placements    []Placement
}

// A Placement is where one copy of a piece lies.
type Placement struct {
	// Part is its id, Piece its index there, of a board the tile's, of a part that fills sheets the page's; Copy counts from 0.
	Part        string
	Piece, Copy int
	// Page counts from 0. Box is what it covers, in millimetres; Turn is how far it is turned clockwise, in degrees.
	Page int
	Box  drawing.Rectangle
	Turn float64
	Side Side
}

// Side is a side of a sheet.
type Side uint8

// The sides.
const (
	Front Side = iota
	Back
)

// New lays a game's parts out on pages. The engine is the ruleset compiled; a nil theme is the game's own.
func New(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme, options Options) (*Job, error) {
	set, all, err := prepare(ruleset, engine, theme, &options)
	if err != nil {
		return nil, err
	}
	some, err := chosen(all, options.Parts)
	if err != nil {
		return nil, err
	}
	job := &Job{Title: title(set), Parts: some, set: set, sheet: options.Sheet, ruleset: ruleset}
	if err := job.layOut(); err != nil {
		return nil, err
	}
	job.note(options)
	if options.InkSaver {
		var saver drawing.InkSaver
		for i := range job.Pages {
			job.Pages[i].Drawing = saver.Drawing(job.Pages[i].Drawing)
		}
	}
	return job, nil
}

// title names what is printed.
func title(set *parts.Set) string {
	text := set.Ruleset.Game.Title + " · " + set.Ruleset.Name
	if set.Theme.Name != "" {
		text += " · " + set.Theme.Name
	}
	return text
}

// layOut makes all pages. The cover says on which page everything is, and may need more than one itself: it is made last and put first.
func (j *Job) layOut() error {
	if err := j.boards(); err != nil {
		return err
	}
	if err := j.pieces(); err != nil {
		return err
	}
	j.fill()
	j.estimate()
	content := j.Pages
	for count := 1; ; count++ {
		cover := j.cover(count)
		if len(cover) > count {
			continue
		}
		j.Pages = append(cover, content...)
		break
	}
	shift := len(j.Pages) - len(content)
	for i := range j.Pages {
		page := &j.Pages[i]
		for k := range page.Placements {
			page.Placements[k].Page += shift
		}
	}
	for i := range j.Pages {
		j.foot(i)
	}
	return nil
}

// newPage appends a page of a sheet.
func (j *Job) newPage(title string, sheet paper.Sheet) *Page {
	j.Pages = append(j.Pages, blank(title, sheet))
	return &j.Pages[len(j.Pages)-1]
}

func blank(title string, sheet paper.Sheet) Page {
	return Page{Title: title, Width: sheet.Width(), Height: sheet.Height(), Drawing: drawing.New(sheet.Width(), sheet.Height())}
}

// boards cuts the boards into tiles, a page each.
func (j *Job) boards() error {
	for _, part := range j.Parts {
		if part.Kind != parts.Board {
			continue
		}
		front := part.Pieces[0].Front
		tiling, err := paper.Board{Width: front.Width, Height: front.Height, Columns: part.Columns, Rows: part.Rows}.Tile(j.sheet)
		if err != nil {
			return err
		}
		if !tiling.OnLines {
			j.Notices = append(j.Notices, "The spaces of the board are larger than a sheet: joins run through them.")
		}
		j.tiling = tiling
		joined := tiling.Join(front)
		for i, tile := range tiling.Tiles {
			name := part.Title
			if len(tiling.Tiles) > 1 {
				name += " " + tile.Name()
			}
			page := j.newPage(name, tiling.Sheet)
			tiling.Draw(page.Drawing, joined, tile)
			page.Placements = []Placement{{Part: part.ID, Piece: i, Page: len(j.Pages) - 1, Box: tiling.Place(tile)}}
		}
	}
	return nil
}

// pieces packs all small parts together, so that they take few sheets.
func (j *Job) pieces() error {
	type origin struct{ part, piece int }
	var items []paper.Item
	var origins []origin
	var symbols []*drawing.Symbol
	for i, part := range j.Parts {
		if part.Kind != parts.Pieces {
			continue
		}
		for k, piece := range part.Pieces {
			items = append(items, paper.Item{Name: part.Title + ", " + piece.Name, Width: piece.Front.Width, Height: piece.Front.Height, Copies: piece.Copies})
			origins = append(origins, origin{i, k})
			symbols = append(symbols, &drawing.Symbol{Name: part.ID + " " + piece.Name, Drawing: piece.Front})
		}
	}
	sheet, slots, err := paper.Pack(items, j.sheet)
	if err != nil {
		return err
	}
	first := len(j.Pages)
	for range paper.Sheets(slots) {
		j.newPage("", sheet)
	}
	for _, slot := range slots {
		from := origins[slot.Item]
		part := &j.Parts[from.part]
		number := first + slot.Sheet
		page := &j.Pages[number]
		if page.Title == "" {
			page.Title = part.Title
		} else if !slices.ContainsFunc(page.Placements, func(p Placement) bool { return p.Part == part.ID }) {
			page.Title += ", " + lower(part.Title)
		}
		turn := 0.0
		if slot.Turned {
			turn = 90
		}
		page.Drawing.Use(symbols[slot.Item], slot.Box.Centre(), 1, turn)
		cutMarks(page.Drawing, part.Pieces[from.piece], slot, sheet)
		page.Placements = append(page.Placements, Placement{Part: part.ID, Piece: from.piece, Copy: slot.Copy, Page: number, Box: slot.Box, Turn: turn})
	}
	return nil
}

// cutMarks draws where a piece is cut: along its outline, or at the corners of its box.
func cutMarks(page *drawing.Drawing, piece parts.Piece, slot paper.Slot, sheet paper.Sheet) {
	if piece.Outline == nil {
		paper.CornerTicks(page, slot.Box, sheet.Printable(), paper.PieceTick)
		return
	}
	paper.CutLine(page, piece.Outline.Mapped(func(p drawing.Point) drawing.Point {
		if slot.Turned {
			p = drawing.Point{X: piece.Front.Height - p.Y, Y: p.X}
		}
		return p.Plus(slot.Box.X, slot.Box.Y)
	}))
}

// fill makes the pages of the parts that fill sheets.
func (j *Job) fill() {
	sheet := j.sheet.Turned(false)
	area := sheet.Area()
	for _, part := range j.Parts {
		if part.Kind != parts.Pages {
			continue
		}
		drawn := part.Fill(area.Width, area.Height)
		for i, front := range drawn {
			name := part.Title
			if len(drawn) > 1 {
				name += fmt.Sprintf(" %d of %d", i+1, len(drawn))
			}
			page := j.newPage(name, sheet)
			page.Drawing.Add(parts.Moved(front, area.X, area.Y).Marks...)
			page.Placements = []Placement{{Part: part.ID, Piece: i, Page: len(j.Pages) - 1, Box: area}}
		}
	}
}

// foot draws the foot of a page.
func (j *Job) foot(i int) {
	page := &j.Pages[i]
	sheet := j.sheet.Turned(page.Width > page.Height)
	footer := paper.Footer{Title: j.Title, Page: i + 1, Pages: len(j.Pages)}
	for _, placement := range page.Placements {
		if j.part(placement.Part).Kind == parts.Board && len(j.tiling.Tiles) > 1 {
			footer.Tiling, footer.Tile = j.tiling, placement.Piece
		}
	}
	footer.Draw(page.Drawing, sheet)
}

// part returns a part of the job by its id.
func (j *Job) part(id string) *Part {
	for i := range j.Parts {
		if j.Parts[i].ID == id {
			return &j.Parts[i]
		}
	}
	return &Part{}
}

// How long work takes.
const (
	cutSpeed   = 20.0 // mm of cut in a second
	pieceTime  = 5.0  // seconds to take up the next piece
	seamTime   = 90.0 // seconds to glue one tile to the next
	spareUnits = 60.0
)

// estimate sums up the paper used and the time that cutting, folding and gluing takes.
func (j *Job) estimate() {
	used, total, seconds := 0.0, 0.0, 0.0
	for _, page := range j.Pages {
		total += page.Width * page.Height
		for _, placement := range page.Placements {
			used += placement.Box.Width * placement.Box.Height
			part := j.part(placement.Part)
			switch part.Kind {
			case parts.Board:
				seconds += 2*(placement.Box.Width+placement.Box.Height)/cutSpeed + pieceTime
				if placement.Piece > 0 {
					seconds += seamTime
				}
			case parts.Pieces:
				seconds += 2*(placement.Box.Width+placement.Box.Height)/cutSpeed + pieceTime + part.Pieces[placement.Piece].Work
			}
		}
	}
	if total > 0 {
		j.Use = used / total
	}
	j.Minutes = int(math.Ceil(seconds / spareUnits))
}

// note adds the notices about names and sizes.
func (j *Job) note(options Options) {
	for _, names := range options.Names {
		for _, name := range names {
			if !drawing.Settable(name) {
				j.Notices = append(j.Notices, fmt.Sprintf("The name %s cannot be printed: its line is left empty to be written on.", shortened(name)))
			}
		}
	}
	for _, text := range []string{j.set.Ruleset.Game.Title, j.set.Ruleset.Name, j.set.Theme.Name} {
		if text != "" && !drawing.Settable(text) {
			j.Notices = append(j.Notices, fmt.Sprintf("Not all letters of the name %s can be printed.", shortened(text)))
		}
	}
	if options.Scale == Fit {
		for _, part := range j.Parts {
			if part.Kind == parts.Board {
				j.Notices = append(j.Notices, fmt.Sprintf("To fit on one sheet the board is printed at %.0f %%: %s", 100*j.set.Scale, part.Note))
			}
		}
	}
}

// Document returns the job as a document to write.
func (j *Job) Document() pdf.Document {
	document := pdf.Document{Title: j.Title, Author: j.ruleset.Game.Designer, Subject: "Print at 100 %"}
	for _, page := range j.Pages {
		document.Pages = append(document.Pages, pdf.Page{Drawing: page.Drawing, Bookmark: page.Title})
	}
	return document
}

// PDF returns the job as a PDF file. The same job gives the same bytes.
func (j *Job) PDF() ([]byte, error) { return j.Document().Bytes() }

// Sheets returns how many sheets of paper the job takes.
func (j *Job) Sheets() int { return len(j.Pages) }
