package drawing

// A Recolouring converts drawings to other colours, for a screen that is dark. Pictures keep theirs. Use one
// Recolouring for all drawings of a kind, so that a shared symbol stays shared.
type Recolouring struct {
	// Of returns the colour in place of another. It is never asked for None.
	Of      func(Colour) Colour
	symbols map[*Symbol]*Symbol
}

// Drawing returns the drawing in other colours.
func (r *Recolouring) Drawing(d *Drawing) *Drawing {
	twin := &Drawing{Width: d.Width, Height: d.Height, Marks: make([]Mark, 0, len(d.Marks))}
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Shape:
			m.Paint.Fill, m.Paint.Stroke.Colour = r.of(m.Paint.Fill), r.of(m.Paint.Stroke.Colour)
			m.Paint.Hatch.Colour = r.of(m.Paint.Hatch.Colour)
			mark = m
		case Words:
			m.Colour = r.of(m.Colour)
			mark = m
		case Use:
			m.Symbol = r.symbol(m.Symbol)
			mark = m
		}
		twin.Add(mark)
	}
	return twin
}

func (r *Recolouring) of(c Colour) Colour {
	if c == None {
		return None
	}
	return r.Of(c)
}

// symbol returns the symbol in other colours, the same pointer each time.
func (r *Recolouring) symbol(symbol *Symbol) *Symbol {
	if symbol.Picture {
		return symbol
	}
	if twin, ok := r.symbols[symbol]; ok {
		return twin
	}
	if r.symbols == nil {
		r.symbols = map[*Symbol]*Symbol{}
	}
	twin := &Symbol{Name: symbol.Name}
	r.symbols[symbol] = twin
	twin.Drawing = r.Drawing(symbol.Drawing)
	return twin
}
