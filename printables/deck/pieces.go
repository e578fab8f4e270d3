package deck

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/tomlfile"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/printables/pieces"
	"homespun/printables/words"
	"homespun/rulesets"
	"homespun/rulesets/template"
)

// maxTokens is how many different tokens a file may have, and maxOthers how many pieces of another kind: these may fill a
// page each.
const maxTokens, maxOthers = 200, 40

// A pieceKind is one of the kinds of pieces that a file may have besides cards: its key, its usual, least and largest
// size in millimetres, its fields, and what reads those that not all kinds have.
type pieceKind struct {
	key                string
	usual, least, most float64
	fields             []engines.Field
	read               func(r *reader, key string, table map[string]any, thing *pieces.Thing)
}

// boxKey is the key of the box, of which there is one.
const boxKey = "box"

// The fields of what shows a picture, and of one side of a token.
var (
	shownFields = []string{"title", "icon", "image", "fit", "color"}
	sidedFields = append([]string{"text"}, shownFields...)
)

// pieceKinds are all of them.
var pieceKinds = []pieceKind{
	{"token", 25, 12, 120, fieldsOf(append(sidedFields, "size"),
		engines.Field{Key: "shape", Kind: engines.ChoiceField, Choices: []string{pieces.Round, pieces.Square, pieces.Hex}},
		engines.Field{Key: "back", Kind: engines.TableField, Of: engines.TextField, Keys: sidedFields}), (*reader).token},
	{"die", 25, 15, 60, fieldsOf([]string{"title", "fit", "color", "size"}, listOf("faces")), (*reader).die},
	{"standee", 50, 25, 150, fieldsOf(append(shownFields, "size")), nil},
	{"spinner", 80, 50, 180, fieldsOf([]string{"title", "fit", "color", "size"}, listOf("fields"),
		engines.Field{Key: "weights", Kind: engines.ListField, Of: engines.NumberField, Min: 1, Max: 100}), (*reader).spinner},
	{"dial", 80, 50, 180, fieldsOf(append(shownFields, "size"), listOf("words"),
		engines.Field{Key: "from", Kind: engines.NumberField, Min: -999, Max: 9999},
		engines.Field{Key: "to", Kind: engines.NumberField, Min: -999, Max: 9999}), (*reader).dial},
	{"pad", 10, 0, 0, fieldsOf([]string{"title", "icon", "image", "color"}, listOf("columns"), listOf("rows"),
		engines.Field{Key: "total", Kind: engines.BoolField}), (*reader).pad},
	{"grid", 20, 4, 150, fieldsOf([]string{"title", "background", "color", "size"},
		engines.Field{Key: "shape", Kind: engines.ChoiceField, Choices: []string{pieces.Square, pieces.Hex}},
		engines.Field{Key: "columns", Kind: engines.NumberField, Min: 1, Max: 60},
		engines.Field{Key: "rows", Kind: engines.NumberField, Min: 1, Max: 60}), (*reader).grid},
	{boxKey, 90, 0, 0, fieldsOf(shownFields, engines.Field{Key: "window", Kind: engines.BoolField},
		engines.Field{Key: "sleeves", Kind: engines.BoolField},
		engines.Field{Key: "thickness", Kind: engines.LengthField, Min: 10, Max: 1500},
		engines.Field{Key: "dividers", Kind: engines.ListField, Of: engines.TextField, Most: 20}), (*reader).box},
}

// fieldsOf returns fields of words by their names, more of other kinds, and the count.
func fieldsOf(names []string, more ...engines.Field) []engines.Field {
	var fields []engines.Field
	for _, key := range names {
		fields = append(fields, engines.Field{Key: key, Kind: engines.TextField})
	}
	return append(append(fields, more...),
		engines.Field{Key: "count", Kind: engines.NumberField, Min: 1, Max: MaxCount})
}

// listOf returns a field of a list of words, or of words with commas between, or of a number.
func listOf(key string) engines.Field {
	return engines.Field{Key: key, Kind: engines.ListField, Of: engines.TextField, Single: true}
}

// isPieces says whether a key of a file is that of a kind of pieces.
func isPieces(key string) bool {
	return slices.ContainsFunc(pieceKinds, func(kind pieceKind) bool { return kind.key == key })
}

// pieces reads all pieces besides cards.
func (r *reader) pieces(tree map[string]any) {
	all := r.deck.Count()
	for _, kind := range pieceKinds {
		most := maxOthers
		if kind.key == "token" {
			most = maxTokens
		}
		value, how := tree[kind.key], words.PieceTablesHow("[["+kind.key+"]]")
		list, isList := value.([]any)
		switch {
		case kind.key == boxKey && value != nil:
			list, how = []any{value}, words.PieceTablesHow("["+boxKey+"]")
		case value != nil && !isList:
			r.fail(kind.key, how, words.PiecesAreNoTables(kind.key, tomlfile.KindOf(value)))
		case len(list) > most:
			r.fail(kind.key, words.DeckInParts, words.TooManyKinds(len(list), kind.key, most))
			continue
		}
		for i, entry := range list {
			key := fmt.Sprintf("%s.%d", kind.key, i)
			if kind.key == boxKey {
				key = boxKey
			}
			table, ok := entry.(map[string]any)
			switch {
			case r.full():
				return
			case ok:
				all += r.piece(kind, key, table)
			default:
				r.fail(key, how, words.PieceIsNoTable(kind.key, tomlfile.KindOf(entry)))
			}
		}
	}
	if all > MaxCopies && r.deck.Count() <= MaxCopies {
		r.fail("", words.DeckInParts, words.DeckTooManyPieces(all, MaxCopies))
	}
}

// piece reads a piece of a kind, and returns how many of it there are.
func (r *reader) piece(kind pieceKind, key string, table map[string]any) int {
	looked := map[string]any{}
	for name, value := range table {
		if f := fieldOf(name, kind.fields); f.Kind == engines.TextField || f.Of == engines.TextField {
			value = worded(value)
		}
		if name != "back" || value != false {
			looked[name] = value
		}
	}
	r.check(key+".", template.Article(kind.key), looked, kind.fields)
	size := r.length(key+".size", looked["size"], kind)
	thing := r.side(key, looked, size)
	thing.Kind, thing.Size, thing.Count = kind.key, size, max(1, min(MaxCount, number(looked["count"], 1)))
	if kind.read != nil {
		kind.read(r, key, looked, &thing)
	}
	if kind.key != boxKey {
		r.deck.Pieces.Things = append(r.deck.Pieces.Things, thing)
	}
	return thing.Count
}

// worded returns a value with words in place of its numbers.
func worded(value any) any {
	switch value := value.(type) {
	case int64, float64:
		return fmt.Sprint(value)
	case []any:
		list := make([]any, len(value))
		for i, one := range value {
			list[i] = worded(one)
		}
		return list
	}
	return value
}

// entries reads the words of a list, or words with commas between. Bounds tell where there are too few or too many.
func (r *reader) entries(key string, value any, least, most int) (all []string) {
	list, isList := value.([]any)
	for _, entry := range list {
		all = append(all, word(entry))
	}
	if said := word(value); !isList && said != "" {
		for one := range strings.SplitSeq(said, ",") {
			all = append(all, strings.TrimSpace(one))
		}
	}
	for _, one := range all {
		r.marks(key, one)
	}
	if n := len(all); n < least || n > most {
		r.fail(key, words.PieceEntriesHow, words.PieceEntries(key[strings.LastIndexByte(key, '.')+1:], n, least, most))
		return nil
	}
	return all
}

// number returns a whole number, or another where none is given.
func number(value any, without int) int {
	if n, ok := value.(int64); ok {
		return int(n)
	}
	return without
}

// length reads the size of a piece of a kind in millimetres, by a name or with a unit.
func (r *reader) length(key string, value any, kind pieceKind) float64 {
	said, ok := value.(string)
	if !ok {
		return kind.usual
	}
	mm, ok := map[string]float64{"small": 0.75, "medium": 1, "large": 1.5}[strings.ToLower(said)]
	if mm = math.Round(mm * kind.usual); !ok {
		mm, ok = paper.ParseLength(said)
	}
	if !ok || mm < kind.least || mm > kind.most {
		r.fail(key, words.PieceSizeHow(kind.least, kind.most), words.NoPieceSize(strconv.Quote(short(said))))
		return kind.usual
	}
	return mm
}

// side reads what stands on one side of a piece of a size.
func (r *reader) side(key string, table map[string]any, size float64) pieces.Thing {
	thing := pieces.Thing{Key: key, Title: word(table["title"]), Text: word(table["text"]),
		Colour: r.colour(key+".color", table["color"])}
	r.marks(key+".text", thing.Text)
	fill := r.fits(key+".fit", table["fit"], r.fill)
	if thing.Art = r.art(key+".image", word(table["image"]), size, fill); thing.Icon == "" && thing.Picture == nil {
		if thing.Art = r.art(key+".icon", word(table["icon"]), size, fill); thing.Picture == nil {
			thing.Icon = r.icon(key+".icon", table["icon"])
		}
	}
	return thing
}

// art reads an icon by its name, or a picture by that of its file.
func (r *reader) art(key, said string, size float64, fill bool) pieces.Art {
	art := pieces.Art{Fill: fill}
	if art.Icon = r.iconIn(said); art.Icon == "" && (files.IsPicture(said) || strings.HasSuffix(key, ".image")) {
		art.Picture = r.want(key, said, picture.Size{Width: size, Height: size, Fill: fill})
	}
	return art
}

// faces reads icons, files of pictures, and words.
func (r *reader) faces(key string, said []string, thing *pieces.Thing, size float64) {
	for _, one := range said {
		face := pieces.Face{Art: r.art(key, one, size, thing.Fill)}
		if face.Icon == "" && face.Picture == nil {
			face.Text = one
		}
		thing.Faces = append(thing.Faces, face)
	}
}

func (r *reader) token(key string, table map[string]any, thing *pieces.Thing) {
	thing.Shape = word(table["shape"])
	if back, ok := table["back"].(map[string]any); ok {
		side := r.side(key+".back", back, thing.Size)
		if side.Colour == drawing.None {
			side.Colour = thing.Colour
		}
		thing.Back = &side
	}
}

func (r *reader) die(key string, table map[string]any, thing *pieces.Thing) {
	said := []string{"1", "2", "3", "4", "5", "6"}
	if table["faces"] != nil {
		said = r.entries(key+".faces", table["faces"], 2, 6)
	}
	if n := len(said); n == 4 || n == 5 {
		r.fail(key+".faces", words.DieFacesHow, words.DieFaces(n))
	}
	r.faces(key+".faces", said, thing, thing.Size)
	for i := range thing.Faces {
		face := &thing.Faces[i]
		if n, err := strconv.Atoi(face.Text); err == nil && n > 0 && n <= 6 {
			face.Number, face.Text = n, ""
		}
	}
}

func (r *reader) spinner(key string, table map[string]any, thing *pieces.Thing) {
	said := r.entries(key+".fields", table["fields"], 2, 24)
	r.faces(key+".fields", said, thing, thing.Size/3)
	weights, _ := table["weights"].([]any)
	for i := range said {
		weight := 1
		if i < len(weights) {
			weight = max(1, number(weights[i], 1))
		}
		thing.Weights = append(thing.Weights, weight)
	}
	if weights != nil && said != nil && len(weights) != len(said) {
		r.fail(key+".weights", words.WeightsHow, words.WeightsOf(len(weights), len(said)))
	}
}

func (r *reader) dial(key string, table map[string]any, thing *pieces.Thing) {
	const most = 60
	var said []any
	if from, to := number(table["from"], 0), number(table["to"], 10); table["words"] == nil {
		if count := to - from + 1; count < 2 || count > most {
			r.fail(key+".to", "", words.DialEntries(from, to, most))
			return
		}
		for n := from; n <= to; n++ {
			said = append(said, strconv.Itoa(n))
		}
		table = map[string]any{"words": said}
	}
	r.faces(key+".words", r.entries(key+".words", table["words"], 2, most), thing, thing.Size/3)
}

func (r *reader) pad(key string, table map[string]any, thing *pieces.Thing) {
	thing.Total, _ = table["total"].(bool)
	thing.Columns = r.lined(key+".columns", table["columns"], 20, func(int) string { return "" })
	thing.Rows = r.lined(key+".rows", table["rows"], 40, strconv.Itoa)
}

// lined reads the names of columns or rows. A number is so many of them, each with a name of its own.
func (r *reader) lined(key string, value any, most int, name func(nth int) string) []string {
	count, err := strconv.Atoi(cmp.Or(word(value), "6"))
	if _, isList := value.([]any); !isList && err == nil {
		said := make([]any, max(0, min(count, MaxCount)))
		for i := range said {
			said[i] = name(i + 1)
		}
		value = said
	}
	return r.entries(key, value, 1, most)
}

func (r *reader) grid(key string, table map[string]any, thing *pieces.Thing) {
	thing.Shape, thing.Across, thing.Down = word(table["shape"]), number(table["columns"], 0), number(table["rows"], 0)
	const page = 270 // mm: a larger one is drawn no finer
	thing.Fill = true
	thing.Picture = r.want(key+".background", table["background"], picture.Size{Width: page, Height: page, Fill: true})
}

func (r *reader) box(key string, table map[string]any, thing *pieces.Thing) {
	width, length := r.deck.Size.Width, r.deck.Size.Height
	box := pieces.Box{Thing: *thing, Width: min(width, length), Length: max(width, length)}
	box.Title = cmp.Or(box.Title, r.deck.Title)
	if table["dividers"] != nil {
		box.Dividers = r.entries(key+".dividers", table["dividers"], 1, 20)
	}
	sleeves, _ := table["sleeves"].(bool)
	box.Window, _ = table["window"].(bool)
	if box.Thick = pieces.CardThick * float64(r.deck.Count()); sleeves {
		box.Thick += pieces.SleeveThick * float64(r.deck.Count())
		box.Width, box.Length = box.Width+pieces.SleeveWider, box.Length+pieces.SleeveWider
	}
	switch thick := table["thickness"].(type) {
	case int64:
		box.Thick = float64(thick)
	case float64:
		box.Thick = thick
	}
	if len(r.deck.Cards) == 0 {
		r.fail(key, words.BoxWithoutCardsHow, words.BoxWithoutCards)
	}
	r.deck.Pieces.Box = &box
}

// Parts returns all that a deck has as parts to print, its cards before everything else, and remarks as [Deck.Part]
// does. Room is the area of a sheet for parts as it lies upright, in millimetres.
func (d *Deck) Parts(room drawing.Rectangle) (all []parts.Part, notices []rulesets.Finding) {
	if notices = slices.Clone(d.remarks); len(d.Cards) > 0 {
		part, remarks := d.Part()
		all, notices = append(all, part), remarks
	}
	set := d.Pieces
	set.Colour, set.Face, set.Marks = d.Colour, d.face, d.marks()
	made, lacks := set.Parts(room)
	var lost losses
	for i, lack := range lacks {
		said := words.DeckOf
		if strings.HasSuffix(lack.Field, "s") { // of several words
			said = words.PieceOf
		}
		found := rulesets.Finding{Path: d.Name, Line: d.lines.find(lack.Key + "." + lack.Field), Key: lack.Field,
			Message: said(lack.Field, strconv.Quote(short(lack.Name)))}
		if lost.add(i, lack.Signs, found); lack.What != "" {
			found.Message += " " + lack.What
			notices = append(notices, found)
		}
	}
	for _, part := range made {
		for i := range part.Pieces {
			at := &part.Pieces[i].At
			at.Path, at.Line, at.Error = d.Name, d.lines.find(at.Key), true
		}
	}
	return append(all, made...), rulesets.InOrder(append(notices, lost.findings()...))
}
