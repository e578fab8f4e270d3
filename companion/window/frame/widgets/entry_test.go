package widgets

import (
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
)

// Lines to type in come and go with their screens; what one of them needs is not kept for ever. The window's
// library keeps the fonts of whatever has a theme of its own, more than ten megabytes each, and gives none
// back.
func TestALineToTypeInKeepsNoFontsOfItsOwn(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(&look.Light, 100))
	window := test.NewTempWindow(t, NewEntry("the first one reads the fonts", "").Framed())
	window.Resize(fyne.NewSize(400, 100))
	window.Canvas().Capture()
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	const lines = 5
	for range lines {
		window.SetContent(NewEntry("Ava", "").Framed())
		window.Canvas().Capture()
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	if grown := (int64(after.HeapAlloc) - int64(before.HeapAlloc)) / lines; grown > 1<<20 {
		t.Errorf("each line keeps %d bytes, want less than %d", grown, 1<<20)
	}
}

// shownEntry returns a line with a text in it, in a window.
func shownEntry(t *testing.T, text string) *Entry {
	t.Helper()
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(&look.Light, 100))
	entry := NewEntry(text, "")
	window := test.NewTempWindow(t, entry.Framed())
	window.Resize(fyne.NewSize(400, 80))
	return entry
}

// behind is where a line is pointed at behind the first words in it.
func behind(words string) fyne.Position {
	return fyne.NewPos(theme.InnerPadding()+extraPadding+
		fyne.MeasureText(words, theme.TextSize(), fyne.TextStyle{}).Width, 24)
}

// The mouse puts the cursor where it points, though what is typed lies further in than in the library's own
// lines.
func TestTheMousePutsTheCursorBetweenLetters(t *testing.T) {
	entry := shownEntry(t, "Ava and Ben")
	for column, before := range []string{0: "", 3: "Ava", 7: "Ava and", 11: "Ava and Ben"} {
		if before == "" && column > 0 {
			continue
		}
		entry.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: behind(before)},
			Button: desktop.MouseButtonPrimary})
		if entry.CursorColumn != column {
			t.Errorf("after %q: the cursor is at %d, want %d", before, entry.CursorColumn, column)
		}
	}
}

// The mouse selects the letters that it is dragged over.
func TestTheMouseSelectsTheLettersItIsDraggedOver(t *testing.T) {
	entry := shownEntry(t, "illicit lilies")
	entry.FocusGained()
	entry.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: behind("il")},
		Button: desktop.MouseButtonPrimary})
	was := behind("il")
	for _, text := range []string{"ill", "illi", "illicit"} {
		at := behind(text)
		entry.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at},
			Dragged: fyne.NewDelta(at.X-was.X, 0)})
		was = at
	}
	entry.DragEnd()
	if got := entry.SelectedText(); got != "licit" {
		t.Errorf("selected is %q, want %q", got, "licit")
	}
}
