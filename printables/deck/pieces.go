package deck

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/tomlfile"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/printables/pieces"
	"homespun/printables/words"
	"homespun/rulesets"
)

// maxPieces is how many different pieces of a kind a file may have.
const maxPieces = 200

// A pieceKind is one of the kinds of pieces that a file may have besides cards: its key, its fields, and what reads one
// of them, whose table has been checked.
type pieceKind struct {
	key    string
	fields []engines.Field
	read   func(r *reader, key string, table map[string]any)
}

// pieceKinds are all of them, in the order in which they are printed.
var pieceKinds = []pieceKind{
	{"token", fieldsOf(append(sided, "size"), engines.Field{Key: "shape", Kind: engines.ChoiceField, Choices: []string{pieces.Round, pieces.Square, pieces.Hex}},
		engines.Field{Key: "back", Kind: engines.TableField, Of: engines.TextField,
			Keys: sided}), (*reader).token},
	{"die", fieldsOf([]string{"title", "fit", "color", "size"},
		engines.Field{Key: "faces", Kind: engines.ListField, Of: engines.TextField, Most: 6}), (*reader).die},
	{"standee", fieldsOf(shownFields), (*reader).standee},
	{"spinner", fieldsOf([]string{"title", "fit", "color", "size"},
		engines.Field{Key: "fields", Kind: engines.ListField, Of: engines.TextField},
		engines.Field{Key: "weights", Kind: engines.ListField, Of: engines.NumberField, Min: 1, Max: 100}),
		(*reader).spinner},
	{"dial", fieldsOf(shownFields, engines.Field{Key: "words", Kind: engines.ListField, Of: engines.TextField},
		engines.Field{Key: "from", Kind: engines.NumberField, Min: -999, Max: 9999},
		engines.Field{Key: "to", Kind: engines.NumberField, Min: -999, Max: 9999}), (*reader).dial},
	{"pad", fieldsOf([]string{"title", "icon", "image", "color"},
		engines.Field{Key: "columns", Kind: engines.ListField, Of: engines.TextField, Single: true},
		engines.Field{Key: "rows", Kind: engines.ListField, Of: engines.TextField, Single: true},
		engines.Field{Key: "total", Kind: engines.BoolField}), (*reader).pad},
	{"grid", fieldsOf([]string{"title", "background", "color", "size"},
		engines.Field{Key: "shape", Kind: engines.ChoiceField, Choices: []string{pieces.Square, pieces.Hex}},
		engines.Field{Key: "columns", Kind: engines.NumberField, Min: 1, Max: 100},
		engines.Field{Key: "rows", Kind: engines.NumberField, Min: 1, Max: 100}), (*reader).grid},
	{boxKey, fieldsOf([]string{"title", "icon", "image", "fit", "color"},
		engines.Field{Key: "window", Kind: engines.BoolField}, engines.Field{Key: "sleeves", Kind: engines.BoolField},
		engines.Field{Key: "thickness", Kind: engines.LengthField, Min: 10, Max: 1500},
		engines.Field{Key: "dividers", Kind: engines.ListField, Of: engines.TextField, Most: 20}), (*reader).box},
}

// boxKey is the key of the box, of which there is one.
const boxKey = "box"

// shownFields are those of a thing that shows a picture.
var shownFields = []string{"title", "icon", "image", "fit", "color", "size"}

// sided are the fields of one side of a token.
var sided = []string{"title", "text", "icon", "image", "fit", "color"}

// fieldsOf returns fields of words by their names, more of other kinds, and the count.
func fieldsOf(names []string, more ...engines.Field) []engines.Field {
	var fields []engines.Field
	for _, key := range names {
		fields = append(fields, engines.Field{Key: key, Kind: engines.TextField})
	}
	return append(append(fields, more...),
		engines.Field{Key: "count", Kind: engines.NumberField, Min: 1, Max: MaxCount})
}

// isPieces says whether a key of a file is that of a kind of pieces.
func isPieces(key string) bool {
	return slices.ContainsFunc(pieceKinds, func(kind pieceKind) bool { return kind.key == key })
}

// pieces reads all pieces besides cards.
func (r *reader) pieces(tree map[string]any) {
	all := r.deck.Count()
	for _, kind := range pieceKinds {
		for i, entry := range r.tables(kind.key, tree[kind.key]) {
			key := fmt.Sprintf("%s.%d", kind.key, i)
			if kind.key == boxKey {
				key = boxKey
			}
			table, ok := entry.(map[string]any)
			switch {
			case r.full():
				return
			case !ok:
				r.fail(key, words.PieceTablesHow(kind.key), words.PieceIsNoTable(kind.key, tomlfile.KindOf(entry)))
				continue
			}
			looked := map[string]any{}
			for field, value := range table {
				if f := fieldOf(field, kind.fields); f.Kind == engines.TextField || f.Of == engines.TextField {
					value = worded(value)
				}
				if !(field == "back" && value == false) {
					looked[field] = value
				}
			}
			r.check(key+".", words.APiece(kind.key), looked, kind.fields)
			if kind.read(r, key, looked); looked["count"] == nil {
				all++
			} else if n, ok := looked["count"].(int64); ok {
				all += int(min(n, MaxCount))
			}
		}
	}
	if all > MaxCopies && r.deck.Count() <= MaxCopies {
		r.fail("", words.DeckInParts, words.DeckTooManyPieces(all, MaxCopies))
	}
}

// tables returns the tables under the heads of a kind of pieces.
func (r *reader) tables(key string, value any) []any {
	list, isList := value.([]any)
	table, isTable := value.(map[string]any)
	switch {
	case key == boxKey && isTable:
		return []any{table}
	case key == boxKey && value != nil:
		r.fail(key, words.BoxTableHow, words.BoxIsNoTable(tomlfile.KindOf(value)))
		return nil
	case value != nil && !isList:
		r.fail(key, words.PieceTablesHow(key), words.PiecesAreNoTables(key, tomlfile.KindOf(value)))
	case len(list) > maxPieces:
		r.fail(key, words.DeckInParts, words.TooManyKinds(len(list), key, maxPieces))
		return nil
	}
	return list
}

// worded returns a value with words in place of its numbers.
func worded(value any) any {
	switch value := value.(type) {
	case int64:
		return strconv.FormatInt(value, 10)
	case float64:
		return strconv.FormatFloat(value, 'f', -1, 64)
	case []any:
		list := make([]any, len(value))
		for i, one := range value {
			list[i] = worded(one)
		}
		return list
	case map[string]any:
		table := maps.Clone(value)
		for key, one := range table {
			table[key] = worded(one)
		}
		return table
	}
	return value
}

// saidIn returns the words of a list.
func saidIn(value any) (all []string) {
	entries, _ := value.([]any)
	for _, entry := range entries {
		all = append(all, word(entry))
	}
	return all
}

// thing reads what pieces of all kinds have. Their size is in millimetres and has bounds; it is the usual one where
// nothing is said.
func (r *reader) thing(key string, table map[string]any, usual, least, most float64) pieces.Thing {
	size := r.length(key+".size", table["size"], usual, least, most)
	thing := r.side(key, table, size)
	thing.Size, thing.Count = size, 1
	if n, ok := table["count"].(int64); ok && n > 0 && n <= MaxCount {
		thing.Count = int(n)
	}
	return thing
}

// side reads what stands on one side of a piece of a size.
func (r *reader) side(key string, table map[string]any, size float64) pieces.Thing {
	thing := pieces.Thing{Key: key, Title: word(table["title"]), Text: word(table["text"]),
		Colour: r.colour(key+".color", table["color"])}
	thing.Fill = r.fits(key+".fit", table["fit"], r.fill)
	if icon := r.iconIn(table["image"]); icon != "" {
		thing.Icon = icon
	} else if thing.Picture = r.want(key+".image", table["image"], picture.Size{
		Width: size, Height: size, Fill: thing.Fill}); thing.Picture == nil {
		thing.Art = r.art(key+".icon", table["icon"], size, thing.Fill)
	}
	return thing
}

// art reads an icon by its name, or a picture by that of its file.
func (r *reader) art(key string, value any, size float64, fill bool) pieces.Art {
	art := pieces.Art{Fill: fill}
	if name, ok := value.(string); ok && picture.IsName(name) {
		art.Picture = r.want(key, name, picture.Size{Width: size, Height: size, Fill: fill})
	} else {
		art.Icon = r.icon(key, value)
	}
	return art
}

// length reads a length in millimetres, by a name or with a unit.
func (r *reader) length(key string, value any, usual, least, most float64) float64 {
	said, ok := value.(string)
	if !ok {
		return usual
	}
	mm, ok := map[string]float64{"small": 0.75, "medium": 1, "large": 1.5}[strings.ToLower(said)]
	if mm = math.Round(mm * usual); !ok {
		mm, ok = paper.ParseLength(said)
	}
	if !ok || mm < least || mm > most {
		r.fail(key, words.PieceSizeHow(least, most), words.NoPieceSize(strconv.Quote(short(said))))
		return usual
	}
	return mm
}

func (r *reader) token(key string, table map[string]any) {
	token := pieces.Token{Thing: r.thing(key, table, 25, 12, 120), Shape: pieces.Round}
	if shape := word(table["shape"]); shape != "" {
		token.Shape = shape
	}
	if back, ok := table["back"].(map[string]any); ok {
		side := r.side(key+".back", back, token.Size)
		if back["color"] == nil {
			side.Colour = token.Colour
		}
		token.Back = &side
	}
	r.deck.Pieces.Tokens = append(r.deck.Pieces.Tokens, token)
}

func (r *reader) die(key string, table map[string]any) {
	die := pieces.Die{Thing: r.thing(key, table, 25, 15, 60)}
	faces := saidIn(table["faces"])
	if table["faces"] == nil {
		faces = []string{"1", "2", "3", "4", "5", "6"}
	} else if n := len(faces); n != 2 && n != 3 && n != 6 {
		r.fail(key+".faces", words.DieFacesHow, words.DieFaces(n))
	}
	for _, said := range faces {
		face := r.face(key+".faces", said, die.Size, die.Fill)
		if number, err := strconv.Atoi(said); err == nil && number > 0 && number <= 99 {
			face.Number, face.Text = number, ""
		}
		die.Faces = append(die.Faces, face)
	}
	r.deck.Pieces.Dice = append(r.deck.Pieces.Dice, die)
}

// face reads an icon, the file of a picture, or words.
func (r *reader) face(key, said string, size float64, fill bool) pieces.Face {
	if picture.IsName(said) || r.iconIn(said) != "" {
		return pieces.Face{Art: r.art(key, said, size, fill)}
	}
	return pieces.Face{Text: said}
}

func (r *reader) standee(key string, table map[string]any) {
	thing := r.thing(key, table, 50, 25, 150)
	r.deck.Pieces.Standees = append(r.deck.Pieces.Standees, pieces.Standee{Thing: thing})
}

func (r *reader) spinner(key string, table map[string]any) {
	const most = 24
	spinner := pieces.Spinner{Thing: r.thing(key, table, 80, 50, 180)}
	fields := saidIn(table["fields"])
	if n := len(fields); n < 2 || n > most {
		r.fail(key+".fields", words.SpinnerHow, words.SpinnerBounds(n, most))
		return
	}
	weights, _ := table["weights"].([]any)
	if weights != nil && len(weights) != len(fields) {
		r.fail(key+".weights", words.WeightsHow, words.WeightsOf(len(weights), len(fields)))
		return
	}
	for i, said := range fields {
		weight := int64(1)
		if weights != nil {
			weight, _ = weights[i].(int64)
		}
		spinner.Fields = append(spinner.Fields, r.face(key+".fields", said, spinner.Size/3, spinner.Fill))
		spinner.Weights = append(spinner.Weights, max(1, int(weight)))
	}
	r.deck.Pieces.Spinners = append(r.deck.Pieces.Spinners, spinner)
}

func (r *reader) dial(key string, table map[string]any) {
	const most = 60
	dial := pieces.Dial{Thing: r.thing(key, table, 80, 50, 180), Words: saidIn(table["words"])}
	if from, to := number(table["from"], 0), number(table["to"], 10); table["words"] == nil {
		for n := from; n <= to && len(dial.Words) <= most; n++ {
			dial.Words = append(dial.Words, strconv.Itoa(n))
		}
	}
	if n := len(dial.Words); n < 2 || n > most {
		r.fail(key, words.DialHow, words.DialBounds(n, most))
		return
	}
	r.deck.Pieces.Dials = append(r.deck.Pieces.Dials, dial)
}

func (r *reader) pad(key string, table map[string]any) {
	pad := pieces.Pad{Thing: r.thing(key, table, 0, 0, 0)}
	pad.Total, _ = table["total"].(bool)
	pad.Columns = r.entries(key+".columns", table["columns"], 20, false)
	if pad.Rows = r.entries(key+".rows", table["rows"], 40, true); pad.Columns != nil && pad.Rows != nil {
		r.deck.Pieces.Pads = append(r.deck.Pieces.Pads, pad)
	}
}

// entries reads names of columns or rows, in a list or with commas between; a number is so many of them without names,
// or by their numbers.
func (r *reader) entries(key string, value any, most int, numbered bool) []string {
	all := saidIn(value)
	if said, ok := value.(string); ok {
		for one := range strings.SplitSeq(said, ",") {
			all = append(all, strings.TrimSpace(one))
		}
	} else if value == nil {
		all = []string{"6"}
	}
	n := len(all)
	if n == 1 {
		if count, err := strconv.Atoi(all[0]); err == nil {
			n, all = count, nil
			for i := range max(0, min(n, most)) {
				name := ""
				if numbered {
					name = strconv.Itoa(i + 1)
				}
				all = append(all, name)
			}
		}
	}
	if n < 1 || n > most {
		r.fail(key, words.PadHow, words.PadBounds(key[strings.LastIndexByte(key, '.')+1:], n, most))
		return nil
	}
	return all
}

func (r *reader) grid(key string, table map[string]any) {
	grid := pieces.Grid{Thing: r.thing(key, table, 20, 4, 150), Hex: table["shape"] == pieces.Hex,
		Columns: number(table["columns"], 0), Rows: number(table["rows"], 0)}
	const page = 270 // mm: a larger one is drawn no finer
	grid.Picture = r.want(key+".background", table["background"], picture.Size{Width: page, Height: page, Fill: true})
	r.deck.Pieces.Grids = append(r.deck.Pieces.Grids, grid)
}

func (r *reader) box(key string, table map[string]any) {
	box := pieces.Box{Thing: r.thing(key, table, r.deck.Size.Width, 0, 0), Width: r.deck.Size.Width,
		Length: r.deck.Size.Height, Dividers: saidIn(table["dividers"])}
	if box.Title == "" {
		box.Title = r.deck.Title
	}
	if box.Width > box.Length {
		box.Width, box.Length = box.Length, box.Width
	}
	sleeves, _ := table["sleeves"].(bool)
	box.Window, _ = table["window"].(bool)
	if box.Thick = pieces.Thickness(r.deck.Count(), sleeves); sleeves {
		const wider = 3 // mm, as the sleeves of makers are
		box.Width, box.Length = box.Width+wider, box.Length+wider
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

// number returns a whole number, or another where none is given.
func number(value any, without int) int {
	if n, ok := value.(int64); ok {
		return int(n)
	}
	return without
}

// Parts returns all that a deck has as parts to print, its cards before everything else, and remarks as [Deck.Part]
// does. Room is the area of a sheet for parts as it lies upright, in millimetres.
func (d *Deck) Parts(room drawing.Rectangle) (all []parts.Part, notices []rulesets.Finding) {
	if len(d.Cards) > 0 {
		part, remarks := d.Part()
		all, notices = append(all, part), remarks
	}
	set := d.Pieces
	set.Colour, set.Face = d.Colour, d.face
	made, lacks := set.Parts(room)
	var lost losses
	for i, lack := range lacks {
		found := rulesets.Finding{Path: d.Name, Line: d.lines.find(lack.Key + "." + lack.Field), Key: lack.Field,
			Message: words.DeckOf(lack.Field, strconv.Quote(short(lack.Name)))}
		if strings.HasSuffix(lack.Field, "s") { // several words
			found.Message = words.PieceOf(lack.Field, strconv.Quote(short(lack.Name)))
		}
		if lost.add(i, lack.Signs, found); lack.What != "" {
			found.Message += " " + lack.What
			notices = append(notices, found)
		}
	}
	return append(all, made...), rulesets.InOrder(append(notices, lost.findings()...))
}
