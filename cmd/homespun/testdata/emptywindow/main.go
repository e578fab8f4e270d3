// Command emptywindow opens a window with one word in it. Measuring its memory shows how much of Homespun's
// memory is Fyne's own.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	window := app.NewWithID("games.homespun.empty").NewWindow("Empty")
	window.SetContent(widget.NewLabel("Empty"))
	window.Resize(fyne.NewSize(1280, 800))
	window.ShowAndRun()
}
