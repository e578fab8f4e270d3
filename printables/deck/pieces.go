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
	{"token", fieldsOf(sided,
		engines.Field{Key: "shape", Kind: engines.ChoiceField, Choices: []string{pieces.Round, pieces.Square, pieces.Hex}},
		engines.Field{Key: "back", Kind: engines.TableField, Of: engines.TextField,
			Keys: sided}), (*reader).token},
	{"die", fieldsOf([]string{"title", "fit", "color"},
		engines.Field{Key: "faces", Kind: engines.ListField, Of: engines.TextField, Most: 6}), (*reader).die},
}

// sided are the fields of one side of a token.
var sided = []string{"title", "text", "icon", "image", "fit", "color"}

// fieldsOf returns fields of words by their names, with the size, more of other kinds, and the count.
func fieldsOf(names []string, more ...engines.Field) []engines.Field {
	var fields []engines.Field
	for _, key := range append(slices.Clone(names), "size") {
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
				if field != "count" && !(field == "back" && value == false) {
					value = worded(value)
				}
				looked[field] = value
			}
			if looked["back"] == false {
				delete(looked, "back")
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
	switch {
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
		face := pieces.Face{Art: pieces.Art{Fill: die.Fill}}
		if number, err := strconv.Atoi(said); err == nil && number > 0 && number <= 99 {
			face.Number = number
		} else if picture.IsName(said) {
			face.Art = r.art(key+".faces", said, die.Size, die.Fill)
		} else if face.Icon = r.iconIn(said); face.Icon == "" {
			face.Text = said
		}
		die.Faces = append(die.Faces, face)
	}
	r.deck.Pieces.Dice = append(r.deck.Pieces.Dice, die)
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
		if lost.add(i, lack.Signs, found); lack.What != "" {
			found.Message += " " + lack.What
			notices = append(notices, found)
		}
	}
	return append(all, made...), rulesets.InOrder(append(notices, lost.findings()...))
}
