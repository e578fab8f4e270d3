package kit

import (
	"sync"

	"homespun/engines"
	"homespun/engines/kit/outlook"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// Game is a family's game for a number of seats. It does not change.
type Game struct {
	*program.Program
	lines engines.Lines[word]
	// ends are the sentences on the end that foretell something.
	ends []ending
	// outlook is made when somebody asks for the value of a position first; info says of all games what this one is too.
	outlook func() *outlook.Outlook
	info    func() *engines.Info
	// counts is how often each instruction was carried out; nil where nobody asks.
	counts []int
}

// Counting returns the game as one that counts how often each of its instructions is carried out. Only one goroutine may
// play it.
func (g *Game) Counting() (counting *Game, counts []int) {
	other := *g
	other.counts = make([]int, len(g.Code))
	return &other, other.counts
}

// Define returns the definition of the kit in a vocabulary, which is asked for with the first game.
func Define(language func() *phrase.Language) engines.Definition {
	return engines.Define(&info, func(decode func(into any) error, seats int) (*Game, error) {
		return Compile(language(), decode, seats)
	})
}

// Compile makes a game of a family's file. The error is a *[engines.FieldError].
func Compile(l *phrase.Language, decode func(into any) error, seats int) (*Game, error) {
	made, err := program.New(l, decode, seats)
	if err != nil {
		return nil, err
	}
	g := &Game{Program: made}
	g.lines, g.ends = g.newLines(made.CardSlugs), g.endings()
	g.outlook = sync.OnceValue(func() *outlook.Outlook { return outlook.Of(made) })
	g.info = sync.OnceValue(func() *engines.Info {
		own := info
		own.Together = outlook.Together(made)
		return &own
	})
	return g, nil
}
