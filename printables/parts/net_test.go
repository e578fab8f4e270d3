package parts

import (
	"math"
	"testing"

	"homespun/printables/drawing"
)

type vector [3]float64

func (v vector) plus(o vector) vector   { return vector{v[0] + o[0], v[1] + o[1], v[2] + o[2]} }
func (v vector) minus(o vector) vector  { return v.plus(o.times(-1)) }
func (v vector) times(s float64) vector { return vector{v[0] * s, v[1] * s, v[2] * s} }
func (v vector) dot(o vector) float64   { return v[0]*o[0] + v[1]*o[1] + v[2]*o[2] }
func (v vector) length() float64        { return math.Sqrt(v.dot(v)) }
func (v vector) unit() vector           { return v.times(1 / v.length()) }
func (v vector) near(o vector) bool     { return v.minus(o).length() < 1e-9 }
func (v vector) cross(o vector) vector {
	return vector{v[1]*o[2] - v[2]*o[1], v[2]*o[0] - v[0]*o[2], v[0]*o[1] - v[1]*o[0]}
}

// nets are all nets, with the angle inside the solid between two faces.
var nets = []struct {
	name     string
	net      *Net
	dihedral float64
	pieces   int
	tabs     int
}{
	{"cube", &Cube, math.Pi / 2, 1, 7},
	{"bent cube", &CubeBent, math.Pi / 2, 1, 7},
	{"cube in halves", &CubeHalves, math.Pi / 2, 2, 8},
	{"octahedron", &Octahedron, math.Acos(-1.0 / 3), 1, 5},
	{"octahedron in halves", &OctahedronHalves, math.Acos(-1.0 / 3), 2, 6},
}

// A solid is a net folded: the corners of each face, in the order of the net.
type solid map[int][]vector

// middle returns the middle of a face.
func (s solid) middle(face int) vector {
	var sum vector
	for _, corner := range s[face] {
		sum = sum.plus(corner)
	}
	return sum.times(1 / float64(len(s[face])))
}

// centre returns the middle of the solid.
func (s solid) centre() vector {
	var sum vector
	for face := range s {
		sum = sum.plus(s.middle(face))
	}
	return sum.times(1 / float64(len(s)))
}

func (s solid) ends(e Edge) (from, to vector) {
	corners := s[e.Face]
	return corners[e.Side], corners[(e.Side+1)%len(corners)]
}

// fold folds the net along all its folds by the angle, away from the reader, face 1 lying on the table;
// pieces are joined at their first tab.
func fold(n *Net, dihedral float64) solid {
	first := make([]vector, len(n.Faces[0].Corners))
	for i, corner := range n.Faces[0].Corners {
		first[i] = vector{corner.X, corner.Y, 0}
	}
	folded := solid{1: first}
	attach := func(at, to Edge) {
		if _, done := folded[to.Face]; done {
			return
		}
		from, end := folded.ends(at)
		along := end.minus(from).unit()
		// Clockwise on paper, y down, the right hand of the way along an edge is inside, and z leads away
		// from the reader.
		corners := folded[at.Face]
		normal := corners[1].minus(corners[0]).cross(corners[2].minus(corners[1])).unit()
		out := along.cross(normal)
		turn := math.Pi - dihedral
		beyond := out.times(math.Cos(turn)).plus(normal.times(math.Sin(turn)))
		// The other edge runs the other way: its start lies on this one's end.
		start, stop := n.ends(to)
		ux, uy := (stop.X-start.X)/apart(start, stop), (stop.Y-start.Y)/apart(start, stop)
		var placed []vector
		for _, corner := range n.Faces[to.Face-1].Corners {
			x, y := corner.X-start.X, corner.Y-start.Y
			placed = append(placed, end.plus(along.times(-(x*ux + y*uy))).plus(beyond.times(y*ux-x*uy)))
		}
		folded[to.Face] = placed
	}
	for before := 0; before < len(folded); {
		before = len(folded)
		for face := range n.Faces {
			if _, there := folded[face+1]; !there {
				continue
			}
			for side := range n.Faces[face].Corners {
				if next, ok := n.across(Edge{face + 1, side}); ok {
					attach(Edge{face + 1, side}, next)
				}
			}
		}
		if len(folded) > before || len(folded) == len(n.Faces) {
			continue
		}
		for _, tab := range n.Tabs {
			if _, there := folded[tab.On.Face]; there {
				attach(tab.On, tab.Under)
			}
			if len(folded) > before {
				break
			}
		}
	}
	return folded
}

func TestNetsFoldIntoTheirSolids(t *testing.T) {
	for _, test := range nets {
		folded := fold(test.net, test.dihedral)
		if len(folded) != len(test.net.Faces) {
			t.Fatalf("%s: %d faces hang together, want %d", test.name, len(folded), len(test.net.Faces))
		}
		if got := len(test.net.Pieces()); got != test.pieces {
			t.Errorf("%s: %d pieces, want %d", test.name, got, test.pieces)
		}
		centre := folded.centre()
		for face, corners := range folded {
			// All faces are equally far from the middle, which lies behind them: the print is outside.
			normal := corners[1].minus(corners[0]).cross(corners[2].minus(corners[1])).unit()
			if behind := centre.minus(folded.middle(face)).dot(normal); math.Abs(behind-test.net.Height/2) >
				1e-9 {
				t.Errorf("%s: the middle is %g behind face %d, want %g", test.name, behind, face,
					test.net.Height/2)
			}
			for other := range folded {
				if other != face && folded.middle(other).near(folded.middle(face)) {
					t.Errorf("%s: faces %d and %d lie on each other", test.name, face, other)
				}
			}
			// Opposite faces add up to the same.
			opposite := len(folded) + 1 - face
			if !folded.middle(face).plus(folded.middle(opposite)).times(0.5).near(centre) {
				t.Errorf("%s: %d is not opposite of %d", test.name, opposite, face)
			}
		}
	}
}

func TestEveryTabMeetsItsEdge(t *testing.T) {
	for _, test := range nets {
		folded := fold(test.net, test.dihedral)
		if len(test.net.Tabs) != test.tabs {
			t.Errorf("%s: %d tabs, want %d", test.name, len(test.net.Tabs), test.tabs)
		}
		closed := map[Edge]bool{}
		for i, tab := range test.net.Tabs {
			from, to := folded.ends(tab.On)
			start, end := folded.ends(tab.Under)
			if !from.near(end) || !to.near(start) {
				t.Errorf("%s: tab %s is at %v–%v, its edge at %v–%v", test.name, test.net.Letter(i), from, to,
					start, end)
			}
			for _, edge := range []Edge{tab.On, tab.Under} {
				if closed[edge] {
					t.Errorf("%s: side %d of face %d is glued twice", test.name, edge.Side, edge.Face)
				}
				closed[edge] = true
			}
		}
		// Every edge is a fold or glued: the solid is closed.
		for face := range test.net.Faces {
			for side := range test.net.Faces[face].Corners {
				edge := Edge{face + 1, side}
				if _, folds := test.net.across(edge); folds == closed[edge] {
					t.Errorf("%s: side %d of face %d: a fold %v, glued %v", test.name, side, face+1, folds,
						closed[edge])
				}
			}
		}
	}
}

// The checks of this file see a net that is wrong.
func TestFaultsOfNetsAreSeen(t *testing.T) {
	broken := Cube
	broken.Tabs = append([]Tab(nil), Cube.Tabs...)
	broken.Tabs[1].Under, broken.Tabs[4].Under = broken.Tabs[4].Under, broken.Tabs[1].Under
	folded := fold(&broken, math.Pi/2)
	from, _ := folded.ends(broken.Tabs[1].On)
	if _, end := folded.ends(broken.Tabs[1].Under); from.near(end) {
		t.Error("two tabs with their edges swapped still meet them")
	}
	if wrong := fold(&Octahedron,
		math.Pi/2); wrong.middle(1).plus(wrong.middle(8)).times(0.5).near(wrong.centre()) {
		t.Error("an octahedron folded like a cube still closes")
	}
}

// The line to cut along is simple and encloses faces and tabs and nothing else, so that none of them overlap.
func TestTheOutlineHoldsFacesAndTabs(t *testing.T) {
	for _, test := range nets {
		const deep = 0.25
		n := test.net
		for i, faces := range n.Pieces() {
			outline := n.Outline(faces, deep)
			want := 0.0
			polygons := [][]drawing.Point{}
			for _, face := range faces {
				polygons = append(polygons, n.Faces[face-1].Corners)
				for k := range n.Faces[face-1].Corners {
					if tab := n.tabOn(Edge{face, k}); tab >= 0 {
						corners := n.tab(n.Tabs[tab], deep)
						polygons = append(polygons, corners[:])
					}
				}
			}
			for _, polygon := range polygons {
				if area(polygon) < 0.05 {
					t.Errorf("%s, piece %d: %v runs the wrong way or is nothing", test.name, i, polygon)
				}
				want += area(polygon)
			}
			if got := area(outline); math.Abs(got-want) > 1e-9 {
				t.Errorf("%s, piece %d: the outline holds %g, faces and tabs are %g", test.name, i, got, want)
			}
			for a := range polygons {
				for b := range polygons[:a] {
					if overlap(polygons[a], polygons[b]) {
						t.Errorf("%s, piece %d: %v and %v overlap", test.name, i, polygons[a], polygons[b])
					}
				}
			}
			for a := range outline {
				for b := range a {
					if crossed(outline[a], outline[(a+1)%len(outline)], outline[b],
						outline[(b+1)%len(outline)]) {
						t.Errorf("%s, piece %d: the outline crosses itself at %v", test.name, i, outline[a])
					}
				}
			}
		}
	}
}

// A tab lies within the face it goes under, and those under one face beside each other.
func TestTabsFitUnderTheirFaces(t *testing.T) {
	for _, test := range nets {
		under := map[int][][]drawing.Point{}
		for i, tab := range test.net.Tabs {
			// Seen from inside the solid a tab lies mirrored on its face: its depth leads inwards from the
			// edge.
			corners := test.net.tab(tab, 0.25)
			on, _ := test.net.ends(tab.On)
			_, end := test.net.ends(tab.On)
			start, stop := test.net.ends(tab.Under)
			ux, uy := end.X-on.X, end.Y-on.Y
			vx, vy := stop.X-start.X, stop.Y-start.Y
			var laid []drawing.Point
			for _, corner := range corners {
				x, y := corner.X-on.X, corner.Y-on.Y
				along, deep := x*ux+y*uy, x*uy-y*ux
				laid = append(laid, stop.Plus(-vx*along-vy*deep, -vy*along+vx*deep))
			}
			if area(laid) < 0 {
				laid[1], laid[3] = laid[3], laid[1]
			}
			face := test.net.Faces[tab.Under.Face-1].Corners
			for _, corner := range laid {
				if !within(face, corner) {
					t.Errorf("%s: tab %s leaves face %d at %v", test.name, test.net.Letter(i), tab.Under.Face,
						corner)
				}
			}
			for _, other := range under[tab.Under.Face] {
				if overlap(laid, other) {
					t.Errorf("%s: tab %s lies on another under face %d", test.name, test.net.Letter(i),
						tab.Under.Face)
				}
			}
			under[tab.Under.Face] = append(under[tab.Under.Face], laid)
		}
	}
}

// What a face shows stands on one of its sides.
func TestFacesStandOnASide(t *testing.T) {
	for _, test := range nets {
		for i := range test.net.Faces {
			face := &test.net.Faces[i]
			middle, radius := face.centre()
			sin, cos := math.Sincos(face.Up() * math.Pi / 180)
			foot := middle.Plus(-sin*radius, cos*radius)
			from, to := face.Corners[face.Base], face.Corners[(face.Base+1)%len(face.Corners)]
			if half := (drawing.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}); apart(foot,
				half) > 1e-6 {
				t.Errorf("%s: face %d stands at %v, its side's middle is %v", test.name, i+1, foot, half)
			}
		}
	}
}

func area(corners []drawing.Point) float64 {
	sum := 0.0
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		sum += (p.X*q.Y - q.X*p.Y) / 2
	}
	return sum
}

// within says whether a point lies in a convex polygon that runs clockwise, its edge included.
func within(polygon []drawing.Point, p drawing.Point) bool {
	for i, from := range polygon {
		to := polygon[(i+1)%len(polygon)]
		if (to.X-from.X)*(p.Y-from.Y)-(to.Y-from.Y)*(p.X-from.X) < -1e-9 {
			return false
		}
	}
	return true
}

// overlap says whether two convex polygons share area: no side of either parts them.
func overlap(a, b []drawing.Point) bool {
	parted := func(a, b []drawing.Point) bool {
		for i, from := range a {
			to := a[(i+1)%len(a)]
			outside := true
			for _, p := range b {
				outside = outside && (to.X-from.X)*(p.Y-from.Y)-(to.Y-from.Y)*(p.X-from.X) < 1e-9
			}
			if outside {
				return true
			}
		}
		return false
	}
	return !parted(a, b) && !parted(b, a)
}

// crossed says whether two lines cross between their ends.
func crossed(a, b, c, d drawing.Point) bool {
	side := func(p, q, r drawing.Point) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	const hair = 1e-9
	return side(a, b, c)*side(a, b, d) < -hair && side(c, d, a)*side(c, d, b) < -hair
}
