package printables

import (
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// stripSide is how wide and high a card is at most that lies as a strip among other pieces: larger ones have art that
// is better cut with a bleed.
const stripSide = 60.0

// packPieces packs the small pieces. Small cards become pieces too where that takes no more sheets and backs
// are folded over: each is a strip of its back, turned over, and its front, to be folded between them.
func (j *Job) packPieces() (err error) {
	if j.packed, err = j.pack(j.Parts); err != nil || j.options.Backs != paper.FoldOver {
		return err
	}
	for i, part := range j.Parts {
		if part.Kind != parts.Cards || !hasBacks(part) {
			continue
		}
		wide, high := part.Pieces[0].Size()
		cards := paper.Cards{Width: wide, Height: high, Bleed: part.Pieces[0].Bleed, Backs: true}
		laid, err := cards.Impose(j.options.cardSheet(), j.options.Backs, j.options.Bleed)
		if err != nil || max(wide, high) > stripSide {
			continue // where the cards cannot be laid, that is said when they are
		}
		tried := slices.Clone(j.Parts)
		tried[i] = stripped(part)
		packed, err := j.pack(tried)
		if before := paper.Sheets(j.packed.slots) + laid.Sheets(pieces([]Part{part})); err == nil &&
			paper.Sheets(packed.slots) <= before {
			j.Parts, j.packed = tried, packed
		}
	}
	return nil
}

// stripped returns a part of cards as strips.
func stripped(part Part) Part {
	fronts, backs := faces(part)
	cards := part.Pieces
	part.Kind, part.Pieces = parts.Pieces, nil
	for k := range cards {
		part.Pieces = append(part.Pieces, strip(cards[k], fronts[k], backs[k]))
	}
	part.Tools = append(slices.Clone(part.Tools), words.GlueStick, words.Scorer)
	part.Steps = append(slices.Clone(part.Steps), words.StripsCut(part.Title))
	return part
}

// strip returns the strip of a card.
func strip(card parts.Piece, front, back *drawing.Symbol) parts.Piece {
	wide, high := card.Size()
	d := drawing.New(wide, 2*high)
	upper, lower := drawing.Box(0, 0, wide, high), drawing.Box(0, high, wide, high)
	if back != nil {
		d.Add(drawing.Use{Symbol: back, At: upper.Centre(), Scale: 1, Turn: 180, Clip: upper})
	}
	d.Add(drawing.Use{Symbol: front, At: lower.Centre(), Scale: 1, Clip: lower})
	d.Fold(drawing.Point{Y: high}, drawing.Point{X: wide, Y: high})
	card.Front, card.Back, card.Bleed = d, nil, 0
	card.Work += foldTime
	return card
}
