package deck_test

import (
	"errors"
	"fmt"
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

// Every kind of piece is a part, with as many copies as the file says.
func TestEveryKindOfPieceIsAPart(t *testing.T) {
	by := made(t, `
title = "Dares"
[[card]]
title = "Owl"
count = 54
[[standee]]
icon = "dragon"
count = 3
[[spinner]]
fields = ["win", "star"]
weights = [1, 3]
[[dial]]
to = 20
[[pad]]
columns = "Ava, Ben"
rows = 10
total = true
count = 4
[[grid]]
shape = "hex"
[box]
dividers = ["Easy", "Hard"]
`)
	for id, want := range map[string]struct{ pieces, copies int }{"cards": {1, 54}, "standees": {2, 6}, "spinners": {1, 1},
		"dials": {2, 2}, "pads": {1, 4}, "grids": {1, 1}, "box": {1, 1}, "dividers": {2, 2}} {
		copies := 0
		for _, piece := range by[id].Pieces {
			copies += piece.Copies
		}
		if len(by[id].Pieces) != want.pieces || copies != want.copies {
			t.Errorf("%s: %d pieces, %d with copies", id, len(by[id].Pieces), copies)
		}
	}
	if grid := by["grids"].Pieces[0].Front; grid.Width > room.Width || grid.Width < room.Width-20 || grid.Height > room.Height {
		t.Errorf("a grid of a whole page is %g × %g", grid.Width, grid.Height)
	}
}

// A box is as deep as the pile of cards, and where its net has no room it is of two parts.
func TestABoxIsMadeForItsCards(t *testing.T) {
	deep := func(more string, count int) (parts.Part, float64) {
		box := made(t, fmt.Sprintf("[[card]]\ncount = %d\n[box]\n%s", count, more))["box"]
		return box, box.Pieces[0].Front.Width - 2*63
	}
	_, few := deep("", 20)
	_, many := deep("", 60)
	_, sleeved := deep("sleeves = true", 60)
	_, measured := deep("thickness = 25", 20)
	if !(few < many && many < sleeved && few < measured && measured > 50) {
		t.Errorf("boxes are %g, %g, %g and %g wide", few, many, sleeved, measured)
	}
	if box, _ := deep("thickness = 60", 60); len(box.Pieces) != 2 {
		t.Errorf("a deep box has %d pieces", len(box.Pieces))
	}
}

// What is wrong with a piece is one line, with the line of the file and what to do.
func TestWhatIsWrongWithPieces(t *testing.T) {
	for text, want := range map[string]string{
		"[[token]]\ntitel = 'Gold'":                       `deck.toml:2: "titel" is not a field of a token; did you mean "title"?`,
		"[[token]]\n\nshape = 'star'":                     `deck.toml:3: shape is "star"; it can be "round", "square" or "hex"`,
		"[[token]]\nicon = 'coi'":                         `deck.toml:2: there is no icon "coi"; did you mean "coin"?`,
		"[[token]]\nicon = 'coin'\nsize = 500":            `deck.toml:3: there is no size "500"; give millimetres from 12 to 120, or small, medium or large`,
		"[[token]]\nback = { icno = 'coin' }":             `deck.toml:2: "icno" is not a field of back; did you mean "icon"?`,
		"[[token]]\ncount = 5000":                         `deck.toml:2: count is 5000; it can be a whole number from 1 to 1000`,
		"token = 3":                                       `deck.toml:1: token is the number 3; it can be a list of tables; write [[token]] above its fields`,
		"token = [3]":                                     `deck.toml:1: what is under token is the number 3; it can be a table; write [[token]] above its fields`,
		"[[tokens]]\ntitle = 'Gold'":                      `deck.toml:1: "tokens" is not a field of a deck; did you mean "token"?`,
		"[[spinner]]\nfields = ['a', 'b']\nweights = [1]": `deck.toml:3: 1 weights are given for 2 fields; give one for each field, or none`,
		"[[spinner]]":                                     `deck.toml:1: fields has 0 entries; it can have 2 to 24; write a list, or words with commas between`,
		"[[dial]]\nfrom = 5\nto = 2":                      `deck.toml:3: the dial goes from 5 to 2; it has 2 to 60 numbers`,
		"[[pad]]\ncolumns = 50":                           `deck.toml:2: columns has 50 entries; it can have 1 to 20; write a list, or words with commas between`,
		"[[grid]]\ncolumns = 'four'":                      `deck.toml:2: columns is the word "four"; it can be a whole number from 1 to 60; such as columns = 1`,
		"[box]\nwindow = true\n[[token]]":                 `deck.toml:1: a box is made for the cards, and there are none; take out [box], or write [[card]] and what is on a card`,
		"[[card]]\n[[box]]":                               `deck.toml:2: what is under box is a list; it can be a table; write [box] above its fields`,
		"[[die]]\nfaces = [1, 2, 3, 4]":                   `deck.toml:2: a die has 4 faces here; it can have 2, 3 or 6; a cube shows each of 2 faces three times, each of 3 twice`,
		"[[die]]\nfaces = ['../rex.png', 1]":              `deck.toml:2: the picture "../rex.png" is in another folder; put it beside the file or into the folder Pictures, and write its name`,
		strings.Repeat("[[token]]\n", 201):                `deck.toml:1: this file has 201 different pieces under token; it can have 200; make several decks of it`,
		strings.Repeat("[[token]]\ncount = 1000\n", 11):   `deck.toml: this file has 11000 cards and pieces with all copies; it can have 10000; make several decks of it`,
		"[[token]]\ntitle = ['a']\n[[die]]\nfaces = true": `deck.toml:2: title is a list; it can be words in quotation marks; such as title = "words" (and 2 more)`,
	} {
		_, err := deck.Parse("deck.toml", []byte(text))
		var broken *deck.Broken
		if !errors.As(err, &broken) || broken.Error() != want {
			t.Errorf("%.60s:\n %v\n %s", text, err, want)
		}
	}
}
