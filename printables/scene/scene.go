// Package scene draws a picture of what each of the six games is about: a party before a gate, four torches
// going down into a dungeon, an island that blows. They are for covers, lids, first pages and the shelf, on
// paper and on screens, which choose the shape; a title stands in the calm band that [TitleBand] gives. All
// of it is our own, drawn here from curves; nothing is taken from elsewhere.
//
// The hand is the same everywhere: flat layers of cut paper, each with a darker edge below, few colours, one
// light. Lengths in the code are units: a scene is at least [leastWide] by [leastBroad] of them, whatever its
// shape, so a figure of 20 units fits into all.
package scene

import "homespun/printables/drawing"

// The size of the smallest scene in units; a broad one is the lowest, since its title stands beside what
// happens.
const leastWide, leastHigh, leastBroad = 128.0, 118.0, 78.0

// painters draw the scenes, by game.
var painters = map[string]func(*stage){"adventure": adventure, "cubed": cubed, "geyser": geyser,
	"saratoga": saratoga, "patrollers": patrollers, "sitters": sitters}

// A stage is a scene being drawn.
type stage struct {
	pen
	wide, high float64 // in units
	broad      float64 // 0 for a page or a postcard, 1 for a shelf box
	focus      float64 // x of what is looked at first
}

// Of returns the scene of a game in millimetres, nil for a game that has none.
func Of(game string, width, height float64) *drawing.Drawing {
	paint := painters[game]
	if paint == nil || width <= 0 || height <= 0 {
		return nil
	}
	scale := unit(width, height)
	inner := drawing.New(width/scale, height/scale)
	s := &stage{wide: inner.Width, high: inner.Height, broad: broad(width, height)}
	s.pen = pen{on: inner, across: 1, down: 1}
	s.focus = s.wide * s.between(0.5, 0.71)
	paint(s)
	d := drawing.New(width, height)
	d.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "scene:" + game, Drawing: inner, Picture: true},
		At: d.Area().Centre(), Scale: scale, Clip: d.Area(), Silent: true})
	return d
}

// broad returns 1 for a shape with room for a title beside what happens, and 0 for others.
func broad(width, height float64) float64 {
	const least = 2.1
	if width/height < least {
		return 0
	}
	return 1
}

// unit returns how many millimetres a unit is on a scene of a size.
func unit(width, height float64) float64 {
	part := broad(width, height)
	return min(width/leastWide, height/(leastHigh+(leastBroad-leastHigh)*part))
}

// between returns what is between the value of a tall scene and that of a broad one.
func (s *stage) between(tall, broad float64) float64 { return tall + (broad-tall)*s.broad }

// TitleBand returns where a title can stand on a scene of a size: across the top of a tall one, at the top
// left of a broad one. Nothing else is of importance there.
func TitleBand(width, height float64) drawing.Rectangle {
	s := stage{broad: broad(width, height)}
	return drawing.Box(width*s.between(0.07, 0.03), height*s.between(0.05, 0.08), width*s.between(0.86, 0.4),
		height*s.between(0.22, 0.4))
}
