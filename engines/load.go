package engines

import (
	"slices"
	"strings"
)

// LoadParts reads a saved position part by part, so that each part can be checked against the parts before
// it. It returns the first error.
func LoadParts[P, S any](p P, s *S, parts ...func(*P, *S) error) (P, error) {
	for _, part := range parts {
		if err := part(&p, s); err != nil {
			var none P
			return none, err
		}
	}
	return p, nil
}

// Load decodes a position over saved and passes the result to load. saved holds the values of keys that the
// text may leave out.
func Load[P, S any](decode func(into any) error, saved S, load func(*S) (P, error)) (P, error) {
	if err := decode(&saved); err != nil {
		var none P
		return none, err
	}
	return load(&saved)
}

// LoadSet is [Load] after the table has set a key with "fix set". load also gets the first part of the dotted
// key, in lower case, so that it knows what was changed.
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

// LoadSeat reads the id of a player, in upper or lower case. An empty id gives the seat unset. The error is a
// *[FieldError] for key.
func LoadSeat[S ~int8](ids []string, key, id string, unset S) (S, error) {
	if id == "" {
		return unset, nil
	}
	seat := slices.Index(ids, strings.ToUpper(id))
	if seat < 0 {
		return 0, Fieldf(key, "is %.20q; it can be %s", id, strings.Join(ids, ", "))
	}
	return S(seat), nil
}
