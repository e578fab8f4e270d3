package grid

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestBoardReadsWhatIsDrawn(t *testing.T) {
	b, err := Parse(" AB\r\nA  B\n\nAAA  \n\n", "AB", 128)
	if err != nil {
		t.Fatal(err)
	}
	if b.Columns != 4 || b.Rows != 4 || b.Len() != 7 {
		t.Fatalf("got %d columns, %d rows, %d spaces; want 4, 4, 7", b.Columns, b.Rows, b.Len())
	}
	var names []string
	for i := range b.Len() {
		names = append(names, b.Name(i))
		if at, ok := b.Find(strings.ToUpper(b.Name(i))); !ok || at != i {
			t.Errorf("%s: found %d, want %d", b.Name(i), at, i)
		}
	}
	if got := strings.Join(names, " "); got != "b1 c1 a2 d2 a4 b4 c4" {
		t.Errorf("got spaces %s", got)
	}
	if sign := b.Space(1).Sign; sign != 'B' {
		t.Errorf("c1: got sign %c", sign)
	}
	for _, name := range []string{"", "a", "a0", "a1", "d1", "z9", "a01", "1a", "b1x", "ä1",
		"b99999999999999999999", "b-1", "b+1"} {
		if at, ok := b.Find(name); ok {
			t.Errorf("%q: found space %d", name, at)
		}
	}
	if near := b.Near(5); len(near) != 2 || near[0] != 4 || near[1] != 6 {
		t.Errorf("b4: next to %v, want a4 and c4", near)
	}
}

func TestBoardSaysWhatIsWrongAndWhere(t *testing.T) {
	for text, want := range map[string]string{
		"":                              "has no spaces; draw it with A B",
		"  \n ":                         "has no spaces; draw it with A B",
		"AB\nA?":                        "row 2, column 2 holds '?'; a space is one of A B, and a blank is no space",
		"A\t":                           `row 1, column 2 holds '\t'; a space is one of A B, and a blank is no space`,
		"🎲":                             "row 1, column 1 holds '🎲'; a space is one of A B, and a blank is no space",
		strings.Repeat("A", 27):         "row 1 is longer than the 26 columns that have a letter",
		strings.Repeat(" \n", 99) + "A": "has 100 rows; at most 99 can be numbered",
		strings.Repeat("AAAAA\n", 4):    "has 20 spaces; at most 16 can be played",
	} {
		if _, err := Parse(text, "AB", 16); err == nil || err.Error() != want {
			t.Errorf("%.30q: got %v, want %s", text, err, want)
		}
	}
}

func TestNearIsMutualAndOneStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, err := Parse(rapid.StringMatching(`([.X ]{1,9}\n){1,9}`).Draw(t, "board"), ".X", SetSize)
		if err != nil {
			return
		}
		for i := range b.Len() {
			for j := range b.Len() {
				x, y := b.Space(i).Column-b.Space(j).Column, b.Space(i).Row-b.Space(j).Row
				want := x*x+y*y == 1
				got := false
				for _, near := range b.Near(i) {
					got = got || int(near) == j
				}
				if got != want {
					t.Fatalf("%s next to %s: got %v, want %v", b.Name(i), b.Name(j), got, want)
				}
			}
		}
	})
}

// TestSetIsASet compares a Set with a map.
func TestSetIsASet(t *testing.T) {
	draw := func(t *rapid.T, label string) (Set, map[int]bool) {
		var s Set
		m := map[int]bool{}
		for _, i := range rapid.SliceOf(rapid.IntRange(0, SetSize-1)).Draw(t, label) {
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
		for i := SetSize - 1; i >= 0; i-- {
			if a.Has(i) != inA[i] || a.Or(b) != b.Or(a) || hasIn(a.And(b), i) != (inA[i] && inB[i]) ||
				hasIn(a.Or(b), i) != (inA[i] || inB[i]) || hasIn(a.Without(b), i) != (inA[i] && !inB[i]) {
				t.Fatalf("space %d of %v and %v", i, a, b)
			}
			meets = meets || inA[i] && inB[i]
			if inA[i] {
				least = i
			}
		}
		if a.Meets(b) != meets || a.Len() != len(inA) || a.Empty() != (len(inA) == 0) || a.First() != least ||
			a.Has(-1) || a.Has(SetSize) {
			t.Fatalf("%v and %v: meets %v, length %d, first %d", a, b, a.Meets(b), a.Len(), a.First())
		}
		n, last := 0, -1
		for rest := a; !rest.Empty(); n++ {
			space := rest.Take()
			if space <= last || !inA[space] || a.Nth(n) != space {
				t.Fatalf("%v: took %d after %d as number %d", a, space, last, n)
			}
			last = space
		}
		if n != len(inA) || a.Nth(n) != -1 {
			t.Fatalf("%v: took %d of %d", a, n, len(inA))
		}
	})
}

func hasIn(s Set, i int) bool { return s.Has(i) }
