package engines

import (
	"maps"
	"slices"
)

// Handicap is the help that seats get, for those who need it, by the ids of the seats; whoever gets none is left
// out. A number counts steps of help, and each game says what a step is. Seats that do not play in a match get
// nothing.
type Handicap map[string]int

// HandicapKey is the key of its field in every game.
const HandicapKey = "handicap"

// MostHandicap is the most help that a seat can get.
const MostHandicap = 3

// HandicapField describes the field of the help, for a game whose seats have these ids. Help says what a step of
// it gives.
func HandicapField(clause Clause, seats []string, help string) Field {
	return Field{Key: HandicapKey, Label: "Help for the small ones", Clause: clause, Kind: TableField,
		Of: NumberField, Max: MostHandicap, Keys: seats, Help: help}
}

// Of returns the help of each seat of a match by its ids. The error is a *[FieldError] about a number out of
// bounds or a seat that the game does not have; fields are those of the game.
func (h Handicap) Of(fields []Field, ids []string) (help [MaxSeats]int, err error) {
	known := FieldOf(fields, HandicapKey).Keys
	for _, id := range slices.Sorted(maps.Keys(h)) {
		path := HandicapKey + "." + id
		if !slices.Contains(known, id) {
			return help, Fieldf(path, "is no seat of this game")
		}
		if err := CheckNumber(fields, HandicapKey, path, h[id]); err != nil {
			return help, err
		}
	}
	for seat, id := range ids {
		help[seat] = h[id]
	}
	return help, nil
}
