package kit

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"homespun/assets"
	"homespun/engines/common/text"
	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// Poker size, in millimetres, and how many times as large cards of a large set are.
const cardWide, cardHigh, cardLarge = 63.0, 88.0, 1.3

// DeckColours are those of decks, in their order.
var DeckColours = [program.MaxDecks]drawing.Colour{drawing.RGB(0x2F6F8F), drawing.RGB(0x8A3B5A), drawing.RGB(0x3E7A3A),
	drawing.RGB(0x6B4F8F)}

// Cards draws the cards of all decks of a game. Several goroutines may use it.
type Cards struct {
	game   *engine.Game
	theme  *rulesets.Theme
	design *parts.CardDesign
	packs  []engine.Pack
	lock   sync.Mutex // of the design and what it has drawn
	fronts map[int]*drawing.Symbol
	signs  sync.Map // by their names, each for all cards that bear it
}

// NewCards returns what draws the cards of a game, under the title and with the pictures of a theme.
func NewCards(game *engine.Game, theme *rulesets.Theme, large bool) *Cards {
	c := &Cards{game: game, theme: theme, packs: game.Packs(), fronts: map[int]*drawing.Symbol{}}
	c.design = parts.NewCardDesign(cardWide, cardHigh, drawing.None)
	if large {
		c.design = parts.NewCardDesign(cardWide*cardLarge, cardHigh*cardLarge, drawing.None)
		c.design.Least = parts.LargeText
	}
	return c
}

// Front returns the front of a card, with its bleed.
func (c *Cards) Front(number int) *drawing.Symbol {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.fronts[number] == nil {
		front, _ := c.design.Front(c.printed(number))
		c.fronts[number] = &drawing.Symbol{Name: fmt.Sprintf("card:%d", number), Drawing: front}
	}
	return c.fronts[number]
}

// of returns the number of the deck to which a card belongs, and its name without its suit.
func (c *Cards) of(number int) (deck int, said, suit string) {
	deck = slices.IndexFunc(c.packs, func(pack engine.Pack) bool { return number <= pack.Last })
	said, _ = c.game.Card(number)
	if suits := c.game.Rules.Decks[c.packs[deck].Name].Suits; len(suits) > 0 {
		suit = suits[(number-c.packs[deck].First)%len(suits)] // cards of one name stand in the order of their suits
		said = strings.TrimPrefix(said, suit+" ")
	}
	return deck, said, suit
}

// Card returns what stands on a card: what it is called, its worth, its kinds, what it does, and its picture, or
// else its number or the sign of its suit; told says that the picture is its number.
func (c *Cards) Card(number int) (card parts.Card, told bool) {
	at, said, suit := c.of(number)
	pack, sign := c.packs[at], at
	deck := c.game.Rules.Decks[pack.Name]
	name, does := c.game.Card(number)
	card = parts.Card{Title: text.Capital(short(name)), Colour: DeckColours[at]}
	if colour, known := text.Colour(name); known {
		card.Colour = parts.Colour(colour, card.Colour)
	}
	if suit != "" {
		sign = slices.Index(deck.Suits, suit)
		card.Colour = parts.Colour(suit, kindColours[sign%len(kindColours)])
		card.Badge = c.sign(sign, card.Colour, "")
	}
	called := []string{name, said, suit}
	for _, kind := range slices.Sorted(maps.Keys(deck.Kinds)) {
		if slices.ContainsFunc(deck.Kinds[kind], func(of string) bool { return slices.Contains(called, of) }) {
			called = append(called, kind)
		}
	}
	card.Kind = text.Capital(short(strings.Join(called[3:], ", ")))
	for i := range does {
		does[i] = text.Capital(strings.TrimSuffix(short(does[i]), ".")) + "."
	}
	card.Text = strings.Join(does, "\n")
	_, err := strconv.Atoi(said)
	if err == nil {
		card.Corner = said
	}
	for _, worthy := range []string{said, suit, name} {
		if worth, ok := deck.Worth[worthy]; ok {
			card.Corner = strconv.Itoa(worth)
		}
	}
	for _, shown := range append(called, strings.ToLower(said)) {
		if card.Picture == nil {
			card.Picture, card.Art.Symbol = c.picture(cmp.Or(deck.Pictures[shown], shown))
		}
	}
	switch {
	case card.Picture != nil:
	case err == nil:
		card.Picture, told = c.sign(sign, card.Colour, said), true
	case suit != "":
		card.Picture = c.sign(sign, card.Colour, "")
	}
	if err == nil && suit == "" && card.Corner == said { // it is there to be read already
		card.Title = text.Capital(short(pack.Name))
	}
	return card, told
}

// printed returns what stands on a card on paper, where the room for a picture is never empty.
func (c *Cards) printed(number int) *parts.Card {
	card, _ := c.Card(number)
	if card.Picture == nil && card.Text == "" {
		card.Picture = written(card.Title)
	} else if card.Picture == nil {
		card.TextSize = alone * c.design.Width / cardWide
	}
	return &card
}

// alone is the size of texts that stand without a picture, in pt, as long as they have room.
const alone = 18

// picture returns an icon of the house, or a picture of the family's, which has all the room; nil where there is none
// of a name.
func (c *Cards) picture(name string) (picture, own *drawing.Symbol) {
	if found := c.theme.Own(name); found != name {
		picture = drawing.Picture(found)
		return picture, picture
	} else if _, ok := assets.Icon(name); ok {
		picture = drawing.Picture(name)
	}
	return picture, nil
}

// sign returns one of the signs in a colour with a word on it.
func (c *Cards) sign(number int, colour drawing.Colour, said string) *drawing.Symbol {
	const side = drawing.IconSize
	d, sign := drawing.New(side, side), drawing.Signs[number%len(drawing.Signs)]
	colour = colour.UnderWords()
	name := fmt.Sprintf("sign:%s:%s:%s", sign, colour, said)
	if made, ok := c.signs.Load(name); ok {
		return made.(*drawing.Symbol)
	}
	d.Path(sign.Path(d.Area().Centre(), side*0.4), drawing.Outlined(colour, 0.4, drawing.Ink))
	d.Label(sign.LetterBox(d.Area().Centre(), side*0.4), said,
		drawing.Style{Face: drawing.Title, Size: 30, Colour: drawing.TextOn(colour)}, 4, drawing.Centre)
	made, _ := c.signs.LoadOrStore(name, &drawing.Symbol{Name: name, Drawing: d})
	return made.(*drawing.Symbol)
}

// written returns words in place of a picture; nil where no font has their letters.
func written(said string) *drawing.Symbol {
	d := drawing.New(drawing.IconSize, drawing.IconSize)
	if !parts.Readable(said) {
		return nil
	}
	style := drawing.Style{Face: drawing.Title, Size: 15, Colour: drawing.Ink}
	for style.Size > 4 && !fits(short(said), style, d.Area()) {
		style.Size -= 0.5
	}
	d.ParagraphIn(d.Area(), short(said), style, 3, drawing.Centre)
	return &drawing.Symbol{Name: "words:" + said, Drawing: d}
}

// part returns all cards as a part to print.
func (c *Cards) part() parts.Part {
	part := parts.Part{ID: "cards", Title: "Cards", Kind: parts.Cards, Steps: []string{words.DecksCorners}}
	names, all, title := []string{}, 0, written(c.theme.Game.Title)
	var backs []*parts.CardBack
	for i, pack := range c.packs {
		deck := c.game.Rules.Decks[pack.Name]
		back := &parts.CardBack{Title: text.Capital(short(pack.Name)), Picture: title, Colour: DeckColours[i], Sign: i + 1}
		names, backs = append(names, short(pack.Name)), append(backs, back)
		for _, shown := range slices.Sorted(maps.Values(deck.Pictures)) {
			if found, _ := c.picture(shown); found == nil {
				part.Notices = append(part.Notices, words.NoPicture(strconv.Quote(short(shown)), c.theme.Game.Title))
			}
		}
		for number := pack.First; number <= pack.Last; number++ {
			name, _ := c.game.Card(number)
			_, said, _ := c.of(number)
			piece, lacks := c.design.Piece(cmp.Or(rulesets.CleanName(short(name)), "card"), c.printed(number), back,
				deck.Cards[said])
			for _, lack := range lacks {
				if lack.What != "" {
					part.Notices = append(part.Notices, words.DeckOf(lack.Field, strconv.Quote(piece.Name))+" "+lack.What)
				}
			}
			part.Pieces, all = append(part.Pieces, piece), all+piece.Copies
		}
	}
	decks := ""
	if len(c.packs) == 1 {
		part.Title = cmp.Or(drawing.Sanitise(backs[0].Title), part.Title)
	} else {
		decks, part.Steps = text.Join(names, "and"), append(part.Steps, words.OwnCardsSort)
	}
	part.Note = words.OwnCards(all, fmt.Sprintf("%.4g", c.design.Width), fmt.Sprintf("%.4g", c.design.Height), decks)
	part.Blank = c.design.Blank(backs[0])
	return part
}
