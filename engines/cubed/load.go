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
	return engines.ReadParts(p, s, g.checkDue)
}

// loadParts reads a position without the check that nothing follows by itself. After a fix, the caller
// applies that with settle.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.ReadParts(g.Start(), s, g.loadDue, g.loadCube, g.loadPiles, g.loadTurn, g.loadCorner)
}

// loadDue reads whether stacking is done.
func (g *Game) loadDue(r *engines.Reading, p *Position, s *Saved) {
	p.unstacking = uint8(r.Word("due", s.Due, stages)) != DueStack
}

// readColour reads the word for a colour.
func readColour(word string) (Colour, bool) {
	i := slices.Index(colourWords, strings.ToLower(word))
	return Colour(i + 1), i >= 0
}

// loadCube reads the cubes of each square. It reads the squares in order, so that the same error comes first
// every time.
func (g *Game) loadCube(r *engines.Reading, p *Position, s *Saved) {
	size := g.rules.Size
	for _, name := range slices.Sorted(maps.Keys(s.Cube)) {
		key, words := "cube."+name, s.Cube[name]
		square, ok := g.board.Find(name)
		if r.Bad(!ok, key, "is no square; there are a1 to %s", g.board.Name(Squares-1)) ||
			r.Bad(p.covers(square), key, "is there twice") ||
			r.Bad(len(words) > size, key, "has %d cubes; it can have up to %d (CUB-04)", len(words), size) {
			return
		}
		for _, word := range words {
			c, ok := readColour(word)
			if r.Bad(!ok, key, "has %.20q; a cube is one of %s", word, strings.Join(colourWords, ", ")) ||
				r.Bad(p.left[c] == 0, "cube", "has more than %d %s cubes (CUB-01)", g.cubes[c], c.Word()) {
				return
			}
			p.put(square, c)
			p.left[c]--
		}
	}
	if p.levels[0] != 0 {
		left, right, top, bottom := p.levels[0].span()
		r.Bad(right-left >= size || bottom-top >= size, "cube",
			"is %d wide and %d deep; it can be up to %d (CUB-04)", right-left+1, bottom-top+1, size)
	}
}

// loadPiles reads the piles.
func (g *Game) loadPiles(r *engines.Reading, p *Position, s *Saved) {
	var seen [Players][piles][colours]bool
	for _, id := range slices.Sorted(maps.Keys(s.Piles)) {
		who := slices.Index(g.ids, strings.ToUpper(id))
		if r.Bad(who < 0, "piles."+id, "is of nobody; the players are %s", strings.Join(g.ids, ", ")) {
			return
		}
		for _, word := range slices.Sorted(maps.Keys(s.Piles[id])) {
			pile := slices.Index(pileWords, strings.ToLower(word))
			if r.Bad(pile < 0, "piles."+id+"."+word, "is no pile; there are %s", strings.Join(pileWords, ", ")) {
				return
			}
			for _, colour := range slices.Sorted(maps.Keys(s.Piles[id][word])) {
				key, n := "piles."+id+"."+word+"."+colour, s.Piles[id][word][colour]
				c, ok := readColour(colour)
				if r.Bad(!ok, key, "is no colour; there are %s", strings.Join(colourWords, ", ")) ||
					r.Bad(seen[who][pile][c], key, "is there twice") ||
					r.Bad(n < 0 || n > int(p.left[c]), key,
						"is %d; with the cubes that lie elsewhere it can be 0 to %d (CUB-01)", n, p.left[c]) {
					return
				}
				seen[who][pile][c] = true
				p.piles[who][pile][c] = uint8(n)
				p.left[c] -= uint8(n)
			}
		}
	}
}

// loadTurn reads whose turn it is, what the turn has done so far, and who stacked the last red cube.
func (g *Game) loadTurn(r *engines.Reading, p *Position, s *Saved) {
	p.turn = engines.ReadSeat(r, g.ids, "turn", s.Turn, engines.Seat(0))
	p.lastRed = engines.ReadSeat(r, g.ids, "last_red", s.LastRed, nobody)
	if p.unstacking {
		r.Bad(s.Placed != 0 || s.Colour != "", "placed", "and colour are there only where due is %s",
			stages[DueStack])
		p.made = uint8(r.Number("taken", s.Taken, 0, TurnTakes-1))
		return
	}
	r.Bad(s.Taken != 0, "taken", "is there only once stacking is done")
	if s.Colour == "" && s.Placed == 0 {
		return
	}
	c, ok := readColour(s.Colour)
	if r.Bad(!ok, "colour", "is %.20q; where a turn has placed a cube it can be %s", s.Colour,
		strings.Join(colourWords, ", ")) || r.Bad(s.Placed < 1 || s.Placed >= int(g.place[c]), "placed",
		"is %d; a turn of %s that goes on has placed at least 1 and fewer than %d (CUB-02)", s.Placed,
		c.Word(), g.place[c]) {
		return
	}
	p.colour, p.made = c, uint8(s.Placed)
}

// loadCorner reads where the footprint is.
func (g *Game) loadCorner(r *engines.Reading, p *Position, s *Saved) {
	if !p.unstacking {
		r.Bad(s.Corner != "", "corner", "is there only once stacking is done")
		return
	}
	p.corner = int8(g.cornerOf(p))
	if s.Corner == "" {
		return
	}
	square, ok := g.board.Find(s.Corner)
	last := Columns - g.rules.Size
	if r.Bad(!ok || square%Columns > last || square/Columns > last, "corner",
		"is %.20q; it can be a square from a1 to %s", s.Corner, g.board.Name(last*Columns+last)) {
		return
	}
	p.corner = int8(square)
	r.Bad(p.levels[0]&^g.footprint(p) != 0, "corner",
		"is %s, and cubes lie outside of the %d columns and rows from there", g.board.Name(square), g.rules.Size)
}

// checkDue refuses a position that a match never stops in, because something would follow by itself.
func (g *Game) checkDue(r *engines.Reading, p *Position, s *Saved) {
	due := stages[p.Stage()]
	r.Bad(due == stages[DueStack] && p.left[Red]|p.left[Yellow] == 0, "due",
		"is %s, but neither a red nor a yellow cube is left, and stacking is done (CUB-05)", due)
	r.Bad(p.colour != 0 && p.left[p.colour] == 0, "placed",
		"is %d, but no %s cube is left, and the turn is over (CUB-02)", p.made, p.colour.Word())
	r.Bad(!strings.EqualFold(s.Due, due), "due", "is %.20q, but with these cubes it is %s", s.Due, due)
}
