package deck

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/sheet"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A table is where the cards of a deck stand in a spreadsheet.
type table struct {
	path string
	// columns are those of the fields, counting from 1: "title", "back.icon", "deck.title".
	columns map[string]int
	// alone says that there is no deck file besides.
	alone bool
	// guessed says that nobody said how its letters were saved.
	guessed bool
}

// place says in a finding where its field of a card is: "back.icon".
func (t *table) place(f *rulesets.Finding, field string) {
	if t == nil {
		return
	}
	f.Path = t.path
	for f.Line > 0 {
		if column, ok := t.columns[field]; ok {
			f.Cell = sheet.Cell(f.Line, column)
			return
		}
		dot := strings.LastIndexByte(field, '.')
		if dot < 0 {
			return
		}
		field = field[:dot]
	}
}

// placeAll is place for what the reader of a deck found, whose keys are those of the whole deck: "card.3.back.icon".
func (t *table) placeAll(deck string, list []rulesets.Finding) {
	for i := range list {
		f := &list[i]
		head, rest, _ := strings.Cut(f.Key, ".")
		switch {
		case t == nil || f.Cell != "" || f.Path != deck: // of a look
		case head == "card":
			_, field, _ := strings.Cut(rest, ".")
			t.place(f, field)
		case t.alone:
			t.place(f, deckColumn+f.Key)
		}
	}
}

// sheet reads the cards of a spreadsheet into the tree of a deck, and what it says of the deck itself where it is
// alone: the first word in each column of the deck counts.
func (r *reader) sheet(rows *sheet.Sheet, tree map[string]any, alone bool) {
	t := &table{path: rows.Path, alone: alone, guessed: rows.Guessed}
	r.deck.table, r.deck.remarks = t, rows.Remarks
	if !r.headings(rows.Rows[0]) {
		return
	}
	var cards []any
	fields, none := columnFields(), 0 // none are rows with a count of 0
	r.longer(rows)
	for _, row := range rows.Rows[1:] {
		if r.full() {
			break
		}
		card, key := map[string]any{}, "card."+strconv.Itoa(len(cards))
		for _, field := range fields {
			column := t.columns[field]
			if column == 0 || column > len(row.Cells) || row.Cells[column-1] == "" {
				continue
			}
			said := row.Cells[column-1]
			if name, ofDeck := strings.CutPrefix(field, deckColumn); ofDeck {
				if outer, _, _ := strings.Cut(name, "."); alone && r.lines.lines[name] == 0 {
					r.lines.note(name, row.Number)
					r.lines.note(outer, row.Number)
					put(tree, name, value(fieldOf(name, deckFields), said))
				}
				continue
			}
			f := fieldOf(field, cardFields)
			is := value(f, said)
			if _, whole := is.(int64); f.Kind == engines.NumberField && !whole {
				r.list = append(r.list, rulesets.Finding{Path: t.path, Line: row.Number, Key: field, Error: true,
					Cell: sheet.Cell(row.Number, column), Message: words.SheetNoNumber(strconv.Quote(short(said)), f.Key == "count"),
					Suggestion: words.SheetNumberHow(f.Min, f.Max, f.Key == "count")})
				continue
			}
			put(card, field, is)
		}
		if card["count"] == int64(0) {
			none++
			continue
		}
		r.lines.lines[key] = row.Number
		cards = append(cards, card)
	}
	if none > 0 {
		r.deck.remarks = append(r.deck.remarks, rulesets.Finding{Path: t.path, Message: words.SheetCountsNone(none)})
	}
	if len(cards) == 0 && len(r.list) == 0 {
		r.list = append(r.list, rulesets.Finding{Path: t.path, Message: words.DeckIsEmpty,
			Suggestion: words.SheetEmptyHow, Error: true})
	}
	tree["card"] = cards
}

// longer tells of rows with more cells than the first, whose last would be lost without a word: mostly since a text has a
// comma and no quotation marks.
func (r *reader) longer(rows *sheet.Sheet) {
	wide, many := len(rows.Rows[0].Cells), 0
	var first sheet.Row
	for _, row := range rows.Rows[1:] {
		if len(row.Cells) > wide {
			if many++; many == 1 {
				first = row
			}
		}
	}
	if many > 0 {
		r.deck.remarks = append(r.deck.remarks, rulesets.Finding{Path: rows.Path, Line: first.Number,
			Cell: sheet.Cell(first.Number, wide+1), Message: words.SheetLonger(many), Suggestion: words.SheetLongerHow})
	}
}

// headings finds the fields that the columns of the first row name, and reports whether they say what stands on cards.
func (r *reader) headings(row sheet.Row) bool {
	t := r.deck.table
	t.columns = map[string]int{}
	fields := columnFields()
	names := make([]string, len(row.Cells))
	for i, cell := range row.Cells { // the very names of fields go before others that mean the same
		if names[i] = heading(cell); slices.Contains(fields, names[i]) && t.columns[names[i]] == 0 {
			t.columns[names[i]] = i + 1
		}
	}
	var others []string
	first := 0
	for i, name := range names {
		field := synonyms[name]
		switch {
		case name == "" || t.columns[name] == i+1:
			continue
		case field != "" && t.columns[field] == 0 && slices.Contains(fields, field):
			t.columns[field] = i + 1
			continue
		case first == 0:
			first = i + 1
		}
		others = append(others, strconv.Quote(short(row.Cells[i])))
	}
	at := rulesets.Finding{Path: t.path, Line: row.Number, Cell: sheet.Cell(row.Number, max(first, 1))}
	plain := strings.Join(plainFields(), ", ")
	if !slices.ContainsFunc(plainFields(), func(field string) bool {
		return t.columns[field] > 0 && !slices.Contains([]string{"count", "color", "seat"}, field)
	}) {
		at.Error, at.Message, at.Suggestion = true, words.SheetNoHeadings, words.SheetHeadingsHow(plain)
		r.list = append(r.list, at)
		return false
	}
	if len(others) > 0 {
		const most = 8
		at.Message, at.Suggestion = words.SheetColumnOut(others[0]), words.SheetColumnsThere(plain)
		if near := text.Nearest(names[first-1], fields); len(others) == 1 &&
			near != "" && near[0] == names[first-1][0] && t.columns[near] == 0 {
			at.Suggestion = words.DidYouMean(strconv.Quote(near))
		}
		if len(others) > most {
			others = append(others[:most], "…")
		}
		if len(others) > 1 {
			at.Message = words.SheetColumnsOut(text.Join(others, "and"))
		}
		r.deck.remarks = append(r.deck.remarks, at)
	}
	return true
}

// from reads the cards of a deck file from the spreadsheet beside it that the file names.
func (r *reader) from(tree map[string]any, encoding string) {
	name, ok := tree["from"].(string)
	if !ok {
		return // which the check of the head tells
	}
	if tree["card"] != nil {
		r.fail("from", words.FromOrCardsHow, words.FromAndCards)
		return
	}
	folder := filepath.Dir(r.deck.Name)
	root, err := os.OpenRoot(folder)
	if err == nil {
		_, err = root.Stat(filepath.FromSlash(name)) // which fails where a link leads out of the folder
		root.Close()
	}
	switch {
	case !filepath.IsLocal(filepath.FromSlash(name)):
		r.fail("from", words.FromOutsideHow, words.FromOutside(strconv.Quote(short(name))))
		return
	case err != nil:
		r.fail("from", words.FromOutsideHow, words.FromMissing(strconv.Quote(short(name))))
		return
	}
	rows, wrong := sheet.Read(filepath.Join(folder, filepath.FromSlash(name)), encoding)
	if wrong != nil {
		r.list = append(r.list, *wrong)
		return
	}
	r.sheet(rows, tree, false)
}

// Guessed reports whether the cards come from a spreadsheet that may have been saved with other letters than it was read
// with. Then [ReadIn] can be told which.
func (d *Deck) Guessed() bool { return d.table != nil && d.table.guessed }

// Remarks are what to know of the spreadsheet that the cards come from; [Deck.Part] tells them too.
func (d *Deck) Remarks() []rulesets.Finding { return slices.Clone(d.remarks) }
