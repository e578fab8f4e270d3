package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/printables/drawing"
)

// lines are the colours of treasure, monsters and torches on the chart. They can be seen on light paper and
// on dark paper.
var lines = [3]drawing.Colour{drawing.RGB(0xB97A00), drawing.RGB(0x8A6BD0), drawing.RGB(0x5F8F3F)}

// Readings implements tableau.Game: the hearts of each player, the treasure brought out, the monsters on the
// board, the torches.
func (t *Table) Readings(position engines.Position) []tableau.Reading {
	p := positionOf(position)
	var list []tableau.Reading
	for player := range t.dungeon.players() {
		list = append(list,
			tableau.Reading{Name: words.Short(t.Voice.Seat(player), 16), Seat: player,
				Value: p.Hearts(player)})
	}
	monsters := 0
	for k := range t.dungeon.kinds {
		monsters += p.Count(k)
	}
	lit, _ := p.Torches()
	return append(list,
		tableau.Reading{Name: t.Many("treasure"), Seat: engines.Table, Value: p.Banked(), Colour: lines[0]},
		tableau.Reading{Name: monstersNow, Seat: engines.Table, Value: monsters, Colour: lines[1]},
		tableau.Reading{Name: t.Many("torch"), Seat: engines.Table, Value: lit, Colour: lines[2]})
}

// Ending implements tableau.Game: what decided the match (ADV-28), how much treasure was brought out, and how
// many hearts each player has left. The treasure is that of the result, so that a later fix does not
// contradict who has won.
func (t *Table) Ending(position engines.Position) tableau.Ending {
	p := positionOf(position)
	e := tableau.Ending{Rule: 28}
	brought := p.Banked()
	if result, ok := t.Engine.Result(position).(adventure.Result); ok {
		brought = result.Banked
	}
	all := t.dungeon.treasures(p)
	of := outOfAll(brought, max(brought, all), t.One("treasure"), t.Many("treasure"))
	switch won := t.Engine.Outcome(position).Winners.Len() > 0; {
	case !won:
		e.Title = dungeonWins
		e.Sum = append(e.Sum, nobodyLeft, of)
	case brought > 0 && all == p.Banked():
		e.Sum = append(e.Sum, allBroughtOut)
		if brought < all {
			e.Sum = append(e.Sum, of)
		}
	default:
		e.Sum = append(e.Sum, allDark, of)
	}
	for player := range t.dungeon.players() {
		if name := words.Sentence(t.Voice.Seat(player)); lives(p, player) {
			e.Sum = append(e.Sum, heartsLeft(name, p.Hearts(player), t.One("heart"), t.Many("heart")))
		} else {
			e.Sum = append(e.Sum, died(name))
		}
	}
	return e
}
