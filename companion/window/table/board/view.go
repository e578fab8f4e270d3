package board

import (
	"image"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/engines/common/cache"
)

// view is all that is seen on a board. Each part owns its state.
type view struct {
	camera
	choice
	aim
	hand
	motion
	mat
	turning
	pulse
	pictures *cache.Cache[picture, *image.RGBA]
}

// choice is what may be tapped, and what is said of it.
type choice struct {
	next   map[tableau.Input]bool
	order  []tableau.Input // in which Tab goes through it
	picked []tableau.Input
	// loose are the pieces that may be dragged although they have no ring ([Board.Reach]).
	loose   []tableau.Input
	refusal Refusal
	still   bool // nothing may be tapped
}

// aim is the point that is being chosen, and what is measured for it.
type aim struct {
	point *Ghost
	sight *tableau.Sight
}

// hand is where the pointer and the keyboard's cursor are.
type hand struct {
	cursor  tableau.Input
	keys    bool // the cursor was moved by keys last, so it is visible
	hover   tableau.Input
	pointer fyne.Position
	resting bool // the pointer has not moved since Rest or Forget: it has no bubble
	focused bool
	shift   bool
	drag    drag
}

// pointing reports whether the keyboard's cursor is visible.
func (h *hand) pointing() bool { return h.keys && h.focused }
