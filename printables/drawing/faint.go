package drawing

// faded is a picture that is printed faintly on a ground.
type faded struct {
	of     *Symbol
	ground Colour
}

// Faint returns a pale version of a picture for use as a background. The ink-saver leaves out colours that
// are paler still, and a [Recolouring] makes it faint on the other ground.
func Faint(icon *Symbol, ground Colour) *Symbol {
	faint := New(icon.Drawing.Width, icon.Drawing.Height)
	for _, mark := range icon.Drawing.Marks {
		if shape, ok := mark.(Shape); ok {
			shape.Paint.Fill = shape.Paint.Fill.Mixed(ground, 0.5)
			mark = shape
		}
		faint.Add(mark)
	}
	return &Symbol{Name: icon.Name + " faint", Drawing: faint, Picture: true, faint: &faded{icon, ground}}
}
