package printables

import (
	"fmt"
	"slices"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// cover returns the pages that list what the job holds, on which pages, and how it is put together. The page
// numbers on it depend on how long the cover itself is, so count is the expected number. The result is longer
// if count pages are not enough.
func (j *Job) cover(count int) []Page {
	sheet := j.options.Sheet.Turned(false)
	area := sheet.Area()
	drawn, tabled := j.front(count, area, parts.HeadHeight)
	head := parts.HeadHeight
	if j.source.scene != nil { // where it costs nothing else
		high := max(sceneHead, area.Width*0.26)
		if other, still := j.front(count, area, high); len(other) <= len(drawn) && still == tabled {
			drawn, head = other, high
		}
	}
	var pages []Page
	for i, front := range drawn {
		page := blank("Cover", sheet)
		if i == 0 {
			j.drawHead(front, area, head)
		} else {
			page.Title = words.CoverPage(i + 1)
		}
		page.Drawing.Add(parts.Moved(front, area.X, area.Y).Marks...)
		pages = append(pages, page)
	}
	// text shrank with these page numbers, but would be too long with smaller ones: add empty pages
	for len(pages) < count {
		page := blank(words.CoverPage(len(pages)+1), sheet)
		page.Drawing.Label(drawing.Box(area.X, area.Y, area.Width, parts.HeadHeight),
			words.CoverEmpty, parts.TextStyle.In(drawing.Quiet),
			parts.Smallest, drawing.Left)
		pages = append(pages, page)
	}
	return pages
}

// sceneHead is how high the head of a cover is at least with the scene of the game, in millimetres.
const sceneHead = 50.0

// front returns the pages of the cover below a head of a height, and whether the table is on them.
func (j *Job) front(count int, area drawing.Rectangle, head float64) (drawn []*drawing.Drawing, tabled bool) {
	drawn = j.picturedCover(count, area, head)
	tabled = drawn != nil
	if drawn == nil {
		flow, columns := j.largestCover(count, area, head, j.assembly)
		if _, one := flow.Bottom(columns); !one && j.table() != nil { // the assembly sheet shows the board too
			other, wide := j.largestCover(count, area, head, nil)
			if _, one := other.Bottom(wide); one {
				flow, columns = other, wide
			}
		}
		table := j.table()
		if table != nil && !hasTableRoom(flow, columns) {
			for _, size := range coverSizes {
				if other, wide := j.setCover(count, area, head, size, nil, false); hasTableRoom(other, wide) {
					flow, columns = other, wide
					break
				}
			}
		}
		drawn = flow.Pages(columns)
		bottom, one := flow.Bottom(columns)
		if one && table != nil {
			j.drawTable(drawn[0], flow.Free(columns), table)
			tabled = tableHeight(flow.Free(columns)) > 0
		} else if one && len(j.fans) > 0 {
			j.drawFans(drawn[0], drawing.Box(0, bottom, area.Width, area.Height-bottom))
		}
	}
	return drawn, tabled
}

// picturedCover returns a one-page cover with the table or the board large below two columns of text. It returns
// nil if there is neither, or no room for it.
func (j *Job) picturedCover(count int, area drawing.Rectangle, head float64) []*drawing.Drawing {
	board, table := j.boardPart(), j.table()
	if board == nil && table == nil {
		return nil
	}
	const gap, heading = 4.0, 8.0
	front := drawing.New(1.6, 1) // as wide and high as the picture of a table is at most
	if table == nil {
		front = board.Pieces[0].Front
	}
	for _, try := range []struct{ size, part float64 }{{12, 0.75}, {11, 0.75}, {10, 0.7},
		{parts.TextStyle.Size, 0.6}} {
		flow, columns := j.setCover(count, area, head, try.size, nil, false)
		bottom, one := flow.Bottom(columns)
		if !one || columns.Count == 1 {
			continue
		}
		room := drawing.Box(0, bottom+gap+heading, area.Width, area.Height-bottom-2*gap-heading)
		high := min(room.Height, area.Width*front.Height/front.Width)
		if high*front.Width/front.Height < try.part*area.Width {
			continue
		}
		page := flow.Pages(columns)[0]
		if table != nil {
			page.Label(drawing.Box(0, bottom+gap, area.Width, heading), j.tableTitle(),
				parts.TitleStyle.Sized(13*try.size/parts.TextStyle.Size), parts.Smallest, drawing.Left)
			page.Add(parts.Moved(assembly.Wordless(table(area.Width, high)), 0, room.Y).Marks...)
			return []*drawing.Drawing{page}
		}
		said := "The " + text.Lower(board.Title)
		if len(j.tiling.Tiles) > 1 {
			said = j.assemblyTitle()
		}
		page.Label(drawing.Box(0, bottom+gap, area.Width, heading), said,
			parts.TitleStyle.Sized(13*try.size/parts.TextStyle.Size), parts.Smallest, drawing.Left)
		j.drawAssembly(page, drawing.Box(0, room.Y, area.Width, high), count)
		return []*drawing.Drawing{page}
	}
	return nil
}

// tableTitle returns what stands above the table; nothing does above a picture of one's own in its place.
func (j *Job) tableTitle() string {
	if j.source.cover != nil {
		return ""
	}
	return words.CoverTable
}

// drawTable draws the game's table in what a column leaves free, if it can be made out there.
func (j *Job) drawTable(page *drawing.Drawing, free drawing.Rectangle,
	table func(width, height float64) *drawing.Drawing) {
	high := tableHeight(free)
	if high == 0 {
		return
	}
	page.Label(drawing.Box(free.X, free.Y+tableGap, free.Width, tableHeading), j.tableTitle(),
		parts.TitleStyle.Sized(13), parts.Smallest, drawing.Left)
	picture := assembly.Wordless(table(free.Width, min(high, free.Width)))
	page.Add(parts.Moved(picture, free.X, free.Y+tableGap+tableHeading).Marks...)
}

// The room around the table in a column, in millimetres.
const tableGap, tableHeading = 6.0, 8.0

// tableHeight returns how high the table may be that is drawn in what a column leaves free, 0 if it could not
// be made out.
func tableHeight(free drawing.Rectangle) float64 {
	const least = 45.0
	if high := free.Height - 2*tableGap - tableHeading; high >= least {
		return high
	}
	return 0
}

// hasTableRoom reports whether the cover's text fits on one page and leaves room for the table beside it.
func hasTableRoom(flow *parts.Flow, columns parts.Columns) bool {
	_, one := flow.Bottom(columns)
	return one && tableHeight(flow.Free(columns)) > 0
}

// table returns what draws the game's table; nil if there is none, or if the cover has to show how the board goes
// together: no assembly sheet does, or its tiles are so many that nobody finds them without their pages.
func (j *Job) table() func(width, height float64) *drawing.Drawing {
	const many = 6
	if j.tiling != nil && len(j.tiling.Tiles) > many {
		return nil
	}
	i := slices.IndexFunc(j.All, func(part Part) bool { return part.Picture != nil })
	if i < 0 || !j.assembled() {
		return nil
	}
	return j.All[i].Picture
}

// drawFans draws some of the cards in a box below the cover's text, if there is room.
func (j *Job) drawFans(page *drawing.Drawing, box drawing.Rectangle) {
	const gap, least = 8.0, 30.0
	high := (box.Height - gap) / float64(len(j.fans))
	if high < least+gap {
		return
	}
	for i, fan := range j.fans {
		fan.draw(page, drawing.Box(box.X, box.Y+gap+float64(i)*high, box.Width, high-gap))
	}
}

// drawHead draws the head of the cover: the scene of the game where there is room for one, else a band with the names
// and some of the pieces.
func (j *Job) drawHead(page *drawing.Drawing, area drawing.Rectangle, high float64) {
	if high > parts.HeadHeight {
		page.UseAt(&drawing.Symbol{Name: "cover", Drawing: j.source.scene(area.Width, high)}, drawing.Point{})
		return
	}
	const size, step = parts.HeadHeight * 0.8, parts.HeadHeight * 0.86
	faces := j.faces(size)
	if own := j.source.cover; own != nil && j.table() == nil {
		faces = []*drawing.Symbol{own}
	}
	room := area.Width/2 - 8
	faces = faces[:min(len(faces), int(room/step))]
	parts.Head(page, drawing.Box(0, 0, area.Width, parts.HeadHeight), j.title, j.second, j.colour,
		float64(len(faces))*step)
	for i, face := range faces {
		x := area.Width - 4 - float64(len(faces)-i)*step
		box := drawing.Box(x, (parts.HeadHeight-size)/2, size, size)
		page.Add(drawing.Use{Symbol: face, At: box.Centre(), Silent: true,
			Scale: min(size/face.Drawing.Width, size/face.Drawing.Height)})
	}
}

// faces returns some of the square pieces that have an outline and a picture, such as tokens, to be drawn in a size,
// without words that are too small for it. The first and the last piece of each part are among them.
func (j *Job) faces(size float64) []*drawing.Symbol {
	const each = 4
	var faces []*drawing.Symbol
	for _, part := range j.Parts {
		var square []parts.Piece
		for _, piece := range part.Pieces {
			if piece.Front.Width == piece.Front.Height &&
				slices.ContainsFunc(piece.Front.Marks, isPicture) {
				square = append(square, piece)
			}
		}
		some := min(len(square), each)
		for i := range some {
			piece := square[i*(len(square)-1)/max(1, some-1)]
			faces = append(faces, &drawing.Symbol{Name: part.ID + " " + piece.Name + ", small",
				Drawing: drawing.Legible(piece.Front, size/piece.Front.Height)})
		}
	}
	return faces
}

func isPicture(mark drawing.Mark) bool {
	_, use := mark.(drawing.Use)
	return use
}

// coverSizes are the sizes of the cover's text that are tried, in pt.
var coverSizes = []float64{12, 11, 10, parts.TextStyle.Size, parts.Smallest}

// largestCover sets the cover's text in the largest size with which it takes no more pages.
func (j *Job) largestCover(count int, area drawing.Rectangle, head float64,
	picture func(*parts.Flow, int, float64)) (*parts.Flow, parts.Columns) {
	flow, columns := parts.Largest(coverSizes,
		func(size float64) (*parts.Flow, parts.Columns) { return j.fitCover(count, area, head, size, picture) })
	if _, one := flow.Bottom(columns); !one && j.facts != "" { // the rules say them too
		bare, from := *j, *j.source
		from.facts, bare.source = "", &from
		other, wide := bare.largestCover(count, area, head, picture)
		if _, one := other.Bottom(wide); one {
			return other, wide
		}
	}
	return flow, columns
}

// fitCover sets the cover's text in a size. If the second column is too short for all instructions, those for
// printing move to the first column, provided that the cover then fits on one page.
func (j *Job) fitCover(count int, area drawing.Rectangle, head, size float64,
	picture func(*parts.Flow, int, float64)) (*parts.Flow, parts.Columns) {
	flow, columns := j.setCover(count, area, head, size, picture, false)
	if _, one := flow.Bottom(columns); !one {
		other, columns := j.setCover(count, area, head, size, picture, true)
		if _, one := other.Bottom(columns); one {
			return other, columns
		}
	}
	return flow, columns
}

// setCover sets the cover's text in a size. It adds the board's assembly if picture, which draws it, is not
// nil. If long is true, the second column holds only the instructions for making the parts; otherwise it also
// holds those for printing.
func (j *Job) setCover(count int, area drawing.Rectangle, head, size float64,
	picture func(*parts.Flow, int, float64), long bool) (*parts.Flow, parts.Columns) {
	columns, enlarged := parts.ColumnsFor(area.Width, area.Height, head+4)
	wide := columns.ColumnWidth()
	enlarged *= size / parts.TextStyle.Size
	style := parts.TextStyle.Sized(parts.TextStyle.Size * enlarged)
	flow := &parts.Flow{}
	heading := func(title string) {
		flow.Space(4)
		flow.Heading(title, parts.TitleStyle.Sized(13*enlarged))
		flow.Space(0.8)
	}
	if j.facts != "" {
		flow.Paragraph(j.facts, drawing.Style{Face: drawing.Bold, Size: style.Size, Colour: style.Colour},
			parts.Dress{}, wide)
	}
	if j.madeFor != "" {
		flow.Paragraph(j.madeFor, style, parts.Dress{}, wide)
	}
	heading(words.CoverInside)
	for _, part := range j.Parts {
		if pages := j.pagesOf(part.ID, count); pages != "" {
			partLine(flow, part, pages, style, wide)
		}
	}
	if picture != nil && j.tiling != nil && len(j.tiling.Tiles) > 1 {
		heading(j.assemblyTitle())
		picture(flow, count, wide)
	}
	if !long {
		flow.Break()
	}
	heading("Printing")
	list := func(mark, said string, indent float64) {
		flow.Paragraph(text.Forward(said), style, parts.Dress{Indent: indent * enlarged, Mark: mark}, wide)
		flow.Space(0.8)
	}
	for _, said := range j.printing(count) {
		list("•", said, 4)
	}
	if offer := j.Offer(); offer != nil && j.saves {
		list("•", offer.String(), 4)
	}
	for _, saving := range j.savings {
		list("•", saving.String(), 4)
	}
	steps, indent := j.steps(), 4.0
	if len(steps) > 0 || j.assembled() {
		if long {
			flow.Break()
		}
		heading(work(j.tools()))
	}
	if j.assembled() {
		list("•", words.AssemblySheet(j.pagesOf(AssemblyID, count)), 4)
	}
	if len(steps) > 9 { // numbers of two digits
		indent = 6.2
	}
	for i, step := range steps {
		list(fmt.Sprintf("%d.", i+1), step, indent)
	}
	flow.Space(4)
	if j.credit != "" {
		flow.Paragraph(j.credit, style.In(drawing.Quiet), parts.Dress{}, wide)
	}
	return flow, columns
}

// partLine adds a line for a part, with its page numbers and its note.
func partLine(flow *parts.Flow, part Part, pages string, style drawing.Style, wide float64) {
	flow.Space(1.4)
	right := drawing.Measure(pages, style) + 0.5
	bold := drawing.Style{Face: drawing.Bold, Size: style.Size + 1, Colour: style.Colour}
	if right > wide*0.7 { // which leaves no room for the title
		flow.Paragraph(part.Title, bold, parts.Dress{}, wide)
		flow.Paragraph(pages, style, parts.Dress{}, wide)
		if part.Note != "" {
			flow.Paragraph(text.Forward(part.Note), style.In(drawing.Quiet), parts.Dress{}, wide)
		}
		return
	}
	flow.Row(bold.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Label(drawing.Box(box.X, box.Y, box.Width-right-2, box.Height), part.Title, bold, parts.Smallest,
			drawing.Left)
		d.Label(drawing.Box(box.Right()-right, box.Y, right, box.Height), pages, style, parts.Smallest,
			drawing.Right)
	})
	if part.Note != "" {
		flow.Paragraph(text.Forward(part.Note), style.In(drawing.Quiet), parts.Dress{}, wide)
	}
}

// pagesOf returns the page numbers of a part in words, "page 3", "pages 4–7" or "pages 6, 8", behind a cover
// of count pages.
func (j *Job) pagesOf(id string, count int) string {
	return j.pagesWith(count, func(p Placement) bool { return p.Part == id })
}

// pagesWith returns in the same way the numbers of the pages on which something wanted lies, in both files
// where there are two. Empty backs break no run.
func (j *Job) pagesWith(count int, wanted func(Placement) bool) string {
	numbers, _ := j.numbers(count)
	step := 1 // to the next sheet for one side
	if j.together(count) {
		step = 2
	}
	var files [2][]int // the numbers in each
	for i, page := range j.Pages {
		if !slices.ContainsFunc(page.Placements, wanted) {
			continue
		}
		file := 0
		if page.Pair != "" && j.apart(count) {
			file = 1
		}
		files[file] = append(files[file], numbers[i])
	}
	var all []string
	if one := files[0]; len(one) > 0 {
		all = append(all, words.Pages(len(one), runs(one, step)))
	}
	if other := files[1]; len(other) > 0 {
		all = append(all, words.PagesApart(len(other), runs(other, step), BothSides))
	}
	return text.Join(all, "and")
}

// runs writes numbers that rise, those in a row as one: "4–7, 9". Up to so many from one to the next they are
// in a row.
func runs(numbers []int, step int) string {
	var all []string
	for i := 0; i < len(numbers); {
		end := i
		for end+1 < len(numbers) && numbers[end+1] <= numbers[end]+step {
			end++
		}
		run := fmt.Sprint(numbers[i])
		if end > i {
			run += fmt.Sprintf("–%d", numbers[end])
		}
		all = append(all, run)
		i = end + 1
	}
	return strings.Join(all, ", ")
}
