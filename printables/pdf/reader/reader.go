// Package reader finds the files that are attached to a PDF, whatever program saved it last: with object
// streams, linearised, encrypted without a password, with something before it, behind it or changed in it.
//
// It looks at the objects as they stand in the file, one after the other, and never at the cross-references,
// which are what other programs break, and what a hostile file lies about: so it takes time in proportion to
// the file, and no more memory than its limits say. A library that reads whole PDFs (pdfcpu) was tried
// instead: a hostile file of 16 MB took 4 GB or a minute of it, its limits and the context notwithstanding.
package reader

import (
	"bytes"
	"crypto/md5"
	"errors"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
)

// Errors of [File.Attached].
var (
	ErrNotAttached = errors.New("there is no such file in this PDF")
	ErrDamaged     = errors.New("this PDF is damaged")
	ErrPassword    = errors.New("this PDF is locked with a password")
)

// Limits of a file. A print of ours has a few hundred objects.
const (
	mostObjects = 200_000
	mostUnpack  = 64 << 20 // bytes of all streams
	mostStream  = 8 << 20  // bytes of one
	mostWork    = 256 << 20
	mostFiles   = 20 // of a name that are read
)

// A place is where an object stands.
type place struct {
	text       []byte
	at         int
	generation int
	// since is where it, or the object stream that it is in, stands in the file: what stands later is newer.
	since int
	// packed says that it is in an object stream, where it is not encrypted by itself.
	packed bool
	// names says that it has a file specification in it (7.11.3); picture, that it is a picture in JPEG.
	names, picture bool
}

// A File is a PDF.
type File struct {
	objects map[int]place
	left    int // bytes that may still be unpacked
	work    int // bytes that may still be read again
	packed  int // objects in object streams that have been seen
	lock    *lock
	locked  bool // with a password
}

// Begins reports whether a content is a PDF. There may be something before its head, such as an empty line.
func Begins(content []byte) bool {
	return bytes.Contains(content[:min(len(content), 1024)], []byte("%PDF-"))
}

// New returns the file of a content. It is safe on any.
func New(content []byte) *File {
	f := &File{objects: map[int]place{}, left: mostUnpack, work: mostWork}
	var streams []int
	var locking any
	var id []byte
	look := func(d dictionary) {
		if d["Encrypt"] != nil {
			locking = d["Encrypt"]
			if ids, _ := d["ID"].(list); len(ids) > 0 {
				id, _ = ids[0].([]byte)
			}
		}
	}
	for s := (scanner{text: content}); s.next(); {
		d, _ := s.object.(dictionary)
		if s.number < 0 { // a trailer
			look(d)
			continue
		}
		at := place{text: content, at: s.begin, since: s.begin, generation: s.generation, names: specifies(s.object, 0)}
		if s.stream {
			at.picture = d["Subtype"] == name("Image") && slices.Equal(filters(d["Filter"]), []name{"DCTDecode"})
			switch d["Type"] {
			case name("ObjStm"):
				streams = append(streams, s.number)
			case name("XRef"):
				look(d)
			}
		}
		f.objects[s.number] = at
	}
	if locking != nil {
		d, _ := f.resolve(locking).(dictionary)
		if f.lock = newLock(d, id); f.lock == nil {
			f.locked = true
			return f
		}
	}
	slices.Sort(streams)
	for _, number := range slices.Compact(streams) {
		f.unpack(number)
	}
	return f
}

// unpack adds the objects of an object stream (7.5.7).
func (f *File) unpack(number int) {
	since := f.objects[number].since
	d, raw := f.stream(reference(number))
	first, _ := f.resolve(d["First"]).(float64)
	count, _ := f.resolve(d["N"]).(float64)
	text, err := decode(raw, filters(f.resolve(d["Filter"])), mostStream, &f.left)
	if err != nil || first < 0 || int(first) > len(text) {
		return
	}
	p, end := parser{text: text[:int(first)]}, int(first)
	for range int(min(max(count, 0), mostObjects)) {
		p.tokens = 0
		number, _ := p.object()
		offset, err := p.object()
		n, isNumber := number.(float64)
		at, isOffset := offset.(float64)
		if f.packed++; err != nil || !isNumber || !isOffset || f.packed > mostObjects {
			return
		}
		if at := int(first + at); at >= end && at < len(text) { // they stand one after the other
			inner := parser{text: text, at: at}
			object, _ := inner.object()
			end = inner.at
			if f.objects[int(n)].since <= since {
				f.objects[int(n)] = place{text: text, at: at, since: since, packed: true, names: specifies(object, 0)}
			}
		}
	}
}

// resolve returns an object, or the one that a reference names; nil if there is none.
func (f *File) resolve(object any) any {
	for range mostDeep {
		to, ok := object.(reference)
		if !ok {
			return object
		}
		at, ok := f.objects[int(to)]
		if !ok || f.work <= 0 {
			return nil
		}
		p := parser{text: at.text, at: at.at}
		object, _ = p.object()
		f.work -= p.at - at.at
		if !at.packed && f.lock != nil {
			object = f.lock.open(object, int(to), at.generation)
		}
	}
	return nil
}

// stream returns a stream's dictionary and what stands in it, no longer encrypted. Behind it may be a line's
// end.
func (f *File) stream(to reference) (dictionary, []byte) {
	at, ok := f.objects[int(to)]
	if !ok || at.packed || f.work <= 0 {
		return nil, nil
	}
	p := parser{text: at.text, at: at.at}
	object, _ := p.object()
	d, ok := object.(dictionary)
	if !ok {
		return nil, nil
	}
	begin, end := p.stream(f.resolve(d["Length"]))
	f.work -= end - at.at
	raw := at.text[begin:end]
	if f.lock != nil && f.work > 0 {
		f.lock.open(d, int(to), at.generation)
		raw = f.lock.stream(raw, d, int(to), at.generation)
	}
	return d, raw
}

// specifies reports whether a file specification is in an object.
func specifies(object any, deep int) bool {
	switch object := object.(type) {
	case dictionary:
		if object["EF"] != nil {
			return true
		}
		for _, inner := range object {
			if specifies(inner, deep+1) {
				return true
			}
		}
	case list:
		return slices.ContainsFunc(object, func(inner any) bool { return specifies(inner, deep+1) })
	}
	return false
}

// Attached returns the files of a name that are attached: one for each content, in the order of their
// numbers. One that is larger than limit, cut off or changed is damaged.
func (f *File) Attached(called string, limit int) (files [][]byte, err error) {
	if f.locked {
		return nil, ErrPassword
	}
	err = ErrNotAttached
	var visit func(object any)
	visit = func(object any) {
		switch object := object.(type) {
		case list:
			for _, inner := range object {
				visit(inner)
			}
		case dictionary:
			for _, key := range slices.Sorted(maps.Keys(object)) {
				visit(object[key])
			}
			embedded, _ := f.resolve(object["EF"]).(dictionary)
			if embedded == nil || !f.calls(object, called) {
				return
			}
			for _, key := range []name{"UF", "F"} {
				to, ok := embedded[key].(reference)
				if !ok {
					continue
				}
				if file, ok := f.embedded(to, limit); !ok {
					err = ErrDamaged
				} else if !slices.ContainsFunc(files, func(other []byte) bool { return bytes.Equal(file, other) }) {
					files = append(files, file)
				}
				return
			}
		}
	}
	for _, number := range slices.Sorted(maps.Keys(f.objects)) {
		if f.objects[number].names && len(files) < mostFiles {
			visit(f.resolve(reference(number)))
		}
	}
	if len(files) > 0 {
		err = nil
	}
	return files, err
}

// calls reports whether a file specification has a name, whatever folder it says.
func (f *File) calls(specification dictionary, called string) bool {
	for _, key := range []name{"UF", "F", "Unix", "DOS", "Mac"} {
		if text, ok := f.resolve(specification[key]).([]byte); ok {
			if path.Base(strings.ReplaceAll(readable(text), `\`, "/")) == called {
				return true
			}
		}
	}
	return false
}

// readable returns a text string (7.9.2.2) in UTF-8.
func readable(text []byte) string {
	if wide, ok := bytes.CutPrefix(text, []byte{0xFE, 0xFF}); ok {
		units := make([]uint16, len(wide)/2)
		for i := range units {
			units[i] = uint16(wide[2*i])<<8 | uint16(wide[2*i+1])
		}
		return string(utf16.Decode(units))
	}
	return string(bytes.TrimPrefix(text, []byte("\ufeff")))
}

// embedded returns an embedded file (7.11.4), and whether it is as it was when it was attached.
func (f *File) embedded(to reference, limit int) (file []byte, ok bool) {
	d, raw := f.stream(to)
	if d == nil {
		return nil, false
	}
	parameters, _ := f.resolve(d["Params"]).(dictionary)
	file, err := decode(raw, filters(f.resolve(d["Filter"])), limit+len("\r\n"), &f.left)
	if err != nil {
		return nil, false
	}
	if size, ok := f.resolve(parameters["Size"]).(float64); ok && size >= 0 {
		if int(size) > len(file) {
			return nil, false
		}
		if rest := file[int(size):]; len(rest) > 0 && strings.Trim(string(rest), "\r\n") != "" {
			return nil, false
		}
		file = file[:int(size)]
	}
	sum := md5.Sum(file)
	said, _ := f.resolve(parameters["CheckSum"]).([]byte)
	return file, len(file) <= limit && (len(said) != len(sum) || bytes.Equal(said, sum[:]))
}

// Pictures returns the pictures in JPEG, which are what a scanned page is, at most so many.
func (f *File) Pictures(most int) (files [][]byte) {
	for _, number := range slices.Sorted(maps.Keys(f.objects)) {
		if f.objects[number].picture && len(files) < most {
			_, raw := f.stream(reference(number))
			files = append(files, raw)
		}
	}
	return files
}

// A scanner goes through the objects that stand in a file.
type scanner struct {
	text []byte
	at   int
	seen int
	word int // where the next "obj" stands

	// number is that of the object, -1 for a trailer, begin where it begins, and stream whether it is one.
	number, generation int
	begin              int
	object             any
	stream             bool
}

// next goes to the next object or trailer.
func (s *scanner) next() bool {
	for s.at < len(s.text) && s.seen < mostObjects {
		if s.word < s.at || s.word == 0 {
			s.word = len(s.text)
			if n := bytes.Index(s.text[s.at:], []byte("obj")); n >= 0 {
				s.word = s.at + n
			}
		}
		until := s.word
		if trailer := bytes.Index(s.text[s.at:until], []byte("trailer")); trailer >= 0 {
			s.number, s.begin = -1, s.at+trailer+len("trailer")
		} else if until == len(s.text) {
			break
		} else {
			floor := s.at
			s.at = until + len("obj")
			var ok bool
			if s.number, s.generation, ok = numbers(s.text[max(floor, until-24):until]); !ok {
				continue
			}
			s.begin = s.at
		}
		s.seen++
		p := parser{text: s.text, at: s.begin}
		var err error
		s.object, err = p.object()
		s.at, s.stream = max(p.at, s.begin), false
		if err != nil {
			continue
		}
		if d, ok := s.object.(dictionary); ok && s.number >= 0 {
			if begin, end := p.stream(d["Length"]); begin > 0 {
				s.at, s.stream = end, true
			}
		}
		return true
	}
	s.at = len(s.text)
	return false
}

// stream returns from where to where the stream goes whose dictionary has been read; 0, 0 if none follows. A
// length that does not lead to its end is not believed.
func (p *parser) stream(length any) (begin, end int) {
	p.space()
	rest, ok := bytes.CutPrefix(p.text[p.at:], []byte("stream"))
	if !ok {
		return 0, 0
	}
	rest = bytes.TrimPrefix(bytes.TrimPrefix(rest, []byte("\r")), []byte("\n"))
	begin = len(p.text) - len(rest)
	if n, ok := length.(float64); ok && n >= 0 && n <= float64(len(rest)) {
		after := rest[int(n):]
		if bytes.HasPrefix(bytes.TrimLeft(after[:min(len(after), 16)], "\x00\t\n\f\r "), []byte("endstream")) {
			return begin, begin + int(n)
		}
	}
	if n := bytes.Index(rest, []byte("endstream")); n >= 0 {
		return begin, begin + n
	}
	return begin, len(p.text)
}

// numbers reads the number and the generation of an object before the word "obj".
func numbers(before []byte) (number, generation int, ok bool) {
	fields := bytes.FieldsFunc(before, func(r rune) bool { return r < 0x80 && isSpace(byte(r)) })
	if len(fields) < 2 {
		return 0, 0, false
	}
	last, other := fields[len(fields)-1], fields[len(fields)-2]
	for len(other) > 0 && !digits(other) { // such as "endobj12"
		other = other[1:]
	}
	number, err := strconv.Atoi(string(other))
	generation, wrong := strconv.Atoi(string(last))
	return number, generation, err == nil && wrong == nil && generation < 1<<16 && number < 1<<31
}

func digits(text []byte) bool {
	return len(text) > 0 && bytes.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' }) < 0
}
