package adventure

import (
	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// MinSpace and MaxSpace are the bounds of a space on paper, in millimetres: smaller ones nobody can play
	// on.
	MinSpace = 12.0
	MaxSpace = 90.0
	// tilePart is how large a tile is in sides of a space: with the line of its space to be seen around it,
	// it lies well and is picked up easily.
	tilePart = 0.92
	// tokenPart is how large a token is in sides of a space.
	tokenPart = 0.72
	// largest is how large a counter, a token or the width of a standing figure becomes at most, in
	// millimetres.
	largest = 60.0
)

// Parts returns all there is to print of Adventure Mode Awesome for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "Adventure Mode Awesome")
	if err != nil {
		return nil, err
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: parts.LargeSide / tilePart, Least: MinSpace,
		Most: MaxSpace, LargeLeast: (parts.LargeSide - 1e-9) / tilePart, TooSmall: words.LargeSpaces}.Of(set)
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game, space: space}
	made := []parts.Part{p.board(), p.tiles(), p.standees(), p.tokens(), p.counters()}
	if !set.Large { // which has only its large counters, as nothing on a track is large enough
		made = append(made, p.tracks())
	}
	made = append(made, p.monsters(), p.turn(), p.eventTable(), parts.RuleSheet(set))
	made = append(made, p.dice()...)
	return set.ForTonight(made, "board", "tiles", "tokens", "counters", "tracks", "monsters", "events"), nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
}

// side returns the side of something that is so many spaces large, within what can be cut out and handled, in
// millimetres.
func (p *printer) side(spaces, least float64) float64 {
	if p.set.Large {
		least = parts.LargeSide
	}
	return min(max(p.space*spaces, least), largest)
}

func (p *printer) board() parts.Part {
	mat, _ := board(p.game, p.set.Theme, p.space)
	return mat.Part()
}

// dice are the die of events, and one for fights where that has other faces (ADV-06, ADV-23).
func (p *printer) dice() []parts.Part {
	event := parts.Die(parts.Numbers(p.game.Rules().EventDie), p.set.Large)
	if p.game.Rules().EventDie == engine.FightFaces {
		return []parts.Part{event}
	}
	fight := parts.Die(parts.Numbers(engine.FightFaces), p.set.Large)
	event.Title, event.Note = event.Title+" for events", words.ForEvents+" "+event.Note
	fight.ID, fight.Title, fight.Note = "fight-die", fight.Title+" for fights", words.ForFights+" "+fight.Note
	return []parts.Part{event, fight}
}

// colour returns the colour of a word of the theme, else another one.
func (p *printer) colour(word string, other drawing.Colour) drawing.Colour {
	return parts.Colour(p.set.Theme.Noun(word).Color, other)
}
