// Package kit plays games that a family writes down itself, in sentences. A file of rules is compiled once: each
// sentence becomes a few instructions, and a position holds which lists of them are under way.
//
//	kit      = 1                 # the vocabulary in which the rules are written
//	path     = 24                # spaces in a row; ring = 40 for a ring; neither for a game without a board
//	word     = ["stone", "stones"]
//	piece    = ["snail", "snails"]
//	pieces   = 2                 # of each player
//	dice     = "d6"              # or 2d6
//	enter    = [6]               # with what a piece leaves the start; none is anything
//	exact    = "lost"            # steps beyond the finish are lost, taken "back", or not begun: "stay"
//	second   = true              # a space to which another sent a piece does something too
//	counters = { leaves = 1 }    # what each player has
//	common   = { raven = 0 }     # what all have together
//	names    = { 12 = "Old gate" }
//	kinds    = { puddle = [4, 10, 16] }
//	safe     = [12]
//	turn     = ["roll", "move a snail"]
//	meet     = ["whoever is here: go back 2 stones"]
//	end      = ["if all yours are at the finish: win"]
//	[land]                       # also [pass] and [stop], by the number, name or kind of a space
//	puddle = ["may: pay a leaf | miss a turn"]
//	22     = ["go to 18", "roll again"]
//
// What can be said stands in rulesets/kit/vocabulary.toml; package phrase reads it. Each effect, head, condition and
// person of the vocabulary has its instruction here.
//
// # Moves
//
//	A: move A1     the piece, where there is a choice of pieces
//	A: yes         to "may"; or no
//	A: choose 2    the second branch of "choose"
//	A: pick B      "one you choose"
//	table: yes     to "ask the table"; or no
//	dice: 4        and 4-2 for two dice
//
// What has only one answer is done by itself and is no line. The table puts the app right with fix put A1 12 (or
// start), fix counter leaves A 3, fix common raven 2 and fix turn B; what was under way in the turn is dropped then.
//
// A refusal names the line of the rules that asks for something now, counted over all sentences: turn, end, meet, land,
// pass, stop. It is the first of these that fits: the match is over; something else is due; somebody else has to do it;
// there is no such thing; it is somebody else's; it cannot be done.
//
// # Position
//
// The keys of [position] are turn (who has it), turns and rounds (that are over), again (who has the turn has another),
// chain (spaces that did something since the last answer), dice (what they show), place, laps and hold (by seat, a
// number for each piece: its space, 0 for the start; how often it went round; the number that it waits for), counters
// and common, miss (turns to miss), out, over and winners. due is what is under way, list by list of sentences:
// instruction, seat, piece, steps of a walk, whether those were rolled, whether others have been begun with, and which
// of them are left. Without due a turn begins.
//
// The result is {"winners": ["A"], "turns": 31}.
package kit
