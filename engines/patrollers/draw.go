package patrollers

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns a picture of the battle for a terminal: a line for each figure with where it stands, what its
// dog-tag shows and what it bears, then what lies on the table. Tokens that have not been shown are not.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	var text strings.Builder
	for u := range units {
		f, ok := g.Figure(&p, u)
		if !ok {
			continue
		}
		line := fmt.Sprintf("%s %-18.18s", UnitName(u), g.roster[f.Who].id)
		if f.Placed && !g.measured {
			line += fmt.Sprintf(" %-10s", engines.PointText(int16(f.X), int16(f.Y)))
		}
		if f.Dialled {
			for a, letter := range "ADMR" {
				line += fmt.Sprintf(" %c%d", letter, f.Shows[a])
			}
		}
		for _, w := range []struct {
			on   bool
			word string
		}{
			{f.Fallen, "fallen"}, {f.NearDeath && !f.Fallen, "near death"}, {f.Marked, "marked"},
			{f.Gas, "gas"}, {!f.Placed && f.Dialled && !f.Fallen, "not on the table"},
			{f.Grip, "grips"}, {f.Stance, "in stance"},
			{len(f.Equipment) > 0, strings.Join(f.Equipment, " ")},
		} {
			if w.on {
				line += ", " + w.word
			}
		}
		text.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	for seat := range engines.Seat(Players) {
		if list := g.BattleWide(&p, seat); len(list) > 0 {
			fmt.Fprintf(&text, "%s has %s\n", seatText(int8(seat)), strings.Join(list, ", "))
		}
	}
	if p.laid > 0 {
		text.WriteString("explosives")
		for _, at := range p.mines[:p.laid] {
			text.WriteString(" " + choose(g.measured, "somewhere", engines.PointText(at.X, at.Y)))
		}
		text.WriteString("\n")
	}
	return text.String()
}
