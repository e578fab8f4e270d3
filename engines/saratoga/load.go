package saratoga

import (
	"maps"
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
	return engines.LoadParts(Position{}, s, g.loadColours, g.loadCounts, g.loadRound, g.loadFirst, g.loadLaid)
}

// loadColours reads which seat plays which colour, and what is due.
func (g *Game) loadColours(p *Position, s *Saved) error {
	if n := len(s.Colours); n > g.players {
		return engines.Fieldf("colours", "has %d colours; there are %d players", n, g.players)
	}
	for who, word := range s.Colours {
		c, ok := g.findCard(word)
		switch {
		case !ok || !c.Colour():
			return engines.Fieldf("colours", "has %q; it can be %s", word, text.Join(g.colours, "or"))
		case p.wearer(c) >= 0:
			return engines.Fieldf("colours", "has %s twice", g.cards[c])
		}
		p.colour[who] = c
		p.progress[who], p.supplies[who] = int32(g.rules.Progress), int32(g.rules.Supplies+g.help[who])
	}
	all := len(s.Colours) == g.players
	stage := slices.Index(stages, strings.ToLower(s.Due))
	switch {
	case s.Due == "" && all:
		p.stage = DueLay
	case s.Due == "":
	case stage < 0:
		return engines.Fieldf("due", "is %q; it can be %s", s.Due, text.Join(stages, "or"))
	case all != (stage != int(DueColour)):
		return engines.Fieldf("due", "is %s, but %d of %d players have a colour", stages[stage],
			len(s.Colours), g.players)
	default:
		p.stage = uint8(stage)
	}
	return nil
}

// loadCounts reads the progress and the supplies of the colours in play.
func (g *Game) loadCounts(p *Position, s *Saved) error {
	for _, counts := range []struct {
		key  string
		from map[string]int
		to   *[MaxPlayers]int32
	}{{"progress", s.Progress, &p.progress}, {"supplies", s.Supplies, &p.supplies}} {
		err := each(g, p, counts.key, counts.from, func(who int, path string, n int) error {
			if n < 0 || n > MaxCount {
				return engines.Fieldf(path, "is %d; it can be 0 to %d", n, MaxCount)
			}
			counts.to[who] = int32(n)
			return nil
		})
		if err != nil {
			return err
		}
	}
	if p.stage == over && g.winners(p) == 0 {
		return engines.Fieldf("due", "is over, but nobody has a progress of %d", g.rules.Goal)
	}
	return nil
}

// loadRound reads the round and the turn.
func (g *Game) loadRound(p *Position, s *Saved) error {
	if s.Round < 1 || s.Round > MaxCount {
		return engines.Fieldf("round", "is %d; it can be 1 to %d", s.Round, MaxCount)
	}
	p.round = int32(s.Round)
	switch {
	case p.stage != DueLay && s.Turn != 0:
		return engines.Fieldf("turn", "is there only where lay is due")
	case p.stage == DueLay && s.Turn == 0:
		p.turn = 1
	case s.Turn < 0 || s.Turn > Turns:
		return engines.Fieldf("turn", "is %d; it can be 1 to %d", s.Turn, Turns)
	default:
		p.turn = uint8(s.Turn)
	}
	return nil
}

// loadFirst reads the cards that lie face up from the first turn.
func (g *Game) loadFirst(p *Position, s *Saved) error {
	if len(s.First) > 0 && p.turn != Turns {
		return engines.Fieldf("first", "is there only in the second turn")
	}
	return each(g, p, "first", s.First, func(who int, path, words string) error {
		l, ok := g.readLay(words)
		if !ok || l.Play() == NoPlay || l.has(p.colour[who]) || l.Target.Colour() && p.wearer(l.Target) < 0 {
			return engines.Fieldf(path,
				"is %q; it can be an action and a target that were laid, such as move self", words)
		}
		p.first[who] = l
		return nil
	})
}

// loadLaid reads the cards laid in this turn, and refuses those that may not be laid.
func (g *Game) loadLaid(p *Position, s *Saved) error {
	if len(s.Laid) > 0 && p.stage != DueLay {
		return engines.Fieldf("laid", "is there only where lay is due")
	}
	if p.stage == DueLay && len(s.Laid) >= g.players {
		return engines.Fieldf("laid", "holds what all have laid; the turn would be over")
	}
	return each(g, p, "laid", s.Laid, func(who int, path, words string) error {
		l, ok := g.readLay(words)
		if !ok || !g.Check(p, LayMove(engines.Seat(who), l)).OK() {
			return engines.Fieldf(path, "is %q, which cannot have been laid", words)
		}
		p.laid[who] = l
		return nil
	})
}

// each calls read for each entry of a table whose keys are colours in play. It sorts the keys, so that the
// same error comes first every time.
func each[V any](g *Game, p *Position, key string, entries map[string]V,
	read func(who int, path string, value V) error) error {
	var seen [MaxPlayers]bool
	for _, id := range slices.Sorted(maps.Keys(entries)) {
		path := key + "." + id
		c, _ := g.findCard(id)
		who := p.wearer(c)
		switch {
		case who < 0:
			return engines.Fieldf(path, "is of no colour in play")
		case seen[who]:
			return engines.Fieldf(path, "is there twice")
		}
		seen[who] = true
		if err := read(who, path, entries[id]); err != nil {
			return err
		}
	}
	return nil
}

// findCard returns the card of a word, in either case.
func (g *Game) findCard(word string) (Card, bool) {
	n, _ := g.parseCard(strings.ToLower(word))
	return Card(max(n, 0)), n > 0
}

// readLay reads the words for what a player has laid.
func (g *Game) readLay(text string) (l Lay, ok bool) {
	words := engines.Words(text)
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
