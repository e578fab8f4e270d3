package tableau

import (
	"homespun/companion/match/sound"
	"homespun/engines"
	"homespun/printables/drawing"
)

// A Moment is an event for which people play: a fight, a chest, the last delver home. It is shown large over
// the dimmed board for a short time.
type Moment struct {
	Kind MomentKind
	// Actors are the pieces concerned, from left to right. Two of them face each other; of a fight the first
	// is the one that rolled first.
	Actors []Actor
	// Foreseen says that the actors were known before the dice were rolled, such as those of a battle. The
	// dice then tumble between them; else they tumble alone.
	Foreseen bool
	// Brief says that the moment is shown for a short time only, such as a blow that misses.
	Brief bool
	// Sum is what the dice come to in about three words: "5 beats 3". "" stands for nothing but the dice.
	Sum string
	// Sides are what the totals in Sum are made of, one for each actor in their order; none where nothing is
	// added up.
	Sides []Side
	// Counts are the other numbers in Sum, which are counted and not added up, such as how many torches are
	// lit, and of how many.
	Counts []Term
	// Outcome is one sentence on what came of it. "" stands for the sentence of the event.
	Outcome string
	// Sound is heard with the outcome; None stands for the usual one of the kind.
	Sound sound.Sound
	// Weight is how great the moment is among those of its kind in the match, such as both totals of a fight
	// together, and Margin how much was missing for it to come out otherwise, such as the difference of the
	// totals. They choose what is told at the end of the match: the greatest weight of at least 1 is the
	// biggest fight, the smallest margin of at least 1 the closest call.
	Weight, Margin int
}

// MomentKind says how a moment looks and sounds if it says nothing else.
type MomentKind uint8

const (
	// Turning is a moment that is none of the kinds below, such as who begins.
	Turning MomentKind = iota
	// Fight: actors fight each other, one of them may fall.
	Fight
	// Find: something good is found or gained, such as what is in a chest.
	Find
	// Home: an actor is safe, or something is brought home.
	Home
	// Harm: an actor is hurt, or loses something.
	Harm
	// Explosion: something explodes or erupts.
	Explosion
	// Gone: an actor falls, dies or is out.
	Gone
	// Won and Lost end the match, or a large part of it. Lost is for those whom nobody has beaten but the
	// game, such as the players of a dungeon.
	Won
	Lost
)

// sounds are the usual sounds of the kinds.
var sounds = [...]sound.Sound{Turning: sound.Card, Fight: sound.Clash, Find: sound.Chest, Home: sound.Coin,
	Harm: sound.Hurt, Explosion: sound.Boom, Gone: sound.Fall, Won: sound.Fanfare, Lost: sound.Lament}

// Heard returns the sound of the moment.
func (m Moment) Heard() sound.Sound {
	if m.Sound != sound.None {
		return m.Sound
	}
	return sounds[m.Kind]
}

// Actor is a piece on the stage.
type Actor struct {
	// Piece is how it looks. Its place and size on the board do not matter.
	Piece Thing
	// Name is the line below it: "Ava's wizard".
	Name string
	// Whence is where it stood, if that says something; it follows the name on the stage.
	Whence string
	Fate   Fate
	// Sits says that the actor is whoever plays the seat, and no piece: it has that person's face.
	Sits bool
	// Becomes is the piece that is shown in its place once the outcome is told, such as the gold that was in
	// a chest; nil if it stays the same.
	Becomes *Thing
}

// Fate is what becomes of an actor in a moment.
type Fate uint8

const (
	// Stays: nothing happens to it.
	Stays Fate = iota
	// Wins: it leaps up.
	Wins
	// Falls: it flies off the stage.
	Falls
	// Hurts: it shakes.
	Hurts
)

// ActorOf returns a piece of a scene as an actor; false if the scene does not have it. A pile becomes one
// piece.
func ActorOf(s *Scene, piece int, fate Fate) (Actor, bool) {
	for _, thing := range s.Pieces {
		if thing.ID == piece {
			thing.Count, thing.Lit, thing.Faint = 0, false, false
			return Actor{Piece: thing, Name: thing.Name, Fate: fate}, true
		}
	}
	return Actor{}, false
}

// SeatActor returns an actor that stands for a seat: its mark in its colour, with an icon or its letter.
func SeatActor(seat engines.Seat, colour drawing.Colour, sign drawing.Sign, icon, name string,
	fate Fate) Actor {
	piece := Thing{Seat: seat, Colour: colour, Sign: sign, Icon: icon}
	if icon == "" {
		piece.Label = string(rune('A' + max(0, seat)))
	}
	return Actor{Piece: piece, Name: name, Fate: fate, Sits: true}
}

// Said is the name of the actor, and where it stood: "Ben's frog 2, f4".
func (a Actor) Said() string {
	if a.Whence == "" {
		return a.Name
	}
	return a.Name + ", " + a.Whence
}

// Faced returns an actor with a face in place of the sign of its seat, if it is whoever plays there; "" is no
// face.
func (a Actor) Faced(figure string) Actor {
	if a.Sits && figure != "" {
		a.Piece.Icon, a.Piece.Label = figure, ""
	}
	return a
}

// A Stager is a game that chooses its moments itself. A game that is none gets those of [Plain].
type Stager interface {
	// Moment returns the moment that an event is, as the seat may know it; false for an event that is none.
	// before and after are the positions around the event, as the seat sees them.
	Moment(before, after engines.Position, told engines.Message, seat engines.Seat) (Moment, bool)
}

// Plain returns the moment of an event in a game that chooses none itself. Moments are the event that ends
// the match, and one by which a piece leaves the table. The actors are the pieces that the event names.
// before and after are the positions around the whole move, as the seat sees them; last says that the event
// is the last one of the move.
func Plain(g Game, e engines.Engine, before, after engines.Position, told engines.Message, last bool,
	seat engines.Seat) (Moment, bool) {
	if last && e.Pending(after).Over() && !e.Pending(before).Over() {
		return PlainEnd(g, e, after), true
	}
	var m Moment // of no kind: nobody knows whether this is good or bad
	gone := false
	was, is := g.Scene(before, seat), g.Scene(after, seat)
	for _, arg := range told.Args[:told.N] {
		if arg.Kind != engines.PieceArg {
			continue
		}
		actor, ok := ActorOf(was, int(arg.Value), Stays)
		if _, still := is.Piece(actor.Piece.ID); ok && !still {
			actor.Fate, gone = Falls, true
		}
		if ok && len(m.Actors) < 2 {
			m.Actors = append(m.Actors, actor)
		}
	}
	return m, gone
}

// PlainEnd returns the moment at which a match ends: the seats that have won, or nobody.
func PlainEnd(g Game, e engines.Engine, p engines.Position) Moment {
	m := Moment{Kind: Lost}
	for _, seat := range e.Outcome(p).Winners.List() {
		if seat >= 0 {
			colour, sign := g.SeatLook(p, seat)
			m.Kind = Won
			m.Actors = append(m.Actors, SeatActor(seat, colour, sign, "", "", Wins))
		}
	}
	return m
}
