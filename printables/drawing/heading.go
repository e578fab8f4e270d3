package drawing

// A Heading says that a chapter or a part of this name begins here. Nothing of it is seen: it is for the
// outline of a document.
type Heading struct{ Text string }

// Headings returns the headings of a drawing in their order, those in symbols too.
func (d *Drawing) Headings() (list []string) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Heading:
			list = append(list, m.Text)
		case Use:
			if !m.Silent {
				list = append(list, m.Symbol.Drawing.Headings()...)
			}
		}
	}
	return list
}
