// Homespun sits beside a table where a home-made game is played: it prints the boards and pieces, tracks the
// match, and changes the house rules. Without arguments it opens its window; `homespun --help` lists what it
// does in a terminal.
package main

import (
	"os"

	"homespun/companion/games"
)

func main() {
	os.Exit(program{games.All()}.run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
