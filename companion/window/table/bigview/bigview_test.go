package bigview

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/engines"
)

// The hearts and what else decides stand below the goal, in the window with the dice; in little room the
// hearts stay longest.
func TestTheHeartsAreOnTheBigView(t *testing.T) {
	test.NewTempApp(t)
	more := []string{"Hearts: Ava has 4 and Ben has 9.", "Or light all spawners and leave no monster.",
		"You lose when nobody is left standing."}
	now := State{Name: "Ava", Prompt: "Ava, what now? 2 actions."}
	now.Decide([]tableau.Goal{{Text: "Bring out 9 treasures: 1 so far", More: more, Seat: engines.Table}}, nil)
	for dice, want := range map[int][]string{0: more, 3: {more[0], more[2]}, 4: nil} {
		v := &View{column: container.NewWithoutLayout(), now: now}
		v.now.Dice = slices.Repeat([]image.Image{image.NewRGBA(image.Rect(0, 0, 4, 4))}, dice)
		v.column.Resize(fyne.NewSize(435, 720))
		v.fill()
		said := ""
		for _, o := range v.column.Objects {
			if text, ok := o.(*canvas.Text); ok {
				said += text.Text + " "
			}
			if end := o.Position().Y + o.Size().Height; end > 720 {
				t.Errorf("with %d dice something ends at %g of 720", dice, end)
			}
		}
		if !strings.HasSuffix(said, strings.Join(append([]string{"1 so far"}, want...), " ")+" ") {
			t.Errorf("with %d dice stands %q", dice, said)
		}
	}
}
