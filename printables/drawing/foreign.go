package drawing

import (
	"slices"
	"sync"

	"homespun/printables/script"
)

// others are the fonts of the system that texts have needed, which are numbered after [Fonts].
var others struct {
	lock     sync.RWMutex
	fonts    []*script.Font
	outlines []map[script.Glyph]Path
}

// With returns the face where letters that the fonts of the program lack are set in a font first, if it has them.
func (f Face) With(font *script.Font) Face { return f.purpose() | Face(numbered(font))<<purposes }

// For returns the face of another purpose with the same font of its own.
func (f Face) For(purpose Face) Face { return f&^(1<<purposes-1) | purpose.purpose() }

// purposes is how many bits of a face tell its purpose; the others are the number of its own font.
const purposes = 3

// purpose returns the face without a font of its own.
func (f Face) purpose() Face { return f & (1<<purposes - 1) }

// numbered returns the number of a font of the system.
func numbered(font *script.Font) Font {
	others.lock.Lock()
	defer others.lock.Unlock()
	at := slices.Index(others.fonts, font)
	if at < 0 {
		at = len(others.fonts)
		others.fonts = append(others.fonts, font)
		others.outlines = append(others.outlines, map[script.Glyph]Path{})
	}
	return Font(len(Fonts) + at)
}

// Outlined says whether the words of a font are drawn as outlines, since back ends cannot set them: it is a font of the
// system, see [Font.Glyphs].
func (f Font) Outlined() bool { return int(f) >= len(Fonts) }

// foreign returns the font of the system; nil for one of [Fonts].
func (f Font) foreign() *script.Font {
	if !f.Outlined() {
		return nil
	}
	others.lock.RLock()
	defer others.lock.RUnlock()
	return others.fonts[int(f)-len(Fonts)]
}

// A Glyph is a shape of a text at its place, from the left end of the baseline. Measures are relative to the font size.
type Glyph struct {
	Outline Path // shared, it must not be changed
	At      Point
}

// Glyphs returns the shapes of a text in a font that is outlined.
func (f Font) Glyphs(text string) []Glyph {
	font := f.foreign()
	if font == nil {
		return nil
	}
	var list []Glyph
	for _, placed := range font.Set(text).Glyphs {
		list = append(list, Glyph{f.glyph(font, placed.Glyph), Point{placed.X, placed.Y}})
	}
	return list
}

// glyph returns the outline of a glyph.
func (f Font) glyph(font *script.Font, glyph script.Glyph) Path {
	others.lock.Lock()
	defer others.lock.Unlock()
	outlines := others.outlines[int(f)-len(Fonts)]
	path, known := outlines[glyph]
	if !known {
		path = pathOf(font.Outline(glyph))
		outlines[glyph] = path
	}
	return path
}

// pathOf returns the path of segments. Each part of it is closed.
func pathOf(segments []script.Segment) (path Path) {
	var last Point
	for _, segment := range segments {
		point := func(i int) Point { return Point{float64(segment.Args[i].X), float64(segment.Args[i].Y)} }
		if len(path) == 0 && segment.Op != script.MoveTo {
			path = path.MoveTo(last)
		}
		switch segment.Op {
		case script.MoveTo:
			if len(path) > 0 {
				path = path.Close()
			}
			last = point(0)
			path = path.MoveTo(last)
		case script.LineTo:
			last = point(0)
			path = path.LineTo(last)
		case script.QuadTo:
			path = path.quadTo(last, point(0), point(1))
			last = point(1)
		case script.CurveTo:
			last = point(2)
			path = path.CurveTo(point(0), point(1), last)
		}
	}
	if len(path) > 0 {
		path = path.Close()
	}
	return path
}

// Seen returns the text of the words in the order in which it is seen from left to right.
func (w Words) Seen() string {
	if w.Font.Outlined() && script.Backward(w.Text) {
		return script.Mirrored(w.Text)
	}
	return w.Text
}

// foreignInk is [Font.ink] of a font that is outlined.
func (f Font) foreignInk(text string) (ink Rectangle) {
	for _, glyph := range f.Glyphs(text) {
		ink = ink.Union(glyph.Outline.Bounds().Moved(glyph.At.X, glyph.At.Y))
	}
	return ink
}

// foreignFor returns the font of the system that sets a sign in a face, in a text of a script; false if none has it.
func foreignFor(sign string, face Face, of script.Script) (Font, bool) {
	if !script.In(sign) {
		return 0, false
	}
	if own := Font(face >> purposes); own.Outlined() && own.foreign().Has(sign) {
		return own, true
	}
	font := script.Find(sign, script.Wish{Bold: face.purpose() != Text && face.purpose() != Italic, For: of})
	if font == nil {
		return 0, false
	}
	return numbered(font), true
}

// ordered says whether the runs stand in the order in which they are seen: none is from right to left.
func (r Runs) ordered() bool {
	return !slices.ContainsFunc(r, func(run Run) bool {
		return run.back || run.Font.Outlined() && script.Backward(run.Text)
	})
}

// RightToLeft is the mark with which a text begins that runs from right to left, whatever its first letter is. It is not
// printed.
const RightToLeft = script.RightToLeft

// Back says whether the paragraph of the runs is from right to left.
func (r Runs) Back() bool { return len(r) > 0 && r[0].back }

// visual returns the runs of a line from left to right as they are seen. In the text of a run from right to left letters
// stay in their order, as the font sets them; what has none is turned round.
func (r Runs) visual() (seen Runs) {
	if r.ordered() {
		return r
	}
	for _, span := range script.Visual(r.String(), r.Back()) {
		var within Runs
		at := 0
		for _, run := range r {
			from, to := max(span.From-at, 0), min(span.To-at, len(run.Text))
			if at += len(run.Text); from >= to {
				continue
			}
			part := run
			part.Text = run.Text[from:to]
			if span.Back && run.Icon == nil && !script.Backward(part.Text) {
				part.Text = script.Mirrored(part.Text)
			}
			within = append(within, part)
		}
		if span.Back {
			slices.Reverse(within)
		}
		seen = append(seen, within...)
	}
	return seen
}
