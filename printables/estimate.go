package printables

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Rough times for the work by hand, from which the minutes on the cover are estimated.
const (
	cutSpeed  = 20.0 // mm of cut in a second
	snipTime  = 3.0  // seconds to turn to the next edge of a piece
	pieceTime = 5.0  // seconds to take up the next piece
	seamTime  = 90.0 // seconds to glue one tile to the next
	foldTime  = 8.0  // seconds to fold a card's back behind its front and glue it
	minute    = 60.0
)

// estimate computes how much of the paper is used and how long cutting, folding and gluing takes.
func (j *Job) estimate() {
	used, total, seconds := 0.0, 0.0, 0.0
	for _, page := range j.Pages {
		total += page.Width * page.Height
		var straight []drawing.Rectangle
		for _, placement := range page.Placements {
			used += j.covers(placement)
			part := j.part(placement.Part)
			cut := 2*(placement.Box.Width+placement.Box.Height)/cutSpeed + pieceTime
			switch {
			case part.Kind == parts.Board:
				seconds += cut
				if placement.Piece > 0 {
					seconds += seamTime
				}
			case part.Kind == parts.Pieces:
				piece := &part.Pieces[placement.Piece]
				seconds += piece.Work
				switch {
				case piece.Outline == nil: // cut together with its neighbours
					straight = append(straight, placement.Box)
				case part.Grid > 0: // neighbours share their cuts
					seconds += cut
				default:
					seconds += cut + snipTime*float64(len(piece.Outline))
				}
			case part.Kind == parts.Cards && placement.Side == Front:
				seconds += cut
			case part.Kind == parts.Pages && part.Card:
				seconds += cut + part.Work
			case part.Kind == parts.Cards && j.options.Backs == paper.FoldOver:
				seconds += foldTime
			}
		}
		seconds += float64(len(straight)) * pieceTime
		for _, line := range paper.Cuts(straight) {
			seconds += snipTime + (line.To.X-line.From.X+line.To.Y-line.From.Y)/cutSpeed
		}
	}
	if total > 0 {
		j.Use = used / total
	}
	if j.Minutes = int(math.Ceil(seconds / minute)); j.Minutes > 5 {
		j.Minutes = (j.Minutes + 4) / 5 * 5 // not more exactly than anybody knows
	}
}

// Duration returns a number of minutes in words: "a minute", "35 minutes", "2.5 hours".
func Duration(minutes int) string {
	const hour, many = 60, 90
	switch {
	case minutes > many:
		return words.Hours(math.Round(float64(minutes)*2/hour) / 2)
	case minutes > 1:
		return words.Minutes(minutes)
	}
	return words.AMinute
}
