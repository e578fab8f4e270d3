package paper

import (
	"fmt"
	"slices"

	"homespun/engines/common/cache"
)

// layouts are what was laid out last. To choose among many layouts takes a second for a large set, and the
// same parts are laid out again for every look, and for the cover's offers of fewer players or fewer sheets.
// A layout takes about 10 kB.
var layouts = cache.New[string, layout](mostLayouts)

const mostLayouts = 200

// A layout is what [Pack] returns.
type layout struct {
	on    Sheet
	slots []Slot
}

// Pack lays out items on few sheets, upright or across, whichever takes fewer. It uses tidy rows if these
// take no more sheets, else fuller rows or a loose layout. It returns the sheet and the slots, sheet by
// sheet. Items of equal height keep their order, so that things that belong together lie together. A kit is a
// list of item indices; its pieces are kept on one sheet if that takes only few sheets more.
func Pack(items []Item, kits [][]int, sheet Sheet) (on Sheet, slots []Slot, err error) {
	key := layoutKey(items, kits, sheet)
	known, ok := layouts.Find(key)
	if !ok {
		if known.on, known.slots, err = packAnew(items, kits, sheet); err != nil {
			return known.on, nil, err
		}
		layouts.Put(key, known)
	}
	return known.on, slices.Clone(known.slots), nil
}

func layoutKey(items []Item, kits [][]int, sheet Sheet) string {
	return fmt.Sprintf("%#v %v %v", items, kits, sheet)
}
