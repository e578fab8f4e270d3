package enginetest

import (
	"errors"
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/toys"
)

// witness is a test that only remembers what failed; where it may not go on it panics with itself.
type witness struct {
	testing.TB
	failed string
}

func (*witness) Helper() {}

func (w *witness) Errorf(format string, args ...any) { w.failed += fmt.Sprintf(format, args...) + "\n" }

func (w *witness) Fatal(args ...any) { w.Fatalf("%s", fmt.Sprint(args...)) }

func (w *witness) Fatalf(format string, args ...any) {
	w.Errorf(format, args...)
	panic(w)
}

// Each check of a table holds where it is so, and fails where it is not.
func TestATableChecksWhatItSays(t *testing.T) {
	type table = Table[engines.Game[toys.SowingPosition], toys.SowingPosition]
	const (
		told  = "SOW-02 rolled face=1"
		saved = "turn = 0\ndue = \"sow\"\nlaps = 1\nat = 0\nback = false\npits = [3, 3, 3, 3, 3, 3, 3, " +
			"3]\ntaken = [0, 0]\n"
	)
	field := engines.Fieldf("laps", "is %d", 0)
	for name, c := range map[string]struct{ holds, fails func(*table) }{
		"play": {func(tab *table) { tab.Play("A: sow p1") }, func(tab *table) { tab.Play("B: sow p1") }},
		"read": {func(tab *table) { tab.Read("A: sow p9") }, func(tab *table) { tab.Read("A: hop") }},
		"allows": {func(tab *table) {
			tab.Allows("A: sow p1", "table: fix pit p1 3")
		}, func(tab *table) { tab.Allows("A: sow p1", "dice: 1") }},
		"refuses": {func(tab *table) {
			tab.Refuses("B: sow p1", "SOW-01 other-seat")
		}, func(tab *table) { tab.Refuses("A: sow p1", "SOW-01 other-seat") }},
		"whole reason": {func(tab *table) {
			tab.Refuses("B: sow p1", "SOW-01 other-seat seat=A")
		}, func(tab *table) { tab.Refuses("B: sow p1", "SOW-01 other-seat seat=B") }},
		"clause": {func(tab *table) {
			tab.Refuses("dice: 1", "SOW-03 other-kind")
		}, func(tab *table) { tab.Refuses("dice: 1", "SOW-02 other-kind") }},
		"hears": {func(tab *table) { tab.Hears(told) }, func(tab *table) { tab.Hears() }},
		"lists": {func(tab *table) {
			tab.Lists("sow p1, sow p2, sow p3, sow p4, sow p5, sow p6, sow p7, sow p8")
		}, func(tab *table) { tab.Lists("sow p1") }},
		"asks": {func(tab *table) {
			tab.Asks("SOW-03 sow seat=A laps=1")
		}, func(tab *table) { tab.Asks("SOW-03 sow seat=B laps=1") }},
		"saves": {func(tab *table) { tab.Saves(saved) }, func(tab *table) {
			tab.Saves(saved + "more = 1\n")
		}},
		"stand": {func(tab *table) { tab.Stand(tab.At, nil) }, func(tab *table) { tab.Stand(tab.At, field) }},
		"wrong": {func(tab *table) {
			Wrong(tab, "it", field, "laps is 0")
		}, func(tab *table) { Wrong(tab, "it", field, "laps is") }},
		"wrong kind": {func(tab *table) {
			Wrong(tab, "it", field, "laps is 0")
		}, func(tab *table) { Wrong(tab, "it", errors.New("laps is 0"), "laps is 0") }},
		"wrong field": {func(tab *table) {
			WrongField(tab, "it", field, "laps", "is 0")
		}, func(tab *table) { WrongField(tab, "it", field, "lap", "is 0") }},
		"its problem": {func(tab *table) {
			WrongField(tab, "it", field, "laps", "")
		}, func(tab *table) { WrongField(tab, "it", field, "laps", "is 1") }},
		"equal": {func(tab *table) { Equal(tab, "1", 1, 1) }, func(tab *table) { Equal(tab, "1", 1, 2) }},
	} {
		for _, check := range []struct {
			run  func(*table)
			fail bool
		}{{c.holds, false}, {c.fails, true}} {
			w := &witness{TB: t}
			tab := NewTable(w, toys.New(&toys.Sowing, 2).Game().(engines.Game[toys.SowingPosition]))
			tab.Play("dice: 1")
			func() {
				defer func() {
					if found := recover(); found != nil && found != w {
						panic(found)
					}
				}()
				check.run(&tab)
			}()
			if (w.failed != "") != check.fail {
				t.Errorf("%s: it fails is %t: %s", name, !check.fail, w.failed)
			}
		}
	}
}
