package board

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// drawBubble shows the words for what the pointer or the cursor is on.
func (r *renderer) drawBubble() {
	v, t := r.view, look.Current()
	var box drawing.Rectangle
	saying, below := "", false
	var seen []tableau.Thing // through the lens
	switch {
	case v.point != nil && v.hover == tableau.Input{} && !(v.pointing() && v.next[v.cursor]):
		half := v.point.Size / 2
		box, saying = drawing.Box(v.point.At.X-half, v.point.At.Y-half, 2*half, 2*half), v.point.Words
		below = v.point.Below
	case r.bubble.Says == nil:
	default:
		in := v.hover
		if v.pointing() {
			in = v.cursor
		} else if in.Kind == tableau.Spot && !v.next[in] && !v.isTag(in) {
			break // a space that cannot be tapped has its name in the margin
		}
		var ok bool
		if slices.Contains(v.picked, in) {
			break // no bubble over the spots around a picked piece
		}
		if box, ok = v.scene.Box(in); ok && in.Kind != 0 {
			if at, size := v.box(box); r.drawNear(in, at, size) {
				return
			}
			saying, seen = r.bubble.Says(in), r.lens(in)
		}
		if v.turning.over && !v.pointing() && v.solid() != nil { // beside what the pointer is on
			if top, ok := v.topBox(v.spotOf(in).ID); ok {
				box = top
			}
		}
	}
	if saying == "" {
		return
	}
	at, size := v.box(box)
	lines := widgets.Lines(saying, t.Size(theme.SizeNameText), look.Bold, v.size.Width*0.6)
	var width, height float32
	for _, line := range lines {
		line := fyne.MeasureText(line, t.Size(theme.SizeNameText), look.Bold)
		width, height = max(width, line.Width), height+line.Height
	}
	lens := float32(0)
	if len(seen) > 0 {
		lens = t.Grow(lensSide)
		width, height = max(width, lens*float32(len(seen))), height+lens
	}
	width, height = width+24, height+12
	corner := r.beside(at, size, fyne.NewSize(width, height), below)
	x, y := corner.X, corner.Y
	r.rect(fyne.NewPos(x, y), fyne.NewSize(width, height), t.Paper, t.Ink, 2, 10)
	y += 6
	r.drawLens(seen, fyne.NewPos(x, y), width)
	y += lens
	for _, line := range lines {
		text := r.text(line, t.Ink, t.Size(theme.SizeNameText), look.Bold)
		text.Resize(text.MinSize())
		text.Move(fyne.NewPos(x+(width-text.Size().Width)/2, y))
		y += text.Size().Height
	}
}

// bubbleGap is the gap between a bubble and what it is about, and bubbleEdge that to the edge of the board.
const bubbleGap, bubbleEdge = 8, 2

// beside returns where a bubble of a size lies, for a thing at a place: beside the thing, where it covers the
// fewest things that may be tapped. Where it would cover some on every side it lies further away, if that
// covers fewer. below prefers the place below the thing.
func (r *renderer) beside(at fyne.Position, thing, bubble fyne.Size, below bool) fyne.Position {
	most := r.view.size.Subtract(bubble).SubtractWidthHeight(bubbleEdge, bubbleEdge)
	inside := func(p fyne.Position) fyne.Position {
		return fyne.NewPos(max(bubbleEdge, min(p.X, most.Width)), max(bubbleEdge, min(p.Y, most.Height)))
	}
	up, down := at.Y-bubble.Height-bubbleGap, at.Y+thing.Height+bubbleGap
	left, right := at.X-bubble.Width-bubbleGap, at.X+thing.Width+bubbleGap
	middle := fyne.NewPos(at.X+(thing.Width-bubble.Width)/2, at.Y+(thing.Height-bubble.Height)/2)
	rows := []float32{up, down}
	if below {
		rows = []float32{down, up}
	}
	var near, far []fyne.Position
	for _, x := range []float32{middle.X, at.X, at.X + thing.Width - bubble.Width, right, left} {
		for _, y := range rows {
			near = append(near, fyne.NewPos(x, y))
		}
	}
	near = append(near, fyne.NewPos(right, middle.Y), fyne.NewPos(left, middle.Y))
	step := max(24, bubble.Height/2)
	for y := float32(bubbleEdge); y < most.Height+step; y += step {
		for x := float32(bubbleEdge); x < most.Width+2*step; x += 2 * step {
			far = append(far, fyne.NewPos(x, y))
		}
	}
	slices.SortStableFunc(far, func(p, q fyne.Position) int {
		distance := func(p fyne.Position) float64 {
			return math.Hypot(float64(p.X-middle.X), float64(p.Y-middle.Y))
		}
		return int(distance(p) - distance(q))
	})
	boxes := r.targets(at)
	best, fewest := inside(near[0]), math.MaxInt
	for i, p := range append(near, far...) {
		p = inside(p)
		covers := 0
		if overlap(p, bubble, at, thing) {
			covers = 1000
		}
		for _, box := range boxes {
			if overlap(p, bubble, box.at, box.size) {
				covers++
			}
		}
		if covers < fewest {
			best, fewest = p, covers
		}
		if fewest == 0 || i == len(near)-1 && fewest <= 1 { // further away is not worth it for one thing
			break
		}
	}
	return best
}

// place is a place of the window.
type place struct {
	at   fyne.Position
	size fyne.Size
}

// targets returns the places of what may be tapped, and of all figures while one is dragged over open ground,
// without what lies at a place.
func (r *renderer) targets(but fyne.Position) []place {
	var list []place
	order := r.view.order
	if r.view.point != nil {
		order = slices.Clone(order)
		for _, piece := range r.view.scene.Pieces {
			order = append(order, tableau.APiece(piece.ID))
		}
	}
	for _, in := range order {
		if box, ok := r.view.scene.Box(in); ok {
			if at, size := r.view.box(box); at != but {
				list = append(list, place{at, size})
			}
		}
		if r.view.solid() == nil || in.Kind != tableau.Spot {
			continue
		}
		if top, ok := r.view.topBox(in.ID); ok {
			if at, size := r.view.box(top); at != but {
				list = append(list, place{at, size})
			}
		}
	}
	return list
}

func overlap(p fyne.Position, size fyne.Size, q fyne.Position, other fyne.Size) bool {
	return p.X < q.X+other.Width && q.X < p.X+size.Width && p.Y < q.Y+other.Height && q.Y < p.Y+size.Height
}
