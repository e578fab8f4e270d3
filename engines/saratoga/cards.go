package saratoga

import "homespun/engines"

// Card is a card of the deck, by number: the colours from 1 to [MaxColours] in the order of [Game.Colours],
// then [Self] and the actions. 0 is no card.
type Card uint8

// The cards that are no colours (SAR-02).
const (
	Self = Card(MaxColours + 1 + iota)
	Move
	Bullet
	Raid
	Defend
	cards
)

// pass takes the place of the action if a player lays nothing (SAR-16).
const pass = cards

// cardIDs are the cards that are no colours, as they are written.
var cardIDs = [cards]string{Self: "self", Move: "move", Bullet: "bullet", Raid: "raid", Defend: "defend"}

// Colour reports whether the card is a colour.
func (c Card) Colour() bool { return c >= 1 && c <= MaxColours }

// Action reports whether the card is an action.
func (c Card) Action() bool { return c >= Move && c < cards }

// Lay is what a player lays in a turn: an action and its target. The zero value means that the player has not
// laid yet.
type Lay struct{ Action, Target Card }

// Passed reports whether nothing was laid because nothing could be (SAR-16).
func (l Lay) Passed() bool { return l.Action == pass }

// has reports whether a card is one of the two.
func (l Lay) has(c Card) bool { return l.Action == c || l.Target == c }

// Play returns the play that the two cards make, or [NoPlay] if they are no pair.
func (l Lay) Play() Play {
	if l.Action >= cards || l.Target >= cards {
		return NoPlay
	}
	return playsOf[l.Action][l.Target]
}

// playsOf holds the play of each pair of an action and a target. Bots look at millions of pairs.
var playsOf = func() (all [cards][cards]Play) {
	for action := range all {
		for target := range all[action] {
			all[action][target] = Lay{Card(action), Card(target)}.play()
		}
	}
	return all
}()

func (l Lay) play() Play {
	switch {
	case l.Action == Move && l.Target == Self:
		return PlayHeadWest
	case l.Action == Move && l.Target.Colour():
		return PlayConvoy
	case l.Action == Bullet && l.Target == Self:
		return PlayGetSupplies
	case l.Action == Bullet && l.Target.Colour():
		return PlaySabotage
	case l.Action == Raid && l.Target.Colour():
		return PlayRaid
	case l.Action == Defend && l.Target == Self:
		return PlayWagons
	case l.Action == Defend && l.Target == Bullet:
		return PlayOffMyLand
	case l.Action == Defend && l.Target == Raid:
		return PlayRaiders
	case l.Action == Defend && l.Target.Colour():
		return PlayScoundrel
	}
	return NoPlay
}

// Play is what an action and a target do together.
type Play uint8

// The plays, in the order of their clauses: SAR-06 to SAR-14.
const (
	NoPlay = Play(iota)
	PlayHeadWest
	PlayConvoy
	PlayGetSupplies
	PlaySabotage
	PlayRaid
	PlayWagons
	PlayOffMyLand
	PlayRaiders
	PlayScoundrel
	plays
)

var playIDs = [plays]string{
	PlayHeadWest: "head_west", PlayConvoy: "convoy", PlayGetSupplies: "get_supplies",
	PlaySabotage: "sabotage", PlayRaid: "raid",
	PlayWagons: "circle_the_wagons", PlayOffMyLand: "git_off_my_land", PlayRaiders: "raiders",
	PlayScoundrel: "you_scoundrel",
}

// PlayIDs returns the ids of the plays, the keys of the field titles, in the order of their clauses.
func PlayIDs() []string { return playIDs[PlayHeadWest:] }

// ID returns the play's id, "" of [NoPlay].
func (y Play) ID() string { return playIDs[y] }

// Clause returns the clause that says what the play does.
func (y Play) Clause() engines.Clause { return 5 + engines.Clause(y) }

// Attack reports whether the play is an attack on its target.
func (y Play) Attack() bool { return y == PlaySabotage || y == PlayRaid }
