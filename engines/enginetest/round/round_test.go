package round

import (
	"slices"
	"testing"
)

var letters = []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}

func TestAWholeRoundHasEveryCase(t *testing.T) {
	t.Setenv("HOMESPUN_ROUND", "all")
	if Quick() {
		t.Skip("the quick round is never whole")
	}
	if got := Sample(t, 2, letters); !slices.Equal(got, letters) {
		t.Errorf("%q", got)
	}
	if n := Many(1, 2, 3); n != 3 {
		t.Errorf("%d of 1, 2, 3", n)
	}
}

func TestASampleIsDrawnOnceAndInOrder(t *testing.T) {
	t.Setenv("HOMESPUN_ROUND", "usual")
	got := Sample(t, 4, letters)
	if again := Sample(t, 4, letters); len(got) != 4 || !slices.IsSorted(got) || !slices.Equal(again, got) {
		t.Errorf("%q, and again %q", got, again)
	}
	if len(slices.Compact(slices.Clone(got))) != 4 {
		t.Errorf("one twice: %q", got)
	}
	if got := Sample(t, 20, letters); !slices.Equal(got, letters) {
		t.Errorf("of more than there are: %q", got)
	}
}

// Tests of one run draw otherwise than each other, so that not all leave out the same case.
func TestTestsDrawOtherwiseThanEachOther(t *testing.T) {
	t.Setenv("HOMESPUN_ROUND", "usual")
	var all [][]string
	for _, name := range letters {
		t.Run(name, func(t *testing.T) { all = append(all, Sample(t, 5, letters)) })
	}
	if !slices.ContainsFunc(all, func(s []string) bool { return !slices.Equal(s, all[0]) }) {
		t.Errorf("all draw %q", all[0])
	}
}
