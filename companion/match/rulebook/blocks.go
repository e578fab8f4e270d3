package rulebook

import (
	"math"

	"homespun/printables/drawing"
)

// A block is a piece of a chapter that is never broken across pages: an example, a table, some rules.
type block struct {
	// chapter is the name of its chapter. A band with it stands above the first block of a page and of a chapter.
	chapter string
	// least and most are how high it is, in millimetres: the picture in it grows with the room.
	least, most float64
	draw        func(page *drawing.Drawing, box drawing.Rectangle)
}

// The white between the blocks of a page, in millimetres, and what a band within a page takes with the white around
// it.
const (
	between     = 6.0
	mostBetween = 12.0
	innerBand   = bar + under
)

// spread spreads blocks in order over so many pages, none of them empty, so that as little as possible is left
// white. It returns how much that is, in pages; false if that many pages are too few.
func (s *setter) spread(blocks []block, pages int) (spread [][]block, waste float64, ok bool) {
	if pages == 0 {
		return nil, 0, len(blocks) == 0
	}
	if pages > len(blocks) {
		return nil, 0, false
	}
	// white[p][n] is the least that is left white by the first n blocks on p pages, first[p][n] the first block of
	// the last of these.
	white, first := make([][]float64, pages+1), make([][]int, pages+1)
	for p := range white {
		white[p], first[p] = make([]float64, len(blocks)+1), make([]int, len(blocks)+1)
		for n := range white[p] {
			white[p][n] = math.Inf(1)
		}
	}
	white[0][0] = 0
	for p := 1; p <= pages; p++ {
		for n := p; n <= len(blocks); n++ {
			for begin := p - 1; begin < n; begin++ {
				if sum := white[p-1][begin] + s.white(blocks[begin:n]); sum < white[p][n] {
					white[p][n], first[p][n] = sum, begin
				}
			}
		}
	}
	waste = white[pages][len(blocks)]
	if math.IsInf(waste, 1) {
		return nil, 0, false
	}
	spread = make([][]block, pages)
	for p, end := pages, len(blocks); p > 0; p-- {
		spread[p-1] = blocks[first[p][end]:end]
		end = first[p][end]
	}
	return spread, waste, true
}

// heights returns how high the blocks of a page are together at least and at most, with what is between them.
func heights(blocks []block) (least, most float64) {
	for i, b := range blocks {
		least, most = least+b.least, most+b.most
		switch {
		case i == 0:
		case b.chapter != blocks[i-1].chapter:
			least, most = least+between+innerBand, most+between+innerBand
		default:
			least, most = least+between, most+between
		}
	}
	return least, most
}

// white returns how badly blocks fill a page: the square of the part left white, and a little for pictures that
// could be larger; infinitely if they do not fit. One block alone always does.
func (s *setter) white(blocks []block) float64 {
	least, most := heights(blocks)
	room := s.room()
	if least > room && len(blocks) > 1 {
		return math.Inf(1)
	}
	left := max(0, room-most) / room
	return 2*left*left + 0.1*max(0, most-room)/room
}

// blocks adds pages with these blocks: their pictures as high as there is room, the white between them alike.
func (s *setter) blocks(spread [][]block) {
	for _, blocks := range spread {
		least, most := heights(blocks)
		share := 1.0 // of how much each block can grow
		if most > least {
			share = max(0, min(1, (s.room()-least)/(most-least)))
		}
		more := 0.0
		if left := s.room() - least - share*(most-least); left > 0 && len(blocks) > 1 {
			more = min(mostBetween-between, left/float64(len(blocks)-1))
		}
		page := s.page(blocks[0].chapter)
		s.pages = append(s.pages, page)
		y := bar + under
		for i, b := range blocks {
			if i > 0 {
				y += between + more
			}
			if i > 0 && b.chapter != blocks[i-1].chapter {
				s.band(page, drawing.Box(edge-2, y, s.column()+4, bar), b.chapter)
				y += innerBand
			}
			high := min(b.least+share*(b.most-b.least), s.room())
			b.draw(page, drawing.Box(edge, y, s.column(), high))
			y += high
		}
	}
}
