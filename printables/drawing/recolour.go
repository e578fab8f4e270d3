package drawing

// A Recolouring converts drawings to other colours, for a screen that is dark. Pictures keep theirs, but
// faint ones are faint on the other ground. Use one Recolouring for all drawings of a kind, so that a shared
// symbol stays shared.
type Recolouring struct {
	// Of returns the colour in place of another, Line that of a line or a hatch. They are never asked for None.
	Of, Line func(Colour) Colour
	// Words returns the colour in place of that of words; nil is Of.
	Words   func(Colour) Colour
	symbols map[*Symbol]*Symbol
}

// Drawing returns the drawing in other colours.
func (r *Recolouring) Drawing(d *Drawing) *Drawing {
	twin := &Drawing{Width: d.Width, Height: d.Height, Marks: make([]Mark, 0, len(d.Marks))}
	words := r.Words
	if words == nil {
		words = r.Of
	}
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case Shape:
			m.Paint.Fill = some(m.Paint.Fill, r.Of)
			line := r.Line
			if m.Paint.Stroke.Faint {
				line = r.Of
			}
			m.Paint.Stroke.Colour = some(m.Paint.Stroke.Colour, line)
			m.Paint.Hatch.Colour = some(m.Paint.Hatch.Colour, r.Line)
			mark = m
		case Words:
			m.Colour = some(m.Colour, words)
			mark = m
		case Use:
			m.Symbol = r.symbol(m.Symbol)
			mark = m
		}
		twin.Add(mark)
	}
	return twin
}

// some returns the colour in place of another, and None for None.
func some(c Colour, of func(Colour) Colour) Colour {
	if c == None {
		return None
	}
	return of(c)
}

// symbol returns the symbol in other colours, the same pointer each time.
func (r *Recolouring) symbol(symbol *Symbol) *Symbol {
	if symbol.Picture && symbol.faint == nil {
		return symbol
	}
	if twin, ok := r.symbols[symbol]; ok {
		return twin
	}
	if r.symbols == nil {
		r.symbols = map[*Symbol]*Symbol{}
	}
	if symbol.faint != nil {
		twin := Faint(symbol.faint.of, some(symbol.faint.ground, r.Of))
		r.symbols[symbol] = twin
		return twin
	}
	twin := &Symbol{Name: symbol.Name}
	r.symbols[symbol] = twin
	of := r
	if symbol.Lit {
		night := func(c Colour) Colour {
			light := c.Luminance()
			return c.AtLuminance(r.Of(White).Luminance() + 0.04*light + 0.2*light*light)
		}
		of = &Recolouring{Of: night, Line: night, symbols: r.symbols}
	}
	twin.Drawing = of.Drawing(symbol.Drawing)
	return twin
}
