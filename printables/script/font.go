package script

import (
	"math"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/harfbuzz"
	"github.com/go-text/typesetting/language"

	"homespun/engines/common/cache"
	"homespun/engines/common/panics"
)

// A Font sets letters. It is read when it is first needed; before, only the first fields are known of it.
type Font struct {
	path   string
	index  int // in the file
	family string
	weight float64
	odd    bool // slanted, or of another width
	// closed says that its licence does not let it stand in a document.
	closed bool
	pages  map[rune]*[8]uint32 // the letters that it lists, 256 on each

	lock   sync.Mutex
	read   bool
	font   *harfbuzz.Font // nil if it cannot be read
	inside *font.Face
	units  float64 // of its size
	lines  *cache.Cache[string, *Line]
}

// A Line is a text as it is set. Measures are relative to the font size, y is downwards.
type Line struct {
	Width  float64
	Glyphs []Placed
}

// A Glyph is the number of a shape in a font.
type Glyph = font.GID

// A Placed is a shape at its place, from the left end of the baseline. From is the byte of the text that it stands for.
type Placed struct {
	Glyph Glyph
	X, Y  float64
	From  int
}

// A Segment is a step of an outline.
type Segment = opentype.Segment

// The kinds of segments.
const (
	MoveTo  = opentype.SegmentOpMoveTo
	LineTo  = opentype.SegmentOpLineTo
	QuadTo  = opentype.SegmentOpQuadTo
	CurveTo = opentype.SegmentOpCubeTo
)

// Name returns the name of the family.
func (f *Font) Name() string { return f.family }

// use returns the font if it can be used.
func (f *Font) use() (*Font, error) {
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.closed {
		return nil, ErrClosed
	}
	if !f.load() {
		return nil, ErrFont
	}
	return f, nil
}

// load reads the font; the lock is held.
func (f *Font) load() bool {
	if f.read {
		return f.font != nil
	}
	const remembered = 5_000
	f.read, f.lines = true, cache.New[string, *Line](remembered)
	_ = reading(f.path, func(loaders []*opentype.Loader) error { // without it the next font is taken
		read, err := font.NewFont(loaders[f.index])
		if err != nil {
			return err
		}
		f.inside = font.NewFace(read)
		f.font, f.units = harfbuzz.NewFont(f.inside), float64(read.Upem())
		return nil
	})
	return f.font != nil
}

// Has says whether the font has all characters of a text, besides those that only join others, and shapes for its
// letters: some have only pictures of them.
func (f *Font) Has(text string) (all bool) {
	f.lock.Lock()
	defer f.lock.Unlock()
	if !f.load() {
		return false
	}
	all = true
	f.safely(func() {
		for _, r := range text {
			glyph, ok := f.inside.NominalGlyph(r)
			all = all && (joins(r) || ok && glyph != 0 && (!unicode.IsLetter(r) || len(f.outline(glyph)) > 0))
		}
	})
	return all && f.font != nil
}

// safely calls do, which uses the font. A font that makes it panic is not used again.
func (f *Font) safely(do func()) {
	if fault := panics.Try(do); fault != nil {
		f.font = nil
	}
}

// Set returns a text of one direction as it is set. It is shared and must not be changed.
func (f *Font) Set(text string) *Line {
	f.lock.Lock()
	defer f.lock.Unlock()
	line := &Line{}
	if f.load() {
		line = f.lines.Get(text, func() *Line {
			f.safely(func() { f.shape(text, line) })
			return line
		})
	}
	return line
}

func (f *Font) shape(text string, line *Line) {
	runes := []rune(text)
	buffer := harfbuzz.NewBuffer()
	buffer.AddRunes(runes, 0, len(runes))
	back := Backward(text)
	buffer.Props = harfbuzz.SegmentProperties{Script: language.Common, Direction: harfbuzz.LeftToRight}
	if back {
		buffer.Props.Direction = harfbuzz.RightToLeft
	}
	starts := make([]int, 0, len(runes)+1)
	for at, r := range text {
		starts = append(starts, at)
		if script := Of(r); script != 0 && buffer.Props.Script == language.Common {
			buffer.Props.Script = script
		}
	}
	starts = append(starts, len(text))
	var features []harfbuzz.Feature
	if !back { // words that are not parted by blanks are measured one by one
		features = []harfbuzz.Feature{{Tag: opentype.MustNewTag("kern"), Start: harfbuzz.FeatureGlobalStart,
			End: harfbuzz.FeatureGlobalEnd}}
	}
	buffer.Shape(f.font, features)
	for i, info := range buffer.Info {
		at := buffer.Pos[i]
		line.Glyphs = append(line.Glyphs, Placed{info.Glyph, line.Width + f.part(at.XOffset), -f.part(at.YOffset),
			starts[min(max(info.Cluster, 0), len(runes))]})
		line.Width += max(f.part(at.XAdvance), 0)
	}
}

// most is how far a shape may reach, and how wide it may be, in sizes: letters of broken fonts stay on the paper.
const most = 8

// part returns a length in sizes.
func (f *Font) part(units int32) float64 { return min(max(float64(units)/f.units, -most), most) }

// Outline returns the shape of a glyph, relative to the font size, with y downwards.
func (f *Font) Outline(glyph Glyph) (shape []Segment) {
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.load() {
		f.safely(func() { shape = f.outline(glyph) })
	}
	return shape
}

func (f *Font) outline(glyph Glyph) []Segment {
	found, _ := f.inside.GlyphDataOutline(tables.GlyphID(glyph))
	shape := make([]Segment, len(found.Segments))
	for i, segment := range found.Segments {
		shape[i].Op = segment.Op
		for k, at := range segment.ArgsSlice() {
			x, y := float64(at.X)/f.units, -float64(at.Y)/f.units
			if !(math.Abs(x) <= most && math.Abs(y) <= most) {
				return nil
			}
			shape[i].Args[k] = opentype.SegmentPoint{X: float32(x), Y: float32(y)}
		}
	}
	return shape
}
