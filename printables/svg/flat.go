package svg

import (
	"math"
	"slices"
)

// flat returns the lines of an outline as points in pixels, with curves as short straight lines. With evenOdd those that
// lie in an odd number of others run the other way round, so that filling by the non-zero rule leaves holes.
func (o *outline) flat(m matrix, evenOdd bool) [][]point {
	var parts [][]point
	for _, l := range o.lines {
		var part []point
		for _, st := range l.steps {
			to := moved(m, st.to[2])
			if !st.curve || len(part) == 0 {
				part = append(part, to)
				continue
			}
			from, a, b := part[len(part)-1], moved(m, st.to[0]), moved(m, st.to[1])
			long := math.Hypot(a.x-from.x, a.y-from.y) + math.Hypot(b.x-a.x, b.y-a.y) + math.Hypot(to.x-b.x, to.y-b.y)
			count := int(max(2, min(64, math.Sqrt(long)*1.5)))
			for i := 1; i <= count; i++ {
				t := float64(i) / float64(count)
				u := 1 - t
				p, q, r, s := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				part = append(part, point{p*from.x + q*a.x + r*b.x + s*to.x, p*from.y + q*a.y + r*b.y + s*to.y})
			}
		}
		parts = append(parts, part)
	}
	if !evenOdd || len(parts) < 2 || len(parts) > mostHoles {
		return parts
	}
	for i, part := range parts {
		inside := 0
		for k, other := range parts {
			if k != i && holds(other, middle(part)) {
				inside++
			}
		}
		if (area(part) > 0) == (inside%2 == 1) {
			slices.Reverse(part)
		}
	}
	return parts
}

// mostHoles is with how many lines an outline may have holes: each is compared with each.
const mostHoles = 2000

func moved(m matrix, p point) point {
	x, y := m.Transform(p.x, p.y)
	return point{x, y}
}

// area is that of a line of points, below 0 if it runs anticlockwise on the screen.
func area(points []point) (sum float64) {
	for i, a := range points {
		b := points[(i+1)%len(points)]
		sum += a.x*b.y - b.x*a.y
	}
	return sum / 2
}

// middle is a point just inside of a line of points, near its first side that has a length.
func middle(points []point) point {
	turn := 1.
	if area(points) < 0 {
		turn = -1
	}
	for i, a := range points {
		b := points[(i+1)%len(points)]
		if long := math.Hypot(b.x-a.x, b.y-a.y); long > 1e-6 {
			by := turn * 1e-3 / long
			return point{(a.x+b.x)/2 - (b.y-a.y)*by, (a.y+b.y)/2 + (b.x-a.x)*by}
		}
	}
	return point{math.Inf(1), math.Inf(1)}
}

// holds reports whether a point lies inside of a line of points.
func holds(points []point, p point) bool {
	inside := false
	for i, a := range points {
		b := points[(i+1)%len(points)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(p.y-a.y)/(b.y-a.y)*(b.x-a.x) {
			inside = !inside
		}
	}
	return inside
}
