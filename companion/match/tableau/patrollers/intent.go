package patrollers

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// Intent implements tableau.Intender. Where the players measure, the app knows no distances: they move the
// figures of a bot, and say how far these came and who is within reach. A figure attacks the first one that
// it reaches, and goes towards its best target if it reaches nobody.
func (t *Table) Intent(position engines.Position, m engines.Move) *tableau.Intent {
	p := positionOf(position)
	u, _, acting := p.Acting()
	switch a := (actor{t, p, m.Who, u}); {
	case !t.game.Measured():
		return nil
	case m.Verb == patrollers.VerbOrder && t.teams.saysHits(p, int(m.Args[0])):
		return a.hits(m, nil, whoIsHit)
	case m.Verb == patrollers.VerbReveal && t.teams.bursts(int(m.Args[0])):
		return a.hits(m, nil, whoIsHit)
	case !acting || p.Stage() != patrollers.DueTurn:
		return nil
	case m.Verb == patrollers.VerbMoves:
		return a.goes(int(m.Args[1]), true)
	case m.Verb == patrollers.VerbAttacks:
		return a.strikes(int(m.Args[1]))
	default:
		return a.acts(m)
	}
}

// actor is a bot's figure in its turn.
type actor struct {
	*Table
	p   *patrollers.Position
	who engines.Seat
	u   int
}

// goes has the figure go so many twines towards its best target, and asks how many it came. If it cannot go
// at all it attacks, where it may still, or ends its turn.
func (a actor) goes(twines int, attacks bool) *tableau.Intent {
	name := a.teams.whose(a.p, a.u)
	intent := &tableau.Intent{Said: goesIntent(name, a.Count(twines, "twine"))}
	if aims := a.game.Aims(a.p, a.u); len(aims) > 0 {
		intent.Said = goesTowards(name, a.Count(twines, "twine"), a.teams.whose(a.p, aims[0]))
	}
	for n := twines; n > 0; n-- {
		intent.Upshots = append(intent.Upshots, tableau.Upshot{Name: a.Count(n, "twine"),
			Move: engines.NewMove(a.who, patrollers.VerbMoves, int16(a.u), int16(n))})
	}
	stuck := a.ends(notAtAll)
	if attacks && a.game.Strikes(a.p) && len(a.game.Aims(a.p, a.u)) > 0 {
		stuck = tableau.Upshot{Name: notAtAll, Instead: func() *tableau.Intent { return a.strikesFirst() }}
	}
	intent.Upshots = append(intent.Upshots, stuck)
	return intent
}

// strikes asks whom the figure reaches, its target first.
func (a actor) strikes(target int) *tableau.Intent {
	aims := slices.DeleteFunc(a.game.Aims(a.p, a.u), func(aim int) bool { return aim == target })
	reach := a.game.RangeOf(a.p, a.u).Total()
	away := whomItTouches
	if reach > 0 {
		away = upTo(a.Count(reach, "twine"))
	}
	intent := &tableau.Intent{Said: attacksNear(words.Sentence(a.teams.whose(a.p, a.u)), away)}
	for _, aim := range append([]int{target}, aims...) {
		intent.Upshots = append(intent.Upshots, tableau.Upshot{Name: words.Sentence(a.teams.whose(a.p, aim)),
			Move: engines.NewMove(a.who, patrollers.VerbAttacks, int16(a.u), int16(aim), int16(reach))})
	}
	intent.Upshots = append(intent.Upshots, a.tooFar(reachesNobody))
	return intent
}

// strikesFirst is strikes with the best target. It is called only while there is one, and ends there: a
// figure that cannot go does not try to go again.
func (a actor) strikesFirst() *tableau.Intent {
	intent := a.strikes(a.game.Aims(a.p, a.u)[0])
	intent.Upshots[len(intent.Upshots)-1] = a.ends(reachesNobody)
	return intent
}

// acts asks what a special action needs to be asked (PAT-22): whether its target is within reach, who else is
// hit, and whether people have moved what it moves.
func (a actor) acts(m engines.Move) *tableau.Intent {
	special := a.teams.special(a.game.SpecialOf(a.p, a.u))
	name := a.teams.whose(a.p, a.u)
	reach := a.within(a.game.RangeOf(a.p, a.u).Total())
	switch m.Verb {
	case patrollers.VerbSpecialFar:
		return &tableau.Intent{Said: leavesIntent(name, a.One("explosive"), a.Count(int(m.Args[1]), "twine")),
			Upshots: []tableau.Upshot{{Name: liesThere, Move: m}}}
	case patrollers.VerbSpecial:
		return &tableau.Intent{Said: words.Does(words.Sentence(name), special.Text),
			Upshots: []tableau.Upshot{{Name: words.YesItHappened, Move: m}}}
	case patrollers.VerbSpecialDial:
		reach = a.within(0)
	case patrollers.VerbSpecialOn:
		if int(m.Args[2]) == patrollers.NoTwines {
			return nil
		}
	default:
		return nil
	}
	if int(m.Args[1]) == a.u { // it is within its own reach
		return nil
	}
	yes := tableau.Upshot{Name: isThere, Move: m}
	if a.game.SpecialOf(a.p, a.u) == patrollers.Gatling {
		yes = tableau.Upshot{Name: isThere,
			Instead: func() *tableau.Intent { return a.hits(m, nil, whoElseIsHit) }}
	}
	return &tableau.Intent{Said: actsIntent(special.Name, a.teams.whose(a.p, int(m.Args[1])), reach),
		Upshots: []tableau.Upshot{yes, a.tooFar(isTooFar)}}
}

// hits asks one by one whom a move hits besides its target; hit are those so far.
func (a actor) hits(m engines.Move, hit []int, asked string) *tableau.Intent {
	made := m
	if !patrollers.AddHits(&made, hit...) {
		return nil
	}
	intent := &tableau.Intent{Said: asked,
		Upshots: []tableau.Upshot{{Name: thoseAreHit, Move: made}}}
	for u := range units {
		f, ok := a.game.Figure(a.p, u)
		more := append(slices.Clone(hit), u)
		slices.Sort(more)
		with := m
		if !ok || f.Fallen || slices.Contains(hit, u) || !patrollers.AddHits(&with, more...) ||
			!a.Engine.Check(*a.p, with).OK() {
			continue
		}
		intent.Upshots = append(intent.Upshots, tableau.Upshot{Name: words.Sentence(a.teams.whose(a.p, u)),
			Instead: func() *tableau.Intent { return a.hits(m, more, whoElseIsHit) }})
	}
	return intent
}

// tooFar is what comes of a target that is out of reach: the figure goes as far as it can, or ends its turn.
func (a actor) tooFar(name string) tableau.Upshot {
	if a.game.Steps(a.p).Left == 0 || a.game.MoveOf(a.p, a.u).Total() == 0 {
		return a.ends(name)
	}
	return tableau.Upshot{Name: name, Instead: func() *tableau.Intent {
		return a.goes(a.game.MoveOf(a.p, a.u).Total(), false)
	}}
}

// ends is what comes of an intent after which nothing is left to do.
func (a actor) ends(name string) tableau.Upshot {
	return tableau.Upshot{Name: name, Move: engines.NewMove(a.who, patrollers.VerbEnd)}
}

// within asks whether somebody is in reach: "within 3 twines", or near enough to touch (PAT-12).
func (a actor) within(twines int) string {
	if twines == 0 {
		return touching
	}
	return withinReach(a.Count(twines, "twine"))
}
