// Package sound makes the sounds of the table and plays them. They are made in code, so there is no file of
// anybody else's. All are of one family: a wooden table, struck bars and soft breath, in the key of G, at one
// loudness. The system's own player plays them; where there is none, the table is silent.
package sound

// A Sound is one sound of the table. The zero value is [None].
type Sound uint8

// The sounds, by what is heard.
const (
	None    Sound = iota
	Dice          // dice roll over the table
	Step          // a piece is put down on a space
	Chest         // a lid opens, and something shines in it
	Growl         // a monster
	Boom          // an explosion or an eruption
	Steam         // a geyser blows
	Card          // a card is laid down
	Cube          // a layer of the cube turns
	Clash         // a fight
	Hurt          // a heart is lost
	Fall          // something falls or is lost
	Coin          // gold
	Fanfare       // somebody wins
	Lament        // nobody wins; it is told kindly
	Refusal       // a move is refused
	sounds        // how many there are
)

var names = [sounds]string{"none", "dice", "step", "chest", "growl", "boom", "steam", "card", "cube", "clash",
	"hurt", "fall", "coin", "fanfare", "lament", "refusal"}

// String returns the name of the sound, "dice"; "none" for a number that is none.
func (s Sound) String() string {
	if s >= sounds {
		s = None
	}
	return names[s]
}
