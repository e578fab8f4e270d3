package kit_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
)

// What the kit cannot say is read out large at its moment, and a card that does something at once is shown.
func TestMomentsOfCardsAndOfTheTable(t *testing.T) {
	tab := sit(t, 2, map[string]any{"path": 12, "turn": []string{"roll", "move"},
		"deck": map[string]any{"weather": map[string]any{"cards": map[string]any{"Rain": 3},
			"do": map[string]any{"Rain": []string{"miss a turn"}}}},
		"land": map[string]any{"2": []string{`at the table "Everybody sings."`}, "3": []string{"draw a card"}},
		"end":  []string{"if all yours are at the finish: win"}})
	var moments []string
	handed := 0
	for _, line := range []string{"dice: 2", "dice: 3", "table: draw rain"} {
		move := tableautest.Read(t, tab.e, line)
		before := tab.p
		tab.p = tab.e.Watch(tab.p, move, func(told engines.Message, after engines.Position) {
			if tab.ByHand(told) {
				handed++
			}
			if moment, ok := tab.Moment(before, after, told, engines.Table); ok {
				said := tab.voice.Sentence(told)
				for _, actor := range moment.Actors {
					said += " (" + actor.Name + ")"
				}
				moments = append(moments, said)
			}
			before = after
		})
	}
	if got, want := strings.Join(moments, " | "), "At the table: Everybody sings. | Ben turns over Rain. (Rain)"; got != want {
		t.Errorf("the stage tells %q, want %q", got, want)
	}
	if handed != 1 {
		t.Errorf("%d events are done by hand, want 1", handed)
	}
}
