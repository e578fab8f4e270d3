package table_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

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

// Bots wait while something is put right, and go on afterwards, however that ends.
func TestBotsWaitWhileSomethingIsPutRight(t *testing.T) {
	for name, ends := range map[string]func(*tabletest.Driver){
		"done":   func(d *tabletest.Driver) { d.Screen.PutRight() },
		"Escape": func(d *tabletest.Driver) { d.Key(fyne.KeyEscape) },
	} {
		d := opened["a bot, slow"](t)
		s := d.Screen.Session()
		for n := 0; n < 12 || !s.BotsTurn() || s.Pending().Rolling(); n++ { // until a piece may lie elsewhere
			if err := s.Play(s.Engine().Moves(s.Position(), nil)[0]); err != nil {
				t.Fatal(err)
			}
			d.Hear()
		}
		d.Screen.PutRight()
		if seats := s.ThinkingSeats(); len(seats) > 0 || d.Screen.Phase() != "fixing" {
			t.Errorf("while it is put right, bots of the seats %v think; it is %s", seats, d.Screen.Phase())
		}
		if ends(d); d.Screen.Phase() != "thinking collectors" {
			t.Errorf("after %s the table is %s", name, d.Screen.Phase())
		}
	}
}
