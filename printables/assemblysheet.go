package printables

import (
	"fmt"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// AssemblyID is the part that shows in pictures how the others are put together.
const AssemblyID = "assembly"

// assemblyPart returns the part of the assembly sheet. What it shows depends on what else is printed, so the job
// fills it.
func assemblyPart() Part {
	return Part{ID: AssemblyID, Title: words.AssemblyTitle, Note: words.AssemblyNote, Kind: parts.Pages,
		Use: parts.Usual, Fill: func(float64, float64) []*drawing.Drawing { return nil }}
}

// assembled says whether the job has an assembly sheet with something on it.
func (j *Job) assembled() bool { return j.part(AssemblyID).ID != "" && len(j.sequences()) > 0 }

// assemble makes the pages of the assembly sheet and puts them before all others. It comes after them, as it shows how
// they are laid out.
func (j *Job) assemble() error {
	part := j.part(AssemblyID)
	sequences := j.sequences()
	if part.ID == "" || len(sequences) == 0 { // with nothing to show it is no part of the print
		j.Parts = slices.DeleteFunc(j.Parts, func(part Part) bool { return part.ID == AssemblyID })
		return nil
	}
	content := j.Pages
	j.Pages = nil
	sheet := j.options.Sheet.Turned(false)
	area := sheet.Area()
	drawn := drawSequences(sequences, area.Width, area.Height, j.colour, j.title)
	names := make([]string, len(drawn))
	for i := range names {
		names[i] = fmt.Sprint(i + 1)
	}
	err := j.eachWanted(*part, names, func(i, nth int) {
		page := j.newPage(part.Title, sheet)
		page.Drawing.Add(parts.Moved(drawn[i], area.X, area.Y).Marks...)
		page.Placements = []Placement{{Part: part.ID, Piece: i, Copy: nth, Page: len(j.Pages) - 1, Box: area}}
	})
	shift := len(j.Pages)
	for i := range content {
		for k := range content[i].Placements {
			content[i].Placements[k].Page += shift
		}
	}
	j.Pages = append(j.Pages, content...)
	return err
}

// Measures of the assembly sheet, in millimetres.
const (
	panelWide    = 43.0
	panelGap     = 4.0
	sequenceHead = 9.5
	sequenceGap  = 3.5
)

// panelHeights are how high panels are, in millimetres: lower ones where that saves a sheet.
var panelHeights = []float64{34, 28, 24}

// A panelRow is the steps that lie side by side.
type panelRow struct {
	titles []string // of the step's sequence where it is the first; else ""
	steps  []parts.Step
	number []int
}

// rowsOf lays sequences in rows of so many panels. Short ones share a row.
func rowsOf(sequences []parts.Sequence, count int) []panelRow {
	var rows []panelRow
	room := 0
	for _, sequence := range sequences {
		for i, step := range sequence.Steps {
			if room == 0 || i == 0 && room < min(len(sequence.Steps), count) {
				rows, room = append(rows, panelRow{}), count
			}
			row, title := &rows[len(rows)-1], ""
			if i == 0 {
				title = sequence.Title
			}
			row.titles, row.steps, row.number = append(row.titles, title), append(row.steps, step), append(row.number, i+1)
			room--
		}
	}
	return rows
}

// drawSequences draws sequences on pages of a size in millimetres, in lower panels where that saves a page.
func drawSequences(sequences []parts.Sequence, width, height float64, colour drawing.Colour,
	game string) []*drawing.Drawing {
	var best []*drawing.Drawing
	for _, high := range panelHeights {
		if pages := drawPanels(sequences, width, height, high, colour, game); best == nil || len(pages) < len(best) {
			best = pages
		}
	}
	return best
}

// drawPanels draws sequences on pages of a size, in panels of a height before they are enlarged.
func drawPanels(sequences []parts.Sequence, width, height, high float64, colour drawing.Colour,
	game string) []*drawing.Drawing {
	_, enlarged := parts.ColumnsFor(width, height, 0)
	count := min(4, max(2, int((width+panelGap)/(panelWide*enlarged+panelGap))))
	wide := (width - panelGap*float64(count-1)) / float64(count)
	style := parts.TextStyle.Sized(parts.TextStyle.Size * enlarged)
	high *= enlarged
	var pages []*drawing.Drawing
	y := height + 1
	for _, row := range rowsOf(sequences, count) {
		text := 0.0
		for _, step := range row.steps {
			text = max(text, drawing.Height(step.Caption, style, wide-1))
		}
		if y+sequenceHead+high+text > height {
			page, title := drawing.New(width, height), words.AssemblyTitle
			if len(pages) > 0 {
				title = words.AssemblyMore
			}
			parts.Head(page, drawing.Box(0, 0, width, parts.HeadHeight), title, game, colour, 0)
			pages, y = append(pages, page), parts.HeadHeight+3
		}
		page := pages[len(pages)-1]
		for i, step := range row.steps {
			x := float64(i) * (wide + panelGap)
			if row.titles[i] != "" {
				room := wide
				for k := i + 1; k < len(row.steps) && row.titles[k] == ""; k++ {
					room += wide + panelGap
				}
				page.ParagraphIn(drawing.Box(x, y+1, room, sequenceHead-1.5), row.titles[i],
					parts.TitleStyle.Sized(12*enlarged), parts.Smallest, drawing.Left)
			}
			drawPanel(page, drawing.Box(x, y+sequenceHead, wide, high), step, row.number[i])
			page.Paragraph(drawing.Box(x+0.5, y+sequenceHead+high+0.8, wide-1, text), step.Caption, style, drawing.Left)
		}
		y += sequenceHead + high + text + sequenceGap
	}
	return pages
}

// drawPanel draws one step in its frame, with its number.
func drawPanel(page *drawing.Drawing, box drawing.Rectangle, step parts.Step, number int) {
	const radius = 3.0
	page.RoundedRect(box, 2, drawing.Outlined(drawing.Paper, 0.3, drawing.Rule))
	step.Draw(page, drawing.Box(box.X+5, box.Y+2, box.Width-10, box.Height-4))
	at := drawing.Point{X: box.X + radius + 1, Y: box.Y + radius + 1}
	page.Circle(at, radius, drawing.Outlined(drawing.White, 0.5, drawing.Ink))
	page.Label(drawing.Box(at.X-radius, at.Y-radius, 2*radius, 2*radius), fmt.Sprint(number),
		drawing.Style{Face: drawing.Title, Size: 11, Colour: drawing.Ink}, parts.Smallest, drawing.Centre)
}
