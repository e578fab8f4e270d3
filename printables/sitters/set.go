package sitters

import (
	"fmt"

	"homespun/engines"
	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Bounds of a space on paper, in millimetres: smaller ones nobody can play on.
const (
	MinSpace = 10.0
	MaxSpace = 120.0
)

// Parts returns all there is to print of SiTTeRS for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "SiTTeRS")
	if err != nil {
		return nil, err
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: parts.LargeSide / tokenPart, Least: MinSpace,
		Most: MaxSpace, LargeLeast: parts.LargeSide / (1 - 2*spaceEdge), TooSmall: words.LargeSpaces}.Of(set)
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game, space: space}
	made := []parts.Part{p.board(), p.standees(), p.tokens()}
	if game.Containers() > 0 {
		made = append(made, p.containers())
	}
	made = append(made, p.scoring(), p.pad(), parts.RuleSheet(set), p.reference(), p.die())
	return set.ForTonight(made, "board", "tokens", "containers", "scoring", "reference"), nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
}

func (p *printer) board() parts.Part {
	mat, _ := drawBoard(p.game, p.set.Theme, p.space, printed)
	return mat.Part()
}

// figures are all markers, in the order of the engine.
func (p *printer) figures() []parts.Figure {
	var figures []parts.Figure
	for _, marker := range p.game.Markers() {
		side := int(engine.Side(marker))
		noun := p.word(side)
		figures = append(figures, parts.Figure{
			Name: engine.MarkerName(marker), Side: side,
			Colour: parts.Colour(p.set.Theme.Noun(noun).Color, drawing.None),
			Icon:   p.set.Theme.Icon(noun, marker%engine.MaxMarkers+1),
		})
	}
	return figures
}

// word returns the theme's word for a side's markers.
func (p *printer) word(side int) string { return p.set.Engine.Info().Words[side] }

// both names the markers of both sides: "4 delvers and 6 monsters".
func (p *printer) both() string {
	text := ""
	for side := range engines.Seat(2) {
		noun := p.set.Theme.Noun(p.word(int(side)))
		name := noun.Many
		if p.game.Count(side) == 1 {
			name = noun.One
		}
		if side > 0 {
			text += " and "
		}
		text += fmt.Sprintf("%d %s", p.game.Count(side), name)
	}
	return text
}

func (p *printer) standees() parts.Part {
	width := min(max(p.space*0.62, p.smallest(16)), 60)
	stand := parts.Stand{Width: width, Height: width * 1.6, Foot: width * 0.56}
	if p.set.Large {
		stand.Foot = parts.LargeFoot
	}
	var troops []parts.Troop
	for side := range 2 {
		troop := parts.Troop{Foot: "foot for " + p.set.Theme.Noun(p.word(side)).Many}
		for _, figure := range p.figures() {
			if figure.Side == side {
				troop.Figures = append(troop.Figures, figure)
			}
		}
		troops = append(troops, troop)
	}
	return parts.Standees("Standing figures", p.both(), troops, stand, p.set.Standing)
}

// smallest returns how small a part may be that may have a size otherwise, in millimetres.
func (p *printer) smallest(otherwise float64) float64 {
	if p.set.Large {
		return parts.LargeSide
	}
	return otherwise
}

func (p *printer) tokens() parts.Part {
	part := parts.Part{
		ID: "tokens", Title: "Flat tokens", Kind: parts.Pieces,
		Note: p.both() + ". They lie on the board in place of standing figures.",
	}
	for _, figure := range p.figures() {
		part.Pieces = append(part.Pieces, figure.Token(p.tokenSize()))
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := spare.Token(p.tokenSize())
	blank.Name, part.Blank = "blank token", &blank
	return part
}

// tokenPart is how large a token is in sides of a space: it leaves the edge of its space to be seen.
const tokenPart = 0.68

func (p *printer) tokenSize() float64 { return min(max(p.space*tokenPart, p.smallest(14)), 60) }

// containers are as many as all sides put on the board (SIT-03).
func (p *printer) containers() parts.Part {
	noun := p.set.Theme.Noun("container")
	colour := parts.Colour(noun.Color, drawing.PlayerE)
	many := noun.Many
	if p.game.Containers() == 1 {
		many = noun.One
	}
	blank := parts.Counter("", "", drawing.Paper, p.tokenSize(), 1)
	blank.Name = "blank container"
	return parts.Part{
		ID: "containers", Title: parts.Capital(noun.Many), Kind: parts.Pieces, Blank: &blank,
		Note: fmt.Sprintf("%d %s.", p.game.Containers(), many),
		Pieces: []parts.Piece{parts.Counter(noun.One, p.set.Theme.Icon("container", 1), colour, p.tokenSize(),
			p.game.Containers())},
	}
}

func (p *printer) die() parts.Part {
	return parts.Die(parts.Numbers(p.game.Rules().DieFaces), p.set.Large)
}
