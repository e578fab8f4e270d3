package record_test

import (
	"slices"
	"testing"

	"homespun/engines/record"
)

// A remark directly before a line that gives a seat a name says that the person is the same: the lines before
// are told with the right name, back to the line with which that person sat down.
func TestANamePutRightIsTheSamePersonsFromTheStart(t *testing.T) {
	const same = record.SamePerson
	for _, c := range []struct {
		name  string
		lines []string
		want  []string // who played B, by the right name, at the start and after each line
	}{
		{"put right", []string{"dice: 2", same, "table: seat B Zoë"}, []string{"Zoë", "Zoë", "Zoë"}},
		{"somebody else", []string{"dice: 2", "table: seat B Zoë"}, []string{"Ben", "Ben", "Zoë"}},
		{"put right twice", []string{same, "table: seat B Bne", "dice: 2", same, "table: seat B Benny"},
			[]string{"Benny", "Benny", "Benny", "Benny"}},
		{"of somebody who came later", []string{"table: seat B Zoe", "dice: 2", same, "table: seat B Zoë"},
			[]string{"Ben", "Zoë", "Zoë", "Zoë"}},
		{"and then somebody else", []string{same, "table: seat B Benny", "table: seat B Zoë"},
			[]string{"Benny", "Benny", "Zoë"}},
		{"of the other seat", []string{same, "table: seat A Zoë"}, []string{"Ben", "Ben"}},
		{"undone", []string{"dice: 2", same, "table: seat B Zoë", "table: undo"}, []string{"Ben", "Ben"}},
		{"undone and redone", []string{same, "table: seat B Zoë", "table: undo", "table: redo"},
			[]string{"Zoë", "Zoë"}},
		{"with blank lines, in other letters", []string{"#  SAME person ", "", "table: seat B Zoë"},
			[]string{"Zoë", "Zoë"}},
		{"with a remark between", []string{same, "# so", "table: seat B Zoë"}, []string{"Ben", "Zoë"}},
		{"with a line between", []string{same, "dice: 2", "table: seat B Zoë"}, []string{"Ben", "Ben", "Zoë"}},
		{"behind the line", []string{"table: seat B Zoë", same, "dice: 2"}, []string{"Ben", "Zoë", "Zoë"}},
		{"of a bot", []string{"table: seat B bot easy", same, "table: seat B Zoë"}, []string{"Ben", "", "Zoë"}},
		{"to a bot", []string{same, "table: seat B bot easy"}, []string{"Ben", ""}},
	} {
		m := whole(t, sowing(c.lines...))
		var got []string
		for _, seats := range m.Corrections() {
			got = append(got, append(slices.Clone(seats[1].Names), "")[0])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: B was played by %q, want %q", c.name, got, c.want)
		}
		if got, want := append(m.Seats()[1].Names, "")[0], c.want[len(c.want)-1]; got != want {
			t.Errorf("%s: B is played by %q, want %q", c.name, got, want)
		}
	}
	m := whole(t, sowing(same, "table: seat B Zoë", "table: seat B Ava", "table: undo", "table: redo"))
	var right []bool
	for _, step := range m.Steps() {
		right = append(right, step.PutsRight())
	}
	if !slices.Equal(right, []bool{true, false, false, false}) {
		t.Errorf("put a name right: %v", right)
	}
}
