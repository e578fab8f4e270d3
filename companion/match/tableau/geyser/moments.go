package geyser

import (
	"slices"
	"strconv"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/engines/reasons"
)

// mostActors is how many tokens stand on the stage at most.
const mostActors = 4

// Moment implements [tableau.Stager]: who begins, the geysers that open the way to the Mother Geyser, every
// battle, every eruption with the tokens on it, a player who is out or in again, and the end.
func (t *Table) Moment(before, after engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was, p := positionOf(before), positionOf(after)
	switch told.Reason {
	case geyser.FirstTied.Reason:
		face := geyser.FirstTied.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Sum: bothRolled(int(face)),
			Counts: tableau.Counted(oneDie, int(face))}, true
	case geyser.PlayBegins.Reason:
		return tableau.Moment{Kind: tableau.Turning,
			Actors: []tableau.Actor{t.animal(geyser.PlayBegins.Args(told), tableau.Wins)}}, true
	case geyser.Claimed.Reason:
		piece, _, geysers := geyser.Claimed.Args(told)
		actor := t.actor(piece, tableau.Wins)
		opens := t.game.MayEnterMother(p, actor.Piece.Seat) && !t.game.MayEnterMother(was, actor.Piece.Seat)
		return tableau.Moment{Kind: tableau.Find, Actors: []tableau.Actor{actor}, Weight: int(geysers)}, opens
	case geyser.ReachedMother.Reason:
		piece, _ := geyser.ReachedMother.Args(told)
		return tableau.Moment{Kind: tableau.Home, Actors: []tableau.Actor{t.actor(piece, tableau.Wins)}}, true
	case geyser.BattleEqual.Reason:
		attacker, defender, _, total := geyser.BattleEqual.Args(told)
		return t.clash(was, attacker, defender, int(total), int(total)), true
	case geyser.BattleWon.Reason:
		attacker, defender, _, total, against := geyser.BattleWon.Args(told)
		return t.clash(was, attacker, defender, int(total), int(against)), true
	case geyser.BattleLost.Reason:
		attacker, defender, _, _, total, against := geyser.BattleLost.Args(told)
		return t.clash(was, attacker, defender, int(total), int(against)), true
	case geyser.RingFires.Reason, geyser.MotherFires.Reason:
		return eruption(t, p, int(told.Args[1].Value), told.Reason == geyser.MotherFires.Reason), true
	case geyser.NothingFires.Reason:
		_, sum := geyser.NothingFires.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Sound: sound.Steam, Sum: strconv.Itoa(int(sum)),
			Counts: tableau.Counted(oneDie, int(sum))}, true
	case geyser.Out.Reason:
		return tableau.Moment{Kind: tableau.Gone,
			Actors: []tableau.Actor{t.animal(geyser.Out.Args(told), tableau.Falls)}}, true
	case geyser.InAgain.Reason:
		return tableau.Moment{Kind: tableau.Home,
			Actors: []tableau.Actor{t.animal(geyser.InAgain.Args(told), tableau.Wins)}}, true
	case geyser.WinsWithMother.Reason:
		who, _, _ := geyser.WinsWithMother.Args(told)
		return tableau.Moment{Kind: tableau.Won, Actors: []tableau.Actor{t.animal(who, tableau.Wins)}}, true
	case geyser.WinsAlone.Reason:
		who, _ := geyser.WinsAlone.Args(told)
		return tableau.Moment{Kind: tableau.Won, Actors: []tableau.Actor{t.animal(who, tableau.Wins)}}, true
	case geyser.NobodyWins.Reason:
		return tableau.Moment{Kind: tableau.Lost}, true
	}
	return tableau.Moment{}, false
}

// eruption returns the moment in which a sum has geysers fire: the geysers, and with the places where they
// stood the tokens that fly off them.
func eruption(t *Table, p *geyser.Position, sum int, mother bool) tableau.Moment {
	m := tableau.Moment{Kind: tableau.Explosion, Sum: strconv.Itoa(sum), Counts: tableau.Counted(oneDie, sum)}
	fired := slices.DeleteFunc(slices.Clone(t.odds.fired(p.Fired())),
		func(at int) bool { return (at == t.game.Mother()) != mother })
	what := "geyser"
	if mother {
		what = "mother"
	}
	name := t.Count(len(fired), what)
	if len(fired) == 1 {
		name = words.Sentence(t.One(what))
	}
	m.Actors = []tableau.Actor{{Name: name, Fate: tableau.Wins,
		Piece: tableau.Thing{Seat: engines.Table, Icon: t.Theme.Icon(what, 1)}}}
	for _, at := range fired {
		for _, token := range p.On(at) {
			if m.Weight++; len(m.Actors) <= mostActors { // and the geysers
				one := t.standing(token, tableau.Falls)
				one.Whence = t.name(at)
				m.Actors = append(m.Actors, one)
			}
		}
	}
	return m
}

// clash returns the moment in which two tokens have rolled, with their totals (GEY-08).
func (t *Table) clash(p *geyser.Position, attacker, defender reasons.Piece, total, against int) tableau.Moment {
	m := tableau.Moment{Kind: tableau.Fight, Foreseen: true, Sum: bothRolled(total)}
	attacks, defends := tableau.Stays, tableau.Stays
	side := func(piece reasons.Piece, total int) tableau.Side {
		token, _ := t.game.TokenOf(piece.Arg())
		geysers := t.game.Geysers(p, token.Seat)
		terms := []tableau.Term{{Value: total - geysers, Source: oneDie}}
		if geysers > 0 {
			terms = append(terms, tableau.Term{Value: geysers, Source: t.Count(geysers, "geyser")})
		}
		return tableau.Side{Terms: terms}
	}
	m.Sides = []tableau.Side{side(attacker, total), side(defender, against)}
	switch {
	case total > against:
		attacks, defends, m.Sum = tableau.Wins, tableau.Falls, beats(total, against)
	case total < against:
		attacks, defends, m.Sum = tableau.Falls, tableau.Wins, beats(against, total)
	}
	if total != against {
		m.Weight, m.Margin = total+against, max(total, against)-min(total, against)
	}
	m.Actors = []tableau.Actor{t.actor(attacker, attacks), t.actor(defender, defends)}
	return m
}

// actor returns a token as an actor.
func (t *Table) actor(piece reasons.Piece, fate tableau.Fate) tableau.Actor {
	token, _ := t.game.TokenOf(piece.Arg())
	return t.standing(token, fate)
}

func (t *Table) standing(token geyser.Token, fate tableau.Fate) tableau.Actor {
	piece := t.token(token)
	return tableau.Actor{Piece: piece, Name: piece.Name, Fate: fate}
}

// animal returns the animal of a player as an actor.
func (t *Table) animal(who engines.Seat, fate tableau.Fate) tableau.Actor {
	piece := t.token(geyser.Token{Seat: who, Number: 1})
	piece.Label = ""
	return tableau.Actor{Piece: piece, Name: t.Voice.Seat(who), Fate: fate}
}
