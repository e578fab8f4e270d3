package adventure

import (
	"homespun/companion/match/words"
)

// tapAction says what the highlighted spaces can be tapped for: "step, treasure or torch".
func tapAction(list []string) string { return sayTapAction(words.OrNames(list)) }

// nextGo says which monsters go next, and after whom or to which space: "Next: spider S7, after Ben".
func nextGo(names []string, target, space string) string {
	const most = 2
	more := max(0, len(names)-most)
	return sayNextGo(more, names[:len(names)-more], target, space)
}
