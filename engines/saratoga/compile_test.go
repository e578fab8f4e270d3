package saratoga

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestRulesThatCannotBePlayed(t *testing.T) {
	for want, change := range map[string]house{
		"progress is -1; it can be 0 to 99":          func(r *Rules) { r.Progress = -1 },
		"goal is 100; it can be 1 to 99":             func(r *Rules) { r.Goal = 100 },
		"goal cannot be so with progress (low-goal)": func(r *Rules) { r.Goal = 5 },
		"convoy is 21; it can be 0 to 20":            func(r *Rules) { r.Convoy = 21 },
		"wagons is 0; it can be 1 to 20":             func(r *Rules) { r.Wagons = 0 },
		"raiders is 6; it can be 1 to 5":             func(r *Rules) { r.Raiders = 6 },
		"head_west cannot be so with convoy (no-way-west)": func(r *Rules) {
			r.HeadWest, r.Convoy = 0, 0
		},
		`entry is "loud"; it can be secret or open`: func(r *Rules) { r.Entry = "loud" },
		"titles.convoy needs a title":               func(r *Rules) { r.Titles["convoy"] = " " },
		"titles.raid has 41 signs besides blanks; it can have 40": func(r *Rules) {
			r.Titles["raid"] = strings.Repeat("é", 41)
		},
		"colours cannot be so with seats (few-colours 3 4)": func(r *Rules) {
			delete(r.Colours, "red")
			delete(r.Colours, "blue")
			delete(r.Colours, "black")
		},
		"colours has 7 colours; there can be 6": func(r *Rules) {
			r.Colours["pink"] = Colour{"#FFFFFF", 7}
		},
		"colours.bullet cannot be the word for a colour; another card is called so": func(r *Rules) {
			r.Colours["bullet"] = r.Colours["red"]
			delete(r.Colours, "red")
		},
		"colours.Red is no word for a colour; it can have up to 24 letters from a to z": func(r *Rules) {
			r.Colours["Red"] = r.Colours["red"]
			delete(r.Colours, "red")
		},
		`colours.red.color is "red"; it can be a colour such as #0072B2`: func(r *Rules) {
			r.Colours["red"] = Colour{"red", 1}
		},
		"colours.red.order is 0; it can be 1 to 99": func(r *Rules) {
			r.Colours["red"] = Colour{"#FF0000", 0}
		},
	} {
		_, err := tryCompile(4, change)
		enginetest.Wrong(t, "rules", err, want)
	}
	if _, err := tryCompile(4, func(r *Rules) { r.Titles["run"] = "Run" }); err == nil ||
		!strings.HasPrefix(err.Error(), "titles.run is no play; there are head_west, convoy") {
		t.Errorf("a play that there is not: %v", err)
	}
	for _, seats := range []int{-1, 3, 7} {
		if _, err := tryCompile(seats, nil); err == nil || err.Error() != "seats must be 4 to 6" {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
}

func TestAFamilysColours(t *testing.T) {
	change := func(r *Rules) {
		r.Colours = map[string]Colour{"orange": {"#E69F00", 3}, "sky-blue": {"#56B4E9", 1},
			"pink": {"#CC79A7", 2}, "grey": {"#888888", 2}}
	}
	tab := begin(t, compile(t, 4, change))
	tab.lists("A", "colour sky-blue, colour grey, colour pink, colour orange")
	tab.play("A: colour pink", "B: colour sky-blue", "C: colour orange", "D: colour grey")
	tab.play("A: lays bullet sky-blue", "B: lays defend pink", "C: lays move self", "D: lays move self")
	tab.has([]int{4, 5, 6, 6}, []int{4, 6, 5, 5})
	tab.Refuses("A: lays raid red", "SAR-02 no-such-card")
	if _, err := tryCompile(5, change); err == nil ||
		err.Error() != "colours cannot be so with seats (few-colours 4 5)" {
		t.Errorf("five players with four colours: %v", err)
	}
}

// Every number of the rules page is a field of the ruleset.
func TestCostsAndGainsAreTheRulesets(t *testing.T) {
	g := compile(t, 4, func(r *Rules) {
		r.HeadWest, r.Convoy, r.ConvoyCost, r.GetSupplies, r.Sabotage, r.SabotageCost = 3, 4, 2, 5, 2, 3
		r.Raid, r.RaidCost, r.Raiders, r.Wagons, r.Unattacked, r.Progress = 3, 2, 3, 3, 4, 9
	})
	load(t, g).lays("move self", "bullet self", "bullet white", "defend self").has([]int{12, 9, 9, 9},
		[]int{5, 10, 2, 5})
	load(t, g).lays("move blue", "move red", "defend self", "move self").has([]int{13, 13, 5, 12},
		[]int{3, 3, 5, 5})
	load(t, g).lays("raid white", "raid white", "raid white", "defend self").has([]int{9, 9, 9, 6},
		[]int{3, 3, 3, 5})
	load(t, g).lays("raid white", "raid white", "move self", "defend raid").has([]int{9, 9, 12, 9},
		[]int{3, 3, 5, 9})
	load(t, g, "supplies.red = 1").Refuses("A: lays move blue",
		"SAR-16 convoy-too-dear seat=A supplies=1 cost=2")
}
