package adventure

import (
	"math"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/printables/drawing"
)

// intent is what a monster on the board would do if it were its turn to go now.
type intent struct {
	who adventure.Piece
	at  int
	// far is the distance to the nearest player, in spaces (ADV-14).
	far int
	// targets are the spaces that it would move towards; none where it stays.
	targets []int
	// attacks are the players that it attacks from where it stands.
	attacks []engines.Seat
}

// intents returns what each monster that has not gone yet would do, in reading order. Monsters that would
// neither move nor attack are left out. The monsters nearest to a player move first: next is the distance of
// those, 0 where none moves (ADV-14, ADV-22).
func (d *dungeon) intents(p *adventure.Position) (list []intent, next int) {
	for _, m := range d.monsters(p) {
		if p.Gone(m) {
			continue
		}
		in := intent{who: m, at: p.Where(m), attacks: d.game.Attacks(p, m), far: math.MaxInt}
		for player := range d.players() {
			if lives(p, player) {
				in.far = min(in.far, d.steps(in.at, p.Where(adventure.King(player))))
			}
		}
		if len(in.attacks) == 0 && len(d.game.Goals(p, m)) > 0 {
			in.targets = d.game.Targets(p, m)
			if next == 0 || in.far < next {
				next = in.far
			}
		}
		if len(in.attacks) > 0 || len(in.targets) > 0 {
			list = append(list, in)
		}
	}
	return list, next
}

// point marks on the scene what the pending decision or roll is about: its spaces, and arrows or blasts for
// what is about to happen.
func (t *Table) point(s *tableau.Scene, p *adventure.Position) {
	switch p.Stage() {
	case adventure.DuePlace, adventure.DueRespawn:
		s.Here = []int{p.Entrance()}
	case adventure.DueAction:
		s.Here = []int{p.Where(adventure.King(p.Turn()))}
		t.foresee(s, p)
	case adventure.DueGoes:
		t.foresee(s, p)
	case adventure.DueFight:
		foe, fighter := p.Where(t.game.Foe(p)), t.Engine.Pending(*p).Roll.Die[0].Owner
		t.aim(s, p.Where(adventure.King(fighter)), foe, fighter)
		s.Here = []int{p.Where(adventure.King(fighter)), foe}
	case adventure.DueExplode:
		for _, m := range t.Engine.Moves(*p, nil) {
			at := p.Where(int(m.Args[0]))
			s.Here = append(s.Here, at)
			blast := t.dungeon.square(adventure.KindOf(int(m.Args[0])), at)
			s.Layers = append(s.Layers, tableau.BlastOn(blast))
		}
	}
}

// foresee adds arrows for what the monsters are about to do. A monster that moves next gets a strong arrow to
// its target. One that moves later gets a faint arrow in that direction, as long as its steps, if there are
// few. One that attacks gets a faint arrow to each player it attacks.
func (t *Table) foresee(s *tableau.Scene, p *adventure.Position) {
	const many = 5 // of so many monsters only those that act next are shown, so that the board can be seen
	list, next := t.dungeon.intents(p)
	for _, in := range list {
		from := t.dungeon.boxes[in.at].Centre()
		for _, player := range in.attacks {
			to := p.Where(adventure.King(player))
			s.Arrows = append(s.Arrows,
				tableau.Arrow{From: from, To: t.dungeon.boxes[to].Centre(), Seat: engines.Table})
		}
		for _, target := range in.targets {
			if in.far == next {
				t.aim(s, in.at, target, engines.Table)
			}
			if in.far == next || len(list) > many {
				continue
			}
			to, far := t.dungeon.boxes[target].Centre(), t.dungeon.kinds[adventure.KindOf(in.who)].Steps
			dx, dy := to.X-from.X, to.Y-from.Y
			part := min(1, t.dungeon.space()*float64(far)/math.Hypot(dx, dy))
			s.Arrows = append(s.Arrows,
				tableau.Arrow{From: from, To: from.Plus(dx*part, dy*part), Seat: engines.Table})
		}
	}
}

// aim adds a strong arrow from one space to another. It adds none where either is off the board (below 0) or
// both are the same.
func (t *Table) aim(s *tableau.Scene, from, to int, seat engines.Seat) {
	if from >= 0 && to >= 0 && from != to {
		from, to := t.dungeon.boxes[from].Centre(), t.dungeon.boxes[to].Centre()
		s.Arrows = append(s.Arrows, tableau.Arrow{From: from, To: to, Seat: seat, Strong: true})
	}
}

// square returns the area that a monster of a kind blows up around its space, cut at the edge of the board
// (ADV-25).
func (d *dungeon) square(k, at int) drawing.Rectangle {
	box, reach := d.boxes[at], d.kinds[k].Range
	place := d.game.Board().Space(at)
	for i, other := range d.boxes {
		space := d.game.Board().Space(i)
		if x, y := space.Column-place.Column,
			space.Row-place.Row; max(x, -x) <= reach && max(y, -y) <= reach {
			box = box.Union(other)
		}
	}
	return box
}
