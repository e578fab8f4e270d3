// Package engines is the contract that the engines of all games keep.
//
// An engine compiles a ruleset once into an immutable game. It answers questions about positions, which are
// plain values: who has to decide, which moves are legal, why another one is not, what a move does, how the
// match ended. It draws no random number and knows no file, clock, screen or other game. It makes no
// sentences either: it speaks in messages, and package rulesets puts them into words.
//
// A game is written against [Game], generic over its position, and wrapped once with [Wrap] into an [Engine],
// which everything above uses without knowing the position's type. Loops that make many moves (bots,
// simulations) use a [Walker], which moves on in place.
//
// # Glossary
//
// These words mean the same in all packages:
//
//   - Ruleset: all numbers and texts of one way to play a game, read from TOML (package rulesets).
//   - Game: a ruleset compiled for a number of seats ([Game]). It never changes.
//   - Position: where a match stands, as a value ([Position]). A view is a position as one seat may know it.
//   - Seat: a place at the table, taken by a player or a side ([Seat]). Dice and Table stand for nobody's.
//   - Space, piece: a place of the board and what lies on it, each a number that the game gives it.
//   - Move: who does what with which pieces and spaces ([Move]); what is done is its [Verb]. A roll is a move of the
//     dice, a fix a move of the table that puts the app right.
//   - Form: how the moves of a verb are written on a line ([Form]); the notation is all forms of a game.
//   - Pending: what a position waits for, which is a decision of some seats or a roll ([Pending]).
//   - Verdict: whether a move is legal, and why not ([Verdict]).
//   - Message: something said without words: a reason, a clause and arguments ([Message]). It is a refusal in a
//     verdict, an event when a move emits it, and a prompt for what is pending.
//   - Event: one thing that a move brings about, emitted as a message while the move is applied.
//   - Clause: a numbered rule of a game, such as SIT-08 ([Clause]).
//   - Line, step: a line is a move, undo, redo or change of seats in a match file; a step is a line that was made,
//     with the positions around it. A step is active until it is undone (package record).
//   - Sealed: said of an answer given in secret, which waits until all have answered (package session).
//   - Scene, spot, input: a scene is what lies on the screen as data; a spot is a place of it where a piece can lie;
//     an input is one thing that a person taps or types (package tableau).
//   - Replay: the events of a line shown one after the other (package table).
package engines
