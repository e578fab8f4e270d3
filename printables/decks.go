package printables

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Deck is the cards of one part, all equally large, for programs and print shops that make cards of pictures.
type Deck struct {
	// ID is the part's, Title what it is called.
	ID, Title string
	// Width and Height are those of every side, in millimetres.
	Width, Height float64
	Cards         []Card
}

// A Card is both sides of the cards that are alike. Name is what they are called, Copies how many there are. Equal
// backs are one drawing; where only other cards have a back it is white, and where none has one it is nil.
type Card struct {
	Name        string
	Copies      int
	Front, Back *drawing.Drawing
}

// Decks returns the printed cards: cut to size, or with as much bleed as the options ask for, else with all that their
// art has. The error says that there are none.
func (j *Job) Decks(bleed bool) ([]Deck, error) {
	var decks []Deck
	var saver drawing.InkSaver
	for _, part := range j.Parts {
		if part.Kind != parts.Cards {
			continue
		}
		made := map[*drawing.Drawing]*drawing.Drawing{}
		side := func(d *drawing.Drawing, cut float64) *drawing.Drawing {
			if made[d] == nil {
				made[d] = cropped(d, cut)
				if j.options.InkSaver {
					made[d] = cropped(saver.Drawing(d), cut)
				}
			}
			return made[d]
		}
		out, white := Deck{ID: part.ID, Title: part.Title}, (*drawing.Drawing)(nil)
		for _, piece := range part.Pieces {
			if piece.Copies < 1 {
				continue
			}
			cut := j.cut(piece, bleed)
			card := Card{Name: piece.Name, Copies: piece.Copies, Front: side(piece.Front, cut)}
			out.Width, out.Height = card.Front.Width, card.Front.Height
			switch {
			case piece.Back != nil:
				card.Back = side(piece.Back, cut)
			case hasBacks(part):
				if white == nil {
					white = drawing.New(out.Width, out.Height)
				}
				card.Back = white
			}
			out.Cards = append(out.Cards, card)
		}
		decks = append(decks, out)
	}
	if len(decks) == 0 {
		return nil, errors.New(words.NoCardsHere)
	}
	return decks, nil
}

// Besides says which parts do not lie on sheets as cards do, so that [Job.Decks] leaves them out; "" is none.
func (j *Job) Besides() string {
	left := slices.DeleteFunc(slices.Clone(j.Parts), func(part Part) bool {
		return part.Kind == parts.Cards || part.Kind == parts.Pages
	})
	if len(left) == 0 {
		return ""
	}
	const most = 3
	if len(left) <= most {
		return words.OnlyCards(text.Lower(Titles(left)), false)
	}
	var titles []string
	for _, part := range left[:most] {
		titles = append(titles, inside(part))
	}
	return words.OnlyCards(strings.Join(titles, ", "), true)
}

// SharedBack returns the back that all of some cards have, and false if they have several. It is nil if they have none.
func SharedBack(cards []Card) (back *drawing.Drawing, all bool) {
	for _, card := range cards {
		if card.Back != cards[0].Back {
			return nil, false
		}
	}
	return cards[0].Back, true
}

// ShopPictures returns pictures of all cards with their bleed, as print shops take them. Fronts lie in a folder of
// their own and are called by number, title and how many there are. So do the backs, by the names of their fronts,
// unless all cards have the same.
func (j *Job) ShopPictures(dpi float64) (pictures []Picture, err error) {
	decks, err := j.Decks(true)
	if err != nil {
		return nil, err
	}
	add := func(folder, name string, side *drawing.Drawing) error {
		picture, err := NewPicture(files.SafeName(name), side, dpi)
		picture.Name = folder + picture.Name
		pictures = append(pictures, picture)
		return err
	}
	for _, one := range decks {
		back, shared := SharedBack(one.Cards)
		digits := max(2, len(fmt.Sprint(len(one.Cards)))) // so that files are sorted as cards are
		for i, card := range one.Cards {
			name := fmt.Sprintf("%s-%0*d %s x%d", one.ID, digits, i+1, text.Short(card.Name, 40), card.Copies)
			if err := add("fronts/", name, card.Front); err != nil {
				return nil, err
			}
			if !shared {
				if err := add("backs/", name, card.Back); err != nil {
					return nil, err
				}
			}
		}
		if shared && back != nil {
			if err := add("", one.ID+"-back", back); err != nil {
				return nil, err
			}
		}
	}
	return pictures, nil
}
