package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// Apply makes a legal move and everything that follows from it without a decision. It emits each event,
// unless emit is nil.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	first := int(m.Args[0])
	switch m.Verb {
	case VerbTile:
		p.lay(int(m.Args[1]), uint8(first+1))
		p.hand[first]--
		TileDealt.Emit(emit, 2, tile(first), space(m.Args[1]))
		g.setUp(p, emit)
	case VerbDiscard:
		p.hand[first]--
		TileDiscarded.Emit(emit, 3, tile(first))
		g.setUp(p, emit)
	case VerbPlace:
		p.putKing(int(p.turn), first)
		p.hearts[p.turn] = g.most[p.turn]
		KingPlaced.Emit(emit, 5, seat(m.Who), space(first))
		p.turn++
		g.setUp(p, emit)
	case VerbRoll:
		if p.stage == DueFight {
			g.fight(p, first, emit)
		} else {
			g.rollEvent(p, first, emit)
		}
		g.advance(p, emit)
	case VerbSpawn:
		g.chosen(p, first, emit)
		g.advance(p, emit)
	case VerbRespawn:
		g.respawnPlayer(p, int(m.Who), first, emit)
		g.advance(p, emit)
	case VerbStep, VerbTake, VerbTorch:
		g.act(p, &m, emit)
	case VerbDone:
		Stopped.Emit(emit, 10, seat(m.Who))
		g.beginMarch(p)
		g.advance(p, emit)
	case VerbGoes:
		g.send(p, first, int(m.Args[1]), 22, emit)
		g.advance(p, emit)
	case VerbExplode:
		g.explode(p, first, emit)
		g.advance(p, emit)
	default:
		g.fix(p, &m, emit)
	}
}

// setUp moves on to the next thing due while setting up: tiles to take away (ADV-03), tiles to deal (ADV-02),
// then kings to place (ADV-05). After these the first turn begins.
func (g *Game) setUp(p *Position, emit func(engines.Message)) {
	switch {
	case p.tiles.Empty() && g.discardsLeft(p) > 0:
		p.stage = DueDiscard
	case p.inHand() > 0:
		p.stage = DueTile
	case int(p.turn) < g.players:
		p.stage = DuePlace
	default:
		p.stage, p.turn = DueEvent, 0
		PlayBegins.Emit(emit, 6, seat(0))
	}
}

// inHand returns how many tiles are not yet dealt.
func (p *Position) inHand() int {
	n := 0
	for _, count := range p.hand {
		n += int(count)
	}
	return n
}

// discardsLeft returns how many tiles are still to be taken away. It only counts right before the first tile
// is dealt.
func (g *Game) discardsLeft(p *Position) int {
	n := g.rules.Discard + p.inHand()
	for _, count := range g.tiles {
		n -= int(count)
	}
	return n
}

// act makes one action (ADV-10) and banks the treasure of a player who stands at the exit (ADV-13). The last
// action of a turn is followed by the monsters' move.
func (g *Game) act(p *Position, m *engines.Move, emit func(engines.Message)) {
	player, at := int(m.Who), int(m.Args[0])
	switch m.Verb {
	case VerbStep:
		from := p.king[player]
		p.putKing(player, at)
		Stepped.Emit(emit, 10, seat(m.Who), space(from), space(at))
	case VerbTake:
		p.layTreasure(at, p.treasureOn(at)-1)
		p.carried[player] = min(p.carried[player]+1, maxStack)
		TreasureTaken.Emit(emit, 10, seat(m.Who), space(at), number(p.carried[player]))
	case VerbTorch:
		p.lit.Add(at)
		TorchLit.Emit(emit, 10, seat(m.Who), space(at))
	}
	p.actions--
	if g.bank(p, player, emit) && g.allBanked(p) {
		g.end(p, playersWon, emit)
		return
	}
	if p.actions == 0 {
		g.beginMarch(p)
		g.advance(p, emit)
	}
}

// beginMarch ends the actions of a turn and begins the monsters' move.
func (g *Game) beginMarch(p *Position) { p.stage, p.done = DueGoes, grid.WideSet{} }

// bank banks what a player carries, if the player stands where treasure is brought out (ADV-13). It reports
// whether there was any.
func (g *Game) bank(p *Position, player int, emit func(engines.Message)) bool {
	if p.carried[player] == 0 || !g.atExit(p, player) {
		return false
	}
	n := p.carried[player]
	p.carried[player] = 0
	p.banked = min(p.banked+int16(n), MaxBanked)
	TreasureBanked.Emit(emit, 13, seat(player), number(n), number(p.banked))
	return true
}

// atExit reports whether a player stands where treasure is brought out (ADV-13).
func (g *Game) atExit(p *Position, player int) bool {
	king := p.king[player]
	if king < 0 || p.exit < 0 {
		return false
	}
	if g.rules.Bank == BankEntrance {
		return king == p.exit
	}
	return steps(int(king), int(p.exit)) <= 1
}

// advance goes through the parts of a turn, until a decision or a roll is due or the match ends: event,
// actions, monsters' move, fights, and the monsters' strikes.
func (g *Game) advance(p *Position, emit func(engines.Message)) {
	for {
		switch p.stage {
		case DueSpawn, DueRespawn:
			if g.runEvent(p, emit) {
				return
			}
			p.stage, p.face, p.part, p.actions = DueAction, 0, 0, int8(g.rules.Actions)
			return
		case DueGoes:
			if g.march(p, g.auto, emit) {
				return
			}
			p.stage, p.done, p.fighter = DueFight, grid.WideSet{}, p.turn
		case DueFight:
			if g.nextFight(p) {
				return
			}
			p.stage, p.done, p.fighter, p.part = DueExplode, grid.WideSet{}, -1, 0
		case DueExplode:
			if g.strikes(p, emit) {
				return
			}
			g.endTurn(p, emit)
			return
		default:
			return
		}
	}
}
