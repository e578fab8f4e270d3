package saratoga

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestPositionAsARecordHoldsIt(t *testing.T) {
	tab := play4(t, "supplies = { green = 0 }", "round = 3").lays("move self", "bullet self", "defend self",
		"raid green")
	tab.play("B: lays defend red", "D: lays move self")
	tab.Saves(`colours = ["red", "blue", "green", "white"]
round = 3
turn = 2
due = "lay"

[progress]
blue = 5
green = 5
red = 6
white = 5

[supplies]
blue = 7
green = 0
red = 5
white = 4

[first]
blue = "bullet self"
green = "defend self"
red = "move self"
white = "raid green"

[laid]
blue = "defend red"
white = "move self"
`)
	back, err := tab.Game.Load(enginetest.TOML(strings.ToUpper(enginetest.Text(t, tab.saved()))))
	if err != nil || back != tab.At {
		t.Errorf("read back in capitals: %+v, %v; want %+v", back, err, tab.At)
	}
	// Green has no supply and neither defend nor self left.
	tab.lists("C", "pass")
	tab.play("C: pass")
	enginetest.Equal(t, "laid", tab.saved().Laid["green"], "pass")
}

func TestWhatAPositionMayLeaveOut(t *testing.T) {
	g := compile(t, 4, nil)
	p, err := g.Load(func(into any) error { return nil })
	if err != nil || p != g.Start() {
		t.Errorf("an empty position: %+v, %v; want the start", p, err)
	}
	tab := play4(t)
	tab.has([]int{5, 5, 5, 5}, []int{5, 5, 5, 5})
	tab.Asks("SAR-04 prompt-lay round=1 turn=1 left=4")
	begun := begin(t, g).play("A: colour red", "B: colour blue", "C: colour green", "D: colour white")
	enginetest.Equal(t, "position", tab.At, begun.At)
}

func TestPositionsThatCannotBe(t *testing.T) {
	g := compile(t, 4, nil)
	all := "is there only where lay is due"
	for notes, want := range map[string]string{
		`colours = ["red", "blue", "green", "white", "black"]`: "colours has 5 colours; there are 4 players",
		`colours = ["red", "pink"]`:                            `colours has "pink"; it can be red, blue, green, purple, white or black`,
		`colours = ["self"]`:                                   `colours has "self"; it can be red, blue, green, purple, white or black`,
		`colours = ["red", "RED"]`:                             "colours has red twice",
		`due = "lunch"`:                                        `due is "lunch"; it can be colour, lay or over`,
		`due = "colour"`:                                       "due is colour, but 4 of 4 players have a colour",
		"colours = [\"red\"]\ndue = \"lay\"":                   "due is lay, but 1 of 4 players have a colour",
		`due = "over"`:                                         "due is over, but nobody has a progress of 12",
		"progress.red = -1":                                    "progress.red is -1; it can be 0 to 1000000000",
		"supplies.red = 1000000001":                            "supplies.red is 1000000001; it can be 0 to 1000000000",
		"progress.black = 3":                                   "progress.black is of no colour in play",
		"progress.self = 3":                                    "progress.self is of no colour in play",
		"supplies = { red = 1, RED = 2 }":                      "supplies.red is there twice",
		"round = 0":                                            "round is 0; it can be 1 to 1000000000",
		"turn = 3":                                             "turn is 3; it can be 1 to 2",
		"colours = []\nturn = 1":                               "turn " + all,
		"colours = []\nlaid.red = \"move self\"":               "laid " + all,
		`first.red = "move self"`:                              "first is there only in the second turn",
		"turn = 2\nfirst.red = \"pass\"":                       `first.red is "pass"; it can be an action and a target that were laid, such as move self`,
		"turn = 2\nfirst.red = \"move red\"":                   `first.red is "move red"; it can be an action and a target that were laid, such as move self`,
		"turn = 2\nfirst.red = \"move black\"":                 `first.red is "move black"; it can be an action and a target that were laid, such as move self`,
		"turn = 2\nfirst.black = \"move self\"":                "first.black is of no colour in play",
		`laid.red = "move"`:                                    `laid.red is "move", which cannot have been laid`,
		`laid.red = "pass"`:                                    `laid.red is "pass", which cannot have been laid`,
		`laid.red = "move red"`:                                `laid.red is "move red", which cannot have been laid`,
		"supplies.red = 0\nlaid.red = \"raid blue\"":           `laid.red is "raid blue", which cannot have been laid`,
		`laid = { red = "move self", blue = "move self", green = "move self", white = "move self" }`: "laid holds what all have laid; the turn would be over",
	} {
		_, err := tryLoad(g, notes)
		enginetest.Wrong(t, notes, err, want)
	}
}

// With fewer than six colours some cards have no word, and no text stands for them.
func TestAnEmptyWordIsNoColour(t *testing.T) {
	g := compile(t, 4, func(r *Rules) { delete(r.Colours, "black"); delete(r.Colours, "purple") })
	for notes, want := range map[string]string{
		`colours = ["red", "blue", "green", ""]`: `colours has ""; it can be red, blue, green or white`,
		`progress."" = 3`:                        "progress. is of no colour in play",
	} {
		_, err := g.Load(enginetest.Over(func(s *Saved) {
			s.Colours = []string{"red", "blue", "green", "white"}
		}, notes))
		enginetest.Wrong(t, notes, err, want)
	}
}
