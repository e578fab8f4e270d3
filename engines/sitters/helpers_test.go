package sitters

import (
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

// compile compiles the standard ruleset with house rules written as TOML on top.
func compile(t testing.TB, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// tryCompile is compile for rules that may not be playable.
func tryCompile(rules ...string) (*Game, error) {
	return Compile(func(into any) error {
		if _, err := toml.DecodeFile("testdata/standard-fields.toml", into); err != nil {
			return err
		}
		for _, text := range rules {
			if _, err := toml.Decode(text, into); err != nil {
				return err
			}
		}
		return nil
	}, 2)
}

func standard(t testing.TB) *Game { t.Helper(); return compile(t) }

var _ = strings.Fields
var _ engines.Seat
