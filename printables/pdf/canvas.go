package pdf

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/go-pdf/fpdf"

	"homespun/printables/drawing"
)

// margin is how far the marks of a symbol may reach outside its drawing, in millimetres. A template cuts off
// whatever is outside its box, and half of an outline's width is outside.
const margin = 5.0

// A template is a symbol in fpdf's form: written once into the file and used many times.
type template struct {
	fpdf.Template
	id            string
	width, height float64 // of the symbol's drawing
}

// ID returns the template's name: its number, which takes less of the file than fpdf's own, and no time.
func (t template) ID() string { return t.id }

// A book is a PDF being made.
type book struct {
	out       *fpdf.Fpdf
	templates map[form]template
	// uses tells where each symbol is used.
	uses map[form]*usage
	// images are the numbers of the pictures of pixels.
	images map[*drawing.Pixels]int
	// silent says that what is drawn now is part of a picture, whose words are no text ([drawing.Use]).
	silent bool
	// visible is the part of the drawing that is not clipped away, where that is known; empty is all of it.
	visible drawing.Rectangle
}

// A form is a symbol as it is drawn: with its words as text, or as shapes.
type form struct {
	symbol *drawing.Symbol
	silent bool
}

// form returns how a symbol is drawn where it is used.
func (b book) form(u drawing.Use) form { return form{u.Symbol, b.silent || u.Silent} }

// within returns the book for what is drawn inside a symbol.
func (b book) within(f form) book {
	b.silent, b.visible = f.silent, drawing.Rectangle{}
	return b
}

// seen returns the part of a symbol that is visible where it is used, in the coordinates of the symbol; empty
// is all of it.
func (b book) seen(u drawing.Use) drawing.Rectangle {
	part := u.Clip
	if part.Empty() {
		part = b.visible
	}
	if part.Empty() || u.Turn != 0 {
		return drawing.Rectangle{}
	}
	whole := u.Symbol.Drawing
	return drawing.Box((part.X-u.At.X)/u.Scale+whole.Width/2, (part.Y-u.At.Y)/u.Scale+whole.Height/2,
		part.Width/u.Scale, part.Height/u.Scale)
}

// shows reports whether words may be seen, at least in part.
func (b book) shows(w drawing.Words) bool {
	high := w.Size * drawing.PointMM
	return b.visible.Empty() || w.At.Y > b.visible.Y && w.At.Y-high < b.visible.Bottom() &&
		w.At.X < b.visible.Right() && w.At.X+w.Font.Width(w.Text, w.Size) > b.visible.X
}

// A usage is how often a symbol is used, and on which pages first and last. Its uses inside another symbol count
// once, on the first page of that symbol.
type usage struct{ count, first, last int }

// count counts the uses of symbols in a drawing, which is that of a page or of a symbol that is first used there.
func (b book) count(d *drawing.Drawing, page int) {
	for _, mark := range d.Marks {
		use, ok := mark.(drawing.Use)
		if !ok {
			continue
		}
		f := b.form(use)
		of := b.uses[f]
		if of == nil {
			of = &usage{first: page}
			b.uses[f] = of
			b.within(f).count(use.Symbol.Drawing, page)
		}
		of.count++
		of.last = page
	}
}

// inPlace reports whether a symbol is drawn wherever it is used and gets no template. A template is compressed by
// itself, which costs more time and bytes than a few copies of a small symbol close together: the compressor finds
// those again, since it looks back over 32 kB.
func (b book) inPlace(f form) bool {
	const copies, pages, steps = 4, 2, 1000
	of := b.uses[f]
	return of.count == 1 || of.count <= copies && of.last-of.first <= pages && length(f.symbol.Drawing) <= steps
}

// length returns how many steps the paths of a drawing have, without those of symbols.
func length(d *drawing.Drawing) int {
	steps := 0
	for _, mark := range d.Marks {
		if shape, ok := mark.(drawing.Shape); ok {
			steps += len(shape.Path)
		}
	}
	return steps
}

// A target is a page or a template: fpdf draws on both alike.
type target interface {
	SetLineWidth(width float64)
	SetLineCapStyle(style string)
	SetLineJoinStyle(style string)
	SetDashPattern(dashes []float64, phase float64)
	SetDrawColor(r, g, b int)
	SetFillColor(r, g, b int)
	SetTextColor(r, g, b int)
	SetFont(family, style string, size float64)
	GetStringWidth(text string) float64
	Text(x, y float64, text string)
	ClipRect(x, y, w, h float64, outline bool)
	ClipEnd()
	TransformBegin()
	TransformRotate(angle, x, y float64)
	TransformEnd()
	UseTemplateScaled(t fpdf.Template, corner fpdf.PointType, size fpdf.SizeType)
	RawWriteStr(text string)
}

// symbols makes the templates for the symbols in a drawing, the inner ones first.
func (b book) symbols(d *drawing.Drawing, out *fpdf.Fpdf) {
	for _, mark := range d.Marks {
		use, ok := mark.(drawing.Use)
		if !ok {
			continue
		}
		f := b.form(use)
		if _, made := b.templates[f]; made {
			continue
		}
		inner, within := use.Symbol.Drawing, b.within(f)
		within.symbols(inner, out)
		if b.inPlace(f) {
			continue
		}
		made := template{width: inner.Width, height: inner.Height}
		area := fpdf.SizeType{Wd: inner.Width + 2*margin, Ht: inner.Height + 2*margin}
		made.Template = out.CreateTemplateCustom(fpdf.PointType{}, area, func(t *fpdf.Tpl) {
			// fpdf identifies templates by their content: write the size, so that other sizes differ.
			t.RawWriteStr(fmt.Sprintf("%% %.2f %.2f", inner.Width, inner.Height))
			within.draw(&t.Fpdf, inner, margin, margin, area.Ht)
		})
		made.id = fmt.Sprintf("%04d", len(b.templates)) // in the order in which one uses another
		b.templates[f] = made
	}
}

// draw draws marks, moved by (x, y), on a target of a height in millimetres.
func (b book) draw(out target, d *drawing.Drawing, x, y, height float64) {
	p := pen{out: out, x: x, y: y, height: height}
	p.begin()
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			p.shape(m)
		case drawing.Words:
			if m.Colour == drawing.None {
				if !b.silent {
					p.hidden(m)
				}
			} else if outlined := m.Font.Outlined(); b.silent || outlined {
				if b.shows(m) {
					p.outlines(m)
				}
				if outlined && !b.silent {
					p.hidden(m)
				}
			} else {
				p.words(m)
			}
		case drawing.Image:
			b.image(&p, m)
		case drawing.Use:
			b.use(&p, m)
		}
	}
}

// A pen draws on one target. It remembers the current settings there, so that it does not repeat them in the
// file.
type pen struct {
	out    target
	x, y   float64 // the offset of everything drawn
	height float64 // of the target, in millimetres
	fill   drawing.Colour
	stroke drawing.Stroke
	line   []byte // the buffer of path
}

// begin writes all settings once. Otherwise a template would inherit those of the page.
func (p *pen) begin() {
	p.fill, p.stroke = drawing.Black, drawing.Line(0.2, drawing.Black)
	p.out.SetFillColor(0, 0, 0)
	p.out.SetDrawColor(0, 0, 0)
	p.out.SetLineWidth(p.stroke.Width)
	p.out.SetDashPattern(nil, 0)
	p.out.SetLineCapStyle("butt")
	p.out.SetLineJoinStyle("miter")
}

func parts(colour drawing.Colour) (red, green, blue int) {
	r, g, b := colour.Parts()
	return int(r), int(g), int(b)
}

func (p *pen) setFill(colour drawing.Colour) {
	if colour != p.fill {
		p.out.SetFillColor(parts(colour))
		p.fill = colour
	}
}

func (p *pen) setStroke(stroke drawing.Stroke) {
	if stroke.Colour != p.stroke.Colour {
		p.out.SetDrawColor(parts(stroke.Colour))
	}
	if stroke.Width != p.stroke.Width {
		p.out.SetLineWidth(finite(stroke.Width))
	}
	if stroke.Dash != p.stroke.Dash {
		var dashes []float64
		if stroke.Dash[0]+stroke.Dash[1] > 0 {
			dashes = []float64{finite(stroke.Dash[0]), finite(stroke.Dash[1])}
		}
		p.out.SetDashPattern(dashes, 0)
	}
	if stroke.Round != p.stroke.Round {
		end, corner := "butt", "miter"
		if stroke.Round {
			end, corner = "round", "round"
		}
		p.out.SetLineCapStyle(end)
		p.out.SetLineJoinStyle(corner)
	}
	p.stroke = stroke
}

func (p *pen) shape(s drawing.Shape) {
	hatch, hatched := s.Hatching()
	filled := s.Paint.Fill != drawing.None
	stroked := s.Paint.Stroke.Width > 0 && s.Paint.Stroke.Colour != drawing.None
	if len(s.Path) == 0 {
		return
	}
	if filled {
		p.setFill(s.Paint.Fill)
	}
	if filled && (hatched || !stroked) {
		p.path(s.Path)
		p.out.RawWriteStr("f")
		filled = false
	}
	if hatched {
		p.shape(hatch)
	}
	if stroked {
		p.setStroke(s.Paint.Stroke)
		p.path(s.Path)
		if filled {
			p.out.RawWriteStr("B")
		} else {
			p.out.RawWriteStr("S")
		}
	}
}

// path writes a path with the operators of PDF, in points from the lower left, rounded to a hundredth (0.004
// mm). This is shorter than what fpdf writes.
func (p *pen) path(path drawing.Path) {
	line := operators(p.line[:0], path, func(at drawing.Point) (float64, float64) {
		return (at.X + p.x) / drawing.PointMM, (p.height - at.Y - p.y) / drawing.PointMM
	})
	p.line = line
	p.out.RawWriteStr(string(line[:max(0, len(line)-1)]))
}

// operators writes a path, whose points lie on the paper where place says, in points.
func operators(line []byte, path drawing.Path, place func(drawing.Point) (x, y float64)) []byte {
	for _, step := range path {
		points := step.Points[:1]
		switch step.Verb {
		case drawing.CurveTo:
			points = step.Points[:]
		case drawing.Close:
			points = nil
		}
		for _, at := range points {
			x, y := place(at)
			line = number(number(line, x), y)
		}
		line = append(line, "mlch"[step.Verb], '\n')
	}
	return line
}

// number writes a number and a blank.
func number(line []byte, v float64) []byte {
	hundredths := int64(math.Round(finite(v) * 100))
	if hundredths < 0 {
		line, hundredths = append(line, '-'), -hundredths
	}
	line = strconv.AppendInt(line, hundredths/100, 10)
	if rest := hundredths % 100; rest > 0 {
		line = append(line, '.', byte('0'+rest/10))
		if rest%10 > 0 {
			line = append(line, byte('0'+rest%10))
		}
	}
	return append(line, ' ')
}

// outlines draws words as shapes: the letters of a picture, which nobody is to read aloud, and those of a font that
// fpdf cannot set. Each letter is drawn at the origin and moved to its place, and rounded, in pictures to a tenth of a
// point (0.035 mm), so that the compressor finds it again wherever it stands.
func (p *pen) outlines(w drawing.Words) {
	if w.Colour == drawing.None || w.Size <= 0 {
		return
	}
	p.setFill(w.Colour)
	x, up := (w.At.X+p.x)/drawing.PointMM, (p.height-w.At.Y-p.y)/drawing.PointMM
	if w.Font.Outlined() {
		for _, glyph := range w.Font.Glyphs(w.Text) {
			p.glyph(glyph.Outline, w.Size, 100, x+glyph.At.X*w.Size, up-glyph.At.Y*w.Size)
		}
		return
	}
	for _, letter := range w.Text {
		p.glyph(w.Font.Outline(letter), w.Size, 10, x, up)
		x += w.Font.Width(string(letter), w.Size) / drawing.PointMM
	}
}

// glyph draws a letter at a point in points from the lower left, rounded to a part of a point.
func (p *pen) glyph(outline drawing.Path, size, part, x, up float64) {
	if len(outline) == 0 {
		return
	}
	line := append(number(number([]byte("q 1 0 0 1 "), x), up), "cm\n"...)
	line = operators(line, outline, func(at drawing.Point) (float64, float64) {
		return math.Round(at.X*size*part) / part, -math.Round(at.Y*size*part) / part
	})
	p.out.RawWriteStr(string(append(line, "f Q"...)))
}

func (p *pen) words(w drawing.Words) {
	// fpdf draws an empty box for a letter that the font lacks, and panics beyond U+FFFF.
	text := strings.Map(func(r rune) rune {
		if w.Font.Has(r) {
			return r
		}
		return -1
	}, w.Text)
	if text == "" || w.Colour == drawing.None || w.Size <= 0 {
		return
	}
	p.out.SetFont(w.Font.String(), "", finite(w.Size))
	p.out.SetTextColor(parts(w.Colour))
	// fpdf omits the colour of a text if it equals the fill colour that fpdf remembers: set the fill
	// colour to the text's.
	p.setFill(w.Colour)
	p.out.Text(finite(w.At.X+p.x), finite(w.At.Y+p.y), text)
}

// hidden writes words that are drawn as shapes as text that is not seen, as wide as they are, so that they are found and
// copied. Readers expect it in the order in which it is seen.
func (p *pen) hidden(w drawing.Words) {
	text := strings.Map(func(r rune) rune {
		if r > 0xFFFF { // see words
			return -1
		}
		return r
	}, w.Seen())
	if text == "" || w.Size <= 0 {
		return
	}
	p.out.SetFont(hiddenFont.String(), "", finite(w.Size))
	wide := p.out.GetStringWidth(text)
	if wide <= 0 {
		return
	}
	p.out.RawWriteStr("q")
	p.out.RawWriteStr(fmt.Sprintf("%.2f Tz 3 Tr", min(max(100*w.Width()/wide, 1), 1000)))
	p.out.Text(finite(w.At.X+p.x), finite(w.At.Y+p.y), text)
	p.out.RawWriteStr("Q")
}

// hiddenFont is the font of text that is not seen. It need not have the letters.
const hiddenFont = drawing.Atkinson

// use draws a symbol: with its template, or in place if it has none, see inPlace. A template for each of a
// thousand cards would make the file three times as large and take twice the time.
func (b book) use(p *pen, u drawing.Use) {
	if u.Scale <= 0 {
		return
	}
	if !u.Clip.Empty() {
		p.out.ClipRect(u.Clip.X+p.x, u.Clip.Y+p.y, u.Clip.Width, u.Clip.Height, false)
		defer p.out.ClipEnd()
	}
	f := b.form(u)
	t, ok := b.templates[f]
	if !ok {
		p.out.RawWriteStr("q " + p.placing(u) + " cm")
		inner := b.within(f)
		inner.visible = b.seen(u)
		inner.draw(p.out, u.Symbol.Drawing, 0, 0, p.height)
		p.out.RawWriteStr("Q")
		return
	}
	x, y := finite(u.At.X+p.x), finite(u.At.Y+p.y)
	if u.Turn != 0 {
		p.out.TransformBegin()
		defer p.out.TransformEnd()
		p.out.TransformRotate(-finite(u.Turn), x, y) // fpdf's angles are anticlockwise
	}
	area := fpdf.SizeType{Wd: (t.width + 2*margin) * u.Scale, Ht: (t.height + 2*margin) * u.Scale}
	p.out.UseTemplateScaled(t, fpdf.PointType{X: x - area.Wd/2, Y: y - area.Ht/2}, area)
}

// placing returns the matrix that moves a symbol from the target's corner to its place, in points from the
// lower left.
func (p *pen) placing(u drawing.Use) string {
	sin, cos := math.Sincos(finite(u.Turn) * math.Pi / 180)
	sin, cos = sin*u.Scale, cos*u.Scale
	at := u.Place(drawing.Point{})
	across := (at.X + p.x - sin*p.height) / drawing.PointMM
	up := (p.height - at.Y - p.y - cos*p.height) / drawing.PointMM
	return fmt.Sprintf("%.6f %.6f %.6f %.6f %.3f %.3f", finite(cos), finite(-sin), finite(sin), finite(cos),
		finite(across), finite(up))
}
