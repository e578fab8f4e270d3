// Package tableau describes what a match looks like, as data. For a position and a seat it gives the [Scene]:
// the mat, spots, pieces and tracks. It knows no screen. Each game implements [Game] in a folder of its own;
// everything else here is for all games.
//
// A decision consists of inputs, one after another: a piece, a spot, a point, a number or a choice. The game
// says which inputs make a move, and which move some inputs make. A [Question] does the rest: it knows what
// may come next, what a tap means, when a move is ready, and why a move is refused.
package tableau
