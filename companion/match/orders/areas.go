package orders

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
)

// Area is a part of the table with what lies there, one sentence a place.
type Area struct {
	Name  string
	Lines []string
}

// Areas returns how the table lies if all that was asked for is done, area by area.
func (t *Table) Areas() []Area { return areas(t.lying(t.session.Position())) }

// Left returns how the table lies as people have left it: without what is still to be done.
func (t *Table) Left() []Area { return areas(t.lying(t.lies)) }

// fewPlaces is on how many places of a board things may lie for it to be one area.
const fewPlaces = 6

// areas returns what lies where in a scene: on the levels of what is stacked, on the quarters of a board with
// much on it, on a table that is measured, in the trays, and before the players.
func areas(s *tableau.Scene) (list []Area) {
	add := func(name, line string) {
		at := slices.IndexFunc(list, func(a Area) bool { return a.Name == name })
		if at < 0 {
			at, list = len(list), append(list, Area{Name: name})
		}
		list[at].Lines = append(list[at].Lines, line)
	}
	if s == nil {
		return nil
	}
	all, keys := lots(s)
	on := func(spot int) (names []string) { // those that look alike together
		for _, key := range keys {
			one := all[key]
			switch n := one.on[spot]; {
			case n > 1 && one.piece.Many != "":
				names = append(names, words.OrderSome(n, one.piece.Many))
			case n > 0:
				names = append(names, one.piece.Name)
			}
		}
		return names
	}
	places := 0
	for _, spot := range s.Spots {
		if len(on(spot.ID)) > 0 && !s.HasTray(spot.ID) {
			places++
		}
	}
	for _, spot := range s.Spots {
		pieces := on(spot.ID)
		if len(pieces) == 0 || s.HasTray(spot.ID) {
			continue
		}
		name := words.AreaBoard
		switch {
		case stacks(s):
			name = words.AreaLevel(spot.Level + 1)
		case places > fewPlaces && s.Mat != nil:
			name = quarter(s, spot)
		}
		add(name, words.LiesThere(spot.Name, words.AndNames(pieces)))
	}
	if s.Measure != nil {
		m := ruler{Measure: *s.Measure}
		if s.Mat != nil {
			m.wide, m.deep = s.Mat.Width, s.Mat.Height
		}
		for _, piece := range s.Pieces {
			if piece.Spot < 0 {
				if stands := m.stands(piece); stands != "" {
					add(words.AreaTable, words.LiesThere(piece.Name, stands))
				} else {
					add(words.AreaTable, piece.Name)
				}
			}
		}
	}
	for _, tray := range s.Trays {
		for _, thing := range on(tray.Spot) {
			add(tray.Name, words.Sentence(thing))
		}
	}
	for _, kept := range s.Kept {
		if name := words.AreaPeople; kept.Count > 0 {
			if kept.Seat < 0 {
				name = words.AreaTable
			}
			add(name, words.LiesThere(kept.Who, things(kept.Count, kept)))
		}
	}
	slices.SortStableFunc(list, func(a, b Area) int { return rank(a) - rank(b) })
	return list
}

// rank is where an area comes among others: first the quarters, from the far left on.
func rank(a Area) int {
	first := []string{words.FarLeft, words.FarRight, words.NearLeft, words.NearRight}
	if at := slices.Index(first, a.Name); at >= 0 {
		return at
	}
	return len(first)
}

// quarter names the quarter of a board in which a place is.
func quarter(s *tableau.Scene, spot tableau.Place) string {
	middle := spot.Box.Centre()
	left, back := middle.X < s.Mat.Width/2, middle.Y < s.Mat.Height/2
	switch {
	case back && left:
		return words.FarLeft
	case back:
		return words.FarRight
	case left:
		return words.NearLeft
	}
	return words.NearRight
}

// stands says where a measured piece stands, and how.
func (r *ruler) stands(piece tableau.Thing) string {
	var facts []string
	if r.Length > 0 {
		across, side, along, end := r.fromEdges(piece)
		facts = append(facts, words.StandsFrom(across, side, along, end))
	}
	if piece.Faint {
		facts = append(facts, words.StandsFallen)
	}
	if piece.Worn {
		facts = append(facts, words.StandsTurned)
	}
	return words.Facts(facts...)
}
