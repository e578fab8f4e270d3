package patrollers

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns that a theme can rename.
var words = []string{"team", "patroller", "explosive", "twine", "marker", "gas", "token"}

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
	tenths = reasons.Tenths
)

// A PieceArg can be other things than a figure. The kind of the thing stands in the bits above its number.
const (
	unitThing = int32(iota)
	rosterThing
	tokenThing
	faceThing
	abilityThing
	specialThing
	thingBits = 20
)

func thing[N ~int | ~int16 | ~uint8](kind int32, n N) piece {
	return piece(kind<<thingBits | int32(uint16(n)))
}

// twin is the bit of a figure's argument that says that the other team has the same Patroller.
const twin = 1 << 16

// unitArg makes an argument of a figure: its number, or [engines.Unknown], and above it its Patroller plus 1.
func unitArg(u int16, who uint8) piece {
	if u < 0 {
		return piece(u)
	}
	return piece(int32(who)<<8 | int32(u))
}

// piece makes an argument of a figure, with the Patroller that it is in this position.
func (g *Game) piece(p *Position, u int8) piece {
	if u < 0 {
		return unitArg(int16(u), 0)
	}
	who := p.units[u].who
	arg := unitArg(int16(u), who)
	other := (1 - int(u)/MaxTeam) * MaxTeam
	if who > 0 && slices.ContainsFunc(p.units[other:other+MaxTeam], func(o unit) bool { return o.who == who }) {
		arg |= twin
	}
	return arg
}

// named makes an argument of a figure that a line names. Unlike piece it accepts figures that do not exist.
func (g *Game) named(p *Position, u int16) piece {
	if u < 0 || u >= units {
		return unitArg(u, 0)
	}
	return g.piece(p, int8(u))
}

func rosterArg[N ~int | ~uint8](n N) piece { return thing(rosterThing, n) }
func tokenArg[N ~int | ~uint8](n N) piece  { return thing(tokenThing, n) }
func face(side int16) piece                { return thing(faceThing, side) }
func abilityArg(n int) piece               { return thing(abilityThing, n) }
func specialArg(s Special) piece           { return thing(specialThing, s) }

// place makes an argument of a place on the table.
func place(at point) space {
	return space(-1 - (int32(max(at.X, 0))<<15 | int32(max(at.Y, 0))))
}

// PlaceOf returns the place that an [engines.SpaceArg] stands for, in tenths of an inch from the left and
// from the top. ok is false if it stands for the place of a figure.
func PlaceOf(a engines.Arg) (x, y int, ok bool) {
	n := -1 - a.Value
	return int(n >> 15), int(n & 0x7FFF), a.Kind == engines.SpaceArg && n >= 0
}

// UnitOf returns the figure that an argument stands for. ok is false if it stands for none.
func UnitOf(a engines.Arg) (u int, ok bool) {
	u = int(a.Value & 0xFF)
	return u, (a.Kind == engines.PieceArg && a.Value>>thingBits == unitThing ||
		a.Kind == engines.SpaceArg && a.Value >= 0) && u < units
}

// UnitName returns the name of a figure in the notation: A1.
func UnitName(u int) string {
	return string(rune('A'+u/MaxTeam)) + strconv.Itoa(u%MaxTeam+1)
}

// FaceArg returns a side of an action die as an argument of a message.
func FaceArg(side int16) engines.Arg { return face(side).Arg() }

// FaceName returns a die's side in the notation: R2.
func FaceName(side int16) string {
	if colour, n := FaceOf(side); colour > 0 {
		return string(colours[colour]) + strconv.Itoa(n)
	}
	return strings.ToUpper(engines.UnknownText(min(side, -1)))
}

// Describe returns the name, the noun and the owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); a.Kind {
	case engines.PieceArg:
		g.describeThing(a.Value, &d)
	case engines.SpaceArg:
		if x, y, ok := PlaceOf(a); ok {
			d.Text = engines.PointText(int16(x), int16(y))
		} else if n < units {
			d.Text = UnitName(n)
		}
	case engines.SeatArg:
		if n >= 0 && n < Players {
			d.Noun, d.Owner, d.Self = "team", engines.Seat(n), true
			d.Figure = engines.Figure{Word: "team", Number: n + 1, Of: Players, Group: true}
		}
	}
	return d
}

// describeThing fills in the description of a PieceArg.
func (g *Game) describeThing(value int32, d *engines.Description) {
	n := int(value & (1<<thingBits - 1))
	kind := value >> thingBits
	switch {
	case value < 0:
	case kind == unitThing && n&0xFF < units:
		u, who := n&0xFF, n&^twin>>8
		d.Text, d.Noun, d.Owner, d.Shared = UnitName(u), "patroller", engines.Seat(u/MaxTeam), n&twin != 0
		if who > 0 && who <= len(g.roster) {
			d.Name = g.rules.Roster[g.roster[who-1].id].Name
		}
		if d.Name == "" {
			d.Number, d.Shared = u%MaxTeam+1, true
		}
	case kind == rosterThing && n < len(g.roster):
		name := cmp.Or(g.rules.Roster[g.roster[n].id].Name, g.roster[n].id)
		d.Text, d.Noun, d.Name = name, "patroller", name
	case kind == tokenThing && n < len(g.tokens):
		name := cmp.Or(g.tokens[n].Name, g.tokens[n].id)
		d.Text, d.Noun, d.Name = name, "token", name
	case kind == faceThing:
		d.Text = FaceName(int16(n))
		if colour, face := FaceOf(int16(n)); colour > 0 {
			d.Plain = colourWords[colour] + " " + strconv.Itoa(face)
		}
	case kind == abilityThing && n < Abilities:
		d.Text = AbilityIDs[n]
	case kind == specialThing && n > 0 && n <= len(SpecialIDs):
		name := cmp.Or(g.acts[n].Name, SpecialIDs[n-1])
		d.Text, d.Name = name, name
	}
}
