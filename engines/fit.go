package engines

// Fit is what fields become so that the rules fit together again: "the scoring table has a column more".
type Fit []Follow

// Follow is one field that changes because another has. Key is dotted. Is has the types that rulesets have: bool,
// int64, float64, string, []any or map[string]any; false takes an entry out.
type Follow struct {
	Key string
	Is  any
}

// FitOf returns the fit in which one field changes. A whole number and a list of such may be of Go's own types.
func FitOf(key string, is any) Fit { return Fit{{key, plainly(is)}} }

// And returns the fit in which one more field changes.
func (f Fit) And(key string, is any) Fit { return append(f[:len(f):len(f)], Follow{key, plainly(is)}) }

// plainly returns a value in the types that rulesets have.
func plainly(is any) any {
	switch v := is.(type) {
	case int:
		return int64(v)
	case []int:
		list := make([]any, len(v))
		for i, n := range v {
			list[i] = int64(n)
		}
		return list
	case []string:
		list := make([]any, len(v))
		for i, s := range v {
			list[i] = s
		}
		return list
	case [][]int:
		list := make([]any, len(v))
		for i, row := range v {
			list[i] = plainly(row)
		}
		return list
	}
	return is
}

// GoOn returns a row of n numbers: as many of these, and behind them as it goes on by the step between its last two,
// from 0 to most.
func GoOn(row []int, n, most int) []int {
	out := append([]int{}, row[:min(n, len(row))]...)
	for len(out) < n {
		next := 0
		switch at := len(out); at {
		case 0:
		case 1:
			next = out[0]
		default:
			next = 2*out[at-1] - out[at-2]
		}
		out = append(out, min(max(next, 0), most))
	}
	return out
}

// GoOnRows returns a table of n rows: as many of these, and behind them as each column goes on ([GoOn]).
func GoOnRows(rows [][]int, n, most int) [][]int {
	out := append([][]int{}, rows[:min(n, len(rows))]...)
	for len(out) < n {
		var row []int
		for column := range len(rows[0]) {
			var down []int
			for _, other := range out {
				if column < len(other) {
					down = append(down, other[column])
				}
			}
			down = GoOn(down, len(down)+1, most)
			row = append(row, down[len(down)-1])
		}
		out = append(out, row)
	}
	return out
}

// Idler is a game that knows which things of its rules nothing comes of, such as a monster that no event brings.
type Idler interface{ Idle() []Idle }

// Idle is a field that nothing comes of so far, by its dotted key, and what would change that.
type Idle struct {
	Key string
	Fit Fit
}
