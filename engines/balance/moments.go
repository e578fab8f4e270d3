package balance

import (
	"slices"

	"homespun/engines"
)

// The first values of a match, before its numbers; see [match.values].
const (
	finishedValue = iota
	linesValue
	turnsValue
	nobodyValue
	firstSeatValue
)

// values appends what a match counts for in a comparison: one if it has ended, its lines and turns, one if nobody has
// won it, one for each seat that has, and its numbers. All are zero if it has not ended, and then none are appended.
func (m *match) values(seats int, list []int64) []int64 {
	if !m.outcome.Over {
		return list
	}
	one := func(is bool) int64 {
		if is {
			return 1
		}
		return 0
	}
	list = append(list, 1, int64(m.lines), int64(m.turns), one(m.outcome.Winners == 0))
	for seat := range seats {
		list = append(list, one(m.outcome.Winners.Has(engines.Seat(seat))))
	}
	for _, n := range m.numbers {
		list = append(list, int64(n.value))
	}
	return list
}

// moments are the sums that tell how far apart two rulesets are, and how sure that is, from pairs of matches which
// began alike: the sum of each value, and of the product of every two values, of the same ruleset or of both. They
// are whole numbers, so the order of the matches makes no difference.
type moments struct {
	pairs int
	// differ is how many pairs of matches were not the same in all values.
	differ int
	// width is how many values a match has. Those of the second ruleset come after those of the first, in sums and
	// in the rows and columns of products.
	width    int
	sums     []int64
	products []int64
	both     []int64 // the values of a pair, while it is counted
}

// count adds a pair of matches, given their values.
func (m *moments) count(first, second []int64) {
	m.pairs++
	m.grow(max(len(first), len(second)))
	if !slices.Equal(first, second) {
		m.differ++
	}
	copy(m.both, first)
	copy(m.both[m.width:], second)
	for i, x := range m.both {
		if x == 0 {
			continue
		}
		m.sums[i] += x
		row := m.products[i*len(m.both) : (i+1)*len(m.both)]
		for j, y := range m.both {
			row[j] += x * y
		}
	}
	clear(m.both)
}

// grow makes space for so many values.
func (m *moments) grow(width int) {
	if width <= m.width {
		return
	}
	wider := moments{width: width, sums: make([]int64, 2*width), products: make([]int64, 4*width*width)}
	place := func(i int) int { // in the wider one
		if i < m.width {
			return i
		}
		return i - m.width + width
	}
	for i, sum := range m.sums {
		wider.sums[place(i)] = sum
		for j := range m.sums {
			wider.products[place(i)*2*width+place(j)] = m.products[i*2*m.width+j]
		}
	}
	wider.pairs, wider.differ, wider.both = m.pairs, m.differ, make([]int64, 2*width)
	*m = wider
}

// add adds the pairs of another.
func (m *moments) add(other *moments) {
	m.grow(other.width)
	o := *other
	o.grow(m.width)
	m.pairs += o.pairs
	m.differ += o.differ
	for i, sum := range o.sums {
		m.sums[i] += sum
	}
	for i, product := range o.products {
		m.products[i] += product
	}
}

// A contrast is a difference as a weighted sum of the values of a pair of matches.
type contrast []term

// term is the weight of a value, by its place in [moments.sums].
type term struct {
	value  int
	weight float64
}

// share returns the difference of the mean of a value over the finished matches, the second ruleset's less the
// first's. Its contrast is what each pair adds to the difference of the two quotients. It is nil where a ruleset has
// no finished match.
func (m *moments) share(value int) (difference float64, c contrast) {
	for side, sign := range []float64{-1, 1} {
		at := side * m.width
		if m.width == 0 || m.sums[at+finishedValue] == 0 {
			return 0, nil
		}
		finished := float64(m.sums[at+finishedValue])
		mean, part := float64(m.sums[at+value])/finished, finished/float64(m.pairs)
		difference += sign * mean
		c = append(c, term{at + value, sign / part}, term{at + finishedValue, -sign * mean / part})
	}
	return difference, c
}

// unfinished returns the difference of the part of the matches that have not ended, and its contrast.
func (m *moments) unfinished() (difference float64, c contrast) {
	if m.width == 0 { // by neither ruleset
		return 0, contrast{}
	}
	first, second := finishedValue, m.width+finishedValue
	return float64(m.sums[first]-m.sums[second]) / float64(m.pairs), contrast{{first, 1}, {second, -1}}
}

// covariance returns the covariance of the means of two contrasts over the pairs.
func (m *moments) covariance(a, b contrast) float64 {
	sum, first, second := 0.0, 0.0, 0.0
	n := float64(m.pairs)
	for _, x := range a {
		first += x.weight * float64(m.sums[x.value])
		for _, y := range b {
			sum += x.weight * y.weight * float64(m.products[x.value*2*m.width+y.value])
		}
	}
	for _, y := range b {
		second += y.weight * float64(m.sums[y.value])
	}
	return (sum - first*second/n) / (n * max(1, n-1))
}
