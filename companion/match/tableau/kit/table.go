// Package kit shows games of a family's own on the table screen.
package kit

//go:generate go run homespun/rulesets/template/doors

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	paper "homespun/printables/kit"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match. It does not change once it is made.
type Table struct {
	tableau.Defaults
	game   *kit.Game
	layout *paper.Layout // nil without a board
	cloth  *cloth        // in its place
	mat    *drawing.Drawing
	// counters and common are what every player counts, and what all have together; each is how many pieces a player has.
	counters, common []string
	each             int
	// packs are the decks of cards; hands says that cards are kept in hand.
	packs []kit.Pack
	hands bool
	// forms are how cards are drawn that lie face up, by their numbers.
	forms map[int]*tableau.Form
}

var _ tableau.Game = (*Table)(nil)

// New returns the table of a match, in the words and icons of a theme.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*kit.Game)
	t := &Table{Defaults: tableau.Defaults{Terms: tableau.Terms{Engine: engine, Voice: voice, Theme: theme}}, game: game,
		each: game.Rules.Pieces}
	t.counters, t.common = game.Counters()
	t.packs = game.Packs()
	t.hands = slices.ContainsFunc(t.packs, func(pack kit.Pack) bool { return pack.Hand != program.NoHand })
	t.forms = formsOf(paper.NewCards(game, theme, false), t.packs)
	if t.spaces() > 0 {
		t.layout = paper.Lay(game, 0)
		t.mat = paper.Mat(game, theme, t.layout)
	} else {
		t.cloth = newCloth(theme.Game.Title, t.packs)
		t.mat = t.cloth.drawing
	}
	return t
}

// yardOf plus a seat is the spot where its pieces begin. Spaces have their numbers.
const yardOf = 1000

var positionOf = tableau.At[kit.Position]

// Scene implements tableau.Game.
func (t *Table) Scene(position engines.Position, seat engines.Seat) *tableau.Scene {
	p := t.game.View(positionOf(position), seat)
	return t.lay(&p)
}

// Lying implements tableau.Fixer.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	s := t.Scene(position, engines.Table)
	s.Tracks, s.Goals, s.Kept = nil, nil, t.kept(positionOf(position))
	return s
}

func (t *Table) lay(p *kit.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: 30}
	if t.layout != nil {
		s.Slot = t.layout.Space
		for n := 1; n <= t.spaces(); n++ {
			s.Spots = append(s.Spots, tableau.Place{ID: n, Box: t.layout.Spaces[n], Name: t.name(n), Card: true, Round: t.layout.Round})
		}
		for seat, box := range t.layout.Yards {
			s.Spots = append(s.Spots, tableau.Place{ID: yardOf + seat, Box: box, Name: start, Card: true})
		}
		t.lying(s, p)
		t.pieces(s, p)
	}
	t.cards(s, p)
	s.Tracks, s.Goals = t.tracks(p), t.goals(p)
	return s
}

// pieces puts the pieces on their spaces.
func (t *Table) pieces(s *tableau.Scene, p *kit.Position) {
	here := map[int][]tableau.Thing{}
	for seat := range t.seats() {
		for n := range t.each {
			piece := t.piece(seat, n)
			if hold := p.Hold[seat][n]; hold > 0 {
				piece.Name = onSpace(piece.Name, waitsFor(int(hold)))
			}
			piece.Spot = spotOf(seat, int(p.Place[seat][n]))
			here[piece.Spot] = append(here[piece.Spot], piece)
		}
	}
	for _, spot := range s.Spots {
		list := here[spot.ID]
		seat, space := 0, spot.ID
		if space >= yardOf {
			seat, space = space-yardOf, 0
		}
		room := t.layout.Room(seat, space)
		if slices.ContainsFunc(s.Pieces, func(lies tableau.Thing) bool { return lies.ID >= lieOf && lies.Spot == spot.ID }) {
			room.Height = t.layout.Lying(space, 1)[0].Y - room.Y + 0.12*t.layout.Space // it covers a little of them
		}
		for i, box := range paper.Spread(room, len(list)) {
			list[i].At, list[i].Size = box.Centre(), min(box.Width, 0.6*t.layout.Space)
			s.Pieces = append(s.Pieces, list[i])
		}
	}
}

// spotOf returns the spot of a seat's piece on a space, 0 for where it begins.
func spotOf(seat engines.Seat, space int) int {
	if space == 0 {
		return yardOf + int(seat)
	}
	return space
}

// piece returns a piece of a seat, with a number from 0, without its place.
func (t *Table) piece(seat engines.Seat, n int) tableau.Thing {
	arg := t.game.PieceOf(seat, n)
	thing := tableau.Thing{ID: int(arg.Value), Seat: seat, Name: words.Sentence(t.Voice.Whose(arg)),
		Many: t.Many("piece"), Icon: t.Theme.Icon("piece", int(seat)+1)}
	if t.each > 1 {
		thing.Label = strconv.Itoa(n + 1)
	}
	return thing
}

// name names a space, 0 for the start.
func (t *Table) name(at int) string {
	if at == 0 {
		return start
	}
	_, _, beside := t.game.Beside(at)
	said := t.game.Name(at)
	if kinds := t.game.KindsOf(at); t.game.Roam && said == "" && len(kinds) > 0 {
		said = t.game.Kinds()[kinds[0]]
	}
	switch {
	case t.game.Roam && (said == "" || said == t.game.Called(at)):
		return words.Short(t.game.Called(at), 40)
	case t.game.Roam:
		return words.Short(t.game.Called(at), 40) + ", " + words.Short(said, 40)
	case beside > 0:
		return words.Sentence(words.Short(cmp.Or(said, t.game.Called(at)), 40))
	case said != "":
		return strconv.Itoa(at) + ", " + words.Short(said, 40)
	}
	return spaceNamed(t.One("space"), at)
}

func (t *Table) spaces() int { return t.game.Spaces() }

// seats returns the number of players. Their seats run from 0 up to it.
func (t *Table) seats() engines.Seat { return engines.Seat(len(t.game.SeatIDs())) }

// goals returns what the match is played for: the lines of the rules on its end.
func (t *Table) goals(p *kit.Position) (list []tableau.Goal) {
	var ends []string
	for _, said := range t.game.Sentences() {
		if said.Key == "end" {
			ends = append(ends, words.Sentence(words.Short(said.Text, 120)))
		}
	}
	if len(ends) == 0 {
		return nil
	}
	if t.each == 0 && len(t.counters) == 0 {
		return []tableau.Goal{{Text: ends[0], More: ends[1:], Seat: engines.Table}}
	}
	for seat := range t.seats() {
		list = append(list, tableau.Goal{Text: ends[0], More: ends[1:], Seat: seat, Have: t.reached(p, seat)})
	}
	return list
}

// reached is what a player has of what wins, where that is counted, else how far they are, or what they have of the first
// thing that is counted.
func (t *Table) reached(p *kit.Position, seat engines.Seat) int {
	counter, wins := t.game.Aim()
	switch {
	case wins:
		return int(p.Own[seat][counter])
	case t.each > 0:
		return t.game.Far(p, seat)
	case len(t.counters) > 0:
		return int(p.Own[seat][0])
	}
	return 0
}

// tracks returns what each player counts, and what all have together.
func (t *Table) tracks(p *kit.Position) (list []tableau.Track) {
	for n, name := range t.common {
		list = append(list, tableau.Track{Name: words.Sentence(words.Short(name, 40)), Value: strconv.Itoa(int(p.Common[n])),
			Seat: engines.Table})
	}
	for seat := range t.seats() {
		name := words.Sentence(words.Short(t.Voice.Seat(seat), 40))
		switch {
		case p.Out.Has(seat):
			list = append(list, tableau.Track{Name: name, Value: isOut, Seat: seat})
			continue
		case p.Miss[seat] > 0:
			list = append(list, tableau.Track{Name: name, Value: missesTurns(int(p.Miss[seat])), Seat: seat})
		}
		if len(t.counters)*int(t.seats()) > mostTracks {
			list = append(list, tableau.Track{Name: name, Detail: strings.Join(t.counted(p, seat), ", "), Seat: seat})
			continue
		}
		for n, counter := range t.counters {
			list = append(list, tableau.Track{Name: words.Sentence(words.Short(counter, 40)), Seat: seat,
				Value: strconv.Itoa(int(p.Own[seat][n]))})
		}
	}
	return list
}

// mostTracks is how many counters have a track each; more stand in one for each player.
const mostTracks = 12

// counted says what a player has of the things that are counted.
func (t *Table) counted(p *kit.Position, seat engines.Seat) (list []string) {
	for n, name := range t.counters {
		if p.Own[seat][n] > 0 {
			list = append(list, numberOf(int(p.Own[seat][n]), name))
		}
	}
	if len(list) == 0 && len(t.counters) > 0 {
		return []string{nothing}
	}
	return list
}

// Readings implements tableau.Game: what the goal says that each player has reached.
func (t *Table) Readings(position engines.Position) (list []tableau.Reading) {
	p := positionOf(position)
	for seat := range t.seats() {
		list = append(list, tableau.Reading{Name: words.Sentence(words.Short(t.Voice.Seat(seat), 16)), Seat: seat,
			Value: t.reached(p, seat)})
	}
	return list
}

// Ending implements tableau.Game.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	e := tableau.Ending{Rule: t.game.EndsAt}
	if p.Winners == 0 {
		e.Title = nobodyWon
	}
	var all []string
	for n, name := range t.common {
		all = append(all, numberOf(int(p.Common[n]), name))
	}
	if len(all) > 0 {
		e.Sum = append(e.Sum, haveTogether(all))
	}
	for seat := range t.seats() {
		list := t.counted(p, seat)
		for n := range t.each {
			list = append(list, t.name(int(p.Place[seat][n])))
		}
		if len(list) > 0 {
			e.Sum = append(e.Sum, holding(t.Voice.Seat(seat), list))
		}
	}
	return e
}

// Ways implements tableau.Narrator: whoever walks goes over the spaces between, whoever is sent does not.
func (t *Table) Ways(before, after engines.Position, told engines.Message) []tableau.Way {
	was := positionOf(before)
	switch told.Reason {
	case kit.Went.Reason:
		piece, to := kit.Went.Args(told)
		seat, n := engines.Seat(int(piece)/program.MaxPieces), int(piece)%program.MaxPieces
		from := int(was.Place[seat][n])
		if from == int(to) {
			return nil
		}
		spots := []int{from, int(to)}
		if told.Clause == 0 { // it walked
			spots = t.game.Route(seat, from, int(to), t.spaces())
		}
		for i := range spots {
			spots[i] = spotOf(seat, spots[i])
		}
		return []tableau.Way{{Piece: int(piece), Seat: seat, Spots: spots}}
	case kit.Swapped.Reason:
		one, other := kit.Swapped.Args(told)
		var list []tableau.Way
		for _, piece := range []int{int(one), int(other)} {
			seat, n := engines.Seat(piece/program.MaxPieces), piece%program.MaxPieces
			list = append(list, tableau.Way{Piece: piece, Seat: seat,
				Spots: []int{spotOf(seat, int(was.Place[seat][n])), spotOf(seat, int(positionOf(after).Place[seat][n]))}})
		}
		return list
	}
	return nil
}

// Show implements tableau.Narrator: every event is shown on the board as it is then.
func (t *Table) Show(_, after engines.Position, told engines.Message, seat engines.Seat) (*tableau.Scene, bool) {
	quiet := []engines.Reason{kit.Rolled.Reason, kit.Chose.Reason, kit.ChoseNot.Reason, kit.Picked.Reason}
	if slices.Contains(quiet, told.Reason) {
		return nil, false
	}
	s := t.Scene(after, seat)
	if t.layout != nil {
		s.Here = slices.DeleteFunc(tableau.SpacesOf(told), func(space int) bool { return space < 1 })
	}
	return s, true
}
