package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/settings"
	"homespun/companion/tabletest"
	"homespun/engines/record"
)

// With real dice nobody rolls for a bot unless somebody is asked to.
func TestSomebodyIsAskedToRollForABot(t *testing.T) {
	match := sitters(t, func(h *record.Header) {
		h.Dice = "table"
		h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"}
	})
	s := match.Session
	random := rand.New(rand.NewPCG(1, 2))
	s.Resume()
	for bots, _ := s.RollsForBots(); len(bots) == 0; bots, _ = s.RollsForBots() {
		if len(s.Match().Steps()) > 200 {
			t.Fatal("the bot never had to roll")
		}
		if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
			t.Fatal(err)
		}
	}
	d := tabletest.Open(t, usual, settings.Default(), match)
	d.Pictures = folder(t)
	if d.Pictures != "" {
		d.Picture("a-bots-roll")
	}
	if got := d.Screen.Prompt(); got != "Somebody rolls for the monsters." {
		t.Errorf("while the bot's roll is due the prompt says %q", got)
	}
	d.Rune('4')
	steps := s.Match().Steps()
	rolled := ""
	for _, step := range steps {
		if strings.HasPrefix(step.Text, "dice: ") {
			rolled = step.Text
		}
	}
	if rolled != "dice: 4" {
		t.Errorf("a 4 was typed, and the last roll is %q", rolled)
	}
	if d.Screen.Prompt() == "Somebody rolls for the monsters." {
		t.Error("the roll is made, and still somebody is asked to roll")
	}
}

func TestNobodyIsAskedToRollWhereTheAppDoes(t *testing.T) {
	match := sitters(t, func(h *record.Header) { h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"} })
	s := match.Session
	random := rand.New(rand.NewPCG(1, 2))
	s.Resume()
	for range 100 {
		if bots, _ := s.RollsForBots(); len(bots) > 0 {
			t.Fatal("people shall roll for a bot, in a match with the app's dice")
		}
		if !s.Over() {
			if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
