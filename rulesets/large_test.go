package rulesets

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"unicode"

	"github.com/BurntSushi/toml"

	"homespun/rulesets/household"
)

// toy is one that goes to battle, with its number and its place in the roster.
const toy = `
[roster.toy%d]
order = %d
name = "खिलौना"
class = "bizarre"
attack = { front = [2, 4], near_death = [1, 3] }
defence = { front = [3, 5], near_death = [2, 3] }
move = { front = [1, 3], near_death = [1, 2] }
range = { front = [0, 1], near_death = [0, 1] }
special = "psychic-blast"
figure = "rabbit-face"
`

// A family's file that has every sentence of a game in a script of its own and a full roster, below the draft
// with all its remarks, is read.
func TestARulesetInAnotherScriptIsRead(t *testing.T) {
	t.Setenv(household.Variable, t.TempDir())
	g, err := shelf.Game("patrollers")
	if err != nil {
		t.Fatal(err)
	}
	texts, findings := g.shippedFile("texts.toml", "patrollers/texts")
	if len(findings) > 0 {
		t.Fatal(findings)
	}
	var file bytes.Buffer
	file.Write(Draft(mustStandard(t, g), "हमारे नियम"))
	for i := range 17 { // the other toys of a roster of 32
		fmt.Fprintf(&file, toy, i, i+20)
	}
	if err := toml.NewEncoder(&file).Encode(inDevanagari(texts.tree)); err != nil {
		t.Fatal(err)
	}
	if findings := shelf.CheckBytes("ours.toml", file.Bytes()); len(findings) > 0 {
		t.Errorf("a file of %d bytes: %v", file.Len(), findings)
	}
}

// inDevanagari writes the letters of all texts in another script, but for what stands in braces.
func inDevanagari(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for key := range v {
			out[key] = inDevanagari(v[key])
		}
		return out
	case string:
		deep := 0
		return strings.Map(func(r rune) rune {
			switch {
			case r == '{':
				deep++
			case r == '}':
				deep--
			case deep == 0 && unicode.IsLetter(r) && r < 'z':
				return 'अ' + r%32
			}
			return r
		}, v)
	}
	return v
}
