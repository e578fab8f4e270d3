package shell

import (
	"time"

	"fyne.io/fyne/v2"
)

// Dropped is a screen on which a file can be dropped.
type Dropped interface{ Drop(path string) }

// Pasted is a screen into which a text can be pasted while no widget uses it.
type Pasted interface{ Paste(text string) }

// OnDrop sets what happens with a file that is dropped on a screen that is not [Dropped].
func (s *Shell) OnDrop(do func(path string)) { s.dropped = do }

// listen has what is dropped on the window and pasted into it come to the screen.
func (s *Shell) listen() {
	s.Window.SetOnDropped(func(_ fyne.Position, dropped []fyne.URI) {
		if len(dropped) > 0 {
			guarded(func() { s.Drop(dropped[0].Path()) }, s.Stumble)()
		}
	})
	s.Window.Canvas().AddShortcut(&fyne.ShortcutPaste{}, func(fyne.Shortcut) {
		guarded(s.Paste, s.Stumble)()
	})
}

// Drop drops a file on the screen, unless a dialog is open. A screen that is left for it may ask first, as
// with Back.
func (s *Shell) Drop(path string) {
	if s.Window.Canvas().Overlays().Top() != nil {
		return
	}
	if screen, ok := s.screen.(Dropped); ok {
		screen.Drop(path)
		return
	}
	leave := func() { s.dropped(path) }
	if holding, ok := s.screen.(Holding); s.dropped != nil && (!ok || !holding.Hold(leave)) {
		leave()
	}
}

// again is how long a file waits that cannot be opened yet, because somebody has a dialog open.
const again = 300 * time.Millisecond

// Fetch opens a file that came from outside the window, by a double-click: it is no screen's, as one that is
// dropped can be. It waits until no dialog is open. A screen that is left for it may ask first.
func (s *Shell) Fetch(path string) {
	if s.closed || s.dropped == nil {
		return
	}
	if s.Window.Canvas().Overlays().Top() != nil {
		s.After(again, func() { s.Fetch(path) })
		return
	}
	guarded(func() {
		leave := func() { s.dropped(path) }
		if holding, ok := s.screen.(Holding); !ok || !holding.Hold(leave) {
			leave()
		}
	}, s.Stumble)()
}

// Paste pastes the text that was copied last into the screen, unless a dialog is open.
func (s *Shell) Paste() {
	if screen, ok := s.screen.(Pasted); ok && s.Window.Canvas().Overlays().Top() == nil {
		screen.Paste(s.Clipboard())
	}
}

// Clipboard returns the text that was copied last, in whatever program; SetClipboard copies one.
func (s *Shell) Clipboard() string { return fyne.CurrentApp().Clipboard().Content() }

// SetClipboard is told at Clipboard.
func (s *Shell) SetClipboard(text string) { fyne.CurrentApp().Clipboard().SetContent(text) }
