package deck_test

import (
	"errors"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// room is the area for parts on A4, in millimetres.
var room = drawing.Box(10, 10, 190, 266.5)

// made returns the parts of a deck with some pieces, by their ids.
func made(t *testing.T, text string) map[string]parts.Part {
	t.Helper()
	all, notices := parsed(t, text).Parts(room)
	if len(notices) > 0 {
		t.Errorf("%s\n%v", text, notices)
	}
	by := map[string]parts.Part{}
	for _, part := range all {
		by[part.ID] = part
		for _, piece := range part.Pieces {
			for _, side := range []*drawing.Drawing{piece.Front, piece.Back} {
				if side == nil {
					continue
				}
				if err := side.Check(); err != nil {
					t.Errorf("%s: %v", piece.Name, err)
				}
				if over := side.Overflows(); len(over) > 0 {
					t.Errorf("%s: %q leaves its box", piece.Name, over[0].Text)
				}
			}
		}
	}
	return by
}

func TestADeckOfNothingButPieces(t *testing.T) {
	by := made(t, `
[[token]]
title = "Gold"
icon = "coin"
count = 8
[[token]]
title = "Trap"
shape = "hex"
size = "1 in"
back = { title = "?" }
[[die]]
title = "Weather"
faces = ["sun", "Draw two", 4]
count = 2
`)
	tokens, hexes, dice := by["tokens"], by["tokens-25.4-hex"], by["dice"]
	if len(by) != 3 || len(tokens.Pieces) != 1 || tokens.Pieces[0].Copies != 8 || tokens.Pieces[0].Front.Width != 25 {
		t.Errorf("the parts are %v", by)
	}
	if len(hexes.Pieces) != 1 || hexes.Kind != parts.Cards || hexes.Pieces[0].Back == nil {
		t.Errorf("a token with two sides is %+v", hexes)
	}
	if len(dice.Pieces) != 1 || dice.Pieces[0].Copies != 2 || dice.Pieces[0].Outline == nil {
		t.Errorf("the dice are %+v", dice)
	}
}

// What is wrong with a piece is one line, with the line of the file and what to do.
func TestWhatIsWrongWithPieces(t *testing.T) {
	for text, want := range map[string]string{
		"[[token]]\ntitel = 'Gold'":                        `deck.toml:2: "titel" is not a field of a token; did you mean "title"?`,
		"[[token]]\n\nshape = 'star'":                      `deck.toml:3: shape is "star"; it can be "round", "square" or "hex"`,
		"[[token]]\nicon = 'coi'":                          `deck.toml:2: there is no icon "coi"; did you mean "coin"?`,
		"[[token]]\nicon = 'coin'\nsize = 500":             `deck.toml:3: there is no size "500"; give millimetres from 12 to 120, or small, medium or large`,
		"[[token]]\nback = { icno = 'coin' }":              `deck.toml:2: "icno" is not a field of back; did you mean "icon"?`,
		"[[token]]\ncount = 5000":                          `deck.toml:2: count is 5000; it can be a whole number from 1 to 1000`,
		"token = 3":                                        `deck.toml:1: token is the number 3; it can be a list of tables; write [[token]] above the fields of each`,
		"token = [3]":                                      `deck.toml:1: an entry of token is the number 3; it can be a table; write [[token]] above the fields of each`,
		"[[tokens]]\ntitle = 'Gold'":                       `deck.toml:1: "tokens" is not a field of a deck; did you mean "token"?`,
		"[[die]]\nfaces = [1, 2, 3, 4]":                    `deck.toml:2: a die has 4 faces here; it can have 2, 3 or 6; a cube shows each of 2 faces three times, each of 3 twice`,
		"[[die]]\nfaces = ['../rex.png', 1]":               `deck.toml:2: the picture "../rex.png" is in another folder; put it beside the file or into the folder Pictures, and write its name`,
		strings.Repeat("[[token]]\n", 201):                 `deck.toml:1: this file has 201 different pieces under token; it can have 200; make several decks of it`,
		strings.Repeat("[[token]]\ncount = 1000\n", 11):    `deck.toml: this file has 11000 cards and pieces with all copies; it can have 10000; make several decks of it`,
		"[[token]]\ntitle = ['a']\n[[die]]\nfaces = 'six'": `deck.toml:2: title is a list; it can be words in quotation marks; such as title = "words" (and 2 more)`,
	} {
		_, err := deck.Parse("deck.toml", []byte(text))
		var broken *deck.Broken
		if !errors.As(err, &broken) || broken.Error() != want {
			t.Errorf("%.60s:\n %v\n %s", text, err, want)
		}
	}
}
