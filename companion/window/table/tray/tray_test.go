package tray

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/engines"
)

func open(t *testing.T) (*Tray, *[]int16, *int) {
	t.Helper()
	test.NewTempApp(t)
	tr := New()
	w := test.NewTempWindow(t, tr)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(320, 400))
	faces, rolls := new([]int16), new(int)
	tr.OnFaces = func(f []int16) { *faces = f }
	tr.OnRoll = func() { *rolls++ }
	return tr, faces, rolls
}

// Keys fill the dice in turn; each takes only the faces that it has, and the last one typed can be taken
// back.
func TestKeysFillTheDiceInTurn(t *testing.T) {
	tr, faces, _ := open(t)
	tr.Ask(engines.RollOf(engines.Die{Owner: 0, Faces: 4}, engines.Die{Owner: 1, Faces: 12}), nil, true)
	for _, typed := range []struct {
		face int
		want bool
	}{{5, false}, {0, false}, {4, true}} {
		if got := tr.Type(typed.face); got != typed.want {
			t.Errorf("typing %d: %v, want %v", typed.face, got, typed.want)
		}
	}
	if !tr.Untype() || tr.Untype() {
		t.Error("one face was typed and can be taken back once")
	}
	tr.Type(3)
	tr.Type(11)
	if !slices.Equal(*faces, []int16{3, 11}) {
		t.Errorf("got %v, want 3 and 11", *faces)
	}
}

// A tap on a die whose face was typed in takes the last face back, and on the others the app rolls.
func TestATapOnATypedDieTakesItBack(t *testing.T) {
	tr, faces, rolls := open(t)
	tr.Ask(engines.RollOf(engines.Die{Owner: 0, Faces: 6}, engines.Die{Owner: 1, Faces: 6}), nil, true)
	tr.Type(4)
	at, _ := tr.WhereDice()
	tr.Tapped(&fyne.PointEvent{Position: at})
	if len(tr.Typed()) != 0 || *rolls != 0 || len(*faces) != 0 {
		t.Errorf("typed %v, rolled %d times, got %v", tr.Typed(), *rolls, *faces)
	}
	tr.Tapped(&fyne.PointEvent{Position: at})
	if *rolls != 1 {
		t.Error("a tap on a die without a face does not roll")
	}
}

// A tap on a face takes it, a tap on the dice rolls; dice that lie there take no taps.
func TestTaps(t *testing.T) {
	tr, faces, rolls := open(t)
	roll := engines.RollOf(engines.Die{Owner: 0, Faces: 6})
	tr.Ask(roll, nil, false)
	for face := 1; face <= 6; face++ {
		at, ok := tr.WhereFace(face)
		if !ok {
			t.Fatalf("no face %d", face)
		}
		tr.Tapped(&fyne.PointEvent{Position: at})
		if !slices.Equal(*faces, []int16{int16(face)}) {
			t.Errorf("a tap on %d takes %v", face, *faces)
		}
		tr.Ask(roll, nil, false)
	}
	at, _ := tr.WhereDice()
	tr.Tapped(&fyne.PointEvent{Position: at})
	tr.Lie(roll, []int16{2}, time.Second)
	at, _ = tr.WhereDice()
	tr.Tapped(&fyne.PointEvent{Position: at})
	if *rolls != 1 {
		t.Errorf("%d rolls, want 1", *rolls)
	}
}

// Whatever the dice, everything lies in the tray and nothing on something else, at every width.
func TestNothingOverlaps(t *testing.T) {
	tr, _, _ := open(t)
	for _, width := range []float32{200, 316, 600} {
		for n := 1; n <= 8; n++ {
			for _, faces := range []uint8{2, 6, 12} {
				for i := range 4 {
					byHand, roomy := i < 2, i%2 == 1
					dice := make([]engines.Die, n)
					for i := range dice {
						dice[i] = engines.Die{Owner: engines.Seat(i % 2), Faces: faces}
					}
					if tr.Height = LeastHeight(byHand); roomy {
						tr.Height *= 2
					}
					tr.Ask(engines.RollOf(dice...), nil, byHand)
					p := tr.plan(width)
					areas := append(slices.Clone(p.dice), p.faces...)
					for i, a := range areas {
						if a.at.X < -0.5 || a.at.X+a.size.Width > width+0.5 ||
							a.at.Y+a.size.Height > p.height+0.5 {
							t.Fatalf("%d dice of %d faces in %v: %v %v reaches out", n, faces, width, a.at,
								a.size)
						}
						for _, b := range areas[i+1:] {
							if b.has(a.centre()) || a.has(b.centre()) {
								t.Fatalf("%d dice of %d faces in %v: %v lies on %v", n, faces, width, a, b)
							}
						}
					}
				}
			}
		}
	}
}

// Faces of two digits are typed digit by digit; one that could begin such a face is taken alone by a press.
func TestFacesOfTwoDigits(t *testing.T) {
	for _, c := range []struct {
		faces  uint8
		digits []int
		press  bool
		want   []int16
	}{
		{20, []int{1, 5}, false, []int16{15}}, {20, []int{2, 0}, false, []int16{20}},
		{20, []int{1}, true, []int16{1}}, {20, []int{3}, false, []int16{3}},
		{20, []int{2, 5}, false, []int16{5}}, {20, []int{0, 7}, false, []int16{7}},
		{12, []int{1, 2}, false, []int16{12}}, {12, []int{2}, false, []int16{2}},
		{10, []int{0}, false, []int16{10}}, {6, []int{6}, false, []int16{6}}, {6, []int{7}, false, nil},
		{6, []int{0}, false, nil}, {20, []int{1}, false, nil},
	} {
		tr, faces, rolls := open(t)
		tr.Ask(engines.RollOf(engines.Die{Faces: c.faces}), nil, true)
		for _, digit := range c.digits {
			tr.TypeDigit(digit)
		}
		if c.press {
			tr.Press()
		}
		if !slices.Equal(*faces, c.want) || *rolls != 0 {
			t.Errorf("%d faces, %v typed: got %v and %d rolls, want %v", c.faces, c.digits, *faces, *rolls,
				c.want)
		}
	}
	tr, _, rolls := open(t)
	tr.Ask(engines.RollOf(engines.Die{Faces: 20}), nil, true)
	tr.TypeDigit(1)
	if !tr.Untype() || tr.Untype() {
		t.Error("a digit that was typed can be taken back once")
	}
	if tr.Press(); *rolls != 1 {
		t.Error("then a press does not roll")
	}
}
