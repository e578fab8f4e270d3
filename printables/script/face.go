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

// ErrFont is the error for a file that is no font.
var ErrFont = errors.New("unreadable")

// look returns the fonts of a file.
func look(path string) (list []*Font, err error) {
	err = reading(path, func(loaders []*opentype.Loader) error {
		for i, loader := range loaders {
			if f := describe(loader); f != nil {
				f.path, f.index = path, i
				list = append(list, f)
			}
		}
		return nil
	})
	return list, err
}

// reading calls do with the fonts of a file. Files can be broken, or made to break programs: whatever happens inside is an
// error.
func reading(path string, do func([]*opentype.Loader) error) (err error) {
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
	if count := binary.BigEndian.Uint32(head[8:]); string(head[:4]) == "ttcf" {
		const most = 40
		if count > most {
			return ErrFont
		}
		starts = make([]uint32, count)
		if err := binary.Read(io.NewSectionReader(file, int64(len(head)), 4*most), binary.BigEndian, starts); err != nil {
			return ErrFont
		}
	}
	for _, start := range starts {
		if _, err := file.ReadAt(head[:], int64(start)); err != nil {
			return ErrFont
		}
		if kind := string(head[:4]); kind != "OTTO" && kind != "true" && kind != "\x00\x01\x00\x00" {
			return ErrFont
		}
		list := make([]struct{ Tag, Sum, Offset, Length uint32 }, binary.BigEndian.Uint16(head[4:]))
		from := int64(start) + int64(len(head))
		if err := binary.Read(io.NewSectionReader(file, from, file.Size()), binary.BigEndian, list); err != nil {
			return ErrFont
		}
		for _, table := range list {
			if int64(table.Offset)+int64(table.Length) > file.Size() {
				return ErrFont
			}
		}
	}
	return nil
}

// describe returns what is known of a font; nil if it has no letters of such scripts.
func describe(loader *opentype.Loader) *Font {
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
	f := Font{pages: map[rune]*[8]uint32{}}
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

func (f *Font) add(r rune) {
	page := f.pages[r>>8]
	if page == nil {
		page = new([8]uint32)
		f.pages[r>>8] = page
	}
	page[r>>5&7] |= 1 << (r & 31)
}

// covers says whether a font lists all characters of a letter, besides those that only join others, and may be used.
func (f *Font) covers(letter string) bool {
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
