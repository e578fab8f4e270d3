package drawing

import "slices"

// InkSaver converts drawings to versions that save ink: white ground, outlines, hatching in place of fills,
// and icons as pictures to colour in. Use one InkSaver for all sheets of a job, so that a shared symbol stays
// shared.
type InkSaver struct {
	symbols map[*Symbol]*Symbol
	pixels  map[*Pixels]*Pixels
}

// How the ink-saver draws.
const (
	saverLine        = 0.2        // mm, the outline of an area that had none
	saverGap         = 0.5        // mm, how far a hatch stays away from words on it
	saverGrey Colour = 0xFFB8B8B8 // for the dark paths of a picture, and for faint lines
	dark             = 35         // L*
)

// Drawing returns the ink-saving version of a drawing.
func (s *InkSaver) Drawing(d *Drawing) *Drawing { return s.drawing(d, false) }

// Symbol returns the ink-saving version of a symbol, the same pointer each time.
func (s *InkSaver) Symbol(symbol *Symbol) *Symbol {
	if twin, ok := s.symbols[symbol]; ok {
		return twin
	}
	if s.symbols == nil {
		s.symbols = map[*Symbol]*Symbol{}
	}
	if symbol.Pixels() != nil && symbol.faint != nil {
		s.symbols[symbol] = Faint(s.Symbol(symbol.faint.of), White)
		return s.symbols[symbol]
	}
	twin := &Symbol{Name: symbol.Name + " (outline)", Picture: symbol.Picture}
	s.symbols[symbol] = twin
	twin.Drawing = s.drawing(symbol.Drawing, symbol.Picture)
	return twin
}

func (s *InkSaver) drawing(d *Drawing, picture bool) *Drawing {
	twin := &Drawing{Width: d.Width, Height: d.Height, Marks: make([]Mark, 0, len(d.Marks))}
	var hatched []Rectangle
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Shape:
			if m.Paint = save(m.Paint, picture); m.Paint.Hatch.Pattern != Plain {
				hatched = append(hatched, m.Path.Bounds())
			}
			mark = m
		case Words:
			if m.Colour != None {
				m.Colour = Black
			}
			if ground := m.Ink().Inset(-saverGap); slices.ContainsFunc(hatched, ground.Overlaps) {
				shape := Shape{Path: RoundedPath(ground, saverGap), Paint: Filled(White)}
				twin.Marks = slices.Insert(twin.Marks, beforeWords(twin.Marks), Mark(shape))
			}
			mark = m
		case Image:
			m.Pixels = s.image(m.Pixels)
			mark = m
		case Use:
			m.Symbol = s.Symbol(m.Symbol)
			mark = m
		}
		twin.Add(mark)
	}
	return twin
}

// image returns the ink-saving version of pixels, the same pointer each time.
func (s *InkSaver) image(pixels *Pixels) *Pixels {
	twin, ok := s.pixels[pixels]
	if !ok {
		if s.pixels == nil {
			s.pixels = map[*Pixels]*Pixels{}
		}
		twin = pixels.saved()
		s.pixels[pixels] = twin
	}
	return twin
}

// beforeWords returns where the words begin with which marks end. A ground is laid there, so that it covers no letter
// of the line above.
func beforeWords(marks []Mark) int {
	at := len(marks)
	for ; at > 0; at-- {
		if _, words := marks[at-1].(Words); !words {
			break
		}
	}
	return at
}

// save returns the ink-saving version of a paint.
func save(paint Paint, picture bool) Paint {
	if paint.Keep {
		paint.Fill, paint.Stroke.Colour, paint.Hatch.Colour = kept(paint.Fill), kept(paint.Stroke.Colour),
			kept(paint.Hatch.Colour)
		return paint
	}
	switch {
	case paint.Stroke.Colour == None:
	case paint.Stroke.Faint:
		paint.Stroke.Colour = saverGrey
	default:
		paint.Stroke.Colour = darkened(paint.Stroke.Colour)
	}
	if paint.Hatch.Pattern != Plain {
		paint.Hatch.Colour = darkened(paint.Hatch.Colour)
	}
	if paint.Fill == None {
		return paint
	}
	fill := paint.Fill
	paint.Fill = White
	if picture && fill.Lightness() < dark {
		paint.Fill = saverGrey
	}
	if !paint.Open && (paint.Stroke.Width <= 0 || paint.Stroke.Colour == None) {
		if fill != White || picture {
			paint.Stroke = Stroke{Width: saverLine, Colour: Black, Round: true}
		}
	}
	if paint.Saver != Plain && paint.Hatch.Pattern == Plain {
		paint.Hatch = Hatch{Pattern: paint.Saver, Colour: RGB(0x606060)}
	}
	return paint
}

// kept returns what is left of a colour that stays: white, or the ink.
func kept(c Colour) Colour {
	const light = 60 // L*
	switch {
	case c == None:
		return None
	case c.Lightness() > light:
		return White
	}
	return Black
}

// darkened returns the grey for a line, dark enough to be visible without colour.
func darkened(c Colour) Colour {
	part := min(uint32(c.Lightness()*2.55+0.5), 0x80)
	return RGB(part<<16 | part<<8 | part)
}
