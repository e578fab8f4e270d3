package geyser

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestRulesetsThatCannotBePlayed(t *testing.T) {
	board := func(rows ...string) string { return `board = "` + strings.Join(rows, `\n`) + `"` }
	const every = "mother_fires_on = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"
	for _, c := range []struct{ rules, key, says string }{
		{board(""), "board", "no spaces"},
		{board("S...S", ".....", "..M..", ".....", "...."), "mother_needs",
			"far-geysers 0 a1"},
		{board("S..S", "....", ".M..", "....", "...."), "board",
			"has 4 columns and 5 rows; it can be 5 to 15 each way"},
		{board("S...S", "..M..", ".....", "....."), "board", "4 rows"},
		{board(strings.Repeat(".", 16), "S.M.S", ".", ".", "."), "board", "16 columns"},
		{board(strings.Repeat(".", 27)), "board", "26 columns"},
		{board("S...S", ".....", "..7..", "..M..", "....."), "board",
			"geyser-of-none 7 c3"},
		{board("S...S", ".....", "..M..", "..M..", "....."), "board",
			"has a Mother Geyser (M) on c3 and on c4; there is one"},
		{board("S...S", ".....", ".....", ".....", "....."), "board", "needs the Mother Geyser (M)"},
		{board("S....", ".....", "..M..", ".....", "....."), "board",
			"few-starts 1 2"},
		{board("S1. S", "1.. .", ".1M .", "... .", "... ."), "board",
			"has no way from the start square e1 to the Mother Geyser (M)"},
		{board("S1.M2S", "1.  2.", ".1  2.", ".    .", "......"), "", ""},
		{board("S1 M2S", "1. .2.", ".. .2.", "..  ..", "..  .."), "board",
			"has no way from the start square a1"},
		{board("S1 1.M", "1. ..M", "..", "S.", ".."), "board", "there is one"},
		{board("SQ...", ".....", "..M..", ".....", "....."), "board", "row 1, column 2 holds 'Q'"},
		{"die_faces = 1", "die_faces", "2 to 12"},
		{"die_faces = 13", "die_faces", "2 to 12"},
		{"die_faces = 5", "rings.1.sums", "sum-of-ring 1 12"},
		{"tokens = 65", "tokens", "0 to 64"},
		{"tokens = 3", "tokens", "few-tokens"},
		{"around = 6", "around", "it can be 8 or 4"},
		{`spawn_on = "moon"`, "spawn_on", `is "moon"; it can be landing or claim`},
		{"mother_needs = 64", "mother_needs", "0 to 63"},
		{"mother_needs = 21", "mother_needs",
			"far-geysers 20 a1"},
		{"mother_fires_on = [1]", "mother_fires_on", "sum-of-mother 1"},
		{"mother_fires_on = [7, 7]", "mother_fires_on", "has 7 twice"},
		{every, "", ""},
		{every + "\nreentry = true", "mother_fires_on", "always-fires"},
		{"[rings.0]\nsums = [7]\norder = 6", "rings.0", "a digit from 1 to 9"},
		{"[rings.blue]\nsums = [7]\norder = 6", "rings.blue", "a digit from 1 to 9"},
		{"[rings.6]\nsums = [7]\norder = 100", "rings.6.order", "1 to 99"},
		{"[rings.6]\nsums = [7]", "rings.6.order",
			"is missing; it says when the ring is named among all, such as order = 6"},
		{"[rings.6]\nsums = [8]\norder = 6", "rings.6.sums",
			"sum-of-two 6 5"},
		{"[rings.6]\nsums = [7, 7]\norder = 6", "rings.6.sums", "has 7 twice"},
		{"[rings.6]\nsums = [13]\norder = 6", "rings.6.sums", "sum-of-ring 6 13"},
		{"[rings.6]\nsums = [7]\norder = 6\ncolor = \"blue\"", "rings.6.color",
			`is "blue", which is no colour`},
	} {
		_, err := tryCompile(2, c.rules)
		if c.key == "" {
			if err != nil {
				t.Errorf("%.80s: %v; want it to be played", c.rules, err)
			}
			continue
		}
		enginetest.WrongField(t, c.rules, err, c.key, c.says)
	}
	for _, seats := range []int{0, 1, 5} {
		if _, err := tryCompile(seats); err == nil || err.Error() != "seats must be 2 to 4" {
			t.Errorf("%d players: got %v", seats, err)
		}
	}
	if _, err := tryCompile(3, smallIsland); err == nil ||
		!strings.Contains(err.Error(), "few-starts 2 3") {
		t.Errorf("three on the small island: got %v", err)
	}
}

// The order of the rings is theirs, and a ring may bear any sums, or none.
func TestRingsOfAFamily(t *testing.T) {
	g := compile(t, 2,
		"[rings.9]\nsums = [7]\norder = 1\ncolor = \"#3E7C8C\"\n[rings.6]\nsums = []\norder = 9")
	enginetest.Equal(t, "order", strings.Join(g.Rings(), ""), "1923456")
	ring, _ := g.Ring(7)
	enginetest.Equal(t, "7 wakes", ring, "9")
	enginetest.Equal(t, "colour", g.Rules().Rings["9"].Color, "#3E7C8C")
	for _, sum := range []int{-1, 0, 1, 13, 24, 25, 1000} {
		if ring, mother := g.Ring(sum); ring != "" || mother {
			t.Errorf("%d wakes %q, %v", sum, ring, mother)
		}
	}
}
