// Package kit plays games that a family writes down itself, in sentences. A file of rules is compiled once: each
// sentence becomes a few instructions, and a position holds which lists of them are under way.
//
//	kit      = 1                 # the vocabulary in which the rules are written
//	path     = 24                # spaces in a row; ring = 40 for a ring; or squares, or places; or no board at all
//	squares  = ["S . # b"]       # rows of squares, a sign for each: . is a plain one, # none
//	signs    = { S = "start", b = "bush" }  # start, finish, the name of one square, or the kind of several
//	diagonal = false             # whether a step can lead cornerwise; squares alone
//	places   = ["Harbour - Bay", "Bay > Cave"]  # places, and ways in both directions or in one
//	steps    = "up to"           # on squares and places a walk takes as many steps as one likes, or "all" of them
//	finish   = "Cave"            # of squares and places
//	track    = "snake"           # how a path lies on the board: also "spiral", "straight" and "ring"
//	points   = ["25, 40"]        # or the middle of each space in mm, as many as there are spaces
//	size     = "280, 190"        # how wide and high the board is on which these are
//	ground   = "map.png"         # a picture of one's own under the spaces
//	word     = ["stone", "stones"]
//	piece    = ["snail", "snails"]
//	pieces   = 2                 # of each player
//	together = true              # whether several of one player may stand on a space
//	must     = ["leave"]         # what a roll is used for where it can be: also "clear", "meet"
//	starts   = [1, 11]           # where the players begin on a ring, on squares and places
//	room     = 1                 # how many pieces a space has room for besides start and finish; 0 is any
//	past     = true              # whether full spaces are passed
//	needs    = { gate = "key" }  # what somebody has to have to come to a space or kind
//	lane     = 4                 # once round they turn into spaces of their own, of which the last is their finish
//	home     = "finish"          # where all have room; or anywhere in the "lane"
//	dice     = "d6"              # or 2d6, or the faces of one: ["sun", "rain", "2"]
//	die      = { wind = ["calm", "storm"], steps = "d6" }  # several, instead of dice
//	ties     = "again"           # in a fight; or "nothing", or the "other" wins, who was attacked
//	enter    = [6]               # with what a piece leaves the start; none is anything
//	exact    = "lost"            # steps beyond the finish are lost, taken "back", or not begun: "stay"
//	second   = true              # a space to which another sent a piece does something too
//	counters = { leaves = 1 }    # what each player has
//	common   = { raven = 0 }     # what all have together
//	prices   = { hat = "3 leaves" }        # what things cost, by the name of a counter or card
//	names    = { 12 = "Old gate" }
//	kinds    = { puddle = [4, 10, 16] }
//	safe     = [12]
//	setup    = ["everybody: draw 3 hops"]  # before the first turn
//	turn     = ["roll", "move a snail"]    # where there is only a deck, it may be left out
//	meet     = ["whoever is here: go back 2 stones"]
//	round    = ["raven +1"]      # after every round, before the sentences on the end
//	end      = ["if all yours are at the finish: win"]
//	[ways]                       # beside the path or ring; take = "may", or "stop" for whoever stood there, or "must"
//	bridge = { from = 5, to = 9, spaces = 2 }
//	[roll]                       # by the number or name of a face
//	storm  = ["go back 1"]
//	[land]                       # also [pass] and [stop], by the number, name or kind of a space
//	puddle = ["may: pay a leaf | miss a turn"]
//	22     = ["go to 18", "roll again"]
//	[thing.berry]                # up to 8 things that lie on spaces, 128 together
//	at   = ["bush", 4]          # kinds, names or numbers of spaces
//	each = 2                     # so many on each; or 1
//	icon = "grapes"              # or a picture
//	most = 3                     # how many somebody can have; 0 is any
//	own  = false                 # whether what somebody puts down stays theirs
//	help     = "begins 3 further"          # what a step of help is; also "2 leaves more"
//	[lines]                     # house rules: single lines by their keys; false takes one out
//	turn.2 = "move and roll again"
//	[deck.hops]                 # up to 4 decks of 120 cards
//	cards = { 1 = 8, 2 = 6, Storm = 3 }    # how many of each
//	suits = ["red", "blue"]     # each card in each of them, "red 1"; may be left out
//	kinds = { step = ["1", "2"] }
//	worth = { Storm = 5 }       # else a number is worth itself, and any other card 1
//	hand  = "open"              # or "secret", "real"; "none": done at once and laid with the discards
//	most  = 7                   # in hand; 20 at most
//	empty = "shuffle"           # the discards; or the deck is "out", or the match is at its "end"
//	pictures = { Storm = "storm.png", step = "boot" } # icons, or pictures of one's own
//	do    = { step = ["go on by its worth"], Storm = ["everybody else: go back 2"] }
//
// Without hand, cards that do something are done at once, and others are kept open. In a secret hand only its owner
// sees them. Of real hands the app does not know the cards: they are drawn without a line and named when they are
// played, and where a condition is about them, the table is asked. No position has an order of undrawn cards: a draw
// is by chance from all that are left.
//
// The spaces of ways have the numbers behind those of the path or ring, in the order of the names of ways; sentences
// call them "bridge 1", and all of a way by its name, which is a kind. Behind them come those of lanes, in the order
// of seats, which are of the kind "lane"; only "finish" speaks of one of them. Whoever comes to a way chooses in the
// midst of a walk. What exact says is measured straight on. Where pieces of a player may not stand together, a walk
// that can only end on one of them is not begun, and a sentence that sends a piece there does nothing; all have room
// at the start, and at the finish where that is home.
//
// What a branch of a choice pays before anything else has to be there, or that is not offered; what is left alone is
// done by itself. What is bought or changed happens only where what it costs is there. Anywhere else whoever pays pays
// what is there.
//
// Squares are called by letter and number, places by name. On them pieces stand on their start from the beginning, nothing
// is ahead or behind, and a walk of so many steps leads where its player likes. Steps that are all taken do not turn
// round, and may come by a space twice; a stop ends them, the finish where exact is "lost", and a dead end where nothing
// else can be. Whoever is kept out by what is needed, or for want of room, does not go there in any way but by changing
// places. "nearest" counts the steps of the board, whatever is in the way. On every board neighbours are the spaces from or
// to which a step leads.
//
// How many somebody has of a thing is a counter of its name. Taking takes no more than somebody can have, putting down no
// more than somebody has; what is new comes from the box. On a board without room for more than 128 things nothing is put.
//
// "until you stop" does what follows once and then asks. What is set aside in a turn is gone with it unless it is
// kept. In a fight both roll all dice, and the higher sum wins; a face without a number counts nothing. "other" is
// whom one has fought in this turn.
//
// A sentence speaks of cards by their deck ("hop card", "card from hops", and "card" where there is one deck), kind,
// suit or name. What is played or turned over is laid with the discards, and then does what it does; from there its
// sentences can keep it, put it back or put it away. The hand of whoever is out is laid with the discards too.
//
// The key of a line is that of its list and its place there, "turn.2"; that of the first for a space, face or card needs
// no place: "land.12". A line can have a name of its own instead, "[toll] pay a coin", which is then its key. Clauses are
// numbered over the lines of the game itself; those that house rules add count on behind the last in the order of their
// keys, one that they change keeps its number, and one that they take out leaves a gap.
//
// What can be said stands in rulesets/kit/vocabulary.toml; package phrase reads it. Each effect, head, condition and
// person of the vocabulary has its instruction here.
//
// What a position is worth to somebody is how many turns fewer they need to win than the others; package outlook derives
// that from the file. A word that ends the match, moves a piece or counts has its place there too.
//
// # Moves
//
//	A: move A1     the piece, where there is a choice of pieces
//	A: move A1 c4  the piece and the space, where it can go to several: by number, square, or place as one word
//	A: put berry 4 the thing and the space, where it can be put on several
//	A: yes         to "may"; or no
//	A: choose 2    the second branch of "choose", or the second way on, of which straight on is the first; or two steps,
//	               or the second die
//	A: pick B      "one you choose"
//	A: play storm  a card in hand; discard, give and return are said in the same way
//	A: no          there is none such, in a hand that is real
//	table: yes     to "ask the table", and whether somebody has a card that only they see; or no
//	table: draw 7  a card from the pile, or that somebody takes from a hand
//	dice: 4        and 4-2 for two dice, raven for a face with a word, big_raven for two words
//
// What has only one answer is done by itself and is no line. The table puts the app right with fix put A1 12 (or
// start), fix counter leaves A 3, fix common raven 2, fix card storm A (or pile, discards, away), fix hand A hops 4
// (which nobody has seen), fix lie berry c4 2 (how many lie there; of what is
// somebody's those of a seat, as in fix lie fence c4 1 B) and fix turn B; what was under way in the turn is dropped then.
//
// A refusal names the line of the rules that asks for something now, counted over all sentences: turn, round, end, meet,
// land, pass, stop, roll, setup, decks. It is the first of these that fits: the match is over; something else is due;
// somebody else has to do it; there is no such thing; it is somebody else's; it is home, or waits, or cannot leave
// the start; it would go too far; it would end on another of the same player; another piece has to go first. Of a
// card: there is no such; the sentence is about others; it is not where it would have to be.
//
// # Position
//
// The keys of [position] are turn (who has it), turns and rounds (that are over), again (who has the turn has
// another), chain (spaces that did something since the last answer), dice (what they show, from 101 on the faces with
// words in the order of the file), spent (the dice by which a piece has moved, where each is used by itself), aside
// (what was set aside in this turn), rival (who was fought in it), place, laps and hold (by seat, a number for each
// piece: its space, 0 for the start; how often it went round; the number that it
// waits for), counters and common, cards (those outside of the pile, by deck and place: discards, away, A), unseen
// (how many cards of a deck somebody has in hand that nobody else has seen; they are among those of the pile then),
// lie (what lies on the board, how many by thing and space; what is somebody's is a thing of its own, "fence A"),
// miss (turns to miss), out, over and winners. due is what is under way, list by list of sentences: instruction,
// seat, piece, steps of a walk or cards left, whether those were rolled, whether it has begun, with which others, and
// the card that does it. Without due a turn begins.
//
// The result is {"winners": ["A"], "turns": 31}.
package kit
