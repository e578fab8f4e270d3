package orders_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/orders"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
)

// match is a recorded match with its table.
type match struct {
	*record.Match
	game tableau.Game
}

func open(t *testing.T, path string) match {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	all := games.All()
	m, err := record.Replay(file, all.Resolve)
	if err != nil {
		t.Fatal(err)
	}
	speaker, err := all.Speaker(m.Header(), m.Engine(), m.Seats())
	if err != nil {
		t.Fatal(err)
	}
	return match{m, all.Tables[m.Header().Game](m.Engine(), speaker.OnScreen(), speaker.Theme)}
}

func (m match) scene(p engines.Position) *tableau.Scene {
	return m.game.Lying(p)
}

var update = flag.Bool("update", false, "write the golden files anew")

// What is to be done on the table in a recorded match of each game, line by line, reads as it read before.
func TestOrdersOfAMatch(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", "*", "testdata", "story.match"))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, path := range paths {
		id := filepath.Base(filepath.Dir(filepath.Dir(path)))
		m := open(t, path)
		seen++
		t.Run(id, func(t *testing.T) {
			var said strings.Builder
			for _, step := range m.Steps() {
				fmt.Fprintf(&said, "%s\n", m.FormatLine(step.Line))
				for _, task := range orders.Tasks(orders.Between(m.scene(step.Before), m.scene(step.After))) {
					fmt.Fprintf(&said, "    %s\n", task.Sentence())
				}
			}
			golden := filepath.Join("testdata", id+".txt")
			if *update {
				if err := os.WriteFile(golden, []byte(said.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(said.String(), "\n"))
			if diff != "" {
				t.Error(diff)
			}
		})
	}
	if seen < 6 {
		t.Errorf("only %d games are told", seen)
	}
}

// A piece is called as people call it, amid a sentence too.
func TestPiecesAreCalledAsPeopleCallThem(t *testing.T) {
	from, to := orders.Where{Spot: 1, Name: "a1"}, orders.Where{Spot: 2, Name: "b2"}
	for name, want := range map[string]string{
		"Mia":         "Move Mia from a1 to b2.",
		"The owl":     "Move the owl from a1 to b2.",
		"Mia's troll": "Move Mia's troll from a1 to b2.",
	} {
		task := orders.Task{{Piece: tableau.Thing{Name: name}, Count: 1, From: from, To: to}}
		if got := task.Sentence(); got != want {
			t.Errorf("%q: %s", name, got)
		}
	}
	chest := tableau.Thing{Name: "chest", Many: "chests", Seat: engines.Table}
	for count, want := range map[int]string{1: "Move the chest from a1 to b2.", 3: "Move 3 chests from a1 to b2."} {
		task := orders.Task{{Piece: chest, Count: count, From: from, To: to}}
		if got := task.Sentence(); got != want {
			t.Errorf("%d: %s", count, got)
		}
	}
}
