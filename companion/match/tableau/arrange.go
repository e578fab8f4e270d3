package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// Room around trays, as parts of Scene.Slot, the size of a piece in a tray.
const (
	trayGap   = 0.2
	trayLabel = 0.46
	// wideSlot is the largest size of a piece in a wide tray, in slots.
	wideSlot = 1.4
	// raised is the room above the pieces of a wide tray, in label heights. A picked piece is drawn raised
	// into it.
	raised = 0.55
	// rim is the room around the outer trays and tags for half the width of their lines.
	rim = 0.06
	// airy is how far apart pieces in a tray are at most, as part of their size, where there is room.
	airy = 1.2
	// manyTrays is the number of trays from which they always lie below the mat. In a column beside it each
	// would be too low for its pieces.
	manyTrays = 5
)

// TrayTitle is the largest text size of a tray's name, in slots.
const TrayTitle = 0.34

// RowOfTrays returns the height of a row of trays below the mat, with the gap above it.
func RowOfTrays(slot float64) float64 { return slot * (1 + trayLabel + 2*trayGap) }

// Arrange gives all trays, tags and pieces in trays their places. beside puts the trays at the right of the
// mat, else they go below it. Arrange may be called again: it replaces the last arrangement.
func (s *Scene) Arrange(beside bool) {
	s.Width, s.Height = s.Mat.Width, s.Mat.Height
	s.Spots = s.Spots[:len(s.Spots)-s.arranged]
	s.arranged = len(s.Trays) + len(s.Tags)
	if trays := s.narrowTrays(); len(trays) > 0 {
		if beside {
			s.arrangeBeside(trays)
		} else {
			s.arrangeBelow(trays)
		}
	}
	s.arrangeWide()
	s.arrangeTags()
	for i := range s.Trays {
		tray := &s.Trays[i]
		s.Spots = append(s.Spots, Place{ID: tray.Spot, Box: tray.Box, Name: tray.Name})
		s.fillTray(tray)
	}
	for _, tag := range s.Tags {
		s.Spots = append(s.Spots, Place{ID: tag.Spot, Box: tag.Box, Name: tag.Name})
	}
	if s.Width > s.Mat.Width { // their lines are whole
		s.Width += rim * s.Slot
	}
	if s.Height > s.Mat.Height {
		s.Height += rim * s.Slot
	}
}

// narrowTrays returns the trays that lie side by side, in a row or a column; wide ones lie below everything
// else.
func (s *Scene) narrowTrays() []*Tray {
	var list []*Tray
	for i := range s.Trays {
		if !s.Trays[i].Wide {
			list = append(list, &s.Trays[i])
		}
	}
	return list
}

// arrangeWide lays the wide trays below everything else.
func (s *Scene) arrangeWide() {
	for i := range s.Trays {
		if tray := &s.Trays[i]; tray.Wide {
			y := s.Height + trayGap*s.Slot
			tray.Box = drawing.Box(0, y, s.Width, s.Slot*(wideSlot+(1+raised)*trayLabel+trayGap))
			s.Height = tray.Box.Bottom()
		}
	}
}

// arrangeBelow lays trays in one row as wide as the mat, each as wide as its slots need.
func (s *Scene) arrangeBelow(trays []*Tray) {
	slots := 0.0
	for _, tray := range trays {
		slots += float64(max(2, tray.Slots))
	}
	gap := trayGap * s.Slot
	room := s.Mat.Width - gap*float64(len(trays)-1)
	x, y, height := 0.0, s.Mat.Height+gap, RowOfTrays(s.Slot)-gap
	for _, tray := range trays {
		width := room * float64(max(2, tray.Slots)) / slots
		tray.Box = drawing.Box(x, y, width, height)
		x += width + gap
	}
	s.Height = y + height
}

// arrangeBeside lays the trays in one column at the right of the mat, together as high as the mat. Two pieces
// lie side by side in each.
func (s *Scene) arrangeBeside(trays []*Tray) {
	gap := trayGap * s.Slot
	rows := 0.0
	for _, tray := range trays {
		rows += trayRows(tray.Slots)
	}
	room := s.Mat.Height - gap*float64(len(trays)-1)
	x, y, width := s.Mat.Width+gap, 0.0, s.Slot*2.3
	for _, tray := range trays {
		height := room * trayRows(tray.Slots) / rows
		tray.Box = drawing.Box(x, y, width, height)
		y += height + gap
	}
	s.Width = x + width
}

func trayRows(slots int) float64 { return math.Ceil(float64(slots)/2) + trayLabel + trayGap }

// ArrangeFor arranges the scene so that it appears as large as possible in a window of this size, in pixels.
func (s *Scene) ArrangeFor(width, height float64) {
	defer s.aimArrows()
	s.room.X, s.room.Y = width, height
	if s.Refit != nil {
		s.Spots, s.arranged = s.Spots[:len(s.Spots)-s.arranged], 0
		s.Refit(s, width, height, max(1, s.room.text))
	}
	if len(s.narrowTrays()) >= manyTrays {
		s.Arrange(false)
		return
	}
	s.Arrange(true)
	beside := min(width/s.Width, height/s.Height)
	if s.Arrange(false); beside > min(width/s.Width, height/s.Height) {
		s.Arrange(true)
	}
}

// aimArrows gives the arrows their ends at pieces and spots.
func (s *Scene) aimArrows() {
	for i := range s.Arrows {
		arrow := &s.Arrows[i]
		if box, ok := s.Box(arrow.Begin); ok {
			arrow.From = box.Centre()
		}
		if box, ok := s.Box(arrow.End); ok {
			arrow.To = box.Centre()
		}
	}
}

// fillTray gives the pieces of a tray their places. They lie in rows, as large as they fit but no larger than
// a slot.
func (s *Scene) fillTray(tray *Tray) {
	var inside []*Thing
	for i := range s.Pieces {
		if s.Pieces[i].Spot == tray.Spot {
			inside = append(inside, &s.Pieces[i])
		}
	}
	if len(inside) == 0 {
		return
	}
	top := tray.Box.Y + trayLabel*s.Slot
	if tray.Wide { // room for a picked piece, which is drawn raised
		top += raised * trayLabel * s.Slot
	}
	height := tray.Box.Bottom() - top - trayGap/3*s.Slot
	largest := s.Slot
	if tray.Wide {
		largest *= wideSlot
	}
	columns, rows, step, width := 1, 1, 0.0, tray.Box.Width-trayGap*s.Slot // room for a ring
	for c := 1; c <= len(inside); c++ {
		r := (len(inside) + c - 1) / c
		if fits := min(largest, width/float64(c), height/float64(r)); fits > step+1e-6 {
			columns, rows, step = c, r, fits
		}
	}
	across := min(width/float64(columns), step*airy)
	down := min(height/float64(rows), step*airy)
	left := tray.Box.X + (tray.Box.Width-across*float64(columns))/2
	for i, piece := range inside {
		piece.Size = step * 0.92
		piece.At = drawing.Point{X: left + across*(float64(i%columns)+0.5),
			Y: top + (height-down*float64(rows))/2 + down*(float64(i/columns)+0.5)}
	}
}
