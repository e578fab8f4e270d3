package paper

import (
	"math"
	"slices"
	"sort"
)

// A direction is a board seen along one of its sides, in millimetres: its length, the room on one sheet, the
// width of the flaps, the lines between spaces, and the extents of the words. Columns and rows of tiles are
// found separately, each with one direction.
type direction struct {
	length, room, flap float64
	lines              []float64 // ascending
	lows, highs        []float64 // of the words, each ascending
}

// along returns a direction. It ignores lines that are off the board or NaN, and words without an extent.
func along(length, room, flap float64, lines []float64, words [][2]float64) direction {
	d := direction{length: length, room: room, flap: flap}
	for _, line := range lines {
		if line > slack && line < length-slack {
			d.lines = append(d.lines, line)
		}
	}
	slices.Sort(d.lines)
	for _, word := range words {
		if word[1] > word[0] {
			d.lows, d.highs = append(d.lows, word[0]), append(d.highs, word[1])
		}
	}
	slices.Sort(d.lows)
	slices.Sort(d.highs)
	return d
}

// wordsAt returns how many words a seam at a position would cut.
func (d direction) wordsAt(place float64) int {
	begun := sort.SearchFloat64s(d.lows, place-slack)
	ended := sort.Search(len(d.highs), func(i int) bool { return d.highs[i] > place+slack })
	return max(0, begun-ended)
}

// seams are the edges of the tiles along one direction: 0, the positions of the seams, and the length.
type seams struct {
	edges   []float64
	onLines bool
	words   int // how many are cut
}

// seams returns the best edges, or false if more than MaxTiles tiles would be needed.
func (d direction) seams() (seams, bool) {
	if d.length <= d.room+slack {
		return seams{edges: []float64{0, d.length}, onLines: true}, true
	}
	if edges, words := d.best(d.lines); edges != nil {
		return seams{edges, true, words}, true
	}
	// A space is larger than a sheet, or there are no lines. Use equal tiles, and move seams only to spare
	// words.
	needed := math.Ceil((d.length-d.flap)/(d.room-d.flap) - slack)
	if !(needed <= MaxTiles) {
		return seams{}, false
	}
	edges := d.equal(int(needed))
	if d.wordsIn(edges) == 0 {
		return seams{edges: edges}, true
	}
	best, words := d.best(d.anywhere(int(needed)))
	if best == nil {
		best, words = edges, d.wordsIn(edges)
	}
	return seams{edges: best, words: words}, true
}

// wordsIn returns how many words the seams among edges cut.
func (d direction) wordsIn(edges []float64) int {
	count := 0
	for _, seam := range inner(edges) {
		count += d.wordsAt(seam)
	}
	return count
}

// equal returns edges that are as equal as the room allows. The last tile needs no flap, so it may be larger
// by the width of one.
func (d direction) equal(tiles int) []float64 {
	pitch := min(d.length/float64(tiles), d.room-d.flap)
	edges := make([]float64, tiles+1)
	for i := range tiles {
		edges[i] = pitch * float64(i)
	}
	edges[tiles] = d.length
	return edges
}

// anywhere returns candidate positions for seams that need not be on lines: those of equal tiles, the edges
// of words, a regular raster, and the farthest positions that cut no word. With the last ones, words are
// spared whenever that many tiles can spare them.
func (d direction) anywhere(tiles int) []float64 {
	places := slices.Concat(d.lows, d.highs)
	for n := tiles; n <= MaxTiles; n++ {
		places = append(places, inner(d.equal(n))...)
	}
	step := max(1, d.length/1500) // mm; a finer step would be too slow for a preview
	for at := step; at < d.length; at += step {
		places = append(places, at)
	}
	for at := 0.0; at < d.length; {
		next := at + d.room - d.flap
		for d.wordsAt(next) > 0 {
			// Some word begins before this place: the largest beginning below it is no further than the
			// place's own word.
			next = d.lows[sort.SearchFloat64s(d.lows, next-slack)-1]
		}
		if next <= at+slack {
			break
		}
		places = append(places, next)
		at = next
	}
	slices.Sort(places)
	return slices.DeleteFunc(slices.Compact(places), func(place float64) bool {
		return place <= slack || place >= d.length-slack
	})
}

// best chooses seams among ascending positions: the fewest words cut, then the fewest tiles, then the
// smallest sum of squared lengths, which makes the tiles most equal. Edges is nil if even MaxTiles tiles are
// not enough.
func (d direction) best(between []float64) (edges []float64, words int) {
	places := []float64{0}
	for _, place := range between {
		if place > places[len(places)-1]+slack {
			places = append(places, place)
		}
	}
	places = append(places, d.length)
	last := len(places) - 1
	cut := make([]int, last+1)
	for i := 1; i < last; i++ {
		cut[i] = d.wordsAt(places[i])
	}
	// A choice is the best way to end a number of tiles at a position; from is the position where the last
	// begins.
	type choice struct {
		words   int
		squares float64
		from    int
	}
	never := choice{words: math.MaxInt}
	reach := [][]choice{slices.Repeat([]choice{never}, last+1)}
	reach[0][0] = choice{}
	tiles := 0
	for n := 1; n <= MaxTiles; n++ {
		row := slices.Repeat([]choice{never}, last+1)
		for i := n; i <= last; i++ {
			room := d.room - min(d.flap, d.length-places[i])
			for from := sort.SearchFloat64s(places, places[i]-room-slack); from < i; from++ {
				before := reach[n-1][from]
				if before == never {
					continue
				}
				tile := places[i] - places[from]
				now := choice{before.words + cut[i], before.squares + tile*tile, from}
				if now.words < row[i].words ||
					now.words == row[i].words && now.squares < row[i].squares-slack {
					row[i] = now
				}
			}
		}
		reach = append(reach, row)
		if row[last] != never && (tiles == 0 || row[last].words < reach[tiles][last].words) {
			tiles = n
		}
	}
	if tiles == 0 {
		return nil, 0
	}
	edges = make([]float64, tiles+1)
	for n, at := tiles, last; n >= 0; n-- {
		edges[n] = places[at]
		at = reach[n][at].from
	}
	return edges, reach[tiles][last].words
}

// inner returns the seams: the edges without the first and the last.
func inner(edges []float64) []float64 { return edges[1 : len(edges)-1] }

// uneven measures how unequal tiles are: the sum of the squared differences from the mean.
func uneven(edges []float64) float64 {
	tiles := len(edges) - 1
	mean := edges[tiles] / float64(tiles)
	sum := 0.0
	for i := range tiles {
		sum += (edges[i+1] - edges[i] - mean) * (edges[i+1] - edges[i] - mean)
	}
	return sum
}
