package printables

import (
	"homespun/engines/common/text"
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// boardPart returns the board, or nil if it is not printed.
func (j *Job) boardPart() *Part {
	for i := range j.Parts {
		if j.Parts[i].Kind == parts.Board {
			return &j.Parts[i]
		}
	}
	return nil
}

// assemblyTitle returns the heading of the picture that shows how the tiles make the board.
func (j *Job) assemblyTitle() string {
	return words.BoardTogether(text.Lower(j.boardPart().Title))
}

// assembly adds to a flow the picture of the board with its tiles and their page numbers.
func (j *Job) assembly(flow *parts.Flow, count int, wide float64) {
	front := j.boardPart().Pieces[0].Front
	flow.Box(min(wide*front.Height/front.Width, 150), func(d *drawing.Drawing, box drawing.Rectangle) {
		j.drawAssembly(d, box, count)
	})
	flow.Space(1.5)
}

// drawAssembly draws the board in a box. If it has several tiles, each is marked with its name and page
// number. Count is the number of pages of the cover, which come first.
func (j *Job) drawAssembly(d *drawing.Drawing, box drawing.Rectangle, count int) {
	board := j.boardPart()
	d.UseIn(&drawing.Symbol{Name: "board, small", Drawing: assembly.Wordless(board.Pieces[0].Front)}, box)
	if len(j.tiling.Tiles) == 1 {
		return
	}
	first := 0
	for i, page := range j.Pages {
		if len(page.Placements) > 0 && page.Placements[0].Part == board.ID {
			first = i
			break
		}
	}
	numbers, _ := j.numbers(count)
	j.tiling.DrawMap(d, box, -1, func(tile paper.Tile) (string, string) {
		index := tile.Row*(len(j.tiling.Columns)-1) + tile.Column
		return tile.Name(), words.PageOf(numbers[first+index])
	})
}
