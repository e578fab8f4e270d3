// Homespun is a companion for home-made tabletop games. It prints the boards and pieces, tracks the match,
// and helps to change the house rules. Without arguments it opens its window; `homespun --help` lists the
// commands for a terminal.
package main

import (
	"os"

	"homespun/companion/games"
)

func main() {
	os.Exit(program{games.All()}.run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
