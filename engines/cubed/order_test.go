package cubed

import "testing"

// CUB-11 names the first clause that fits. Each case breaks several.
func TestCUB11TheFirstThatFits(t *testing.T) {
	g := compile(t)
	start := begin(t, g)
	stack := drawn(t, g, "d4", "bbbb b b b", `colour = "black"`, "placed = 1")
	full := drawn(t, compile(t, exact), "d4", "bbbb b", `colour = "black"`, "placed = 2")
	first := whole(t)
	later := whole(t).play("A: take a1")
	end := drawn(t, g, "d4", "br", take, piled).play("A: take d4", "A: take d4")
	beside := drawn(t, g, "d4", "br", take, piled).play("A: take d4", "table: fix no-cube d4")
	noRed := drawn(t, g, "d4", "rrrr rrrr rrrr rrrr\nb b b b")
	for _, c := range []struct {
		tab        *table
		line, want string
	}{
		// Over.
		{end, "A: take z9", "CUB-10 over"},
		{end, "B: stack green z9", "CUB-10 over"},
		{end, "B: done", "CUB-10 over"},

		// Taking while stacking, stacking and stopping while unstacking: before the seat.
		{start, "B: take z9", "CUB-07 still-stacking seat=A"},
		{start, "A: take d4", "CUB-07 still-stacking seat=A"},
		{first, "B: stack green z9", "CUB-05 stacking-is-over seat=A"},
		{first, "A: stack black d4", "CUB-05 stacking-is-over seat=A"},
		{later, "B: done", "CUB-07 wants-take seat=A"},
		{first, "A: done", "CUB-07 wants-take seat=A"},
		{beside, "A: stack black d4", "CUB-05 stacking-is-over seat=A"},

		// The other's turn.
		{start, "B: done", "CUB-02 other-stacks seat=A"},
		{stack, "B: stack green z9", "CUB-02 other-stacks seat=A"},
		{first, "B: take z9", "CUB-06 other-begins seat=A"},
		{later, "B: take a1", "CUB-07 other-takes seat=A"},
		{later, "B: take z9", "CUB-07 other-takes seat=A"},
		{beside, "B: take d4", "CUB-07 other-takes seat=A"},

		// Stopping, and the colour: before the square.
		{start, "A: done", "CUB-02 nothing-placed seat=A"},
		{full, "A: done", "CUB-02 must-place-all seat=A piece=black left=1"},
		{stack, "A: stack green z9", "CUB-02 no-such-colour"},
		{stack, "A: stack red z9", "CUB-02 other-colour seat=A piece=red other=black"},
		{noRed, "A: stack red z9", "CUB-02 none-left piece=red"},

		// The first cube, before that nothing is under or beside it.
		{start, "A: stack black g7", "CUB-04 first-elsewhere space=g7 target=d4"},

		// Nothing under or beside it, before too large and no such square.
		{stack, "A: stack black a1", "CUB-03 touches-nothing space=a1"},
		{stack, "A: stack black b4", "CUB-03 touches-nothing space=b4"},
		{stack, "A: stack black h8", "CUB-03 touches-nothing space=h8"},
		{stack, "A: stack black z99", "CUB-03 touches-nothing space=z99"},
		{stack, "A: stack black d0", "CUB-03 touches-nothing space=d0"},

		// Wider, deeper, taller, or no such square.
		{stack, "A: stack black c4", "CUB-04 too-wide"},
		{stack, "A: stack black d4", "CUB-04 too-tall"},
		{stack, "A: stack black h4", "CUB-04 unknown-square space=h4"},

		// Nothing there, or too few sides exposed.
		{first, "A: take g7", "CUB-08 no-cube-there space=g7"},
		{first, "A: take h8", "CUB-08 take-unknown-square space=h8"},
		{first, "A: take b1", "CUB-08 too-few-sides piece=red space=b1 sides=2"},
		{beside, "A: take d4", "CUB-08 no-cube-there space=d4"},

		// The table: no such cube, then the first one, then nothing under or beside it, then too large.
		{start, "table: fix cube green a1", "CUB-01 fix-no-such-colour"},
		{noRed, "table: fix cube red z9", "CUB-01 fix-none-left piece=red"},
		{first, "table: fix cube black a1", "CUB-01 fix-none-left piece=black"},
		{start, "table: fix cube black a1", "CUB-04 first-elsewhere space=a1 target=d4"},
		{stack, "table: fix cube black a1", "CUB-03 touches-nothing space=a1"},
		{stack, "table: fix cube black c4", "CUB-04 too-wide"},
		{stack, "table: fix cube black d4", "CUB-04 too-tall"},
		{stack, "table: fix cube black h4", "CUB-04 unknown-square"},
		{stack, "table: fix no-cube a1", "CUB-01 fix-no-cube-there space=a1"},
		{stack, "table: fix no-cube z9", "CUB-01 fix-no-cube-there space=z9"},
		{stack, "table: fix pile A first green 1", "CUB-01 fix-no-such-colour"},
		{stack, "table: fix pile A first yellow 4",
			"CUB-01 fix-too-few-left seat=A piece=yellow cubes=4 most=3"},
		{stack, "table: fix pile B second black 99999", "CUB-01 fix-too-few-left"},
		{stack, "table: fix pile C first green 99", "table fix-unknown-player seat=C"},
		{stack, "table: fix turn C", "table fix-unknown-player seat=C"},
	} {
		c.tab.Refuses(c.line, c.want)
	}
}
