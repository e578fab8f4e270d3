// Package engines is the contract that the engines of all games keep.
//
// An engine compiles a ruleset once into an immutable game and answers questions about positions, which are plain values: who owes a
// decision, what is legal, why a move is not, what a move does, how the match ended. It draws no random number and knows no file, clock,
// screen or other game. It makes no sentences either: verdicts, events and prompts are notes (a reason, a clause and arguments), and package
// rulesets turns a note into words.
//
// A game is written against [Game], generic over its position, and wrapped once with [Wrap] into an [Engine], which everything above uses
// without knowing the position's type. Loops that make many moves (bots, simulations) use a [Walker], which moves on in place.
package engines
