package paper

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// What is remembered of a layout is what is found anew, whoever changes what they were given meanwhile; each
// of what the layout depends on makes another.
func TestLayoutsAreRememberedAsTheyWere(t *testing.T) {
	a4, letter := NewSheet(Sizes[0]), NewSheet(Sizes[1])
	items := func() []Item {
		return []Item{{Name: "a", Width: 60, Height: 40, Copies: 9, Kind: "k"},
			{Name: "b", Width: 30, Height: 80, Copies: 7, Row: "r"}}
	}
	others := map[string]func([]Item) ([]Item, [][]int, Sheet){
		"the same": func(all []Item) ([]Item, [][]int, Sheet) { return all, nil, a4 },
		"paper":    func(all []Item) ([]Item, [][]int, Sheet) { return all, nil, letter },
		"kits":     func(all []Item) ([]Item, [][]int, Sheet) { return all, [][]int{{0}}, a4 },
		"a width": func(all []Item) ([]Item, [][]int, Sheet) {
			all[0].Width = 60.000001
			return all, nil,
				a4
		},
		"copies": func(all []Item) ([]Item, [][]int, Sheet) { all[1].Copies = 8; return all, nil, a4 },
		"a kind": func(all []Item) ([]Item, [][]int, Sheet) { all[0].Kind = ""; return all, nil, a4 },
		"a row":  func(all []Item) ([]Item, [][]int, Sheet) { all[1].Row = ""; return all, nil, a4 },
	}
	remembered := map[string]bool{}
	for range 2 {
		for name, other := range others {
			all, kits, sheet := other(items())
			wantOn, want, _ := packAnew(all, kits, sheet)
			on, slots, err := Pack(all, kits, sheet)
			if diff := cmp.Diff(want, slots); err != nil || diff != "" || on != wantOn {
				t.Errorf("%s: %v %v\n%s", name, on, err, diff)
			}
			clear(slots)
			key := layoutKey(all, kits, sheet)
			_, remembered[key] = layouts.Find(key)
		}
	}
	missing := slices.Contains(slices.Collect(maps.Values(remembered)), false)
	if missing || len(remembered) != len(others) {
		t.Errorf("these layouts are remembered: %v, want %d", remembered, len(others))
	}
	if _, slots, err := Pack([]Item{{Name: "wide", Width: 999, Height: 1, Copies: 1}}, nil,
		a4); err == nil || slots != nil {
		t.Errorf("what has no room: %v, %v", slots, err)
	}
}

// The memory does not grow without end, and serves several at once.
func TestTheMemoryOfLayoutsIsBounded(t *testing.T) {
	var group sync.WaitGroup
	for worker := range 4 {
		group.Go(func() {
			for i := range mostLayouts {
				one := Item{Name: fmt.Sprint(worker%2, i), Width: 10, Height: 10, Copies: 1}
				if _, slots, err := Pack([]Item{one}, nil, NewSheet(Sizes[0])); err != nil ||
					len(slots) != 1 {
					t.Errorf("%v, %v", slots, err)
				}
			}
		})
	}
	group.Wait()
	got := 0
	for i := range 2 * mostLayouts {
		one := Item{Name: fmt.Sprint(i/mostLayouts, i%mostLayouts), Width: 10, Height: 10, Copies: 1}
		if _, kept := layouts.Find(layoutKey([]Item{one}, nil, NewSheet(Sizes[0]))); kept {
			got++
		}
	}
	if got == 0 || got > mostLayouts {
		t.Errorf("%d layouts are kept", got)
	}
}
