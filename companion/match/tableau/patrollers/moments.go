package patrollers

import (
	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// mostActors is how many figures stand on the stage at most.
const mostActors = 4

// byExplosives is what has begun an attack of an explosive ([patrollers.Battle]).
const byExplosives = "explosives"

// Moment implements [tableau.Stager]: who goes first, every attack with what came of it, explosives, special
// actions that change the battle, death tokens with what they do, and the end.
func (t *Table) Moment(before, after engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was, p := positionOf(before), positionOf(after)
	u, _ := patrollers.UnitOf(told.Args[0])
	other, _ := patrollers.UnitOf(told.Args[1])
	switch told.Reason {
	case patrollers.InitiativeTied.Reason:
		total := patrollers.InitiativeTied.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Foreseen: true, Sum: bothRolled(int(total)),
			Counts: tableau.Counted(oneDie, int(total)),
			Actors: t.troupe.bothSides()}, true
	case patrollers.GoesFirst.Reason:
		m := tableau.Moment{Kind: tableau.Turning, Foreseen: true, Brief: true, Actors: t.troupe.bothSides()}
		m.Actors[patrollers.GoesFirst.Args(told)].Fate = tableau.Wins
		return m, true
	case patrollers.Defended.Reason:
		return t.troupe.attack(was, told.Reason, other), true
	case patrollers.MayReroll.Reason:
		_, _, target, _ := patrollers.MayReroll.Args(told)
		other, _ = patrollers.UnitOf(target.Arg())
		m := t.troupe.attack(was, told.Reason, other)
		m.Outcome = mayRollAgain(t.teams.whose(was, u))
		return m, true
	case patrollers.Wounded.Reason, patrollers.Died.Reason, patrollers.MedKitUsed.Reason:
		return t.troupe.attack(was, told.Reason, u), true
	case patrollers.ExplosiveGoesOff.Reason, patrollers.ExplosiveGoesOffMeasured.Reason:
		return tableau.Moment{Kind: tableau.Explosion,
			Actors: []tableau.Actor{t.troupe.charge(tableau.Falls)}}, true
	case patrollers.SelfDestructs.Reason:
		last := t.troupe.actor(was, u, tableau.Falls)
		last.Piece.Faint = false // it has fallen, but this is its last deed
		return tableau.Moment{Kind: tableau.Explosion, Actors: []tableau.Actor{last}}, true
	case patrollers.Rages.Reason, patrollers.PsychicBlast.Reason, patrollers.NuggetUsed.Reason:
		return tableau.Moment{Kind: tableau.Turning, Sound: sound.Growl,
			Actors: []tableau.Actor{t.troupe.actor(was, u, tableau.Wins)}}, true
	case patrollers.GatlingFires.Reason:
		m := t.troupe.duel(was, tableau.Turning, u, other, tableau.Stays)
		m.Brief = true // every attack of it is a moment of its own
		return m, true
	case patrollers.GassedBy.Reason:
		return t.troupe.duel(was, tableau.Harm, u, other, tableau.Hurts), true
	case patrollers.Operated.Reason:
		return t.troupe.duel(was, tableau.Home, u, other, tableau.Wins), true
	case patrollers.Revealed.Reason:
		if f, _ := t.game.Figure(p, u); !t.troupe.strikes(f.Token) {
			return tableau.Moment{Kind: tableau.Turning,
				Actors: []tableau.Actor{t.troupe.actor(was, u, tableau.Stays), t.troupe.death(f.Token)}}, true
		}
	case patrollers.Given.Reason:
		dead, _ := was.Dying()
		f, _ := t.game.Figure(was, dead)
		return tableau.Moment{Kind: tableau.Find, Brief: true,
			Actors: []tableau.Actor{t.troupe.actor(was, u, tableau.Wins), t.troupe.death(f.Token)}}, true
	case patrollers.Healed.Reason:
		return tableau.Moment{Kind: tableau.Home,
			Actors: []tableau.Actor{t.troupe.actor(was, u, tableau.Wins)}}, true
	case patrollers.Resurrected.Reason:
		return tableau.Moment{Kind: tableau.Home,
			Actors: []tableau.Actor{t.troupe.actor(p, u, tableau.Wins)}}, true
	case patrollers.Wins.Reason:
		winner, _ := patrollers.Wins.Args(told)
		return tableau.Moment{Kind: tableau.Won, Actors: t.troupe.standing(was, winner, mostActors)}, true
	case patrollers.Stalemate.Reason, patrollers.Draw.Reason:
		return tableau.Moment{Kind: tableau.Turning, Actors: append(t.troupe.standing(was, 0, mostActors/2),
			t.troupe.standing(was, 1, mostActors/2)...)}, true
	}
	return tableau.Moment{}, false
}

// troupe casts the actors of moments.
type troupe struct{ *teams }

// attack returns the moment in which both dice of an attack lie there, with what came of it: the target
// holds, is wounded, falls, is saved, or the attacker may roll again (PAT-13, PAT-22). The second wound of
// one attack comes without the attacker (PAT-26).
func (t *troupe) attack(was *patrollers.Position, what engines.Reason, target int) tableau.Moment {
	m := tableau.Moment{Kind: tableau.Fight}
	attacks, fate := tableau.Wins, tableau.Stays
	switch what {
	case patrollers.Defended.Reason:
		attacks, fate = tableau.Stays, tableau.Wins
	case patrollers.MayReroll.Reason:
		attacks = tableau.Stays
	case patrollers.Wounded.Reason:
		m.Kind, fate = tableau.Harm, tableau.Hurts
	case patrollers.Died.Reason:
		m.Kind, fate = tableau.Gone, tableau.Falls
	case patrollers.MedKitUsed.Reason:
		m.Kind, attacks, fate = tableau.Home, tableau.Stays, tableau.Wins
	}
	b, ok := t.game.Battle(was)
	if !ok {
		m.Actors = []tableau.Actor{t.actor(was, target, fate)}
		return m
	}
	m.Foreseen = true
	m.Actors = []tableau.Actor{t.actor(was, b.From, attacks), t.actor(was, target, fate)}
	if b.By == byExplosives {
		m.Actors[0] = t.charge(attacks)
	}
	m.Sides = []tableau.Side{t.side(was, b.From, patrollers.Attack, b.Dice[0], b.Attack),
		t.side(was, target, patrollers.Defence, b.Dice[1], b.Defence)}
	total, against := m.Sides[0].Total(), m.Sides[1].Total()
	switch {
	case what == patrollers.MayReroll.Reason:
	case total > against:
		m.Sum, m.Weight, m.Margin = beats(total, against), total+against, total-against
	default:
		m.Sum, m.Weight, m.Margin = stops(against, total), total+against, against-total+1
	}
	return m
}

// side returns what a figure has in an attack: its die, of which a colour can count nothing, its ability, and
// what is added (PAT-13).
func (t *troupe) side(p *patrollers.Position, u, ability int, die int16, sum patrollers.Sum) tableau.Side {
	attacks := ability == patrollers.Attack
	side := tableau.Side{Terms: []tableau.Term{{Value: patrollers.Counts(die, attacks), Source: oneDie},
		{Value: sum.Dialled, Source: text.Lower(abilityNames[ability])}}}
	names, amounts := t.added(p, u, ability, sum)
	for i, name := range names {
		side.Terms = append(side.Terms, tableau.Term{Value: amounts[i], Source: name})
	}
	if _, face := patrollers.FaceOf(die); face > 0 && side.Terms[0].Value == 0 {
		side.Void = noAttack(t.Voice.Thing(patrollers.FaceArg(die)))
		if !attacks {
			side.Void = noDefence(t.Voice.Thing(patrollers.FaceArg(die)))
		}
	}
	return side
}

// duel returns the moment in which a figure does something to another one.
func (t *troupe) duel(p *patrollers.Position, kind tableau.MomentKind, u, other int,
	fate tableau.Fate) tableau.Moment {
	return tableau.Moment{Kind: kind,
		Actors: []tableau.Actor{t.actor(p, u, tableau.Wins), t.actor(p, other, fate)}}
}

// strikes reports whether a token acts at once when it is shown, so that what it does is the moment (PAT-25).
func (t *troupe) strikes(token string) bool {
	switch t.game.Rules().DeathTokens[token].Effect {
	case patrollers.EffectIDs[patrollers.SelfDestruct-1], patrollers.EffectIDs[patrollers.Resurrection-1]:
		return true
	}
	return false
}

// actor returns a figure as an actor, as it looks in a position.
func (t *troupe) actor(p *patrollers.Position, u int, fate tableau.Fate) tableau.Actor {
	piece := t.figure(p, u)
	return tableau.Actor{Piece: piece, Name: piece.Name, Fate: fate}
}

// charge returns an explosive as an actor.
func (t *troupe) charge(fate tableau.Fate) tableau.Actor {
	return tableau.Actor{Piece: tableau.Thing{Seat: engines.Table, Icon: t.Theme.Icon("explosive", 1)},
		Name: t.One("explosive"), Fate: fate}
}

// death returns a death token that has been shown as an actor.
func (t *troupe) death(token string) tableau.Actor {
	return tableau.Actor{
		Piece: tableau.Thing{Seat: engines.Table, Icon: paper.TokenIcon(t.game, t.Theme, token)},
		Name:  t.tokenName(token), Fate: tableau.Wins}
}

// bothSides returns the two sides as actors.
func (t *troupe) bothSides() []tableau.Actor {
	var list []tableau.Actor
	for _, seat := range sides {
		list = append(list, tableau.SeatActor(seat, drawing.None, 0, t.Theme.Icon("patroller", 1),
			t.name(seat), tableau.Stays))
	}
	return list
}

// standing returns figures of a side that have not fallen, so many at most, leaping.
func (t *troupe) standing(p *patrollers.Position, seat engines.Seat, most int) []tableau.Actor {
	var list []tableau.Actor
	for _, u := range t.figuresOf(p, seat) {
		if f, _ := t.game.Figure(p, u); !f.Fallen && len(list) < most {
			list = append(list, t.actor(p, u, tableau.Wins))
		}
	}
	return list
}
