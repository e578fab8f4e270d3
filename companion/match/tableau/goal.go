package tableau

import "homespun/engines"

// Goal is what a match is played for, and how near it is. It stands at the same place of the screen from the
// first move to the last. Goals with the same text are the standing of several seats on the way to one goal.
type Goal struct {
	// Text is the goal in a sentence without a full stop: "3 geysers, then the Mother". The goal of
	// everybody says in it how far they have come: "Bring out 9 treasures: 2".
	Text string
	// More are short sentences below it, for reading once: who else wins, how one loses, what brings more.
	More []string
	// Have is how far the seat has come, and Need how far it must come; 0 stands for a goal that has no
	// such number.
	Have, Need int
	// Seat is who has come so far; Table for everybody.
	Seat engines.Seat
	// Icon is the name of an icon of the assets, "" for none.
	Icon string
}
