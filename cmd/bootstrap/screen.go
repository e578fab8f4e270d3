package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// withScreen runs job while a screen in memory is there, and takes it down after. job gets the environment for programs
// that shall use it:
//
//	DISPLAY            the screen, 1920×1080
//	HOMESPUN_WINDOW    1: the test of the real window is wanted
//	HOMESPUN_SCREEN    the file in which the screen's pixels can be read at any time, in XWD format
func withScreen(ctx context.Context, s *System, job func(env []string) error) error {
	folder, err := os.MkdirTemp("", "homespun-screen-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)

	ctx, stop := context.WithCancel(ctx)
	number := make(chan int, 1)
	ended := make(chan error, 1)
	tail := &Tail{Keep: 10}
	lines := newLines(func(line string) {
		if n, err := strconv.Atoi(line); err == nil {
			select {
			case number <- n:
			default:
			}
			return
		}
		tail.Add(line)
	})
	go func() {
		// It takes the first free display by itself and says which (on descriptor 1) when it is ready.
		ended <- s.Run(ctx, Command{Out: lines, Args: []string{"Xvfb", "-displayfd", "1",
			"-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset", "-fbdir", folder}})
	}()
	defer func() {
		stop()
		<-ended
	}()
	select {
	case n := <-number:
		return job([]string{
			"DISPLAY=:" + strconv.Itoa(n), "WAYLAND_DISPLAY=", "XDG_SESSION_TYPE=x11", "LIBGL_ALWAYS_SOFTWARE=1",
			"HOMESPUN_WINDOW=1", "HOMESPUN_SCREEN=" + filepath.Join(folder, "Xvfb_screen0"),
		})
	case err := <-ended:
		ended <- nil // for the one who waits below
		return fmt.Errorf("the screen in memory (Xvfb) ended (%v):\n%s", err, tail)
	case <-time.After(30 * time.Second):
		return errors.New("the screen in memory (Xvfb) was not ready after 30 seconds")
	}
}
