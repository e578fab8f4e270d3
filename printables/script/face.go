package script

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"

	"homespun/engines/common/panics"
)

// A face is what is known of a font before it is read: where it is, and which letters it has.
type face struct {
	path   string
	index  int // in the file
	family string
	weight float64
	odd    bool // slanted, or of another width
	// closed says that its licence does not let it stand in a document.
	closed bool
	pages  map[rune]*[8]uint32 // the letters, 256 on each
	font   *Font               // nil until it is needed
}

// ErrFont is the error for a file that is no font.
var ErrFont = errors.New("no font that can be read")

// look returns the faces of a font file.
func look(path string) (list []*face, err error) {
	err = open(path, func(loaders []*opentype.Loader) error {
		for i, loader := range loaders {
			const mostFaces = 40
			if f := describe(loader); f != nil && len(list) < mostFaces {
				f.path, f.index = path, i
				list = append(list, f)
			}
		}
		return nil
	})
	return list, err
}

// open calls do with the fonts of a file. Files can be broken, or made to break programs: whatever happens inside is an
// error.
func open(path string, do func([]*opentype.Loader) error) (err error) {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > mostBytes {
		return fmt.Errorf("%s: %w", path, ErrFont)
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if fault := panics.Try(func() {
		resource := io.NewSectionReader(file, 0, info.Size())
		if err = bounded(resource); err != nil {
			return
		}
		var loaders []*opentype.Loader
		if loaders, err = opentype.NewLoaders(resource); err == nil {
			err = do(loaders)
		}
	}); fault != nil {
		err = fault
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, errors.Join(ErrFont, err))
	}
	return nil
}

// bounded returns an error unless all tables of a font file lie inside it.
func bounded(file *io.SectionReader) error {
	var head [12]byte
	if _, err := file.ReadAt(head[:], 0); err != nil {
		return ErrFont
	}
	starts := []uint32{0}
	switch string(head[:4]) {
	case "ttcf":
		count := binary.BigEndian.Uint32(head[8:])
		const most = 256
		if count == 0 || count > most {
			return ErrFont
		}
		list := make([]byte, 4*count)
		if _, err := file.ReadAt(list, int64(len(head))); err != nil {
			return ErrFont
		}
		starts = starts[:0]
		for at := 0; at < len(list); at += 4 {
			starts = append(starts, binary.BigEndian.Uint32(list[at:]))
		}
	case "OTTO", "true", "\x00\x01\x00\x00":
	default:
		return ErrFont
	}
	for _, start := range starts {
		if _, err := file.ReadAt(head[:], int64(start)); err != nil {
			return ErrFont
		}
		list := make([]byte, 16*int(binary.BigEndian.Uint16(head[4:])))
		if _, err := file.ReadAt(list, int64(start)+int64(len(head))); err != nil {
			return ErrFont
		}
		for at := 0; at < len(list); at += 16 {
			if offset, length := binary.BigEndian.Uint32(list[at+8:]), binary.BigEndian.Uint32(list[at+12:]); int64(
				offset)+int64(length) > file.Size() {
				return ErrFont
			}
		}
	}
	return nil
}

// describe returns what is known of a font; nil if it has no letters of such scripts.
func describe(loader *opentype.Loader) *face {
	raw, err := loader.RawTable(opentype.MustNewTag("cmap"))
	if err != nil {
		return nil
	}
	table, _, err := tables.ParseCmap(raw)
	if err != nil {
		return nil
	}
	letters, _, err := font.ProcessCmap(table, tables.FPNone)
	if err != nil {
		return nil
	}
	f := face{pages: map[rune]*[8]uint32{}}
	ranger, ok := letters.(font.CmapRuneRanger)
	if !ok {
		return nil
	}
	budget := 1 << 20 // letters; ranges of broken fonts overlap
	for _, part := range ranger.RuneRanges(nil) {
		const first, last = 0x0530, 0x3FFFF
		for r := max(part[0], first); r <= min(part[1], last) && budget > 0; r++ {
			f.add(r)
			budget--
		}
	}
	if len(f.pages) == 0 {
		return nil
	}
	about, _ := font.Describe(loader, nil)
	f.family, f.weight = about.Family, float64(about.Aspect.Weight)
	f.odd = about.Aspect.Style == font.StyleItalic || about.Aspect.Stretch != font.StretchNormal
	if os2, err := loader.RawTable(opentype.MustNewTag("OS/2")); err == nil && len(os2) >= 10 {
		const restricted, some = 1 << 1, 1<<2 | 1<<3 // for printing, for editing
		rights := binary.BigEndian.Uint16(os2[8:])
		f.closed = rights&restricted != 0 && rights&some == 0
	}
	return &f
}

func (f *face) add(r rune) {
	page := f.pages[r>>8]
	if page == nil {
		page = new([8]uint32)
		f.pages[r>>8] = page
	}
	page[r>>5&7] |= 1 << (r & 31)
}

// covers says whether a face lists all characters of a letter, besides those that only join others, and may be used.
func (f *face) covers(letter string) bool {
	if f.closed {
		return false
	}
	for _, r := range letter {
		page := f.pages[r>>8]
		if !joins(r) && (page == nil || page[r>>5&7]&(1<<(r&31)) == 0) {
			return false
		}
	}
	return true
}
