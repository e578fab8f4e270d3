package rulebook

import (
	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// callMargin is the room around a picture for the numbers of its call-outs, in millimetres.
const callMargin = 2*discRadius + 1.5

// setup adds the page with the board as it is at the beginning and numbers that say what goes where. The picture is as
// large as the page allows.
func (s *setter) setup() {
	picture, ok := s.example("setup")
	if !ok {
		return
	}
	flow, below := &parts.Flow{}, &parts.Flow{}
	if text, _ := s.speaker.Fill(picture.Text); text != "" {
		flow.Place = s.speaker.ChangedIn(picture.Text)
		flow.Paragraph(text, bodyStyle, parts.Dress{}, s.column())
		flow.Place = ""
		flow.Space(gap)
	}
	lying := func(flow *parts.Flow) {
		if row := s.lying(picture); len(row) > 0 {
			s.row(flow, row, 34)
		}
		for i, call := range picture.Calls {
			if text, _ := s.speaker.Fill(call.Text); text != "" {
				s.numbered(flow, i+1, text, s.speaker.ChangedIn(call.Text))
			}
		}
	}
	lying(below)
	scene := s.gallery.scene(picture.before)
	shape := aspect(s.gallery.around(scene, picture.Around, leastAspect))
	least := s.room() * 0.4
	room := max(least, s.room()-flow.Height()-below.Height()-2*gap)
	high := min(room, (s.column()-2*callMargin)/shape+2*callMargin)
	flow.Row(high, func(d *drawing.Drawing, box drawing.Rectangle) { s.withCalls(d, box, picture) })
	flow.Space(gap)
	lying(flow)
	s.chapter(words.BookSetup, flow, s.columns(1))
}

// withCalls draws the picture of a set-up into a box, with the numbers of its call-outs around it and a line from each
// to its place, so that none hides a piece.
func (s *setter) withCalls(page *drawing.Drawing, box drawing.Rectangle, w *Worked) {
	scene := s.gallery.scene(w.before)
	crop := s.gallery.around(scene, w.Around, leastAspect)
	p := s.gallery.artist.draw(page, box.Inset(callMargin), scene, crop)
	var taken []drawing.Point
	for i, call := range w.Calls {
		place, ok := s.gallery.named(scene, call.At)
		if text, _ := s.speaker.Fill(call.Text); !ok || text == "" {
			continue
		}
		spot := drawing.Rectangle{Width: place.Width * p.scale, Height: place.Height * p.scale}
		at := p.at(drawing.Point{X: place.X, Y: place.Y})
		spot.X, spot.Y = at.X, at.Y
		stands, touches := p.beside(spot, taken)
		taken = append(taken, stands)
		var path drawing.Path
		seen(page, path.MoveTo(stands).LineTo(touches), drawing.Stroke{Width: 0.5, Colour: drawing.Ink, Round: true}, 0.8)
		page.Circle(touches, 0.9, drawing.Paint{Fill: drawing.Ink, Stroke: drawing.Line(0.4, drawing.Paper), Keep: true})
		disc(page, stands, i+1)
	}
}

// beside returns where the number of a call-out stands outside the picture, at the side that is nearest to its place
// and beside those that stand there, and where its line touches the place.
func (p *picture) beside(spot drawing.Rectangle, taken []drawing.Point) (stands, touches drawing.Point) {
	const away = discRadius + 0.8
	middle := spot.Centre()
	type side struct{ stands, touches, along drawing.Point }
	sides := []side{
		{drawing.Point{X: p.box.X - away, Y: middle.Y}, drawing.Point{X: spot.X, Y: middle.Y}, drawing.Point{Y: 1}},
		{drawing.Point{X: p.box.Right() + away, Y: middle.Y}, drawing.Point{X: spot.Right(), Y: middle.Y},
			drawing.Point{Y: 1}},
		{drawing.Point{X: middle.X, Y: p.box.Y - away}, drawing.Point{X: middle.X, Y: spot.Y}, drawing.Point{X: 1}},
		{drawing.Point{X: middle.X, Y: p.box.Bottom() + away}, drawing.Point{X: middle.X, Y: spot.Bottom()},
			drawing.Point{X: 1}},
	}
	best := 0
	for i, one := range sides {
		if distance(one.stands, one.touches) < distance(sides[best].stands, sides[best].touches)-0.01 {
			best = i
		}
	}
	chosen := sides[best]
	for step := range 12 { // first there, then to one side and the other of it
		shift := float64((step+1)/2) * (2*discRadius + 0.6)
		if step%2 == 1 {
			shift = -shift
		}
		stands = chosen.stands.Plus(chosen.along.X*shift, chosen.along.Y*shift)
		free := true
		for _, other := range taken {
			free = free && distance(stands, other) >= 2*discRadius+0.4
		}
		if free {
			break
		}
	}
	return stands, chosen.touches
}

// numbered adds a paragraph with a number in a disc. Clause is what it stands for, see [drawing.Place].
func (s *setter) numbered(flow *parts.Flow, number int, text, clause string) {
	const indent = 8.0
	set := &parts.Flow{Place: clause}
	set.Paragraph(text, bodyStyle, parts.Dress{}, s.column()-indent)
	high := set.Height()
	flow.Box(max(high, 2*discRadius+0.6), func(d *drawing.Drawing, box drawing.Rectangle) {
		disc(d, drawing.Point{X: box.X + discRadius, Y: box.Y + discRadius}, number)
		put(d, set, box.X+indent, box.Y+0.4, box.Width-indent)
	})
	flow.Space(1.6)
}
