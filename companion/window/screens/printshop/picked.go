package printshop

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/printables"
	"homespun/printables/parts"
)

// picked is the set of pieces chosen to be printed again. The keys are copies, as they lie on the pages of
// the whole print.
type picked map[piece]bool

// piece identifies one copy of a piece of a part. The index of an empty spare is the constant spare.
type piece struct {
	part        string
	index, copy int
}

const spare = -1

// stock lists all pieces that can be picked: the parts, and the names of their sheets.
type stock struct {
	parts []printables.Part
	// sheets holds names by part: the names of a board's tiles, or the page numbers of a part that fills
	// whole sheets.
	sheets map[string][]string
}

// stockOf returns the stock of a job. The job must be the whole print, with no part left out.
func stockOf(job *printables.Job) stock {
	w := stock{parts: job.All, sheets: map[string][]string{}}
	for _, page := range job.Pages {
		for _, p := range page.Placements {
			part := w.part(p.Part)
			if part == nil || part.Kind != parts.Board && part.Kind != parts.Pages {
				continue
			}
			name := fmt.Sprint(p.Piece + 1)
			if part.Kind == parts.Board {
				name = strings.TrimSpace(strings.TrimPrefix(page.Title, part.Title))
			}
			list := w.sheets[p.Part]
			for len(list) <= p.Piece {
				list = append(list, "")
			}
			list[p.Piece] = name
			w.sheets[p.Part] = list
		}
	}
	return w
}

func (w stock) part(id string) *printables.Part {
	for i := range w.parts {
		if w.parts[i].ID == id {
			return &w.parts[i]
		}
	}
	return nil
}

// names returns the names of the pieces of a part.
func (w stock) names(part *printables.Part) []string {
	if part.Kind == parts.Board || part.Kind == parts.Pages {
		return w.sheets[part.ID]
	}
	names := make([]string, len(part.Pieces))
	for i, one := range part.Pieces {
		names[i] = one.Name
	}
	return names
}

// of returns the piece that a placement shows, and its name. It returns false if the piece cannot be picked.
func (w stock) of(p printables.Placement) (piece, string, bool) {
	part := w.part(p.Part)
	if part == nil {
		return piece{}, "", false
	}
	one := piece{p.Part, p.Piece, p.Copy}
	names := w.names(part)
	if p.Piece >= len(names) {
		if part.Blank == nil {
			return piece{}, "", false
		}
		one.index = spare
		return one, words.PieceOf(part.Title, printables.Spare), true
	}
	return one, words.PieceOf(part.Title, names[p.Piece]), true
}

// wishes returns the picked pieces in the form that package printables takes, in the order of the parts.
func (p picked) wishes(w stock) []printables.Only {
	var all []printables.Only
	for i := range w.parts {
		counts := map[int]int{}
		for one := range p {
			if one.part == w.parts[i].ID {
				counts[one.index]++
			}
		}
		var wanted []printables.Wanted
		for _, index := range slices.Sorted(maps.Keys(counts)) {
			if index != spare {
				wanted = append(wanted, printables.Wanted{Number: index + 1, Copies: counts[index]})
			}
		}
		if counts[spare] > 0 {
			wanted = append(wanted, printables.Wanted{Name: printables.Spare, Copies: counts[spare]})
		}
		if len(wanted) > 0 {
			all = append(all, printables.Only{Part: w.parts[i].ID, Pieces: wanted})
		}
	}
	return all
}

// text returns the picked pieces as people can type them: "tokens:C1,O2*2 board:B2".
func (p picked) text(w stock) string {
	var all []string
	for _, only := range p.wishes(w) {
		names := w.names(w.part(only.Part))
		var items []string
		for _, one := range only.Pieces {
			item := one.Name
			if one.Number > 0 {
				item = fmt.Sprint(one.Number)
				if i := one.Number - 1; i < len(names) && sayable(names[i]) &&
					slices.Index(names, names[i]) == i {
					item = names[i]
				}
			}
			if one.Copies > 1 {
				item += fmt.Sprintf("*%d", one.Copies)
			}
			items = append(items, item)
		}
		all = append(all, only.Part+":"+strings.Join(items, ","))
	}
	return strings.Join(all, " ")
}

// sayable reports whether a name can be used in a typed wish, that is, holds nothing that has another meaning
// there.
func sayable(name string) bool {
	if name == "" || len(name) > 12 || strings.EqualFold(name, printables.Spare) ||
		strings.Trim(name, "0123456789") == "" {
		return false
	}
	for _, r := range name {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			continue
		}
		return false
	}
	return true
}

// readPicked parses typed wishes, which are separated by spaces or semicolons. Problem is a sentence on what
// is wrong, "" if nothing is.
func readPicked(text string, w stock) (p picked, problem string) {
	p = picked{}
	for _, wish := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ';' }) {
		only, err := printables.ParseOnly(wish)
		if err != nil {
			return nil, words.Problem(err)
		}
		part := w.part(only.Part)
		if part == nil {
			return nil, words.NoSuchPart(only.Part, idsOf(w.parts))
		}
		names := w.names(part)
		// The sheets of a part that is left out are not known here. The layout will find what is wrong.
		sheets := len(names) == 0
		for _, one := range only.Pieces {
			if kit := part.Named(one.Name); part.Kind != parts.Board && one.Number == 0 && len(kit) > 0 {
				for _, index := range kit {
					p.add(piece{part: only.Part, index: index}, one.Copies)
				}
				continue
			}
			index, what := one.Number-1, fmt.Sprint(one.Number)
			there := index >= 0 && (index < len(names) || sheets)
			if one.Number == 0 {
				what = one.Name
				index = slices.IndexFunc(names, func(name string) bool {
					return strings.EqualFold(name, one.Name)
				})
				there = index >= 0 || strings.EqualFold(one.Name, printables.Spare) && part.Blank != nil
			}
			if !there {
				return nil, words.NoSuchPiece(what, part.ID)
			}
			p.add(piece{part: only.Part, index: index}, one.Copies)
		}
	}
	return p, ""
}

// add picks a number of further copies of a piece.
func (p picked) add(one piece, copies int) {
	for ; copies > 0; one.copy++ {
		if !p[one] {
			p[one] = true
			copies--
		}
	}
}
