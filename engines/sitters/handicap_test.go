package sitters

import (
	"testing"

	"homespun/engines"
)

// SIT-18: help moves the score that is a draw by ten a step, down for the collectors, up for the obstructors.
func TestSIT18HelpMovesTheMark(t *testing.T) {
	for rule, want := range map[string]int{
		"handicap = { collectors = 0, obstructors = 0 }": 50,
		"handicap = { collectors = 1 }":                  40,
		"handicap = { obstructors = 2 }":                 70,
	} {
		g := compile(t, "standard", rule)
		p := g.Start()
		if _, par := g.Total(&p); par != want {
			t.Errorf("%s: the mark is %d, want %d", rule, par, want)
		}
	}
	for rule, key := range map[string]string{"handicap = { collectors = 4 }": "handicap.collectors",
		"handicap = { A = 1 }": "handicap.A"} {
		_, err := tryCompile("standard", rule)
		if field, ok := err.(*engines.FieldError); !ok || field.Key != key {
			t.Errorf("%s: %v, want an error of %s", rule, err, key)
		}
	}
}
