// Package look draws cards as a file says: where each field of a card stands, in which letters and colours. Eight such
// files are aboard; a family copies one beside its deck and changes it.
package look

import (
	"cmp"
	"embed"
	"fmt"
	"hash/crc32"
	"path"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

//go:embed looks/*.toml
var files embed.FS

// MaxFile is how large a look may be, in bytes; maxPlaces is how many places a side may have.
const MaxFile, maxPlaces = 64 << 10, 40

// Names are the looks aboard, as decks name them, in alphabetical order.
func Names() (names []string) {
	entries, _ := files.ReadDir("looks") // an embedded folder is always there
	for _, entry := range entries {
		names = append(names, strings.ReplaceAll(strings.TrimSuffix(entry.Name(), ".toml"), "-", " "))
	}
	return names
}

// Text returns the file of a look aboard, "" if there is none of that name, which is written in any way.
func Text(name string) string {
	slug := strings.NewReplacer(" ", "-", "_", "-").Replace(strings.ToLower(name))
	written, _ := files.ReadFile(path.Join("looks", slug+".toml"))
	return string(written)
}

// A Look is what a file says.
type Look struct {
	// About says in a sentence what it is for; Sum tells looks from each other.
	About string
	Sum   uint32
	// card is the size of the card in whose millimetres the places are.
	card   paper.Size
	ground string
	hatch  bool
	// front and back are places in the order in which they are drawn; a side without any is like the other.
	front, back []place
}

// A place is where something stands on a card.
type place struct {
	said
	shows string
	box   drawing.Rectangle
	line  int
}

// said is what a table says. What is of another kind than it should be has been found already.
type said map[string]any

func (s said) word(key string) string { is, _ := s[key].(string); return is }
func (s said) on(key string) bool     { return s[key] == true }

// words returns a list of words, or a single one.
func (s said) words(key string) (all []string) {
	entries, many := s[key].([]any)
	if !many {
		entries = []any{s[key]}
	}
	for _, entry := range entries {
		if is, ok := entry.(string); ok {
			all = append(all, is)
		}
	}
	return all
}

func (s said) number(key string) float64 { return number(s[key]) }

func number(value any) float64 {
	switch n := value.(type) {
	case int64:
		return float64(n)
	case float64:
		return n
	case string:
		is, _ := text.Number(n)
		return is
	}
	return 0
}

// shown are the fields of a card that have a place.
var shown = []string{"title", "kind", "text", "corner", "second", "picture", "seat"}

var placeFields = []engines.Field{
	{Key: "shows", Kind: engines.ChoiceField, Choices: append(slices.Clone(shown), "nothing")},
	{Key: "place", Kind: engines.ListField, Of: engines.LengthField, Min: -200, Max: 10_000, Most: 4},
	{Key: "font", Kind: engines.ChoiceField, Choices: []string{"text", "bold", "title", "italic"}},
	{Key: "size", Kind: engines.LengthField, Min: 60, Max: 960}, {Key: "least", Kind: engines.LengthField, Min: 60, Max: 960},
	{Key: "align", Kind: engines.ChoiceField, Choices: []string{"left", "centre", "center", "right"}},
	{Key: "color", Kind: engines.TextField}, {Key: "fill", Kind: engines.TextField}, {Key: "line", Kind: engines.TextField},
	{Key: "width", Kind: engines.LengthField, Min: 1, Max: 50}, {Key: "round", Kind: engines.LengthField, Max: 500},
	{Key: "pad", Kind: engines.LengthField, Max: 200}, {Key: "lines", Kind: engines.LengthField, Min: 30, Max: 300},
	{Key: "hatch", Kind: engines.BoolField}, {Key: "disc", Kind: engines.BoolField},
	{Key: "fit", Kind: engines.ChoiceField, Choices: []string{"fit", "fill"}},
	{Key: "when", Kind: engines.ListField, Of: engines.ChoiceField, Choices: shown, Single: true, Most: len(shown)},
	{Key: "unless", Kind: engines.ListField, Of: engines.ChoiceField, Choices: shown, Single: true, Most: len(shown)},
}

var lookFields = []engines.Field{
	{Key: "about", Kind: engines.TextField}, {Key: "card", Kind: engines.TextField},
	{Key: "ground", Kind: engines.TextField}, {Key: "hatch", Kind: engines.BoolField},
	{Key: "front", Kind: engines.TableField, Of: engines.TableField, Entry: placeFields},
	{Key: "back", Kind: engines.TableField, Of: engines.TableField, Entry: placeFields},
}

// A reader makes a look of a file and collects what is wrong with it.
type reader struct {
	name string
	tree *rulesets.Tree
	card paper.Size // for which the look is drawn
	list []rulesets.Finding
}

// Read reads a look from a text; name is its file, for messages. Without findings there is a look.
func Read(name string, written []byte) (*Look, []rulesets.Finding) {
	tree, list := rulesets.ParseTree("look", name, written)
	if len(list) > 0 {
		return nil, list
	}
	r := reader{name: name, tree: tree}
	for _, f := range rulesets.CheckTree(words.OfLook, name, tree.Values, lookFields) {
		f.Line = tree.Line(f.Key)
		r.list = append(r.list, f)
	}
	head := said(tree.Values)
	l := &Look{About: head.word("about"), ground: cmp.Or(head.word("ground"), "card"), hatch: head.on("hatch"),
		Sum: crc32.ChecksumIEEE(written)}
	var err error
	if l.card, err = paper.ParseCardSize(cmp.Or(head.word("card"), "poker")); err != nil {
		r.fail("card", "", text.Short(err.Error(), 200))
	}
	r.card = l.card
	r.colour("ground", l.ground)
	l.front, l.back = r.side("front"), r.side("back")
	if len(l.front)+len(l.back) == 0 && len(r.list) == 0 {
		r.fail("front", words.LookHow, words.LookIsEmpty)
	}
	return l, rulesets.InOrder(r.list)
}

func (r *reader) fail(key, suggestion, message string) {
	r.list = append(r.list, rulesets.Finding{Path: r.name, Line: r.tree.Line(key), Key: key, Message: message,
		Suggestion: suggestion, Error: true})
}

// colour checks a colour of paper, of the card, or any.
func (r *reader) colour(key, said string) {
	if _, ok := text.Colour(said); !ok && said != "" && !slices.Contains(ofCard, said) {
		r.fail(key, cmp.Or(text.DidYouMean(said, ofCard), text.ColourAdvice(said)), words.NoColour(drawing.Quoted(said)))
	}
}

// side reads the places of a side, in the order of their lines.
func (r *reader) side(side string) (places []place) {
	tables, _ := r.tree.Values[side].(map[string]any)
	if len(tables) > maxPlaces {
		r.fail(side, words.LookFewer, words.LookTooMany(len(tables), maxPlaces))
		return nil
	}
	for name, value := range tables {
		if table, ok := value.(map[string]any); ok && len(r.list) < maxPlaces {
			places = append(places, r.place(side+"."+name, name, table))
		}
	}
	slices.SortFunc(places, func(a, b place) int { return cmp.Or(a.line-b.line, strings.Compare(a.shows, b.shows)) })
	return places
}

// place reads a place. One that is called like a field shows that.
func (r *reader) place(key, name string, table said) place {
	p := place{said: table, shows: table.word("shows"), line: r.tree.Line(key)}
	if p.shows == "" && slices.Contains(shown, name) {
		p.shows = name
	}
	for _, field := range []string{"color", "fill", "line"} {
		r.colour(key+"."+field, table.word(field))
	}
	sides, _ := table["place"].([]any)
	if len(sides) != 4 {
		r.fail(key, words.LookPlaceHow, words.LookNoPlace(strconv.Quote(text.Short(name, 40))))
		return p
	}
	p.box = drawing.Box(number(sides[0]), number(sides[1]), number(sides[2]), number(sides[3]))
	if p.box.Width < 1 || p.box.Height < 1 {
		r.fail(key+".place", words.LookPlaceHow, words.LookFlat)
	} else if middle := p.box.Centre(); middle.X < 0 || middle.Y < 0 || middle.X > r.card.Width || middle.Y > r.card.Height {
		r.fail(key+".place", words.LookPlaceHow, words.LookOffCard(fmt.Sprint(r.card.Width), fmt.Sprint(r.card.Height)))
	}
	return p
}

// Fills reports whether pictures fill their place where the deck does not say how they stand.
func (l *Look) Fills() bool {
	return slices.ContainsFunc(l.places(false), func(p place) bool { return p.shows == "picture" && p.word("fit") == "fill" })
}

// Picture returns how large a picture is on a card of a size at most, in millimetres.
func (l *Look) Picture(card paper.Size) (width, height float64) {
	for _, p := range slices.Concat(l.front, l.back) {
		if p.shows == "picture" {
			width = max(width, p.box.Width*card.Width/l.card.Width)
			height = max(height, p.box.Height*card.Height/l.card.Height)
		}
	}
	const most = 2 * parts.CardBleed
	return min(width, card.Width+most), min(height, card.Height+most)
}

// places returns those of a side.
func (l *Look) places(back bool) []place {
	if back && len(l.back) > 0 || len(l.front) == 0 {
		return l.back
	}
	return l.front
}
