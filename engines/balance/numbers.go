package balance

import (
	"math"
	"reflect"

	"homespun/engines"
)

// Number is a number that each match has, such as the treasure brought out or the turns taken. It is taken
// over the finished matches.
type Number struct {
	Name string `json:"name"`
	// Once: a match has this at most once, so that the mean is the part of the matches that have it.
	Once      bool    `json:"once,omitempty"`
	Mean      float64 `json:"mean"`
	Deviation float64 `json:"deviation"`
}

// number is a [Number] of a single match.
type number struct {
	name  string
	once  bool
	value int
}

// counter collects the numbers of a match: first its counted events, then the numbers of its result.
type counter struct {
	counts  []engines.Count
	seats   []string
	numbers []number
	seen    []int // events of each kind that is counted
	// listener counts events. It is nil if the game counts none, so that the engine need not make any.
	listener func(engines.Message)
}

func newCounter(game engines.Notation) *counter {
	c := &counter{counts: game.Info().Counts, seats: game.SeatIDs()}
	c.seen = make([]int, len(c.counts))
	if len(c.counts) > 0 {
		c.listener = c.observe
	}
	return c
}

// begin clears the events for the next match.
func (c *counter) begin() { clear(c.seen) }

func (c *counter) observe(n engines.Message) {
	for i := range c.counts {
		if c.counts[i].Reason == n.Reason {
			c.seen[i]++
		}
	}
}

// end returns the numbers of a match with a result: its events that were counted, the whole numbers among the fields
// of the result's struct, under their names in a record, and its numbers by seat. They are valid until the next match
// ends.
func (c *counter) end(result any) []number {
	c.numbers = c.numbers[:0]
	for i, count := range c.counts {
		c.numbers = append(c.numbers, number{name: count.Name, once: count.Once, value: c.seen[i]})
	}
	v := reflect.Indirect(reflect.ValueOf(result))
	if v.Kind() != reflect.Struct {
		return c.numbers
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
	return c.numbers
}

// total is the sum of a number over matches, and the sum of its squares, from which the deviation is worked
// out.
type total struct {
	name         string
	once         bool
	sum, squares int
}

// totals are the totals of all numbers, always in the same order.
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

// count adds to the i-th number. If i is the length of the list, it appends a new one.
func (t *totals) count(i int, n total) {
	if i == len(*t) {
		*t = append(*t, total{name: n.name, once: n.once})
	}
	(*t)[i].sum += n.sum
	(*t)[i].squares += n.squares
}

// means returns mean and deviation of each number over so many finished matches.
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
