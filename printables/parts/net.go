package parts

import (
	"math"
	"slices"

	"homespun/printables/drawing"
)

// A Net is a solid unfolded into the plane. Faces are connected at folds. Where two free edges meet when it
// is folded, one of them has a tab. A solid may consist of several pieces that are glued together. The unit
// of length is the edge of the solid.
type Net struct {
	// Faces are the polygons, numbered from 1. Two edges at the same place are a fold.
	Faces []NetFace
	// Tabs are in the order in which they are glued.
	Tabs []Tab
	// Height is the distance between opposite faces of the solid.
	Height float64
}

// A NetFace is one face of a net.
type NetFace struct {
	// Corners are in clockwise order. Side i is the one from corner i to the next.
	Corners []drawing.Point
	// Base is the side that is at the bottom of the face's content.
	Base int
}

// An Edge is a side of a face: faces count from 1, sides from 0.
type Edge struct{ Face, Side int }

// A Tab is attached to the edge On and glued under the edge Under.
type Tab struct{ On, Under Edge }

// Letter returns the name of a tab, A, B, … in gluing order: capitals, as b upside down is q.
func (n *Net) Letter(tab int) string { return string(rune('A' + tab)) }

// ends returns the ends of an edge, clockwise around its face.
func (n *Net) ends(e Edge) (from, to drawing.Point) {
	corners := n.Faces[e.Face-1].Corners
	return corners[e.Side], corners[(e.Side+1)%len(corners)]
}

// across returns the edge at the same place as another, if there is one: then the two are a fold.
func (n *Net) across(e Edge) (Edge, bool) {
	const near = 1e-6
	from, to := n.ends(e)
	for face := range n.Faces {
		for side := range n.Faces[face].Corners {
			other := Edge{face + 1, side}
			end, start := n.ends(other)
			if other.Face != e.Face && apart(from, start) < near && apart(to, end) < near {
				return other, true
			}
		}
	}
	return Edge{}, false
}

// apart returns the distance of two points.
func apart(p, q drawing.Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// tabOn returns the tab on an edge, or -1.
func (n *Net) tabOn(e Edge) int {
	return slices.IndexFunc(n.Tabs, func(tab Tab) bool { return tab.On == e })
}

// Pieces returns the faces of each piece of the net: those that are connected by folds.
func (n *Net) Pieces() [][]int {
	var pieces [][]int
	seen := make([]bool, len(n.Faces))
	for first := range n.Faces {
		if seen[first] {
			continue
		}
		seen[first] = true
		piece := []int{first + 1}
		for i := 0; i < len(piece); i++ {
			for side := range n.Faces[piece[i]-1].Corners {
				if next, fold := n.across(Edge{piece[i], side}); fold && !seen[next.Face-1] {
					seen[next.Face-1] = true
					piece = append(piece, next.Face)
				}
			}
		}
		pieces = append(pieces, piece)
	}
	return pieces
}

// tabSteepest is the steepest angle of a tab's slanted sides, in degrees.
const tabSteepest = 45.0

// tab returns the outline of a tab, clockwise; its first and last points are the ends of the edge it is
// attached to. Its sides are slanted so that, glued under a face, it stays inside the face and does not
// overlap the other tabs there. It is at most a quarter of the edge deep.
func (n *Net) tab(tab Tab, deep float64) [4]drawing.Point {
	from, to := n.ends(tab.On)
	long := apart(from, to)
	deep = min(deep, long/4)
	along := drawing.Point{X: (to.X - from.X) / long, Y: (to.Y - from.Y) / long}
	out := drawing.Point{X: along.Y, Y: -along.X}
	// The end of one edge lies on the start of the other.
	start, end := n.slant(tab.Under, 1)*deep, n.slant(tab.Under, 0)*deep
	return [4]drawing.Point{
		from,
		from.Plus(along.X*start+out.X*deep, along.Y*start+out.Y*deep),
		to.Plus(-along.X*end+out.X*deep, -along.Y*end+out.Y*deep),
		to,
	}
}

// slant returns how much a tab under an edge recedes per unit of depth, at the start (0) or the end (1) of
// the edge. A tab may use half of the angle at the face's corner.
func (n *Net) slant(e Edge, end int) float64 {
	corners := n.Faces[e.Face-1].Corners
	count := len(corners)
	at := (e.Side + end) % count
	before, corner, after := corners[(at+count-1)%count], corners[at], corners[(at+1)%count]
	x1, y1, x2, y2 := before.X-corner.X, before.Y-corner.Y, after.X-corner.X, after.Y-corner.Y
	angle := math.Acos((x1*x2 + y1*y2) / math.Hypot(x1, y1) / math.Hypot(x2, y2))
	return 1 / math.Tan(min(angle/2, tabSteepest*math.Pi/180))
}

// Outline returns the corners of the line to cut along around a piece and its tabs, clockwise.
func (n *Net) Outline(piece []int, deep float64) []drawing.Point {
	first := n.free(piece)
	var outline []drawing.Point
	for edge := first; ; {
		from, _ := n.ends(edge)
		outline = append(outline, from)
		if tab := n.tabOn(edge); tab >= 0 {
			corners := n.tab(n.Tabs[tab], deep)
			outline = append(outline, corners[1], corners[2])
		}
		edge = n.next(edge)
		// Over a fold the outline goes on around the neighbour.
		for {
			over, fold := n.across(edge)
			if !fold {
				break
			}
			edge = n.next(over)
		}
		if edge == first {
			return outline
		}
	}
}

// free returns an edge of a piece that is no fold.
func (n *Net) free(piece []int) Edge {
	for _, face := range piece {
		for side := range n.Faces[face-1].Corners {
			if _, fold := n.across(Edge{face, side}); !fold {
				return Edge{face, side}
			}
		}
	}
	return Edge{}
}

// next returns the edge after another on the same face.
func (n *Net) next(e Edge) Edge { return Edge{e.Face, (e.Side + 1) % len(n.Faces[e.Face-1].Corners)} }

// centre returns the middle of a face, and how far it is from its nearest side.
func (f *NetFace) centre() (middle drawing.Point, radius float64) {
	count := float64(len(f.Corners))
	for _, corner := range f.Corners {
		middle.X, middle.Y = middle.X+corner.X/count, middle.Y+corner.Y/count
	}
	radius = math.Inf(1)
	for i, from := range f.Corners {
		to := f.Corners[(i+1)%len(f.Corners)]
		radius = min(radius,
			((to.X-from.X)*(middle.Y-from.Y)-(to.Y-from.Y)*(middle.X-from.X))/apart(from, to))
	}
	return middle, radius
}

// Up returns how far the face's picture is turned clockwise from upright, in degrees from 0 to 360.
func (f *NetFace) Up() float64 {
	from, to := f.Corners[f.Base], f.Corners[(f.Base+1)%len(f.Corners)]
	// A base goes from the right to the left, clockwise around the face.
	turn := math.Atan2(from.Y-to.Y, from.X-to.X) * 180 / math.Pi
	return math.Mod(math.Round(turn*1e6)/1e6+360, 360)
}
