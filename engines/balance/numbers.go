package balance

import (
	"math"
	"reflect"

	"homespun/engines"
)

// Number is a number that each match has, such as the treasure brought out or the turns taken, over the
// finished matches.
type Number struct {
	Name string `json:"name"`
	// Once says that a match has one at most: the mean is the part of the matches that have it.
	Once      bool    `json:"once,omitempty"`
	Mean      float64 `json:"mean"`
	Deviation float64 `json:"deviation"`
}

// number is one of a match.
type number struct {
	name  string
	once  bool
	value int
}

// counter finds the numbers of a match: what the game counts, then those of its result.
type counter struct {
	counts  []engines.Count
	seats   []string
	numbers []number
	// hear counts what is told; nil where the game counts nothing.
	hear func(engines.Message)
}

func newCounter(game engines.Notation) *counter {
	c := &counter{counts: game.Info().Counts, seats: game.SeatIDs()}
	if len(c.counts) > 0 {
		c.hear = c.note
	}
	return c
}

// begin begins a match.
func (c *counter) begin() {
	c.numbers = c.numbers[:0]
	for _, count := range c.counts {
		c.numbers = append(c.numbers, number{name: count.Name, once: count.Once})
	}
}

func (c *counter) note(n engines.Message) {
	for i := range c.counts {
		if c.counts[i].Reason == n.Reason {
			c.numbers[i].value++
		}
	}
}

// result adds the numbers of a game's result: the whole numbers among the fields of its struct, by the names
// they have in a record, and the numbers by seat.
func (c *counter) result(result any) {
	v := reflect.Indirect(reflect.ValueOf(result))
	if v.Kind() != reflect.Struct {
		return
	}
	for i := range v.NumField() {
		name := v.Type().Field(i).Tag.Get("json")
		if v.Field(i).CanInt() {
			c.numbers = append(c.numbers, number{name: name, value: int(v.Field(i).Int())})
		}
		bySeat, _ := v.Field(i).Interface().(map[string]int)
		for _, seat := range c.seats {
			if n, ok := bySeat[seat]; ok {
				c.numbers = append(c.numbers, number{name: name + " of " + seat, value: n})
			}
		}
	}
}

// total is the sum of a number over matches, and that of its squares.
type total struct {
	name         string
	once         bool
	sum, squares int
}

// totals are those of all numbers, always in the same order.
type totals []total

func (t *totals) add(match []number) {
	for i, n := range match {
		t.count(i, total{n.name, n.once, n.value, n.value * n.value})
	}
}

func (t *totals) merge(other totals) {
	for i, n := range other {
		t.count(i, n)
	}
}

// count adds to one of the numbers; the next one is new.
func (t *totals) count(i int, n total) {
	if i == len(*t) {
		*t = append(*t, total{name: n.name, once: n.once})
	}
	(*t)[i].sum += n.sum
	(*t)[i].squares += n.squares
}

// means returns the numbers of so many finished matches.
func (t totals) means(finished int) []Number {
	list := []Number{}
	for _, n := range t {
		mean := float64(n.sum) / float64(finished)
		spread := float64(n.squares) - mean*float64(n.sum)
		list = append(list,
			Number{n.name, n.once, mean, math.Sqrt(max(0, spread) / float64(max(1, finished-1)))})
	}
	return list
}
