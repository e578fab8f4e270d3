package drawing

import (
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"homespun/assets"
)

// A Face is the purpose of a text. The font that sets it depends on its letters as well, see [Set] and [Face.With].
type Face uint32

// The faces: for titles and numbers that are read across a table, for everything else, and bold and italic for
// the latter.
const (
	Text Face = iota
	Bold
	Title
	Italic
	BoldItalic
)

// A Font is one font file: of the program, or else of the system ([Font.Outlined]).
type Font uint16

// The fonts.
const (
	Fredoka Font = iota
	Atkinson
	AtkinsonBold
	NotoSans
	NotoSansBold
	NotoSymbols
	NotoSymbolsBold
	AtkinsonItalic
	AtkinsonBoldItalic
)

// Fonts are all fonts of the program.
var Fonts = [...]Font{Fredoka, Atkinson, AtkinsonBold, NotoSans, NotoSansBold, NotoSymbols, NotoSymbolsBold,
	AtkinsonItalic, AtkinsonBoldItalic}

// choices are the fonts for the letters of each face, in the order in which they are tried; signFonts are those for
// signs, which come after them. Letters that the italic fonts lack stand upright.
var (
	choices = [...][]Font{
		Text:   {Atkinson, NotoSans},
		Bold:   {AtkinsonBold, NotoSansBold},
		Title:  {Fredoka, AtkinsonBold, NotoSansBold},
		Italic: {AtkinsonItalic, NotoSans}, BoldItalic: {AtkinsonBoldItalic, NotoSansBold},
	}
	signFonts = [...][]Font{
		Text:   {NotoSymbols},
		Bold:   {NotoSymbolsBold, NotoSymbols},
		Title:  {NotoSymbolsBold, NotoSymbols},
		Italic: {NotoSymbols}, BoldItalic: {NotoSymbolsBold, NotoSymbols},
	}
)

// String returns the font's name.
func (f Font) String() string {
	if other := f.foreign(); other != nil {
		return other.Name()
	}
	return [...]string{"Fredoka", "Atkinson", "AtkinsonBold", "NotoSans", "NotoSansBold", "NotoSymbols",
		"NotoSymbolsBold", "AtkinsonItalic", "AtkinsonBoldItalic"}[f]
}

// Data returns the font file (TrueType). The slice is shared and must not be changed.
func (f Font) Data() []byte {
	return [...][]byte{assets.Fredoka, assets.Atkinson, assets.AtkinsonBold, assets.NotoSans,
		assets.NotoSansBold, assets.Signs, assets.SignsBold,
		assets.AtkinsonItalic, assets.AtkinsonBoldItalic}[f]
}

// metrics holds a parsed font file and a cache of its glyphs' measures. Measures are relative to the font
// size.
type metrics struct {
	font     *sfnt.Font
	lock     sync.Mutex
	buffer   sfnt.Buffer
	advances map[rune]float64 // -1: the font has no glyph
	outlines map[rune]Path
	inks     map[rune]Rectangle
}

var parsed = [len(Fonts)]func() *metrics{
	Fredoka: once(Fredoka), Atkinson: once(Atkinson), AtkinsonBold: once(AtkinsonBold),
	NotoSans: once(NotoSans), NotoSansBold: once(NotoSansBold),
	NotoSymbols: once(NotoSymbols), NotoSymbolsBold: once(NotoSymbolsBold),
	AtkinsonItalic: once(AtkinsonItalic), AtkinsonBoldItalic: once(AtkinsonBoldItalic),
}

func once(f Font) func() *metrics {
	return sync.OnceValue(func() *metrics {
		parsed, err := sfnt.Parse(f.Data())
		if err != nil {
			// cannot happen: a test parses all fonts
			panic("drawing: the built-in font " + f.String() + " cannot be read: " + err.Error())
		}
		return &metrics{font: parsed, advances: map[rune]float64{}, outlines: map[rune]Path{},
			inks: map[rune]Rectangle{}}
	})
}

// advance returns the width of a rune relative to the font size, and whether the font has the rune.
func (m *metrics) advance(r rune) (float64, bool) {
	m.lock.Lock()
	defer m.lock.Unlock()
	advance, known := m.advances[r]
	if !known {
		advance = -1
		if glyph, err := m.font.GlyphIndex(&m.buffer, r); err == nil && glyph != 0 {
			units := m.font.UnitsPerEm()
			width, err := m.font.GlyphAdvance(&m.buffer, glyph, fixed.I(int(units)), font.HintingNone)
			if err == nil {
				advance = float64(width) / 64 / float64(units)
			}
		}
		m.advances[r] = advance
	}
	return max(advance, 0), advance >= 0
}

// Has says whether the font can set a rune.
func (f Font) Has(r rune) bool {
	if other := f.foreign(); other != nil {
		return r != ' ' && other.Has(string(r))
	}
	if r > 0xFFFF || !simple(r) {
		return false
	}
	_, has := parsed[f]().advance(r)
	return has
}

// Advance returns the width of a rune relative to the font size; 0 if the font does not have it.
func (f Font) Advance(r rune) float64 {
	if other := f.foreign(); other != nil {
		return other.Set(string(r)).Width
	}
	advance, _ := parsed[f]().advance(r)
	return advance
}

// Width returns the width of a text in this font at a size in pt, in millimetres, without kerning.
func (f Font) Width(text string, size float64) float64 {
	if other := f.foreign(); other != nil {
		return other.Set(text).Width * size * PointMM
	}
	sum := 0.0
	for _, r := range text {
		sum += f.Advance(r)
	}
	return sum * size * PointMM
}

// ink returns the box around the ink of a text, relative to the font size, from the left end of the baseline.
func (f Font) ink(text string) Rectangle {
	if f.foreign() != nil {
		return f.foreignInk(text)
	}
	m := parsed[f]()
	pen, ink := 0.0, Rectangle{}
	for _, r := range text {
		if box := m.ink(r); !box.Empty() {
			ink = ink.Union(box.Moved(pen, 0))
		}
		pen += f.Advance(r)
	}
	return ink
}

// ink returns the box around the ink of a rune's glyph, relative to the font size.
func (m *metrics) ink(r rune) Rectangle {
	m.lock.Lock()
	defer m.lock.Unlock()
	box, known := m.inks[r]
	if !known {
		units := m.font.UnitsPerEm()
		if glyph, err := m.font.GlyphIndex(&m.buffer, r); err == nil {
			if bounds, _, err := m.font.GlyphBounds(&m.buffer, glyph, fixed.I(int(units)),
				font.HintingNone); err == nil {
				part := func(v fixed.Int26_6) float64 { return float64(v) / 64 / float64(units) }
				box = Rectangle{part(bounds.Min.X), part(bounds.Min.Y), part(bounds.Max.X - bounds.Min.X),
					part(bounds.Max.Y - bounds.Min.Y)}
			}
		}
		m.inks[r] = box
	}
	return box
}

// simple says whether a rune can be set glyph after glyph from left to right. Scripts that join or reorder
// their letters, or run from right to left, cannot, even if a font has the glyphs.
func simple(r rune) bool {
	return unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Common, unicode.Inherited)
}

// PointMM is a typographic point in millimetres.
const PointMM = 25.4 / 72

// Measures of lines for all faces, relative to the font size: the height of capitals above the baseline, the
// height of small letters, the depth of their tails, and the distance of lines.
const (
	CapHeight = 0.68
	Ascent    = 0.8
	Descent   = 0.24
	Leading   = 1.25
)
