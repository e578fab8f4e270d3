package saratoga

import (
	"fmt"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// wagon returns the figure of a colour.
func (p *printer) wagon(c *colour) parts.Figure {
	noun := p.set.Theme.Noun(wordWagon)
	return parts.Figure{Side: c.number, Called: c.id + " " + noun.One, Colour: c.colour,
		Icon: p.set.Theme.Icon(wordWagon, c.number+1)}
}

// wagons names all wagons: "6 wagons, one of each colour".
func (p *printer) wagons() string {
	return words.OneOfEachColour(len(p.colours), p.set.Theme.Noun(wordWagon).Many)
}

// side returns the side of a wagon in millimetres: several have room on a space.
func (p *printer) side(least float64) float64 {
	if p.set.Large {
		least = parts.LargeSide
	}
	return min(max(p.space*wagonPart, least), largest)
}

func (p *printer) standees() parts.Part {
	width := p.side(16)
	stand := parts.Stand{Width: width, Height: width * 1.5, Foot: width * 0.56}
	if p.set.Large {
		stand.Foot = parts.LargeFoot
	}
	var troops []parts.Troop
	for i := range p.colours {
		wagon := p.wagon(&p.colours[i])
		troops = append(troops,
			parts.Troop{Figures: []parts.Figure{wagon}, Foot: "foot for " + p.colours[i].id})
	}
	return parts.Standees("Standing "+p.set.Theme.Noun(wordWagon).Many, p.wagons(), troops, stand,
		p.set.Standing)
}

func (p *printer) tokens() parts.Part {
	part := parts.Part{
		ID: "tokens", Title: "Flat tokens", Kind: parts.Pieces,
		Note: parts.Capital(p.wagons()) + ", to lie on the trail in place of standing ones.",
	}
	size := p.side(13)
	for i := range p.colours {
		wagon := p.wagon(&p.colours[i])
		part.Pieces = append(part.Pieces, wagon.Token(size))
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := spare.Token(size)
	blank.Name, part.Blank = "blank token", &blank
	return part
}

// Chips are of 1 and of five.
const (
	chipSize = 20.0 // mm
	ones     = 5
	fives    = 5
)

// chips are white ones for progress and blue ones for supplies (SAR-01).
func (p *printer) chips() parts.Part {
	size := chipSize
	if p.set.Large {
		size = parts.LargeSide
	}
	rules := p.game.Rules()
	part := parts.Part{ID: "chips", Title: "Chips", Kind: parts.Pieces, Use: parts.Usual}
	progress, supply := p.set.Theme.Noun(wordProgress), p.set.Theme.Noun(wordSupply)
	for _, pile := range []struct {
		name   string
		colour drawing.Colour
		icon   string
		most   int // of a player
	}{
		{"white", drawing.White, p.set.Theme.Icon(wordProgress, 1), rules.Goal},
		{"blue", drawing.PlayerA, p.set.Theme.Icon(wordSupply, 1), 2*rules.Supplies + rules.GetSupplies},
	} {
		for _, value := range []int{1, fives} {
			count := ones
			if value == fives {
				count = max(1, (pile.most-1)/fives)
			}
			chip := parts.Counter("", pile.icon, pile.colour, size, count*p.players)
			chip.Name = fmt.Sprintf("%s chip of %d", pile.name, value)
			number := drawing.Style{Face: drawing.Title, Size: size * 0.28 / drawing.PointMM,
				Colour: drawing.Ink}
			chip.Front.Label(drawing.Box(size*0.2, size*0.6, size*0.6, size*0.27), strconv.Itoa(value),
				number, parts.Smallest, drawing.Centre)
			part.Pieces = append(part.Pieces, chip)
		}
	}
	part.Note = words.ChipsNote(progress.Many, supply.Many, fives, p.players)
	blank := parts.Counter("", "", drawing.Paper, size, 1)
	blank.Name, part.Blank = "blank chip", &blank
	return part
}
