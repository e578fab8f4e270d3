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
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// opened are matches in some state, by what they are called in [TestPhases]. What bots think, and what the
// app does, never comes in where the name ends in "slow".
var opened = map[string]func(*testing.T) *tabletest.Driver{
	"setting up": func(t *testing.T) *tabletest.Driver { return atTable(t, sitters(t, nil)) },
	"under way":  func(t *testing.T) *tabletest.Driver { return atPlay(t, nil) },
	"told": func(t *testing.T) *tabletest.Driver {
		d := sown(t, settings.Default(), session.Options{}, nil)
		begin(t, d)
		return d
	},
	"in secret": func(t *testing.T) *tabletest.Driver { return atTable(t, toy(t, "signs", "Ava", "Ben")) },
	"dealing": func(t *testing.T) *tabletest.Driver {
		return atTable(t, toy(t, "lots", "Ava", "Ben",
			"Cleo"))
	},
	"over": func(t *testing.T) *tabletest.Driver { return atTable(t, finishedMatch(t, ends[0], nil)) },
	"against a bot": func(t *testing.T) *tabletest.Driver {
		return atTable(t, sitters(t, func(h *record.Header) { h.Seats[1].Bot = "easy" }))
	},
	"a bot, slow": func(t *testing.T) *tabletest.Driver {
		h := sittersHeader()
		h.Seats[0].Bot = "easy"
		return slowly(t, h)
	},
	"dungeon, slow": func(t *testing.T) *tabletest.Driver {
		h := dungeonHeader("standard", 2)
		h.Position = crowdedDungeon(t)
		d := slowly(t, h)
		d.Key(fyne.KeySpace) // the event
		d.Hear()
		return d
	},
	"bots of a toy, slow": func(t *testing.T) *tabletest.Driver {
		o := gamestest.Toys().Options()
		o.Post = func(func()) {}
		s, err := session.Create("", record.Header{Game: "sowing", Ruleset: "standard", Dice: "app",
			Seats: []record.Seat{{ID: "A", Bot: "easy"}, {ID: "B", Bot: "easy"}}}, o)
		if err != nil {
			t.Fatal(err)
		}
		match, err := evening.Of(gamestest.Toys(), s)
		if err != nil {
			t.Fatal(err)
		}
		return atTable(t, match)
	},
}

func atTable(t *testing.T, match evening.Match) *tabletest.Driver {
	return tabletest.Open(t, usual, settings.Default(), match)
}

func slowly(t *testing.T, h record.Header) *tabletest.Driver {
	return atTable(t, begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
		Random: rand.New(rand.NewPCG(1, 2)), Post: func(func()) {}}))
}

// untilTheBotMoved plays until the bot has made its first move after setting up.
func untilTheBotMoved(d *tabletest.Driver) {
	s := d.Screen.Session()
	for d.Hear(); !strings.Contains(allText(d), "obstructors: move"); d.Hear() {
		if s.Pending().Rolling() {
			d.Key(fyne.KeySpace)
			continue
		}
		d.Play(s.Match().FormatLine(record.MoveOf(s.Engine().Moves(s.Position(), nil)[0])))
	}
}

// The state of the match and of its screen says what the table is doing, and who has to do it.
func TestPhases(t *testing.T) {
	type driver = *tabletest.Driver
	play := func(line string) func(driver) { return func(d driver) { d.Play(line) } }
	look := func(d driver) { d.Screen.Session().Look(3) }
	putRight := func(d driver) { d.Screen.PutRight() }
	for _, c := range []struct {
		opened, then string
		do           func(driver)
		want         string
	}{
		{"setting up", "", nil, "asking collectors"},
		{"under way", "", nil, "rolling"},
		{"under way", "somebody rolls", play("dice: 5"), "asking collectors"},
		{"under way", "a piece is picked", func(d driver) {
			d.Play("dice: 5")
			d.Input(d.Screen.Question().Next()[0])
		}, "asking collectors"},
		{"under way", "a line of the log is looked at", look, "looking"},
		{"under way", "it is put right", putRight, "fixing"},
		{"told", "", nil, "telling"},
		{"told", "it is put right", putRight, "fixing"},
		{"told", "everything is told", func(d driver) { d.Hear() }, "rolling"},
		{"in secret", "", nil, "handing to A"},
		{"in secret", "Ava is to get the laptop", func(d driver) { d.Key(fyne.KeyReturn) }, "covered to A"},
		{"in secret", "Ava has it", func(d driver) { d.Lift() }, "asking A"},
		{"in secret", "Ava has answered", play("A: shows rock"), "covered to B"},
		{"in secret", "Ben sees the table first", func(d driver) {
			d.Play("A: shows rock")
			d.Press("See the table")
		}, "handing to B"},
		{"dealing", "", nil, "asking"},
		{"against a bot", "a bot's line is taken back", func(d driver) {
			untilTheBotMoved(d)
			d.Rune('u')
		}, "waiting"},
		{"a bot, slow", "", nil, "thinking collectors"},
		{"dungeon, slow", "", nil, "asking A"},
		{"dungeon, slow", "the monsters are left to the app", func(d driver) {
			d.Play("A: done")
			leave(d, "The dungeon decides")
		}, "helping"},
		{"bots of a toy, slow", "the app rolls", func(d driver) { d.Screen.Update() }, "resting"},
		{"over", "", nil, "over"},
		{"over", "a line of the log is looked at", look, "looking"},
		{"over", "it is put right", putRight, "fixing"},
	} {
		t.Run(c.opened+", "+c.then, func(t *testing.T) {
			d := opened[c.opened](t)
			if c.do != nil {
				c.do(d)
			}
			if got := d.Screen.Phase(); got != c.want {
				t.Errorf("the table is %s, want %s\n%s", got, c.want, d.Screen.Shown())
			}
		})
	}
}
