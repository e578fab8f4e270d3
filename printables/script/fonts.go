package script

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"

	"homespun/engines/common/panics"
)

// Variable is the name of the environment variable with the folders of fonts, which stand in place of the system's.
const Variable = "HOMESPUN_FONTS"

// How much is searched for fonts.
const (
	mostFiles = 6_000
	mostFonts = 150       // that are set with
	mostBytes = 100 << 20 // of one file
)

// A Wish says what a font is to be like.
type Wish struct {
	Bold bool
	// For is the script of the text as a whole, since Chinese, Japanese and Korean share letters that look different.
	For Script
}

// A library is a collection of fonts, which is read when it is first needed.
type library struct {
	folders func() []string
	read    sync.Once

	lock  sync.Mutex
	faces []*face
	order map[kind][]*face
	found map[string]*Font // by the wish and the letter
	fonts int              // that have been read
}

// inUse are the fonts that texts are set with; nil is none.
var inUse atomic.Pointer[library]

// Use makes texts be set with the fonts in folders, such as those of [System], in place of those before; nil is none, as
// in the beginning.
func Use(folders func() []string) {
	if folders == nil {
		inUse.Store(nil)
		return
	}
	inUse.Store(&library{folders: folders})
}

// Find returns the first font in use that has a letter with all that stands on it; nil if none has.
func Find(letter string, wish Wish) *Font {
	lib := inUse.Load()
	if lib == nil || !In(letter) {
		return nil
	}
	lib.open()
	return lib.find(letter, wish)
}

// open looks for the fonts, once.
func (l *library) open() {
	l.read.Do(func() {
		for _, path := range files(l.folders()) {
			faces, _ := look(path) // others may be whole
			l.faces = append(l.faces, faces...)
		}
	})
}

func (l *library) find(letter string, wish Wish) *Font {
	l.lock.Lock()
	defer l.lock.Unlock()
	key := letter + wish.For.String()
	if wish.Bold {
		key += "b"
	}
	if font, known := l.found[key]; known {
		return font
	}
	var font *Font
	first, _ := utf8.DecodeRuneInString(letter)
	for _, face := range l.ordered(kind{wish, Of(first)}, first) {
		if !face.covers(letter) || face.font == nil && l.fonts >= mostFonts {
			continue
		}
		if face.font == nil {
			face.font = &Font{face: face}
			l.fonts++
		}
		if face.font.Has(letter) {
			font = face.font
			break
		}
	}
	if l.found == nil || len(l.found) > 20_000 {
		l.found = map[string]*Font{}
	}
	l.found[key] = font
	return font
}

// A kind is what faces are ordered for: what is wished for, and the script of the letter itself.
type kind struct {
	wish Wish
	of   Script
}

// ordered returns the faces in the order in which they are tried for a letter.
func (l *library) ordered(as kind, letter rune) []*face {
	if l.order == nil {
		l.order = map[kind][]*face{}
	}
	if l.order[as] == nil {
		list, name := slices.Clone(l.faces), nameOf(letter)
		slices.SortStableFunc(list, func(a, b *face) int { return compare(a, b, as.wish, name) })
		l.order[as] = list
	}
	return l.order[as]
}

// nameOf returns the name of the script of a letter.
func nameOf(letter rune) string {
	for name, table := range unicode.Scripts {
		if unicode.Is(table, letter) {
			return name
		}
	}
	return ""
}

// compare orders faces: upright ones of the usual width and of the right region first, plain ones before ornate ones,
// and those that are named after a script first, then by family, weight, and file.
func compare(a, b *face, wish Wish, name string) int {
	return cmp.Or(cmp.Compare(a.slant(), b.slant()), cmp.Compare(a.foreign(wish.For), b.foreign(wish.For)),
		cmp.Compare(a.plainness(), b.plainness()), cmp.Compare(a.other(name), b.other(name)),
		cmp.Compare(a.family, b.family),
		cmp.Compare(a.away(wish.Bold), b.away(wish.Bold)), cmp.Compare(filepath.Base(a.path), filepath.Base(b.path)),
		cmp.Compare(a.path, b.path), cmp.Compare(a.index, b.index))
}

// other returns 0 if a face is named after a script.
func (f *face) other(name string) int {
	if name != "" && strings.Contains(f.family, name) {
		return 0
	}
	return 1
}

// away returns how far the weight of a face is from the one that is wished for.
func (f *face) away(bold bool) float64 {
	want := 400.0
	if bold {
		want = 700
	}
	return max(f.weight-want, want-f.weight)
}

func (f *face) slant() int {
	if f.odd || has(f.family, "Condensed", "Mono", "Looped", "Symbol", "Emoji", "Fixed", "Typewriter") {
		return 1
	}
	return 0
}

// regions are words in the names of families that are made for readers of a script, the first choice first.
var regions = map[Script][]string{
	language.Hiragana: {" JP", "Gothic", "Meiryo", "Mincho", "Hiragino", "IPA", "Takao"},
	language.Hangul:   {" KR", "Malgun", "Nanum", "Batang", "Dotum", "Apple SD"},
	language.Han: {" SC", " CN", "YaHei", "SimSun", "SimHei", "PingFang", "WenQuanYi", " TC", " HK", " TW",
		"JhengHei", "MingLiU"},
}

// foreign says how far a face is from being made for readers of a script: 0 is for them, the highest for others.
func (f *face) foreign(of Script) int {
	const unknown, other = 100, 200
	far := unknown
	for script, names := range regions {
		at := slices.IndexFunc(names, func(name string) bool { return strings.Contains(f.family, name) })
		if at >= 0 && script == of {
			return at
		} else if at >= 0 {
			far = other
		}
	}
	return far
}

// plainness tells how little ornate a face is, as far as its name says.
func (f *face) plainness() int {
	switch {
	case has(f.family, "Serif", "Mincho", "Batang", "Song", "Ming", "Naskh", "Nastaliq", "Kufi", "Rashi", "Display", "Script"):
		return 3
	case strings.HasPrefix(f.family, "Noto Sans"):
		return 0
	case has(f.family, "Arial", "Segoe UI", "Tahoma", "Leelawadee", "Nirmala", "Malgun", "YaHei", "Yu Gothic", "Meiryo",
		"PingFang", "Hiragino Sans", "Apple SD", "Geeza", "Thonburi", "Kohinoor", "Sans"):
		return 1
	default:
		return 2
	}
}

func has(name string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(part string) bool { return strings.Contains(name, part) })
}

// System returns the folders in which the system has fonts.
func System() (list []string) {
	if own, set := os.LookupEnv(Variable); set {
		return filepath.SplitList(own)
	}
	panics.Try(func() { list, _ = fontscan.DefaultFontDirectories(silent{}) })
	return list
}

// silent hears what the search for folders says.
type silent struct{}

func (silent) Printf(string, ...any) {}

// files returns the font files in folders, each once.
func files(folders []string) (list []string) {
	seen := map[string]bool{}
	for _, folder := range folders {
		_ = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case len(list) >= mostFiles:
				return fs.SkipAll
			case err != nil || seen[path] || entry.IsDir():
				return nil
			}
			seen[path] = true
			switch strings.ToLower(filepath.Ext(path)) {
			case ".ttf", ".otf", ".ttc", ".otc":
				list = append(list, path)
			}
			return nil
		})
	}
	return list
}
