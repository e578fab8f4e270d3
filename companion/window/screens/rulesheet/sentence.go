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
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
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
	marks  []way
	height float32
	laid   float32 // the width that the pieces are laid out for
}

var (
	_ fyne.Tappable  = (*sentence)(nil)
	_ widgets.Holder = (*sentence)(nil)
)

func newSentence(runs []run, open func(key []string)) *sentence {
	s := &sentence{runs: runs, open: open}
	s.ExtendBaseWidget(s)
	return s
}

// Inside implements widgets.Holder.
func (s *sentence) Inside() fyne.CanvasObject { return container.NewWithoutLayout(s.pieces...) }

// Tapped implements fyne.Tappable.
func (s *sentence) Tapped(at *fyne.PointEvent) {
	spots := make([]*widgets.Spot, len(s.marks))
	for i, m := range s.marks {
		spots[i] = m.opener.(*widgets.Spot)
	}
	if spot := widgets.Near(spots, at.Position); spot != nil {
		spot.Tapped(nil)
	}
}

// lay puts the words into lines of a width.
func (s *sentence) lay(width float32) {
	if s.laid == width || width <= 0 {
		return
	}
	s.laid, s.pieces, s.marks = width, nil, nil
	size := look.Current().Size(theme.SizeNameText)
	line := fyne.MeasureText("X", size, fyne.TextStyle{}).Height
	pad := theme.Padding() + 2
	x, y, blank := pad, pad, false
	for n, r := range s.runs {
		style := fyne.TextStyle{Bold: r.changed}
		sign := float32(0) // what stands right behind the last word, such as a comma, stays with it
		if n+1 < len(s.runs) && !strings.HasSuffix(r.text, " ") {
			next, _, _ := strings.Cut(s.runs[n+1].text, " ")
			sign = fyne.MeasureText(next, size, fyne.TextStyle{Bold: s.runs[n+1].changed}).Width
		}
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
		list := strings.SplitAfter(r.text, " ")
		for i, word := range list {
			if word == "" { // behind the last blank: what follows may begin a line
				continue
			}
			bare := strings.TrimRight(word, " ")
			wide := fyne.MeasureText(bare, size, style).Width
			need := wide
			if i == len(list)-1 {
				need += sign
			}
			if bare != "" && x+need > width-pad && x > pad && (blank || i > 0) {
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

// piece returns the words of a run on one line; those of a field are a mark with a dotted line below them.
func (s *sentence) piece(r run, text string, size float32, style fyne.TextStyle, at fyne.Position,
	line float32) (piece fyne.CanvasObject) {
	if r.key != nil {
		text = strings.TrimRight(text, " ")
	}
	words := canvas.NewText(text, look.Current().Ink)
	words.TextSize, words.TextStyle = size, style
	piece = words
	if r.key != nil {
		mark := widgets.NewSpot(strings.TrimSpace(r.text), // for all words of the field
			container.New(underlined{}, words, canvas.NewRaster(dots)), func() { s.open(r.key) })
		mark.Ground = 0.10
		s.marks = append(s.marks, way{r.key, mark, r.changed})
		piece = mark
	}
	piece.Move(at)
	piece.Resize(fyne.NewSize(fyne.MeasureText(text, size, style).Width, line))
	return piece
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

// underlined is the layout of words with a line below them.
type underlined struct{}

// Layout implements fyne.Layout.
func (underlined) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	objects[1].Move(fyne.NewPos(0, size.Height))
	objects[1].Resize(fyne.NewSize(size.Width, 2))
}

// MinSize implements fyne.Layout.
func (underlined) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

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
