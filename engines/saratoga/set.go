package saratoga

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), given the position before.
// Like the game's own fixes it drops the cards laid in this turn, unless those are set. In a first turn it
// also drops what belongs to the second. After the end, new progress or supplies continue the match at the
// next round.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	return engines.LoadSet(decode, leftOut, key, func(top string, s *Saved) (Position, error) {
		if top != "laid" {
			s.Laid = nil
		}
		takesUp := was.stage == over && (top == "progress" || top == "supplies")
		switch {
		case takesUp:
			s.Due = stages[DueLay]
		case top == "colours":
			g.recolour(&was, s)
		}
		if top != "turn" && !strings.EqualFold(s.Due, stages[DueLay]) {
			s.Turn = 0
		}
		if top != "first" && s.Turn != Turns {
			s.First = nil
		}
		p, err := g.load(s)
		if err != nil {
			return p, err
		}
		if top != "laid" && was.laid != [MaxPlayers]Lay{} {
			FixedLaysDropped.Emit(emit, engines.TableClause)
		}
		switch {
		case takesUp:
			p.takeUp(emit)
		case p.stage == over && was.stage != over:
			g.emitWinners(&p, g.winners(&p), emit)
		}
		return p, nil
	})
}

// recolour moves what each seat has to its new colour. If some seats have no colour now, they must choose
// again.
func (g *Game) recolour(was *Position, s *Saved) {
	switch {
	case len(s.Colours) < g.players:
		s.Due = stages[DueColour]
	case was.stage == DueColour:
		s.Due = stages[DueLay]
	}
	old := *s
	s.Progress, s.Supplies, s.First = map[string]int{}, map[string]int{}, map[string]string{}
	for who, colour := range s.Colours {
		if who >= int(g.next(was)) {
			break
		}
		before := g.cards[was.colour[who]]
		s.Progress[colour], s.Supplies[colour] = old.Progress[before], old.Supplies[before]
		if words, ok := old.First[before]; ok {
			s.First[colour] = words
		}
	}
}
