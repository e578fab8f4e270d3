package tableau

import (
	"slices"
	"strings"

	"homespun/engines"
)

// Told is what is about to decide the match: a whole sentence, and what can be read from far away, without
// what goes with it. Both are "" for nothing.
type Told struct{ Whole, Brief string }

// cut stands in the sentences of dangers, instead of a blank after a comma or colon, where the brief form
// ends.
const cut = "\u00A0"

// DangerOf says what is about to decide the match in a position, as all may know.
func DangerOf(e engines.Engine, voice Voice, p engines.Position) Told {
	d, ok := e.Danger(e.View(p, engines.Table))
	if !ok {
		return Told{}
	}
	return told(voice.Sentence(d.Message))
}

func told(sentence string) Told {
	brief, _, cuts := strings.Cut(sentence, cut)
	if cuts {
		brief = strings.TrimRight(brief, ",:") + "."
	}
	return Told{strings.ReplaceAll(sentence, cut, " "), brief}
}

// Warning returns the moment that tells who is about to win or to lose, if what was played between two
// positions has brought that about; false if it has not. The actors are those that the danger names.
func Warning(g Game, e engines.Engine, voice Voice, before, after engines.Position) (Moment, bool) {
	p := e.View(after, engines.Table)
	d, ok := e.Danger(p)
	was, _ := e.Danger(e.View(before, engines.Table))
	if !ok || !d.Grave || d.Reason == was.Reason && d.Wins == was.Wins {
		return Moment{}, false
	}
	m := Moment{Kind: Turning, Outcome: told(voice.Sentence(d.Message)).Whole}
	scene := g.Scene(p, engines.Table)
	var named []engines.Seat
	for _, arg := range d.Args[:d.N] {
		if actor, there := ActorOf(scene, int(arg.Value), Stays); there && arg.Kind == engines.PieceArg {
			m.Actors, named = append(m.Actors, actor), append(named, actor.Piece.Seat)
		}
	}
	for _, arg := range d.Args[:d.N] {
		who := e.Describe(arg).Owner
		if arg.Kind == engines.SeatArg {
			who = engines.Seat(arg.Value)
		}
		if who >= 0 && !slices.Contains(named, who) {
			colour, sign := g.SeatLook(p, who)
			m.Actors = append(m.Actors, SeatActor(who, colour, sign, "", voice.Seat(who), Stays))
			named = append(named, who)
		}
	}
	return m, true
}
