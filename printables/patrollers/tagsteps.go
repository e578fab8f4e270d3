package patrollers

import (
	engine "homespun/engines/patrollers"
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// sequences show how the dog-tag and its slides are made.
func (t *tag) sequences(title string) []parts.Sequence {
	flat := t.net()
	across := func(d *drawing.Drawing, at func(drawing.Point) drawing.Point, y float64) {
		assembly.Fold(d, at(drawing.Point{Y: y}).Plus(-1.5, 0), at(drawing.Point{X: flat.Width, Y: y}).Plus(1.5, 0))
	}
	steps := []parts.Step{
		{Caption: words.TagCut, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, flat, box)
			assembly.Cut(d, flat.Area().Path().Mapped(at))
			across(d, at, lipHigh)
			across(d, at, lipHigh+tagHigh)
			assembly.Scissors(d, at(drawing.Point{Y: flat.Height * 0.8}), -90)
		}},
		{Caption: words.TagWindows, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			front := t.face(false)
			at, _ := assembly.Placed(d, front, box.Inset(1))
			for a := range engine.Abilities {
				if t.values(a) > 1 {
					assembly.Cut(d, t.shape.window(a, t.values(a)).Path().Mapped(at))
				}
			}
			d.Path(front.Area().Path().Mapped(at), drawing.Paint{Stroke: drawing.Line(0.3, drawing.Ink)})
		}},
		{Caption: words.TagGlue, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
			at, _ := assembly.Placed(d, flat, box)
			from := 0.0
			for a := range engine.Abilities + 1 {
				to, next := flat.Width, 0.0
				if a < engine.Abilities {
					to, next = t.shape.column(a)
				}
				assembly.Glue(d, drawing.Box(from, 0, to-from, lipHigh).Path().Mapped(at))
				from = next
			}
			right := at(drawing.Point{X: flat.Width, Y: lipHigh + tagHigh})
			assembly.Arrow(d, at(drawing.Point{X: flat.Width, Y: lipHigh * 0.5}).Plus(1, 0), right.Plus(1, 6), 0.3)
		}},
	}
	all := []parts.Sequence{{Title: title, Steps: steps}}
	for a := range engine.Abilities {
		if t.values(a) < 2 {
			continue
		}
		piece := t.slide(a, t.ID+" slide to show")
		return append(all, parts.Sequence{Title: words.TagSlides, Steps: []parts.Step{{Caption: words.TagSlide,
			Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
				at, _ := assembly.Placed(d, piece.Front, box.Inset(1))
				assembly.Cut(d, piece.Outline.Mapped(at))
				middle := piece.Front.Width / 2
				assembly.Fold(d, at(drawing.Point{X: middle}), at(drawing.Point{X: middle, Y: piece.Front.Height}))
				left, right := at(drawing.Point{}), at(drawing.Point{X: piece.Front.Width})
				assembly.Arrow(d, left.Plus(0, 3), right.Plus(0, 3), 0.35)
			}},
			{Caption: words.TagPush, Draw: t.drawPushed}}})
	}
	return all
}

// drawPushed draws the tag with its slides below it, the first of them on its way in.
func (t *tag) drawPushed(d *drawing.Drawing, box drawing.Rectangle) {
	whole := drawing.New(t.shape.wide(), tagHigh+2*grip+8)
	front := t.face(false)
	for a := range engine.Abilities {
		left, right := t.shape.column(a)
		high := grip
		if a == 0 {
			high = grip + 14
		}
		whole.Rect(drawing.Box(left, tagHigh-2, right-left, high+2), drawing.Outlined(t.colour.Mixed(drawing.White, 0.75),
			0.4, drawing.Ink))
	}
	whole.UseAt(&drawing.Symbol{Name: "tag to show", Drawing: front}, drawing.Point{})
	for a := range engine.Abilities {
		window := t.shape.window(a, t.values(a))
		whole.RoundedRect(window, 1, drawing.Outlined(drawing.White, 0.5, drawing.Ink))
		number := drawing.PolygonPath(window.Centre().Plus(-1.5, 2), window.Centre().Plus(0, -2),
			window.Centre().Plus(1.5, 2))
		whole.Path(number, drawing.Paint{Stroke: drawing.Line(0.5, drawing.Quiet)})
	}
	at, _ := assembly.Placed(d, whole, box)
	left, right := t.shape.column(0)
	below := at(drawing.Point{X: (left + right) / 2, Y: tagHigh + grip + 16})
	assembly.Arrow(d, below, below.Plus(0, -9), 0)
}
