package tableau

import (
	"slices"
	"strings"

	"homespun/engines"
)

// DangerOf says what is about to decide the match in a position, in a sentence; "" is nothing.
func DangerOf(e engines.Engine, voice Voice, p engines.Position) string {
	d, ok := e.Danger(e.View(p, engines.Table))
	if !ok {
		return ""
	}
	return voice.Sentence(d.Message)
}

// Brief returns what a danger is without what goes with it, to be read from far away.
func Brief(danger string) string {
	if at := strings.IndexAny(danger, ",:"); at > 0 {
		return danger[:at] + "."
	}
	return danger
}

// Warning returns the moment that tells who is about to win or to lose, if a line that was played between two
// positions has brought that about; false if it has not. The actors are those that the danger names.
func Warning(g Game, e engines.Engine, voice Voice, before, after engines.Position) (Moment, bool) {
	p := e.View(after, engines.Table)
	d, ok := e.Danger(p)
	was, _ := e.Danger(e.View(before, engines.Table))
	if !ok || !d.Grave || d.Message == was.Message {
		return Moment{}, false
	}
	m := Moment{Kind: Turning, Brief: true, Outcome: voice.Sentence(d.Message)}
	scene := g.Scene(p, engines.Table)
	var told []engines.Seat
	for _, arg := range d.Args[:d.N] {
		if actor, there := ActorOf(scene, int(arg.Value), Stays); there && arg.Kind == engines.PieceArg {
			m.Actors, told = append(m.Actors, actor), append(told, actor.Piece.Seat)
		}
	}
	for _, arg := range d.Args[:d.N] {
		who := e.Describe(arg).Owner
		if arg.Kind == engines.SeatArg {
			who = engines.Seat(arg.Value)
		}
		if who >= 0 && !slices.Contains(told, who) {
			colour, sign := g.SeatLook(p, who)
			m.Actors = append(m.Actors, SeatActor(who, colour, sign, "", voice.Seat(who), Stays))
			told = append(told, who)
		}
	}
	return m, true
}
