package adventure

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Moment implements [tableau.Stager]: fights, treasure and torches, the hardest hit of the monsters,
// explosions, who dies or comes back, a monster that appears near a player, and the end.
func (t *Table) Moment(before, after engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was, p := positionOf(before), positionOf(after)
	switch told.Reason {
	case adventure.Killed.Reason:
		player, monster, _, face, need := adventure.Killed.Args(told)
		return tableau.Moment{Kind: tableau.Fight, Foreseen: true, Sum: hit(int(need)),
			Counts: thrown(int(face), int(need)),
			Actors: t.cast(was, role{adventure.King(player), tableau.Wins}, role{int(monster), tableau.Falls}),
			Weight: int(face + need), Margin: int(face-need) + 1}, true
	case adventure.Missed.Reason:
		player, monster, _, face, need := adventure.Missed.Args(told)
		return tableau.Moment{Kind: tableau.Fight, Foreseen: true, Brief: true, Sum: missed(int(need)),
			Counts: thrown(int(face), int(need)),
			Actors: t.cast(was, role{adventure.King(player), tableau.Stays}, role{int(monster), tableau.Stays}),
			Weight: int(face + need), Margin: int(need - face)}, true
	case adventure.Appeared.Reason:
		monster, at := adventure.Appeared.Args(told)
		return t.menace(p, int(monster), int(at))
	case adventure.CameBack.Reason:
		player, _, _ := adventure.CameBack.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Sound: sound.Coin,
			Actors: t.cast(p, role{adventure.King(player), tableau.Wins})}, true
	case adventure.TreasureTaken.Reason:
		player, at, carried := adventure.TreasureTaken.Args(told)
		if t.banks(was, player) { // it is out at once, which is a moment of its own
			return tableau.Moment{}, false
		}
		return tableau.Moment{Kind: tableau.Find, Brief: true,
			Sum:    carries(int(carried), t.One("treasure"), t.Many("treasure")),
			Counts: tableau.Counted(t.Many("treasure"), int(carried)),
			Actors: t.cast(was, role{adventure.King(player), tableau.Wins},
				role{tileOn + int(at), tableau.Stays})}, true
	case adventure.TreasureBanked.Reason:
		player, n, banked := adventure.TreasureBanked.Args(told)
		return tableau.Moment{Kind: tableau.Home, Weight: int(n),
			Sum:    isOut(int(banked), t.dungeon.treasures(p)),
			Counts: tableau.Counted(t.Many("treasure"), int(banked), t.dungeon.treasures(p)),
			Actors: append(t.cast(was, role{adventure.King(player), tableau.Wins}), t.gold(int(n)))}, true
	case adventure.TorchLit.Reason:
		player, at := adventure.TorchLit.Args(told)
		lit, all := p.Torches()
		return tableau.Moment{Kind: tableau.Find, Sum: areLit(lit, all),
			Counts: tableau.Counted(t.Many("torch"), lit, all),
			Actors: t.cast(p, role{adventure.King(player), tableau.Wins},
				role{tileOn + int(at), tableau.Stays}, role{torchOn + int(at), tableau.Wins})}, true
	case adventure.Wounded.Reason:
		player, kind, _, left := adventure.Wounded.Args(told)
		return t.wound(was, player, t.dungeon.numberOf(int(kind)), int(left))
	case adventure.Exploded.Reason:
		monster, at := adventure.Exploded.Args(told)
		return t.explosion(was, int(monster), int(at)), true
	case adventure.Died.Reason:
		player, _ := adventure.Died.Args(told)
		return tableau.Moment{Kind: tableau.Gone,
			Actors: t.cast(was, role{adventure.King(player), tableau.Falls})}, true
	case adventure.WonByTreasure.Reason, adventure.WonByTorches.Reason:
		return tableau.Moment{Kind: tableau.Won, Actors: t.everyone(p, tableau.Wins)}, true
	case adventure.Lost.Reason:
		return tableau.Moment{Kind: tableau.Lost, Actors: t.everyone(p, tableau.Stays),
			Outcome: dungeonWinsNow(int(adventure.Lost.Args(told)), t.One("treasure"), t.Many("treasure"))}, true
	}
	return tableau.Moment{}, false
}

// banks reports whether a player stands where treasure is brought out (ADV-13).
func (t *Table) banks(p *adventure.Position, player engines.Seat) bool {
	away := t.dungeon.steps(p.Where(adventure.King(player)), p.Entrance())
	return away == 0 || away == 1 && t.game.Rules().Bank == adventure.BankAdjacent
}

// role is a piece of the board with its fate in a moment.
type role struct {
	piece int
	fate  tableau.Fate
}

// cast returns the actors of some roles, as they look in a position. A piece that is not there is left out.
func (t *Table) cast(p *adventure.Position, roles ...role) []tableau.Actor {
	scene := t.lay(p)
	var list []tableau.Actor
	for _, r := range roles {
		if actor, ok := tableau.ActorOf(scene, r.piece, r.fate); ok {
			list = append(list, actor)
		}
	}
	return list
}

// everyone returns all players, also those off the board: they win and lose together (ADV-28).
func (t *Table) everyone(p *adventure.Position, fate tableau.Fate) []tableau.Actor {
	var roles []role
	for player := range t.dungeon.players() {
		roles = append(roles, role{adventure.King(player), fate})
	}
	return t.cast(p, roles...)
}

// gold returns treasure as an actor.
func (t *Table) gold(n int) tableau.Actor {
	return tableau.Actor{Piece: tableau.Thing{Seat: engines.Table, Icon: t.Theme.Icon("treasure", 1),
		Form: tableau.Figure, Colour: gold},
		Name: words.Stack(n, t.One("treasure"), t.Many("treasure")), Fate: tableau.Wins}
}

// menace returns the moment of a monster that has appeared. It is one only if the monster may reach a player
// in this very turn, and only for the nearest of its kind: more of them would take time and tell no more.
func (t *Table) menace(p *adventure.Position, monster, at int) (tableau.Moment, bool) {
	k := &t.dungeon.kinds[adventure.KindOf(monster)]
	player, steps := t.dungeon.nearest(p, at)
	reach := k.Steps + k.Range
	if k.Attack == adventure.Explode { // its range is that of the explosion
		reach = k.Steps + 1
	}
	if player < 0 || steps > reach {
		return tableau.Moment{}, false
	}
	for space := range t.dungeon.boxes {
		if letter, _ := t.game.Tile(p, space); letter != k.Letter || p.Lit(space) {
			continue
		}
		if _, other := t.dungeon.nearest(p, space); other < steps || other == steps && space < at {
			return tableau.Moment{}, false
		}
	}
	return tableau.Moment{Kind: tableau.Turning, Brief: true, Sound: sound.Growl, Sum: stepsAway(steps),
		Counts: tableau.Counted(step, steps),
		Actors: t.cast(p, role{monster, tableau.Wins}, role{adventure.King(player), tableau.Stays})}, true
}

// nearest returns the player on the board who is nearest to a space, Table for none, and how many steps away.
func (d *dungeon) nearest(p *adventure.Position, at int) (nearest engines.Seat, away int) {
	nearest = engines.Table
	for player := range d.players() {
		if !lives(p, player) {
			continue
		}
		if n := d.steps(at, p.Where(adventure.King(player))); nearest < 0 || n < away {
			nearest, away = player, n
		}
	}
	return nearest, away
}

// wound returns the moment in which monsters of a kind hit a player. It is one only for the hardest hit of a
// turn, and not if the player dies of it or the monsters explode, for these are moments of their own.
func (t *Table) wound(was *adventure.Position, player engines.Seat, kind, left int) (tableau.Moment, bool) {
	hardest, most, by := role{piece: -1}, 0, -1
	var blows []tableau.Term
	for k := range t.dungeon.kinds {
		for who := range t.dungeon.players() {
			if damage, monsters := t.strike(was, k, who); damage > most {
				hardest, most, by = role{adventure.King(who), tableau.Hurts}, damage, -1
				if blows = nil; k == kind {
					by = monsters[0]
					for _, m := range monsters {
						blows = append(blows, tableau.Term{Value: t.dungeon.kinds[k].Damage,
							Source: t.Voice.Thing(engines.Of(engines.PieceArg, m))})
					}
				}
			}
		}
	}
	if by < 0 || left == 0 || hardest.piece != adventure.King(player) {
		return tableau.Moment{}, false
	}
	lost := was.Hearts(player) - left
	return tableau.Moment{Kind: tableau.Harm, Brief: lost < 2,
		Sum: areLost(lost, t.One("heart"), t.Many("heart")), Weight: lost, Margin: left,
		Sides:  []tableau.Side{{Terms: blows}},
		Actors: t.cast(was, role{by, tableau.Wins}, hardest)}, true
}

// strike returns how many hearts the monsters of a kind take from a player at once, and which of them do.
// Those that explode take none: each does so by itself (ADV-25).
func (t *Table) strike(p *adventure.Position, kind int, player engines.Seat) (damage int, by []int) {
	if t.dungeon.kinds[kind].Attack == adventure.Explode {
		return 0, by
	}
	for _, m := range t.dungeon.monsters(p) {
		if adventure.KindOf(m) == kind && slices.Contains(t.game.Attacks(p, m), player) {
			damage, by = damage+t.dungeon.kinds[kind].Damage, append(by, m)
		}
	}
	return damage, by
}

// explosion returns the moment of an explosion, with those who lose hearts by it (ADV-25).
func (t *Table) explosion(was *adventure.Position, monster, at int) tableau.Moment {
	k := &t.dungeon.kinds[adventure.KindOf(monster)]
	roles, lost := []role{{monster, tableau.Falls}}, 0
	sides := []tableau.Side{{}}
	centre := t.game.Board().Space(at)
	for player := range t.dungeon.players() {
		if !lives(was, player) {
			continue
		}
		stands := was.Where(adventure.King(player))
		space, damage := t.game.Board().Space(stands), k.Damage-t.dungeon.steps(at, stands)
		across, down := space.Column-centre.Column, space.Row-centre.Row
		if damage > 0 && max(across, -across, down, -down) <= k.Range {
			roles = append(roles, role{adventure.King(player), tableau.Hurts})
			loses := min(damage, was.Hearts(player))
			lost += loses
			sides = append(sides, tableau.Side{Terms: blast(k.Damage, k.Damage-damage, damage-loses)})
		}
	}
	return tableau.Moment{Kind: tableau.Explosion,
		Sum: areLost(lost, t.One("heart"), t.Many("heart")), Weight: lost,
		Sides: sides, Counts: tableau.Counted(t.Many("heart"), lost),
		Actors: t.cast(was, roles...)}
}

// thrown are the die of a fight, and what it must reach.
func thrown(face, need int) []tableau.Term {
	return []tableau.Term{{Value: face, Source: theDie}, {Value: need, Source: itNeeds}}
}

// blast are the hearts that an explosion takes from a player: less for each step away, and never more than the
// player has (ADV-25).
func blast(damage, steps, spared int) []tableau.Term {
	terms := []tableau.Term{{Value: damage, Source: theBlast}}
	if steps > 0 {
		terms = append(terms, tableau.Term{Value: -steps, Source: stepsAway(steps)})
	}
	if spared > 0 {
		terms = append(terms, tableau.Term{Value: -spared, Source: noMoreHearts})
	}
	return terms
}
