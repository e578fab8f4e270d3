package window_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/engines/enginetest/round"
)

// Five delvers and seven monsters: the control says what follows before it is done, shows the space that the board
// gets, and one more tap does it.
func TestWhatFollowsIsOneTapMore(t *testing.T) {
	round.Long(t)
	for _, one := range []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {usual, "dark", 100}, {fyne.NewSize(1024, 600), "light", 100},
		{fyne.NewSize(1024, 600), "contrast", 200}} {
		t.Run(fmt.Sprint(one.size.Width, one.look, one.text), func(t *testing.T) {
			d := open(t, one.size, look(one.look, one.text), nil)
			tap := func(name string, n int) {
				t.Helper()
				if !d.find(name, n) {
					t.Fatalf("nothing is called %q", name)
				}
				d.key(fyne.KeySpace)
			}
			tap("House rules", 1)
			tap("4 delvers", 1)
			if !d.says("5 needs this too. Scoring table: one column more, with 60, 70, 80, 90, 100.") {
				t.Error("it is not said before what five delvers need")
			}
			d.picture("0-before")
			tap("Delvers +", 1)
			d.picture("1-column")
			tap("Do that too", 1)
			d.picture("2-done")
			tap("Done", 1)
			tap("6 monsters", 1)
			tap("Monsters +", 1)
			if !d.says("Board: room for monsters on j3 too.") || !d.says("The board") {
				t.Error("the space that the board gets is not shown")
			}
			d.picture("3-space")
			tap("Done", 1)
			d.picture("4-sheet")
			tap("Do that too", 1)
			d.picture("5-sheet")
			tap("Play with this", 1)
			d.title("SiTTeRS: New match")
		})
	}
}

// A new monster says that nothing brings it, and one tap gives it a tile and a number.
func TestANewMonsterComesIntoPlayByOneTap(t *testing.T) {
	round.Long(t)
	m := mouseAt(t, usual)
	m.tap(tap{label: "House rules", n: 2})
	for _, label := range []string{"Monsters: spiders, creepers, skeletons, zombies", "Add one=Ghost", "Add one"} {
		m.tap(tapped(label)[0])
	}
	m.picture("0-ghost")
	m.tap(tapped("Do that too")[0])
	m.picture("1-ghost")
	if m.says("So far nothing comes of this.") {
		t.Error("nothing comes of it still")
	}
}
