package drawing

// FoldLine is the line at which paper is folded.
var FoldLine = Stroke{Width: 0.25, Colour: Ink, Dash: [2]float64{2, 1.5}}

// SlotPaint is the look of a slot that is cut into a piece.
var SlotPaint = Outlined(White, 0.15, Ink)

// Fold draws a fold, level or upright, on white: it is seen on any ground, and the ink-saver's outline of an
// area does not cover it. To must be below from or at its right.
func (d *Drawing) Fold(from, to Point) {
	const white = 0.6
	ground := Box(from.X-white/2, from.Y, white, to.Y-from.Y)
	if from.Y == to.Y {
		ground = Box(from.X, from.Y-white/2, to.X-from.X, white)
	}
	d.Rect(ground, Filled(White))
	d.Line(from, to, FoldLine)
}
