package script

import (
	"errors"
	"os"
	"strings"
	"sync"
	"time"
)

// ErrClosed is the error for a font whose licence does not let it stand in a document.
var ErrClosed = errors.New("the licence does not let the font stand in a document")

// named are the fonts that files have named, so that a file that is read again after each change adds none.
var named = struct {
	sync.Mutex
	fonts map[version]*Font
}{fonts: map[version]*Font{}}

// A version is what a font file was.
type version struct {
	path  string
	time  time.Time
	bytes int64
}

// Open returns the font of a file. The error is [ErrClosed], or [ErrFont] for a file that is no font, or has no letters
// besides those of Latin, Greek and Cyrillic.
func Open(path string) (*Font, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, ErrFont
	}
	named.Lock()
	defer named.Unlock()
	key := version{path, info.ModTime(), info.Size()}
	if font := named.fonts[key]; font != nil {
		return font, nil
	}
	faces, err := look(path)
	if err != nil || len(faces) == 0 || len(named.fonts) >= mostFonts {
		return nil, ErrFont
	}
	font, err := faces[0].use()
	if err == nil {
		named.fonts[key] = font
	}
	return font, err
}

// Family returns the font in use of a family, upright and of the usual weight; nil without one. The error is that of
// [Open].
func Family(name string) (*Font, error) {
	lib := inUse.Load()
	if lib == nil {
		return nil, nil
	}
	lib.open()
	lib.lock.Lock()
	defer lib.lock.Unlock()
	for _, face := range lib.ordered(kind{}, 0) {
		if strings.EqualFold(face.family, strings.TrimSpace(name)) {
			return face.use()
		}
	}
	return nil, nil
}

// use returns the font of a face.
func (f *face) use() (*Font, error) {
	if f.closed {
		return nil, ErrClosed
	}
	if f.font == nil {
		f.font = &Font{face: f}
	}
	f.font.lock.Lock()
	defer f.font.lock.Unlock()
	if !f.font.load() {
		return nil, ErrFont
	}
	return f.font, nil
}
