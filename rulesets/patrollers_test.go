package rulesets

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

func patrollersGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "patrollers")
}

// TestPatrollersShipsTheNumbersThatTheEngineIsTestedWith: what the tests of the engine hold is true of the
// shipped rules only if they are the same.
func TestPatrollersShipsTheNumbersThatTheEngineIsTestedWith(t *testing.T) {
	shipped := mustStandard(t, patrollersGame(t))
	var tested map[string]any
	if _, err := toml.DecodeFile("../engines/patrollers/testdata/standard.toml", &tested); err != nil {
		t.Fatal(err)
	}
	var compare func(path string, want any)
	compare = func(path string, want any) {
		if table, ok := want.(map[string]any); ok {
			for key, v := range table {
				if key != "order" || strings.HasPrefix(path, "roster") {
					compare(strings.TrimPrefix(path+"."+key, "."), v)
				}
			}
			return
		}
		if got, _ := shipped.Value(path); !reflect.DeepEqual(got, want) && !sameNumber(got, want) {
			t.Errorf("%s is %v, and the engine is tested with %v", path, got, want)
		}
	}
	compare("", tested)
}

// sameNumber reports whether two values of TOML are the same number, one written with a point and one
// without.
func sameNumber(a, b any) bool {
	n, whole := b.(int64)
	f, broken := a.(float64)
	return whole && broken && f == float64(n)
}

func TestPatrollersVariantsSayWhatIsDifferent(t *testing.T) {
	g := patrollersGame(t)
	readShipped(t, g, []shippedClause{
		{"standard", 1, "a clear area of 36 × 24 inches, and the players sit at its long sides. Lengths are counted in twines. A twine is a piece of string of 2 inches.", false},
		{"standard", 3, "Sarge (leader), Depth Charge (grunt)", false},
		{"standard", 5, "at most half of all steps, rounded up.", false},
		{"standard", 6, "each side picks 3 Patrollers.", false},
		{"standard", 14, "The battle ends at once, after the death tokens.", false},
		{"standard", 20, "Cyborg: It has +1 defence for each mercenary of the other side.\nOnly those in play count.", false},
		{"standard", 22, "Issue Orders: A grunt of this side takes the turn, marked or not.", false},
		{"standard", 24, "have at most 8 points together. When its Patroller dies, the token is shown and takes effect.\nSelf Destruct, 3 points:", false},
		{"standard", 24, "Elixir of Mutation, 1 point:", false},
		{"basic", 2, "Each Patroller has an action die and four abilities", true},
		{"basic", 3, "Mad Dog, Doctor Johnson, Blue Spider", true},
		{"basic", 6, "When all stand, each player dials all of theirs. No Patroller is twice in a side.", true},
		{"standard", 14, "One that comes after the first round is in play before that.", false},
		{"standard", 22, "One that is placed after the first round is in play before that (PAT-14).", false},
		{"basic", 14, "it is a draw. The battle ends at once.", true},
		{"duel", 6, "each side picks 1 Patroller.", true},
		{"big-guns", 5, "Every ability can be dialled as high as it goes. At near death", true},
	})
}

// TestPatrollersClausesFollowTheFields changes one field after another and reads the clause.
func TestPatrollersClausesFollowTheFields(t *testing.T) {
	g := patrollersGame(t)
	readChanged(t, g, []changedClause{
		{map[string]any{"positions": "measured"}, 1,
			"The players measure on the table and say how many twines it took."},
		{map[string]any{"width": 24, "base": 1.7, "twine": 1.5}, 1,
			"a clear area of 24 × 24 inches, and the players sit at its long sides. Lengths are counted in twines. A twine is a piece of string of 1.5 inches."},
		{map[string]any{"die": "R5 R1 R2 R3 Y4 B1 B2 B3"}, 4, "Its sides are R5 R1 R2 R3 Y4 B1 B2 B3"},
		{map[string]any{"dial_budget": 1}, 5, "at most 1 step."},
		{map[string]any{"dial_budget": 0}, 5, "at most 0 steps."},
		{map[string]any{"strip": 5.5}, 6, "within 5.5 inches of their own edge"},
		{map[string]any{"stalemate": 1}, 15,
			"The battle is a draw after a round in which nobody was wounded."},
		{map[string]any{"stalemate": 3}, 15, "The battle is a draw after three rounds in a row in which nobody was wounded."},
		{map[string]any{"stalemate": 0}, 15, "The battle goes on, however long nobody is wounded."},
		{map[string]any{"special_ends_near_death": []any{"mad-dog", "sarge"}}, 23,
			"At near death these lose their special action: Mad Dog and Sarge."},
		{map[string]any{"token_sum": 1}, 24, "have at most 1 point together."},
		{map[string]any{"class_actions": map[string]any{"ninja": map[string]any{"text": "Runs."}}}, 20,
			"Ninja: Runs.\nBizarre:"},
	})
}

// TestPatrollersSaysNothingOfWhatIsOff: the clauses of the parts of the advanced game fall away with them.
func TestPatrollersSaysNothingOfWhatIsOff(t *testing.T) {
	g := patrollersGame(t)
	for _, test := range []struct {
		off  string
		gone []engines.Clause
	}{
		{"advanced", []engines.Clause{20, 21, 22, 23, 24, 25, 26, 27, 28}},
		{"classes", []engines.Clause{20}},
		{"specials", []engines.Clause{22, 23}},
		{"tokens", []engines.Clause{24, 25, 26, 27, 28}},
	} {
		r, err := mustStandard(t, g).With(map[string]any{test.off: false})
		if err != nil {
			t.Fatal(err)
		}
		s := r.Speaker(nil, nil, nil)
		for c := engines.Clause(20); c <= 28; c++ {
			text := s.Clause(c)
			if gone := !text.OnPaper() && text.Screen == ""; gone != slices.Contains(test.gone, c) {
				t.Errorf("without %s %s says %q", test.off, text.ID, text.Source+text.Decision)
			}
		}
	}
}

// TestPatrollersSentences reads what is said of lengths, of numbers and of what is due, in two themes, with
// and without names.
func TestPatrollersSentences(t *testing.T) {
	g := patrollersGame(t)
	port, err := g.FindTheme("space-port")
	if err != nil {
		t.Fatal(err)
	}
	named := mustStandard(t, g).Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}})
	alone := mustStandard(t, g).Speaker(port, nil, nil)
	ours, err := mustStandard(t,
		g).With(map[string]any{"positions": "measured",
		"special_actions": map[string]any{"issue-orders": map[string]any{"class": "ninja"}}})
	if err != nil {
		t.Fatal(err)
	}
	house := ours.Speaker(nil, nil, nil)
	number := func(n int) engines.Arg { return engines.Of(engines.NumberArg, n) }
	inches := func(n int) engines.Arg { return engines.Of(engines.TenthsArg, n) }
	ava, both, a1, b2 := engines.Of(engines.SeatArg, 0), engines.Of(engines.SeatArg, 1),
		engines.Of(engines.PieceArg, 0), engines.Of(engines.PieceArg, 6)
	here := engines.Of(engines.SpaceArg, 0)
	hear(t, g, []said{
		{named, "prompt-pick", []engines.Arg{both, number(1)}, "Ben and Cleo pick a Patroller."},
		{named, "prompt-deploy", []engines.Arg{both, inches(40)},
			"Ben and Cleo place a Patroller within 4 inches of the home edge."},
		{named, "prompt-order-or-rage", []engines.Arg{ava, b2},
			"Ava, who goes, unless Patroller B2 takes a second turn first?"},
		{named, "prompt-round-or-rage", []engines.Arg{a1, number(2)},
			"Round 2 is over, unless Patroller A1 takes a second turn first."},
		{named, "prompt-end", []engines.Arg{a1}, "Patroller A1 can do no more: end the turn."},
		{named, "attack-total", []engines.Arg{a1, number(1), number(1), number(3), number(0), number(4)},
			"Patroller A1: 1 + attack 3 = 4."},
		{named, "defence-total", []engines.Arg{b2, number(3), number(0), number(3), number(2), number(5)},
			"Patroller B2: 3 does not help, 0 + defence 3 + bonus 2 = 5."},
		{named, "wins", []engines.Arg{both, number(1)},
			"Ben and Cleo win: after 1 round nobody else is left standing!"},
		{named, "over-budget", []engines.Arg{a1, number(1), number(0)},
			"That is 1 step above the lowest values, and Patroller A1 may have 0."},
		{named, "moves-used", []engines.Arg{a1, number(2)}, "Patroller A1 has moved two times already."},
		{named, "twine-too-short", []engines.Arg{a1, here, inches(10), inches(5)},
			"Too far: 1 inch, and one twine reaches 0.5."},
		{named, "self-destructs", []engines.Arg{a1, number(0)},
			"Boom. Patroller A1 blows up and attacks nobody."},
		{named, "self-destructs", []engines.Arg{a1, number(1)},
			"Boom. Patroller A1 blows up and attacks 1 Patroller around it."},
		{named, "move-positions", []engines.Arg{a1}, "Patroller A1 moves to a place, such as 14,3.5."},
		{house, "move-positions", []engines.Arg{a1}, "Patroller A1 moves by a number of twines."},
		{house, "twines-needed", []engines.Arg{a1},
			"Last comes how many twines it takes, 0 for head-to-head."},
		{named, "issue-target", []engines.Arg{a1, b2},
			"Patroller B2 takes no orders: only a grunt of the same side on the table does."},
		{house, "issue-target", []engines.Arg{a1, b2},
			"Patroller B2 takes no orders: only a ninja of the same side on the table does."},
		{alone, "draw", []engines.Arg{number(9)},
			"The last of both sides fall together: a draw after 9 rounds!"},
	})
}

// TestTheStoriesOfPatrollersAreTold reads the stories of the engine under the shipped rules: all that is told
// of them are sentences.
func TestTheStoriesOfPatrollersAreTold(t *testing.T) {
	g := patrollersGame(t)
	for name, wants := range map[string][]string{
		"story": {
			"Ice Man A3: R2 + attack 7 + bonus 1 = 10.",
			"Ballistic B1 is hit, 10 to 4. The dog-tag turns to near death.",
			"Before Depth Charge A4 goes, all explosives blow up.",
			"Boom. An explosive goes off and reaches 2 Patrollers.",
			"Boom. Mad Dog A1 blows up and attacks 2 Patrollers around it.",
			"Red Dragon B5 had Duty.", "Ava wins: after 3 rounds nobody else is left standing!",
		},
		"measured": {"Boom. An explosive goes off and reaches 3 Patrollers.",
			"Nobody on Ben's side can take Grenade Launcher: it is lost."},
	} {
		hearStory(t, g, "../engines/patrollers/testdata/"+name+".match", [][]string{{"Ava"}, {"Ben"}},
			wants...)
	}
}

// TestBrokenPatrollers holds what is said of ways in which the rules of a battle can be wrong.
func TestBrokenPatrollers(t *testing.T) {
	patrollersGame(t)
	const head = "extends = \"patrollers/standard\"\n"
	const toy = head +
		"[roster.teddy]\norder = 16\nname = \"Teddy\"\nclass = \"grunt\"\nattack = { front = [1, 3], " +
		"near_death = [0, 1] }\n" +
		"defence = { front = [1, 3], near_death = [0, 1] }\nmove = { front = [1, 3], near_death = [0, 1] " +
		"}\nrange = { front = [1, 3], near_death = [0, 1] }\n"
	checkTexts(t, map[string]string{
		toy: "",
		toy + "special = \"gatling-gun\"\ndie = \"R9 R1 R1 R1 Y1 B1 B1 B1\"\n": "",
		toy + "special = \"tickling\"\n":                                       "tickling",
		toy + "die = \"R9 R1\"\n":                                              "has 2 sides; it can have 8",
		head + "team_size = 6\n":                                               "line 2: team_size is 6",
		head + "dial_budget = \"most\"\n":                                      "dial_budget",
		head + "width = 12\nteam_size = 5\nbase = 3\n":                         "may find no room",
		head + "depth = 12\nstrip = 6\n":                                       "leave no gap between them",
		head + "special_ends_near_death = [\"nobody\"]\n":                      "nobody",
		head + "[roster.sarge]\nclass = \"hero\"\n":                            "hero",
		head + "seats = { max = 3 }\n":                                         "line 2: seats",
		head + "[death_tokens.honor]\neffect = \"glory\"\n":                    "glory",
	})
}
