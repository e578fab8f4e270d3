package saratoga

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// The trail as text says how far everyone is and what lies face up, and nothing of what has been laid in
// secret.
func TestDraw(t *testing.T) {
	table := begin(t, compile(t, 4, nil)).play("A: colour red", "B: colour blue", "C: colour purple")
	enginetest.Equal(t, "while colours are chosen", table.Game.Draw(table.At), `A  red     =====.......  progress  5  supplies  5
B  blue    =====.......  progress  5  supplies  5
C  purple  =====.......  progress  5  supplies  5
D  no colour yet
`)
	table.play("D: colour white").lays("move self", "move self", "bullet self",
		"bullet red").play("A: lays defend bullet", "B: lays defend raid")
	drawn := table.Game.Draw(table.At)
	enginetest.Equal(t, "in the second turn", drawn, `A  red     =====.......  progress  5  supplies  5  face up: move self  has laid
B  blue    ======......  progress  6  supplies  5  face up: move self  has laid
C  purple  =====.......  progress  5  supplies  7  face up: bullet self
D  white   =====.......  progress  5  supplies  4  face up: bullet red
`)
	if strings.Contains(drawn, "defend") {
		t.Error("what has been laid in secret is seen")
	}
	table.play("table: fix progress red 40")
	if drawn = table.Game.Draw(table.At); !strings.HasPrefix(drawn,
		"A  red     ============  progress 40  ") {
		t.Errorf("beyond the goal: %s", drawn)
	}
	enginetest.Equal(t, "no position of this game", table.Game.Draw(nil), "")
}
