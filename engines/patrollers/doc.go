// Package patrollers is the engine of Patrollers by Dwight Sullivan: a miniatures battle measured with a
// piece of twine, for two. Its clauses are PAT-01 to PAT-28; its seats are A and B.
//
// # The position in a record
//
// The [position] table of a record has these keys. Those in brackets may be left out. A figure is A1 to A5 or
// B1 to B5.
//
//	round        = 3             the round, from 1; 0 while setting up
//	due          = "order"       what is due: "pick", "token", "deploy", "dial" (setting up), "initiative", "secret-deployment", "order", "turn",
//	                             "sound", "attack", "reroll", "rerolled", "reveal", "give", "elixir", or "over"
//	[turn        = "A"]          whose turn it is, also who picks, places or dials; not while a round begins, and after the end
//	[initiative  = "B"]          the side that has won the initiative of this round
//	[quiet       = 2]            the rounds running in which nobody was wounded
//	[wounded     = true]         somebody was wounded in this round
//	[raging      = "A1"]         who may take a second turn right now
//	[explosives  = ["12,3"]]     where explosives lie, oldest first; where the players measure, [""]
//	[battle_wide = { A = ["honor"] }]  the battle-wide tokens of each side
//	[dying       = "B1"]         whose token is due to be shown or given
//	[dice        = "R2-B3"]      the dice on the table while a roll may be made again
//	[hits        = [["A2", "B1"]]]     whom each explosive still to go off hits, where the players measure
//
//	[acting]                     the turn under way
//	who      = "A1"
//	[chief   = "A2"]             who issued the order and bears the marker
//	[twines  = 3]                the twines laid; where the players measure, moves = 1
//	[attacks = 1]                the attacks made
//	[special = true]             a special action was taken in the attack's place
//	[lost    = true]             the turn is lost to gas
//	[nugget  = true]             a Temporal Nugget was borne when it began
//	[again   = true]             it is the second of two in a row
//
//	[[series]]                   the attacks that wait for rolls, the innermost last
//	by      = "attack"           or "gatling-gun", "explosives", "self-destruct"
//	from    = "A1"               who attacks
//	[at     = "B1"]              whom, with the roll that is due
//	[left   = ["B2"]]            whom after that
//	[sound  = "yes"]             whether the sound was made, once that is known
//	[rolls  = 1]                 how many rolls have been made
//
//	[patrollers.A1]
//	who        = "mad-dog"
//	[token     = "honor"]        the token inside, "none" or "sealed"
//	[shown     = true]           it has been shown
//	[dial      = [3, 2, 2, 2]]   what the front shows: attack, defence, move, range
//	[at        = "12.5,8"]       where it stands or lies; where the players measure, placed = true
//	[side      = "front"]        or "near-death", "fallen"
//	[marked    = true]           an order marker; gas = true, a gas marker; tired = true, it keeps the order marker through the next round
//	[equipment = ["colt-45"]]
//	[grip      = true]           Tiger Claw Grip holds; stance = true, Dragon Stance protects; gave = true, the last turn gave a Dragon Stance; calm = true,
//	                             a turn of this round was without an attack (Calculated Assault)
package patrollers
