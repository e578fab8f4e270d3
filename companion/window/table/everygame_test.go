package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/record"
)

// relatives are the people who play in tests, each with a figure and a colour.
var relatives = []people.Person{
	{Name: "Mia", Figure: "unicorn", Colour: "pink"}, {Name: "Dad", Figure: "rocket", Colour: "green"},
	{Name: "Grandma", Figure: "cat-face", Colour: "pink"}, {Name: "Ben", Figure: "robot", Colour: "sky"},
	{Name: "Ava", Figure: "fairy", Colour: "blue"}, {Name: "Cleo", Figure: "dog-face", Colour: "yellow"},
}

// In every game the table is run: what is to be done on it is said, one Done takes all of it as done, and
// nothing but that waits then. What is played comes from the moves of a match at random.
func TestEveryGameRunsTheTable(t *testing.T) {
	for id, lines := range map[string]int{
		"sitters": 60, "adventure": 60, "geyser": 60, "saratoga": 120, "cubed": 60, "patrollers": 120,
	} {
		t.Run(id, func(t *testing.T) {
			h := gamestest.Header(t, id, "standard")
			h.Pieces = record.OnTable
			for i := range h.Seats {
				h.Seats[i].Names = []string{relatives[i].Name}
			}
			random := rand.New(rand.NewPCG(38, 2))
			match := begun(t, "", h,
				session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Random: random})
			match.People = relatives
			d := tabletest.Open(t, usual, settings.Default(), match)
			d.Pictures = folder(t)
			said, s := 0, d.Screen.Session()
			for range lines {
				if s.Over() {
					break
				}
				for s.Play(s.Engine().Sample(s.Position(), random)) != nil {
					continue // who has laid already lays no more
				}
				d.Pass(20 * time.Second)
				orders := d.Screen.Orders()
				if len(orders) == 0 {
					continue
				}
				if said++; said%3 == 1 {
					d.Picture(fmt.Sprintf("%s-%02d", id, said))
				}
				scene := d.Screen.Board().Scene()
				if slices.ContainsFunc(scene.Arrows, func(a tableau.Arrow) bool { return !a.Strong }) {
					t.Errorf("beside %q an arrow tells of something else", orders)
				}
				for _, way := range scene.Ways {
					if piece, _ := scene.Piece(way.Piece); !way.Unseen && (id != "patrollers" ||
						!strings.Contains(strings.Join(orders, " "), piece.Name)) {
						t.Errorf("beside %q the way of %s is seen", orders, piece.Name)
					}
				}
				letSee(d)
				if d.Window.Canvas().Focused() == nil || !d.Screen.Handing() {
					d.Key(fyne.KeySpace)
				} else { // Space would hand the laptop over
					d.Press(words.Done)
				}
				if left := d.Screen.Orders(); len(left) > 0 {
					t.Fatalf("after Done of %q there is still to do %q", orders, left)
				}
			}
			if said < 5 {
				t.Errorf("in %d lines only %d times something was to be done", lines, said)
			}
		})
	}
}

// What is about to decide the match stands in the goal strip until it is over, and once on the stage.
func TestADangerIsSaidUntilItIsOver(t *testing.T) {
	mother := strings.Replace(island, `b2 = ["A1", "A4"]`, `f6 = ["A4"], b2 = ["A1"]`, 1)
	d := onIsland(t, usual, settings.Default(), "standard", mother, "Ava", "Ben", "Cleo")
	d.Pictures = folder(t)
	want := "As it stands Ava wins after this round, unless turtle 4 leaves the Mother Geyser."
	if got := d.Screen.Danger().Whole; got != want {
		t.Errorf("the strip says %q, not %q", got, want)
	}
	d.Picture("danger")
	if d.Screen.Session().Engine().Outcome(d.Screen.Session().Position()) != (engines.Outcome{}) {
		t.Error("the match is over")
	}
}
