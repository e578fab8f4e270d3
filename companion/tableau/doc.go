// Package tableau says what a match looks like, as data: for a position and a seat the mat, spots and pieces,
// the tracks, and the inputs that count now. It knows no screen. Each game has its own [Game] in a file or
// folder; everything else here is for all of them.
//
// A decision is made of inputs, one after the other: a piece, a spot, a point, a number or a choice. A game
// says which inputs a move is made of and which move inputs make; a [Question] does the rest: what may come
// next, what a tap means, when a move is ready, and why it may not be made.
package tableau
