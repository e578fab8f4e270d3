// Homespun is a companion for home-made tabletop games. It prints the boards and pieces, tracks the match,
// and helps to change the house rules. Without arguments it opens its window; `homespun --help` lists the
// commands for a terminal.
package main

import (
	"os"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/system/complaint"
	"homespun/companion/system/locale"
	"homespun/printables/script"
)

// usualPaper is the paper of a print that names none. Programs that are told of no place, such as tests, have
// A4.
var usualPaper = "a4"

func main() {
	usualPaper = locale.Paper() // before the window sets a locale where there is none
	script.Use(script.System)
	os.Exit(program{games.All()}.run(os.Args[1:], os.Stdin, os.Stdout, complaint.Writer(words.App)))
}
