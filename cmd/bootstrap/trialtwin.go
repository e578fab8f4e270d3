package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// calm are the settings with which two programs show the same at the same time: nothing moves by itself, and
// the window has a size of its own.
const calm = `motion = "less"
telling = "once"
sound = 0
window_width = 1280
window_height = 800
`

// plays plays a match of each game in the installed program by mouse and keyboard, to its end. A test of the
// program that is built here does that: what it does in its own window it does there as well, and both have
// to show the same all the time.
func (w *wine) plays(ctx context.Context) error {
	settings := w.user("AppData", "Roaming", "homespun", "settings.toml")
	if err := os.MkdirAll(filepath.Dir(settings), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(settings, []byte(calm), 0o644); err != nil {
		return err
	}
	if err := asked(w.user("Documents", "Homespun")); err != nil {
		return err
	}
	window, err := w.starts(ctx, []string{"FYNE_SCALE=1"}, w.start...)
	if err != nil {
		return err
	}
	defer window.close()
	if err := window.until(ctx, "there is a window", w.shown); err != nil {
		return err
	}
	var display string
	for _, set := range w.env {
		if value, ok := strings.CutPrefix(set, "DISPLAY="); ok {
			display = value
		}
	}
	pictures, err := filepath.Abs(filepath.Join("dist", "pictures", "twin"))
	if err != nil {
		return err
	}
	if err := os.RemoveAll(pictures); err != nil {
		return err
	}
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		return err
	}
	if err := w.withScreen(ctx, func(screen []string) error {
		env := append(screen, cgo...)
		env = append(env, "HOMESPUN_TWIN="+display, "HOMESPUN_TWIN_SCREEN="+w.dump,
			"HOMESPUN_TWIN_FAMILY="+w.user("Documents", "Homespun"), "HOMESPUN_TWIN_SETTINGS="+settings,
			"HOMESPUN_PICTURES="+pictures)
		said, err := w.output(command(ctx, env, "go test -vet=off -count=1 -timeout=60m -v "+
			"-run=^TestAnInstalledProgramPlaysTheSame$ ./cmd/homespun"))
		for line := range strings.Lines(said) {
			if _, played, ok := strings.Cut(line, "_test.go:"); ok {
				fmt.Fprintf(w.out, "  %s", strings.TrimLeft(played, "0123456789: "))
			}
		}
		if err != nil {
			return fmt.Errorf("%w\n%s", err, said)
		}
		return nil
	}); err != nil {
		return err
	}
	// it is closed as people do
	if _, err := w.output(command(ctx, w.env, "xdotool key alt+F4")); err != nil {
		return err
	}
	err = <-window.ended
	window.ended <- err
	return err
}
