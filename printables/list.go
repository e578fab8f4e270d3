package printables

import (
	"encoding/json"

	"homespun/printables/paper"
	"homespun/printables/parts"
)

// listed is one placement in the JSON file that is attached to the PDF.
type listed struct {
	Page   int     `json:"page"` // counted from 1, as its file has them
	File   string  `json:"file,omitempty"`
	Part   string  `json:"part"`
	Piece  int     `json:"piece"` // counted from 1
	Name   string  `json:"name,omitempty"`
	Copy   int     `json:"copy"` // counted from 1
	Side   string  `json:"side"`
	X      float64 `json:"x"` // mm from the left of the page
	Y      float64 `json:"y"` // mm from the top
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
	Turn   float64 `json:"turn"` // degrees clockwise
}

// list returns all placements as JSON, so that people who cut by machine or look for a lost part can find
// where everything lies.
func (j *Job) list() []byte {
	list := struct {
		Title      string   `json:"title"`
		ID         string   `json:"id"`
		Paper      string   `json:"paper"`
		Sheets     int      `json:"sheets"`
		Pages      int      `json:"pages"`
		Unit       string   `json:"unit"`
		Placements []listed `json:"placements"`
	}{Title: j.Title, ID: j.ID, Paper: j.options.Sheet.Size.ID, Sheets: j.Sheets(),
		Unit: "mm", Placements: []listed{}}
	_, pages := j.numbers(0)
	list.Pages = pages[0] + pages[1]
	for _, page := range j.Pages {
		for _, p := range page.Placements {
			one := listed{Page: page.Number, Part: p.Part, Piece: p.Piece + 1, Copy: p.Copy + 1, Side: "front",
				X: paper.Hundredths(p.Box.X), Y: paper.Hundredths(p.Box.Y),
				Width: paper.Hundredths(p.Box.Width), Height: paper.Hundredths(p.Box.Height), Turn: p.Turn}
			if p.Side == Back {
				one.Side = "back"
			}
			if page.Pair != "" && j.apart(0) {
				one.File = BothSides
			}
			switch part := j.part(p.Part); {
			case part.Kind == parts.Board:
				one.Name = j.tiling.Tiles[p.Piece].Name()
			case p.Piece < len(part.Pieces):
				one.Name = part.Pieces[p.Piece].Name
			}
			list.Placements = append(list.Placements, one)
		}
	}
	text, err := json.Marshal(list)
	if err != nil { // the numbers are finite, or they would not have been laid out
		return nil
	}
	return text
}
