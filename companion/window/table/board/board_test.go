package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// three is a board of three spaces in a row and one below the middle, with a piece on the first.
func three() *tableau.Scene {
	s := &tableau.Scene{Mat: drawing.New(90, 60), Slot: 20}
	for i, at := range [][2]float64{{0, 0}, {30, 0}, {60, 0}, {30, 30}} {
		s.Spots = append(s.Spots,
			tableau.Place{ID: i, Name: string(rune('a' + i)), Box: drawing.Box(at[0], at[1], 30, 30)})
	}
	s.Pieces = []tableau.Thing{{ID: 7, Seat: 0, Label: "7", At: drawing.Point{X: 15, Y: 15}, Size: 20,
		Spot: 0}}
	return s
}

func open(t *testing.T) (*Board, *[]tableau.Input) {
	t.Helper()
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(&look.Light, 100))
	b := New()
	w := test.NewTempWindow(t, b)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(900, 600))
	tapped := new([]tableau.Input)
	b.OnTap = func(inputs []tableau.Input) { *tapped = inputs }
	b.SetScene(three())
	b.Allow([]tableau.Input{tableau.APiece(7), tableau.ASpot(2)}, nil, false)
	w.Canvas().Focus(b)
	return b, tapped
}

func key(b *Board, names ...fyne.KeyName) {
	for _, name := range names {
		b.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// A tap on a space stands for what lies alone on it, the piece first.
func TestATapTellsWhatLiesThere(t *testing.T) {
	b, tapped := open(t)
	b.Tapped(&fyne.PointEvent{Position: b.WherePoint(drawing.Point{X: 2, Y: 2})})
	if want := []tableau.Input{tableau.APiece(7), tableau.ASpot(0)}; !slices.Equal(*tapped, want) {
		t.Errorf("got %v, want %v", *tapped, want)
	}
	*tapped = nil
	b.Tapped(&fyne.PointEvent{Position: b.WherePoint(drawing.Point{X: 5, Y: 50})})
	if *tapped != nil {
		t.Errorf("a tap on no space tells %v", *tapped)
	}
}

func TestArrowsGoFromSpotToSpot(t *testing.T) {
	b, tapped := open(t)
	b.PutCursor(tableau.ASpot(0))
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyRight, 1}, {fyne.KeyDown, 3}, {fyne.KeyDown, 3}, {fyne.KeyUp, 1}, {fyne.KeyRight, 2},
		{fyne.KeyRight, 2}, {fyne.KeyLeft, 1}} {
		if key(b, step.key); b.Cursor() != tableau.ASpot(step.want) {
			t.Errorf("%s leads to %v, want spot %d", step.key, b.Cursor(), step.want)
		}
	}
	for _, press := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		*tapped = nil
		if key(b, press); !slices.Equal(*tapped, []tableau.Input{tableau.ASpot(1)}) {
			t.Errorf("%s taps %v", press, *tapped)
		}
	}
}

// While cards of a hand are to be tapped the arrows go from one to the next, past those that may not be, and
// to nothing else; so they do when both are picked.
func TestArrowsStayInTheHand(t *testing.T) {
	b, tapped := open(t)
	s := three()
	s.Trays = []tableau.Tray{{Spot: 20, Name: "The hand", Wide: true, Slots: 4}}
	for i := range 4 {
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: 30 + i, Seat: 0, Form: &tableau.Form{Draw: tableau.Token.Draw, Upright: true},
				Label: "card", Spot: 20, Faint: i == 3})
	}
	b.SetScene(s)
	b.Allow([]tableau.Input{tableau.APiece(30), tableau.APiece(32)}, nil, false)
	b.PutCursor(tableau.APiece(30))
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyUp, 30}, {fyne.KeyLeft, 30}, {fyne.KeyRight, 32}, {fyne.KeyRight, 32}, {fyne.KeyDown, 32},
		{fyne.KeyLeft, 30}} {
		if key(b, step.key); b.Cursor() != tableau.APiece(step.want) {
			t.Errorf("%s leads to %v, want card %d", step.key, b.Cursor(), step.want)
		}
	}
	if key(b, fyne.KeyReturn); !slices.Equal(*tapped, []tableau.Input{tableau.APiece(30)}) {
		t.Errorf("Return taps %v", *tapped)
	}
	b.Allow(nil, nil, false)
	for _, want := range []int{31, 32, 32} {
		if key(b, fyne.KeyRight); b.Cursor() != tableau.APiece(want) {
			t.Errorf("with nothing to be tapped the cursor is on %v, want card %d", b.Cursor(), want)
		}
	}
	b.Allow([]tableau.Input{tableau.APiece(30), tableau.ASpot(2)}, nil, false)
	b.PutCursor(tableau.ASpot(0))
	if key(b, fyne.KeyRight); b.Cursor() != tableau.ASpot(1) {
		t.Errorf("with more than the hand to be tapped the cursor is on %v", b.Cursor())
	}
}

// A pointer that rests says nothing of what it was on once that is forgotten, or while something is shown,
// not even where the window tells again where it is; it does when it moves.
func TestAForgottenPointerRests(t *testing.T) {
	for name, quiet := range map[string]func(*Board){"forgotten": (*Board).Forget,
		"something is shown": (*Board).Rest} {
		t.Run(name, func(t *testing.T) {
			b, _ := open(t)
			at := b.WherePoint(drawing.Point{X: 15, Y: 15})
			event := func(at fyne.Position) *desktop.MouseEvent {
				return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}}
			}
			if b.MouseIn(event(at)); b.view.hover != tableau.APiece(7) {
				t.Fatalf("the pointer is over %v", b.view.hover)
			}
			quiet(b)
			b.SetScene(three())
			b.MouseIn(event(at))
			if b.MouseMoved(event(at)); b.view.hover != (tableau.Input{}) {
				t.Errorf("it has not moved, and says %v", b.view.hover)
			}
			if b.MouseMoved(event(at.AddXY(2, 0))); b.view.hover != tableau.APiece(7) {
				t.Errorf("it has moved, and says %v", b.view.hover)
			}
		})
	}
}

func TestTabGoesThroughWhatMayBeTapped(t *testing.T) {
	b, _ := open(t)
	key(b, fyne.KeyTab)
	first := b.Cursor()
	key(b, fyne.KeyTab)
	if second := b.Cursor(); first != tableau.APiece(7) || second != tableau.ASpot(2) {
		t.Errorf("Tab leads to %v and %v", first, second)
	}
	b.view.shift = true
	if key(b, fyne.KeyTab); b.Cursor() != tableau.APiece(7) {
		t.Errorf("Shift+Tab leads to %v", b.Cursor())
	}
}

// A still board, as one that is looked back at, takes no taps.
func TestAStillBoard(t *testing.T) {
	b, tapped := open(t)
	b.Allow(nil, nil, true)
	b.PutCursor(tableau.ASpot(1))
	key(b, fyne.KeyReturn)
	b.Tapped(&fyne.PointEvent{Position: b.WherePoint(drawing.Point{X: 45, Y: 15})})
	if *tapped != nil {
		t.Errorf("it tells %v", *tapped)
	}
}

// The renderer can be thrown away and made anew at any time: it keeps nothing of its own.
func TestASecondRenderer(t *testing.T) {
	b, _ := open(t)
	b.PutCursor(tableau.ASpot(2))
	b.Refuse(Refusal{Tapped: tableau.ASpot(2), InTheWay: []int16{1}, Shakes: tableau.APiece(7)})
	first, second := b.CreateRenderer(), b.CreateRenderer()
	if a, z := len(first.Objects()), len(second.Objects()); a != z || a < 6 {
		t.Errorf("%d objects, then %d", a, z)
	}
}

// Who wants to hear every press gets it before anything else, on a still board too.
func TestEveryPressIsTold(t *testing.T) {
	b, tapped := open(t)
	presses := 0
	b.OnPress = func() Press { presses++; return Taken }
	b.Allow(nil, nil, true)
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(1, 1)})
	key(b, fyne.KeySpace, fyne.KeyReturn)
	if presses != 3 || *tapped != nil {
		t.Errorf("%d presses are told, and a tap on %v", presses, *tapped)
	}
}

// Arrows stop short of the pieces they go between; explosions lie below the pieces.
func TestArrowsAndExplosions(t *testing.T) {
	b, _ := open(t)
	s := three()
	s.Pieces = append(s.Pieces,
		tableau.Thing{ID: 8, Seat: 1, Label: "8", At: drawing.Point{X: 75, Y: 15}, Size: 20, Spot: 2})
	s.Arrows = []tableau.Arrow{{From: s.Pieces[0].At, To: s.Pieces[1].At, Strong: true},
		{From: s.Pieces[0].At, To: s.Pieces[0].At}}
	s.Layers = []tableau.Layer{tableau.BlastOn(drawing.Box(0, 0, 60, 30))}
	b.SetScene(s)
	r := b.CreateRenderer().(*renderer)
	if len(r.lines.all) != 2 {
		t.Fatalf("%d lines, want the shaft of one arrow and its edge", len(r.lines.all))
	}
	for _, line := range r.lines.all {
		for i, end := range []fyne.Position{line.Position1, line.Position2} {
			piece := b.view.place(s.Pieces[i].At)
			half := b.view.place(drawing.Point{X: s.Pieces[i].At.X + 10, Y: s.Pieces[i].At.Y}).X - piece.X
			if far := end.X - piece.X; far*float32(1-2*i) < half {
				t.Errorf("the arrow comes within %v of piece %d, whose half is %v", far, i, half)
			}
		}
	}
	if picture := (picture{tableau.Blast{}, tableau.Frame{Width: 60, Height: 30}}).draw(); picture.RGBAAt(30,
		15).A == 0 || picture.RGBAAt(30, 15).A == 255 {
		t.Errorf("the middle of an explosion is %v, want something to see through", picture.RGBAAt(30, 15))
	}
}

// What reaches as far on all sides is round, and ends with the mat; so does a ring.
func TestBurstsAreRound(t *testing.T) {
	b, _ := open(t)
	s := three()
	burst := tableau.Ring{At: drawing.Point{X: 0, Y: 15}, Radius: 12}
	s.Layers = []tableau.Layer{tableau.BlastAround(burst.At, burst.Radius)}
	b.SetScene(s)
	b.Aim(nil, &tableau.Sight{Rings: []tableau.Ring{burst}})
	r := b.CreateRenderer().(*renderer)
	whole, _ := b.view.box(drawing.Box(0, 3, 12, 24))
	var found int
	for _, o := range r.images.all[:r.images.used] {
		if o.Position() != whole {
			continue
		}
		found++
		wide, high := o.Image.Bounds().Dx(), o.Image.Bounds().Dy()
		if wide < high/2-1 || wide > high/2+1 {
			t.Errorf("%d × %d pixels lie on the mat, want the right half", wide, high)
		}
		alpha := func(x, y int) uint32 {
			_, _, _, a := o.Image.At(o.Image.Bounds().Min.X+x, o.Image.Bounds().Min.Y+y).RGBA()
			return a
		}
		if corner, edge := alpha(wide-2, 1), alpha(wide-3, high/2); corner != 0 || edge == 0 {
			t.Errorf("the corner is %d and the edge beside the middle %d, want nothing and something", corner,
				edge)
		}
	}
	if found != 2 {
		t.Errorf("%d pictures on the mat's part of it, want the burst and the ring", found)
	}
}

// In the dark only what is lit is seen as ever.
func TestTheDarkLeavesOutWhatIsLit(t *testing.T) {
	b, _ := open(t)
	s := three()
	s.Layers = []tableau.Layer{tableau.Dark(s.Mat, []drawing.Rectangle{s.Spots[1].Box})}
	b.SetScene(s)
	corner, size := b.view.box(s.Mat.Area())
	picture := b.view.picture(s.Layers[0].Look, b.view.pixels(size.Width), b.view.pixels(size.Height))
	for i, spot := range s.Spots[:3] {
		at := b.view.place(spot.Box.Centre()).Subtract(corner)
		if lit := picture.RGBAAt(int(at.X), int(at.Y)).A == 0; lit != (i == 1) {
			t.Errorf("spot %d is lit: %v", i, lit)
		}
	}
}

// What looks the same is drawn once, and no more is kept than there is room for: what was asked for last.
func TestPicturesAreDrawnOnce(t *testing.T) {
	b, _ := open(t)
	first := b.view.picture(tableau.Blast{}, 2000, 2000)
	if b.view.picture(tableau.Blast{}, 2000, 2000) != first ||
		b.view.picture(tableau.Blast{Round: true}, 2000, 2000) == first {
		t.Error("the same blast is drawn again, or a round one is not")
	}
	kept := b.view.picture(tableau.Blast{}, 100, 100)
	for side := 2001.0; side < 2020; side++ {
		b.view.picture(tableau.Blast{}, side, side)
		if b.view.picture(tableau.Blast{}, 100, 100) != kept {
			t.Fatal("a picture that is on the board is drawn again")
		}
	}
	bytes := 0
	for side := 2000.0; side < 2020; side++ {
		if held, ok := b.view.pictures.Find(picture{tableau.Blast{}, b.view.frame(side, side)}); ok {
			bytes += len(held.Pix)
		}
	}
	if bytes > mostPictures || b.view.picture(tableau.Blast{}, 2000, 2000) == first {
		t.Errorf("pictures of %d bytes are kept", bytes)
	}
}

// Where spaces are small the bubble shows what lies on them larger; where they are large it shows words alone.
func TestSmallSpacesHaveALens(t *testing.T) {
	b, _ := open(t)
	b.Says = func(tableau.Input) string { return "a wizard" }
	images := func(width float32) int {
		test.Canvas().SetContent(b)
		b.Resize(fyne.NewSize(width, width*2/3))
		b.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{
			Position: b.WherePoint(drawing.Point{X: 15, Y: 15})}})
		n := 0
		for _, o := range b.drawn.objects {
			if image, ok := o.(*canvas.Image); ok && image.Size().Width >= lensSide {
				n++
			}
		}
		return n
	}
	if large := images(900); large != 2 { // the mat and the piece itself
		t.Errorf("on a large board %d pictures are large, want 2", large)
	}
	if small := images(120); small != 2 { // the mat and the piece in the lens
		t.Errorf("on a small board %d pictures are large, want 2", small)
	}
	if b.drawn.lens(tableau.ASpot(2)) != nil {
		t.Error("the lens shows something on an empty space")
	}
}
