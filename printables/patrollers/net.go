package patrollers

import (
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// tags are the dog-tags with their slides (PAT-02, PAT-05).
func (p *printer) tags() parts.Part {
	part := parts.Part{
		ID: "tags", Title: "Dog-tags", Kind: parts.Pieces,
		Note: words.TagsNote,
		Steps: []string{
			words.TagsFold,
			words.TagsWindows,
			words.TagsGlue,
			words.SlidesFold,
			words.SlidesPush,
		},
		Tools: []string{words.GlueStick, words.Scorer, words.Knife},
	}
	for who := range p.game.Roster() {
		t := newTag(p.game, p.set.Theme, who, p.shape)
		if who == 0 {
			part.Made = t.sequences(part.Title)
		}
		part.Pieces = append(part.Pieces,
			parts.Piece{Name: p.names[who] + " tag", Copies: 1, Kit: p.names[who], Front: t.net(), Made: t.front(),
				Work: 180})
		for a := range engine.Abilities {
			if t.values(a) > 1 {
				slide := t.slide(a, p.names[who]+" "+engine.AbilityIDs[a])
				slide.Kit = p.names[who]
				part.Pieces = append(part.Pieces, slide)
			}
		}
	}
	part.Blank = p.blankTag()
	return part
}

// net draws a dog-tag as it is cut out: from above the lip, the back and the front. All of it is upright on
// paper, and on the tag when that is turned over top to bottom.
func (t *tag) net() *drawing.Drawing {
	d := drawing.New(t.shape.wide(), lipHigh+2*tagHigh)
	t.lip(d)
	for i, near := range []bool{true, false} {
		side := t.face(near)
		for a := range engine.Abilities {
			t.window(side, a, near)
		}
		name := "front of " + t.ID
		if near {
			name = "back of " + t.ID
		}
		d.UseAt(&drawing.Symbol{Name: name, Drawing: side}, drawing.Point{Y: lipHigh + float64(i)*tagHigh})
	}
	for _, y := range []float64{lipHigh, lipHigh + tagHigh} {
		d.Fold(drawing.Point{Y: y}, drawing.Point{X: d.Width, Y: y})
	}
	return d
}

// window draws the window of an ability on a side: hatched where it is cut out, else with the only value
// there is.
func (t *tag) window(d *drawing.Drawing, ability int, near bool) {
	box := t.shape.window(ability, t.values(ability))
	paint := drawing.Outlined(drawing.White, 0.3, drawing.Ink)
	if t.values(ability) > 1 {
		paint.Hatch = drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}
		d.Rect(box, paint)
		return
	}
	d.RoundedRect(box, 1, paint)
	value, _ := t.value(ability, t.Low[ability], near)
	number(d, box, value)
}

// lip draws the lip: hatched bars for the glue, and between them the channels of the slides.
func (t *tag) lip(d *drawing.Drawing) {
	glue := drawing.Paint{Fill: drawing.White,
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Quiet, Gap: 1}}
	from := 0.0
	for a := range engine.Abilities + 1 {
		to, next := d.Width, 0.0
		if a < engine.Abilities {
			to, next = t.shape.column(a)
		}
		d.Rect(drawing.Box(from, 0, to-from, lipHigh), glue)
		from = next
	}
}

// slide draws the slide of an ability as it is cut out: at the right its front and at the left its back,
// folded lengthwise between them. A value of the back stands upside down beside that of the front, as the tag
// is turned over top to bottom.
func (t *tag) slide(ability int, called string) parts.Piece {
	s, values := t.shape, t.values(ability)
	reach := s.reach(values)
	d := drawing.New(2*(s.slide+ear), reach+grip)
	fold := d.Width / 2
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	outline := drawing.PolygonPath(at(fold-s.slide, 0), at(fold+s.slide, 0), at(fold+s.slide, reach),
		at(d.Width, reach), at(d.Width, d.Height),
		at(0, d.Height), at(0, reach), at(fold-s.slide, reach))
	d.Path(outline, drawing.Filled(drawing.White))
	front, back := t.slideSide(ability, false), t.slideSide(ability, true)
	d.UseAt(&drawing.Symbol{Name: called + ", front", Drawing: front}, at(fold, 0))
	d.Use(&drawing.Symbol{Name: called + ", back", Drawing: back}, at(fold-front.Width/2, d.Height/2), 1, 180)
	d.Fold(at(fold, 0), at(fold, d.Height))
	return parts.Piece{Name: called, Copies: 1, Front: d, Outline: outline, Work: 30}
}

// slideSide draws one side of a slide as it is read: the front with its grip below, the back with its grip
// above.
func (t *tag) slideSide(ability int, near bool) *drawing.Drawing {
	s, values := t.shape, t.values(ability)
	reach, cell := s.reach(values), s.cell(values)
	d := drawing.New(s.slide+ear, reach+grip)
	// down returns where a box is that begins so high above the lower edge of the tag, the slide being pushed
	// in.
	down := func(above, high float64) drawing.Rectangle {
		y := reach - above - high
		if near {
			y = d.Height - reach + above
		}
		return drawing.Box(0, y, s.slide, high)
	}
	low := tagHigh/2 - cell/2
	for n := range values {
		box := down(low+float64(n)*cell, cell)
		d.Line(drawing.Point{X: 0.6, Y: box.Y}, drawing.Point{X: s.slide - 0.6, Y: box.Y},
			drawing.Line(0.15, drawing.Rule))
		d.Line(drawing.Point{X: 0.6, Y: box.Bottom()}, drawing.Point{X: s.slide - 0.6, Y: box.Bottom()},
			drawing.Line(0.15, drawing.Rule))
		value, _ := t.value(ability, t.Low[ability]+n, near)
		number(d, drawing.Box(box.X, box.Y+windowRim, box.Width, box.Height-2*windowRim), value)
	}
	hold := down(-grip, grip)
	hold.Width += ear
	ground := drawing.Paint{Fill: t.colour.Mixed(drawing.White, 0.8), Stroke: drawing.Line(0.25, t.colour)}
	if near {
		ground.Hatch = drawing.Hatch{Pattern: drawing.Rising, Colour: t.colour.Mixed(drawing.White, 0.45),
			Gap: 1.6}
	}
	d.Rect(hold.Inset(0.4), ground)
	if picture := drawing.Picture(AbilityIcons[ability]); picture != nil && !near {
		d.UseIn(picture, drawing.Box(hold.X, hold.Y+0.7, hold.Width, 4))
	}
	if !near {
		word := parts.Capital(engine.AbilityIDs[ability])
		d.Label(drawing.Box(hold.X+0.4, hold.Bottom()-4.6, hold.Width-0.8, 4.2), word, strong, small.Size,
			drawing.Centre)
		t.owner(d, down(1, low-2))
	}
	return d
}

// owner draws whose slide it is, where the tag hides it: a picture, and below it the name along the slide.
func (t *tag) owner(d *drawing.Drawing, box drawing.Rectangle) {
	const side = 9.0
	if picture := drawing.Picture(t.figure); picture != nil {
		d.UseIn(picture, drawing.Box(box.X, box.Y, box.Width, side))
	}
	if !parts.Readable(t.Name) {
		return
	}
	high := box.Height - side - 1
	name := drawing.New(high, box.Width-1)
	name.ParagraphIn(name.Area(), t.Name, small, small.Size, drawing.Centre)
	d.Use(&drawing.Symbol{Name: "name along the slide", Drawing: name},
		drawing.Point{X: box.Centre().X, Y: box.Bottom() - high/2}, 1, 270)
}

// blankTag is a dog-tag to draw on, with boxes to write values in.
func (p *printer) blankTag() *parts.Piece {
	t := &tag{shape: p.shape, colour: p.set.Colour()}
	d := drawing.New(p.shape.wide(), 2*tagHigh)
	for i := range 2 {
		y := float64(i) * tagHigh
		d.RoundedRect(drawing.Box(0, y, d.Width, tagHigh).Inset(tagInset/2), 2,
			drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.5, t.colour)})
		for a := range engine.Abilities {
			d.RoundedRect(t.shape.window(a, 1).Moved(0, y), 1,
				drawing.Outlined(drawing.White, 0.3, drawing.Ink))
		}
	}
	d.Fold(drawing.Point{Y: tagHigh}, drawing.Point{X: d.Width, Y: tagHigh})
	return &parts.Piece{Name: "blank dog-tag", Copies: 1, Front: d, Work: 30}
}
