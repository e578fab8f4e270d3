// Package scene draws a picture of what each of the six games is about: a party before a gate, four torches
// going down into a dungeon, an island that blows. They are for covers, lids, first pages and the shelf, on
// paper and on screens, which choose the shape; a title stands in the calm band that [TitleBand] gives. All
// of it is our own, drawn here from curves; nothing is taken from elsewhere. A [Vignette] is a small scene of what a
// card does.
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

// A Frame is the shape of a scene in millimetres: its size, and how far the ground goes on beyond it on each
// side, round the corner of a box. Tint is the colour of a theme that has the ground dyed; None leaves it.
type Frame struct {
	Width, Height, Bleed float64
	Tint                 drawing.Colour
}

// A stage is a scene being drawn.
type stage struct {
	pen
	wide, high float64 // in units
	over       float64 // how far the ground goes on beyond that
	broad      float64 // 0 for a page or a postcard, 1 for a shelf box
	focus      float64 // x of what is looked at first
}

// Of returns the scene of a game, as large as the frame with its bleed; nil for a game that has none.
func Of(game string, frame Frame) *drawing.Drawing {
	paint := painters[game]
	if paint == nil || frame.Width <= 0 || frame.Height <= 0 {
		return nil
	}
	scale := frame.unit()
	over := frame.Bleed / scale
	s := &stage{wide: frame.Width / scale, high: frame.Height / scale, over: over + 3, broad: frame.broad()}
	inner := drawing.New(s.wide+2*over, s.high+2*over)
	s.pen = pen{on: inner, x: over, y: over, across: 1, down: 1, tint: frame.Tint}
	s.focus = s.wide * s.between(0.5, 0.71)
	paint(s)
	d := drawing.New(frame.Width+2*frame.Bleed, frame.Height+2*frame.Bleed)
	d.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "scene:" + game, Drawing: inner, Picture: true},
		At: d.Area().Centre(), Scale: scale, Clip: d.Area(), Silent: true})
	return d
}

// broad returns 1 for a shape with room for a title beside what happens, and 0 for others.
func (f Frame) broad() float64 {
	const least = 2.1
	if f.Width/f.Height < least {
		return 0
	}
	return 1
}

// unit returns how many millimetres a unit is on the scene.
func (f Frame) unit() float64 {
	return min(f.Width/leastWide, f.Height/(leastHigh+(leastBroad-leastHigh)*f.broad()))
}

// between returns what is between the value of a tall scene and that of a broad one.
func (s *stage) between(tall, broad float64) float64 { return tall + (broad-tall)*s.broad }

// all returns the whole ground down to a height.
func (s *stage) all(low float64) drawing.Path {
	if low >= s.high {
		low = s.high + s.over
	}
	return box(-s.over, -s.over, s.wide+2*s.over, low+s.over)
}

// TitleBand returns where a title can stand on the scene: across the top of a tall one, at the top left of a
// broad one. Nothing else is of importance there. It is in the frame's coordinates, without the bleed.
func (f Frame) TitleBand() drawing.Rectangle {
	s := stage{broad: f.broad()}
	return drawing.Box(f.Width*s.between(0.07, 0.03), f.Height*s.between(0.05, 0.08), f.Width*s.between(0.86, 0.4),
		f.Height*s.between(0.22, 0.4))
}
