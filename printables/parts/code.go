package parts

import (
	"homespun/printables/drawing"
	"homespun/printables/parcel"
	"homespun/printables/qrcode"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A module of a printed code is as large as makes the code so wide, but never smaller than every printer prints and every
// telephone sees, nor larger than helps.
const (
	codeSide, smallCodeSide       = 38.0, 27.0 // mm
	smallestModule, largestModule = 0.4, 0.8   // mm
)

// A Gift is how a house rule is given away on paper.
type Gift struct {
	// house says that it is one: rules that come with the game need not be given away.
	house bool
	code  *qrcode.Code // nil where it is too long for one
	side  float64      // of the code, in millimetres, see codeSide
}

// small returns the gift with a smaller code, for where the larger one would take another page.
func (g Gift) small() Gift {
	g.side = smallCodeSide
	return g
}

// GiftOf returns the gift of a ruleset.
func GiftOf(ruleset *rulesets.Ruleset) Gift {
	if ruleset.Shipped() {
		return Gift{}
	}
	packed, err := parcel.Of(ruleset)
	if err != nil {
		return Gift{}
	}
	code, _ := packed.Code()
	return Gift{house: true, code: code, side: codeSide}
}

// Give adds the code of a house rule with what to do with it, or how to give it away without, in a style for
// a column of a width in millimetres.
func (f *Flow) Give(g Gift, style drawing.Style, column float64) {
	switch {
	case !g.house:
		return
	case g.code == nil:
		f.Space(5)
		f.Paragraph(words.GiveFile, style, Dress{}, column)
		return
	}
	const gap, narrow = 3.0, 40.0 // in a column that leaves less beside the code, the words stand below it
	module := min(max(g.side/float64(g.code.Side()), smallestModule), largestModule)
	picture := g.code.Drawing(module)
	text := &Flow{}
	width, beside := column-picture.Width-gap, picture.Width+gap
	if width < narrow {
		width, beside = column, 0
		text.Box(picture.Height+gap, func(*drawing.Drawing, drawing.Rectangle) {})
	}
	text.Heading(words.GiveTitle, TitleStyle.Sized(style.Size+2.5))
	text.Paragraph(words.GiveCode, style, Dress{}, width)
	f.Space(5)
	f.Box(max(picture.Height, text.Height()), func(d *drawing.Drawing, box drawing.Rectangle) {
		down := (box.Height - picture.Height) / 2
		if beside == 0 {
			down = 0
		}
		d.Add(Moved(picture, box.X, box.Y+down).Marks...)
		inside := text.Pages(Columns{Count: 1, Width: width, Height: text.Height()})[0]
		d.Add(Moved(inside, box.X+beside, box.Y+(box.Height-text.Height())/2).Marks...)
	})
}
