package deck_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A quiz: the question is on the front, the answer on the back.
func TestABackHasWordsAsTheFrontHas(t *testing.T) {
	d := parsed(t, `title = "Quiz"
back = { kind = "Answer", icon = "owl" }
[[card]]
title = "Q1"
text = "What is 6 x 7?"
back = { title = "A1", text = "42 it is", corner = 3 }
[[card]]
title = "Q2"
back.text = "Blue it is"
[[card]]
title = "Q3"
`)
	want := []parts.CardBack{
		{Title: "A1", Kind: "Answer", Text: "42 it is", Icon: "owl", Corner: "3"},
		{Title: "Quiz", Kind: "Answer", Text: "Blue it is", Icon: "owl"},
		{Title: "Quiz", Kind: "Answer", Icon: "owl"},
	}
	part, notices := d.Part()
	for i, back := range want {
		if *d.Cards[i].Back != back {
			t.Errorf("card %d has the back %+v, not %+v", i+1, *d.Cards[i].Back, back)
		}
		all := strings.Join(said(part.Pieces[i].Back), " ")
		for _, word := range []string{back.Title, back.Kind, back.Text, back.Corner} {
			if !strings.Contains(all, word) {
				t.Errorf("the back of card %d says %q, and not %q", i+1, all, word)
			}
		}
		if over := part.Pieces[i].Back.Overflows(); len(over) > 0 {
			t.Errorf("the back of card %d: %q leaves its box", i+1, over[0].Text)
		}
	}
	if len(notices) > 0 {
		t.Error(notices)
	}
}

// What does not fit a back is told once for all cards that share it, on its line.
func TestABackThatIsTooFullIsToldOnce(t *testing.T) {
	d := parsed(t, "back.text = '"+strings.Repeat("many words ", 200)+"'\n[[card]]\ntitle='a'\n[[card]]\ntitle='b'\n"+
		"[[card]]\ntitle='c'\nback.corner='"+strings.Repeat("long", 9)+"'\n")
	_, notices := d.Part()
	var told []string
	for _, notice := range notices {
		told = append(told, deck.Line(notice))
	}
	want := []string{
		`deck.toml:1: the back's text of "a" is too long for the card and ends with an ellipsis`,
		`deck.toml:1: the back's text of "c" is too long for the card and ends with an ellipsis`,
		`deck.toml:8: the back's corner of "c" is too long and ends with an ellipsis`,
	}
	if !slices.Equal(told, want) {
		t.Errorf("told is\n%s\nnot\n%s", strings.Join(told, "\n"), strings.Join(want, "\n"))
	}
}

// Cards whose backs would be empty are refused as those are whose fronts would be.
func TestCardsWithEmptyBacksAreRefused(t *testing.T) {
	var blank *deck.BlankError
	err := parsed(t, "[[card]]\ntext = 'Hello'\nback.text = 'שלום'\n[[card]]\ntext = 'a'\n").Blank()
	if !errors.As(err, &blank) || blank.Empty != 1 || blank.All != 2 {
		t.Errorf("the error is %v", err)
	}
}

// said returns the words of a drawing and of what it uses, in their order.
func said(d *drawing.Drawing) (list []string) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			list = append(list, m.Text)
		case drawing.Use:
			list = append(list, said(m.Symbol.Drawing)...)
		}
	}
	return list
}
