package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// Room around trays, in parts of a slot.
const (
	trayGap   = 0.2
	trayLabel = 0.46
	// wideSlot is how large pieces are in a wide tray, in slots.
	wideSlot = 1.4
	// raised is how much higher what is picked in a wide tray stands, in parts of the height of its label.
	raised = 0.55
	// many is how many trays lie below the mat in any window: beside it they would be too low for what is in
	// them.
	many = 5
)

// TrayTitle is how large the name of a tray is, in slots, where there is room for larger text.
const TrayTitle = 0.34

// RowOfTrays returns how much height a row of trays takes below the mat.
func RowOfTrays(slot float64) float64 { return slot * (1 + trayLabel + 2*trayGap) }

// Arrange puts the trays beside the mat, at the right of it or below, and the pieces into their trays; doing
// it again does it anew.
func (s *Scene) Arrange(beside bool) {
	s.Width, s.Height = s.Mat.Width, s.Mat.Height
	s.Spots = s.Spots[:len(s.Spots)-s.arranged]
	s.arranged = len(s.Trays) + len(s.Tags)
	if trays := s.narrow(); len(trays) > 0 {
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
		s.fill(tray)
	}
	for _, tag := range s.Tags {
		s.Spots = append(s.Spots, Place{ID: tag.Spot, Box: tag.Box, Name: tag.Name})
	}
}

// narrow returns the trays that lie beside each other.
func (s *Scene) narrow() []*Tray {
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

// arrangeBeside lays trays in one column at the right of the mat, as high as it, two pieces side by side.
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

// ArrangeFor arranges the scene so that it is as large as it can be in a window of a size.
func (s *Scene) ArrangeFor(width, height float64) {
	s.room.X, s.room.Y = width, height
	if s.Refit != nil {
		s.Spots, s.arranged = s.Spots[:len(s.Spots)-s.arranged], 0
		s.Refit(s, width, height, max(1, s.room.text))
	}
	if len(s.narrow()) >= many {
		s.Arrange(false)
		return
	}
	s.Arrange(true)
	beside := min(width/s.Width, height/s.Height)
	if s.Arrange(false); beside > min(width/s.Width, height/s.Height) {
		s.Arrange(true)
	}
}

// fill gives the pieces of a tray their places: in rows, as large as they fit, no larger than their slot.
func (s *Scene) fill(tray *Tray) {
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
	if tray.Wide { // what is picked is raised
		top += raised * trayLabel * s.Slot
	}
	height := tray.Box.Bottom() - top - trayGap/3*s.Slot
	largest := s.Slot
	if tray.Wide {
		largest *= wideSlot
	}
	columns, rows, step, width := 1, 1, 0.0, tray.Box.Width-trayGap*s.Slot // a ring has room at the sides
	for c := 1; c <= len(inside); c++ {
		r := (len(inside) + c - 1) / c
		if fits := min(largest, width/float64(c), height/float64(r)); fits > step+1e-6 {
			columns, rows, step = c, r, fits
		}
	}
	left := tray.Box.X + (tray.Box.Width-step*float64(columns))/2
	for i, piece := range inside {
		piece.Size = step * 0.92
		piece.At = drawing.Point{X: left + step*(float64(i%columns)+0.5),
			Y: top + (height-step*float64(rows))/2 + step*(float64(i/columns)+0.5)}
	}
}
