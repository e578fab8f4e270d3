package script

import (
	"cmp"
	_ "embed"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unicode"

	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"

	"homespun/engines/common/cache"
	"homespun/engines/common/panics"
)

// Variable is the name of the environment variable with the folders of fonts, which stand in place of the system's.
const Variable = "HOMESPUN_FONTS"

// How much is searched for fonts.
const (
	mostFiles = 6_000
	mostFonts = 150       // that are read for setting text
	mostBytes = 100 << 20 // of one file
)

// A Wish says what a font is to be like.
type Wish struct {
	Bold bool
	// For is the script of the text as a whole, since Chinese, Japanese and Korean share letters that look different.
	For Script
}

// A kind is what fonts are ordered for: what is wished for, and the name of the script of the letter itself.
type kind struct {
	Wish
	name string
}

// A library is a collection of fonts, which is read when it is first needed.
type library struct {
	folders func() []string
	once    sync.Once
	fonts   []*Font
	found   *cache.Cache[[2]any, *Font] // by wish and letter

	lock  sync.Mutex
	order map[kind][]*Font
	read  map[*Font]bool
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
	inUse.Store(&library{folders: folders, found: cache.New[[2]any, *Font](20_000), order: map[kind][]*Font{},
		read: map[*Font]bool{}})
}

// open returns the fonts in use; nil is none.
func open() *library {
	l := inUse.Load()
	if l != nil {
		l.once.Do(func() {
			for _, path := range files(l.folders()) {
				fonts, _ := look(path) // others may be whole
				l.fonts = append(l.fonts, fonts...)
			}
		})
	}
	return l
}

// Find returns the first font in use that has a letter with all that stands on it; nil if none has.
func Find(letter string, wish Wish) *Font {
	if !In(letter) {
		return nil
	}
	l := open()
	if l == nil {
		return nil
	}
	return l.found.Get([2]any{wish, letter}, func() *Font {
		for _, f := range l.ordered(kind{wish, nameOf([]rune(letter)[0])}) {
			if f.covers(letter) && l.may(f) && f.Has(letter) {
				return f
			}
		}
		return nil
	})
}

// may says whether a font may be read.
func (l *library) may(f *Font) bool {
	l.lock.Lock()
	defer l.lock.Unlock()
	if !l.read[f] && len(l.read) >= mostFonts {
		return false
	}
	l.read[f] = true
	return true
}

// ordered returns the fonts in the order in which they are tried: upright ones of the usual width first, then those
// for the readers of the text, plain ones, those named after the script; then by family, weight, and file.
func (l *library) ordered(as kind) []*Font {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.order[as] == nil {
		l.order[as] = slices.SortedStableFunc(slices.Values(l.fonts), func(a, b *Font) int {
			first, second := a.rank(as), b.rank(as)
			return cmp.Or(slices.Compare(first[:4], second[:4]), cmp.Compare(a.family, b.family),
				cmp.Compare(first[4], second[4]), cmp.Compare(filepath.Base(a.path), filepath.Base(b.path)),
				cmp.Compare(a.path, b.path), cmp.Compare(a.index, b.index))
		})
	}
	return l.order[as]
}

//go:embed families.txt
var familyWords string

// families are words in the names of families, by what they say of a font.
var families = familiesOf(familyWords)

// regions are the names in families of the scripts whose readers have fonts of their own.
var regions = map[Script]string{language.Hiragana: "japanese", language.Hangul: "korean", language.Han: "chinese"}

// familiesOf reads lines such as "plain: Noto.Sans Arial"; lines with # are remarks.
func familiesOf(lines string) map[string][]string {
	list := map[string][]string{}
	for line := range strings.Lines(lines) {
		if name, words, found := strings.Cut(line, ":"); found && !strings.HasPrefix(name, "#") {
			for word := range strings.FieldsSeq(words) {
				list[name] = append(list[name], strings.ReplaceAll(word, ".", " "))
			}
		}
	}
	return list
}

// rank returns how far a font is from what is wished for, by what counts most first.
func (f *Font) rank(as kind) (far [5]float64) {
	in := func(name string) int {
		return slices.IndexFunc(families[name], func(word string) bool { return strings.Contains(f.family, word) })
	}
	if f.odd || in("odd") >= 0 {
		far[0] = 1
	}
	const unknown, other = 100, 200
	far[1] = unknown
	for script, words := range regions {
		if at := in(words); at >= 0 && script == as.For {
			far[1] = float64(at)
		} else if at >= 0 && far[1] == unknown {
			far[1] = other
		}
	}
	switch at := in("plain"); {
	case in("ornate") >= 0:
		far[2] = 3
	case at < 0:
		far[2] = 2
	case at > 0:
		far[2] = 1
	}
	if as.name == "" || !strings.Contains(f.family, as.name) {
		far[3] = 1
	}
	want := 400.0
	if as.Bold {
		want = 700
	}
	far[4] = math.Abs(f.weight - want)
	return far
}

// nameOf returns the name of the script to which a character belongs.
func nameOf(letter rune) string {
	for name, table := range unicode.Scripts {
		var first rune
		if len(table.R16) > 0 {
			first = rune(table.R16[0].Lo)
		} else {
			first = rune(table.R32[0].Lo)
		}
		if of := Of(first); of != 0 && of == Of(letter) {
			return name
		}
	}
	return ""
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
			if len(list) >= mostFiles {
				return fs.SkipAll
			}
			if err == nil && !seen[path] && !entry.IsDir() && IsName(path) {
				list, seen[path] = append(list, path), true
			}
			return nil
		})
	}
	return list
}

// IsName says whether a word names the file of a font.
func IsName(word string) bool {
	return slices.Contains([]string{".ttf", ".otf", ".ttc", ".otc"}, strings.ToLower(filepath.Ext(word)))
}

// ErrClosed is the error for a font whose licence does not let it stand in a document.
var ErrClosed = errors.New("restricted")

// A version is what a font file was.
type version struct {
	path  string
	time  time.Time
	bytes int64
}

// named are the fonts that files have named, so that a file that is read again after each change adds none.
var named = cache.New[version, *Font](mostFonts)

// Open returns the font of a file. The error is [ErrClosed], or [ErrFont] for a file that is no font, or has no letters
// besides those of Latin, Greek and Cyrillic.
func Open(path string) (*Font, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, ErrFont
	}
	key := version{path, info.ModTime(), info.Size()}
	if font, ok := named.Find(key); ok {
		return font, nil
	}
	fonts, err := look(path)
	if err != nil || len(fonts) == 0 {
		return nil, ErrFont
	}
	font, err := fonts[0].use()
	if err == nil {
		named.Put(key, font)
	}
	return font, err
}

// Family returns the font in use of a family, upright and of the usual weight; nil without one. The error is that of
// [Open].
func Family(name string) (*Font, error) {
	if l := open(); l != nil {
		for _, f := range l.ordered(kind{}) {
			if strings.EqualFold(f.family, strings.TrimSpace(name)) {
				return f.use()
			}
		}
	}
	return nil, nil
}
