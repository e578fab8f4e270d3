//go:build cgo

package main

import (
	"time"

	"fyne.io/fyne/v2"
)

// repaint has the window painted once more whenever Fyne has forgotten what it shows. Fyne dates what a frame
// shows by the clock of the frame before. After a slow start, or when the computer has slept, that is so long
// ago that Fyne forgets all of it at once, and paints no change of it any more.
func repaint(window fyne.Window) {
	guard := fyne.NewAnimation(time.Second, func(float32) {
		if content := window.Content(); fyne.CurrentApp().Driver().CanvasForObject(content) == nil {
			window.Canvas().Refresh(content)
		}
	})
	guard.RepeatCount = fyne.AnimationRepeatForever
	guard.Start()
}
