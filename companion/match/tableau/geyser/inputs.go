package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
	paper "homespun/printables/geyser"
)

// The choices whose ids are verbs.
var (
	noSpawn = tableau.AVerb(geyser.VerbNoSpawn)
	again   = tableau.AVerb(geyser.VerbAgain)
	back    = tableau.AVerb(geyser.VerbBack)
	pass    = tableau.AVerb(geyser.VerbPass)
)

// choiceToken plus the number of a token is the choice of that token in a pile.
const choiceToken = 100

// Inputs implements tableau.Game. A token and a square move the token. Only the top of a pile can be tapped,
// so a choice between the two names any other token of the pile.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	if m.Verb != geyser.VerbMove {
		return t.Defaults.Inputs(position, m)
	}
	token := geyser.Token{Seat: engines.Seat(m.Args[0]), Number: int(m.Args[1])}
	list := []tableau.Input{tableau.APiece(idOf(token, positionOf(position)))}
	if list[0].ID != int(token.Arg().Value) {
		list = append(list, tableau.AChoice(choiceToken+token.Number))
	}
	return append(list, tableau.ASpot(int(m.Args[2])))
}

// Meaning implements tableau.Game. A tap that fits no pending move still becomes a move, so that the engine's
// refusal says why not.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	p := positionOf(q.Position())
	at, ok := t.spaceOf(p, in[len(in)-1])
	switch stage := p.Stage(); {
	case len(in) > 3:
		return engines.Move{}, false
	case in[0].Kind == tableau.Choice:
		return q.Like(in...)
	case stage == geyser.DueTurn && p.Tokens(q.Seat) > 0:
		return t.moved(p, q.Seat, in)
	case !ok:
		return engines.Move{}, false
	case stage == geyser.DueTurn: // also where the seat can only pass, as all start spaces are taken (GEY-14)
		return tableau.Made(q.Seat, geyser.VerbReenter, at)
	case stage == geyser.DueAgain:
		return t.fought(p, q.Seat, at)
	}
	return q.Like(tableau.ASpot(at))
}

// moved is Meaning where a token moves. A token of another player, or one off the board, is refused before
// any square is tapped.
func (t *Table) moved(p *geyser.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	token, ok := t.tokenOf(p, in[0])
	if !ok {
		return engines.Move{}, false
	}
	own := token.Seat == seat && p.Where(token) >= 0
	to, on := t.spaceOf(p, in[len(in)-1])
	switch {
	case len(in) == 1 && !own:
		return moveTo(seat, token, 0)
	case len(in) == 3 && own && in[1].Kind == tableau.Choice && in[1].ID > choiceToken:
		token.Number = in[1].ID - choiceToken
	case len(in) != 2:
		return engines.Move{}, false
	}
	if !on {
		return engines.Move{}, false
	}
	return moveTo(seat, token, to)
}

// fought is Meaning where the attacker decides after a battle. A tap on the square of the battle attacks
// again; one on the square where the attacker came from goes back.
func (t *Table) fought(p *geyser.Position, seat engines.Seat, at int) (engines.Move, bool) {
	attacker, _, target, _ := p.Battle()
	switch at {
	case target:
		return tableau.Made(seat, geyser.VerbAgain)
	case p.Where(attacker):
		return tableau.Made(seat, geyser.VerbBack)
	}
	return moveTo(seat, attacker, at)
}

// moveTo returns the move of a token to a space.
func moveTo(seat engines.Seat, token geyser.Token, at int) (engines.Move, bool) {
	return tableau.Made(seat, geyser.VerbMove, int(token.Seat), token.Number, at)
}

// spaceOf returns the space that an input is or lies on; ok is false beside the board.
func (t *Table) spaceOf(p *geyser.Position, in tableau.Input) (at int, ok bool) {
	at = -1
	if in.Kind == tableau.Spot {
		at = in.ID
	} else if token, ok := t.tokenOf(p, in); ok {
		at = p.Where(token)
	}
	return at, at >= 0 && at < len(t.boxes)
}

// Name implements tableau.Game. The name of a square says what it is and how likely it is to fire; that of a
// token says where it stands.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	switch {
	case in.Kind == tableau.Choice:
		return t.choice(p, in)
	case in.Kind == tableau.Spot && in.ID >= 0 && in.ID < len(t.boxes):
		return t.square(in.ID)
	}
	token, ok := t.tokenOf(p, in)
	if !ok {
		return ""
	}
	at := p.Where(token)
	switch {
	case at < 0:
		return t.Voice.Whose(token.Arg())
	case len(p.On(at)) > apart:
		return t.pile(p.On(at), at)
	}
	return words.On(t.Voice.Whose(token.Arg()), t.name(at))
}

func (t *Table) choice(p *geyser.Position, in tableau.Input) string {
	switch {
	case in == noSpawn:
		return noNew(t.One("token"))
	case in == again:
		return attackOn
	case in == back:
		return goesBack
	case in == pass:
		return words.Pass
	case in.ID > choiceToken:
		token := geyser.Token{Seat: p.Turn(), Number: in.ID - choiceToken}
		return words.Moves(words.Sentence(t.thing(token)))
	}
	return ""
}

// square names a space: "geyser 6/8 on f4, 10 of 36".
func (t *Table) square(at int) string {
	name := ""
	switch t.game.Kind(at) {
	case geyser.Start:
		name = t.One("start")
	case geyser.Geyser:
		name = bearing(t.One("geyser"), t.odds.sums(t.game.RingOf(at)))
	case geyser.Mother:
		if name = t.One("mother"); len(t.game.Rules().MotherFiresOn) > 0 {
			name = bearing(name, paper.Sums(t.game.Rules().MotherFiresOn))
		}
	default:
		return t.name(at)
	}
	ways, of := t.game.Ways(at)
	return firesIn(words.On(name, t.name(at)), ways, of)
}
