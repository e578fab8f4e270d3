package rulesets

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
)

// Games of cards are files like all of one's own: a deck alone is one.
func TestGamesOfCards(t *testing.T) {
	s, folder := own(t)
	const begin = "kit = 1\nname = \"Cards\"\nseats = { min = 2, max = 4, default = 2 }\n"
	for text, want := range map[string]string{
		"[deck.pictures]\ncards = { Sun = 2, Moon = 3 }\n": "A turn/Choose: draw a card | play a card",
		"path = 9\npieces = 1\nsetup = \"everybody: draw 3 cards\"\nturn = [\"play a card\", \"draw a card\"]\n" +
			"[deck.hops]\ncards = { 1 = 5, 2 = 5, Storm = 2 }\nhand = \"secret\"\nkinds = { step = [\"1\", \"2\"] }\n" +
			"[deck.hops.do]\nstep = [\"go on by its worth\"]\nStorm = \"everybody else: go back 2\"\n": "The cards/Everybody else",
	} {
		r, err := s.Open(write(t, folder, "cards.toml", begin+text))
		if err != nil {
			t.Errorf("%s%v", text, err)
			continue
		}
		said := ""
		for _, group := range r.Speaker(nil, nil, nil).Groups() {
			for _, c := range group.Clauses {
				said += group.Title + "/" + c.Source + "\n"
			}
		}
		if !strings.Contains(said, want) {
			t.Errorf("the sheet says\n%s", said)
		}
		engine, err := r.Compile(2)
		if err != nil {
			t.Fatal(err)
		}
		speaker := r.Speaker(nil, engine, nil)
		p, rnd := engine.Start(), rand.New(rand.NewPCG(1, 2))
		for range 100 {
			if engine.Outcome(p).Over {
				break
			}
			for _, m := range []engines.Message{engine.Prompt(p), engine.Check(p, engines.NewMove(engines.Dice, 0, 7)).Message} {
				if sentence := speaker.Sentence(m); sentence == "" || strings.ContainsAny(sentence, "{}") {
					t.Errorf("%+v is said as %q", m, sentence)
				}
			}
			p = engine.Apply(p, engine.Sample(p, rnd), func(m engines.Message) {
				if sentence := speaker.Sentence(m); sentence == "" || strings.ContainsAny(sentence, "{}") {
					t.Errorf("%+v is said as %q", m, sentence)
				}
			})
		}
	}
	for text, want := range map[string]string{
		"[deck.pictures]\ncards = { Sun = \"two\" }\n":                         "deck.pictures.cards.Sun",
		"[deck.pictures]\ncards = { Sun = 121 }\n":                             "deck.pictures.cards.Sun",
		"[deck.pictures]\ncard = { Sun = 1 }\n":                                "cards",
		"[deck.pictures]\ncards = { Sun = 1 }\nhand = 3\n":                     "deck.pictures.hand",
		"[deck.pictures]\ncards = { Sun = 1 }\npictures = { Son = \"sun\" }\n": "did you mean \"Sun\"",
		"[deck]\ncards = { Sun = 1 }\n":                                        "deck",
	} {
		if _, err := s.Open(write(t, folder, "cards.toml", begin+text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\t%v", text, err)
		}
	}
}
