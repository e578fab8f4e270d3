package printables

import (
	"fmt"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// cover returns the pages that say what the job holds, where, and how it is put together, for a cover of a number of pages.
func (j *Job) cover(count int) []Page {
	sheet := j.sheet.Turned(false)
	area := sheet.Area()
	flow, columns := parts.Largest([]float64{12, 11, 10, parts.TextStyle.Size}, func(size float64) (*parts.Flow, parts.Columns) {
		return j.setCover(count, area, size)
	})
	var pages []Page
	for i, drawn := range flow.Pages(columns) {
		page := blank("Cover", sheet)
		if i == 0 {
			second := j.set.Ruleset.Name
			if j.set.Theme.Name != "" {
				second += " · " + j.set.Theme.Name
			}
			parts.Head(drawn, drawing.Box(0, 0, area.Width, parts.HeadHeight), j.set.Ruleset.Game.Title, second, j.set.Colour())
		} else {
			page.Title = fmt.Sprintf("Cover, page %d", i+1)
		}
		page.Drawing.Add(parts.Moved(drawn, area.X, area.Y).Marks...)
		pages = append(pages, page)
	}
	return pages
}

// setCover sets the cover's text in a size.
func (j *Job) setCover(count int, area drawing.Rectangle, size float64) (*parts.Flow, parts.Columns) {
	columns, enlarged := parts.ColumnsFor(area.Width, area.Height, parts.HeadHeight+4)
	wide := columns.ColumnWidth()
	enlarged *= size / parts.TextStyle.Size
	text := parts.TextStyle.Sized(parts.TextStyle.Size * enlarged)
	flow := &parts.Flow{}
	heading := func(text string) {
		flow.Space(4)
		flow.Heading(text, parts.TitleStyle.Sized(13*enlarged))
		flow.Space(0.8)
	}
	heading("What is in it")
	for _, part := range j.Parts {
		if pages := j.pagesOf(part.ID, count); pages != "" {
			partLine(flow, part, pages, text, wide)
		}
	}
	if j.tiling != nil && len(j.tiling.Tiles) > 1 {
		heading("How the board goes together")
		j.assembly(flow, count, wide)
	}
	flow.Break()
	heading("Printing")
	list := func(mark, words string) {
		flow.Paragraph(words, text, parts.Dress{Indent: 4 * enlarged, Mark: mark}, wide)
		flow.Space(0.8)
	}
	list("•", fmt.Sprintf("%d sheets of %s paper, one side only. Thick paper (160 g and more) makes better pieces.", len(j.Pages)+count, j.sheet.Size.Name))
	list("•", "Print at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a sheet: it is 100 mm long.")
	list("•", "You need scissors, a ruler, a glue stick and something to score folds with. Cutting and gluing takes about "+minutes(j.Minutes)+".")
	heading("Cutting and gluing")
	for i, step := range j.steps() {
		list(fmt.Sprintf("%d.", i+1), step)
	}
	flow.Space(4)
	flow.Paragraph(parts.Credit(j.set.Ruleset.Game), text.In(drawing.Quiet), parts.Dress{}, wide)
	return flow, columns
}

// partLine adds a part with its pages and its note.
func partLine(flow *parts.Flow, part Part, pages string, text drawing.Style, wide float64) {
	flow.Space(1.4)
	right := drawing.Measure(pages, text) + 0.5
	bold := drawing.Style{Face: drawing.Bold, Size: text.Size + 1, Colour: text.Colour}
	flow.Row(bold.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Label(drawing.Box(box.X, box.Y, box.Width-right-2, box.Height), part.Title, bold, parts.Smallest, drawing.Left)
		d.Label(drawing.Box(box.Right()-right, box.Y, right, box.Height), pages, text, parts.Smallest, drawing.Right)
	})
	if part.Note != "" {
		flow.Paragraph(part.Note, text.In(drawing.Quiet), parts.Dress{}, wide)
	}
}

// assembly adds the picture of the board with its tiles and their pages.
func (j *Job) assembly(flow *parts.Flow, count int, wide float64) {
	var board Part
	first := 0
	for _, part := range j.Parts {
		if part.Kind == parts.Board {
			board = part
		}
	}
	for i, page := range j.Pages {
		if len(page.Placements) > 0 && page.Placements[0].Part == board.ID {
			first = i
			break
		}
	}
	front := board.Pieces[0].Front
	picture := &drawing.Symbol{Name: "board, small", Drawing: wordless(front)}
	height := min(wide*front.Height/front.Width, 150)
	flow.Box(height, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.UseIn(picture, box)
		j.tiling.DrawMap(d, box, -1, func(tile paper.Tile) (string, string) {
			index := tile.Row*(len(j.tiling.Columns)-1) + tile.Column
			return tile.Name(), fmt.Sprintf("page %d", count+first+index+1)
		})
	})
	flow.Space(1.5)
}

// wordless returns a drawing without its words, to be shown small.
func wordless(d *drawing.Drawing) *drawing.Drawing {
	bare := drawing.New(d.Width, d.Height)
	for _, mark := range d.Marks {
		if _, words := mark.(drawing.Words); !words {
			bare.Add(mark)
		}
	}
	return bare
}

// steps say how everything is made, the board first.
func (j *Job) steps() []string {
	var steps []string
	if j.tiling != nil && len(j.tiling.Tiles) > 1 {
		steps = append(steps,
			"Board: cut every tile along its outer line. Where a tile has a hatched edge, leave it on: it goes under the neighbour whose name stands there.",
			"Board: glue the tiles of a row together first, then the rows; a join is right where the half-diamonds make whole ones.")
	}
	for _, part := range j.Parts {
		steps = append(steps, part.Steps...)
	}
	return append(steps, "Everything else: cut along the line around it, or along the marks at its corners.")
}

// pagesOf says on which pages a part is, for a cover of a number of pages: "page 3", "pages 4–7", "pages 6, 8".
func (j *Job) pagesOf(id string, count int) string {
	var numbers []int
	for i, page := range j.Pages {
		for _, placement := range page.Placements {
			if placement.Part == id {
				numbers = append(numbers, i+count+1)
				break
			}
		}
	}
	if len(numbers) == 0 {
		return ""
	}
	var runs []string
	for i := 0; i < len(numbers); {
		end := i
		for end+1 < len(numbers) && numbers[end+1] == numbers[end]+1 {
			end++
		}
		text := fmt.Sprint(numbers[i])
		if end > i {
			text += fmt.Sprintf("–%d", numbers[end])
		}
		runs = append(runs, text)
		i = end + 1
	}
	word := "pages "
	if len(numbers) == 1 {
		word = "page "
	}
	return word + strings.Join(runs, ", ")
}

// minutes says how long something takes, not more exactly than anybody knows.
func minutes(count int) string {
	if count < 5 {
		return "5 minutes"
	}
	return fmt.Sprintf("%d minutes", (count+4)/5*5)
}

// lower makes the first letter small.
func lower(text string) string {
	for i, r := range text {
		return strings.ToLower(string(r)) + text[i+len(string(r)):]
	}
	return text
}
