package saratoga

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns the trail as text for a terminal. Each player has a line with the way to the goal, the
// supplies, and the cards that lie face up from the first turn. Of cards laid in secret it shows only that
// they are there.
func (g *Game) Draw(position engines.Position) string {
	p, ok := position.(Position)
	if !ok {
		return ""
	}
	wide := 0
	for _, colour := range g.colours {
		wide = max(wide, len(colour))
	}
	var b strings.Builder
	for who := range g.players {
		if p.colour[who] == 0 {
			fmt.Fprintf(&b, "%s  no colour yet\n", g.ids[who])
			continue
		}
		way := min(int(p.progress[who]), g.rules.Goal)
		fmt.Fprintf(&b, "%s  %-*s  %s%s  progress %2d  supplies %2d", g.ids[who], wide,
			g.cards[p.colour[who]],
			strings.Repeat("=", way), strings.Repeat(".", g.rules.Goal-way), p.progress[who], p.supplies[who])
		if first := p.first[who]; first != (Lay{}) {
			fmt.Fprintf(&b, "  face up: %s", g.layWords(first))
		}
		if p.laid[who] != (Lay{}) {
			b.WriteString("  has laid")
		}
		b.WriteByte('\n')
	}
	return b.String()
}
