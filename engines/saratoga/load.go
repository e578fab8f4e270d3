package saratoga

import (
	"cmp"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// leftOut holds the values of the keys that a record leaves out.
var leftOut = Saved{Round: 1}

// Load reads a position back and refuses one that cannot exist, with a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, leftOut, g.load)
}

func (g *Game) load(s *Saved) (Position, error) {
	return engines.ReadParts(Position{}, s, g.loadColours, g.loadDue, g.loadCounts, g.loadRound, g.loadFirst,
		g.loadLaid)
}

// loadColours reads which seat plays which colour.
func (g *Game) loadColours(r *engines.Reading, p *Position, s *Saved) {
	n := len(s.Colours)
	if r.Bad(n > g.players, "colours", "has %d colours; there are %d players", n, g.players) {
		return
	}
	for who, word := range s.Colours {
		c, ok := g.findCard(word)
		r.Bad(!ok || !c.Colour(), "colours", "has %q; it can be %s", word, text.Join(g.colours, "or"))
		r.Bad(p.wearer(c) >= 0, "colours", "has %s twice", g.cards[c])
		p.colour[who] = c
		p.progress[who], p.supplies[who] = int32(g.rules.Progress), int32(g.rules.Supplies+g.help[who])
	}
}

// loadDue reads what is due. If the key is left out, it is what the colours say.
func (g *Game) loadDue(r *engines.Reading, p *Position, s *Saved) {
	n, due := len(s.Colours), stages[DueColour]
	if n == g.players {
		due = stages[DueLay]
	}
	due = strings.ToLower(cmp.Or(s.Due, due))
	stage := slices.Index(stages, due)
	r.Bad(stage < 0, "due", "is %q; it can be %s", s.Due, text.Join(stages, "or"))
	r.Bad((n == g.players) == (due == stages[DueColour]), "due", "is %s, but %d of %d players have a colour",
		due, n, g.players)
	p.stage = uint8(stage)
}

// loadCounts reads the progress and the supplies of the colours in play.
func (g *Game) loadCounts(r *engines.Reading, p *Position, s *Saved) {
	each(g, r, p, "progress", s.Progress, func(who int, path string, n int) {
		p.progress[who] = int32(r.Number(path, n, 0, MaxCount))
	})
	each(g, r, p, "supplies", s.Supplies, func(who int, path string, n int) {
		p.supplies[who] = int32(r.Number(path, n, 0, MaxCount))
	})
	r.Bad(p.stage == over && g.winners(p) == 0, "due", "is over, but nobody has a progress of %d",
		g.rules.Goal)
}

// loadRound reads the round and the turn.
func (g *Game) loadRound(r *engines.Reading, p *Position, s *Saved) {
	p.round = int32(r.Number("round", s.Round, 1, MaxCount))
	if p.stage == DueLay {
		p.turn = uint8(r.Number("turn", cmp.Or(s.Turn, 1), 1, Turns))
	} else {
		r.Bad(s.Turn != 0, "turn", "is there only where lay is due")
	}
}

// loadFirst reads the cards that lie face up from the first turn.
func (g *Game) loadFirst(r *engines.Reading, p *Position, s *Saved) {
	r.Bad(len(s.First) > 0 && p.turn != Turns, "first", "is there only in the second turn")
	each(g, r, p, "first", s.First, func(who int, path, words string) {
		l, ok := g.readLay(words)
		absent := l.Target.Colour() && p.wearer(l.Target) < 0
		r.Bad(!ok || l.Play() == NoPlay || l.has(p.colour[who]) || absent, path,
			"is %q; it can be an action and a target that were laid, such as move self", words)
		p.first[who] = l
	})
}

// loadLaid reads the cards laid in this turn, and refuses those that may not be laid.
func (g *Game) loadLaid(r *engines.Reading, p *Position, s *Saved) {
	r.Bad(len(s.Laid) > 0 && p.stage != DueLay, "laid", "is there only where lay is due")
	r.Bad(p.stage == DueLay && len(s.Laid) >= g.players, "laid",
		"holds what all have laid; the turn would be over")
	each(g, r, p, "laid", s.Laid, func(who int, path, words string) {
		l, ok := g.readLay(words)
		r.Bad(!ok || !g.Check(p, LayMove(engines.Seat(who), l)).OK(), path,
			"is %q, which cannot have been laid", words)
		p.laid[who] = l
	})
}

// each calls read for each entry of a table whose keys are colours in play.
func each[V any](g *Game, r *engines.Reading, p *Position, key string, entries map[string]V,
	read func(who int, path string, value V)) {
	engines.ReadTable(r, key, entries, func(r *engines.Reading, path, word string) int {
		c, _ := g.findCard(word)
		who := p.wearer(c)
		r.Bad(who < 0, path, "is of no colour in play")
		return who
	}, read)
}

// findCard returns the card of a word, in either case.
func (g *Game) findCard(word string) (Card, bool) {
	n, _ := g.parseCard(strings.ToLower(word))
	return Card(max(n, 0)), n > 0
}

// readLay reads the words for what a player has laid.
func (g *Game) readLay(laid string) (l Lay, ok bool) {
	words := engines.Words(laid)
	if len(words) == 1 && words[0] == forms[VerbPass].Word {
		return Lay{Action: pass}, true
	}
	if len(words) != 2 {
		return l, false
	}
	action, okAction := g.findCard(words[0])
	target, okTarget := g.findCard(words[1])
	return Lay{action, target}, okAction && okTarget
}
