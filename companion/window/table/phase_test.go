package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// The state of the match and of its screen says what the table is doing, and who has to do it.
func TestPhases(t *testing.T) {
	open := func(match table.Match) *tabletest.Driver { return tabletest.Open(t, usual, settings.Default(), match) }
	// answers of bots, and what the app does, stay under way
	slow := func(h record.Header) *tabletest.Driver {
		return open(begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2)), Post: func(func()) {}}))
	}
	withBot := func(h *record.Header) { h.Seats[1].Bot = "easy" }
	told := func() *tabletest.Driver {
		d := sown(t, settings.Default(), session.Options{}, nil)
		begin(t, d)
		return d
	}
	secret := func() *tabletest.Driver { return open(toy(t, "signs", "Ava", "Ben")) }
	dungeonOf := func(post func(func())) *tabletest.Driver {
		h := dungeonHeader("standard", 2)
		h.Position = crowdedDungeon(t)
		d := open(begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2)), Post: post}))
		d.Key(fyne.KeySpace) // the event
		d.Hear()
		return d
	}
	for _, c := range []struct {
		state  string
		opened func() *tabletest.Driver
		do     func(*tabletest.Driver)
		want   string
	}{
		{"a person sets up", func() *tabletest.Driver { return open(sitters(t, nil)) }, nil, "asking collectors"},
		{"a roll is due", func() *tabletest.Driver { return atPlay(t, nil) }, nil, "rolling"},
		{"a person moves", func() *tabletest.Driver { return atPlay(t, nil) },
			func(d *tabletest.Driver) { d.Play("dice: 5") }, "asking collectors"},
		{"a piece is picked", func() *tabletest.Driver { return atPlay(t, nil) },
			func(d *tabletest.Driver) { d.Play("dice: 5"); d.Input(d.Screen.Question().Next()[0]) },
			"asking collectors"},
		{"a line of the log is looked at", func() *tabletest.Driver { return atPlay(t, nil) },
			func(d *tabletest.Driver) { d.Screen.Session().Look(3) }, "looking"},
		{"the match is put right", func() *tabletest.Driver { return atPlay(t, nil) },
			func(d *tabletest.Driver) { d.Screen.PutRight() }, "fixing"},
		{"what a move brings about is told", told, nil, "telling"},
		{"it is put right in the middle of that", told,
			func(d *tabletest.Driver) { d.Screen.PutRight() }, "fixing"},
		{"everything is told", told, func(d *tabletest.Driver) { d.Hear() }, "rolling"},
		{"everybody answers in secret", secret, nil, "handing to A"},
		{"Ava is to get the laptop", secret, func(d *tabletest.Driver) { d.Key(fyne.KeyReturn) }, "covered to A"},
		{"Ava has it", secret, func(d *tabletest.Driver) { d.Lift() }, "asking A"},
		{"Ava has answered", secret, func(d *tabletest.Driver) { d.Play("A: shows rock") }, "covered to B"},
		{"the table is looked at before Ben answers", secret,
			func(d *tabletest.Driver) { d.Play("A: shows rock"); d.Press("See the table") }, "handing to B"},
		{"a bot thinks", func() *tabletest.Driver {
			h := sittersHeader()
			h.Seats[0].Bot = "easy"
			return slow(h)
		}, nil, "thinking collectors"},
		{"the bots wait after an undo",
			func() *tabletest.Driver { return open(sitters(t, withBot)) },
			func(d *tabletest.Driver) {
				s := d.Screen.Session()
				for d.Hear(); !strings.Contains(allText(d), "obstructors: move"); d.Hear() {
					if s.Pending().Rolling() {
						d.Key(fyne.KeySpace)
						continue
					}
					d.Play(s.Match().FormatLine(record.MoveOf(s.Engine().Moves(s.Position(), nil)[0])))
				}
				d.Rune('u')
			}, "waiting"},
		{"the app does what is left to it", func() *tabletest.Driver { return dungeonOf(func(func()) {}) },
			func(d *tabletest.Driver) {
				d.Play("A: done")
				leave(d, "The dungeon decides")
			}, "helping"},
		{"people do it themselves", func() *tabletest.Driver { return dungeonOf(nil) }, nil, "asking A"},
		{"the table deals", func() *tabletest.Driver { return open(toy(t, "lots", "Ava", "Ben", "Cleo")) }, nil,
			"asking"},
		{"the app rolls for a bot", func() *tabletest.Driver {
			o := gamestest.Toys().Options()
			o.Post = func(func()) {}
			s, err := session.Create("", record.Header{Game: "sowing", Ruleset: "standard", Dice: "app",
				Seats: []record.Seat{{ID: "A", Bot: "easy"}, {ID: "B", Bot: "easy"}}}, o)
			if err != nil {
				t.Fatal(err)
			}
			match, err := table.MatchOf(gamestest.Toys(), s)
			if err != nil {
				t.Fatal(err)
			}
			return open(match)
		}, func(d *tabletest.Driver) { d.Screen.Update() }, "resting"},
		{"the match is over", func() *tabletest.Driver { return open(finishedMatch(t, ends[0], nil)) }, nil, "over"},
		{"its end is looked back at", func() *tabletest.Driver { return open(finishedMatch(t, ends[0], nil)) },
			func(d *tabletest.Driver) { d.Screen.Session().Look(3) }, "looking"},
	} {
		t.Run(c.state, func(t *testing.T) {
			d := c.opened()
			if c.do != nil {
				c.do(d)
			}
			if got := d.Screen.Phase(); got != c.want {
				t.Errorf("the table is %s, want %s\n%s", got, c.want, d.Screen.Shown())
			}
		})
	}
}
