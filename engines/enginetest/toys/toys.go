// Package toys holds small games for tests. Each uses a corner of the contract that few real games use. In
// [Signs] several seats choose in secret at once. [Boules] has moves that are measured and cannot be listed.
// In [Sowing] one move starts a long chain that stops in the middle to ask another seat. [Lots] has deals by
// the table, answers that stay hidden, and a die without pips. Packages that handle all of these (records, a
// session, a table screen) are ready for all games.
package toys

import (
	"slices"
	"strings"

	"homespun/engines"
)

// All returns the definitions of all toys but Lots, which is the only one in which the table deals.
func All() []*engines.Definition { return []*engines.Definition{&Signs, &Boules, &Sowing} }

// New compiles a toy with its standard rules. It panics if the toy does not take that many seats, since that
// is a mistake in the test.
func New(d *engines.Definition, seats int) engines.Engine {
	engine, err := d.Compile(func(any) error { return nil }, seats)
	if err != nil {
		panic(err)
	}
	return engine
}

func number(key, label, help string, clause engines.Clause, least, most int) engines.Field {
	return engines.Field{Key: key, Label: label, Help: help, Clause: clause, Kind: engines.NumberField,
		Min: least, Max: most}
}

// within checks a field of rules or of a position.
func within(key string, value, least, most int) error {
	if value < least || value > most {
		return engines.Fieldf(key, "is %d; %d to %d can be", value, least, most)
	}
	return nil
}

// table is embedded by all toys. It holds their seats A to F and the forms of their lines.
type table struct {
	info  *engines.Info
	ids   []string
	lines engines.Lines[engines.ArgKind]
}

type form = engines.Form[engines.ArgKind]

// newTable returns the table of a toy with the forms of its verbs. words are its words that are neither seats
// nor numbers.
func newTable(info *engines.Info, seats int, forms []form, words map[engines.ArgKind]engines.Word) (table,
	error) {
	if err := within("seats", seats, 2, engines.MaxSeats); err != nil {
		return table{}, err
	}
	t := table{info: info, ids: []string{"A", "B", "C", "D", "E", "F"}[:seats]}
	t.lines = engines.Lines[engines.ArgKind]{Players: seats, Forms: forms,
		Words: make([]engines.Word, engines.TenthsArg+1)}
	t.lines.Words[engines.NumberArg], t.lines.Words[engines.TenthsArg] = engines.NumberWord, engines.PointWord
	t.lines.Words[engines.SeatArg] = engines.WordOf(engines.SeatArg, func(word string) (int16, bool) {
		return t.seatAt(word), len(word) == 1
	}, t.name, t.has)
	for kind, word := range words {
		t.lines.Words[kind] = word
	}
	return t, nil
}

func (t *table) Info() *engines.Info  { return t.info }
func (t *table) SeatIDs() []string    { return t.ids }
func (t *table) Forms() engines.Forms { return &t.lines }

// Parse reads a line of a player or of the table.
func (t *table) Parse(who engines.Seat, words string) (engines.Move, error) {
	return t.lines.Parse(who, words)
}

// Format writes a move. For a value that is no legal line it still writes something that people can read.
func (t *table) Format(m engines.Move) string {
	if int(m.Verb) >= len(t.lines.Forms) {
		return "?"
	}
	return t.lines.Format(m)
}

// has reports whether the number is that of a seat of the match.
func (t *table) has(seat int16) bool { return seat >= 0 && int(seat) < len(t.ids) }

// seatAt reads a seat's id in lower case. A letter of no seat is -1.
func (t *table) seatAt(word string) int16 {
	return int16(slices.Index(t.ids, strings.ToUpper(word)))
}

// name writes a seat that seatAt has read.
func (t *table) name(seat int16) string {
	if t.has(seat) {
		return t.ids[seat]
	}
	return "?"
}

// owner is the seat of that number, or nobody.
func (t *table) owner(seat int32) engines.Seat {
	if seat >= 0 && int(seat) < len(t.ids) {
		return engines.Seat(seat)
	}
	return engines.Table
}

// best returns the seats that have most points.
func best(points []int16) (winners engines.SeatSet) {
	for seat, n := range points {
		if n == slices.Max(points) {
			winners = winners.With(engines.Seat(seat))
		}
	}
	return winners
}

// lead returns by how many points a seat is ahead of the average of the others, times their number.
func lead(points []int16, seat engines.Seat) int {
	sum := int(points[seat]) * len(points)
	for _, n := range points {
		sum -= int(n)
	}
	return sum
}

type winners struct {
	Winners []string `json:"winners" toml:"winners"`
}

// result is the result of every toy: the ids of the winners.
func (t *table) result(o engines.Outcome) any {
	if !o.Over {
		return nil
	}
	r := winners{[]string{}}
	for _, seat := range o.Winners.List() {
		r.Winners = append(r.Winners, t.ids[seat])
	}
	return r
}
