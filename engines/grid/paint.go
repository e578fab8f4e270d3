package grid

import (
	"slices"
	"strings"
)

// Paint returns the drawing of a board with another sign on some of its spaces. Nothing else of it changes.
func (b *Board) Paint(text string, sign byte, spaces ...int) string {
	lines := strings.Split(text, "\n")
	for _, i := range spaces {
		s := b.Space(i)
		row := []byte(lines[s.Row])
		row[s.Column] = sign
		lines[s.Row] = string(row)
	}
	return strings.Join(lines, "\n")
}

// Next returns n of the spaces with one sign that are nearest to those with another, one after the other; fewer if
// there are not so many. Those at the same distance are taken from the top left.
func (b *Board) Next(n int, free, to byte) []int { return b.choose(n, free, string(to), -1) }

// Apart returns n of the spaces with one sign that are farthest from those with other signs, one after the other.
func (b *Board) Apart(n int, free byte, from string) []int { return b.choose(n, free, from, 1) }

// choose chooses spaces by their steps to the nearest of some others and of those chosen: the most of them if by is 1,
// the fewest if it is -1.
func (b *Board) choose(n int, free byte, from string, by int) (list []int) {
	var others []int
	for i := range b.Len() {
		if strings.IndexByte(from, b.Space(i).Sign) >= 0 {
			others = append(others, i)
		}
	}
	for len(list) < n {
		best, most := -1, 0
		for i := range b.Len() {
			if b.Space(i).Sign != free || slices.Contains(list, i) {
				continue
			}
			steps := b.Columns + b.Rows
			for _, o := range others {
				steps = min(steps, b.apart(i, o))
			}
			if best < 0 || by*steps > by*most {
				best, most = i, steps
			}
		}
		if best < 0 {
			break
		}
		list, others = append(list, best), append(others, best)
	}
	return list
}

// apart returns the steps between two spaces along rows and columns, as if nothing were between them.
func (b *Board) apart(i, j int) int {
	s, t := b.Space(i), b.Space(j)
	return max(s.Column-t.Column, t.Column-s.Column) + max(s.Row-t.Row, t.Row-s.Row)
}
