package deck

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"homespun/assets"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/sheet"
	"homespun/printables/words"
	"homespun/rulesets"
)

// Read reads a deck from a deck file or a spreadsheet. The error is a [*Broken]. Its pictures lie beside it, or in
// one of the folders.
func Read(path string, folders ...string) (*Deck, error) { return ReadIn(path, "", folders...) }

// ReadIn is [Read] for a spreadsheet whose encoding is known, such as "windows-1250"; "" is whatever it seems to be.
func ReadIn(path, encoding string, folders ...string) (*Deck, error) {
	folders = append([]string{filepath.Dir(path)}, folders...)
	if sheet.Is(path) {
		rows, wrong := sheet.Read(path, encoding)
		if wrong != nil {
			return nil, &Broken{[]rulesets.Finding{*wrong}}
		}
		return fromSheet(rows, folders)
	}
	data, _, wrong := rulesets.ReadText(path, "deck", MaxFile)
	if wrong != nil {
		return nil, &Broken{[]rulesets.Finding{*wrong}}
	}
	return parse(path, data, folders, func(r *reader, tree map[string]any) { r.from(tree, encoding) })
}

// ReadText is [Read] for a text that is going to be the deck file at a path.
func ReadText(path string, written []byte, folders ...string) (*Deck, error) {
	return parse(path, written, append([]string{filepath.Dir(path)}, folders...),
		func(r *reader, tree map[string]any) { r.from(tree, "") })
}

// Own reports whether the cards stand in the deck file itself, each under a head of its own, so that they can be changed
// there one by one.
func (d *Deck) Own() bool {
	cards, err := tomlfile.NewList(d.Source, "card")
	return d.table == nil && err == nil && len(d.Cards) > 0 && cards.Len() == len(d.Cards)
}

// ReadRows reads cards that were copied from a spreadsheet beside the deck file at a path. Without a row that names the
// columns they are titles and texts.
func ReadRows(path, copied string, folders ...string) (*Deck, error) {
	folders = append([]string{filepath.Dir(path)}, folders...)
	var first error
	for _, head := range []string{"", "title\ttext\ticon\tcount\n"} {
		rows, wrong := sheet.Parse(path, []byte(head+copied), "")
		if wrong != nil {
			return nil, &Broken{[]rulesets.Finding{*wrong}}
		}
		made, err := fromSheet(rows, folders)
		if err == nil {
			return made, nil
		}
		first = cmp.Or(first, err)
		var broken *Broken
		if !errors.As(err, &broken) || broken.Findings[0].Message != words.SheetNoHeadings {
			break
		}
	}
	return nil, first
}

// FromSheet makes a deck of a spreadsheet. The error is a [*Broken].
func FromSheet(rows *sheet.Sheet) (*Deck, error) {
	return fromSheet(rows, []string{filepath.Dir(rows.Path)})
}

func fromSheet(rows *sheet.Sheet, folders []string) (*Deck, error) {
	r := reader{deck: &Deck{Name: rows.Path}, lines: findLines(nil), icons: assets.IconNames(), folders: folders}
	tree := map[string]any{}
	r.sheet(rows, tree, true)
	return r.done(tree)
}

// The fields of a deck, its cards and backs, as far as their kind says all; the reader looks at the others.
var (
	textSize   = engines.Field{Key: "text_size", Kind: engines.NumberField, Min: 6, Max: 48}
	backFields = []string{"title", "kind", "text", "icon", "image", "fit", "background", "corner", "second", "color"}
	deckFields = []engines.Field{
		{Key: "title", Kind: engines.TextField}, {Key: "designer", Kind: engines.TextField},
		{Key: "size", Kind: engines.TextField}, {Key: "look", Kind: engines.TextField},
		{Key: "fit", Kind: engines.TextField}, {Key: "background", Kind: engines.TextField},
		{Key: "color", Kind: engines.TextField}, {Key: "font", Kind: engines.TextField},
		{Key: "markup", Kind: engines.BoolField}, textSize,
		{Key: "back", Kind: engines.TableField, Of: engines.TextField, Keys: backFields},
		{Key: "from", Kind: engines.TextField},
		{Key: "card", Kind: engines.ListField, Of: engines.TableField},
		{Key: "token"}, {Key: "die"}, {Key: "standee"}, {Key: "spinner"}, {Key: "dial"}, {Key: "pad"}, {Key: "grid"},
		{Key: boxKey},
	}
	cardFields = []engines.Field{
		{Key: "title", Kind: engines.TextField}, {Key: "kind", Kind: engines.TextField},
		{Key: "text", Kind: engines.TextField},
		{Key: "icon", Kind: engines.TextField}, {Key: "image", Kind: engines.TextField},
		{Key: "fit", Kind: engines.TextField}, {Key: "background", Kind: engines.TextField},
		{Key: "corner", Kind: engines.TextField}, {Key: "second", Kind: engines.TextField},
		{Key: "color", Kind: engines.TextField}, textSize,
		{Key: "seat", Kind: engines.ChoiceField, Choices: []string{"A", "B", "C", "D", "E", "F"}},
		{Key: "count", Kind: engines.NumberField, Min: 1, Max: MaxCount},
		{Key: "back", Kind: engines.TableField, Of: engines.TextField, Keys: backFields},
	}
)

// A reader makes a deck of a tree and collects what is wrong with it.
type reader struct {
	deck  *Deck
	lines *finder
	list  []rulesets.Finding
	icons []string
	// wanted are the pictures of one's own, in the order in which they are met, from the folders.
	wanted  []*wanted
	folders []string
	// fill says that pictures fill their room where nothing else is said; background is that of all fronts.
	fill       bool
	background *drawing.Symbol
	// marked says that texts have markup, hinted that one has been remarked that looks so.
	marked, hinted bool
}

// Parse reads a deck from a text; name is its file, for messages. It reads no spreadsheet that the text names. The
// error is a [*Broken].
func Parse(name string, data []byte) (*Deck, error) {
	return parse(name, data, []string{filepath.Dir(name)}, func(r *reader, tree map[string]any) {
		r.fail("from", words.FromOutsideHow, words.FromMissing(strconv.Quote(short(word(tree["from"])))))
	})
}

// parse is [Parse] with the folders of its pictures, and a function that reads the spreadsheet that the tree names.
func parse(name string, data []byte, folders []string,
	from func(r *reader, tree map[string]any)) (*Deck, error) {
	if len(data) > MaxFile {
		return nil, &Broken{[]rulesets.Finding{{Path: name, Error: true,
			Message: words.DeckTooLarge(MaxFile >> 10)}}}
	}
	tree, findings := rulesets.ParseTree("deck", name, data)
	if len(findings) > 0 {
		return nil, NewBroken(findings)
	}
	r := reader{deck: &Deck{Name: name, Source: data}, lines: findLines(tree.Text()),
		icons: assets.IconNames(), folders: folders}
	if tree.Values["from"] != nil {
		from(&r, tree.Values)
	}
	return r.done(tree.Values)
}

// done makes the deck of a tree, in which the cards of a spreadsheet stand already.
func (r *reader) done(tree map[string]any) (*Deck, error) {
	if len(r.list) == 0 { // of the spreadsheet
		r.head(tree)
		if r.deck.table != nil || tree["from"] == nil {
			r.cards(tree)
		}
		r.pieces(tree)
		r.readPictures()
	}
	if r.deck.table.placeAll(r.deck.Name, r.list); len(r.list) > 0 {
		return nil, NewBroken(r.list)
	}
	r.deck.lines = r.lines
	if r.deck.tree = tree; r.deck.table != nil {
		r.deck.Source = r.deck.TOML()
	}
	return r.deck, nil
}

func (r *reader) full() bool { return len(r.list) > 200 }

func (r *reader) fail(key, suggestion, message string) {
	r.list = append(r.list, rulesets.Finding{
		Path: r.deck.Name, Line: r.lines.find(key), Key: key, Message: message,
		Suggestion: suggestion, Error: true,
	})
}

// check holds a table against its fields; keys stand behind a prefix in the file.
func (r *reader) check(prefix, what string, tree map[string]any, fields []engines.Field) {
	for _, f := range rulesets.CheckTree(what, r.deck.Name, tree, fields) {
		if strings.Contains(f.Message, "is not a field") {
			f.Suggestion = instead(f.Key, tree[f.Key], fields, f.Suggestion)
		}
		f.Key = prefix + f.Key
		f.Line = r.lines.find(f.Key)
		r.list = append(r.list, f)
	}
}

// head reads what is said of the whole deck.
func (r *reader) head(tree map[string]any) {
	head := map[string]any{}
	for key, value := range tree {
		if !(key == "back" && value == false) && key != "card" && !isPieces(key) {
			head[key] = cornered(key, value)
		}
	}
	r.check("", "a deck", head, deckFields)
	d := r.deck
	d.Title, d.Designer = word(head["title"]), word(head["designer"])
	d.Colour = cmp.Or(r.colour("color", head["color"]), parts.CardColour)
	named, ok := head["size"].(string)
	if !ok {
		named = "poker"
	}
	var err error
	if d.Size, err = paper.ParseCardSize(clean(named)); err != nil {
		r.fail("size", "", clean(err.Error()))
	} else if min(d.Size.Width, d.Size.Height) < parts.SmallestCard {
		r.fail("size", "",
			words.CardsTooSmall(millimetres(d.Size.Width), millimetres(d.Size.Height), parts.SmallestCard))
	}
	d.face = r.font(head["font"])
	d.TextSize = size(head["text_size"])
	if r.marked = head["markup"] == true; r.marked {
		d.pictures = map[string]*drawing.Symbol{}
	}
	d.look = r.look(head["look"])
	r.fill = r.fits("fit", head["fit"], d.look != nil && d.look.Fills())
	r.background = r.backdrop("background", head["background"], nil)
	d.Back = r.back("back", cornered("back", tree["back"]), &parts.CardBack{Title: d.Title})
}

// back reads the other side of cards. If nothing is said, it is the deck's.
func (r *reader) back(key string, value any, without *parts.CardBack) *parts.CardBack {
	if value == false {
		return nil
	}
	table, ok := value.(map[string]any)
	if !ok {
		return without
	}
	var back parts.CardBack
	if without != nil {
		back = *without
	}
	for field, said := range map[string]*string{"title": &back.Title, "kind": &back.Kind, "text": &back.Text,
		"corner": &back.Corner, "second": &back.Second} {
		if value, ok := table[field].(string); ok {
			*said = value
		}
	}
	if table["text"] != nil {
		r.marks(key+".text", back.Text)
	}
	r.backPictures(key, table, &back)
	if _, ok := table["color"]; ok {
		back.Colour = r.colour(key+".color", table["color"])
	}
	return &back
}

// cards reads all cards.
func (r *reader) cards(tree map[string]any) {
	list, isList := tree["card"].([]any)
	switch {
	case tree["card"] != nil && !isList:
		r.fail("card", words.CardTablesHow, words.CardsAreNoTables(tomlfile.KindOf(tree["card"])))
		return
	case len(list) == 0:
		if !slices.ContainsFunc(slices.Collect(maps.Keys(tree)), func(key string) bool {
			_, some := tree[key].([]any) // such as cards under a wrong name
			return some || isPieces(key)
		}) {
			r.fail("card", words.CardsHow, words.DeckIsEmpty)
		}
		return
	case len(list) > MaxCards:
		r.fail("card", words.DeckInParts, words.DeckTooManyCards(len(list), MaxCards))
		return
	}
	r.deck.Cards = make([]Card, 0, len(list))
	for i, entry := range list {
		if r.full() {
			return
		}
		key := fmt.Sprintf("card.%d", i)
		table, ok := entry.(map[string]any)
		if !ok {
			r.fail(key, words.CardTablesHow, words.CardIsNoTable(tomlfile.KindOf(entry)))
			continue
		}
		r.deck.Cards = append(r.deck.Cards, r.card(key, table))
	}
	if n := r.deck.Count(); n > MaxCopies {
		r.fail("card", words.DeckInParts, words.DeckTooManyCopies(n, MaxCopies))
	}
}

// card reads one card.
func (r *reader) card(key string, table map[string]any) Card {
	looked := map[string]any{}
	for name, value := range table {
		switch n, whole := value.(int64); {
		case name == "back" && value == false:
			continue
		case name == "count" && whole && n == 0:
			r.fail(key+".count", words.CardOutHow, words.CardCountsNone)
			continue
		}
		looked[name] = cornered(name, value)
	}
	r.check(key+".", "a card", looked, cardFields)
	card := Card{Count: 1, Line: r.lines.find(key), lines: map[string]int{}}
	card.Title, card.Kind, card.Text = word(looked["title"]), word(looked["kind"]), word(looked["text"])
	card.Corner, card.Second, card.Seat = word(looked["corner"]), word(looked["second"]), word(looked["seat"])
	r.marks(key+".text", card.Text)
	r.frontPictures(key, looked, &card.Card)
	card.Colour = r.colour(key+".color", looked["color"])
	card.TextSize = size(looked["text_size"])
	card.Back = r.back(key+".back", cornered("back", table["back"]), r.deck.Back)
	if n, ok := looked["count"].(int64); ok && n > 0 && n <= MaxCount {
		card.Count = int(n)
	}
	for _, field := range []string{"title", "kind", "text", "corner", "second", "back"} {
		if looked[field] != nil {
			card.lines[field] = r.lines.find(key + "." + field)
		}
	}
	own, _ := table["back"].(map[string]any)
	for _, field := range backFields {
		at := "back." + field
		if own[field] != nil {
			at = key + "." + at
		}
		card.lines["back."+field] = r.lines.find(at)
	}
	return card
}

// colour reads a colour; what is no text has been found already.
func (r *reader) colour(key string, value any) drawing.Colour {
	written, ok := value.(string)
	if !ok {
		return drawing.None
	}
	colour := parts.Colour(written, drawing.None)
	if colour == drawing.None {
		r.fail(key, text.ColourAdvice(written), words.NoColour(strconv.Quote(short(written))))
	}
	return colour
}

// icon reads the name of an icon; what is no text has been found already.
func (r *reader) icon(key string, value any) string {
	icon, ok := value.(string)
	if ok && icon != "" && !slices.Contains(r.icons, icon) {
		r.fail(key, nearIcons(icon, r.icons), words.NoIcon(strconv.Quote(short(icon))))
		return ""
	}
	return icon
}

// cornered returns the value of a field with a corner in words where it is a whole number, on a back too.
func cornered(field string, value any) any {
	if n, whole := value.(int64); whole && (field == "corner" || field == "second") {
		return strconv.FormatInt(n, 10)
	}
	if table, ok := value.(map[string]any); ok && field == "back" {
		table = maps.Clone(table)
		for key, inner := range table {
			table[key] = cornered(key, inner)
		}
		return table
	}
	return value
}

// size returns the size of letters in pt; 0 is none, or one that has been found already.
func size(value any) float64 { n, _ := value.(int64); return float64(n) }

func word(value any) string { said, _ := value.(string); return said }

// clean returns a text on one line, its beginning if it is long.
func clean(s string) string { return text.Cut(drawing.Sanitise(s), 200, "") }
