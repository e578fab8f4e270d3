package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// Tag says more of a piece than there is room for on it, such as a dog-tag: it lies below the mat or beside
// it.
type Tag struct {
	// Spot is the spot that the tag is, Piece the piece that it is of.
	Spot, Piece int
	// Name is what it is called.
	Name string
	// Face is how it looks, Lit says that it is pointed out.
	Face Look
	Lit  bool
	// Box is where it is, once it is arranged.
	Box drawing.Rectangle
}

// Measures of tags in pixels of the window: how wide and high they are at least to be read, how high at most,
// and what is between them.
const (
	tagWide = 92
	tagHigh = 88
	tagMost = 190
	tagGap  = 6
)

// TagText is how much larger than usual the words of tags become at most: they lie beside each other, and
// their numbers are large already.
const TagText = 1.3

// TagUnit returns how large a tag of a size in pixels is drawn, for text so much larger than usual: 1 is as
// usual, less where it is too small for that.
func TagUnit(width, height, text float64) float64 {
	return min(text, TagText, width/tagWide, height/tagHigh*1.1)
}

// tagRows is how tags lie: in so many rows below everything else, or, beside it, in so many columns.
type tagRows struct {
	beside bool
	lines  int
}

// tagsFor finds how the tags lie so that the mat is largest while they can be read, in a window of a size;
// text is how much larger than usual they are.
func (s *Scene) tagsFor(width, height, text float64) (best tagRows, score float64) {
	for _, way := range []tagRows{{false, 1}, {false, 2}, {true, 1}, {true, 2}, {false, 3}} {
		if _, scale, read := s.tagSize(way, width, height, text); scale*read > score+1e-9 {
			best, score = way, scale*read
		}
	}
	return best, score
}

// tagSize returns how large tags are in pixels, the scale of all else, and how well tags can be read, up to
// 1.
func (s *Scene) tagSize(way tagRows, width, height, text float64) (size drawing.Point, scale, read float64) {
	across := float64((len(s.Tags) + way.lines - 1) / way.lines)
	if way.beside {
		across = float64(way.lines)
		down := math.Ceil(float64(len(s.Tags)) / across)
		room := max(tagWide*1.4*text, min(width*0.5, width-s.Width*height/s.Height)/across-tagGap)
		scale = min((width-across*(room+tagGap))/s.Width, height/s.Height)
		size = drawing.Point{X: min(room, tagMost*1.2*text),
			Y: min(tagMost*text, s.Height*max(scale, 0)/down-tagGap)}
	} else {
		rows := float64(way.lines)
		scale = min(width/s.Width, (height-rows*(tagHigh*text+tagGap))/s.Height)
		left := (height - max(scale, 0)*s.Height) / rows
		size = drawing.Point{X: s.Width*max(scale, 0)/across - tagGap,
			Y: min(max(left-tagGap, tagHigh*text), tagMost*text)}
	}
	if scale <= 0 {
		return size, 0, 0
	}
	return size, scale, min(1, size.X/(tagWide*text), size.Y/(tagHigh*text))
}

// arrangeTags lays the tags below or beside everything else.
func (s *Scene) arrangeTags() {
	if len(s.Tags) == 0 {
		return
	}
	width, height, text := s.room.X, s.room.Y, max(1, min(s.room.text, TagText))
	if width == 0 {
		width, height = 900, 700
	}
	way, _ := s.tagsFor(width, height, text)
	if way.lines == 0 {
		way = tagRows{false, 1}
	}
	size, scale, _ := s.tagSize(way, width, height, text)
	if scale = max(scale, 0.05); size.X < 8 || size.Y < 8 {
		size = drawing.Point{X: max(size.X, 8), Y: max(size.Y, 8)}
	}
	wide, high, gap := size.X/scale, size.Y/scale, tagGap/scale
	across := (len(s.Tags) + way.lines - 1) / way.lines
	left, top := 0.0, s.Height+gap
	if way.beside {
		across, left, top = way.lines, s.Width+gap, 0
	} else { // they share the width
		wide = (s.Width - gap*float64(across-1)) / float64(across)
	}
	for i := range s.Tags {
		column, row := float64(i%across), float64(i/across)
		s.Tags[i].Box = drawing.Box(left+column*(wide+gap), top+row*(high+gap), wide, high)
	}
	down := float64((len(s.Tags) + across - 1) / across)
	if way.beside {
		s.Width, s.Height = left+float64(across)*(wide+gap)-gap, max(s.Height, down*(high+gap)-gap)
	} else {
		s.Height = top + down*(high+gap) - gap
	}
}

// room is the window that a scene is arranged for, in pixels, and how much larger than usual text is.
type room struct{ X, Y, text float64 }

// Enlarge says how much larger than usual text is, before the scene is arranged.
func (s *Scene) Enlarge(text float64) { s.room.text = text }
