package sitters

import (
	"reflect"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestRulesetsThatCannotBePlayed(t *testing.T) {
	for _, c := range []struct{ rules, key, says string }{
		{`board = ""`, "board", "no spaces"},
		{`board = "CCCC.S"`, "board", "few-obstructor-starts 0"},
		{`board = "OOOOOO..S"`, "board", "few-collector-starts 0"},
		{`board = "CCCCOOOOOO"`, "board", "safe zone"},
		{`board = "CCCCOOOOOOS"`, "board", "few-container-spaces 0 8"},
		{`board = "CCCC OOOOOOSXXXXXXXX"`, "board", "no way"},
		{`board = "CCCQ"`, "board", "row 1, column 4 holds 'Q'"},
		{`board = "CC\tX"`, "board", `'\t'`},
		{`board = "CCÄX"`, "board", "'Ä'"},
		{"board = \"" + strings.Repeat("X", 27) + "\"", "board", "26 columns"},
		{"board = \"" + strings.Repeat(`.\n`, 100) + "C\"", "board", "rows"},
		{"board = \"" + strings.Repeat(`XXXXXXXXXXXXX\n`, 10) + "\"", "board", "130 spaces; at most 128"},
		{"collectors = 8", "board", "few-collector-starts 7"},
		{"obstructors = 7", "board", "few-obstructor-starts 6"},
		{"collectors = 0", "collectors", "1 to 8"},
		{"obstructors = 9", "obstructors", "1 to 8"},
		{"collectors = 3", "scoring", "survivors-of-scoring 1"},
		{"die_faces = 1", "die_faces", "2 to 12"},
		{"containers = { collectors = 17 }", "containers.collectors", "0 to 16"},
		{"containers = { collectors = 9, obstructors = 8 }", "containers", "17 in all"},
		{"containers = { obstructors = -1 }", "containers.obstructors", "0 to 16"},
		{"turns = []", "turns", "collectors"},
		{`turns = ["collectors"]`, "turns", "obstructors"},
		{`turns = ["collectors", "dragons"]`, "turns", `"dragons"`},
		{`turns = ["collectors", "obstructors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors", "collectors"]`, "turns", "at most 12"},
		{"return_on = { obstructors = [7] }", "return_on.obstructors", "return-on-no-face obstructors 7"},
		{"return_on = { collectors = [0] }", "return_on.collectors", "return-on-no-face collectors 0"},
		{"battle_dice = { collectors = 5 }", "battle_dice.collectors", "1 to 3"},
		{"battle_dice = { obstructors = 0 }", "battle_dice.obstructors", "1 to 3"},
		{"die_faces = 12\nbattle_dice = { collectors = 2, obstructors = 2 }", "battle_dice",
			"many-outcomes 20736 4096"},
		{"loot_rows = []", "loot_rows", "begin with 0"},
		{"loot_rows = [1, 8, 16, 24, 32]", "loot_rows", "begin with 0"},
		{"loot_rows = [0, 8, 8, 24, 32]", "loot_rows", "must rise"},
		{"loot_rows = [0, 8]", "scoring", "rows-of-scoring"},
		{"loot_rows = [0]\nscoring = [[1, 2, 3, 4, 5000]]", "scoring", "0 to 1000"},
		{"par = -1", "par", "0 to 1000"},
		{"boards = 0", "boards", "1 to 9"},
		{"loot_limit = 0", "loot_limit", "1 to 9999"},
	} {
		_, err := tryCompile("standard", c.rules)
		enginetest.WrongField(t, c.rules, err, c.key, c.says)
	}
	if _, err := Compile(func(any) error { return nil }, 3); err == nil ||
		!strings.HasPrefix(err.Error(), "seats must be 2") {
		t.Errorf("three seats: got %v", err)
	}
}

func TestEveryFieldOfTheRulesIsExplained(t *testing.T) {
	for _, f := range Fields {
		if f.Label == "" || f.Help == "" || f.Clause == 0 || f.Clause > info.Clauses ||
			!strings.HasSuffix(f.Help, ".") {
			t.Errorf("%s: no label, help or clause", f.Key)
		}
	}
	var keys []string
	for key := range rulesKeys() {
		keys = append(keys, key)
	}
	if len(keys) != len(Fields) {
		t.Errorf("%d fields are explained, the rules have %d: %v", len(Fields), len(keys), keys)
	}
	for _, f := range Fields {
		if !rulesKeys()[f.Key] {
			t.Errorf("%s is explained and no field of the rules", f.Key)
		}
	}
}

// rulesKeys are the toml keys of Rules.
func rulesKeys() map[string]bool {
	keys := map[string]bool{}
	for i := range reflect.TypeFor[Rules]().NumField() {
		keys[reflect.TypeFor[Rules]().Field(i).Tag.Get("toml")] = true
	}
	return keys
}
