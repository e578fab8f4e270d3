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
	return engines.ReadParts(Position{target: -1}, s, g.loadNumbers, g.loadTokens, g.loadHighest, g.loadOut,
		g.loadOrder, g.loadRolls, g.loadPending, g.checkEnd)
}

// loadNumbers reads what is due, the round and the last firing.
func (g *Game) loadNumbers(r *engines.Reading, p *Position, s *Saved) {
	stage, most := slices.Index(stages, strings.ToLower(s.Due)), 2*g.rules.DieFaces
	r.Bad(stage < 0, "due", "is %q; it can be %s", s.Due, strings.Join(stages, ", "))
	p.stage, p.round = uint8(stage), int32(r.Number("round", s.Round, 1, math.MaxInt32))
	r.Bad(s.Fired != 0 && (s.Fired < 2 || s.Fired > most), "fired",
		"is %d; it can be 2 to %d, or 0 before the first firing", s.Fired, most)
	r.Bad(p.SettingUp() && (s.Round != 1 || s.Fired != 0), "due",
		"is %s, but round or fired say that play has begun", s.Due)
	p.fired = uint8(s.Fired)
}

// readToken reads a token's name, in either case. ok is false for a token that no player can have.
func (g *Game) readToken(name string) (seat engines.Seat, number int16, ok bool) {
	letter, number, ok := engines.Label(strings.ToLower(name))
	return engines.Seat(letter), number, ok && int(letter) < g.players && number >= 1 && number <= MaxNumber
}

// loadTokens reads the tokens on each square. It goes through the squares in order, so that of several errors
// the same one is reported every time.
func (g *Game) loadTokens(r *engines.Reading, p *Position, s *Saved) {
	for _, name := range slices.Sorted(maps.Keys(s.Tokens)) {
		key := "tokens." + name
		at, ok := g.board.Find(name)
		if r.Bad(!ok, key, "is no square of the board") || r.Bad(p.holder(at) >= 0, key, "is there twice") {
			return
		}
		for _, text := range s.Tokens[name] {
			seat, number, ok := g.readToken(text)
			if r.Bad(!ok, key, "has %.20q; a token is one of %s with a number from 1 to %d", text,
				strings.Join(g.ids, ", "), MaxNumber) {
				return
			}
			t, holder := &p.tribes[seat], p.holder(at)
			i := t.find(number)
			if r.Bad(i >= 0, key, "has %s, which is on %s", text, g.board.Name(int(t.at[max(i, 0)]))) ||
				r.Bad(holder >= 0 && holder != seat, key,
					"has tokens of %s and %s; two players never share a square (GEY-04)",
					g.ids[max(holder, 0)], g.ids[seat]) ||
				r.Bad(int(t.count) == g.limit, "tokens", "has more than %d of %s on the board (GEY-02)",
					g.limit, g.ids[seat]) {
				return
			}
			p.put(seat, number, at)
		}
	}
}

// readSeat reads a player's id, which may not be left out.
func (g *Game) readSeat(r *engines.Reading, key, id string) int {
	return int(engines.ReadSeat(r, g.ids, key, cmp.Or(id, "?"), int8(0)))
}

// readSeats reads a list of players' ids and returns the players as bits.
func (g *Game) readSeats(r *engines.Reading, key string, ids []string) (bits uint8) {
	for _, id := range ids {
		seat := g.readSeat(r, key, id)
		r.Bad(bits>>seat&1 != 0, key, "has %s twice", g.ids[seat])
		bits |= 1 << seat
	}
	return bits
}

// loadHighest reads the highest number that each player has used. A number left out is that of the highest
// token on the board.
func (g *Game) loadHighest(r *engines.Reading, p *Position, s *Saved) {
	engines.ReadTable(r, "highest", s.Highest, g.readSeat, func(seat int, _ string, n int) {
		t := &p.tribes[seat]
		r.Bad(n < int(t.highest) || n > MaxNumber, "highest."+g.ids[seat],
			"is %d; with the tokens on the board it can be %d to %d", n, t.highest, MaxNumber)
		t.highest = int16(n)
	})
}

// loadOut reads which players are out. If the key is left out, they are those without tokens (GEY-14).
func (g *Game) loadOut(r *engines.Reading, p *Position, s *Saved) {
	p.out = g.readSeats(r, "out", s.Out)
	r.Bad(p.out != 0 && g.rules.Reentry, "out",
		"has players; nobody is ever out where players come back (GEY-14)")
	r.Bad(p.out != 0 && p.SettingUp(), "out", "has players; nobody is out while setting up (GEY-03)")
	if s.Out == nil && !g.rules.Reentry && !p.SettingUp() {
		p.out = g.tokenless(p)
	}
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
func (g *Game) loadOrder(r *engines.Reading, p *Position, s *Saved) {
	r.Bad(p.SettingUp() && s.First+s.Roller != "", "first", "and roller are there only once play has begun")
	p.first = engines.ReadSeat(r, g.ids, "first", s.First, int8(0))
	p.roller = engines.ReadSeat(r, g.ids, "roller", s.Roller, p.first)
	if s.Roller == "" {
		g.passDice(p)
	}
	r.Bad(p.isOut(p.roller) && p.out != g.allPlayers(), "roller",
		"is %s, who is out; the dice pass over them (GEY-14)", g.ids[p.roller])
	p.turn = p.first
	if p.stage == DueFirst || p.stage == DueFiring || p.stage == over {
		r.Bad(s.Turn != "", "turn", "is not there where due is %s", stages[p.stage])
		return
	}
	for p.isOut(p.turn) && g.left(p.turn) != p.first { // the first of the round who is not out
		p.turn = g.left(p.turn)
	}
	p.turn = engines.ReadSeat(r, g.ids, "turn", s.Turn, p.turn)
	r.Bad(p.isOut(p.turn), "turn", "is %s, who is out (GEY-14)", g.ids[p.turn])
	if p.stage == DueStart {
		g.checkSetup(r, p)
	}
}

// checkSetup checks that all who have yet to start still can (GEY-03).
func (g *Game) checkSetup(r *engines.Reading, p *Position) {
	r.Bad(!g.startsLeft(p), "tokens",
		"leaves too few start squares for those who have yet to start (GEY-03)")
	for seat, id := range g.ids {
		r.Bad(int(p.tribes[seat].count) > g.room(p, engines.Seat(seat)), "tokens",
			"has all tokens of %s, who has yet to start (GEY-03)", id)
	}
}

// loadRolls reads who rolls for the start and what they have rolled (GEY-03).
func (g *Game) loadRolls(r *engines.Reading, p *Position, s *Saved) {
	if p.stage != DueFirst {
		r.Bad(len(s.Contest)+len(s.Rolls) > 0, "rolls", "and contest are there only where due is %s",
			stages[DueFirst])
		return
	}
	if p.contest = g.readSeats(r, "contest", s.Contest); s.Contest == nil {
		p.contest = g.allPlayers()
	}
	r.Bad(p.contest&(p.contest-1) == 0, "contest", "has too few players; at least two roll for who starts")
	engines.ReadTable(r, "rolls", s.Rolls, g.readSeat, func(seat int, _ string, face int) {
		r.Bad(face < 1 || face > g.rules.DieFaces, "rolls."+g.ids[seat], "is %d; the die has 1 to %d", face,
			g.rules.DieFaces)
		p.rolled[seat] = uint8(face)
	})
	p.turn = g.nextToRoll(p)
	r.Bad(p.turn < 0, "rolls", "has all rolls; then who starts is known")
	for seat, id := range g.ids {
		r.Bad(p.rolled[seat] > 0 && (p.contest>>seat&1 == 0 || seat > int(p.turn)), "rolls",
			"has one of %s, who does not roll yet", id)
	}
}

// loadPending reads the tokens and spaces of the battle or spawn that is due.
func (g *Game) loadPending(r *engines.Reading, p *Position, s *Saved) {
	battle := p.stage == DueBattle || p.stage == DueAgain
	r.Bad(!battle && s.Fighter != "", "fighter", "is there only where due is %s or %s", stages[DueBattle],
		stages[DueAgain])
	if !battle && p.stage != DueSpawn {
		r.Bad(s.Target != "", "target", "is there only where due is %s, %s or %s", stages[DueBattle],
			stages[DueAgain], stages[DueSpawn])
		return
	}
	at, ok := g.board.Find(s.Target)
	if r.Bad(!ok, "target", "is %.20q; it can be a square of the board", s.Target) {
		return
	}
	p.target = int16(at)
	if p.stage == DueSpawn {
		r.Bad(g.kinds[at] != Geyser || !g.stillPending(p, -1), "target",
			"is %s, where %s has landed on no geyser, or can put no token around it (GEY-05)",
			g.board.Name(at), g.ids[p.turn])
		return
	}
	seat, number, ok := g.readToken(s.Fighter)
	i := p.tribes[p.turn].find(number)
	if r.Bad(!ok || int8(seat) != p.turn || i < 0, "fighter",
		"is %.20q; it can be a token of %s on the board", s.Fighter, g.ids[p.turn]) {
		return
	}
	from := int(p.tribes[seat].at[i])
	p.fighter = number
	r.Bad(!g.near[from].Has(at) || !g.stillPending(p, from), "target",
		"is %s; it can be a square next to %s where another player stands", g.board.Name(at),
		g.Describe(token(p.turn, number).Arg()).Text)
}

// checkEnd checks a position that says the match is over. Somebody must hold the Mother Geyser, or at most
// one player may have tokens (GEY-13, GEY-14).
func (g *Game) checkEnd(r *engines.Reading, p *Position, _ *Saved) {
	_, left := g.survivors(p)
	r.Bad(p.stage == over && p.holder(g.mother) < 0 && (left > 1 || g.rules.Reentry), "due",
		"is over, but nobody holds the Mother Geyser and %d players have tokens", left)
	r.Bad(p.stage == over && !g.rules.Reentry && p.out != g.tokenless(p), "out",
		"is not who has no tokens; after the end it is (GEY-14)")
}
