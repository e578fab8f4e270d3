// Package sitters shows SiTTeRS on the table screen: it lays positions out as scenes, and says which inputs
// make which moves.
package sitters

//go:generate go run homespun/rulesets/template/doors

import (
	"fmt"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/sitters"
	"homespun/printables/drawing"
	paper "homespun/printables/sitters"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of SiTTeRS. It does not change once it is made.
type Table struct {
	tableau.Defaults
	game  *sitters.Game
	mat   *drawing.Drawing
	boxes []drawing.Rectangle
}

var (
	_ tableau.Game    = (*Table)(nil)
	_ tableau.Dresser = (*Table)(nil)
)

// New returns the table of a match, in the words and icons of a theme. The mat is the printed board.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*sitters.Game)
	mat, boxes := paper.BoardSpaces(game, theme, paper.DefaultSpace)
	terms := tableau.Terms{Engine: engine, Voice: voice, Theme: theme}
	return &Table{Defaults: tableau.Defaults{Terms: terms}, game: game, mat: mat, boxes: boxes}
}

// In implements tableau.Dresser: the start spaces have the colours of the sides.
func (t *Table) In(dress tableau.Dress) tableau.Game {
	twin := *t
	sides := [2]drawing.Colour{dress.Colour(sitters.Collectors), dress.Colour(sitters.Obstructors)}
	twin.mat, _ = paper.BoardIn(t.game, t.Theme, paper.DefaultSpace, sides)
	return &twin
}

// The ids of spots that are no spaces, and of pieces that are no markers. Spaces and markers have the numbers
// that the engine gives them.
const (
	trayOf    = 1000 // plus the side
	traySafe  = 1002
	trayStore = 1003

	boxOn    = 100 // plus the space
	boxStore = 99
)

// nouns are the words by which a theme names the markers of each side.
var nouns = [2]string{"collector", "obstructor"}

var positionOf = tableau.At[sitters.Position]

// Lying implements tableau.Fixer: the scene itself.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	return t.Scene(position, engines.Table)
}

// Scene implements tableau.Game. All seats see the same, because nothing is hidden.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := positionOf(position)
	s := &tableau.Scene{Mat: t.mat, Slot: t.space() * 0.72}
	for i, box := range t.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: t.game.Board().Name(i)})
	}
	t.trays(s, p)
	for i := range t.boxes {
		if p.Container(i) {
			s.Pieces = append(s.Pieces, t.box(p, i))
		}
	}
	if left := t.game.Containers() - p.ContainersLeft(); left > 0 {
		pile := t.box(p, -1)
		pile.ID, pile.Spot, pile.Count = boxStore, trayStore, left
		s.Pieces = append(s.Pieces, pile)
	}
	for _, m := range t.game.Markers() {
		if marker, ok := t.marker(p, m); ok {
			s.Pieces = append(s.Pieces, marker)
		}
	}
	if p.Spot() >= 0 && !p.Over() {
		s.Here = []int{p.Spot()}
	}
	s.Tracks, s.Goals = t.tracks(p), t.goals(p)
	return s
}

// space returns how wide a space is, in mm.
func (t *Table) space() float64 { return t.boxes[0].Width }

// trays adds the trays beside the board: one for each side's markers off the board, one for survivors, and
// one for containers.
func (t *Table) trays(s *tableau.Scene, p *sitters.Position) {
	for side := range engines.Seat(2) {
		name, brief := words.OffBoard, lost
		if p.SettingUp() {
			name, brief = words.ToPlace, words.Sentence(words.ToPlace)
		}
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: trayOf + int(side), Seat: side, Slots: t.game.Count(side),
				Name: words.Tray(t.Many(nouns[side]), name), Brief: brief})
	}
	safe := tableau.Tray{Spot: traySafe, Seat: sitters.Collectors, Slots: t.game.Count(sitters.Collectors),
		Name: safe}
	name := opened
	if p.SettingUp() {
		name = words.ToPlace
	}
	store := tableau.Tray{Spot: trayStore, Seat: engines.Table, Slots: 3,
		Name: words.Tray(t.Many("container"), name), Brief: words.Sentence(name)}
	s.Trays = []tableau.Tray{s.Trays[0], safe, store, s.Trays[1]}
}

func (t *Table) loot() string { return t.Theme.Noun("loot").Many }

// box returns the container on a space. It moves aside and shrinks where a marker stands on the same space. A
// space below 0 gives a container without a place, for a tray.
func (t *Table) box(p *sitters.Position, space int) tableau.Thing {
	piece := tableau.Thing{ID: boxOn + space, Seat: engines.Table, Icon: t.Theme.Icon("container", 1),
		Size: t.space() * 0.72, Spot: space}
	piece.Name, piece.Many = t.One("container"), t.Many("container")
	if space < 0 {
		return piece
	}
	piece.At = t.boxes[space].Centre()
	if len(p.On(space)) > 0 {
		piece.At = piece.At.Plus(t.space()*0.2, -t.space()*0.2)
		piece.Size *= 0.7
	}
	return piece
}

// marker returns the piece of a marker at its place. It returns false for a marker that is out for good,
// which is not shown.
func (t *Table) marker(p *sitters.Position, m sitters.Marker) (tableau.Thing, bool) {
	side := sitters.Side(m)
	number := m%sitters.MaxMarkers + 1
	piece := tableau.Thing{ID: m, Seat: side, Label: t.Voice.Label(engines.Of(engines.PieceArg, m)),
		Icon: t.Theme.Icon(nouns[side], number), Size: t.space() * 0.8, Spot: -1,
		Name: t.Voice.Whose(engines.Of(engines.PieceArg, m))}
	switch state, space := p.State(m); state {
	case sitters.OnBoard:
		piece.Spot, piece.At = space, t.boxes[space].Centre()
		switch {
		case len(p.On(space)) > 1: // a battle: side by side
			piece.Size *= 0.66
			shift := t.space() * 0.21
			if side == sitters.Collectors {
				shift = -shift
			}
			piece.At = piece.At.Plus(shift, shift)
		case p.Container(space):
			piece.Size *= 0.78
			piece.At = piece.At.Plus(-t.space()*0.12, t.space()*0.12)
		}
	case sitters.InHand, sitters.Defeated:
		piece.Spot = trayOf + int(side)
	case sitters.Survivor:
		piece.Spot = traySafe
	default:
		return piece, false
	}
	return piece, true
}

// Readings implements tableau.Game: the score of the match and the loot on this board. The score is 0 until
// the first board is set up.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	score, _ := t.game.Total(p)
	if p.SettingUp() && p.Board() == 1 {
		score = 0
	}
	return []tableau.Reading{
		{Name: scoreTitle, Seat: engines.Table, Value: score},
		{Name: t.loot(), Seat: sitters.Collectors, Value: p.Loot()},
	}
}

// Ending implements tableau.Game: the sum of each board, and how the total compares with par.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	e := tableau.Ending{Rule: 18}
	boards := t.game.Scores(p)
	for i, b := range boards {
		line := sumLine(b.Loot, t.loot(), t.Count(b.Survivors, nouns[0]), b.Score)
		if len(boards) > 1 {
			line = boardLine(i+1, line)
		}
		e.Sum = append(e.Sum, line)
	}
	score, par := t.game.Total(p)
	switch {
	case score > par:
		e.Sum = append(e.Sum, over(score, par, t.Voice.Seat(sitters.Collectors)))
	case score < par:
		e.Sum = append(e.Sum, under(score, par, t.Voice.Seat(sitters.Obstructors)))
	default:
		e.Sum = append(e.Sum, level(score))
	}
	return e
}

// tracks returns the tracks beside the board: the turn of the round, loot with its row of the scoring table,
// survivors, the score now, defeated markers of each side, containers left, and the scoring table. While
// setting up there is only a track of the containers placed.
func (t *Table) tracks(p *sitters.Position) []tableau.Track {
	rules := t.game.Rules()
	row := t.game.LootRow(p.Loot())
	score, par := t.game.Total(p)
	now := t.game.Score(p.Loot(), p.Survivors())
	tracks := []tableau.Track{
		{Name: words.Sentence(t.loot()), Value: strconv.Itoa(p.Loot()), Detail: t.rowDetail(row),
			Seat: engines.Table, Icon: t.Theme.Icon("loot", 1)},
		{Name: survivors, Value: strconv.Itoa(p.Survivors()),
			Detail: words.OutOf(t.game.Count(sitters.Collectors)), Seat: sitters.Collectors,
			Icon: t.Theme.Icon("safe-zone", 1)},
		{Name: scoreNow, Brief: scoreTitle, Value: strconv.Itoa(score), Detail: parTitle(par), Seat: engines.Table},
	}
	if p.SettingUp() {
		tracks = tracks[:0]
	} else {
		round := tableau.Track{Name: words.Round(p.Round()), Seat: engines.Table}
		for i, side := range t.game.Turns() {
			round.Beads = append(round.Beads,
				tableau.Bead{Seat: side, Name: words.Sentence(t.Voice.Seat(side)), Now: i == p.Turn() && !p.Over()})
		}
		if rules.Boards > 1 {
			round.Name = roundOnBoard(p.Board(), rules.Boards, p.Round())
		}
		tracks = append([]tableau.Track{round}, tracks...)
	}
	for side := range engines.Seat(2) {
		if !p.SettingUp() {
			tracks = append(tracks,
				tableau.Track{Name: defeated(t.Many(nouns[side])), Brief: lost,
					Value:  strconv.Itoa(p.Defeated(side)),
					Detail: words.OutOf(t.game.Count(side)), Seat: side})
		}
	}
	left := tableau.Track{Name: left(t.Many("container")), Brief: stillThere,
		Value: strconv.Itoa(p.ContainersLeft()), Detail: words.OutOf(t.game.Containers()),
		Seat: engines.Table, Icon: t.Theme.Icon("container", 1)}
	if p.SettingUp() {
		left.Name, left.Brief = words.Placed(t.Many("container")), words.PlacedBrief
		return append(tracks, left)
	}
	return append(tracks, left, t.scoring(rules, row, p.Survivors(), now))
}

// rowDetail says which amounts of loot a row of the scoring table is for. The last row has no upper end.
func (t *Table) rowDetail(row int) string {
	rows := t.game.Rules().LootRows
	if row+1 < len(rows) {
		return rowTitle(rows[row], rows[row+1]-1, row+1)
	}
	return lastRow(rows[row], row+1)
}

// scoring returns the scoring table as a track, with the cell marked that counts now (SIT-17).
func (t *Table) scoring(rules sitters.Rules, row, survivors, now int) tableau.Track {
	g := &tableau.Grid{Row: row, Column: survivors}
	for i, from := range rules.LootRows {
		if i+1 < len(rules.LootRows) {
			g.Rows = append(g.Rows, fmt.Sprintf("%d–%d", from, rules.LootRows[i+1]-1))
		} else {
			g.Rows = append(g.Rows, fmt.Sprintf("%d+", from))
		}
		var cells []string
		for _, score := range rules.Scoring[i] {
			cells = append(cells, strconv.Itoa(score))
		}
		g.Cells = append(g.Cells, cells)
	}
	for n := range rules.Scoring[0] {
		g.Columns = append(g.Columns, strconv.Itoa(n))
	}
	return tableau.Track{Name: scoringTable(t.loot()), Value: "", Seat: engines.Table, Grid: g,
		Detail: strconv.Itoa(now)}
}
