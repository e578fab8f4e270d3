package widgets

import (
	"time"

	"fyne.io/fyne/v2"
)

// Motion is an animation, of which one runs at a time.
type Motion struct{ running *fyne.Animation }

// Start runs an animation in place of the one that was running. tick gets the part of it that is over, 0 to
// 1; at 1 it runs no longer.
func (m *Motion) Start(length time.Duration, curve fyne.AnimationCurve, tick func(part float32)) {
	m.Stop()
	running := fyne.NewAnimation(length, nil)
	running.Curve = curve
	running.Tick = func(part float32) {
		if m.running != running {
			return
		}
		if part >= 1 {
			m.running = nil
		}
		tick(part)
	}
	m.running = running
	running.Start()
}

// Stop stops the animation and reports whether it was running.
func (m *Motion) Stop() bool {
	running := m.running
	if m.running = nil; running != nil {
		running.Stop()
	}
	return running != nil
}

// On reports whether the animation is running.
func (m *Motion) On() bool { return m.running != nil }
