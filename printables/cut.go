package printables

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"

	"homespun/printables/parts"
)

// Cut is what a family has cut out already: how many copies there are of a piece, by its part and by its sign.
type Cut map[string]map[string]int

// An Asking is a part of a print of which it is asked whether it is cut out already.
type Asking struct {
	Part Part
	// Signs are the signs of the part's pieces, of a board or of pages that of the whole. A house rule that
	// changes what is drawn changes the sign. Copies are how many of each there are.
	Signs  []string
	Copies []int
}

// Left returns how many pieces of the part are still to be printed, and how many it has.
func (c Cut) Left(a Asking) (left, all int) {
	for i, copies := range c.left(a) {
		left += copies
		all += a.Copies[i]
	}
	return left, all
}

// left returns how many copies of each piece are still to be printed. Pieces that are drawn alike share what is
// cut out.
func (c Cut) left(a Asking) []int {
	left, have := slices.Clone(a.Copies), maps.Clone(c[a.Part.ID])
	for i, sign := range a.Signs {
		cut := min(left[i], have[sign])
		left[i] -= cut
		if cut > 0 {
			have[sign] -= cut
		}
	}
	return left
}

// With returns a copy in which a part is cut out.
func (c Cut) With(a Asking) Cut {
	out := c.clone()
	if out[a.Part.ID] == nil {
		out[a.Part.ID] = map[string]int{}
	}
	for i, copies := range c.left(a) {
		out[a.Part.ID][a.Signs[i]] += copies
	}
	return out
}

// Without returns a copy in which nothing of a part is cut out.
func (c Cut) Without(a Asking) Cut {
	out := c.clone()
	for _, sign := range a.Signs {
		delete(out[a.Part.ID], sign)
	}
	if len(out[a.Part.ID]) == 0 {
		delete(out, a.Part.ID)
	}
	return out
}

// Lost returns a copy in which some pieces are there no more. A tile of a board brings back all of it.
func (c Cut) Lost(asked []Asking, wishes []Only) Cut {
	for _, wish := range wishes {
		at := slices.IndexFunc(asked, func(a Asking) bool { return a.Part.ID == wish.Part })
		if at < 0 {
			continue
		}
		a := asked[at]
		if a.whole() {
			c = c.Without(a)
			continue
		}
		c = c.clone()
		for _, one := range wish.Pieces {
			for _, i := range numbered(a.Part, one) {
				if had := c[wish.Part][a.Signs[i]]; had > 0 {
					c[wish.Part][a.Signs[i]] = max(0, had-one.Copies)
				}
			}
		}
	}
	return c
}

func (c Cut) clone() Cut {
	out := Cut{}
	for id, signs := range c {
		out[id] = map[string]int{}
		for sign, copies := range signs {
			out[id][sign] = copies
		}
	}
	return out
}

// whole reports whether the part is cut out as one thing.
func (a *Asking) whole() bool { return a.Part.Kind == parts.Board || a.Part.Kind == parts.Pages }

// asking returns what is asked of a part. Pages are the same as long as the rules are.
func (j *Job) asking(part Part) Asking {
	if part.Kind == parts.Pages {
		return Asking{part, []string{signOf(j.sign, part.ID)}, []int{1}}
	}
	a := Asking{Part: part}
	for _, piece := range part.Pieces {
		drawn := []string{piece.Front.String()}
		if piece.Back != nil {
			drawn = append(drawn, piece.Back.String())
		}
		if part.Kind == parts.Board { // the tiles of another sheet do not go with these
			drawn = append(drawn, fmt.Sprint(j.options.boardSheet(), j.options.Join))
		}
		a.Signs, a.Copies = append(a.Signs, signOf(drawn...)), append(a.Copies, piece.Copies)
	}
	return a
}

// signOf returns the sign of what is drawn.
func signOf(drawn ...string) string {
	sum := fnv.New64a()
	for _, text := range drawn {
		fmt.Fprintf(sum, "%d\x00%s", len(text), text)
	}
	return fmt.Sprintf("%016x", sum.Sum64())
}

// leaveCut asks of all parts whether they are cut out, and leaves out what is. Pieces keep their places in
// their parts.
func (j *Job) leaveCut(cut Cut) {
	var some []Part
	for _, part := range j.Parts {
		if part.ID == AssemblyID {
			some = append(some, part)
			continue
		}
		a := j.asking(part)
		j.Asked = append(j.Asked, a)
		if left, _ := cut.Left(a); left == 0 {
			continue
		}
		if !a.whole() {
			part.Pieces = slices.Clone(part.Pieces)
			for i, copies := range cut.left(a) {
				part.Pieces[i].Copies = copies
			}
		}
		some = append(some, part)
	}
	j.Parts = some
}
