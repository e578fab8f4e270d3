package record_test

import (
	"strings"
	"testing"

	"homespun/engines/record/recordtest"
)

const sittersFront = `+++
format = 1
game = "sitters"
ruleset = "standard"
seats = [ { id = "collectors", names = ["Ava"] }, { id = "obstructors", names = ["Ben"] } ]
[position]
`

func TestSettingAKeyDropsWhatFixesDrop(t *testing.T) {
	const roll, move, battle = "due = \"roll\"\n", "due = \"move\"\nroll = 4\n", "due = \"battle\"\n"
	const apart, together = "[position.markers]\nC1 = \"a3\"\nC2 = \"b4\"\nO1 = \"e1\"\n",
		"[position.markers]\nC1 = \"a3\"\nC2 = \"e1\"\nO1 = \"e1\"\n"
	for _, c := range []struct{ position, line, says, refused string }{
		{roll + apart, "fix set loot 12", "loot = 12", ""},
		{roll + apart, "fix set markers.c2 C5", `C2 = "c5"`, ""},
		{roll + apart, "fix set markers.C4 a5", `C4 = "a5"`, ""},
		{roll + apart, "fix set containers [\"D3\"]", `containers = ["d3"]`, ""},
		{move + apart, "fix set loot 12", "roll = 4", ""},
		{move + apart, "fix set turn 3", "turn = 3\ndue = \"roll\"\n", ""},
		{move + apart, "fix set due roll", "due = \"roll\"\n", ""},
		{roll + apart, "fix set Roll 3", "roll = 3", ""},
		{roll + apart, "fix set LOOT 3", "loot = 3", ""},
		{battle + together, "fix set markers.C2 defeated", "turn = 2\ndue = \"roll\"\n", ""},
		{battle + together, "fix set turn 3", "", "fix-turn-due"},
		{roll + apart, "fix set markers.C2 e1", "", "markers"},
		{roll + apart, "fix set markers.O1 safe", "", "safe"},
		{roll + apart, "fix set due over", "", "collector"},
		{roll + apart, "fix set markers.C9 a1", "", "no marker"},
		{roll + apart, "fix set lot 3", "", "did you mean loot?"},
		{roll + apart, "fix set " + strings.Repeat("x", 6000) + " 3", "", "xx…"},
		{roll + apart, "fix set markers 3", "", "another kind"},
		{roll + apart, "fix set markers C1", "", "another kind"},
		{roll + apart, "fix set turn 0", "", "1 to 3"},
		{"due = \"over\"\n[position.markers]\nC1 = \"safe\"\n", "fix set markers.C2 a3", "due = \"roll\"\n",
			""},
		{roll + "[position.markers]\nC1 = \"a3\"\n", "fix set markers.C1 safe", "due = \"over\"\n", ""},
		{"due = \"container\"\n", "fix set loot 0", "", "fix-setting-up"},
	} {
		recordtest.Set(t, sittersFront+c.position+"+++\n", c.line, c.says, c.refused, resolveShipped)
	}
}
