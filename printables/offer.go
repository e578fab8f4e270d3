package printables

import (
	"math"

	"homespun/engines/common/text"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// An Offer says that a board made a little smaller takes fewer sheets.
type Offer struct {
	Board   string // its title
	Scale   Scale
	Sheets  int // at that scale
	Instead int // as it is now
}

// String says so in a sentence.
func (o *Offer) String() string {
	return words.Offer(o.Percent(), text.Lower(o.Board), o.Sheets, o.Instead)
}

// Percent returns the scale in hundredths of the true size.
func (o *Offer) Percent() int { return int(math.Round(100 * float64(o.Scale))) }

// Bounds of what is offered and searched for, in hundredths of the true size.
const (
	leastOffered  = 80
	leastSearched = 10
)

// Offer returns the largest scale, in whole hundredths and not far below that of the job, at which its board takes
// fewer sheets. It returns nil if there is none, or if the job has another task than to print a whole board.
func (j *Job) Offer() *Offer {
	if !j.sought {
		j.sought, j.offer = true, j.findOffer()
	}
	return j.offer
}

func (j *Job) findOffer() *Offer {
	board := j.boardPart()
	if board == nil || j.tiling == nil || j.only != nil || j.options.Edition == TonightEdition {
		return nil
	}
	now := len(j.tiling.Tiles)
	for percent := int(100*j.scale+0.5) - 1; percent >= leastOffered && now > 1; percent-- {
		scale := float64(percent) / 100
		if count := tiles(board, scale/j.scale, j.options); count > 0 && count < now {
			return &Offer{Board: board.Title, Scale: Scale(scale), Sheets: count, Instead: now}
		}
	}
	return nil
}

// tiles returns how many sheets a board takes when all of it is made larger by a factor, 0 if it cannot be tiled.
func tiles(part *Part, factor float64, options Options) int {
	front := part.Pieces[0].Front
	board := paper.Board{Width: factor * front.Width, Height: factor * front.Height,
		Columns: multiples(part.Columns, factor), Rows: multiples(part.Rows, factor), Join: options.Join,
		Keep: paper.WordsOf(front)}
	for i, box := range board.Keep {
		box.X, box.Y, box.Width, box.Height = factor*box.X, factor*box.Y, factor*box.Width, factor*box.Height
		board.Keep[i] = box
	}
	tiling, err := board.Tile(options.boardSheet())
	if err != nil {
		return 0
	}
	return len(tiling.Tiles)
}

func multiples(all []float64, factor float64) []float64 {
	made := make([]float64, len(all))
	for i, value := range all {
		made[i] = factor * value
	}
	return made
}

// scaleFor returns the largest scale up to 1, in whole hundredths, at which every board of a set drawn in true size
// takes at most so many sheets.
func scaleFor(made []Part, count int, options Options) float64 {
	scale := 100
	for i := range made {
		if made[i].Kind != parts.Board {
			continue
		}
		for scale > leastSearched {
			if took := tiles(&made[i], float64(scale)/100, options); took > 0 && took <= count {
				break
			}
			scale--
		}
	}
	return float64(scale) / 100
}
