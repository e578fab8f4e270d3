package deck

import (
	"fmt"
	"sync"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Fronts draws the fronts of a deck's cards one at a time, each as [Deck.Part] draws it among all.
type Fronts struct {
	deck   *Deck
	design *parts.CardDesign
	lock   sync.Mutex // of the design
}

// Fronts returns what draws the fronts of the cards.
func (d *Deck) Fronts() *Fronts {
	f := &Fronts{deck: d, design: d.design()}
	for i := range d.Cards {
		f.design.Meet(&d.Cards[i].Card, d.Cards[i].Back)
	}
	return f
}

// Words are what somebody is typing that is to stand on a card.
type Words struct{ Title, Text string }

// Draw draws a card with its bleed. Typed, if it is not nil, stands in place of its own words.
func (f *Fronts) Draw(card int, typed *Words) *drawing.Drawing {
	shown := f.deck.Cards[card].Card
	if typed != nil {
		shown.Title, shown.Text = typed.Title, typed.Text
	}
	f.lock.Lock()
	defer f.lock.Unlock()
	drawn, _ := f.design.Front(&shown)
	return drawn
}

// Key returns a text that is the same for cards that look alike, as long as their pictures stay as they are.
func (f *Fronts) Key(card int, typed *Words) string {
	shown := f.deck.Cards[card].Card
	if typed != nil {
		shown.Title, shown.Text = typed.Title, typed.Text
	}
	f.lock.Lock()
	defer f.lock.Unlock()
	name := func(s *drawing.Symbol) string {
		if s == nil {
			return ""
		}
		return s.Name
	}
	arranged := uint32(0)
	if f.deck.look != nil {
		arranged = f.deck.look.Sum
	}
	return fmt.Sprintf("%v %q %v %q %q %q %q %q %v %q %q %q %v %v %v %v %v", arranged, shown.Second, f.deck.Size, shown.Title, shown.Kind, shown.Text,
		shown.Corner, shown.Icon, shown.Art.Fill, name(shown.Picture), name(shown.Art.Symbol), name(shown.Background),
		shown.Seat, f.design.Frame(&shown), shown.TextSize, f.deck.TextSize, f.deck.pictures != nil)
}
