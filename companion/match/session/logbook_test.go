package session_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/engines/record"
)

// The log that grows with a match equals the one read from its file: after undo and redo, with hidden
// answers, with several names to a seat, and with a new player on one.
func TestTheLogGrowsAsItIsRead(t *testing.T) {
	for _, game := range []string{"sowing", "lots", "signs", "boules"} {
		t.Run(game, func(t *testing.T) {
			h := header(game, "Ava", "Ben")
			h.Seats[0].Names = []string{"Ava", "Cleo"}
			tab := begin(t, h, options())
			random := rand.New(rand.NewPCG(5, 6))
			for range 150 {
				switch random.IntN(8) {
				case 0:
					tab.Undo()
				case 1:
					tab.Redo()
				case 2:
					tab.Sit(0, "Dora")
				case 3:
					if game == "lots" && tab.Over() { // takes the match up again, with what was hidden
						tab.Set("shown", `""`)
					}
				default:
					if !tab.Over() {
						tab.Play(tab.Engine().Sample(tab.Position(), random))
					}
				}
				again, err := session.Open(tab.path, options())
				if err != nil {
					t.Fatal(err)
				}
				if got, want := logText(tab.Log()), logText(again.Log()); got != want {
					t.Fatalf("the log says\n%s\nread again it says\n%s", got, want)
				}
				again.Close()
			}
			if tab.Log() == nil {
				t.Error("nothing was played")
			}
		})
	}
}

// logText writes a log.
func logText(entries []session.Entry) string {
	var b strings.Builder
	for _, e := range entries {
		fmt.Fprintf(&b, "%d %s stands %t hidden %t seat %d name %d\n", e.Index, e.Text, e.Active, e.Hidden,
			e.Seat, e.Name)
	}
	return b.String()
}

// counting counts how often moves are checked and made.
type counting struct {
	engines.Engine
	checks, applies *int
}

func (c counting) Check(p engines.Position, m engines.Move) engines.Verdict {
	*c.checks++
	return c.Engine.Check(p, m)
}

func (c counting) Apply(p engines.Position, m engines.Move, emit func(engines.Message)) engines.Position {
	*c.applies++
	return c.Engine.Apply(p, m, emit)
}

// A move is checked once and made once until it is in the file.
func TestAMoveIsCheckedAndMadeOnce(t *testing.T) {
	checks, applies := 0, 0
	o := options()
	o.Resolve = func(h record.Header) (engines.Engine, error) {
		engine, err := resolve(h)
		return counting{engine, &checks, &applies}, err
	}
	tab := begin(t, header("boules", "Ava", "Ben"), o)
	m := tab.Engine().Sample(tab.Position(), rand.New(rand.NewPCG(1, 2)))
	checks, applies = 0, 0
	if err := tab.Play(m); err != nil {
		t.Fatal(err)
	}
	if checks != 1 || applies != 1 {
		t.Errorf("the move is checked %d times and made %d times", checks, applies)
	}
}
