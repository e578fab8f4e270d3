package geyser

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"homespun/engines"
)

// load reads a position from its keys, each part checked against those before it.
func (g *Game) load(s *Saved) (Position, error) {
	return engines.LoadParts(Position{target: -1}, s, g.loadNumbers, g.loadTokens, g.loadHighest, g.loadOut,
		g.loadOrder, g.loadRolls, g.loadPending, g.checkEnd)
}

// loadNumbers reads what is due, the round and the last firing.
func (g *Game) loadNumbers(p *Position, s *Saved) error {
	stage := slices.Index(stages, strings.ToLower(s.Due))
	if stage < 0 {
		return engines.Fieldf("due", "is %q; it can be %s", s.Due, strings.Join(stages, ", "))
	}
	p.stage = uint8(stage)
	if s.Round < 1 || s.Round > math.MaxInt32 {
		return engines.Fieldf("round", "is %d; it can be 1 to %d", s.Round, math.MaxInt32)
	}
	if s.Fired != 0 && (s.Fired < 2 || s.Fired > 2*g.rules.DieFaces) {
		return engines.Fieldf("fired", "is %d; it can be 2 to %d, or 0 before the first firing", s.Fired,
			2*g.rules.DieFaces)
	}
	if p.SettingUp() && (s.Round != 1 || s.Fired != 0) {
		return engines.Fieldf("due", "is %s, but round or fired say that play has begun", s.Due)
	}
	p.round, p.fired = int32(s.Round), uint8(s.Fired)
	return nil
}

// readToken reads a token's name, in either case. ok is false for a token that no player can have.
func (g *Game) readToken(name string) (seat engines.Seat, number int16, ok bool) {
	letter, number, ok := engines.Label(strings.ToLower(name))
	return engines.Seat(letter), number, ok && int(letter) < g.players && number >= 1 && number <= MaxNumber
}

// loadTokens reads the tokens on each square. It goes through the squares in order, so that of several errors
// the same one is reported every time.
func (g *Game) loadTokens(p *Position, s *Saved) error {
	for _, name := range slices.Sorted(maps.Keys(s.Tokens)) {
		key := "tokens." + name
		at, ok := g.board.Find(name)
		if !ok {
			return engines.Fieldf(key, "is no square of the board")
		}
		if p.holder(at) >= 0 {
			return engines.Fieldf(key, "is there twice")
		}
		for _, text := range s.Tokens[name] {
			seat, number, ok := g.readToken(text)
			if !ok {
				return engines.Fieldf(key, "has %.20q; a token is one of %s with a number from 1 to %d", text,
					strings.Join(g.ids, ", "), MaxNumber)
			}
			t := &p.tribes[seat]
			if i := t.find(number); i >= 0 {
				return engines.Fieldf(key, "has %s, which is on %s", text, g.board.Name(int(t.at[i])))
			}
			if holder := p.holder(at); holder >= 0 && holder != seat {
				return engines.Fieldf(key,
					"has tokens of %s and %s; two players never share a square (GEY-04)", g.ids[holder],
					g.ids[seat])
			}
			if int(t.count) == g.limit {
				return engines.Fieldf("tokens", "has more than %d of %s on the board (GEY-02)", g.limit,
					g.ids[seat])
			}
			p.put(seat, number, at)
		}
	}
	return nil
}

// readSeats reads a list of players' ids and returns the players as bits.
func (g *Game) readSeats(key string, ids []string) (bits uint8, err error) {
	for _, id := range ids {
		seat, err := engines.LoadSeat(g.ids, key, cmp.Or(id, "?"), int8(0))
		if err != nil {
			return 0, err
		}
		if bits>>seat&1 != 0 {
			return 0, engines.Fieldf(key, "has %s twice", g.ids[seat])
		}
		bits |= 1 << seat
	}
	return bits, nil
}

// readTable reads a table with a number for each of some players, and calls set with each.
func (g *Game) readTable(key string, table map[string]int, set func(seat, n int) error) error {
	read := uint8(0)
	for _, id := range slices.Sorted(maps.Keys(table)) {
		seat, err := engines.LoadSeat(g.ids, key+"."+id, cmp.Or(id, "?"), int8(0))
		if err != nil {
			return err
		}
		if read>>seat&1 != 0 {
			return engines.Fieldf(key+"."+id, "is there twice")
		}
		read |= 1 << seat
		if err := set(int(seat), table[id]); err != nil {
			return err
		}
	}
	return nil
}

// loadHighest reads the highest number that each player has used. A number left out is that of the highest
// token on the board.
func (g *Game) loadHighest(p *Position, s *Saved) error {
	return g.readTable("highest", s.Highest, func(seat, n int) error {
		t := &p.tribes[seat]
		if n < int(t.highest) || n > MaxNumber {
			return engines.Fieldf("highest."+g.ids[seat],
				"is %d; with the tokens on the board it can be %d to %d", n, t.highest, MaxNumber)
		}
		t.highest = int16(n)
		return nil
	})
}

// loadOut reads which players are out. If the key is left out, they are those without tokens (GEY-14).
func (g *Game) loadOut(p *Position, s *Saved) error {
	bits, err := g.readSeats("out", s.Out)
	switch {
	case err != nil:
		return err
	case bits != 0 && g.rules.Reentry:
		return engines.Fieldf("out", "has players; nobody is ever out where players come back (GEY-14)")
	case bits != 0 && p.SettingUp():
		return engines.Fieldf("out", "has players; nobody is out while setting up (GEY-03)")
	}
	if p.out = bits; s.Out == nil && !g.rules.Reentry && !p.SettingUp() {
		p.out = g.tokenless(p)
	}
	return nil
}

// tokenless returns the players without tokens, as bits.
func (g *Game) tokenless(p *Position) (bits uint8) {
	for seat := range g.players {
		if p.tribes[seat].count == 0 {
			bits |= 1 << seat
		}
	}
	return bits
}

// allPlayers returns all players, as bits.
func (g *Game) allPlayers() uint8 { return 1<<g.players - 1 }

// loadOrder reads the player who began, the one who rolls for the firing, and the one whose turn it is.
func (g *Game) loadOrder(p *Position, s *Saved) (err error) {
	if p.SettingUp() && s.First+s.Roller != "" {
		return engines.Fieldf("first", "and roller are there only once play has begun")
	}
	if p.first, err = engines.LoadSeat(g.ids, "first", s.First, int8(0)); err != nil {
		return err
	}
	if p.roller, err = engines.LoadSeat(g.ids, "roller", s.Roller, p.first); err != nil {
		return err
	}
	if s.Roller == "" {
		g.passDice(p)
	}
	if p.isOut(p.roller) && p.out != g.allPlayers() {
		return engines.Fieldf("roller", "is %s, who is out; the dice pass over them (GEY-14)",
			g.ids[p.roller])
	}
	if p.stage == DueFirst || p.stage == DueFiring || p.stage == over {
		if s.Turn != "" {
			return engines.Fieldf("turn", "is not there where due is %s", stages[p.stage])
		}
		p.turn = p.first
		return nil
	}
	next := p.first // the first of the round who is not out
	for p.isOut(next) && g.left(next) != p.first {
		next = g.left(next)
	}
	if p.turn, err = engines.LoadSeat(g.ids, "turn", s.Turn, next); err != nil {
		return err
	}
	if p.isOut(p.turn) {
		return engines.Fieldf("turn", "is %s, who is out (GEY-14)", g.ids[p.turn])
	}
	if p.stage == DueStart {
		return g.checkSetup(p)
	}
	return nil
}

// checkSetup checks that all who have yet to start still can (GEY-03).
func (g *Game) checkSetup(p *Position) error {
	if !g.startsLeft(p) {
		return engines.Fieldf("tokens",
			"leaves too few start squares for those who have yet to start (GEY-03)")
	}
	for seat := range g.players {
		if int(p.tribes[seat].count) > g.room(p, engines.Seat(seat)) {
			return engines.Fieldf("tokens", "has all tokens of %s, who has yet to start (GEY-03)",
				g.ids[seat])
		}
	}
	return nil
}

// loadRolls reads who rolls for the start and what they have rolled (GEY-03).
func (g *Game) loadRolls(p *Position, s *Saved) error {
	if p.stage != DueFirst {
		if len(s.Contest)+len(s.Rolls) > 0 {
			return engines.Fieldf("rolls", "and contest are there only where due is %s", stages[DueFirst])
		}
		return nil
	}
	contest, err := g.readSeats("contest", s.Contest)
	if err != nil {
		return err
	}
	if p.contest = contest; s.Contest == nil {
		p.contest = g.allPlayers()
	}
	if p.contest&(p.contest-1) == 0 {
		return engines.Fieldf("contest", "has too few players; at least two roll for who starts")
	}
	err = g.readTable("rolls", s.Rolls, func(seat, face int) error {
		if face < 1 || face > g.rules.DieFaces {
			return engines.Fieldf("rolls."+g.ids[seat], "is %d; the die has 1 to %d", face, g.rules.DieFaces)
		}
		p.rolled[seat] = uint8(face)
		return nil
	})
	if err != nil {
		return err
	}
	if p.turn = g.nextToRoll(p); p.turn < 0 {
		return engines.Fieldf("rolls", "has all rolls; then who starts is known")
	}
	for seat, face := range p.rolled[:g.players] {
		if face > 0 && (p.contest>>seat&1 == 0 || seat > int(p.turn)) {
			return engines.Fieldf("rolls", "has one of %s, who does not roll yet", g.ids[seat])
		}
	}
	return nil
}

// loadPending reads the tokens and spaces of the battle or spawn that is due.
func (g *Game) loadPending(p *Position, s *Saved) error {
	battle := p.stage == DueBattle || p.stage == DueAgain
	if !battle && s.Fighter != "" {
		return engines.Fieldf("fighter", "is there only where due is %s or %s", stages[DueBattle],
			stages[DueAgain])
	}
	if !battle && p.stage != DueSpawn {
		if s.Target != "" {
			return engines.Fieldf("target", "is there only where due is %s, %s or %s", stages[DueBattle],
				stages[DueAgain], stages[DueSpawn])
		}
		return nil
	}
	at, ok := g.board.Find(s.Target)
	if !ok {
		return engines.Fieldf("target", "is %.20q; it can be a square of the board", s.Target)
	}
	p.target = int16(at)
	if p.stage == DueSpawn {
		if g.kinds[at] != Geyser || !g.stillPending(p, -1) {
			return engines.Fieldf("target",
				"is %s, where %s has landed on no geyser, or can put no token around it (GEY-05)",
				g.board.Name(at), g.ids[p.turn])
		}
		return nil
	}
	seat, number, ok := g.readToken(s.Fighter)
	i := -1
	if ok && int8(seat) == p.turn {
		i = p.tribes[seat].find(number)
	}
	if i < 0 {
		return engines.Fieldf("fighter", "is %.20q; it can be a token of %s on the board", s.Fighter,
			g.ids[p.turn])
	}
	from := int(p.tribes[seat].at[i])
	if p.fighter = number; !g.near[from].Has(at) || !g.stillPending(p, from) {
		return engines.Fieldf("target", "is %s; it can be a square next to %s where another player stands",
			g.board.Name(at), g.Describe(token(p.turn, number).Arg()).Text)
	}
	return nil
}

// checkEnd checks a position that says the match is over. Somebody must hold the Mother Geyser, or at most
// one player may have tokens (GEY-13, GEY-14).
func (g *Game) checkEnd(p *Position, _ *Saved) error {
	_, left := g.survivors(p)
	switch {
	case p.stage == over && p.holder(g.mother) < 0 && (left > 1 || g.rules.Reentry):
		return engines.Fieldf("due", "is over, but nobody holds the Mother Geyser and %d players have tokens",
			left)
	case p.stage == over && !g.rules.Reentry && p.out != g.tokenless(p):
		return engines.Fieldf("out", "is not who has no tokens; after the end it is (GEY-14)")
	}
	return nil
}
