package cubed

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

// cell is a place for a cube: a column and a row, as letter and number are counted from 1, and a level, 1
// being the table's.
type cell struct{ column, row, level int }

// world is a match as the page tells it, slowly and with words: it knows nothing of how the engine plays.
type world struct {
	size        int
	exact       bool
	place, left map[string]int
	first       map[string]int
	second      map[string]int
	cubes       map[cell]string
	turn        string
	colour      string
	made        int
	lastRed     string
	unstacking  bool
	points      map[string]int
}

// newWorld begins a match under some rules.
func newWorld(r Rules) *world {
	return &world{
		size: r.Size, exact: r.Exact, place: r.Place, left: maps.Clone(r.Cubes), first: r.First,
		second: r.Second,
		cubes:  map[cell]string{}, turn: "A", points: map[string]int{},
	}
}

func (w *world) clone() *world {
	c := *w
	c.left, c.cubes, c.points = maps.Clone(w.left), maps.Clone(w.cubes), maps.Clone(w.points)
	return &c
}

func (w *world) has(c cell) bool { return w.cubes[c] != "" }

// span returns how many columns and rows some cubes span.
func span(cubes map[cell]string) (columns, rows int) {
	var x, y []int
	for c := range cubes {
		x, y = append(x, c.column), append(y, c.row)
	}
	return slices.Max(x) - slices.Min(x) + 1, slices.Max(y) - slices.Min(y) + 1
}

// mayLie reports whether a cube may be laid in a cell (CUB-03, CUB-04).
func (w *world) mayLie(c cell) bool {
	if w.has(c) || c.level > w.size {
		return false
	}
	if len(w.cubes) == 0 {
		return c == cell{4, 4, 1}
	}
	if c.level > 1 {
		if !w.has(cell{c.column, c.row, c.level - 1}) {
			return false
		}
	} else if !w.touches(c) {
		return false
	}
	with := maps.Clone(w.cubes)
	with[c] = "this one"
	columns, rows := span(with)
	return columns <= w.size && rows <= w.size
}

// touches reports whether a cube lies on the table side by side with a cell of it.
func (w *world) touches(c cell) bool {
	return w.has(cell{c.column - 1, c.row, 1}) || w.has(cell{c.column + 1, c.row, 1}) ||
		w.has(cell{c.column, c.row - 1, 1}) || w.has(cell{c.column, c.row + 1, 1})
}

// mayGo reports whether a cube may be removed (CUB-08).
func (w *world) mayGo(c cell) bool {
	if !w.has(c) || w.has(cell{c.column, c.row, c.level + 1}) {
		return false
	}
	exposed := 0
	for _, d := range []cell{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}} {
		if !w.has(cell{c.column + d.column, c.row + d.row, c.level + d.level}) {
			exposed++
		}
	}
	if c.level > 1 && !w.has(cell{c.column, c.row, c.level - 1}) {
		exposed++ // never, as nothing floats
	}
	return exposed >= 3
}

func name(c cell) string { return fmt.Sprintf("%c%d", 'a'+c.column-1, c.row) }

// cellOn returns the cell on the table by the name of its square.
func cellOn(square string) cell {
	row, _ := strconv.Atoi(square[1:])
	return cell{int(square[0]-'a') + 1, row, 1}
}

// eachCell looks at every cell of the table.
func (w *world) eachCell(look func(cell)) {
	for column := 1; column <= 7; column++ {
		for row := 1; row <= 7; row++ {
			for level := 1; level <= w.size; level++ {
				look(cell{column, row, level})
			}
		}
	}
}

// lines are all that whose turn it is may say, sorted.
func (w *world) lines() (list []string) {
	if w.unstacking {
		w.eachCell(func(c cell) {
			if w.mayGo(c) {
				list = append(list, "take "+name(c))
			}
		})
		slices.Sort(list)
		return list
	}
	w.eachCell(func(c cell) {
		if !w.mayLie(c) {
			return
		}
		for colour, left := range w.left {
			if left > 0 && (w.colour == "" || w.colour == colour) {
				list = append(list, "stack "+colour+" "+name(c))
			}
		}
	})
	if w.made > 0 && !w.exact {
		list = append(list, "done")
	}
	slices.Sort(list)
	return list
}

// breaks returns the clause that a line of somebody breaks, the first of CUB-11 that fits; it is none of
// those that may be said.
func (w *world) breaks(who, line string) engines.Clause {
	words := strings.Fields(line)
	first := w.made == 0 && len(w.cubes) == w.size*w.size*w.size
	switch verb := words[0]; {
	case w.unstacking && len(w.cubes) == 0:
		return 10
	case w.unstacking && verb == "stack":
		return 5
	case w.unstacking && verb == "done", !w.unstacking && verb == "take":
		return 7
	case who != w.turn && !w.unstacking:
		return 2
	case who != w.turn && first:
		return 6
	case who != w.turn:
		return 7
	case verb == "take":
		return 8
	case verb == "done", w.left[words[1]] == 0, w.colour != "" && w.colour != words[1]:
		return 2
	case len(w.cubes) > 0 && !w.has(cellOn(words[2])) && !w.touches(cellOn(words[2])):
		return 3
	}
	return 4
}

func (w *world) endTurn() {
	w.turn = map[string]string{"A": "B", "B": "A"}[w.turn]
	w.colour, w.made = "", 0
}

// say plays a line.
func (w *world) say(line string) {
	words := strings.Fields(line)
	if words[0] == "done" {
		w.endTurn()
		return
	}
	on := cellOn(words[len(words)-1])
	for w.has(on) {
		on.level++
	}
	if words[0] == "take" {
		on.level--
		colour := w.cubes[on]
		delete(w.cubes, on)
		w.made++
		if w.made == 1 {
			w.points[w.turn] += w.first[colour]
			return
		}
		w.points[w.turn] += w.second[colour]
		w.endTurn()
		return
	}
	w.colour = words[1]
	w.cubes[on] = w.colour
	w.left[w.colour]--
	w.made++
	if w.colour == "red" {
		w.lastRed = w.turn
	}
	if w.left["red"] == 0 && w.left["yellow"] == 0 {
		w.fillIn()
	} else if w.made == w.place[w.colour] || w.left[w.colour] == 0 {
		w.endTurn()
	}
}

// fillIn fills the footprint in, which runs on to the right and down, and begins unstacking (CUB-05, CUB-06).
func (w *world) fillIn() {
	columns, rows := 7, 7
	for c := range w.cubes {
		columns, rows = min(columns, c.column), min(rows, c.row)
	}
	w.eachCell(func(c cell) {
		if !w.has(c) && c.column >= columns && c.column < columns+w.size && c.row >= rows &&
			c.row < rows+w.size {
			w.cubes[c] = "black"
			w.left["black"]--
		}
	})
	w.unstacking, w.turn = true, w.lastRed
	w.endTurn()
}

// count returns in how many ways the next lines can be said.
func (w *world) count(depth int) int {
	if depth == 0 {
		return 1
	}
	ways := 0
	for _, line := range w.lines() {
		next := w.clone()
		next.say(line)
		ways += next.count(depth - 1)
	}
	return ways
}
