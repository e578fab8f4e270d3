package engines

// Danger is the one thing about how the match may end that everybody at the table should know now: who wins
// unless something happens, what is one step from done, what is the last of something.
type Danger struct {
	Message
	// Wins are the seats that win unless what the message names happens. It is empty if the message does not
	// say who wins.
	Wins SeatSet
	// Grave says that it is about winning or losing the match, and not only about a step towards it.
	Grave bool
}

// Foreteller is implemented by games that say what is about to decide the match.
type Foreteller[P comparable] interface {
	// Danger returns the most important of such things in a position, by the position and the rules alone;
	// false if there is none. Like Prompt, it says only what all may know.
	Danger(p *P) (Danger, bool)
}
