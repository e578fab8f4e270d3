package rulesets

import (
	"cmp"
	"strconv"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/template"
)

// Seat returns the words for a seat, its names or else the theme's: "Ava", "Ben and Cleo", "the monsters".
func (s *Speaker) Seat(seat engines.Seat) string {
	name, _, _ := s.seat(seat)
	return name
}

// Several reports whether a verb beside the words for a seat is in the plural: the monsters are.
func (s *Speaker) Several(seat engines.Seat) bool {
	_, many, _ := s.seat(seat)
	return many
}

// seat returns the words for a seat, whether they are plural, and whether they are a name whose capital
// letters must not change.
func (s *Speaker) seat(seat engines.Seat) (name string, many, fixed bool) {
	switch seat {
	case engines.Dice:
		return "the dice", true, false
	case engines.Table:
		return "the table", false, false
	}
	if names := s.namesOf(seat); len(names) > 0 {
		return text.Join(names, "and"), len(names) > 1, true
	}
	if seat >= 0 && int(seat) < len(s.calls) && s.calls[seat] != "" {
		return s.calls[seat], false, false
	}
	if seat >= 0 && int(seat) < len(s.called) && s.called[seat] != "" {
		return s.called[seat], false, true
	}
	d := s.describe(engines.Of(engines.SeatArg, seat))
	switch {
	case d.Self && d.Noun != "" && s.screen:
		return s.ofFigure(d), false, false
	case d.Self && d.Noun != "":
		return s.Theme.Noun(d.Noun).One + " " + d.Text, false, false
	case d.Noun != "":
		return "the " + s.Theme.Noun(d.Noun).Many, true, false
	}
	return d.Text, false, true
}

// ofFigure returns the words for a seat without a name by the figure that it plays: "the wizard", "the wolf
// tribe". Without a figure of its own it keeps the letter: "player A".
func (s *Speaker) ofFigure(d engines.Description) string {
	noun := s.Theme.Noun(d.Noun).One
	switch name, own := s.Theme.Called(d.Figure); {
	case !own:
		return cmp.Or(name, noun) + " " + d.Text
	case d.Figure.Group:
		return "the " + name + " " + noun
	default:
		return "the " + name
	}
}

func (s *Speaker) describe(a engines.Arg) engines.Description {
	if s.Engine == nil {
		return engines.Description{Owner: engines.Table}
	}
	return s.Engine.Describe(a)
}

// Thing returns the words for an argument, without article and owner: "wizard C1", "d3", "12", "Ava". On the
// screen it is "wizard", and "spider 2" where there are several.
func (s *Speaker) Thing(a engines.Arg) string {
	return s.thing(a).text
}

// thing is the words for a thing.
type thing struct {
	text string
	// word says that the text begins with a word that may get a capital, one that nothing else is called so and
	// a sentence says "the wizard", owned that the text begins with the owner.
	word, one, owned bool
}

// full returns the words with the article.
func (t thing) full() (written string, word bool) {
	if t.one {
		return "the " + t.text, true
	}
	return t.text, t.word
}

// thing is [Speaker.Thing] with what a sentence must know about the words.
func (s *Speaker) thing(a engines.Arg) thing {
	d := s.describe(a)
	switch a.Kind {
	case engines.SeatArg:
		name, _, fixed := s.seat(engines.Seat(a.Value))
		return thing{text: name, word: !fixed}
	case engines.WordArg:
		return thing{text: s.Theme.Noun(d.Noun).One, word: true}
	case engines.TenthsArg:
		return thing{text: engines.TenthsText(int16(a.Value))}
	case engines.PieceArg:
		return s.piece(d)
	}
	return thing{text: s.plain(d)}
}

// plain returns the notation of a thing, or what is said in its place on the screen.
func (s *Speaker) plain(d engines.Description) string {
	if s.screen && d.Plain != "" {
		return d.Plain
	}
	return d.Text
}

// piece returns the words for a piece.
func (s *Speaker) piece(d engines.Description) thing {
	switch {
	case d.Self && (s.screen || len(s.namesOf(d.Owner)) > 0):
		name, _, fixed := s.seat(d.Owner)
		return thing{text: name, word: !fixed}
	case d.Name != "" && d.Name == d.Text:
		return thing{text: d.Name, word: true}
	case d.Name == "" && d.Noun == "":
		return thing{text: s.plain(d)}
	case d.Noun == d.Text: // a kind of pieces, not one certain piece
		return thing{text: s.Theme.Noun(d.Noun).One, word: true}
	case s.screen:
		return s.shown(d)
	}
	name, _ := s.Theme.Called(d.Figure)
	if d.Self {
		name = ""
	}
	return thing{text: cmp.Or(d.Name, name, s.Theme.Noun(d.Noun).One) + " " + d.Text, word: true}
}

// shown returns the words for a piece on the screen: the name of its figure, and a number where others are
// called the same.
func (s *Speaker) shown(d engines.Description) thing {
	name, own := s.Theme.Called(d.Figure)
	if name == "" {
		name, own = cmp.Or(d.Name, s.Theme.Noun(d.Noun).One), d.Figure.Of == 1
	}
	if d.Kind != "" {
		name = s.Theme.Noun(d.Kind).One + " " + name
	}
	if d.Shared && !own {
		owner, many, fixed := s.seat(d.Owner)
		out := thing{text: template.Possessive(owner, many && !fixed) + " " + name, word: !fixed,
			owned: true}
		return out.numbered(d.Number)
	}
	if number := d.Number; number > 0 || !own {
		return thing{text: name, word: true}.numbered(cmp.Or(number, d.Figure.Number))
	}
	return thing{text: name, word: true, one: true}
}

// Label returns the sign on a piece where its picture does not tell it: the number with which a sentence says
// it on the screen, or the letter of a player. It is "" if nothing else is called so.
func (s *Speaker) Label(a engines.Arg) string {
	d := s.describe(a)
	_, own := s.Theme.Called(d.Figure)
	number := d.Number
	if number == 0 && !own && d.Figure.Of > 1 {
		number = d.Figure.Number
	}
	switch {
	case number == 0:
		return ""
	case d.Self:
		return d.Text
	}
	return strconv.Itoa(number)
}

// numbered returns the thing with a number that tells it from others; 0 adds none.
func (t thing) numbered(number int) thing {
	if number > 0 {
		t.text += " " + strconv.Itoa(number)
	}
	return t
}

// whose is [Speaker.Whose], and also reports whether the text begins with a word that may get a capital.
func (s *Speaker) whose(a engines.Arg) (written string, word bool) {
	piece, d := s.thing(a), s.describe(a)
	if piece.owned || d.Owner < 0 || d.Self || a.Kind == engines.SeatArg || len(s.namesOf(d.Owner)) == 0 {
		return piece.full()
	}
	name, _, _ := s.seat(d.Owner)
	return template.Possessive(name, false) + " " + piece.text, false
}

// Whose returns the words for a piece with its owner: "Ava's wizard C1". If the seat has no names it is just
// "wizard C1", as the noun shows whose piece it is; on the screen it is "the wizard" then.
func (s *Speaker) Whose(a engines.Arg) string {
	written, _ := s.whose(a)
	return written
}
