// Package words holds the sentences that are printed and that no ruleset gives, in one catalogue.
package words

//go:generate go run homespun/rulesets/template/doors
