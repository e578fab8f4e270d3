package printables

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Only selects some pieces of a part, for example to replace lost ones. A piece is selected by its number
// (counted from 1), its name, the name of its kit, or [Spare]. Part is a part's id or the beginning of several, up to
// a hyphen: "tokens" are tokens and tokens-25.
type Only struct {
	Part   string
	Pieces []Wanted
}

// Wanted is one selected piece and how many copies of it are wanted.
type Wanted struct {
	// Number counts the pieces of the part from 1; for a board it counts the tiles, for a part that fills
	// sheets its pages. If it is 0, Name selects the piece.
	Number int
	Name   string
	Copies int
}

// Spare is the name that selects an empty piece to draw on.
const Spare = "spare"

// An OnlyError says why a selection of pieces cannot be printed.
type OnlyError struct{ Problem string }

func (e *OnlyError) Error() string { return e.Problem }

// maxWanted limits how many pieces can be selected one by one.
const maxWanted = 10_000

// ParseOnly parses a selection: "cards:3,7", "tokens:C1,O2", "tokens:2-4", "board:B2", "tokens:spare*6".
func ParseOnly(text string) (Only, error) {
	part, list, found := strings.Cut(text, ":")
	only := Only{Part: strings.ToLower(strings.TrimSpace(part))}
	if !found || only.Part == "" {
		return only, &OnlyError{words.OnlyNames(drawing.Quoted(text))}
	}
	total := 0
	for _, item := range strings.Split(list, ",") {
		wanted, err := parseWanted(strings.TrimSpace(item))
		if err != nil {
			return only, err
		}
		for _, one := range wanted {
			total += one.Copies
		}
		if only.Pieces = append(only.Pieces, wanted...); total > maxWanted {
			return only, &OnlyError{words.OnlyTooMany(drawing.Quoted(text), maxWanted)}
		}
	}
	return only, nil
}

// parseWanted parses one item of a selection: 3, 3-5, C1 or spare, optionally followed by *2.
func parseWanted(text string) ([]Wanted, error) {
	copies := 1
	if before, count, found := strings.Cut(text, "*"); found {
		var err error
		if copies, err = strconv.Atoi(strings.TrimSpace(count)); err != nil || copies < 1 ||
			copies > maxWanted {
			return nil, &OnlyError{words.OnlyTimes(drawing.Quoted(text), maxWanted)}
		}
		text = strings.TrimSpace(before)
	}
	if text == "" {
		return nil, &OnlyError{words.OnlyComma}
	}
	low, high, ranged := strings.Cut(text, "-")
	from, err := strconv.Atoi(strings.TrimSpace(low))
	to := from
	if err == nil && ranged {
		to, err = strconv.Atoi(strings.TrimSpace(high))
	}
	if err != nil {
		return []Wanted{{Name: text, Copies: copies}}, nil
	}
	if to-from >= maxWanted {
		return nil, &OnlyError{words.OnlyTooMany(drawing.Quoted(text), maxWanted)}
	}
	if from < 1 || to < from {
		return nil, &OnlyError{words.OnlyRange(drawing.Quoted(text))}
	}
	var all []Wanted
	for number := from; number <= to; number++ {
		all = append(all, Wanted{Number: number, Copies: copies})
	}
	return all, nil
}

// narrow returns the parts with only the selected pieces. Boards and parts that fill sheets stay whole; for
// them sheets says which tiles and pages are wanted, by part.
func narrow(all []Part, wishes []Only) (some []Part, sheets map[string][]Wanted, err error) {
	sheets = map[string][]Wanted{}
	wants := map[string][]Wanted{}
	for _, wish := range wishes {
		if err := wish.share(all, wants); err != nil {
			return nil, nil, err
		}
	}
	for _, part := range all {
		wanted := wants[part.ID]
		switch {
		case len(wanted) == 0:
			continue
		case part.Kind == parts.Board || part.Kind == parts.Pages:
			sheets[part.ID] = wanted
		default:
			if part.Pieces, err = pick(part, wanted); err != nil {
				return nil, nil, err
			}
		}
		some = append(some, part)
	}
	return some, sheets, nil
}

// share adds what is selected to what is wanted of each part that the selection means. A name selects the pieces of
// all of them that have it; a number, and a name that none has, is of the one that is called just so, else the first.
func (o Only) share(all []Part, wants map[string][]Wanted) error {
	meant := slices.DeleteFunc(slices.Clone(all), func(part Part) bool { return !named(o.Part, part.ID) })
	if len(meant) == 0 {
		return &UnknownPartError{o.Part, partIDs(all)}
	}
	first := meant[max(0, slices.IndexFunc(meant, func(part Part) bool { return part.ID == o.Part }))].ID
	for _, one := range o.Pieces {
		found := false
		for _, part := range meant {
			if one.Number == 0 && part.Named(one.Name) != nil {
				wants[part.ID], found = append(wants[part.ID], one), true
			}
		}
		if !found {
			wants[first] = append(wants[first], one)
		}
	}
	return nil
}

// pick returns the selected pieces of a part, with their numbers of copies.
func pick(part Part, wanted []Wanted) ([]parts.Piece, error) {
	copies := make([]int, len(part.Pieces))
	spares := 0
	for _, one := range wanted {
		if one.Number == 0 && strings.EqualFold(one.Name, Spare) {
			if part.Blank == nil {
				return nil, &OnlyError{words.OnlyNoBlank(part.ID)}
			}
			spares += one.Copies
			continue
		}
		numbers := numbered(part, one)
		if numbers == nil {
			return nil, missing(part, one)
		}
		for _, i := range numbers {
			copies[i] += one.Copies
		}
	}
	var picked []parts.Piece
	for i, piece := range part.Pieces {
		if piece.Copies = copies[i]; piece.Copies > 0 {
			picked = append(picked, piece)
		}
	}
	if spares > 0 {
		picked = append(picked, part.Spares(spares)...)
	}
	return picked, nil
}

// numbered returns the indices of the pieces that one item selects, by number or by name; nil if there is
// none.
func numbered(part Part, wanted Wanted) []int {
	switch {
	case wanted.Number == 0:
		return part.Named(wanted.Name)
	case wanted.Number <= len(part.Pieces):
		return []int{wanted.Number - 1}
	}
	return nil
}

// missing returns the error for a piece that the part does not have; it lists those it has.
func missing(part Part, wanted Wanted) error {
	what := drawing.Quoted(wanted.Name)
	if wanted.Number > 0 {
		what = fmt.Sprint(wanted.Number)
	}
	first, last := part.Pieces[0].Name, part.Pieces[len(part.Pieces)-1].Name
	if len(part.Pieces) == 1 {
		return &OnlyError{words.OnlyOnePiece(what, part.ID, drawing.Quoted(first))}
	}
	return &OnlyError{words.OnlyPieces(what, part.ID, len(part.Pieces), drawing.Quoted(first),
		drawing.Quoted(last))}
}

// chosenSheets returns the indices of the selected tiles or pages of a part, in their order. An index is
// repeated for each copy. Without wishes (nil) it returns all of them once.
func chosenSheets(part Part, wishes []Wanted, names []string) ([]int, error) {
	var indices []int
	for i, name := range names {
		for _, one := range wishes {
			if one.Number == i+1 || one.Number == 0 && strings.EqualFold(one.Name, name) {
				for range one.Copies {
					indices = append(indices, i)
				}
			}
		}
		if wishes == nil {
			indices = append(indices, i)
		}
	}
	for _, one := range wishes {
		if one.Number > len(names) || one.Number == 0 && !slices.ContainsFunc(names, func(name string) bool {
			return strings.EqualFold(name, one.Name)
		}) {
			what := drawing.Quoted(one.Name)
			if one.Number > 0 {
				what = fmt.Sprint(one.Number)
			}
			return nil, &OnlyError{words.OnlySheets(what, part.ID, strings.Join(names, ", "))}
		}
	}
	return indices, nil
}
