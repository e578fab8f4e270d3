package main

import (
	"io"

	"homespun/companion/match/games"
)

// run runs the program with the games that come with it.
func run(args []string, in io.Reader, out, errOut io.Writer) int {
	return program{games.All()}.run(args, in, out, errOut)
}
