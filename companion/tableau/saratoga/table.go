// Package saratoga puts Saratoga Sabotage on the table.
package saratoga

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	paper "homespun/printables/saratoga"
	"homespun/rulesets"
)

// Table is a match of Saratoga Sabotage on the table.
type Table struct {
	tableau.Defaults
	game *saratoga.Game
	mat  *drawing.Drawing
	// boxes are the spaces of the trail, from 0 to the goal.
	boxes []drawing.Rectangle
}

var _ tableau.Game = (*Table)(nil)

// New returns how a match looks in the words and icons of a theme, on the trail as it is printed.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*saratoga.Game)
	mat, boxes := paper.BoardSpaces(game, theme, paper.DefaultSpace)
	return &Table{Defaults: tableau.Defaults{Engine: engine, Voice: voice, Theme: theme}, game: game,
		mat: mat, boxes: boxes}
}

// The ids of spots beyond the spaces of the trail.
const (
	trayOf   = 1000 // and the seat
	trayHand = 2000
)

// The ids of pieces: wagons are their seats.
const (
	suppliesOf = 100 // and the seat
	inHand     = 200 // and the card
	cardOf     = 1000
	perSeat    = 100 // cardOf, the seat times this, and the card
	laidOf     = 2000
)

// The choices. Colours are numbered from that of laying nothing on.
const (
	choiceLay    = 1
	choiceColour = int(saratoga.VerbPass)
)

func (t *Table) position(p engines.Position) *saratoga.Position {
	at := p.(saratoga.Position)
	return &at
}

// Scene implements tableau.Game: the trail with a wagon for each player, what each player has, and the hand
// of the seat that looks.
func (t *Table) Scene(position engines.Position, seat engines.Seat) *tableau.Scene {
	p := t.position(position)
	s := t.lay(p)
	for who := range t.seats() {
		t.cards(s, p, who)
	}
	t.hand(s, p, seat)
	return s
}

// lay returns the trail with the wagons, and the trays of the players with their supplies.
func (t *Table) lay(p *saratoga.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: t.mat.Width / 10.5}
	for i, box := range t.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: words.CountOf(i, t.goal())})
	}
	for who := range t.seats() {
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: trayOf + int(who), Name: words.Short(t.name(who), 40), Seat: who,
				Colour: t.colour(p, who), Slots: 4})
		if p.Colour(who) != 0 {
			s.Pieces = append(s.Pieces, t.stock(p, who))
		}
	}
	t.wagons(s, p)
	s.Tracks = t.tracks(p)
	return s
}

func (t *Table) goal() int { return t.game.Rules().Goal }

// seats returns how many players there are: their seats are those before it.
func (t *Table) seats() engines.Seat { return engines.Seat(t.game.Players()) }

// name returns what a player is called.
func (t *Table) name(who engines.Seat) string { return words.Sentence(t.Voice.Seat(who)) }

// undyed is the colour of a seat that has none yet: like none of those that can be chosen.
const undyed = drawing.Rule

// colour returns the colour of a seat; [undyed] before it has chosen.
func (t *Table) colour(p *saratoga.Position, who engines.Seat) drawing.Colour {
	if who < 0 || who >= t.seats() {
		return drawing.None
	}
	if p.Colour(who) == 0 {
		return undyed
	}
	return t.dye(p.Colour(who))
}

// dye returns what a colour looks like; None of a card that is none.
func (t *Table) dye(c saratoga.Card) drawing.Colour {
	if !c.Colour() {
		return drawing.None
	}
	return parts.Colour(t.game.Rules().Colours[t.game.CardName(c)].Color, drawing.Quiet)
}

// sign returns the shape of a colour, the same one as on paper: that of its place among the colours. Of no
// colour it is the first.
func sign(c saratoga.Card) drawing.Sign {
	if !c.Colour() {
		return drawing.CircleSign
	}
	return drawing.Signs[int(c-1)%len(drawing.Signs)]
}

// SeatLook implements tableau.Painter: the colour that the player has chosen, with its shape.
func (t *Table) SeatLook(position engines.Position, who engines.Seat) (drawing.Colour, drawing.Sign) {
	p := t.position(position)
	if who < 0 || who >= t.seats() {
		return drawing.None, 0
	}
	return t.colour(p, who), sign(p.Colour(who))
}

// Swatch implements tableau.Painter: colours to choose show themselves.
func (t *Table) Swatch(_ engines.Position, in tableau.Input) drawing.Colour {
	if c, ok := t.choosable(in); ok {
		return t.dye(c)
	}
	return drawing.None
}

// AnswersOpenly implements tableau.SecretKeeper: the ruleset says how the app hears of what is laid.
func (t *Table) AnswersOpenly() bool { return t.game.Rules().Entry == saratoga.EntryOpen }

// cardName returns what a card is called: a colour by its own word, another card by the theme's.
func (t *Table) cardName(c saratoga.Card) string {
	if c.Colour() {
		return t.game.CardName(c)
	}
	return t.One(t.game.CardName(c))
}
