package session_test

import (
	"errors"
	"slices"
	"testing"

	"homespun/companion/match/session"
	"homespun/engines"
)

func TestTheTableDealsWhatItOwesAtOnce(t *testing.T) {
	tab := begin(t, header("lots", "Ava", "Ben", "Cleo"), options())
	tab.play("table: deal B 9")
	if err := tab.DealAll(); err != nil {
		t.Fatal(err)
	}
	if lines := tab.lines(); len(lines) != 3 || lines[0] != "table: deal B 9" {
		t.Errorf("three lots: got %q", lines)
	}
	if pending := tab.Pending(); !pending.Who.Has(0) || !pending.Hidden {
		t.Errorf("after the deal it is Ava's turn to hide, got %+v", pending)
	}
	if err := tab.DealAll(); !errors.Is(err, session.ErrNoDeal) {
		t.Errorf("with nothing to deal: got %v", err)
	}
}

func TestBotsGoOnAfterADealAndWaitAfterAFix(t *testing.T) {
	tab := begin(t, header("lots", "bot:easy", "Ben"), options())
	tab.play("table: deal A 3", "table: deal B 4")
	if !tab.Pending().Who.Has(1) {
		t.Fatalf("the bot has not hidden its colour: %q", tab.lines())
	}
	for range 2 { // the colour, and the last lot
		if err := tab.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if tab.play("table: fix lot A 5"); !tab.Pending().Who.Has(engines.Table) {
		t.Error("a fix has the bots go on")
	}
	if tab.play("table: deal B 4"); !tab.Pending().Who.Has(1) {
		t.Error("after an undo and a deal the bot does not go on")
	}
}

func TestHiddenAnswersAreNotInTheLogBeforeTheEnd(t *testing.T) {
	tab := begin(t, header("lots", "Ava", "Ben"), options())
	tab.play("table: deal A 3", "table: deal B 4", "A: hides red", "B: hides blue")
	hidden := func() (list []bool) {
		for _, entry := range tab.Log() {
			list = append(list, entry.Hidden)
		}
		return list
	}
	if got := hidden(); !slices.Equal(got, []bool{false, false, true, true}) {
		t.Errorf("before the end: got %v", got)
	}
	if tab.play("dice: R"); slices.Contains(hidden(), true) {
		t.Errorf("after the end: got %v", hidden())
	}
}
