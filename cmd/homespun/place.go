//go:build cgo

package main

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"homespun/companion/window/frame/shell"
)

// wholeScreen is how much of the screen a remembered window must have covered to count as one that took all
// of it.
const wholeScreen = 0.95

// place has the window take the work area of the screen when the program starts for the first time, and again
// if it had all of it when it was last closed. A window that is larger than the screen becomes smaller. It is
// called once the window is shown and before the app runs, on the goroutine of the window. Where GLFW cannot
// tell, the window stays as it is.
func place(window *shell.Shell) {
	own := glfwWindow(window.Window)
	monitor := glfw.GetPrimaryMonitor()
	if own == nil || monitor == nil || window.Window.FullScreen() {
		return
	}
	_, _, width, height := monitor.GetWorkarea()
	left, top, right, bottom := own.GetFrameSize()
	width, height = width-left-right, height-top-bottom
	if width <= 0 || height <= 0 {
		return
	}
	wide, high := own.GetSize()
	if wide > width || high > height {
		scale := window.Window.Canvas().Scale()
		window.Window.Resize(fyne.NewSize(float32(min(wide, width))/scale, float32(min(high, height))/scale))
	}
	hadAll := float64(wide) >= wholeScreen*float64(width) && float64(high) >= wholeScreen*float64(height)
	if first := window.Settings().Width == 0; first || hadAll {
		own.Maximize()
	}
}

// glfwWindow returns GLFW's own window of a window of the app; nil if it has none. Fyne makes it GLFW's current
// context while a function of RunWithContext runs.
func glfwWindow(window fyne.Window) (own *glfw.Window) {
	if drawn, ok := window.(interface{ RunWithContext(func()) }); ok {
		drawn.RunWithContext(func() { own = glfw.GetCurrentContext() })
	}
	return own
}

// screens returns how many screens the computer has. It is called on the goroutine of the window.
func screens() int {
	return max(1, len(glfw.GetMonitors()))
}
