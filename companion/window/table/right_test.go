package table_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
)

// carry drags from one place of the board to another.
func carry(d *tabletest.Driver, from, to tableau.Input) {
	board := d.Screen.Board()
	pull(board, must(board.Where(from)), must(board.Where(to)))
}

// While something is put right, pieces are dragged to where they lie on the real table, whoever's turn it is;
// and all that was put right is one entry of the log, with each number as it is in the end.
func TestPuttingRightByDragging(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, nil))
	s := d.Screen.Session()
	d.PlayFile(randomMatch(s.Engine(), 7, 24))
	before := d.Screen.Lines()
	d.Screen.PutRight()
	var piece tableau.Thing
	for _, one := range d.Screen.Board().Scene().Pieces {
		if one.Seat == 0 {
			piece = one
			break
		}
	}
	spot := -1
	for _, one := range d.Screen.Board().Scene().Spots { // a free space of the middle row
		if strings.Contains(one.Name, "c4") {
			spot = one.ID
		}
	}
	carry(d, tableau.APiece(piece.ID), tableau.ASpot(spot))
	d.Hear()
	moved, _ := d.Screen.Board().Scene().Piece(piece.ID)
	if moved.At == piece.At {
		t.Fatalf("the piece was dragged and lies where it lay; %q", d.Screen.Prompt())
	}
	for range 5 {
		d.Press("+") // the first number is the gold
	}
	d.Screen.PutRight()
	log := d.Screen.Log()
	if len(log) != before+1 {
		t.Fatalf("the log has %d entries more: %q", len(log)-before, log[before:])
	}
	if last := log[before]; strings.Count(last, "gold") != 1 || !strings.Contains(last, "c4") {
		t.Errorf("what was put right is told as %q", last)
	}
}
