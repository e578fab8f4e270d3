package rulebook

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/parts"
	"homespun/printables/scene"
)

// title adds the first page: the names on a frame with drawn corners, a large picture with its figures below it, for
// whom the game is and who made it.
func (s *setter) title() {
	page := drawing.New(s.width, s.height)
	s.pages = append(s.pages, page)
	game := s.set.Ruleset.Game

	const pad = 9.0
	inside := page.Area().Inset(pad)
	credit := brief(parts.Credit(s.set.Ruleset), quietStyle.In(drawing.Ink), inside.Width, 6)
	summary := brief(game.Summary, bodyStyle.Sized(12), inside.Width, 3)
	const chip = 11.0
	ends := inside.Bottom() - credit.Height()
	row := ends - chip - 4
	told := row - summary.Height() - 4

	// in the order in which it is read
	if !landscape(s, page, drawing.Box(0, 0, page.Width, told-4), page.Area(), 0) {
		s.frame(page)
		head := s.names(page, inside)
		s.scenePicture(page, drawing.Box(inside.X, head+5, inside.Width, told-4-head-5))
	}
	put(page, summary, inside.X, told, inside.Width)
	s.facts(page, drawing.Box(inside.X, row, inside.Width, chip))
	put(page, credit, inside.X, ends, inside.Width)
}

// brief returns a text set in a width, without what goes beyond so many lines.
func brief(text string, style drawing.Style, width float64, lines int) *parts.Flow {
	flow := &parts.Flow{}
	set := drawing.Wrap(text, style, width)
	for _, line := range set[:min(len(set), lines)] {
		flow.Paragraph(line, style, parts.Dress{}, width+1)
	}
	return flow
}

// facts draws for whom the game is in a row of chips: players, minutes and age.
func (s *setter) facts(page *drawing.Drawing, row drawing.Rectangle) {
	game := s.set.Ruleset.Game
	least, most := s.set.Players()
	facts := []string{words.Players(least, most), words.Minutes(game.Minutes[0], game.Minutes[1]), words.Age(game.Age)}
	each := (row.Width - 2*gap) / float64(len(facts))
	for i, fact := range facts {
		box := drawing.Box(row.X+float64(i)*(each+gap), row.Y, each, row.Height)
		page.RoundedRect(box, row.Height/2, drawing.Paint{Fill: s.set.Colour(), Saver: drawing.Plain})
		page.Label(box.Inset(1.5), words.Sentence(fact),
			parts.TitleStyle.Sized(12).In(drawing.TextOn(s.set.Colour())), parts.Smallest, drawing.Centre)
	}
}

// frame draws the ground of the first page with its frame: a double line, with a flower of the signs of the seats in
// each corner.
func (s *setter) frame(page *drawing.Drawing) {
	colour := s.set.Colour()
	page.RoundedRect(page.Area().Inset(0.8), 7, drawing.Paint{Fill: s.tint(), Stroke: drawing.Line(1.4, colour),
		Saver: drawing.Plain})
	page.RoundedRect(page.Area().Inset(3), 5, drawing.Outlined(drawing.None, 0.4, colour))
	const in, petal = 5.2, 1.5
	for corner := range 4 {
		at := drawing.Point{X: in, Y: in}
		if corner%2 == 1 {
			at.X = page.Width - in
		}
		if corner > 1 {
			at.Y = page.Height - in
		}
		page.Circle(at, 4, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.5, colour), Keep: true})
		for _, to := range []drawing.Point{{X: 1}, {Y: 1}, {X: -1}, {Y: -1}} {
			page.Circle(at.Plus(to.X*petal, to.Y*petal), petal*0.85, drawing.Paint{Fill: colour, Saver: drawing.Plain})
		}
		page.Circle(at, petal*0.7, drawing.Paint{Fill: drawing.Paper, Keep: true})
	}
}

// names draws the title of the game on a ribbon, and the names of ruleset and theme below it. It returns where they
// end.
func (s *setter) names(page *drawing.Drawing, inside drawing.Rectangle) float64 {
	const high, fold, notch = 21.0, 9.0, 4.0
	colour := s.set.Colour()
	ribbon := drawing.Box(inside.X+fold, inside.Y+3, inside.Width-2*fold, high)
	dark := colour.Mixed(drawing.Black, 0.3)
	for _, end := range []struct{ from, to, in float64 }{
		{ribbon.X + 4, inside.X - 3, inside.X - 3 + notch},
		{ribbon.Right() - 4, inside.Right() + 3, inside.Right() + 3 - notch}} {
		page.Polygon([]drawing.Point{{X: end.from, Y: ribbon.Y + 4}, {X: end.to, Y: ribbon.Y + 4},
			{X: end.in, Y: ribbon.Y + 4 + high/2}, {X: end.to, Y: ribbon.Bottom() + 4},
			{X: end.from, Y: ribbon.Bottom() + 4}}, drawing.Paint{Fill: dark, Saver: drawing.Plain})
	}
	page.RoundedRect(ribbon, 2.5, drawing.Paint{Fill: colour, Stroke: drawing.Line(0.5, dark), Saver: drawing.Plain})
	page.Add(drawing.Heading{Text: s.set.Ruleset.Game.Title})
	page.Label(drawing.Box(ribbon.X+4, ribbon.Y+1.5, ribbon.Width-8, high-3), s.set.Ruleset.Game.Title,
		parts.TitleStyle.Sized(38).In(drawing.TextOn(colour)), 12, drawing.Centre)
	below := drawing.Box(ribbon.X+4, ribbon.Bottom()+2, ribbon.Width-8, 6)
	page.Label(below, headings.Below(s.set.Ruleset, s.set.Theme), parts.BoldStyle.Sized(12), parts.Smallest, drawing.Centre)
	return below.Bottom()
}

// titleScene returns the table of the first page, and what its picture is to show of it.
func (s *setter) titleScene() (table *tableau.Scene, around []string) {
	position := s.set.Engine.Start()
	if shown, ok := s.example("title"); ok {
		position, around = shown.before, shown.Around
	}
	return s.gallery.scene(position), around
}

// How large a figure of the first page is, and the white between it and the picture, in millimetres.
const figureLarge, figureWhite = 17.0, 2.0

// scenePicture draws the picture of the first page into a box: the theme's own, else the table and the figures that
// are on it in a row below it.
func (s *setter) scenePicture(page *drawing.Drawing, box drawing.Rectangle) {
	if own := parts.Cover(s.set.Theme); own != nil {
		page.UseIn(own, box)
		return
	}
	if list := loose(s); len(list) > 0 {
		fan(page, box, list)
		return
	}
	table, around := s.titleScene()
	crop := s.gallery.around(table, around, aspect(box))
	figures := s.figures(table, crop)
	if len(figures) > 0 {
		box.Height -= figureLarge + figureWhite
	}
	p := s.gallery.artist.draw(page, box, table, crop)
	page.RoundedRect(p.box, 1, drawing.Outlined(drawing.None, 1.2, s.set.Colour()))
	wide := min(figureLarge*1.08, box.Width/float64(max(1, len(figures))))
	for i, figure := range figures {
		at := drawing.Point{X: box.Centre().X + (float64(i)-float64(len(figures)-1)/2)*wide,
			Y: p.box.Bottom() + figureWhite + figureLarge/2}
		stand(page, figure, at, figureLarge)
	}
}

// loose returns what a game of one's own is played with that has neither a board nor figures: its cards, else dice.
func loose(s *setter) (list []*drawing.Symbol) {
	if table, _ := s.titleScene(); !s.set.Ruleset.Game.Own || len(s.figures(table, table.Mat.Area())) > 0 {
		return nil
	}
	for _, part := range s.made {
		switch {
		case part.Kind == parts.Board:
			return nil
		case part.Kind == parts.Cards && len(list) == 0:
			list = append(list, different(part)...)
		}
	}
	if die := drawing.Picture("game-die"); len(list) == 0 && die != nil {
		list = []*drawing.Symbol{die, die}
	}
	return list
}

// stand draws a figure in a size at a place.
func stand(page *drawing.Drawing, figure *drawing.Symbol, at drawing.Point, size float64) {
	page.Add(drawing.Use{Symbol: figure, At: at, Scale: size / max(figure.Drawing.Width, figure.Drawing.Height),
		Silent: true})
}

// coverPicture draws the picture of the first page into a box that is wider than high, and the figures that are on
// it at its right, three below each other.
func (s *setter) coverPicture(page *drawing.Drawing, box drawing.Rectangle) {
	if own := parts.Cover(s.set.Theme); own != nil {
		page.UseIn(own, box)
		return
	}
	if drawn := scene.OfTheme(s.set.Theme, scene.Frame{Width: box.Width, Height: box.Height}); drawn != nil {
		page.UseAt(&drawing.Symbol{Name: "scene", Drawing: drawn, Picture: true}, drawing.Point{X: box.X, Y: box.Y})
		return
	}
	if list := loose(s); len(list) > 0 {
		fan(page, box, list)
		return
	}
	const below = 3
	table, around := s.titleScene()
	each := box.Height / below
	left := box
	left.Width -= 2 * each
	crop := s.gallery.around(table, around, aspect(left))
	figures := s.figures(table, crop)
	columns := (len(figures) + below - 1) / below
	rows := (len(figures) + max(1, columns) - 1) / max(1, columns)
	wide := min(box.Width-float64(columns)*each, crop.Width*box.Height/crop.Height)
	left.X = box.X + (box.Width-wide-float64(columns)*each)/2
	left.Width = wide
	p := s.gallery.artist.draw(page, left, table, crop)
	page.RoundedRect(p.box, 1, drawing.Outlined(drawing.None, 1.2, s.set.Colour()))
	for i, figure := range figures {
		stand(page, figure, drawing.Point{X: left.Right() + (float64(i/rows)+0.55)*each,
			Y: box.Centre().Y + (float64(i%rows)-float64(rows-1)/2)*each}, each*0.86)
	}
}

// figures returns the pictures of the pieces within a part of a scene, those of one kind and side once, at most six.
func (s *setter) figures(table *tableau.Scene, part drawing.Rectangle) (list []*drawing.Symbol) {
	type kind struct {
		icon string
		seat engines.Seat
	}
	var seen []kind
	for _, piece := range table.Pieces {
		own := kind{piece.Icon, piece.Seat}
		if form := piece.Shape(); piece.Faint || piece.Icon == "" || form.Square || form.Upright || len(list) == 6 ||
			!inside(part, piece.At) || slices.Contains(seen, own) {
			continue
		}
		seen = append(seen, own)
		list = append(list, s.gallery.artist.piece(piece)[:1]...)
	}
	return list
}
