// Package saratoga shows Saratoga Sabotage on the table screen: it lays positions out as scenes, and says
// which inputs make which moves.
package saratoga

//go:generate go run homespun/rulesets/template/doors

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	paper "homespun/printables/saratoga"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of Saratoga Sabotage. It does not change once it is made.
type Table struct {
	tableau.Defaults
	game *saratoga.Game
	mat  *drawing.Drawing
	// boxes are the spaces of the trail, from 0 to the goal.
	boxes []drawing.Rectangle
}

var _ tableau.Game = (*Table)(nil)

// New returns the table of a match, in the words and icons of a theme. The mat is the printed trail.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*saratoga.Game)
	mat, boxes := paper.BoardSpaces(game, theme, paper.DefaultSpace)
	terms := tableau.Terms{Engine: engine, Voice: voice, Theme: theme}
	return &Table{tableau.Defaults{Terms: terms}, game, mat, boxes}
}

// The ids of spots beyond the spaces of the trail.
const (
	trayOf   = 1000 // plus the seat
	trayHand = 2000
)

// The ids of pieces. A wagon has the number of its seat.
const (
	suppliesOf = 100  // plus the seat
	inHand     = 200  // plus the card
	cardOf     = 1000 // plus the seat times perSeat, plus the card
	perSeat    = 100
	laidOf     = 2000 // plus the seat times 2, plus 1 for the target card
	stackOn    = 3000 // plus the space: the sign of a stack of wagons
)

// The ids of choices. A colour is choiceColour plus the colour, so that colours come after the choice to
// pass, whose id is its verb.
const (
	choiceLay    = 1
	choiceColour = int(saratoga.VerbPass)
)

var positionOf = tableau.At[saratoga.Position]

// Scene implements tableau.Game: the trail with the wagons, what each player has, and the hand of the seat
// that looks at the scene.
func (t *Table) Scene(position engines.Position, seat engines.Seat) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	for who := range t.seats() {
		t.cards(s, p, who)
	}
	t.hand(s, p, seat)
	return s
}

// lay returns the scene without any cards: the trail with the wagons, and a tray for each player with the
// supplies.
func (t *Table) lay(p *saratoga.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: t.mat.Width / 10.5}
	for i, box := range t.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: words.CountOf(i, t.game.Rules().Goal)})
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
	stacks(t, s, p)
	s.Tracks, s.Goals = t.tracks(p), t.goals(p)
	return s
}

// Lying implements tableau.Fixer: the wagons on the trail, the supplies of each player, and the real cards
// that lie face up. The other cards are in the players' hands.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	for i := range t.boxes {
		s.Spots[i].Name = strconv.Itoa(i) // as it is printed
	}
	s.Pieces, s.Trays = nil, nil
	t.wagons(s, p)
	supply := t.Theme.Noun("supply")
	for i := range s.Pieces {
		who := s.Pieces[i].Seat
		s.Pieces[i].Name, s.Pieces[i].Label = wagonOf(t.name(who), t.One("wagon")), ""
		s.Kept = append(s.Kept, tableau.Kept{Seat: who, Who: t.name(who), One: supply.One, Many: supply.Many,
			Count: p.Supplies(who), Box: true})
	}
	if t.AnswersOpenly() {
		s.Kept = append(s.Kept, t.faceUp(p)...)
	}
	return s
}

// faceUp returns the real cards that lie face up: the colour of each player, and those of the first turn
// until everybody takes all cards back (SAR-02, SAR-04).
func (t *Table) faceUp(p *saratoga.Position) (list []tableau.Kept) {
	for who := range t.seats() {
		if c := p.Colour(who); c != 0 {
			card := colourCard(t.cardName(c))
			list = append(list, tableau.Kept{Seat: who, Who: t.name(who), One: card, Many: card, Count: 1,
				Comes: layColour(t.Voice.Seat(who), t.cardName(c)),
				Goes:  takeColour(t.Voice.Seat(who), t.cardName(c))})
		}
	}
	if p.Turn() == saratoga.Turns {
		list = append(list, tableau.Kept{Seat: engines.Table, Who: onTheTable, One: laidCards, Many: laidCards,
			Count: 1, Comes: leaveLaid, Goes: takeLaid})
	}
	return list
}

// seats returns the number of players. The players' seats run from 0 up to it.
func (t *Table) seats() engines.Seat { return engines.Seat(t.game.Players()) }

// name returns what a player is called.
func (t *Table) name(who engines.Seat) string { return words.Sentence(t.Voice.Seat(who)) }

// noColour is the colour of a seat that has not chosen one yet. It differs from all colours that can be
// chosen.
const noColour = drawing.Rule

// colour returns the colour of a seat, [noColour] before the seat has chosen one, and None for the table.
func (t *Table) colour(p *saratoga.Position, who engines.Seat) drawing.Colour {
	if who < 0 || who >= t.seats() {
		return drawing.None
	}
	if p.Colour(who) == 0 {
		return noColour
	}
	return t.cardColour(p.Colour(who))
}

// cardColour returns the colour in which a colour card is drawn; None for a card that is not a colour.
func (t *Table) cardColour(c saratoga.Card) drawing.Colour {
	if !c.Colour() {
		return drawing.None
	}
	return parts.Colour(t.game.Rules().Colours[t.game.CardName(c)].Color, drawing.Quiet)
}

// sign returns the shape that stands for a colour, so that colours can be told apart without seeing them. It
// is the same as on paper. A card that is not a colour gets a circle.
func sign(c saratoga.Card) drawing.Sign {
	if !c.Colour() {
		return drawing.CircleSign
	}
	return drawing.Signs[int(c-1)%len(drawing.Signs)]
}

// SeatLook implements tableau.Painter: the colour that the player has chosen, with its shape.
func (t *Table) SeatLook(position engines.Position, who engines.Seat) (drawing.Colour, drawing.Sign) {
	p := positionOf(position)
	if who < 0 || who >= t.seats() {
		return drawing.None, 0
	}
	return t.colour(p, who), sign(p.Colour(who))
}

// Swatch implements tableau.Painter: the choice of a colour shows that colour.
func (t *Table) Swatch(_ engines.Position, in tableau.Input) drawing.Colour {
	if c, ok := t.chosenColour(in); ok {
		return t.cardColour(c)
	}
	return drawing.None
}

// AnswersOpenly implements tableau.SecretKeeper. A field of the ruleset decides whether players lay real
// cards, which are entered once they are turned up.
func (t *Table) AnswersOpenly() bool { return t.game.Rules().Entry == saratoga.EntryOpen }

// cardName returns what a card is called: a colour by its own word, another card by the theme's.
func (t *Table) cardName(c saratoga.Card) string {
	if c.Colour() {
		return t.game.CardName(c)
	}
	return t.One(t.game.CardName(c))
}
