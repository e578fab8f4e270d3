package cubed

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/cubed"
)

// done is the choice to stop placing cubes.
var done = tableau.AVerb(cubed.VerbDone)

// choiceColour plus a colour is the choice of that colour. These ids follow that of done.
const choiceColour = int(cubed.VerbDone)

// aColour returns the choice of a colour.
func aColour(c cubed.Colour) tableau.Input { return tableau.AChoice(choiceColour + int(c)) }

// colourOf returns the colour that a choice stands for; ok is false for any other input.
func colourOf(in tableau.Input) (cubed.Colour, bool) {
	c := cubed.Colour(in.ID - choiceColour)
	return c, in.Kind == tableau.Choice && c >= cubed.Yellow && c <= cubed.Black
}

// Inputs implements tableau.Game. The first cube of a turn takes two inputs, the colour and the square.
// Afterwards the colour is known, and the square is enough.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	list := t.Defaults.Inputs(position, m)
	switch {
	case m.Verb != cubed.VerbStack || m.Who < 0:
		return list
	case positionOf(position).Colour() != 0:
		return list[1:]
	}
	list[0] = aColour(cubed.Colour(m.Args[0]))
	return list
}

// Alias implements tableau.Game. A cell of a level and a cube on any map stand for their square. A cube that
// is left stands for its colour, and a cube in a pile for the tray of the pile.
func (t *Table) Alias(_ engines.Position, in tableau.Input) tableau.Input {
	switch square, ok := squareOf(in); {
	case ok:
		return tableau.ASpot(square)
	case in.Kind != tableau.Piece:
		return in
	case in.ID >= pileOf:
		return tableau.ASpot(trayPile + (in.ID-pileOf)/perLevel)
	case in.ID >= leftOf:
		return aColour(cubed.Colour(in.ID - leftOf))
	}
	return in
}

// squareOf returns the square that an input is or lies on, on any of the maps.
func squareOf(in tableau.Input) (int, bool) {
	square := in.ID % perLevel
	return square, (in.Kind == tableau.Spot || in.Kind == tableau.Piece) && in.ID >= 0 &&
		in.ID < perLevel*(cubed.MaxSize+1) && square < cubed.Squares
}

// levelOf returns the level, from 0, whose map a spot or a cube is on; -1 for the map from above.
func levelOf(id int) int { return id/perLevel - 1 }

// Meaning implements tableau.Game. Choosing another colour than that of the turn means placing such a cube,
// and the engine refuses it. A square tapped before a colour is chosen means a cube of some colour that is
// left, but only where the engine refuses it.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	p, seat := positionOf(q.Position()), q.Seat
	if in[0] == done {
		return q.Like(in...)
	}
	c, chosen := colourOf(in[0])
	square, ok := squareOf(in[len(in)-1])
	switch {
	case !p.Stacking():
		return cubed.TakeMove(seat, square), ok && len(in) == 1
	case chosen && p.Colour() != 0:
		return cubed.StackMove(seat, c, cubed.Middle), c != p.Colour()
	case chosen:
		return cubed.StackMove(seat, c, square), ok && len(in) == 2
	case !ok || len(in) > 1:
		return engines.Move{}, false
	case p.Colour() != 0:
		return cubed.StackMove(seat, p.Colour(), square), true
	}
	for _, c := range cubed.Colours {
		if p.Left(c) > 0 {
			m := cubed.StackMove(seat, c, square)
			return m, !t.Engine.Check(*p, m).OK()
		}
	}
	return engines.Move{}, false
}

// Name implements tableau.Game.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	if c, ok := colourOf(in); ok {
		most, thing := min(t.game.Place(c), p.Left(c)), t.Many(c.Word())
		if most == 1 {
			thing = t.One(c.Word())
		}
		return remaining(t.game.Rules().Exact, most, thing)
	}
	switch {
	case in == done:
		return stopHere
	case in.Kind == tableau.Spot && in.ID >= 0 && in.ID < cubed.Squares:
		return high(t.name(in.ID), p.Height(in.ID))
	}
	return "" // pieces and other spots bear their names in the scene
}

// Hint implements tableau.Prompter.
func (t *Table) Hint(position engines.Position, _ engines.Seat) string {
	switch p := positionOf(position); {
	case !p.Stacking():
		return takeOneThere(t.One("pile"))
	case p.Colour() == 0:
		return colourFirst
	}
	return squareNext
}

// Caption implements tableau.Prompter: once a colour is chosen it asks where the cube goes.
func (t *Table) Caption(position engines.Position, _ engines.Seat, in []tableau.Input) (title,
	detail string) {
	if len(in) != 1 || !positionOf(position).Stacking() {
		return "", ""
	}
	if c, ok := colourOf(in[0]); ok {
		return whereGoes(t.One(c.Word())), colourChanges
	}
	return "", ""
}
