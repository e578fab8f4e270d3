package grid

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestWideSetIsASet compares a WideSet with a map.
func TestWideSetIsASet(t *testing.T) {
	draw := func(t *rapid.T, label string) (WideSet, map[int]bool) {
		var s WideSet
		m := map[int]bool{}
		for _, i := range rapid.SliceOf(rapid.IntRange(0, WideSize-1)).Draw(t, label) {
			if m[i] {
				s.Remove(i)
				delete(m, i)
			} else {
				s.Add(i)
				m[i] = true
			}
		}
		return s, m
	}
	rapid.Check(t, func(t *rapid.T) {
		a, inA := draw(t, "a")
		b, inB := draw(t, "b")
		meets, least := false, -1
		for i := WideSize - 1; i >= 0; i-- {
			if a.Has(i) != inA[i] || a.And(b).Has(i) != (inA[i] && inB[i]) ||
				a.Or(b).Has(i) != (inA[i] || inB[i]) || a.Without(b).Has(i) != (inA[i] && !inB[i]) {
				t.Fatalf("space %d of %v and %v", i, a, b)
			}
			meets = meets || inA[i] && inB[i]
			if inA[i] {
				least = i
			}
		}
		if a.Meets(b) != meets || a.Len() != len(inA) || a.Empty() != (len(inA) == 0) || a.First() != least ||
			a.Has(-1) || a.Has(WideSize) {
			t.Fatalf("%v and %v: meets %v, length %d, first %d", a, b, a.Meets(b), a.Len(), a.First())
		}
		n, last := 0, -1
		for rest := a; !rest.Empty(); n++ {
			space := rest.Take()
			if space <= last || !inA[space] || a.Nth(n) != space || !WideSetOf(space).Meets(a) {
				t.Fatalf("%v: took %d after %d as number %d", a, space, last, n)
			}
			last = space
		}
		if n != len(inA) || a.Nth(n) != -1 {
			t.Fatalf("%v: took %d of %d", a, n, len(inA))
		}
	})
}

// TestBesideIsWhatABoardSays compares the shifts with the neighbours on a drawn board.
func TestBesideIsWhatABoardSays(t *testing.T) {
	b, err := Parse(strings.Repeat(strings.Repeat(".", WideColumns)+"\n", WideColumns), ".", WideSize)
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		var s, want WideSet
		for _, i := range rapid.SliceOf(rapid.IntRange(0, WideSize-1)).Draw(t, "spaces") {
			s.Add(i)
			for _, near := range b.Near(i) {
				want.Add(int(near))
			}
		}
		if got := s.Beside(); got != want {
			t.Fatalf("beside %v: got %v, want %v", s, got, want)
		}
	})
}
