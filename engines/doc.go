// Package engines is the contract between the rules of a game and everything that uses them.
//
// An engine compiles a ruleset once into an immutable game. The game answers questions about positions, which
// are plain values: who has to decide, which moves are legal, why a move is refused, what a move does, and
// how the match ended. An engine draws no random numbers and knows no file, clock, screen or other game. It
// writes no sentences either: it emits messages, and package rulesets puts them into words.
//
// A game implements [Game], which is generic over its position type. [Wrap] turns it once into an [Engine],
// which all other packages use without knowing that type. Loops that make many moves (bots, simulations) use
// a [Walker], which changes one position in place.
//
// # Glossary
//
// These words mean the same in all packages:
//
//   - Ruleset: all numbers and texts of one way to play a game, read from TOML (package rulesets).
//   - Game: a ruleset compiled for a number of seats ([Game]). It never changes.
//   - Position: the state of a match, as a value ([Position]). A view is a position as one seat may know it.
//   - Seat: a place at the table, taken by a player or a side ([Seat]). The values Dice and Table are no
//     player's.
//   - Space, piece: a place of the board, and a thing that lies on it. The game gives each a number.
//   - Move: who does what with which pieces and spaces ([Move]). Its [Verb] says what is done. A roll is a
//     move of the dice. A fix is a move of the table that puts the app right.
//   - Form: how the moves of a verb are written on a line ([Form]). The notation is all forms of a game.
//   - Pending: what a position waits for, either a decision of some seats or a roll ([Pending]).
//   - Verdict: whether a move is legal, and if not, why ([Verdict]).
//   - Message: a statement as data: a reason, a clause and arguments ([Message]). Messages are refusals in
//     verdicts, events of moves, and prompts for a pending decision.
//   - Event: one effect of a move, emitted as a message while the move is applied.
//   - Clause: a numbered rule of a game, such as SIT-08 ([Clause]).
//   - Line, step: a line is a move, undo, redo or change of seats in a match file. A step is a line that was
//     made, with the positions before and after it. A step is active until it is undone (package record).
//   - Sealed: an answer given in secret is sealed until all seats have answered (package session).
//   - Scene, spot, input: a scene is everything on the table as data for the screen. A spot is a place in it
//     where a piece can lie. An input is one thing that a person taps or types (package tableau).
//   - Tray, track: a tray is a place beside the board where pieces wait. A track is a number or a row of steps
//     beside the board, such as hearts or rounds (package tableau).
//   - Part, set: a part is one thing that can be printed, such as the board. A set is all parts of a game
//     (package parts).
//   - Theme: the names, colours and icons of a game. It changes no rule (package rulesets).
//   - Replay: showing the events of a line one after the other (package table).
package engines
