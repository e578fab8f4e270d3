package geyser

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A Ring is how one ring of geysers looks, on the board, on cards and on the screen: nothing of it needs
// colour to be told from the others.
type Ring struct {
	// Sums is what it fires on: "6/8".
	Sums string
	// Colour is the ruleset's, else one by its place in the order.
	Colour drawing.Colour
	// Hatch goes along with the colour, and so does the number of lobes of its pools: 0 is a circle.
	Hatch drawing.Pattern
	Lobes int
}

// ringColours are those of rings that have none of their own, from cold to hot. Each of the first five is
// darker than the one before, so that they are told apart on grey paper.
var ringColours = [engine.MaxRings]drawing.Colour{
	drawing.RGB(0xD3ECF5), drawing.RGB(0x8CCBD3), drawing.RGB(0x7DAA48), drawing.RGB(0xB4551A),
	drawing.RGB(0x8C1D2A),
	drawing.RGB(0x8A7AA8), drawing.RGB(0xC7B48A), drawing.RGB(0x6F6A5E), drawing.RGB(0xC98BA0),
}

// RingLook returns how a ring looks, by its id. One that the game has not looks like none of them.
func RingLook(game *engine.Game, id string) Ring {
	place := slices.Index(game.Rings(), id)
	if place < 0 {
		return Ring{Sums: none, Colour: drawing.Quiet}
	}
	rules := game.Rules().Rings[id]
	look := Ring{
		Sums: Sums(rules.Sums), Colour: parts.Colour(rules.Color, ringColours[place]),
		Hatch: drawing.Patterns[place%len(drawing.Patterns)],
	}
	if place > 0 {
		look.Lobes = place + 2
	}
	return look
}

// none stands where there are no sums.
const none = "–"

// Sums writes sums of the dice as short as they can be told: "6/8", and "2–5/9" where several follow each
// other.
func Sums(sums []int) string {
	sums = slices.Sorted(slices.Values(sums))
	var texts []string
	for len(sums) > 0 {
		run := 1
		for run < len(sums) && sums[run] == sums[0]+run {
			run++
		}
		if run < 3 {
			run = 1
			texts = append(texts, strconv.Itoa(sums[0]))
		} else {
			texts = append(texts, fmt.Sprintf("%d–%d", sums[0], sums[run-1]))
		}
		sums = sums[run:]
	}
	if texts == nil {
		return none
	}
	return strings.Join(texts, "/")
}

// ground returns the paint of an area in the ring's colour; lines of the hatch are so many millimetres apart.
func (r *Ring) ground(gap float64) drawing.Paint {
	return drawing.Paint{
		Fill: r.Colour, Hatch: drawing.Hatch{Pattern: r.Hatch, Colour: r.Colour.Mixed(drawing.Ink, 0.2),
			Gap: gap}, Stroke: drawing.Line(gap*0.25, drawing.Ink),
	}
}

// pool draws one of the ring's geysers in a circle of a radius in millimetres: the rim of stone, the water in
// it.
func (r *Ring) pool(d *drawing.Drawing, centre drawing.Point, radius float64) {
	d.Path(lobed(centre, radius, r.Lobes), r.ground(radius*0.2))
	d.Path(lobed(centre, radius*0.7, r.Lobes),
		drawing.Paint{Fill: r.Colour.Mixed(drawing.White, 0.8),
			Stroke: drawing.Line(radius*0.03, drawing.Ink)})
}

// lobed returns a closed curve of so many lobes that reaches to a radius; one of fewer than two is a circle.
func lobed(centre drawing.Point, radius float64, lobes int) drawing.Path {
	if lobes < 2 {
		return drawing.EllipsePath(centre, radius, radius)
	}
	const steps = 12 // points of a lobe
	depth := 0.13    // how far valleys lie in
	if lobes > 3 && lobes%2 == 1 {
		depth = 0.24 // a star
	}
	var path drawing.Path
	for i := range lobes * steps {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(lobes*steps))
		wave := (1 - math.Cos(2*math.Pi*float64(i)/steps)) / 2
		reach := radius * (1 - depth*wave*min(1.8, 6/float64(lobes)))
		at := centre.Plus(reach*sin, -reach*cos)
		if i == 0 {
			path = path.MoveTo(at)
		} else {
			path = path.LineTo(at)
		}
	}
	return path.Close()
}
