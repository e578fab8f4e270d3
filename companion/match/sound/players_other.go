//go:build !windows

package sound

import (
	"context"
	"os/exec"
	"runtime"
	"slices"
)

// program is a program that plays the file that its last argument names.
type program struct {
	name      string
	arguments []string
	most      int32
}

// programsOf returns those of a system, by its name in Go, the best first. A player of ALSA may have the
// loudspeaker for itself, so one sound ends before the next begins.
func programsOf(system string) []program {
	if system == "darwin" {
		return []program{{"afplay", nil, 3}}
	}
	return []program{{"pw-play", nil, 3}, {"paplay", nil, 3}, {"aplay", []string{"--quiet"}, 1}}
}

// players returns the players of this system that there are.
func players() []player {
	var found []player
	for _, p := range programsOf(runtime.GOOS) {
		path, err := exec.LookPath(p.name)
		if err != nil {
			continue
		}
		found = append(found, player{p.most, func(ctx context.Context, file string) error {
			return exec.CommandContext(ctx, path, append(slices.Clip(p.arguments), file)...).Run()
		}})
	}
	return found
}
