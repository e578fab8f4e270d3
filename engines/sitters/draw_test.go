package sitters

import "testing"

// The picture shows who stands where, and what the free spaces are for.
func TestDraw(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, `
		...*....a.
		....*....b
		2.....c....
		3..........
		4..........
		1........d
		........ef`, rolled(Collectors, 3))
	const want = `   a   b   c   d   e   f   g   h   i   j   k
 1 c   .   .   #   x   x   x   x   O1  o
 2 c   .   .   x   #   x   x   x   x   O2
 3 C2  .   .   x   x   x   O3  x   x   .   s
 4 C3  .   .   .   .   .   .   .   .   .   s
 5 C4  .   .   x   x   x   x   x   x   .   s
 6 C1  .   .   x   x   x   x   x   x   O4
 7 c   .   .   x   x   x   x   x   O5  O6
`
	if got := g.Draw(tab.At); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
