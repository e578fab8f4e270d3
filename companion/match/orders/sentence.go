package orders

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
)

// Task is orders that are told in one sentence: pieces that look alike and come from the same tray go to
// several places.
type Task []Order

// Tasks puts orders together that are told in one sentence.
func Tasks(list []Order) (tasks []Task) {
	for _, o := range list {
		last := len(tasks) - 1
		if last >= 0 && tasks[last][0].goesOn(o) {
			tasks[last] = append(tasks[last], o)
			continue
		}
		tasks = append(tasks, Task{o})
	}
	return tasks
}

// goesOn reports whether another order is told in one sentence with this one.
func (o Order) goesOn(next Order) bool {
	return o.step() == 2 && next.step() == 2 && of(o.Piece) == of(next.Piece) && o.From == next.From &&
		o.To.Level == next.To.Level
}

// largestPage is how many tasks are done in one go at most while a game is set up.
const largestPage = 4

// Pages puts tasks together that are done in one go while a game is set up: the pieces of one seat, those of
// nobody, or what everybody gets, a few at a time.
func Pages(tasks []Task) (pages [][]Task) {
	for _, task := range tasks {
		last := len(pages) - 1
		if last >= 0 && len(pages[last]) < largestPage && pages[last][0][0].Piece.Seat == task[0].Piece.Seat &&
			pages[last][0][0].step() == task[0].step() {
			pages[last] = append(pages[last], task)
			continue
		}
		pages = append(pages, []Task{task})
	}
	return pages
}

// Sentence says what is to be done: "Move Mia's ogre from i1 to h2."
func (t Task) Sentence() string {
	o := t[0]
	piece := t.piece()
	switch o.step() {
	case 0:
		return t.away(piece)
	case 1:
		return words.OrderMove(piece, o.From.Name, o.To.Name)
	case -1, 3:
		return o.Said
	}
	var places []string
	for _, one := range t {
		if !slices.Contains(places, one.To.Name) {
			places = append(places, one.To.Name)
		}
	}
	if o.From.Pile {
		return words.OrderBack(piece, o.From.Name, words.AndNames(places))
	}
	if o.To.Level > 0 {
		return words.OrderStack(piece, words.AndNames(places), o.To.Level+1)
	}
	return words.OrderPut(piece, words.AndNames(places))
}

// away says that a piece leaves the board.
func (t Task) away(piece string) string {
	switch o := t[0]; {
	case o.From.Spot == None:
		return words.OrderAside(piece, o.To.Name)
	case o.From.Pile && o.To.Tray:
		return words.OrderMove(piece, o.From.Name, o.To.Name)
	case o.To.Tray:
		return words.OrderAway(piece, o.From.Name, o.To.Name)
	case o.From.Pile:
		return words.OrderTakeBack(piece, o.From.Name)
	}
	return words.OrderOff(piece, t[0].From.Name)
}

// piece says which pieces: "the chest", "3 chests", "Mia's ogre".
func (t Task) piece() string {
	n := 0
	for _, o := range t {
		n += o.Count
	}
	switch piece := t[0].Piece; {
	case n > 1:
		return words.OrderSome(n, cmp.Or(piece.Many, piece.Name))
	case piece.Seat >= 0 || endsInDigit(piece.Name): // zombie 2 is a name
		return amid(piece.Name)
	default:
		return words.OrderOne(piece.Name)
	}
}

// Back says where a piece of a scene is put back after a move that may not be made; "" if it is on no space.
func Back(s *tableau.Scene, piece int) string {
	moved, ok := s.Piece(piece)
	spot, lies := s.Spot(moved.Spot)
	if !ok || !lies || s.HasTray(spot.ID) {
		return ""
	}
	return words.OrderPutBack(called(moved), spot.Name)
}

// amid returns a name as it stands amid a sentence: "the owl", "the owl's wagon", "Mia".
func amid(name string) string {
	_, bot, _ := strings.Cut(name, " ")
	if said := words.OrderOne(bot); words.Sentence(said) == name {
		return said
	}
	return name
}

func endsInDigit(name string) bool {
	last, _ := utf8.DecodeLastRuneInString(name)
	return unicode.IsDigit(last)
}
