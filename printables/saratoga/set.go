package saratoga

import (
	"fmt"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// MinSpace and MaxSpace are the bounds of a space on paper, in millimetres: on smaller ones nobody can
	// put several wagons.
	MinSpace = 30.0
	MaxSpace = 180.0
	// largeSpace is the side of a space of a large set, in millimetres: two large wagons lie side by side on
	// it, and three of them and the margin have room along a sheet of A4.
	largeSpace = 90.0
	// largest is how large a wagon becomes at most, in millimetres.
	largest = 60.0
)

// The engine's words for the themes that are drawn, besides those of cards.
const (
	wordPlayer   = "player"
	wordWagon    = "wagon"
	wordAction   = "action"
	wordTarget   = "target"
	wordProgress = "progress"
	wordSupply   = "supply"
	wordGoal     = "goal"
	wordLand     = "land"
)

// Parts returns all there is to print of Saratoga Sabotage for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "Saratoga Sabotage")
	if err != nil {
		return nil, err
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: largeSpace, Least: MinSpace, Most: MaxSpace,
		LargeLeast: parts.LargeSide / (1 - 2*edgePart), TooSmall: words.LargeWagons}.Of(set)
	if err != nil {
		return nil, err
	}
	players := set.Seats()
	p := &printer{set: set, game: game, space: space, players: players, arts: map[engine.Card]*drawing.Symbol{}}
	for i, id := range game.Colours() {
		if set.For == 0 || i < set.For { // nobody chooses the others, nor aims at them (SAR-03)
			p.colours = append(p.colours, newColour(i, id, game.Rules().Colours[id].Color))
		}
	}
	made := []parts.Part{p.board(), p.standees(), p.tokens(), p.cards(), p.chips(), p.reference(),
		parts.RuleSheet(set)}
	return set.ForTonight(made, "board", "tokens", "cards", "reference"), nil
}

// printer makes the parts.
type printer struct {
	set     *parts.Set
	game    *engine.Game
	space   float64 // mm
	players int     // at most
	colours []colour
	arts    map[engine.Card]*drawing.Symbol // made once, so that all decks share them
}

// A colour is one that players can choose (SAR-02): its word, how it looks, and the shape that tells it in
// grey.
type colour struct {
	number int // from 0
	id     string
	colour drawing.Colour
	// sign is the shape in the colour.
	sign *drawing.Symbol
}

func newColour(number int, id, text string) colour {
	c := colour{number: number, id: id,
		colour: parts.Colour(text, drawing.Players[number%len(drawing.Players)])}
	const side = 20.0
	d := drawing.New(side, side)
	line := drawing.Ink
	if drawing.Contrast(c.colour, line) < 1.5 {
		line = c.colour.Mixed(drawing.White, 0.4)
	}
	path := drawing.Signs[number%len(drawing.Signs)].Path(d.Area().Centre(), side*0.41)
	d.Path(path, drawing.Paint{Fill: c.colour, Stroke: drawing.Line(side*0.035, line),
		Saver: drawing.SeatHatch(number)})
	c.sign = &drawing.Symbol{Name: "sign of " + id, Drawing: d}
	return c
}

// CardGround returns the colour for the frame of a card of a colour: where words on it would be dark on a middle tone,
// so much darker that they are white.
func CardGround(colour drawing.Colour) drawing.Colour {
	const middle, step = 62, 0.04 // L*, and a part of ink
	ground := colour
	for part := step; ground.Lightness() < middle && drawing.TextOn(ground.UnderWords()) != drawing.White; part += step {
		ground = colour.Mixed(drawing.Ink, part)
	}
	return ground
}

// title returns the word of the colour as it stands at the head of something.
func (c *colour) title() string { return parts.Capital(c.id) }

func (p *printer) board() parts.Part {
	mat, spaces := trail(p.game, p.set.Theme, p.space)
	part := mat.Part()
	part.Title, part.Note = "Trail board",
		words.TrailNote(fmt.Sprintf("%.0f", mat.Width), fmt.Sprintf("%.0f", mat.Height), len(spaces)-1,
			fmt.Sprintf("%.0f", p.space))
	return part
}

// word returns what the theme calls a thing, as it stands at the head of something.
func (p *printer) word(id string) string { return parts.Capital(p.set.Theme.Noun(id).One) }
