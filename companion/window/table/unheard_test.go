package table_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// firstTurn is a turn of Saratoga Sabotage that is laid and seen by all.
const firstTurn = "A: lays defend raid\nB: lays raid green\nC: lays move self\nD: lays raid white"

// everywhere goes back and forth over a match as people may at any time, and notes what they see and hear:
// the prompt read again, the owl, everything under the pointer, every past line, and each of them shown
// again.
func everywhere(t *testing.T, d *tabletest.Driver) (all []byte) {
	t.Helper()
	note := func() { all = append(all, told(d)...) }
	d.Hear()
	if says := tabletest.Said(d.Window.Canvas()); says != "" {
		t.Fatalf("a dialog says %q", says)
	}
	for _, key := range []rune{'r', 'h', 'r', 'h'} {
		d.Rune(key)
		note()
	}
	for _, in := range d.Screen.Everything() {
		d.Hover(in)
	}
	note()
	d.Screen.Board().MouseOut()
	s := d.Screen.Session()
	for i := max(0, len(s.Log())-6); i < len(s.Log()); i++ {
		s.Look(i)
		d.Rune('r')
		note()
		for _, button := range d.Screen.Buttons() {
			if button == "Show it again" {
				d.Press(button)
				for d.Screen.Replaying() {
					note()
					d.Pass(200 * time.Millisecond)
				}
			}
		}
	}
	s.LookNow()
	d.Shell.Refocus()
	note()
	return all
}

// What Ava has laid is neither to be seen nor to be heard while people go back and forth, take back and lay
// again, and the one who has the laptop tries things and is read to.
func TestNothingIsHeardOfALay(t *testing.T) {
	same(t, round.Sample(t, 3, []string{"move self", "move white", "bullet green", "bullet self"}),
		func(secret string) (all []byte) {
			d := wagons(t, usual, loud(), chosen, nil)
			d.Patient = true
			d.PlayFile(firstTurn)
			all = everywhere(t, d)
			d.Play("A: lays " + secret)
			all = append(all, everywhere(t, d)...)
			d.Lift()
			d.Input(card(t, d, "move"))
			d.Key(fyne.KeyEscape)
			all = append(all, everywhere(t, d)...)
			d.Screen.Undo()
			d.Press("Cover the table")
			all = append(all, everywhere(t, d)...)
			d.Play("B: lays bullet red")
			d.Screen.Undo() // what all have laid so far
			return append(all, everywhere(t, d)...)
		})
}

// Nor is anything told of a token before it is shown: not by the fights that its owner is in, nor when they
// are taken back and shown again (PAT-28).
func TestNothingIsHeardOfAToken(t *testing.T) {
	same(t, round.Sample(t, 2, hiddenTokens), func(token string) (all []byte) {
		h := battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)})
		d := tabletest.Open(t, usual, loud(), begun(t, "", h,
			session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
		d.Patient = true
		d.PlayFile(unarmed)
		d.Play("A: token A1 " + token)
		d.Play("A: token A2 none")
		all = everywhere(t, d)
		d.PlayFile("B: token B1 none\nB: token B2 duty\nA: deploy A1 10,2\nB: deploy B1 10,22\n" +
			"A: deploy A2 14,2\nB: deploy B2 14,22\nA: dial A1 3 2 2 2")
		all = append(all, everywhere(t, d)...)
		d.Screen.Undo()
		return append(all, everywhere(t, d)...)
	})
}

// Nor does a person who plays alone against a bot see or hear what it has hidden.
func TestNothingIsHeardOfABotsToken(t *testing.T) {
	same(t, round.Sample(t, 2, hiddenTokens), func(token string) (all []byte) {
		script := strings.Split("pick mad-dog\npick sarge\ntoken A1 "+token+"\ntoken A2 none\n"+
			"deploy A1 10,2\ndeploy A2 14,2\ndial A1 3 2 2 2\ndial A2 3 2 2 2", "\n")
		h := battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)})
		h.Seats[0] = record.Seat{ID: "A", Bot: "easy"}
		d := tabletest.Open(t, usual, loud(), begun(t, "", h, session.Options{
			Resolve: games.All().Resolve, Say: games.All().Say, Random: rand.New(rand.NewPCG(1, 2)),
			Think: func(_ context.Context, _ string, e engines.Engine, p engines.Position, seat engines.Seat,
				r *rand.Rand) (engines.Move, error) {
				if seat != 0 { // the owl thinks for Ben
					return e.Sample(p, r), nil
				}
				next := script[0]
				script = script[1:]
				return e.Parse(seat, next)
			}}))
		d.Patient = true
		d.PlayFile("B: pick ice-man\nB: pick patches\nB: token B1 none\nB: token B2 duty\nB: deploy B1 10,22")
		all = everywhere(t, d)
		d.Play("B: deploy B2 14,22")
		if len(script) > 0 {
			t.Fatalf("the bot has yet to play %q", script)
		}
		return append(all, everywhere(t, d)...)
	})
}
