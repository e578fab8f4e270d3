package rulesheet

import (
	"cmp"
	"image"
	"image/color"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/rulesets/template"
)

// run is some words of a sentence that come from one field, or from none.
type run struct {
	text string
	// key is the field that a tap opens, in its parts; nil for words that come from none.
	key []string
	// changed says that the field differs from the standard.
	changed bool
}

// runs splits a text at the spans that come from fields. Of spans inside each other the outer one counts; the
// conditions under which words appear mark nothing.
func runs(text string, spans []template.Span, mark func(field string) (key []string, changed bool)) []run {
	spans = slices.DeleteFunc(slices.Clone(spans), func(s template.Span) bool { return s.If || s.From >= s.To })
	slices.SortFunc(spans, func(a, b template.Span) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(b.To, a.To))
	})
	var list []run
	at := 0
	for _, span := range spans {
		if span.From < at || within(text, span.From) { // the number of a marker, C4, marks nothing
			continue
		}
		key, changed := mark(span.Name)
		if key == nil {
			continue
		}
		if n := len(list) - 1; n >= 0 && slices.Equal(list[n].key, key) && strings.TrimSpace(text[at:span.From]) == "" {
			list[n].text, list[n].changed = list[n].text+text[at:span.To], list[n].changed || changed
			at = span.To
			continue // side by side they are one mark
		}
		if span.From > at {
			list = append(list, run{text: text[at:span.From]})
		}
		list = append(list, run{text[span.From:span.To], key, changed})
		at = span.To
	}
	if at < len(text) {
		list = append(list, run{text: text[at:]})
	}
	return list
}

// within reports whether a place lies inside a word.
func within(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	return at > 0 && (unicode.IsLetter(before) || unicode.IsDigit(before))
}

// sentence is a paragraph whose marked words can be tapped. A tap near a mark counts for it, so that it is as
// easy to touch as a button.
type sentence struct {
	widget.BaseWidget
	runs   []run
	open   func(key []string)
	pieces []fyne.CanvasObject
	height float32
	laid   float32 // the width that the pieces are laid out for
}

var (
	_ fyne.Tappable = (*sentence)(nil)
	_ kit.Holder    = (*sentence)(nil)
)

func newSentence(runs []run, open func(key []string)) *sentence {
	s := &sentence{runs: runs, open: open}
	s.ExtendBaseWidget(s)
	return s
}

// Inside implements kit.Holder.
func (s *sentence) Inside() fyne.CanvasObject { return container.NewWithoutLayout(s.pieces...) }

// near is how far from a mark a tap still counts for it: half the height of a button.
const near = 24

// Tapped implements fyne.Tappable.
func (s *sentence) Tapped(at *fyne.PointEvent) {
	best, least := (*mark)(nil), float32(near)
	for _, piece := range s.pieces {
		m, ok := piece.(*mark)
		if !ok {
			continue
		}
		from, to := m.Position(), m.Position().Add(m.Size())
		dx := max(from.X-at.Position.X, at.Position.X-to.X, 0)
		dy := max(from.Y-at.Position.Y, at.Position.Y-to.Y, 0)
		if d := max(dx, dy); d < least {
			best, least = m, d
		}
	}
	if best != nil {
		best.Tapped(nil)
	}
}

// lay puts the words into lines of a width.
func (s *sentence) lay(width float32) {
	if s.laid == width || width <= 0 {
		return
	}
	s.laid, s.pieces = width, nil
	size := look.Current().Size(theme.SizeNameText)
	line := fyne.MeasureText("X", size, fyne.TextStyle{}).Height
	pad := theme.Padding() + 2
	x, y, blank := pad, pad, false
	for _, r := range s.runs {
		style := fyne.TextStyle{Bold: r.changed}
		space := fyne.MeasureText(" ", size, style).Width
		var words strings.Builder
		start := x
		put := func() {
			if words.Len() == 0 {
				return
			}
			s.pieces = append(s.pieces, s.piece(r, words.String(), size, style, fyne.NewPos(start, y), line))
			words.Reset()
		}
		for i, word := range strings.SplitAfter(r.text, " ") {
			bare := strings.TrimRight(word, " ")
			wide := fyne.MeasureText(bare, size, style).Width
			if bare != "" && x+wide > width-pad && x > pad && (blank || i > 0) {
				put()
				x, y = pad, y+line*1.35
				start = x
			}
			if words.Len() == 0 {
				start = x
			}
			if bare != "" || words.Len() > 0 || r.key == nil {
				words.WriteString(word)
			}
			x += wide
			if blank = bare != word; blank {
				x += space
			}
		}
		put()
	}
	s.height = y + line + pad
}

func (s *sentence) piece(r run, text string, size float32, style fyne.TextStyle, at fyne.Position,
	line float32) fyne.CanvasObject {
	if r.key == nil {
		words := canvas.NewText(text, look.Current().Ink)
		words.TextSize, words.TextStyle = size, style
		words.Move(at)
		words.Resize(fyne.NewSize(fyne.MeasureText(text, size, style).Width, line))
		return words
	}
	text = strings.TrimRight(text, " ")
	m := newMark(text, style, func() { s.open(r.key) })
	m.key, m.name = r.key, strings.TrimSpace(r.text)
	m.Move(at)
	m.Resize(fyne.NewSize(fyne.MeasureText(text, size, style).Width, line))
	return m
}

// MinSize implements fyne.CanvasObject: the height follows from the width.
func (s *sentence) MinSize() fyne.Size {
	s.ExtendBaseWidget(s)
	s.lay(s.Size().Width)
	return fyne.NewSize(60, s.height)
}

// CreateRenderer implements fyne.Widget.
func (s *sentence) CreateRenderer() fyne.WidgetRenderer { return &sentenceRenderer{s} }

type sentenceRenderer struct{ sentence *sentence }

func (r *sentenceRenderer) Destroy()                     {}
func (r *sentenceRenderer) MinSize() fyne.Size           { return r.sentence.MinSize() }
func (r *sentenceRenderer) Objects() []fyne.CanvasObject { return r.sentence.pieces }
func (r *sentenceRenderer) Layout(size fyne.Size)        { r.sentence.lay(size.Width) }
func (r *sentenceRenderer) Refresh()                     { canvas.Refresh(r.sentence) }

// mark is the words of a field inside a sentence, with a dotted line below them.
type mark struct {
	widget.BaseWidget
	// text is the words on one line, name those of the whole mark.
	text, name       string
	key              []string
	style            fyne.TextStyle
	tapped           func()
	focused, hovered bool
}

var (
	_ fyne.Focusable     = (*mark)(nil)
	_ fyne.Tappable      = (*mark)(nil)
	_ desktop.Hoverable  = (*mark)(nil)
	_ desktop.Cursorable = (*mark)(nil)
	_ fyne.Accessible    = (*mark)(nil)
)

func newMark(text string, style fyne.TextStyle, tapped func()) *mark {
	m := &mark{text: text, style: style, tapped: tapped}
	m.ExtendBaseWidget(m)
	return m
}

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (m *mark) AccessibilityLabel() string             { return m.name }
func (m *mark) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
func (m *mark) Tapped(*fyne.PointEvent)                { m.tapped() }
func (m *mark) TypedRune(rune)                         {}
func (m *mark) FocusGained()                           { m.focused = true; m.Refresh(); kit.Reveal(m) }
func (m *mark) FocusLost()                             { m.focused = false; m.Refresh() }
func (m *mark) MouseIn(*desktop.MouseEvent)            { m.hovered = true; m.Refresh() }
func (m *mark) MouseMoved(*desktop.MouseEvent)         {}
func (m *mark) MouseOut()                              { m.hovered = false; m.Refresh() }
func (m *mark) Cursor() desktop.Cursor                 { return desktop.PointerCursor }

// TypedKey implements fyne.Focusable.
func (m *mark) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		m.tapped()
	default:
		kit.Bubble(m, key)
	}
}

// CreateRenderer implements fyne.Widget.
func (m *mark) CreateRenderer() fyne.WidgetRenderer {
	r := &markRenderer{mark: m, ground: canvas.NewRectangle(nil), words: canvas.NewText(m.text, nil)}
	r.line = canvas.NewRaster(dots)
	r.words.TextStyle = m.style
	r.paint()
	return r
}

// dots draws a dotted line as wide as there is room.
func dots(width, height int) image.Image {
	line := image.NewNRGBA(image.Rect(0, 0, width, height))
	ink := color.NRGBAModel.Convert(look.Current().Focus).(color.NRGBA)
	for x := range width {
		if x/max(1, height)%2 == 0 {
			for y := range height {
				line.SetNRGBA(x, y, ink)
			}
		}
	}
	return line
}

type markRenderer struct {
	mark   *mark
	ground *canvas.Rectangle
	words  *canvas.Text
	line   *canvas.Raster
}

func (r *markRenderer) paint() {
	now := look.Current()
	r.words.Color, r.words.TextSize = now.Ink, now.Size(theme.SizeNameText)
	r.ground.FillColor, r.ground.StrokeColor, r.ground.CornerRadius = look.Clear(now.Focus, 0.10), color.Transparent, 4
	if r.mark.hovered {
		r.ground.FillColor = look.Clear(now.Focus, 0.22)
	}
	if r.mark.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = now.Focus, 2
	}
}

func (r *markRenderer) Destroy() {}
func (r *markRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.words, r.line}
}
func (r *markRenderer) MinSize() fyne.Size { return r.words.MinSize() }
func (r *markRenderer) Layout(size fyne.Size) {
	r.ground.Move(fyne.NewPos(-2, -1))
	r.ground.Resize(size.AddWidthHeight(4, 4))
	r.words.Resize(size)
	r.line.Move(fyne.NewPos(0, size.Height))
	r.line.Resize(fyne.NewSize(size.Width, 2))
}
func (r *markRenderer) Refresh() {
	r.paint()
	canvas.Refresh(r.mark)
}
