package cubed

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
)

// load reads a position from its keys.
func (g *Game) load(s *Saved) (Position, error) {
	p, err := g.loadParts(s)
	if err != nil {
		return p, err
	}
	return engines.LoadParts(p, s, g.checkDue)
}

// loadParts reads a position without the check that nothing follows by itself. After a fix, the caller
// applies that with settle.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.LoadParts(g.Start(), s, g.loadDue, g.loadCube, g.loadPiles, g.loadTurn, g.loadCorner)
}

// loadDue reads whether stacking is done.
func (g *Game) loadDue(p *Position, s *Saved) error {
	stage := slices.Index(stages, strings.ToLower(s.Due))
	if stage < 0 {
		return engines.Fieldf("due", "is %.20q; it can be %s", s.Due, strings.Join(stages, ", "))
	}
	p.unstacking = uint8(stage) != DueStack
	return nil
}

// readColour reads the word for a colour.
func readColour(word string) (Colour, bool) {
	i := slices.Index(colourWords, strings.ToLower(word))
	return Colour(i + 1), i >= 0
}

// loadCube reads the cubes of each square. It reads the squares in order, so that the same error comes first
// every time.
func (g *Game) loadCube(p *Position, s *Saved) error {
	size := g.rules.Size
	for _, name := range slices.Sorted(maps.Keys(s.Cube)) {
		key := "cube." + name
		square, ok := g.board.Find(name)
		switch {
		case !ok:
			return engines.Fieldf(key, "is no square; there are a1 to %s", g.board.Name(Squares-1))
		case p.covers(square):
			return engines.Fieldf(key, "is there twice")
		case len(s.Cube[name]) > size:
			return engines.Fieldf(key, "has %d cubes; it can have up to %d (CUB-04)", len(s.Cube[name]), size)
		}
		for _, word := range s.Cube[name] {
			c, ok := readColour(word)
			switch {
			case !ok:
				return engines.Fieldf(key, "has %.20q; a cube is one of %s", word,
					strings.Join(colourWords, ", "))
			case p.left[c] == 0:
				return engines.Fieldf("cube", "has more than %d %s cubes (CUB-01)", g.cubes[c], c.Word())
			}
			p.put(square, c)
			p.left[c]--
		}
	}
	if p.levels[0] == 0 {
		return nil
	}
	if left, right, top, bottom := p.levels[0].span(); right-left >= size || bottom-top >= size {
		return engines.Fieldf("cube", "is %d wide and %d deep; it can be up to %d (CUB-04)", right-left+1,
			bottom-top+1, size)
	}
	return nil
}

// loadPiles reads the piles.
func (g *Game) loadPiles(p *Position, s *Saved) error {
	var seen [Players][piles][colours]bool
	for _, id := range slices.Sorted(maps.Keys(s.Piles)) {
		who := slices.Index(g.ids, strings.ToUpper(id))
		if who < 0 {
			return engines.Fieldf("piles."+id, "is of nobody; the players are %s", strings.Join(g.ids, ", "))
		}
		for _, word := range slices.Sorted(maps.Keys(s.Piles[id])) {
			pile := slices.Index(pileWords, strings.ToLower(word))
			if pile < 0 {
				return engines.Fieldf("piles."+id+"."+word, "is no pile; there are %s",
					strings.Join(pileWords, ", "))
			}
			for _, colour := range slices.Sorted(maps.Keys(s.Piles[id][word])) {
				key, n := "piles."+id+"."+word+"."+colour, s.Piles[id][word][colour]
				c, ok := readColour(colour)
				switch {
				case !ok:
					return engines.Fieldf(key, "is no colour; there are %s", strings.Join(colourWords, ", "))
				case seen[who][pile][c]:
					return engines.Fieldf(key, "is there twice")
				case n < 0 || n > int(p.left[c]):
					return engines.Fieldf(key,
						"is %d; with the cubes that lie elsewhere it can be 0 to %d (CUB-01)", n, p.left[c])
				}
				seen[who][pile][c] = true
				p.piles[who][pile][c] = uint8(n)
				p.left[c] -= uint8(n)
			}
		}
	}
	return nil
}

// loadTurn reads whose turn it is, what the turn has done so far, and who stacked the last red cube.
func (g *Game) loadTurn(p *Position, s *Saved) (err error) {
	if p.turn, err = engines.LoadSeat(g.ids, "turn", s.Turn, engines.Seat(0)); err != nil {
		return err
	}
	if p.lastRed, err = engines.LoadSeat(g.ids, "last_red", s.LastRed, nobody); err != nil {
		return err
	}
	if p.unstacking {
		switch {
		case s.Placed != 0 || s.Colour != "":
			return engines.Fieldf("placed", "and colour are there only where due is %s", stages[DueStack])
		case s.Taken < 0 || s.Taken >= TurnTakes:
			return engines.Fieldf("taken", "is %d; it can be 0 to %d", s.Taken, TurnTakes-1)
		}
		p.made = uint8(s.Taken)
		return nil
	}
	if s.Taken != 0 {
		return engines.Fieldf("taken", "is there only once stacking is done")
	}
	if s.Colour == "" && s.Placed == 0 {
		return nil
	}
	c, ok := readColour(s.Colour)
	switch {
	case !ok:
		return engines.Fieldf("colour", "is %.20q; where a turn has placed a cube it can be %s", s.Colour,
			strings.Join(colourWords, ", "))
	case s.Placed < 1 || s.Placed >= int(g.place[c]):
		return engines.Fieldf("placed",
			"is %d; a turn of %s that goes on has placed at least 1 and fewer than %d (CUB-02)", s.Placed,
			c.Word(), g.place[c])
	}
	p.colour, p.made = c, uint8(s.Placed)
	return nil
}

// loadCorner reads where the footprint is.
func (g *Game) loadCorner(p *Position, s *Saved) error {
	if !p.unstacking {
		if s.Corner != "" {
			return engines.Fieldf("corner", "is there only once stacking is done")
		}
		return nil
	}
	p.corner = int8(g.cornerOf(p))
	if s.Corner == "" {
		return nil
	}
	square, ok := g.board.Find(s.Corner)
	last := Columns - g.rules.Size
	if !ok || square%Columns > last || square/Columns > last {
		return engines.Fieldf("corner", "is %.20q; it can be a square from a1 to %s", s.Corner,
			g.board.Name(last*Columns+last))
	}
	if p.corner = int8(square); p.levels[0]&^g.footprint(p) != 0 {
		return engines.Fieldf("corner", "is %s, and cubes lie outside of the %d columns and rows from there",
			g.board.Name(square), g.rules.Size)
	}
	return nil
}

// checkDue refuses a position that a match never stops in, because something would follow by itself.
func (g *Game) checkDue(p *Position, s *Saved) error {
	due := stages[p.Stage()]
	switch {
	case due == stages[DueStack] && p.left[Red]|p.left[Yellow] == 0:
		return engines.Fieldf("due",
			"is %s, but neither a red nor a yellow cube is left, and stacking is done (CUB-05)", due)
	case p.colour != 0 && p.left[p.colour] == 0:
		return engines.Fieldf("placed", "is %d, but no %s cube is left, and the turn is over (CUB-02)",
			p.made, p.colour.Word())
	case !strings.EqualFold(s.Due, due):
		return engines.Fieldf("due", "is %.20q, but with these cubes it is %s", s.Due, due)
	}
	return nil
}
