package patrollers

import (
	"slices"
	"strings"

	"homespun/engines"
)

// loadSeries reads the series of attacks that wait for rolls.
func (g *Game) loadSeries(p *Position, s *Saved) error {
	rolls := p.stage >= DueSound && p.stage <= DueRerolled
	switch {
	case len(s.Series) > maxDepth:
		return engines.Fieldf("series", "has %d entries; there can be at most %d", len(s.Series), maxDepth)
	case rolls && len(s.Series) == 0, !rolls && len(s.Series) > 0 && (p.stage < DueReveal || p.stage == over):
		return engines.Fieldf("series", "is there where an attack waits for a roll, and only there")
	}
	for i, saved := range s.Series {
		f, err := g.readSeries(p, saved)
		if err != nil {
			return err
		}
		last := i == len(s.Series)-1
		if (f.at >= 0) != (last && rolls) {
			return engines.Fieldf("series.at", "is there for the roll that is due, and only there")
		}
		for _, other := range p.series[:i] {
			if other.kind == tokenAttack && other.from == f.from {
				return engines.Fieldf("series.from", "has %s twice", saved.From)
			}
		}
		if f.kind != tokenAttack && (i > 0 || f.from != p.now.actor) {
			return engines.Fieldf("series.by", "is %s, which only the one whose turn it is begins", saved.By)
		}
		p.series[i] = f
		p.depth++
	}
	if err := g.loadMineHits(p, s); err != nil {
		return err
	}
	return g.checkRoll(p)
}

// readSeries reads one series.
func (g *Game) readSeries(p *Position, s SavedSeries) (f series, err error) {
	kind := slices.Index(seriesIDs, strings.ToLower(s.By))
	sound := slices.Index(soundTexts, strings.ToLower(s.Sound))
	switch {
	case kind < 0:
		return f, engines.Fieldf("series.by", "is %.20q; it can be %s", s.By, strings.Join(seriesIDs, ", "))
	case sound < 0:
		return f, engines.Fieldf("series.sound", "is %.20q; it can be yes or no, or left out", s.Sound)
	case s.Rolls < 0 || s.Rolls > 200:
		return f, engines.Fieldf("series.rolls", "is %d; it can be 0 to 200", s.Rolls)
	}
	f = series{kind: uint8(kind), sound: uint8(sound), rolls: uint8(s.Rolls)}
	if f.from, err = g.findUnit(p, "series.from", s.From); err != nil {
		return f, err
	}
	if f.at, err = g.findUnit(p, "series.at", s.At); err != nil {
		return f, err
	}
	if f.left, err = g.readSet(p, "series.left", s.Left); err != nil {
		return f, err
	}
	if f.from < 0 {
		return f, engines.Fieldf("series.from", "is missing; it is who attacks")
	}
	unit := &p.units[f.from]
	special := Special(0)
	if g.hasSpecials {
		special = g.fighterOf(p, f.from).special
	}
	ok := f.at < 0 || g.struck(p, f.at) && !f.left.has(f.at)
	switch f.kind {
	case plainAttack:
		ok = ok && f.left == 0 && (f.at < 0 || seatOf(f.at) != seatOf(f.from)) && p.now.attacks > 0
	case gatlingAttack:
		ok = ok && special == Gatling && f.at != f.from && !f.left.has(f.from) && p.now.attacks > 0 &&
			p.now.done
	case mineAttack:
		ok = ok && special == Explosives
	case tokenAttack:
		chosen := unit.chosen()
		ok = ok && unit.placed && unit.fallen && unit.shown && chosen >= 0 &&
			g.tokens[chosen].effect == SelfDestruct && f.at != f.from && !f.left.has(f.from)
	}
	if !ok {
		return f, engines.Fieldf("series", "has one of %s that cannot be so", s.From)
	}
	if f.sound != soundOpen && !g.sounds(p, f.from) {
		return f, engines.Fieldf("series.sound", "is %s, but nobody asks for the sound of %s", s.Sound,
			s.From)
	}
	return f, nil
}

// readSet reads a set of figures.
func (g *Game) readSet(p *Position, key string, names []string) (set figures, err error) {
	for _, name := range names {
		u, err := g.findUnit(p, key, name)
		if err != nil {
			return 0, err
		}
		if u < 0 || !p.units[u].placed || set.has(u) {
			return 0, engines.Fieldf(key, "has %.20q, which is not on the table, or twice", name)
		}
		set |= 1 << u
	}
	return set, nil
}

// loadMineHits reads the figures that each explosive still to go off hits, where the players measure.
func (g *Game) loadMineHits(p *Position, s *Saved) error {
	if len(s.Hits) > 0 &&
		(!g.measured || p.depth == 0 || p.series[0].kind != mineAttack ||
			len(s.Hits) > min(maxMineHits, int(p.laid))) {
		return engines.Fieldf("hits",
			"are there for explosives still to go off where positions are measured, and only there")
	}
	for i, names := range s.Hits {
		set, err := g.readSet(p, "hits", names)
		if err != nil {
			return err
		}
		if set == 0 {
			return engines.Fieldf("hits", "has an empty list")
		}
		p.mineHits[i] = set
	}
	return nil
}

// checkRoll refuses a pending roll that does not belong to the innermost series.
func (g *Game) checkRoll(p *Position) error {
	if p.depth == 0 {
		return nil
	}
	s := p.top()
	open := s.sound == soundOpen && g.sounds(p, s.from)
	rerolls := s.kind == plainAttack && g.specialOf(p, s.from) == Ambition && p.units[s.from].alive()
	switch {
	case p.stage == DueSound && !open, p.stage >= DueAttack && p.stage <= DueRerolled && open:
		return engines.Fieldf("series.sound", "does not go with what is due (PAT-20)")
	case (p.stage == DueReroll || p.stage == DueRerolled) && !rerolls:
		return engines.Fieldf("due", "is %s, but this attack cannot be rolled again (PAT-22)",
			stages[p.stage])
	}
	return nil
}
