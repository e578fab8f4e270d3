package program

import (
	"maps"
	"slices"

	"homespun/engines"
)

// A Gate is spaces to which nobody comes without one of a counter.
type Gate struct {
	Counter int
	Spaces  Area
}

// narrow finds out where all have room, and where something is needed.
func (c *compiler) narrow() error {
	r := &c.Rules
	c.Narrow = !r.Together || r.Room > 0 || len(r.Needs) > 0
	for space := 1; space <= r.All(); space++ {
		c.Everywhere.Add(space)
	}
	for _, of := range c.KindsAt {
		var area Area
		for space, is := range of {
			if is {
				area.Add(space)
			}
		}
		c.KindAreas = append(c.KindAreas, area)
	}
	for seat := range c.Roomy {
		roomy := &c.Roomy[seat]
		if last := int(c.Last[seat]); last > 0 && r.Home == HomeFinish {
			roomy.Add(last)
		}
		for space := 1; c.Roam && space <= r.All(); space++ {
			if slices.Contains(c.Starts, space) || slices.Contains(c.finishes, space) {
				roomy.Add(space)
			}
		}
	}
	for _, where := range slices.Sorted(maps.Keys(r.Needs)) {
		key := "needs." + where
		area, ok := c.areaOf(where)
		if !ok {
			return engines.Fieldf(key, "is no space and no kind; %s", c.where())
		}
		counter, ok := c.names.Find("counter", c.language, r.Needs[where])
		if !ok {
			return engines.Fieldf(key, "is %q, and nobody can have one; write counters = { %s = 0 } to count it",
				r.Needs[where], r.Needs[where])
		}
		for seat := range c.IDs {
			if first := c.FirstOf(engines.Seat(seat)); c.Roam && area.Has(first) && r.Counters[c.OwnNames[counter]] == 0 {
				return engines.Fieldf(key, "is needed where a player begins; let it be another space")
			}
		}
		c.Gates = append(c.Gates, Gate{counter, area})
	}
	return nil
}
