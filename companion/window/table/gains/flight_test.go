package gains

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestWhatIsGainedComesWhereItIsCounted(t *testing.T) {
	f := Flight{From: fyne.NewPos(100, 300), To: fyne.NewPos(900, 200), Side: 30}
	if at, faded := f.At(0); at != f.From || faded != 0 {
		t.Errorf("begins at %v, faded %v", at, faded)
	}
	if at, faded := f.At(1); at != f.To || faded != 0 {
		t.Errorf("ends at %v, faded %v", at, faded)
	}
	if at, _ := f.At(0.5); at.X != 500 || at.Y >= 250 {
		t.Errorf("half way it is at %v, and has not risen", at)
	}
}

func TestWhatIsLostFallsAndFades(t *testing.T) {
	f := Flight{From: fyne.NewPos(900, 200), Side: 30, Lost: true}
	half, faded := f.At(0.5)
	if end, gone := f.At(1); half.X != 900 || !(200 < half.Y && half.Y < end.Y) ||
		!(0 < faded && faded < gone) || gone != 1 {
		t.Errorf("falls by %v to %v, faded %v and %v", half, end, faded, gone)
	}
}

// The test driver shows only the end of an animation: by then nothing flies any more.
func TestFlightsEndAndSaySo(t *testing.T) {
	test.NewTempApp(t)
	f := newFlights()
	test.NewTempWindow(t, f)
	done := 0
	f.Start([]Flight{{Picture: image.NewRGBA(image.Rect(0, 0, 8, 8)), Side: 8}}, func() { done++ })
	f.Settle()
	if done != 1 || f.On() || len(f.Objects) != 0 {
		t.Errorf("ended %d times, on %v, %d pictures", done, f.On(), len(f.Objects))
	}
}
