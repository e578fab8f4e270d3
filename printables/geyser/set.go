package geyser

import (
	"strings"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// MinSpace and MaxSpace are the bounds of a space on paper, in millimetres: smaller ones nobody can play
	// on.
	MinSpace = 12.0
	MaxSpace = 90.0
	// tokenPart is how large a token is in sides of a space: what a geyser fires on can be read below it.
	tokenPart = 0.7
	// largeSpace is the side of a space of a large set, in millimetres: three and a flap have room across a
	// sheet of A4, and a token as large as it has to be there leaves the words of its band to be read.
	largeSpace = 60.66
	// smallest and largest are how large a token becomes, in millimetres.
	smallest = 11.0
	largest  = 60.0
)

// Parts returns all there is to print of Geyser for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "Geyser")
	if err != nil {
		return nil, err
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: largeSpace, Least: MinSpace, Most: MaxSpace,
		LargeLeast: largeSpace, TooSmall: words.LargeSpaces}.Of(set)
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game, space: space}
	made := []parts.Part{p.board(), p.tokens(), p.odds(), p.turn(), parts.RuleSheet(set), p.dice()}
	return set.ForTonight(made, "board", "tokens", "reference"), nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
}

func (p *printer) board() parts.Part {
	mat, spaces := drawIsland(p.game, p.set.Theme, p.space)
	part := mat.Part()
	part.Things = map[string]*drawing.Drawing{}
	whole := &drawing.Symbol{Name: "island", Drawing: mat.Drawing}
	for i, cell := range spaces {
		if p.game.Kind(i) != engine.Geyser {
			continue
		}
		if thing := "rings." + p.game.RingOf(i); part.Things[thing] == nil { // of a ring one geyser
			space := drawing.New(cell.Width, cell.Height)
			space.UseAt(whole, drawing.Point{X: -cell.X, Y: -cell.Y})
			part.Things[thing] = space
		}
	}
	return part
}

// dice are two of a kind (GEY-02); one spinner is flicked twice.
func (p *printer) dice() parts.Part {
	part := parts.Die(parts.Numbers(p.game.Rules().DieFaces), p.set.Large)
	if part.Title == "Spinner" {
		part.Note = words.SpinTwice(p.game.Rules().DieFaces)
		return part
	}
	part.Title, part.Note = "Fold-up dice", "Two of them: "+strings.ToLower(part.Note[:1])+part.Note[1:]
	for i := range part.Pieces {
		part.Pieces[i].Copies *= 2
	}
	return part
}

// colour returns the colour of what is the game's own: title bars, the Mother Geyser.
func (p *printer) colour() drawing.Colour { return p.set.Colour() }
