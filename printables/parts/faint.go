package parts

import "homespun/printables/drawing"

// Faint returns a pale version of a picture for use as a background. The ink-saver leaves out colours that
// are paler still.
func Faint(icon *drawing.Symbol, ground drawing.Colour) *drawing.Symbol {
	faint := drawing.New(icon.Drawing.Width, icon.Drawing.Height)
	for _, mark := range icon.Drawing.Marks {
		if shape, ok := mark.(drawing.Shape); ok {
			shape.Paint.Fill = shape.Paint.Fill.Mixed(ground, 0.5)
			mark = shape
		}
		faint.Add(mark)
	}
	return &drawing.Symbol{Name: icon.Name + " faint", Drawing: faint, Picture: true}
}
