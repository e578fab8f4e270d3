package stage

import (
	"image"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/engines"
	"homespun/printables/drawing"
)

// open returns a stage of a size in a window, at a text size in percent.
func open(t *testing.T, size fyne.Size, percent int) *Stage {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(look.NewTheme(&look.Light, percent))
	s := New()
	s.Die = func(_ engines.Die, _ int, pixels float32) *image.RGBA {
		return image.NewRGBA(image.Rect(0, 0, int(pixels)+1, int(pixels)+1))
	}
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(size)
	s.Resize(size)
	return s
}

// fight is a moment of two actors with such names.
func fight(names ...string) tableau.Moment {
	m := tableau.Moment{Kind: tableau.Fight, Foreseen: true, Sum: "6 beats 4"}
	for i, name := range names {
		m.Actors = append(m.Actors, tableau.Actor{Piece: tableau.Thing{Seat: engines.Seat(i), Icon: "mage"},
			Name: name, Fate: tableau.Fate(1 + i%3)})
	}
	return m
}

// diceOf returns one die for each owner.
func diceOf(owners ...engines.Seat) (list []engines.Die, faces []int16) {
	for i, owner := range owners {
		list, faces = append(list, engines.Die{Faces: 6, Owner: owner}), append(faces, int16(1+i%6))
	}
	return list, faces
}

// Whatever stands on the stage, it is inside of it: hostile names, many dice, small stages, large text.
func TestEverythingFitsOnTheStage(t *testing.T) {
	long := strings.Repeat("Wilhelmina 🐉 ", 400)
	for _, size := range []fyne.Size{fyne.NewSize(220, 160), fyne.NewSize(420, 300), fyne.NewSize(900, 560)} {
		for _, percent := range []int{100, 200} {
			for _, names := range [][]string{nil, {"Ava's wizard"}, {long, long}, {"a", "", long, "b"}} {
				for _, owners := range [][]engines.Seat{nil, {0, 1}, {0, 0, 1, 1, 1, 1, 1, 1}} {
					s := open(t, size, percent)
					dice, faces := diceOf(owners...)
					for _, told := range []bool{false, true} {
						if s.Roll(fight(names...), dice, faces, 0); told {
							s.Tell(fight(names...), dice, faces, long)
						}
						checkInside(t, s)
					}
				}
			}
		}
	}
}

func checkInside(t *testing.T, s *Stage) {
	t.Helper()
	for _, o := range test.WidgetRenderer(s).Objects() {
		at, size := o.Position(), o.Size()
		spare := s.Size().Width * 0.2 // actors have a margin for their shadows, and leap
		if at.X < -spare || at.Y < -spare || at.X+size.Width > s.Size().Width+spare ||
			at.Y+size.Height > s.Size().Height+spare {
			t.Fatalf("on a stage of %v a %T is at %v, %v", s.Size(), o, at, size)
		}
	}
}

// While the dice tumble the stage gives nothing away: no sum, no sentence, and no actors but those that were
// known before.
func TestTheStageKeepsQuietUntilTheDiceLieStill(t *testing.T) {
	s := open(t, fyne.NewSize(700, 420), 100)
	dice, faces := diceOf(0, 1)
	m := fight("Ava's wizard", "Ben's troll")
	s.Roll(m, dice, faces, time.Second)
	if _, outcome, _ := s.Showing(); outcome != "" || len(s.drawn.actors) != 2 || len(s.drawn.dice) != 2 {
		t.Errorf("it says %q, with %d actors and %d dice", outcome, len(s.drawn.actors), len(s.drawn.dice))
	}
	m.Foreseen = false
	if s.Roll(m, dice, faces, time.Second); len(s.drawn.actors) != 0 {
		t.Error("it shows who is concerned before the dice say so")
	}
	s.Tell(m, dice, faces, "The wizard wins.")
	if _, outcome, _ := s.Showing(); outcome != "The wizard wins." || len(s.drawn.actors) != 2 {
		t.Errorf("then it says %q, with %d actors", outcome, len(s.drawn.actors))
	}
	if s.Close(); s.Visible() {
		t.Error("a closed stage is seen")
	}
}

// In a fight there is more room between the dice of two sides than between those of one.
func TestTheDiceOfTwoSidesLieApart(t *testing.T) {
	s := open(t, fyne.NewSize(700, 420), 100)
	dice, faces := diceOf(0, 1, 1)
	s.Tell(fight("Ava's wizard", "Ben's troll"), dice, faces, "The wizard wins.")
	apart := func(i int) float32 { return s.drawn.dice[i+1].at.X - s.drawn.dice[i].at.X }
	if apart(0) <= apart(1)*1.2 {
		t.Errorf("the dice of two sides are %v apart, those of one %v", apart(0), apart(1))
	}
}

// Who wins comes back to its place, who falls does not; without motion both are at once where they end.
func TestFates(t *testing.T) {
	s := open(t, fyne.NewSize(700, 420), 100)
	s.Tell(fight("wins", "falls"), nil, nil, "")
	for i, actor := range s.drawn.actors {
		moved := actor.Position() != actor.at
		if falls := i == 1; moved != falls || (actor.Translucency > 0) != falls {
			t.Errorf("actor %d is at %v of %v, translucent %v", i, actor.Position(), actor.at, actor.Translucency)
		}
	}
}

// A burst is whole: none of its tips is cut off by the edge of the sheet.
func TestBurstsAreWhole(t *testing.T) {
	for name, b := range map[string]backdrop{"untold": {kind: tableau.Won}, "fight": {tableau.Fight, true},
		"nothing": {tableau.Turning, true}} {
		burst := b.Draw(tableau.Frame{Width: 866, Height: 376, Density: 1})[0].Drawing
		for _, mark := range burst.Marks {
			for _, step := range mark.(drawing.Shape).Path {
				if y := step.End().Y; step.Verb != drawing.Close && (y < 0 || y > burst.Height) {
					t.Errorf("%s: a tip is at %g of %g mm", name, y, burst.Height)
				}
			}
		}
	}
}
