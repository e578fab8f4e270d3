package shelf

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Whoever comes back to the shelf finds the pictures on the boxes drawn: each for its game, its size and the
// look of the window, and no more than a few shelves of them.
func TestThePicturesOnTheBoxesAreDrawnOnce(t *testing.T) {
	app := test.NewTempApp(t)
	all := games.All().All()
	first, other := Lid(games.All(), all[0]), Lid(games.All(), all[1])
	pixels := func(picture image.Image) []uint8 { return picture.(*image.RGBA).Pix }
	app.Settings().SetTheme(look.NewTheme(&look.Light, 100))
	light := first(90, 60)
	if Lid(games.All(), all[0])(90, 60) != light {
		t.Error("the same picture is drawn again")
	}
	if cmp.Equal(pixels(other(90, 60)), pixels(light)) || first(120, 80).Bounds() == light.Bounds() {
		t.Error("another game or size has the same picture")
	}
	app.Settings().SetTheme(look.NewTheme(&look.Dark, 100))
	if first(90, 60) != light {
		t.Error("in the dark the same picture is drawn again")
	}
	app.Settings().SetTheme(look.NewTheme(&look.Light, 150))
	if first(90, 60) != light {
		t.Error("with larger words the same picture is drawn again")
	}
	for i := range mostLids + 5 {
		first(20+i, 20)
	}
	got := 0
	for i := range mostLids + 5 {
		if _, held := lids.Find(lidKey{all[0], 20 + i, 20}); held {
			got++
		}
	}
	if got == 0 || got > mostLids {
		t.Errorf("%d pictures are held", got)
	}
}

// A box has its game's name in the letters of the cover, and in plain words in black and white and where a game has
// no letters: never both, and never none.
func TestABoxIsNamedOnce(t *testing.T) {
	app := test.NewTempApp(t)
	for _, game := range games.All().All() {
		b := &box{game: game, title: canvas.NewText(game.Title, nil)}
		draw := lettering(game)
		if draw == nil {
			t.Fatalf("%s has no letters", game.ID)
		}
		picture := draw(300, 40).(*image.RGBA)
		if len(slices.Compact(slices.Sorted(slices.Values(picture.Pix)))) < 3 {
			t.Errorf("the letters of %s are not drawn", game.ID)
		}
		b.letters = widgets.NewPicture(fyne.NewSquareSize(1), func(func() func()) {}, draw)
		for _, of := range []struct {
			palette        *look.Palette
			drawn, letters bool
		}{{&look.Light, false, false}, {&look.Light, true, true}, {&look.Dark, true, true}, {&look.Contrast, true, false}} {
			app.Settings().SetTheme(look.NewTheme(of.palette, 100))
			b.drawn = of.drawn
			if b.name(); (b.title.Color != color.Transparent) == of.letters {
				t.Errorf("%s, drawn %v: the words are in %v", game.ID, of.drawn, b.title.Color)
			}
		}
	}
	if lettering(&rulesets.Game{ID: "snails", Title: "Snails"}) != nil {
		t.Error("a game of one's own has the letters of another")
	}
}

// In the dark a board has other colours, but neither the figures on it nor a hand of cards.
func TestOnlyABoardHasOtherColoursInTheDark(t *testing.T) {
	piece := drawing.New(10, 10)
	piece.Rect(piece.Area(), drawing.Filled(drawing.Paper))
	hand := drawing.New(30, 10)
	for x := range 3 {
		hand.UseAt(&drawing.Symbol{Name: "card", Drawing: piece}, drawing.Point{X: 10 * float64(x)})
	}
	board := drawing.New(30, 10)
	board.Add(hand.Marks[0])
	board.Rect(board.Area(), drawing.Outlined(drawing.None, 1, drawing.Ink))
	board.Add(hand.Marks[1])
	changed := func(cover *drawing.Drawing) (list []int) {
		for i, mark := range inLook(cover, &look.Dark).Marks {
			if use, ok := mark.(drawing.Use); ok && use.Symbol != cover.Marks[i].(drawing.Use).Symbol {
				list = append(list, i)
			}
		}
		return list
	}
	if got := changed(hand); len(got) > 0 {
		t.Errorf("of a hand the cards %v have other colours", got)
	}
	if got := changed(board); !slices.Equal(got, []int{0}) {
		t.Errorf("of a board and a figure, %v have other colours, want the board", got)
	}
}
