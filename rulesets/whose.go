package rulesets

import "homespun/engines"

// Whose returns a piece with its owner: "Ava's delver C2"; where the seat has no names just "delver C2", as the noun says whose it is.
func (s *Speaker) Whose(a engines.Arg) string {
	text, _ := s.whose(a)
	return text
}
