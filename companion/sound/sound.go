// Package sound has the sounds of the table.
package sound

// Sound is one of the sounds.
type Sound uint8

const (
	None Sound = iota
	Dice
	Step
	Chest
	Growl
	Boom
	Steam
	Card
	Cube
	Clash
	Hurt
	Fall
	Coin
	Fanfare
	Lament
	Refusal
)
