package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// Tag describes a piece at length where there is no room on the piece itself, such as a dog-tag. Tags lie
// below the mat or beside it.
type Tag struct {
	// Spot is the tag's own spot, Piece the piece that it describes.
	Spot, Piece int
	// Name is the name of the tag.
	Name string
	// Face is how the tag is drawn. Lit says that it is pointed out.
	Face Look
	Lit  bool
	// Box is the place of the tag, set by [Scene.Arrange].
	Box drawing.Rectangle
}

// Measures of tags in pixels of the window: the least width and height at which they can be read, the
// greatest height, and the gap between them.
const (
	tagWide = 92
	tagHigh = 88
	tagMost = 190
	tagGap  = 6
)

// TagText is the largest text size of tags. They lie beside each other, and their numbers are large already.
const TagText = 1.3

// TagUnit returns the scale for drawing a tag of a size in pixels, at a user's text size. 1 is the usual
// scale; it is less if the tag is too small for that.
func TagUnit(width, height, text float64) float64 {
	return min(text, TagText, width/tagWide, height/tagHigh*1.1)
}

// tagRows is a way to lay the tags: in a number of rows below everything else, or in a number of columns
// beside it.
type tagRows struct {
	beside bool
	lines  int
}

// tagsFor finds the way to lay the tags that leaves the mat largest while the tags can be read. Width and
// height are the window's, text is the text size.
func (s *Scene) tagsFor(width, height, text float64) (best tagRows, score float64) {
	for _, way := range []tagRows{{false, 1}, {false, 2}, {true, 1}, {true, 2}, {false, 3}} {
		if _, scale, read := s.tagSize(way, width, height, text); scale*read > score+1e-9 {
			best, score = way, scale*read
		}
	}
	return best, score
}

// tagSize returns the size of a tag in pixels, the scale of everything else, and how well the tags can be
// read, up to 1.
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

// room is the window for which a scene is arranged, in pixels, and the user's text size.
type room struct{ X, Y, text float64 }

// Enlarge sets the user's text size, 1 for the usual one. It is called before the scene is arranged.
func (s *Scene) Enlarge(text float64) { s.room.text = text }
