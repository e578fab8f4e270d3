package words

import (
	"fmt"
	"strings"
)

// The words of the battle: choices, numbers, what figures bear.
const (
	EndTurn      = "End the turn"
	SoundMade    = "The sound was made"
	NoSound      = "No sound"
	RollOnceMore = "Roll again"
	KeepDie      = "Keep it"
	ThoseAreHit  = "That is all"
	HeadToHead   = "Head-to-head"
	NearDeath    = "near death"
	HasFallen    = "fallen"
	NoToken      = "None"
	SealedToken  = "Sealed in the figure"
	SealedHelp   = "A slip of paper inside; entered when it is shown."
	NoTokenHelp  = "Nothing happens."
	LaysDown     = "Lay it down"
	StandsUp     = "Stand it up"
	TurnsFront   = "Turn to the front"
	TurnsBack    = "Turn to near death"
	InPlay       = "in play"
	SkipsRound   = "skips the next round"
	InStance     = "cannot be attacked"
	InGrip       = "holds who touches it"
	QuietRounds  = "Quiet rounds"
	ComesLater   = "comes later"
	OnTheTable   = "on the table"
	OutOfSight   = "has its token"
	PushAll      = "Drive them away"
	WhoIsHit     = "Who is hit?"
	WhoElseIsHit = "Who else is hit?"
	TapAnyCard   = "Tap a card of the roster."
	TapWaiting   = "Tap one that waits, then its place; or drag it there."
	TapTag       = "Tap a dog-tag."
	TapFigure    = "Tap a figure; or drag it where it goes."
	TapTaker     = "Tap a figure."
	TapTarget    = "Tap whom it attacks."
	HowFar       = "A button says how far it goes; tap whom it attacks."
	WhichToken   = "Which token is inside?"
	WhichTarget  = "On whom?"
	WhereLeft    = "Where is it left?"
)

// The ready dials: all abilities alike, or one before the others.
var ReadyDials = []string{"All-round", "Fierce", "Tough", "Swift"}

// AbilityNames are the four abilities, in the order in which they are dialled.
var AbilityNames = []string{"Attack", "Defence", "Move", "Range"}

// AtPlace is something with its place: "Ava's Sarge A2 at 12.5,8".
func AtPlace(thing, place string) string { return thing + " at " + place }

// ReadyDial names a ready dial with its values: "Fierce: 4 1 2 3".
func ReadyDial(name string, values [4]int) string {
	return fmt.Sprintf("%s: %d %d %d %d", name, values[0], values[1], values[2], values[3])
}

// Dialled names a value of an ability: "Attack 3".
func Dialled(ability, value int) string { return fmt.Sprintf("%s %d", AbilityNames[ability], value) }

// AskDial asks for an ability of a figure: "Attack of Sarge A2?".
func AskDial(ability int, whose string) string { return AbilityNames[ability] + " of " + whose + "?" }

// StepsLeft says how much of the dialling budget is left.
func StepsLeft(left, of int) string {
	if of == 1 {
		return fmt.Sprintf("%d of 1 step of the dials left.", left)
	}
	return fmt.Sprintf("%d of %d steps of the dials left.", left, of)
}

// Span is from lowest to highest: "2–4".
func Span(low, high int) string {
	if low == high {
		return fmt.Sprint(low)
	}
	return fmt.Sprintf("%d–%d", low, high)
}

// SpanAndBack is a span on the front, and on the near-death side.
func SpanAndBack(front, back string) string { return front + " / " + back }

// TwineWords says how long a twine is and what is left after it: "1.4 of 2 inches, then 3 twines left", or that no attack is.
func TwineWords(length, most, left string, attack bool) string {
	text := length + " of " + most + " inches, then " + left + " left"
	if !attack {
		text += " and no attack"
	}
	return text
}

// DragFigure says how a figure is moved.
func DragFigure(twine string) string {
	return "Drag the figure, or tap where it goes. Arrow keys move the point, Enter lays the " + twine + "."
}

// HowManyTwines asks how far it is to a figure: "Ben's Sarge B1: how many twines from base to base?".
func HowManyTwines(whose, twines string) string {
	return Does(Sentence(whose), "how many "+twines+" from base to base?")
}

// RangeWords names a ring of attack range: "range 2".
func RangeWords(n int) string { return fmt.Sprintf("range %d", n) }

// InchesFar is how far something reaches: "6 inches".
func InchesFar(inches string) string { return inches + " inches" }

// TwinesLeft says what is left of the moves of a turn.
func TwinesLeft(twines string) string { return Sentence(twines) + " left" }

// WhoIsHitBy asks for those whom one of several explosives hits: "Who is hit by explosive 1 of 2?".
func WhoIsHitBy(explosive string, n, of int) string {
	return fmt.Sprintf("Who is hit by %s %d of %d?", explosive, n, of)
}

// HitSoFar says who has been said to be hit, and how to go on: "Sarge A2, Ballistic B1. The figures, then the button.".
func HitSoFar(figures []string) string {
	const how = "The figures, then the button."
	if len(figures) == 0 {
		return how
	}
	return strings.Join(figures, ", ") + ". " + how
}

// NextOne is the choice to go on with the next of several: "The next explosive".
func NextOne(word string) string { return "The next " + word }

// MovesBy is the choice to move so many: "Moves 2 twines".
func MovesBy(twines string) string { return "Moves " + twines }

// DieAndAdded is one side of an attack before the dice: "die + 3".
func DieAndAdded(added int) string { return fmt.Sprintf("die + %d", added) }

// AttackSum spells out one side of an attack: "R1 + 3 = 4", or "R3 counts 0 + 3 = 3" by its die alone: "0 + 3 = 3".
func AttackSum(face string, counts, added, total int) string {
	if counts == 0 {
		face = "0"
	}
	return fmt.Sprintf("%s + %d = %d", face, added, total)
}

// AddedTo says what a side of an attack is made of besides the die: "attack 3, Leader +1".
func AddedTo(ability, dialled int, names []string, amounts []int) string {
	parts := []string{fmt.Sprintf("%s %d", strings.ToLower(AbilityNames[ability]), dialled)}
	for i, name := range names {
		parts = append(parts, fmt.Sprintf("%s +%d", name, amounts[i]))
	}
	return strings.Join(parts, ", ")
}

// MadeOf says what a side of an attack has besides the die: "6, Leader +1, Colt 45 +1".
func MadeOf(dialled int, names []string, amounts []int) string {
	if len(names) == 0 {
		return ""
	}
	parts := []string{fmt.Sprint(dialled)}
	for i, name := range names {
		parts = append(parts, fmt.Sprintf("%s +%d", name, amounts[i]))
	}
	return strings.Join(parts, ", ")
}

// Bonuses without a name of their own.
const (
	TheSound = "sound"
	AddedUp  = "bonus"
)

// PointsOf says how many points a token counts.
func PointsOf(n int) string {
	if n == 1 {
		return "1 point"
	}
	return fmt.Sprintf("%d points", n)
}

// PointsLeft says how many points of tokens are left.
func PointsLeft(left, of int) string { return fmt.Sprintf("%d of %d points left.", left, of) }

// Reveals is the choice to show a token.
func Reveals(token string) string { return "Show: " + token }

// TurnAgain is the choice of a berserker: "Sarge A2 takes a second turn".
func TurnAgain(whose string) string { return Sentence(whose) + " takes a second turn" }

// Waiting names the tray of those who are yet to come.
func Waiting(name string) string { return Short(name, 24) + ": waiting" }

// Stands says how a side has come out: "Ava: Sarge A2 near death; Ice Man A1 fallen".
func Stands(name string, figures []string) string {
	return Short(name, 40) + ": " + strings.Join(figures, "; ") + "."
}

// FigureStands says how one figure has come out.
func FigureStands(figure, how string) string {
	if how == "" {
		return figure
	}
	return figure + " " + how
}

// HasToken names the token of a figure.
func HasToken(word, token string) string { return Sentence(word) + ": " + token }

// Holds says what is inside a figure: "Sarge A2: Kevlar Vest. +1 defence for the one who takes it.".
func Holds(figure, token, does string) string {
	return Does(figure, token) + ". " + does
}

// Unmarks and Marks are what is put right with a marker.
func Unmarks(marker string) string { return "No " + marker }

// ToInitiative says how much is added to the next roll for who goes first.
func ToInitiative(amount int) string { return fmt.Sprintf("+%d to go first", amount) }
