package session_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/session"
)

// rage is a duel of Ava's Mad Dog with a bot, up to where Mad Dog has ended his turn and may take another one
// at once (PAT-22).
func rage(t *testing.T) *table {
	t.Helper()
	h := header("patrollers", "Ava", "bot:easy")
	h.Ruleset, h.Rules = "duel", map[string]any{"tokens": false, "positions": "measured"}
	tab := begin(t, h, sittersOptions())
	tab.Resume()
	tab.play("A: pick mad-dog", "A: deploy A1", "A: dial A1 2 1 1 2", "dice: R3-R1", "A: order A1", "A: end")
	return tab
}

// The bots wait for an optional move of a person, until it is made or declined.
func TestBotsWaitForWhatAPersonMaySayFirst(t *testing.T) {
	tab := rage(t)
	said := func() string { lines := tab.lines(); return lines[len(lines)-1] }
	if !tab.BotsWait() || said() != "A: end" {
		t.Fatalf("the bot did not wait: %q", said())
	}
	tab.play("A: special A1", "A: end")
	if !strings.HasPrefix(said(), "B: ") && !tab.Pending().Rolling() {
		t.Errorf("after the second turn the bot did not go on: %q", said())
	}
	tab = rage(t)
	if tab.Resume(); tab.BotsWait() || said() == "A: end" {
		t.Errorf("let go by, the bot did not go on: %q", said())
	}
}

// A bot that may make an optional move is asked, and its move is made.
func TestABotIsAskedWhatItMaySay(t *testing.T) {
	h := header("patrollers", "bot:easy", "Ben")
	h.Ruleset, h.Rules = "duel", map[string]any{"tokens": false, "positions": "measured"}
	for _, id := range []string{"doctor-johnson", "blue-spider", "red-dragon", "ice-man", "sarge",
		"depth-charge", "plague-bringer", "captain-dwayne", "mad-doctor",
		"sewer-rat", "riptide", "ballistic", "patches"} { // leaves Mad Dog and one to fight him
		if _, ok := h.Rules["roster"]; !ok {
			h.Rules["roster"] = map[string]any{}
		}
		h.Rules["roster"].(map[string]any)[id] = false
	}
	spoke, silent := 0, 0
	for range 30 {
		tab := begin(t, h, sittersOptions())
		tab.Subscribe(func(e session.Change) {
			if e.Kind == session.Thinking && e.Seat == 0 {
				silent++
			}
		})
		tab.Resume()
		for range 80 {
			pending := tab.Pending()
			if pending.Over() {
				break
			}
			if pending.Rolling() {
				if _, err := tab.Roll(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			move, err := session.Think(context.Background(), "easy", tab.Engine(), tab.Position(), 1,
				rand.New(rand.NewPCG(5, uint64(len(tab.Match().Steps())))))
			if err != nil {
				t.Fatal(err)
			}
			if err := tab.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		for _, line := range tab.lines() {
			if strings.HasPrefix(line, "A: special") {
				spoke++
			}
		}
	}
	if spoke == 0 {
		t.Error("in 30 duels the bot never took its second turn")
	}
	if silent == 0 {
		t.Error("in 30 duels nobody was told that the bot let its second turn go by")
	}
}
