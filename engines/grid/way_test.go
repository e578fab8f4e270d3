package grid

import (
	"strings"
	"testing"
)

// The way goes around what is closed, and ends on its last space even where that one is closed.
func TestAWayGoesAroundWhatIsClosed(t *testing.T) {
	b, err := Parse("....\n.#..\n.#..", ".#", 20)
	if err != nil {
		t.Fatal(err)
	}
	closed := func(space int) bool { return b.Space(space).Sign != '#' }
	for _, c := range []struct{ from, to, want string }{
		{"a3", "c3", "a3 a2 a1 b1 c1 c2 c3"},
		{"a3", "b3", "a3 b3"},
		{"a1", "b2", "a1 b1 b2"},
		{"d1", "d1", "d1"},
	} {
		from, _ := b.Find(c.from)
		to, _ := b.Find(c.to)
		var names []string
		for _, space := range b.Way(from, to, closed) {
			names = append(names, b.Name(space))
		}
		if got := strings.Join(names, " "); len(got) != len(c.want) || names[0] != c.from || names[len(names)-1] != c.to {
			t.Errorf("from %s to %s: %q, want %q or one as short", c.from, c.to, got, c.want)
		}
	}
	a, d := 0, 3
	if way := b.Way(a, d, func(int) bool { return false }); way != nil {
		t.Errorf("a way leads through closed spaces: %v", way)
	}
	if way := b.Way(a, 99, closed); way != nil {
		t.Errorf("a way leads off the board: %v", way)
	}
}
