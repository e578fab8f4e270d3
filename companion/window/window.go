// Package window is the desktop app that people use beside the table. Each screen is a package in a folder
// below this one; this package opens the window and connects the screens.
package window

import (
	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/screens/preferences"
	"homespun/companion/window/screens/refuge"
)

// Open makes the window of the app and goes to the first screen, and from there to the page that says so
// where the family's folder cannot be written. A while later the copy of the week is made. The caller shows
// the window and runs the app:
//
//	window.Open(application, deps, first).Window.ShowAndRun()
func Open(application fyne.App, deps shell.Deps, first shell.Route) *shell.Shell {
	window := application.NewWindow(words.App)
	if icon := widgets.Icon("game-die"); icon != nil {
		window.SetIcon(icon)
	}
	window.SetMaster()
	s := shell.New(deps, window, first)
	refuge.Look(s, first)
	preferences.Weekly(s)
	s.Restore()
	window.SetCloseIntercept(s.AskToClose)
	window.SetOnClosed(s.Close)
	return s
}
