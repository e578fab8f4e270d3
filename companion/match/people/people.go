// Package people holds who plays in a family. The people are kept in one TOML file of the family's folder,
// which can be written by hand too:
//
//	[[person]]
//	name     = "Ava"
//	figure   = "cat-face"
//	picture  = "ava.jpg"
//	colour   = "blue"
//	age      = 6
//	aloud    = true
//	handicap = 1
//	also     = ["Mama", "mom"]
//
// The people are offered in the order of the file. Whatever this package does not know stays in the file.
package people

import (
	"slices"
	"strings"

	"homespun/assets"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Person is somebody who plays.
type Person struct {
	// Name is what the person is called, as [rulesets.CleanName] makes it. No two people have one name.
	Name string
	// Figure is the name of the icon that stands for the person.
	Figure string
	// Picture is the name of a picture of the person, which stands in place of the figure; "" is none. Found is what
	// [files.FindPicture] returned for it.
	Picture, Found string
	// Colour is one of Colours.
	Colour string
	// Age is in years; 0 is not said.
	Age int
	// Aloud says that the person has things read aloud.
	Aloud bool
	// Handicap is how much help the person gets from the rules of each game; 0 is none.
	Handicap int
}

// The most of a person's numbers.
const (
	MostAge      = 120
	MostHandicap = 9
)

// Colours are the colours that a person may have. They are the colours of the seats.
var Colours = []string{"blue", "orange", "green", "pink", "yellow", "sky"}

// Figures are the icons to choose from. A file may name any other icon too, but those of the bots.
var Figures = []string{"cat-face", "dog-face", "rabbit-face", "bear", "lion", "tiger-face", "penguin", "frog",
	"turtle", "wolf", "unicorn", "teddy-bear", "fairy", "elf", "mage", "genie", "superhero", "ninja",
	"astronaut", "robot", "alien", "ghost", "snowman", "rocket"}

// faces are the icons of the bots, by their levels.
var faces = map[string]string{"easy": "owl", "medium": "fox", "hard": "dragon-face"}

// Face returns the icon of a bot of a level.
func Face(level string) string {
	if icon, ok := faces[level]; ok {
		return icon
	}
	return "robot"
}

// FaceOf returns the figure of whoever plays a seat, and its colour: a bot's animal, or what the person has
// chosen among people who are known. Name is which of the seat's names is at turn. It is "" for somebody who
// has none.
func FaceOf(list []Person, seat record.Seat, name int) (figure string, colour drawing.Colour) {
	if seat.Bot != "" {
		return Face(seat.Bot), drawing.Quiet
	}
	if name >= len(seat.Names) {
		return "", drawing.None
	}
	person, known := Find(list, seat.Names[name])
	if !known {
		return "", drawing.None
	}
	return person.Face(), person.Paint()
}

// Faces returns the figures of those players of some seats who are known, by their names.
func Faces(list []Person, seats [][]string) map[string]string {
	faces := map[string]string{}
	for _, names := range seats {
		for _, name := range names {
			if person, known := Find(list, name); known && person.Figure != "" {
				faces[name] = person.Face()
			}
		}
	}
	return faces
}

// Paint returns the colour of a person on the screen and on paper.
func (p Person) Paint() drawing.Colour {
	for i, name := range Colours {
		if name == p.Colour {
			return drawing.Players[i]
		}
	}
	return drawing.Quiet
}

// Same reports whether two names are one person's, in whatever letters.
func Same(a, b string) bool { return strings.EqualFold(rulesets.CleanName(a), rulesets.CleanName(b)) }

// Find returns the person of a name; false if there is none.
func Find(list []Person, name string) (Person, bool) {
	for _, one := range list {
		if Same(one.Name, name) {
			return one, true
		}
	}
	return Person{}, false
}

// New returns a person of a name with a figure and a colour that few of the others have.
func New(name string, others []Person) Person {
	p := Person{Name: rulesets.CleanName(name)}
	p.Figure = rarest(Figures, others, func(o Person) string { return o.Figure })
	p.Colour = rarest(Colours, others, func(o Person) string { return o.Colour })
	return p
}

// apart returns the person in another colour, if somebody else has the same figure in the same colour, so
// that no two faces are alike while there are colours for them.
func (p Person) apart(others []Person) Person {
	var twins []Person
	for _, other := range others {
		if other.Figure == p.Figure {
			twins = append(twins, other)
		}
	}
	if slices.ContainsFunc(twins, func(twin Person) bool { return twin.Colour == p.Colour }) {
		p.Colour = rarest(Colours, twins, func(o Person) string { return o.Colour })
	}
	return p
}

// rarest returns the first choice that fewest of the people have.
func rarest(choices []string, list []Person, of func(Person) string) string {
	count := map[string]int{}
	for _, one := range list {
		count[of(one)]++
	}
	best := choices[0]
	for _, one := range choices {
		if count[one] < count[best] {
			best = one
		}
	}
	return best
}

// Most is the largest number of people that are offered. Further ones stay in the file.
const Most = 48

// With returns the people, and after them those who played and are none of them.
func With(list []Person, matches ...[]record.Seat) []Person {
	for _, seats := range matches {
		for _, seat := range seats {
			for _, name := range seat.Names {
				name = rulesets.CleanName(name)
				if _, known := Find(list, name); !known && name != "" && len(list) < Most {
					list = append(list, New(name, list))
				}
			}
		}
	}
	return list
}

// Aloud returns the seats on which somebody sits who has things read aloud.
func (b *Book) Aloud(seats []record.Seat) (set engines.SeatSet) {
	for i, seat := range seats {
		for _, name := range seat.Names {
			if p, known := Find(b.People, name); known && p.Aloud {
				set = set.With(engines.Seat(i))
			}
		}
	}
	return set
}

// isIcon reports whether there is an icon of a name.
func isIcon(name string) bool {
	_, ok := assets.Icon(name)
	return ok && !strings.ContainsAny(name, `/\`)
}
