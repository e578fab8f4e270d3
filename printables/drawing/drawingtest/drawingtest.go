// Package drawingtest draws sheets with everything the drawing package can do, for the tests of the back
// ends and for the eye.
package drawingtest

import (
	"fmt"

	"homespun/assets"
	"homespun/printables/drawing"
)

var (
	title = drawing.Style{Face: drawing.Title, Size: 18, Colour: drawing.Ink}
	text  = drawing.Style{Face: drawing.Text, Size: 9, Colour: drawing.Ink}
	bold  = drawing.Style{Face: drawing.Bold, Size: 9, Colour: drawing.Ink}

	petrol = drawing.RGB(0x3E7C8C)
)

// Sheets are all samples by name, each on A4.
func Sheets() map[string]*drawing.Drawing {
	return map[string]*drawing.Drawing{"shapes": Shapes(), "hatches": Hatches(), "icons": Icons(),
		"types": Types(), "board": Board()}
}

func sheet(name string) *drawing.Drawing {
	d := drawing.New(210, 297)
	d.Text(drawing.Point{X: 15, Y: 20}, name, title, drawing.Left)
	return d
}

// Bar draws a bar of exactly 100 mm, black, with its left top corner at a point.
func Bar(d *drawing.Drawing, x, y float64) {
	d.Rect(drawing.Box(x, y, 100, 3), drawing.Paint{Fill: drawing.Black, Keep: true})
}

// Shapes shows shapes, strokes, dashes, turns, clips and the marks of the players.
func Shapes() *drawing.Drawing {
	d := sheet("Shapes")
	Bar(d, 15, 26)
	outlined := drawing.Outlined(petrol.Tint(), 0.5, petrol)
	d.Rect(drawing.Box(15, 35, 30, 20), outlined)
	d.RoundedRect(drawing.Box(50, 35, 30, 20), 4, outlined)
	d.Circle(drawing.Point{X: 97, Y: 45}, 10, outlined)
	d.Polygon([]drawing.Point{{X: 115, Y: 55}, {X: 130, Y: 35}, {X: 145, Y: 55}}, outlined)
	wave := drawing.Path{}.MoveTo(drawing.Point{X: 150, Y: 45}).CurveTo(drawing.Point{X: 160, Y: 25},
		drawing.Point{X: 175, Y: 65}, drawing.Point{X: 190, Y: 45})
	d.Path(wave, drawing.Paint{Stroke: drawing.Stroke{Width: 2, Colour: drawing.Accent, Round: true}})
	for i, stroke := range []drawing.Stroke{
		drawing.Line(0.1, drawing.Black), drawing.Line(0.25, drawing.Black), drawing.Line(1, drawing.Black),
		{Width: 0.25, Colour: drawing.Black, Dash: [2]float64{2, 1}},
		{Width: 0.5, Colour: drawing.Good, Dash: [2]float64{0.01, 1.5}, Round: true},
	} {
		y := 62 + 4*float64(i)
		d.Line(drawing.Point{X: 15, Y: y}, drawing.Point{X: 195, Y: y}, stroke)
	}
	for seat := range 6 {
		d.Seat(seat, drawing.Point{X: 30 + 30*float64(seat), Y: 97}, 10)
		d.Seat(seat, drawing.Point{X: 30 + 30*float64(seat), Y: 115}, 4)
	}
	card := drawing.New(30, 40)
	card.RoundedRect(card.Area(), 3, drawing.Outlined(drawing.Paper, 0.3, drawing.Ink))
	card.Label(drawing.Box(2, 2, 26, 8), "Card", title.Sized(12), 6, drawing.Centre)
	card.ParagraphIn(drawing.Box(2, 10, 26, 28),
		"This card stands at some angle, and its words turn with it.", text, 6, drawing.Left)
	symbol := &drawing.Symbol{Name: "card", Drawing: card}
	for i, turn := range []float64{0, 90, 180, 30} {
		d.Use(symbol, drawing.Point{X: 40 + 42*float64(i), Y: 150}, 1, turn)
	}
	pair := drawing.New(70, 40)
	pair.UseAt(symbol, drawing.Point{})
	pair.Use(symbol, drawing.Point{X: 50, Y: 20}, 0.5, -90)
	d.Use(&drawing.Symbol{Name: "pair", Drawing: pair}, drawing.Point{X: 60, Y: 200}, 1, 10)
	d.Add(drawing.Use{Symbol: symbol, At: drawing.Point{X: 140, Y: 200}, Scale: 1.5,
		Clip: drawing.Box(130, 180, 25, 30)})
	d.Rect(drawing.Box(130, 180, 25, 30),
		drawing.Paint{Stroke: drawing.Stroke{Width: 0.1, Colour: drawing.Refuse, Dash: [2]float64{1, 1}}})
	return d
}

// Hatches shows the patterns, in ink and in the players' colours, coarse and fine.
func Hatches() *drawing.Drawing {
	d := sheet("Hatches")
	ring := func(x, y float64) drawing.Path {
		outer := drawing.EllipsePath(drawing.Point{X: x, Y: y}, 9, 9)
		inner := drawing.Box(x-3, y-3, 6, 6)
		return append(outer, drawing.PolygonPath(
			drawing.Point{X: inner.X, Y: inner.Y}, drawing.Point{X: inner.X, Y: inner.Bottom()},
			drawing.Point{X: inner.Right(), Y: inner.Bottom()},
			drawing.Point{X: inner.Right(), Y: inner.Y})...)
	}
	for i, pattern := range drawing.Patterns {
		x := 15 + 26*float64(i)
		d.Text(drawing.Point{X: x, Y: 32}, pattern.String(), text, drawing.Left)
		for row, hatch := range []drawing.Hatch{{Pattern: pattern, Colour: drawing.Ink},
			{Pattern: pattern, Colour: drawing.Quiet, Gap: 1},
			{Pattern: pattern, Colour: drawing.Ink, Gap: 3}} {
			y := 35 + 24*float64(row)
			d.RoundedRect(drawing.Box(x, y, 22, 20), 3,
				drawing.Paint{Fill: drawing.Paper, Hatch: hatch, Stroke: drawing.Line(0.3, drawing.Ink)})
		}
		d.Path(ring(x+11, 120),
			drawing.Paint{Hatch: drawing.Hatch{Pattern: pattern, Colour: drawing.Ink},
				Stroke: drawing.Line(0.3, drawing.Ink)})
	}
	for seat := range 6 {
		x := 15 + 30*float64(seat)
		colour := drawing.Players[seat]
		hatch := drawing.Hatch{Pattern: drawing.SeatHatch(seat), Colour: drawing.White}
		d.Rect(drawing.Box(x, 140, 26, 20), drawing.Paint{Fill: colour, Hatch: hatch})
		d.Label(drawing.Box(x, 162, 26, 6), drawing.Signs[seat].String(), text, 6, drawing.Centre)
		d.Rect(drawing.Box(x, 170, 26, 10),
			drawing.Paint{Fill: colour.Tint(), Saver: drawing.SeatHatch(seat)})
	}
	return d
}

// Icons shows every icon with its name, and one large.
func Icons() *drawing.Drawing {
	d := sheet("Icons")
	for i, name := range assets.IconNames() {
		x, y := 12+float64(i%13)*14.4, 26+float64(i/13)*15.2
		icon, err := drawing.Icon(name)
		if err != nil {
			d.Text(drawing.Point{X: x, Y: y}, err.Error(), text.In(drawing.Refuse), drawing.Left)
			continue
		}
		d.UseIn(icon, drawing.Box(x+1, y, 11, 11))
		d.Label(drawing.Box(x-0.2, y+11, 13.4, 4), name, text.Sized(6.5), 4, drawing.Centre)
	}
	if dragon, err := drawing.Icon("dragon"); err == nil {
		d.UseIn(dragon, drawing.Box(165, 256, 32, 32))
	}
	return d
}

// Types shows the fonts, what they fall back to, and text in boxes.
func Types() *drawing.Drawing {
	d := sheet("Types: Fredoka 600")
	y := 30.0
	for _, line := range []string{"Ava, Győző, Şule & Łukasz", "Ελένη και Ирина",
		"0123456789 ½ × – “quotes”…", "🎲 Dice 漢 and سلام", "Take 2 ★ → ♥ ⚅ ⑳ Ирина ❤\uFE0F ☠ ∞"} {
		for _, face := range []drawing.Face{drawing.Title, drawing.Text, drawing.Bold} {
			style := drawing.Style{Face: face, Size: 14, Colour: drawing.Ink}
			d.Text(drawing.Point{X: 15, Y: y}, line, style, drawing.Left)
			set := drawing.Set(line, face)
			d.Text(drawing.Point{X: 195, Y: y}, fmt.Sprintf("%s, %.2f mm", set[0].Font, set.Width(style.Size)),
				text.In(drawing.Quiet), drawing.Right)
			y += 7
		}
		y += 2
	}
	long := "A marker that comes upon an opponent stops there **(SIT-08)** and its move ends, even if it " +
		"has **steps left**. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is one word."
	for i, align := range []drawing.Align{drawing.Left, drawing.Centre, drawing.Right} {
		box := drawing.Box(15+62*float64(i), y, 56, 45)
		d.Rect(box, drawing.Paint{Stroke: drawing.Line(0.1, drawing.Rule)})
		d.Paragraph(box, long, text, align)
	}
	y += 52
	for i, width := range []float64{60, 40, 20, 8} {
		box := drawing.Box(15, y+9*float64(i), width, 7)
		d.Rect(box, drawing.Outlined(drawing.Paper, 0.1, drawing.Rule))
		d.Label(box, "Ágnes the very long-named", bold.Sized(12), 6, drawing.Left)
		box = drawing.Box(100, y+9*float64(i), width, 7)
		d.Rect(box, drawing.Outlined(drawing.Paper, 0.1, drawing.Rule))
		d.ParagraphIn(box, long, text, 4, drawing.Centre)
	}
	y += 40
	for i, colour := range []drawing.Colour{drawing.PlayerA, drawing.PlayerB, drawing.PlayerC,
		drawing.PlayerD, drawing.PlayerE, drawing.PlayerF, drawing.RGB(0x3E7C8C), drawing.RGB(0xB07D2B),
		drawing.RGB(0x3D3A40)} {
		box := drawing.Box(15+20*float64(i), y, 18, 10)
		d.RoundedRect(box, 2, drawing.Filled(colour))
		d.Label(box, colour.String(), bold.In(drawing.TextOn(colour)), 6, drawing.Centre)
	}
	return d
}

// Board is a board of 10 by 7 spaces of 40 mm, drawn to fit A4 lying on its side.
func Board() *drawing.Drawing {
	board := drawing.New(440, 280)
	board.Rect(board.Area(), drawing.Filled(drawing.Table))
	chest, err := drawing.Icon("package")
	if err != nil {
		panic(err) // a test reads every icon
	}
	for row := range 7 {
		for column := range 11 {
			box := drawing.Box(40*float64(column), 40*float64(row), 40, 40).Inset(1)
			paint := drawing.Outlined(drawing.Paper, 0.4, drawing.Rule)
			if (row+column)%3 == 0 {
				paint.Fill, paint.Saver = petrol.Tint(), drawing.Rising
			}
			board.RoundedRect(box, 3, paint)
			if column > 2 && column < 8 {
				board.UseIn(chest, box.Inset(8))
			}
			name := fmt.Sprintf("%c%d", 'a'+column, row+1)
			board.Label(drawing.Box(box.X+1, box.Y+1, 10, 5), name, text.Sized(11), 6, drawing.Left)
		}
	}
	d := drawing.New(297, 210)
	d.UseIn(&drawing.Symbol{Name: "board", Drawing: board}, d.Area().Inset(10))
	return d
}
