package sound

import "slices"

// All returns all sounds but [None].
func All() []Sound {
	var all []Sound
	for s := None + 1; s < sounds; s++ {
		all = append(all, s)
	}
	return slices.Clip(all)
}
