package table_test

import (
	"math/rand/v2"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// measuredBattle is a battle on the family's table that people measure, Ava against the owl, in whose turn it
// is.
func measuredBattle(t *testing.T, turn string) *tabletest.Driver {
	t.Helper()
	h := battleHeader(t, "standard", "round = 2\ndue = \"order\"\nturn = \""+turn+"\"\ninitiative = \""+turn+`"
[patrollers.A1]
who = "ballistic"
placed = true
token = "none"
dial = [3, 5, 2, 2]
[patrollers.B1]
who = "sarge"
placed = true
token = "none"
dial = [3, 3, 2, 2]
`, map[string]any{"positions": "measured", "team_size": int64(1)})
	h.Pieces, h.Seats[1] = record.OnTable, record.Seat{ID: "B", Bot: "medium"}
	d := tabletest.Open(t, usual, settings.Default(), begun(t, "", h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: rand.New(rand.NewPCG(1, 2))}))
	d.Pictures = folder(t)
	return d
}

// prompts compares what the table asks.
func prompts(t *testing.T, d *tabletest.Driver, want string) {
	t.Helper()
	letSee(d)
	if got := d.Screen.Prompt(); got != want {
		t.Errorf("it asks %q, not %q", got, want)
	}
}

// lastLine compares the last line of a match.
func lastLine(t *testing.T, d *tabletest.Driver, want string) {
	t.Helper()
	s := d.Screen.Session()
	steps := s.Match().Steps()
	if got := s.Engine().Format(steps[len(steps)-1].Line.Move); got != want {
		t.Errorf("the last line is %q, not %q", got, want)
	}
}

// Where people measure, the owl says whom it would attack and where its figure goes. What came of it people
// say, and that is the move that is made (PAT-10, PAT-12).
func TestPeopleMeasureForTheOwl(t *testing.T) {
	d := measuredBattle(t, "B")
	attacks := "Sarge attacks up to 2 twines away. Who is near enough?"
	prompts(t, d, "Then: "+attacks)
	d.Picture("measured-attack")
	d.Press("Nobody is so near")
	prompts(t, d, "Then: Move Sarge 2 twines towards Ava's Ballistic. How far did it come?")
	d.Picture("measured-goes")
	d.Press("1 twine")
	lastLine(t, d, "move B1 1")
	prompts(t, d, attacks)
	d.Press("Ava's Ballistic")
	lastLine(t, d, "attack B1 A1 2")
}
