package engines

// Thought says how bots search a game. Every number has a default, so the zero value serves too.
type Thought struct {
	// Positions is how many positions a bot that searches looks at for one decision in a simulation. A bot
	// counts them instead of the time, so that a match is the same on any machine.
	Positions int
	// Lines is after how many lines a playout is cut and judged by Value.
	Lines int
	// Cut is the kind of decision or roll, of [Pending], at which alone playouts are cut; 0 for any decision. It suits
	// games whose Value looks to the end of a round, and so compares positions well only at the same moment of one.
	// It must come again and again until the match ends.
	Cut uint8
	// Lead is a lead in Value with which about three of four matches are won. It makes chances to win of
	// the values at the end of playouts.
	Lead int
	// Tries is how many moves a player in a playout draws to take the best of them.
	Tries int
	// Broad is how many moves are looked at in playouts, those of the highest Value first.
	Broad int
	// Trust is how many playouts the value right after a move counts as much as. It steadies the choice where
	// playouts differ by chance more than by the move.
	Trust int
	// Worlds is in how many possible worlds the best moves are compared at least: 100 where something is hidden or
	// secret, which a bot draws anew for each of them.
	Worlds int
	// Ahead is how many more moves of its own a bot looks at after a move, while the seat owes decisions of the same
	// kind. It suits games with turns of a few moves.
	Ahead int
}
