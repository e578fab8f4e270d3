package logbook

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// shown returns a logbook of a size with lines.
func shown(t *testing.T, width, height float32, lines ...Line) *Logbook {
	t.Helper()
	test.NewTempApp(t)
	l := New("What happened", "Nothing yet", func(*widgets.Mark, engines.Seat) {})
	w := test.NewTempWindow(t, l.Content)
	w.Resize(fyne.NewSize(width, height))
	l.Show(lines, -1)
	l.Follow()
	return l
}

// many returns so many lines.
func many(n int) (lines []Line) {
	for range n {
		lines = append(lines, Line{Text: "Ava walks two inches."})
	}
	return lines
}

// A line is as high as its words need, and those of a line that stands for several, or is one of them, have less
// room.
func TestLinesAreAsHighAsTheirWords(t *testing.T) {
	long := strings.Repeat("Ava walks. ", 6)
	l := shown(t, 260, 400, Line{Text: "Ava walks."}, Line{Text: long}, Line{Text: long + long})
	if !(l.high[0] < l.high[1] && l.high[1] < l.high[2]) {
		t.Errorf("the lines are %v high", l.high)
	}
	left, right := room(Line{})
	if in, _ := room(Line{Part: true}); in <= left {
		t.Error("a part of a line stands no further to the right")
	}
	if _, sign := room(Line{Folded: true}); sign <= right {
		t.Error("the sign of a folded line has no room")
	}
	first := l.high[0]
	l.Show([]Line{{Text: long}, {Text: long}}, -1)
	if len(l.high) != 2 || l.high[0] == first {
		t.Errorf("with other words the lines are %v high", l.high)
	}
}

// The list follows new lines to its end; while somebody looks at an earlier one it stays there.
func TestTheListFollowsNewLines(t *testing.T) {
	l := shown(t, 260, 160, many(40)...)
	end := l.list.GetScrollOffset()
	if end == 0 {
		t.Fatal("the list does not begin at its end")
	}
	var chosen []int
	l.OnChoose = func(i int) { chosen = append(chosen, i) }
	l.list.ScrollToTop()
	l.Show(many(43), 2) // three more lines, where the third is chosen
	l.Follow()
	if at := l.list.GetScrollOffset(); at >= end/2 {
		t.Errorf("looking at the third line the list stands at %v of %v", at, end)
	}
	if len(chosen) > 0 {
		t.Errorf("showing it chooses %v by itself", chosen)
	}
	if l.Choose(5); len(chosen) != 1 || chosen[0] != 5 {
		t.Errorf("a tap on the sixth line chooses %v", chosen)
	}
	l.Show(many(44), -1)
	l.Follow()
	if at := l.list.GetScrollOffset(); at < end {
		t.Errorf("after another line the list stands at %v, and the end was %v", at, end)
	}
	if l.Show(nil, -1); l.empty.Hidden {
		t.Error("nothing is said of a match without lines")
	}
}
