package paper

import (
	"fmt"
	"slices"
	"sync"
)

// laid is what was laid out last. To choose among many layouts takes a second for a large set, and the same
// parts are laid out again for every look, and for the cover's offers of fewer players or fewer sheets.
var laid packed

// mostPacked limits a generation of the memory, of which there are two; a layout takes about 10 kB.
const mostPacked = 100

// packed is a memory of layouts. When the recent ones fill their half they become the old ones, of which
// those that are asked for again are kept.
type packed struct {
	mutex       sync.Mutex
	recent, old map[string]layout
}

// A layout is what [Pack] returns.
type layout struct {
	on    Sheet
	slots []Slot
}

// remember returns the layout of some items, as it was found before if it was.
func (p *packed) remember(items []Item, kits [][]int, sheet Sheet) (Sheet, []Slot, error) {
	key := fmt.Sprintf("%#v %v %v", items, kits, sheet)
	p.mutex.Lock()
	known, ok := p.recent[key]
	if !ok {
		known, ok = p.old[key]
	}
	p.mutex.Unlock()
	if !ok {
		var err error
		if known.on, known.slots, err = packAnew(items, kits, sheet); err != nil {
			return known.on, nil, err
		}
	}
	p.mutex.Lock()
	if p.recent == nil || len(p.recent) >= mostPacked {
		p.recent, p.old = map[string]layout{}, p.recent
	}
	p.recent[key] = known
	p.mutex.Unlock()
	return known.on, slices.Clone(known.slots), nil
}
