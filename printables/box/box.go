package box

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// The ids of the parts.
const (
	ID       = "box"
	LabelsID = "labels"
)

// Parts returns the box for the parts of a set and the labels for what is in it, on paper with an area of a width and
// height in millimetres. There is no box where none that the paper has room for holds them.
func Parts(set *parts.Set, made []parts.Part, width, height float64) []parts.Part {
	var all []parts.Part
	found, ok := choice(func(longest float64) Contents { return contentsOf(made, longest) }, width, height)
	if ok {
		all = append(all, boxPart(set, made, found))
	}
	return append(all, labels(set, made))
}

// boxPart returns the part of a box.
func boxPart(set *parts.Set, made []parts.Part, found Choice) parts.Part {
	inner := found.Nets[0].Inner
	name := "BoxNote"
	if found.Count > 1 {
		name = "BoxesNote"
	}
	part := parts.Part{
		ID: ID, Title: words.Say("BoxTitle"), Kind: parts.Pieces, Use: parts.Extra, Rare: true,
		Note: words.Say(name, "n", found.Count, "width", int(inner.Width), "height", int(inner.Height), "depth",
			int(inner.Depth)),
		Tools: []string{"a glue stick", "something to score folds with"},
		Steps: []string{words.Say("BoxStep")},
		Made:  []parts.Sequence{sequence(found.Nets)},
	}
	painter := &painter{set: set, made: made, contents: found.Contents}
	for _, net := range found.Nets {
		part.Pieces = append(part.Pieces, parts.Piece{Name: net.Name, Copies: found.Count, Front: painter.draw(net),
			Outline: drawing.PolygonPath(net.Outline...), Work: 300})
	}
	return part
}

// labels returns a label for the bag of each part, and one for each seat.
func labels(set *parts.Set, made []parts.Part) parts.Part {
	const wide, high = 62.0, 30.0
	part := parts.Part{ID: LabelsID, Title: words.Say("LabelsTitle"), Note: words.Say("LabelsNote"), Kind: parts.Pieces,
		Use: parts.Extra, Rare: true}
	size := drawing.Box(0, 0, wide, high)
	if set.Large {
		size.Height = parts.LargeSide
	}
	for i := range made {
		from := &made[i]
		if from.Kind != parts.Pieces && from.Kind != parts.Cards || from.Use == parts.Extra || len(from.Pieces) == 0 {
			continue
		}
		count := 0
		for _, piece := range from.Pieces {
			count += piece.Copies
		}
		part.Pieces = append(part.Pieces, parts.Piece{Name: "label of " + from.ID, Copies: 1,
			Front: label(set, size, from.Title, words.Say("LabelCount", "n", count), from.Pieces[0].Front)})
	}
	for seat := range set.Seats() {
		d := label(set, size, set.NamesOf(seat), "", nil)
		d.Seat(seat, drawing.Point{X: size.Width - 14, Y: size.Height/2 + 4}, 8)
		part.Pieces = append(part.Pieces, parts.Piece{Name: "label of seat " + string(rune('A'+seat)), Copies: 1, Front: d})
	}
	return part
}

// label draws a label: game, title, count and the picture of a piece. Without a title it has a line to write on.
func label(set *parts.Set, size drawing.Rectangle, title, count string, piece *drawing.Drawing) *drawing.Drawing {
	const head, picture = 8.0, 20.0
	d := drawing.New(size.Width, size.Height)
	d.Rect(size, drawing.Filled(drawing.Paper))
	colour := set.Colour()
	band := drawing.Box(1.5, 1.5, size.Width-3, head)
	d.RoundedRect(band, 1.5, drawing.Filled(colour))
	d.Label(band.Inset(1).Moved(1, 0), set.Ruleset.Game.Title, parts.BoldStyle.In(drawing.TextOn(colour)), parts.Smallest,
		drawing.Left)
	text := drawing.Box(3, head+2, size.Width-picture-8, (size.Height-head-4)*0.62)
	if title == "" {
		y := text.Bottom() - 2
		d.Line(drawing.Point{X: text.X, Y: y}, drawing.Point{X: text.Right(), Y: y}, drawing.Line(0.3, drawing.Quiet))
	} else {
		d.ParagraphIn(text, title, parts.TitleStyle.Sized(13), parts.Smallest, drawing.Left)
	}
	if count != "" {
		d.Label(drawing.Box(text.X, text.Bottom(), text.Width, size.Height-2-text.Bottom()), count, parts.TextStyle,
			parts.Smallest, drawing.Left)
	}
	if piece != nil {
		d.UseIn(small(piece), drawing.Box(size.Width-picture-3, head+3, picture, size.Height-head-5))
	}
	return d
}
