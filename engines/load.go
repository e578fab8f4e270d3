package engines

import (
	"slices"
	"strings"
)

// LoadParts reads a saved position part by part, each checked in the light of those before it. The error is
// that of the first part that cannot be.
func LoadParts[P, S any](p P, s *S, parts ...func(*P, *S) error) (P, error) {
	for _, part := range parts {
		if err := part(&p, s); err != nil {
			var none P
			return none, err
		}
	}
	return p, nil
}

// Load decodes over saved, which holds what the keys mean that are left out, and reads the position.
func Load[P, S any](decode func(into any) error, saved S, load func(*S) (P, error)) (P, error) {
	if err := decode(&saved); err != nil {
		var none P
		return none, err
	}
	return load(&saved)
}

// LoadSet is [Load] where the table has set a key by hand: load is also given the key's first word in lower
// case.
func LoadSet[P, S any](decode func(into any) error, saved S, key string,
	load func(top string, s *S) (P, error)) (
	Position, Verdict, error) {
	top, _, _ := strings.Cut(strings.ToLower(key), ".")
	p, err := Load(decode, saved, func(s *S) (P, error) { return load(top, s) })
	if err != nil {
		return nil, Verdict{}, err
	}
	return p, Allowed(), nil
}

// LoadSeat reads the id of a player, in either case; one left out is the one given.
func LoadSeat[S ~int8](ids []string, key, id string, left S) (S, error) {
	if id == "" {
		return left, nil
	}
	seat := slices.Index(ids, strings.ToUpper(id))
	if seat < 0 {
		return 0, Fieldf(key, "is %.20q; it can be %s", id, strings.Join(ids, ", "))
	}
	return S(seat), nil
}
