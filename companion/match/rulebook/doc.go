// Package rulebook makes the rulebook of a game from the rules in force: a booklet with the aim, what is in the
// box, the setting up, a turn and examples, and all clauses at its end. The examples are positions and moves that
// the engine checks; the table of the game draws them.
package rulebook
