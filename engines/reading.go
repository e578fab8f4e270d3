package engines

import (
	"maps"
	"slices"
	"strings"
)

// A Reading reads a saved position, key by key, and keeps the first mistake, which is a *[FieldError]. Once
// there is one, nothing that is read counts.
type Reading struct{ mistake *FieldError }

// ReadParts reads a saved position part by part, so that each part can be checked against the parts before
// it. It returns the first mistake.
func ReadParts[P, S any](p P, s *S, parts ...func(*Reading, *P, *S)) (P, error) {
	var r Reading
	for _, part := range parts {
		if part(&r, &p, s); r.mistake != nil {
			var none P
			return none, r.mistake
		}
	}
	return p, nil
}

// Bad reports whether the reading has a mistake, now or before. It notes one for key if wrong is true: how it
// goes on behind the key, as in "is there twice". The args are worked out even if nothing is wrong.
func (r *Reading) Bad(wrong bool, key, format string, args ...any) bool {
	if wrong && r.mistake == nil {
		r.mistake = Fieldf(key, format, args...)
	}
	return r.mistake != nil
}

// Word returns which of some words is written under key, in upper or lower case; 0 if none is, which is a
// mistake.
func (r *Reading) Word(key, written string, words []string) int {
	i := slices.Index(words, strings.ToLower(written))
	if r.Bad(i < 0, key, "is %.20q; it can be %s", written, strings.Join(words, ", ")) {
		return 0
	}
	return i
}

// Number returns a number under key, which is a mistake if it is less than low or more than high.
func (r *Reading) Number(key string, n, low, high int) int {
	if r.Bad(n < low || n > high, key, "is %d; it can be %d to %d", n, low, high) {
		return low
	}
	return n
}

// ReadTable reads a table entry by entry. find reads what the name of an entry stands for, as a number that
// no other name may stand for. read reads the value. Both get the dotted key of the entry. The names are
// sorted, so that the same mistake comes first every time.
func ReadTable[V any](r *Reading, table string, entries map[string]V,
	find func(r *Reading, key, name string) int, read func(i int, key string, value V)) {
	seen := map[int]bool{}
	for _, name := range slices.Sorted(maps.Keys(entries)) {
		key := table + "." + name
		i := find(r, key, name)
		if r.Bad(seen[i], key, "is there twice") {
			return
		}
		seen[i] = true
		read(i, key, entries[name])
	}
}

// ReadSeat reads the id of a player under key, in upper or lower case; unset if there is none.
func ReadSeat[S ~int8](r *Reading, ids []string, key, id string, unset S) S {
	if id == "" {
		return unset
	}
	seat := slices.Index(ids, strings.ToUpper(id))
	if r.Bad(seat < 0, key, "is %.20q; it can be %s", id, strings.Join(ids, ", ")) {
		return unset
	}
	return S(seat)
}
