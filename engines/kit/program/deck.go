package program

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"homespun/engines"
	texts "homespun/engines/common/text"
	"homespun/engines/kit/phrase"
)

// Deck is a deck of cards in a family's file.
type Deck struct {
	// Cards are how many there are of each card, by its name.
	Cards map[string]int `toml:"cards"`
	// Suits are colours or the like; with these there is each card in each of them: "red 7".
	Suits []string `toml:"suits"`
	// Kinds are the cards of a kind, by its name.
	Kinds map[string][]string `toml:"kinds"`
	// Worth is what a card is worth. Without it a number is worth itself, and any other card 1.
	Worth map[string]int `toml:"worth"`
	// Hand says what becomes of a card that is drawn; "" is none where cards do something, and open where they do not.
	Hand string `toml:"hand"`
	// Most is how many somebody can have in hand.
	Most int `toml:"most"`
	// Empty says what happens when somebody draws and the pile is empty.
	Empty string `toml:"empty"`
	// Do are sentences by the name of a card or kind.
	Do map[string][]string `toml:"do"`
	// Pictures are icons or pictures, by the name of a card, kind or suit.
	Pictures map[string]string `toml:"pictures"`
}

// The values of Hand: a card is done at once and laid with the discards, or kept where everybody sees it, where only
// its owner does, or where not even the app does.
const (
	NoHand = "none"
	Open   = "open"
	Secret = "secret"
	Real   = "real"
)

// The values of Empty: the discards are shuffled, nothing is drawn, or the match ends.
const (
	EmptyShuffle = "shuffle"
	EmptyOut     = "out"
	EmptyEnds    = "end"
)

// Bounds of decks.
const (
	MaxDecks = 4
	MaxCards = 120
	MaxHand  = 20
)

// A Pack is a deck that has been compiled. Its cards of one name stand side by side, in the order of the names.
type Pack struct {
	Name, Hand, Empty string
	Most, All         int // all is the what of all its cards
	// First is the number of its first name among those of all decks; from is where the cards of each name begin, and
	// where the last ends.
	First int
	From  []uint8
	// Of is the name of each card, worth what the cards of a name are worth, does what they do, 0 for nothing.
	Of    [MaxCards]uint8
	Worth []int16
	Does  []uint16
}

func (d *Pack) Len() int   { return int(d.From[len(d.From)-1]) }
func (d *Pack) Names() int { return len(d.From) - 1 }

// A stock is all decks that have been compiled, what sentences say of cards, and which lists of the code cards do.
type stock struct {
	Decks []Pack
	Whats []What
	Doing map[uint16]bool
	// kept says that some card is kept though its deck has no hands.
	kept bool
}

// A What is what a sentence says of cards: any of a deck, those of a kind, or those of a name.
type What struct {
	Deck int
	// All says that it is any card of the deck, one that these have one name.
	All, one bool
	// Has are the names, counted in the deck.
	Has [MaxCards]bool
}

// check finds what is out of bounds in a deck. The error is a *[engines.FieldError].
func (d *Deck) check(key string) error {
	sum := 0
	for _, name := range slices.Sorted(maps.Keys(d.Cards)) {
		if n := d.Cards[name]; n < 1 || n > MaxCards {
			return engines.Fieldf(key+".cards."+name, "is %d; it can be 1 to %d", n, MaxCards)
		}
		sum += d.Cards[name] * max(1, len(d.Suits))
	}
	for _, choice := range []struct {
		key, is string
		can     []string
	}{{"hand", d.Hand, []string{"", NoHand, Open, Secret, Real}},
		{"empty", d.Empty, []string{"", EmptyShuffle, EmptyOut, EmptyEnds}}} {
		if !slices.Contains(choice.can, choice.is) {
			return engines.Fieldf(key+"."+choice.key, "is %q; it can be %s", choice.is, texts.Join(choice.can[1:], "or"))
		}
	}
	switch {
	case sum == 0:
		return engines.Fieldf(key+".cards", "has none; say how many there are of each: { Storm = 3, Sun = 2 }")
	case sum > MaxCards:
		return engines.Fieldf(key+".cards", "are %d; a deck has at most %d", sum, MaxCards)
	case d.Most < 0 || d.Most > MaxHand:
		return engines.Fieldf(key+".most", "is %d; it can be 0 to %d", d.Most, MaxHand)
	}
	return nil
}

// decks gives cards and their kinds their numbers, and checks their names.
func (c *compiler) decks() error {
	if len(c.Rules.Decks) > MaxDecks {
		return engines.Fieldf("deck", "is there %d times; there can be %d decks", len(c.Rules.Decks), MaxDecks)
	}
	for _, name := range slices.Sorted(maps.Keys(c.Rules.Decks)) {
		deck := c.Rules.Decks[name]
		key := "deck." + name
		if err := deck.check(key); err != nil {
			return err
		}
		if err := c.deck(key, name, &deck); err != nil {
			return err
		}
	}
	return nil
}

// deck compiles all of a deck but what its cards do.
func (c *compiler) deck(key, name string, deck *Deck) error {
	d := Pack{Name: name, First: len(c.Texts), From: []uint8{0}, Hand: deck.Hand, Most: deck.Most,
		Empty: cmp.Or(deck.Empty, EmptyShuffle)}
	if d.Most == 0 {
		d.Most = MaxHand
	}
	if d.Hand == "" {
		if d.Hand = Open; len(deck.Do) > 0 {
			d.Hand = NoHand
		}
	}
	number := len(c.Decks)
	all := What{Deck: number, All: true}
	kinds := map[string]*What{}
	in := func(kind string, i int) {
		if kinds[kind] == nil {
			kinds[kind] = &What{Deck: number}
		}
		kinds[kind].Has[i] = true
	}
	add := func(said, suit string, n int) {
		i, worth := d.Names(), 1
		if value, err := strconv.Atoi(said); err == nil {
			worth = min(value, MaxCount)
		}
		full := said
		if suit != "" {
			full = suit + " " + said
			in(suit, i)
			in(said, i)
		}
		at := d.From[i]
		for range n {
			d.Of[at] = uint8(i)
			at++
		}
		d.From = append(d.From, at)
		for _, worthy := range []string{said, suit, full} {
			if value, ok := deck.Worth[worthy]; ok {
				worth = value
			}
		}
		all.Has[i] = true
		kinds[full] = &What{Deck: number, one: true}
		kinds[full].Has[i] = true
		d.Worth, d.Does = append(d.Worth, int16(worth)), append(d.Does, 0)
		c.Texts = append(c.Texts, full)
	}
	for _, said := range slices.SortedFunc(maps.Keys(deck.Cards), byNumber) {
		if len(deck.Suits) == 0 {
			add(said, "", deck.Cards[said])
		}
		for _, suit := range deck.Suits {
			add(said, suit, deck.Cards[said])
		}
	}
	for _, worthy := range slices.Sorted(maps.Keys(deck.Worth)) {
		if value := deck.Worth[worthy]; kinds[worthy] == nil {
			return unknownCard(key+".worth."+worthy, worthy, kinds)
		} else if value < -MaxCount || value > MaxCount {
			return engines.Fieldf(key+".worth."+worthy, "is %d; it can be %d to %d", value, -MaxCount, MaxCount)
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(deck.Kinds)) {
		if kinds[kind] != nil {
			return engines.Fieldf(key+".kinds."+kind, "has the name of a card; call it otherwise")
		}
		made := &What{Deck: number}
		for _, card := range deck.Kinds[kind] {
			of := kinds[card]
			if of == nil {
				return unknownCard(key+".kinds."+kind, card, kinds)
			}
			for i := range of.Has {
				made.Has[i] = made.Has[i] || of.Has[i]
			}
		}
		kinds[kind] = made
	}
	for _, shown := range slices.Sorted(maps.Keys(deck.Pictures)) {
		if kinds[shown] == nil {
			return unknownCard(key+".pictures."+shown, shown, kinds)
		}
	}
	c.Decks, c.kindsOf = append(c.Decks, d), append(c.kindsOf, kinds)
	return c.call(key, name, all, kinds)
}

// unknownCard is the error of a word that is no card and no kind.
func unknownCard(key, said string, kinds map[string]*What) error {
	hint := ""
	if near := texts.Nearest(said, slices.Collect(maps.Keys(kinds))); near != "" {
		hint = "; did you mean " + strconv.Quote(near)
	}
	return engines.Fieldf(key, "speaks of %q, which is no card of this deck%s", said, hint)
}

// call lets sentences speak of the cards of a deck, by its name, that of a kind, or their own.
func (c *compiler) call(key, name string, all What, kinds map[string]*What) error {
	add := func(key string, w What, names ...string) error {
		for _, said := range names {
			if value, ok := c.names.Find("card", c.language, said); ok && value != len(c.Whats) {
				return engines.Fieldf(key, "is called %q, as something else in the decks is; call it otherwise", said)
			}
			c.language.Add(&c.names, "card", said, len(c.Whats)) // also a word of the rules: many a card is called Skip
		}
		c.Whats = append(c.Whats, w)
		return nil
	}
	c.Decks[all.Deck].All = len(c.Whats)
	names := []string{name, name + " card", "card from " + name, "cards from " + name}
	if len(c.Rules.Decks) == 1 {
		names = append(names, "card")
	}
	if err := add(key, all, names...); err != nil {
		return err
	}
	for _, said := range slices.SortedFunc(maps.Keys(kinds), byNumber) {
		if err := add(key+".cards."+said, *kinds[said], said); err != nil {
			return err
		}
	}
	return nil
}

var errNoDeck = errors.New("there is no deck; a small one is [deck.cards] with cards = { Storm = 3, Sun = 2 }")

var errWhichDeck = errors.New("there are several decks, and it does not say which")

// saysCards reports whether a sentence says which cards it is about.
func saysCards(slots []phrase.Slot) bool {
	return slices.ContainsFunc(slots, func(s phrase.Slot) bool { return s.Kind == "card" })
}

// handled finds what is wrong with an instruction on cards.
func (c *compiler) handled(in Instruction, slots []phrase.Slot) error {
	if in.Op < OpDraw || in.Op > OpMostWorth {
		return nil
	} else if len(c.Decks) == 0 {
		return errNoDeck
	} else if in.Op == OpLay {
		c.kept = c.kept || uint8(in.A) == InHand
		return nil
	} else if in.Op == OpGainByCard || in.Op == OpGoByCard || in.Op == OpSwapHands || in.Op == OpShow {
		return nil
	} else if len(c.Decks) > 1 && !saysCards(slots) {
		if in.Op != OpMostWorth {
			return errWhichDeck
		}
	}
	w := &c.Whats[in.B]
	switch d := &c.Decks[w.Deck]; {
	case in.Op == OpShuffle && !w.All:
		return fmt.Errorf("only a whole deck is shuffled")
	case in.Op >= OpPlay && in.Op <= OpGive && d.Hand == NoHand && c.unheld == nil:
		c.unheld = engines.Fieldf(c.sentences[c.line-1].Key,
			"says: nobody has cards of deck %s in hand; write hand = \"open\" there", d.Name)
	}
	return nil
}

// slugsOfCards are the words for cards in lines, in the order of their numbers.
func (c *compiler) slugsOfCards() ([]string, error) {
	if len(c.Decks) == 0 {
		return nil, nil
	}
	last := &c.Decks[len(c.Decks)-1]
	list := Slugs(c.Texts[:last.First+last.Names()])
	for i, slug := range list {
		key := "deck." + c.Decks[c.PackOf(i)].Name + ".cards." + c.Texts[i]
		if slug == "" {
			return nil, engines.Fieldf(key, "has no letter and no digit in its name")
		} else if slices.Contains(list[:i], slug) {
			return nil, engines.Fieldf(key, "is written as %q, as another card is; call it otherwise", slug)
		}
	}
	return list, nil
}

// PackOf returns the deck of a card by its number among those of all decks.
func (s *stock) PackOf(card int) int {
	for i := range s.Decks {
		if d := &s.Decks[i]; card >= d.First && card < d.First+d.Names() {
			return i
		}
	}
	return -1
}

// HasHands reports whether anybody can have cards of a deck in hand.
func (s *stock) HasHands(d *Pack) bool { return d.Hand != NoHand || s.kept }

// does compiles what cards do. What is said of a card by its name goes before what is said of its kind.
func (c *compiler) does() error {
	for i := range c.Decks {
		d := &c.Decks[i]
		says := c.Rules.Decks[d.Name].Do
		for _, named := range []bool{false, true} {
			for _, said := range slices.SortedFunc(maps.Keys(says), byNumber) {
				key := "deck." + d.Name + ".do." + said
				of := c.kindsOf[i][said]
				if of == nil {
					return unknownCard(key, said, c.kindsOf[i])
				} else if named != of.one {
					continue
				}
				pc, err := c.list(key, says[said])
				if err != nil {
					return err
				}
				c.stock.Doing[pc] = true
				for card := range d.Names() {
					if of.Has[card] {
						d.Does[card] = pc
					}
				}
			}
		}
	}
	if c.unheld != nil && !c.kept {
		return c.unheld
	}
	return nil
}

// The places of a card. Where a card of a hand is that nobody has seen, it counts as one of the pile's.
const (
	InPile = uint8(iota)
	Discarded
	Away   // out of the match
	InHand // of the first seat
)

// Slugs are names as single words: letters and digits of any script, with dashes between.
func Slugs(names []string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}), "-")
	}
	return list
}
