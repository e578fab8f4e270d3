package patrollers

import (
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// A shape is how large a dog-tag and its slides are, in millimetres. A tag is a strip of lip, back and front,
// folded at both dashed lines so that the print is outside: the lip lies inside the back and guides the
// slides, which come out below. It is turned over top to bottom, so that the abilities keep their order, and
// what stands in a window of the front has its twin behind it in the window of the back.
type shape struct {
	// slide is how wide a slide is once it is folded.
	slide float64
	// most is how large the words of the tag are at most, in pt.
	most float64
}

// Measures that all dog-tags share, in millimetres.
const (
	tagHigh = 75.0
	// lipHigh is how high the lip stands in the tag: it ends below the windows.
	lipHigh = 27.0
	// play is left free beside a slide in its channel.
	play = 0.6
	// edgeBar and innerBar are how wide the glue is at the edges of the lip and between two channels.
	edgeBar  = 3.0
	innerBar = 2.8
	// windowWide is how wide a window is, windowRim how much of a cell it hides above and below.
	windowWide = 8.6
	windowRim  = 0.5
	// cellHigh is how high a cell of a slide is at most.
	cellHigh = 9.0
	// slideHead is how far a slide goes on above its cells, grip how far it can be held below the tag when it
	// is pushed in.
	slideHead = 3.5
	grip      = 9.5
	// ear is how far the grip is wider than the slide, so that it goes no farther in.
	ear = 2.4
)

// The shapes of dog-tags: the usual one, and one of which no part is small.
var (
	usualTag = shape{slide: 11.3, most: 10.5}
	largeTag = shape{slide: 22.5, most: 13}
)

// channel is how wide the channel of a slide is.
func (s shape) channel() float64 { return s.slide + play }

// wide is how wide the tag is.
func (s shape) wide() float64 {
	return 2*edgeBar + engine.Abilities*s.channel() + (engine.Abilities-1)*innerBar
}

// column returns where the channel of an ability lies, in millimetres from the left.
func (s shape) column(ability int) (left, right float64) {
	left = edgeBar + float64(ability)*(s.channel()+innerBar)
	return left, left + s.channel()
}

// cell returns how high the cells of a slide with so many values are: all of them have room above the window
// while the slide is pushed in, and below it while it is pulled out, so that whatever is dialled the other
// values stay hidden.
func (s shape) cell(values int) float64 {
	const margin = 0.5 // below the fold
	return min(cellHigh, (tagHigh/2-slideHead-margin)/(float64(values)-0.5))
}

// reach returns how far a slide with so many values goes into the tag when it is pushed in.
func (s shape) reach(values int) float64 {
	return tagHigh/2 + (float64(values)-0.5)*s.cell(values) + slideHead
}

// window returns where the window of an ability with so many values is on either side of the tag.
func (s shape) window(ability, values int) drawing.Rectangle {
	left, right := s.column(ability)
	high := s.cell(values) - 2*windowRim
	return drawing.Box((left+right-windowWide)/2, (tagHigh-high)/2, windowWide, high)
}
