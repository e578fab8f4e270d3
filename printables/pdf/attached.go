package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/md5"
	"encoding/hex"
	"errors"
	"io"
	"regexp"
	"strconv"
	"unicode/utf16"
)

// Errors of [Attached].
var (
	ErrNotAttached = errors.New("there is no such file in this PDF")
	ErrDamaged     = errors.New("this PDF is damaged")
)

// embedded is the head of an attached file, and the description after it, as fpdf writes them.
var (
	embedded = regexp.MustCompile(`/Type /EmbeddedFile /Length (\d{1,9}) /Filter /FlateDecode ` +
		`/Params << /CheckSum <([0-9a-f]{32})> /Size (\d{1,9}) >> >>\n+stream\n`)
	described = regexp.MustCompile(`^\nendstream\nendobj\n\d{1,9} 0 obj\n<< /Type /Filespec /F \(\) /UF \(`)
)

// Attached returns the file of a name that [Document.Bytes] has attached to a PDF. It reads what this package writes and
// no other PDF: a library that reads them all would make the program larger by a third. A file larger than limit
// is damaged.
func Attached(content []byte, name string, limit int) ([]byte, error) {
	for _, at := range embedded.FindAllSubmatchIndex(content, -1) {
		length, _ := strconv.Atoi(string(content[at[2]:at[3]]))
		size, _ := strconv.Atoi(string(content[at[6]:at[7]]))
		stream := content[at[1]:]
		if length > len(stream) {
			return nil, ErrDamaged
		}
		head := described.Find(stream[length:])
		if head == nil || !bytes.HasPrefix(stream[length+len(head):], append(wide(name), ')')) {
			continue
		}
		if size > limit {
			return nil, ErrDamaged
		}
		from, err := zlib.NewReader(bytes.NewReader(stream[:length]))
		if err != nil {
			return nil, ErrDamaged
		}
		file, err := io.ReadAll(io.LimitReader(from, int64(limit)+1))
		if sum := md5.Sum(file); err != nil || len(file) != size ||
			hex.EncodeToString(sum[:]) != string(content[at[4]:at[5]]) {
			return nil, ErrDamaged
		}
		return file, nil
	}
	return nil, ErrNotAttached
}

// wide returns a name as fpdf writes it: in UTF-16 after a mark of the order of bytes.
func wide(name string) []byte {
	out := []byte{0xFE, 0xFF}
	for _, unit := range utf16.Encode([]rune(name)) {
		out = append(out, byte(unit>>8), byte(unit))
	}
	return out
}
