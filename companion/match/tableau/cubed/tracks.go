package cubed

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/cubed"
)

// tracks returns the tracks beside the mat. While stacking: the cubes placed in this turn, who stacked the
// last red cube, and the cubes left. While unstacking: the piles of the turn, the points of each player, and
// the worth of the colours.
func (t *Table) tracks(p *cubed.Position) []tableau.Track {
	if p.Stacking() {
		return []tableau.Track{t.placed(p), t.lastRed(p), t.left(p)}
	}
	var tracks []tableau.Track
	if p.Stage() == cubed.DueTake {
		tracks = append(tracks, t.piles(p))
	}
	for who := range seats {
		tracks = append(tracks, t.points(p, who))
	}
	return append(tracks, t.worth(p))
}

// placed returns the track of the cubes placed in this turn, out of those that the turn can place (CUB-02).
func (t *Table) placed(p *cubed.Position) tableau.Track {
	c := p.Colour()
	if c == 0 {
		return tableau.Track{Name: placedNow, Brief: thisTurn, Value: "0", Detail: nonePlaced, Seat: p.Turn()}
	}
	of := p.Made() + t.game.More(p)
	return tableau.Track{Name: placedNow, Brief: thisTurn, Value: words.CountOf(p.Made(), of),
		Detail: t.Many(c.Word()), Seat: p.Turn()}
}

// left returns the table of how many cubes of each colour are left, and how many a turn can place. The colour
// of the present turn is marked. The tray and the prompt say it too.
func (t *Table) left(p *cubed.Position) tableau.Track {
	grid := &tableau.Grid{Rows: []string{stillLeft, inATurn}, Cells: [][]string{nil, nil}, Row: -1,
		Column: -1}
	for i, c := range cubed.Colours {
		grid.Columns = append(grid.Columns, t.One(c.Word()))
		grid.Cells[0] = append(grid.Cells[0], strconv.Itoa(p.Left(c)))
		grid.Cells[1] = append(grid.Cells[1], strconv.Itoa(t.game.Place(c)))
		if c == p.Colour() {
			grid.Column = i
		}
	}
	return tableau.Track{Name: words.Sentence(t.Many("cube")), Seat: engines.Table, Grid: grid, Spare: true}
}

// lastRed returns the track of who has stacked the last red cube so far, and who would therefore begin to
// unstack (CUB-06).
func (t *Table) lastRed(p *cubed.Position) tableau.Track {
	track := tableau.Track{Name: lastOf(t.One("red")), Value: words.NobodyYet, Seat: engines.Table}
	if who, ok := p.LastRed(); ok {
		track.Value, track.Seat = words.Short(t.player(who), 12), who
		track.Detail = thenBegins(t.player(1 - who))
	}
	return track
}

// piles returns the track of the two cubes taken in a turn, by the pile that each goes to (CUB-07). The prompt says it
// too.
func (t *Table) piles(p *cubed.Position) tableau.Track {
	track := tableau.Track{Name: thisTurn, Seat: engines.Table, Strip: true, Spare: true}
	for _, pile := range heaps {
		track.Beads = append(track.Beads,
			tableau.Bead{Seat: engines.Table, Sign: rowName(int(pile)),
				Name: nthPile(nth(pile), t.One("pile")),
				Now:  p.Pile() == pile})
	}
	return track
}

// points returns the track of a player: the points by pile, and the turns left (CUB-09, CUB-10). The goal, the trays
// and the prompt say it too.
func (t *Table) points(p *cubed.Position, who engines.Seat) tableau.Track {
	first, second := t.game.PilePoints(p, who, cubed.First), t.game.PilePoints(p, who, cubed.Second)
	all := t.game.Points(p, who)
	return tableau.Track{Name: words.Short(t.player(who), 40), Value: strconv.Itoa(all), Seat: who, Spare: true,
		Detail: pilesAndTurns(first, second, all-first-second, t.game.TurnsLeft(p, who))}
}

// worth returns the table of what a cube of each colour is worth in each pile. The pile that the next cube
// goes to is marked (CUB-09).
func (t *Table) worth(p *cubed.Position) tableau.Track {
	grid := &tableau.Grid{Row: -1, Column: -1}
	for _, c := range cubed.Colours {
		grid.Columns = append(grid.Columns, t.One(c.Word()))
	}
	for i, pile := range heaps {
		var cells []string
		for _, c := range cubed.Colours {
			cells = append(cells, strconv.Itoa(t.game.Worth(pile, c)))
		}
		grid.Rows, grid.Cells = append(grid.Rows, nthPile(nth(pile), t.One("pile"))),
			append(grid.Cells, cells)
		if p.Stage() == cubed.DueTake && p.Pile() == pile {
			grid.Row = i
		}
	}
	return tableau.Track{Name: worth, Seat: engines.Table, Grid: grid}
}
