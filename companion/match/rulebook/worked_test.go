package rulebook_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// A question is one that the worked examples of a game's rules ask and answer.
type question struct {
	game, asks string
	// example is the example of the booklet that is this very position. Its position has stands, a path of
	// keys each, moves are among its moves, and the one that it refuses is refused.
	example string
	stands  map[string]string
	moves   []string
	refused string
	// dots are all moves that it shows as those that can be made; nil where it does not matter.
	dots []string
	// clause is the clause or table that answers where no example does, as its page calls it.
	clause string
	// says are the sentences that answer.
	says []string
}

var questions = []question{
	{game: "sitters", asks: "a roll of 4 in the open: two or four spaces away, and nowhere else",
		example: "1-a-four",
		moves:   []string{"dice: 4"}, refused: "collectors: move C1 g4",
		says: []string{"so this delver goes exactly four spaces",
			"The wizard cannot get to g4 in exactly 4 steps."}},
	{game: "sitters", asks: "a roll of 6 on a3, a chest on d3: is d3 possible?", example: "2-container",
		moves: []string{"collectors: move C1 d3"},
		says:  []string{"The delver stops there, and the rest of the roll is lost."}},
	{game: "sitters", asks: "g3, straight through?", example: "4-not-through",
		refused: "collectors: move C1 g3",
		says:    []string{"A chest is in the way, on d3. The wizard can go there and open it."}},
	{game: "sitters", asks: "e3, going round?", example: "3-in-the-way",
		moves: []string{"collectors: move C1 e3"},
		says:  []string{"A chest stands in the way, so the delver goes round it."}},
	{game: "sitters", asks: "f3, five spaces away?", clause: "SIT-10",
		says: []string{"The marker moves the whole roll.",
			"Its move ends early only on an opponent, on a chest or in the exit."}},
	{game: "sitters", asks: "a roll of 6 on j4", example: "6-safe", moves: []string{"collectors: move C1 k4"},
		says: []string{"The other five steps of the 6 are lost."}},
	{game: "sitters", asks: "16 gold and two survivors", example: "9-score",
		says: []string{"With 16 gold and 2 delvers safe that makes 50 points.", "A draw with 50 points!"}},
	{game: "sitters", asks: "24 gold and two survivors", clause: "Scoring table",
		says: []string{"24–31 40 50 60 70 80", "More than 50: the delvers win."}},

	{game: "adventure", asks: "a zombie on d4, the player on d9, a wall on d7", example: "5-wall",
		stands: map[string]string{"monsters.Z1": "d4", "kings.A": "d9", "tiles.d7": "W"},
		moves:  []string{"A: done"},
		says:   []string{"The zombie sees nobody, and stays."}},
	{game: "adventure", asks: "the player on e9 instead", example: "4-sees",
		stands: map[string]string{"monsters.Z1": "d4", "kings.A": "e9", "tiles.d7": "W"},
		dots:   []string{"A: goes Z1 d6", "A: goes Z1 e5"},
		says: []string{"A wall hides only who is straight behind it.",
			"Each dot is as near as it can come, so you choose."}},
	{game: "adventure", asks: "a creeper on f6, players on f7 and h8, a torch on d4, a zombie on h4, a wall on d6",
		example: "8-creeper", stands: map[string]string{"monsters.C1": "f6", "kings.A": "f7", "kings.B": "h8",
			"torches": "[d4]", "monsters.Z1": "h4", "tiles.d6": "W", "hearts.A": "8", "hearts.B": "9"},
		says: []string{"all inside the line are hit", "Boom. Zombie 1 is gone too.",
			"The torch on d4 goes out.",
			"The wall on d6 is blown away.", "Creepers take 4 hearts from the traveller. 4 are left.",
			"Creepers take 1 heart from the hero. 8 are left."}},
	{game: "adventure", asks: "three zombies stand, and two spawners are empty", example: "0-last",
		moves: []string{"dice: 1"}, dots: []string{"A: spawn d3", "A: spawn g2"},
		says: []string{"only one is left for two spawners", "The traveller chooses a dot."}},

	{game: "geyser", asks: "2 geysers against 1: 3 against 4, then 4 against 4", example: "3-fight",
		moves: []string{"A: move A3 f5", "dice: 3-4", "A: again", "dice: 4-4"},
		says: []string{"The turtle tribe: 3 + 2 geysers = 5.", "The frog tribe: 4 + 1 geyser = 5.",
			"Turtle 3 attacks again, or goes back.", "Turtle 3 wins, 6 to 5. Frog 2 is off the board."}},
	{game: "geyser", asks: "the only one on a geyser, and with a second one", example: "2-hold",
		stands: map[string]string{"tokens.d3": "[A1]"}, refused: "A: move A1 e3",
		says: []string{"Turtle 1 is the last one on d3, so it stays there.",
			"one of the two could go, but never both"}},
	{game: "geyser", asks: "an 8, and a 7", example: "4-fire", moves: []string{"dice: 5-3"},
		says: []string{"Everybody on the four geysers of 6 and 8 is blown away, whoever it is.",
			"All others stay.",
			"Whoosh. Turtle 2 is blown away.", "Whoosh. Frog 1 is blown away.", "A 7 would wake nothing."}},

	{game: "saratoga", asks: "two raid one who circles the wagons", example: "3-raid",
		moves: []string{"A: lays raid green", "B: lays raid green", "C: lays defend self",
			"D: lays bullet self"},
		says: []string{"With Circle the Wagons Green loses only 2 of 4.",
			"Red raids Green for 2 progress, one of 2 raiders. That costs 1 supply. 3 are left.",
			"Blue raids Green for 2 progress, one of 2 raiders. That costs 1 supply. 3 are left."}},
	{game: "saratoga", asks: "one of the raids is turned back", example: "4-scoundrel",
		moves: []string{"A: lays raid green", "B: lays raid green", "C: lays defend red",
			"D: lays bullet self"},
		says: []string{"Red loses 2 progress. 5 − 2 = 3.", "Green loses 2 progress. 8 − 2 = 6.",
			"Red pays 1 supply to Green, who has 5 now.", "That costs 1 supply. 3 are left."}},
	{game: "saratoga", asks: "sabotage against one who guards against raids", example: "1-west",
		moves: []string{"A: lays bullet green", "B: lays move self", "C: lays defend raid",
			"D: lays bullet self"},
		says: []string{"So Green loses 1 progress, and no more: somebody attacked.",
			"Nobody gets Red's supply.",
			"Green loses 1 progress. 8 − 1 = 7.", "That costs 1 supply. 4 are left."}},
	{game: "saratoga", asks: "a convoy of two with a supply each", example: "2-convoy",
		stands: map[string]string{"supplies.red": "1", "supplies.blue": "1"},
		says: []string{"Convoy brings Red and Blue 2 progress each for 1 supply each. Now they have 7 and 4.",
			"It was their last, and that is enough."}},

	{game: "cubed", asks: "which cubes of the full cube can go", example: "4-corners",
		dots: []string{"A: take d4", "A: take d7", "A: take g4", "A: take g7"}, refused: "A: take e4",
		says: []string{"Only the four corners on top have three sides free: the top and two sides."}},
	{game: "cubed", asks: "and after a corner", example: "5-taken", moves: []string{"A: take d4"},
		dots: []string{"A: take d4", "A: take d5", "A: take d7", "A: take e4", "A: take g4", "A: take g7"},
		says: []string{"Now the one below it is free, and so are its two neighbours on top."}},

	{game: "patrollers", asks: "a red 1 with attack 3 against a red 3 with defence 3", example: "05-attack",
		says: []string{"Mad Dog: red 1 + attack 3 = 4.", "Mad Doctor: red 3 does not help, 0 + defence 3 = 3.",
			"Mad Doctor is hit, 4 to 3."}},
	{game: "patrollers", asks: "three against two, and two of each have had their turn", example: "09-round",
		moves: []string{"A: end"}, stands: map[string]string{"patrollers.B1.marked": "true",
			"patrollers.B2.marked": "true", "patrollers.A1.marked": "true", "patrollers.B3.side": "fallen"},
		says: []string{"The pirate team has nobody left to go: round 1 is over."}},
	{game: "patrollers", asks: "Ice Man with attack 7 and range 3, and near death", example: "01-dial",
		moves: []string{"A: dial A1 7 0 3 3"}, says: []string{"half of them may be used: 4",
			"Attack 7 costs 3 steps, and range 3 costs 1.",
			"At near death attack 7 becomes 2, the highest there.",
			"Range 3 becomes 1, as a half is rounded up."}},
	{game: "patrollers", asks: "Ice Man with attack 7 and range 4", example: "02-too-high",
		refused: "A: dial A1 7 0 3 4",
		says:    []string{"That is 5 steps above the lowest values, and Ice Man may have 4."}},
}

// The booklet alone answers every question of the worked examples of the rules: an example of it is the same
// position, played by the engine, or one of its pages has the sentence.
func TestBookletsAnswerTheWorkedQuestions(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		book, pages := bookOf(t, game, "standard"), map[int]string{}
		for i, page := range book.Pages(134.5, 179.5) {
			pages[i+1] = printed(page)
		}
		for _, q := range questions {
			if q.game != id {
				continue
			}
			t.Run(id+"/"+q.asks, func(t *testing.T) {
				if q.example == "" {
					if page := having(pages, append(q.says, q.clause)...); page == 0 {
						t.Errorf("no page has %s with %q", q.clause, q.says)
					}
					return
				}
				q.isShown(t, book, pages)
			})
		}
	}
}

// A text of an example that shipped rules make wrong, though the example comes out alike, leaves that out.
func TestExamplesSayNothingOfOtherRules(t *testing.T) {
	for _, c := range []struct{ game, ruleset, wrong string }{
		{"patrollers", "big-guns", "alf of them may be used"},   // all of them may
		{"cubed", "exact", "up to three in a turn"},             // three, and no fewer
		{"geyser", "restless-mother", "A 7 would wake nothing"}, // it wakes the Mother Geyser
	} {
		at := slices.IndexFunc(games.List(),
			func(game games.Game) bool { return game.Engine.Info.ID == c.game })
		book := bookOf(t, games.List()[at], c.ruleset)
		for _, w := range book.Examples() {
			if said := strings.Join(book.Says(w), " "); strings.Contains(said, c.wrong) {
				t.Errorf("%s/%s: %s: %s", c.game, c.ruleset, w.ID, said)
			}
		}
	}
}

// isShown checks that the booklet has the example that answers a question.
func (q question) isShown(t *testing.T, book *rulebook.Book, pages map[int]string) {
	examples := book.Examples()
	at := slices.IndexFunc(examples, func(w *rulebook.Worked) bool { return w.ID == q.example })
	if at < 0 {
		t.Fatalf("the booklet has no example %s", q.example)
	}
	w, said := examples[at], strings.Join(book.Says(examples[at]), " ")
	for path, want := range q.stands {
		if got := fmt.Sprint(in(w.Position, strings.Split(path, "."))); got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
	}
	if played := strings.Join(w.Moves, "; "); !strings.Contains(played, strings.Join(q.moves, "; ")) {
		t.Errorf("%q are played, want %q", played, q.moves)
	}
	if w.Example.Refused != q.refused || (q.refused == "") != (w.Refusal == "") {
		t.Errorf("%q is refused, want %q: %s", w.Example.Refused, q.refused, w.Refusal)
	}
	if dots := slices.Sorted(slices.Values(book.Dots(w))); q.dots != nil && !slices.Equal(dots, q.dots) {
		t.Errorf("the dots are not as they should be (-want, +are):\n%s", cmp.Diff(q.dots, dots))
	}
	for _, sentence := range q.says {
		if !strings.Contains(said, sentence) {
			t.Errorf("%q is not in %q", sentence, said)
		}
	}
	title := book.Says(w)[0]
	text := book.Says(w)[1]
	if having(pages, title, text) == 0 {
		t.Errorf("no page has %q with %q", title, text)
	}
}

// in returns the value of a position at a path of keys; nil for none.
func in(value any, path []string) any {
	for _, key := range path {
		table, _ := value.(map[string]any)
		value = table[key]
	}
	return value
}

// printed returns all words of a page in the order in which they are printed.
func printed(page *drawing.Drawing) string { return strings.Join(partstest.Words(page), " ") }

// having returns the first page that has all of these words; 0 for none.
func having(pages map[int]string, words ...string) int {
	for number := range len(pages) {
		if !slices.ContainsFunc(words,
			func(text string) bool { return !strings.Contains(pages[number+1], text) }) {
			return number + 1
		}
	}
	return 0
}
