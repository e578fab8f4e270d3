package saratoga

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// quiet is a turn in which nobody comes west and nobody loses progress.
var quiet = map[uint8][]string{1: {"bullet self", "bullet self", "bullet self", "bullet self"},
	2: {"defend white", "defend red", "defend red", "defend red"}}

func TestSAR19WhoHasEnoughAtTheEndOfARoundWins(t *testing.T) {
	tab := play4(t, "progress.blue = 11", "round = 6").lays("bullet self", "move self", "bullet self",
		"bullet self")
	tab.Asks("SAR-04 prompt-lay round=6 turn=2 left=4")
	enginetest.Equal(t, "over in the middle of a round", tab.Game.Outcome(&tab.At), engines.Outcome{})
	if result := tab.Game.Result(&tab.At); result != nil {
		t.Errorf("result %+v before the end", result)
	}
	tab.lays(quiet[2]...)
	enginetest.Equal(t, "outcome", tab.Game.Outcome(&tab.At),
		engines.Outcome{Over: true, Winners: engines.Seats(1)})
	enginetest.Equal(t, "due", tab.Game.Pending(&tab.At), engines.Pending{})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[len(tab.Heard)-1]),
		"SAR-19 wins seat=B progress=12 supplies=5")
	enginetest.Equal(t, "round", tab.At.Round(), 6)
	tab.Asks("SAR-19 prompt-over seat=B winners=1 progress=12")
	want := Result{
		Winners: []string{"blue"}, Progress: map[string]int{"red": 5, "blue": 12, "green": 5, "white": 5},
		Supplies: map[string]int{"red": 7, "blue": 5, "green": 7, "white": 7},
	}
	if diff := cmp.Diff(want, tab.Game.Result(&tab.At)); diff != "" {
		t.Errorf("result (-want +got):\n%s", diff)
	}
	for _, line := range []string{"A: lays move self", "A: pass", "A: colour red", "B: lays pistol self"} {
		tab.Refuses(line, "SAR-19 over")
	}
}

// What was enough in the first turn may be gone after the second.
func TestSAR19NotAtTheEndOfATurn(t *testing.T) {
	tab := play4(t, "progress.blue = 11").lays("move self", "move self", "move self", "move self")
	tab.lays("bullet blue", "bullet red", "bullet red", "bullet red")
	tab.has([]int{3, 11, 6, 6}, []int{4, 4, 4, 4})
	tab.Asks("SAR-04 prompt-lay round=2 turn=1 left=4")
}

func TestSAR19AmongSeveralMostProgressThenMostSupplies(t *testing.T) {
	for _, c := range []struct {
		notes []string
		want  engines.SeatSet
		told  string
	}{
		{[]string{"progress = { red = 12, blue = 13 }"}, engines.Seats(1),
			"SAR-19 wins seat=B progress=13 supplies=5"},
		{[]string{"progress = { red = 13, blue = 12 }", "supplies.red = 0"}, engines.Seats(0),
			"SAR-19 wins seat=A progress=13 supplies=0"},
		{[]string{"progress = { red = 12, blue = 12 }", "supplies.blue = 6"}, engines.Seats(1),
			"SAR-19 wins-by-supplies seat=B progress=12 supplies=6"},
		{[]string{"progress = { red = 12, blue = 12, white = 12 }", "supplies.blue = 4"}, engines.Seats(0, 3),
			"SAR-19 shares-the-win seat=D progress=12 supplies=5"},
		{[]string{"progress = { red = 12, green = 12 }", "supplies = { red = 0, green = 0 }"},
			engines.Seats(0, 2), "SAR-19 shares-the-win seat=C progress=12 supplies=0"},
	} {
		tab := play4(t, append(c.notes, "turn = 2")...).lays(quiet[2]...)
		enginetest.Equal(t, c.told, tab.Game.Outcome(&tab.At), engines.Outcome{Over: true, Winners: c.want})
		enginetest.Equal(t, "told", tab.Say(tab.Heard[len(tab.Heard)-1]), c.told)
	}
	tab := play4(t, "progress = { red = 12, white = 12 }", "turn = 2").lays(quiet[2]...)
	if diff := cmp.Diff([]string{"red", "white"}, tab.Game.Result(&tab.At).(Result).Winners); diff != "" {
		t.Errorf("winners (-want +got):\n%s", diff)
	}
}

func TestSAR19TheGoalIsTheRulesets(t *testing.T) {
	tab := load(t, compile(t, 4, variants["short-trail"]), "progress.red = 9", "turn = 2").lays(quiet[2]...)
	enginetest.Equal(t, "over", tab.At.Over(), true)
}

// The first that fits is named.
func TestSAR21WhichClauseARefusalNames(t *testing.T) {
	over := play4(t, "progress.red = 12", `due = "over"`)
	over.Refuses("A: colour red", "SAR-19")
	over.Refuses("A: lays red pistol", "SAR-19")
	choosing := begin(t, compile(t, 4, nil))
	choosing.Refuses("B: colour pink", "SAR-02")
	choosing.Refuses("A: lays pistol self", "SAR-02")
	choosing.Refuses("D: pass", "SAR-02")

	tab := play4(t, "turn = 2", `first = { red = "bullet blue", white = "defend self" }`,
		"supplies = { red = 0, white = 0 }", `laid.green = "move self"`)
	tab.Refuses("C: colour pistol", "SAR-04 colour-chosen-already")
	tab.Refuses("C: pass", "SAR-04 laid-already")
	tab.Refuses("C: lays pistol green", "SAR-04 laid-already")
	tab.Refuses("A: pass", "SAR-16 can-lay")
	tab.Allows("D: pass")
	// One's own colour, or no card of the deck, in either place.
	tab.Refuses("A: lays red bullet", "SAR-02 own-colour")
	tab.Refuses("A: lays bullet red", "SAR-02 own-colour")
	tab.Refuses("A: lays self red", "SAR-02 own-colour")
	tab.Refuses("A: lays pistol self", "SAR-02 no-such-card")
	tab.Refuses("A: lays bullet pistol", "SAR-02 no-such-card")
	tab.Refuses("A: lays blue pistol", "SAR-02 no-such-card")
	// No action in the action's place, whatever the target.
	tab.Refuses("A: lays self bullet", "SAR-16 no-action")
	tab.Refuses("A: lays blue black", "SAR-16 no-action")
	// A card laid in the first turn.
	tab.Refuses("A: lays bullet black", "SAR-04 laid-in-first-turn")
	tab.Refuses("A: lays raid bullet", "SAR-04 laid-in-first-turn seat=A card=bullet")
	tab.Refuses("A: lays raid blue", "SAR-04 laid-in-first-turn seat=A card=blue")
	// A colour nobody plays.
	tab.Refuses("A: lays raid black", "SAR-03 nobody-plays")
	// No pair, or no supply for it.
	tab.Refuses("A: lays raid self", "SAR-16 no-pair")
	tab.Refuses("A: lays raid white", "SAR-16 raid-too-dear")
}
