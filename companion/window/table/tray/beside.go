package tray

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
)

// plan lays out the tray in a width: the dice at the left, as large as they fit, the faces to tap at the
// right, and a line of words below both. A die lies in the same place before and after its roll.
func (t *Tray) plan(width float32) plan {
	if len(t.dice) == 0 || width < tap {
		return plan{}
	}
	text := look.Current().Size(theme.SizeNameCaptionText) * 1.5
	p := plan{height: t.Height}
	room, high := t.Dice(width), t.Height-text
	side, perRow := t.fit(room, high, text)
	rows := (len(t.dice) + perRow - 1) / perRow
	step := side + gap
	if t.named() {
		step += text - gap/2
	}
	y := max(0, (high-float32(rows)*step+gap)/2)
	for left := len(t.dice); left > 0; left -= perRow {
		top := y
		dice := row(min(left, perRow), side, room, &y)
		p.dice = append(p.dice, dice...)
		if t.named() {
			p.owners = append(p.owners, t.captions(dice, len(p.dice)-len(dice), top+side+gap, text)...)
			y = top + step
		}
	}
	if t.Words != "" {
		p.words = area{fyne.NewPos(0, t.Height-text), fyne.NewSize(width, text)}
	}
	if t.due {
		t.putFaces(&p, room+gap, width-room-gap, high, text)
	}
	return p
}

// Dice returns how much of a width the dice take.
func (t *Tray) Dice(width float32) float32 {
	if len(t.dice) > 1 && t.dice[0].Faces > 6 { // the more room for its faces
		return max(large(), min(width*0.4, width-gap-4*(tap+4)*look.Current().Text))
	}
	if len(t.dice) > 1 {
		return max(large(), width*0.4)
	}
	return min(large(), width)
}

// fit returns the largest side of dice that fit into a room, and how many lie in a row.
func (t *Tray) fit(width, height, text float32) (side float32, perRow int) {
	most := large()
	if t.due && t.real || t.Compact {
		most = lying()
	}
	n, below := len(t.dice), float32(0)
	if t.named() {
		below = text
	}
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		fits := min(most, (width+gap)/float32(columns)-gap, (height+gap)/float32(rows)-gap-below)
		if fits > side {
			side, perRow = fits, columns
		}
	}
	return max(side, 12), max(perRow, 1)
}

// putFaces puts the faces to tap at the right of the dice, as large as they fit, with words above them.
func (t *Tray) putFaces(p *plan, x, width, height, text float32) {
	p.real = area{fyne.NewPos(x, 0), fyne.NewSize(width, text)}
	faces := int(t.dice[min(len(t.typed), len(t.dice)-1)].Faces)
	best, columns := float32(0), 1
	for n := 1; n <= faces; n++ {
		rows := (faces + n - 1) / n
		side := min((width+4)/float32(n), (height-text+4)/float32(rows)) - 4
		if side > best+0.5 {
			best, columns = side, n
		}
	}
	now := look.Current()
	most := 64 * now.Text
	if t.real {
		most = pending * now.Text
	}
	best = min(best, most)
	x += (width - float32(columns)*(best+4) + 4) / 2
	for i := range faces {
		at := fyne.NewPos(x+float32(i%columns)*(best+4), text+float32(i/columns)*(best+4))
		p.faces = append(p.faces, area{at, fyne.NewSquareSize(best)})
	}
}

// LeastHeight is the height of a tray in which a six-sided die can be rolled and its faces tapped, at the
// text size of the user. byHand says that the people roll real dice, so the faces are the larger ones.
func LeastHeight(byHand bool) float32 {
	now := look.Current()
	side := tap * now.Text
	if byHand {
		side = max(side, 64)
	}
	return 2*(side+4) + 2*1.5*now.Size(theme.SizeNameCaptionText) + 2
}
