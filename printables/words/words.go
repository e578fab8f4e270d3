// Package words holds the sentences that are printed and that no ruleset gives, and what is told of a print,
// in one catalogue.
package words

//go:generate go run homespun/rulesets/template/doors
