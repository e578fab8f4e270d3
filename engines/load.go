package engines

import "strings"

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
