package patrollers

import (
	"slices"
	"strings"

	"homespun/engines"
)

// loadSeries reads the series of attacks that wait for rolls.
func (g *Game) loadSeries(r *engines.Reading, p *Position, s *Saved) {
	n, rolls := len(s.Series), p.stage >= DueSound && p.stage <= DueRerolled
	if r.Bad(n > maxDepth, "series", "has %d entries; there can be at most %d", n, maxDepth) ||
		r.Bad(rolls && n == 0 || !rolls && n > 0 && (p.stage < DueReveal || p.stage == over), "series",
			"is there where an attack waits for a roll, and only there") {
		return
	}
	for i, saved := range s.Series {
		f := g.readSeries(r, p, saved)
		r.Bad((f.at >= 0) != (rolls && i == n-1), "series.at",
			"is there for the roll that is due, and only there")
		for _, o := range p.series[:i] {
			r.Bad(o.kind == tokenAttack && o.from == f.from, "series.from", "has %s twice", saved.From)
		}
		r.Bad(f.kind != tokenAttack && (i > 0 || f.from != p.now.actor), "series.by",
			"is %s, which only the one whose turn it is begins", saved.By)
		p.series[i] = f
	}
	p.depth = uint8(n)
}

// readSeries reads one series.
func (g *Game) readSeries(r *engines.Reading, p *Position, s SavedSeries) (f series) {
	f.kind = uint8(r.Word("series.by", s.By, seriesIDs))
	sound := slices.Index(soundTexts, strings.ToLower(s.Sound))
	r.Bad(sound < 0, "series.sound", "is %.20q; it can be yes or no, or left out", s.Sound)
	f.sound, f.rolls = uint8(sound), uint8(r.Number("series.rolls", s.Rolls, 0, 200))
	f.from = g.readPicked(r, p, "series.from", s.From)
	f.at = g.readPicked(r, p, "series.at", s.At)
	f.left = g.readSet(r, p, "series.left", s.Left)
	if r.Bad(f.from < 0, "series.from", "is missing; it is who attacks") {
		return f
	}
	unit := &p.units[f.from]
	special, others := g.ownSpecial(unit), f.at != f.from && !f.left.has(f.from)
	ok := f.at < 0 || g.struck(p, f.at) && !f.left.has(f.at)
	switch f.kind {
	case plainAttack:
		ok = ok && f.left == 0 && (f.at < 0 || seatOf(f.at) != seatOf(f.from)) && p.now.attacks > 0
	case gatlingAttack:
		ok = ok && special == Gatling && others && p.now.attacks > 0 && p.now.done
	case mineAttack:
		ok = ok && special == Explosives
	case tokenAttack:
		chosen := unit.chosen()
		ok = ok && unit.placed && unit.fallen && unit.shown && chosen >= 0 &&
			g.tokens[chosen].effect == SelfDestruct && others
	}
	r.Bad(!ok, "series", "has one of %s that cannot be so", s.From)
	r.Bad(f.sound != soundOpen && !g.sounds(p, f.from), "series.sound",
		"is %s, but nobody asks for the sound of %s", s.Sound, s.From)
	return f
}

// readSet reads a set of figures.
func (g *Game) readSet(r *engines.Reading, p *Position, key string, names []string) (set figures) {
	for _, name := range names {
		u := g.readPicked(r, p, key, name)
		if r.Bad(u < 0 || !p.units[u].placed || set.has(u), key,
			"has %.20q, which is not on the table, or twice", name) {
			return 0
		}
		set |= 1 << u
	}
	return set
}

// loadHits reads the figures that each explosive still to go off hits, where the players measure.
func (g *Game) loadHits(r *engines.Reading, p *Position, s *Saved) {
	n := len(s.Hits)
	if r.Bad(n > 0 && (!g.measured || p.depth == 0 || p.series[0].kind != mineAttack ||
		n > min(maxMineHits, int(p.laid))), "hits",
		"are there for explosives still to go off where positions are measured, and only there") {
		return
	}
	for i, names := range s.Hits {
		p.mineHits[i] = g.readSet(r, p, "hits", names)
		r.Bad(p.mineHits[i] == 0, "hits", "has an empty list")
	}
}

// checkRoll refuses a pending roll that does not belong to the innermost series.
func (g *Game) checkRoll(r *engines.Reading, p *Position, _ *Saved) {
	if p.depth == 0 {
		return
	}
	s := p.top()
	open := s.sound == soundOpen && g.sounds(p, s.from)
	rerolls := s.kind == plainAttack && g.specialOf(p, s.from) == Ambition && p.units[s.from].alive()
	r.Bad(p.stage == DueSound && !open || p.stage >= DueAttack && p.stage <= DueRerolled && open,
		"series.sound", "does not go with what is due (PAT-20)")
	r.Bad((p.stage == DueReroll || p.stage == DueRerolled) && !rerolls, "due",
		"is %s, but this attack cannot be rolled again (PAT-22)", stages[p.stage])
}
