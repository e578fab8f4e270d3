package parcel

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"unicode/utf8"

	"homespun/engines/files"
	"homespun/printables/pdf"
	"homespun/printables/qrcode"
	"homespun/rulesets"
)

// Errors for files.
var (
	ErrPDF      = errors.New("there are no rules in this PDF: only those that Homespun made have them inside")
	ErrPicture  = errors.New("this picture cannot be read: save it as PNG or JPEG, or take a screenshot of it")
	ErrDetailed = errors.New("this picture has too many pixels: cut out the code")
	ErrNoCode   = errors.New("no code can be read in this picture: " +
		"take it straight from above, near enough and sharp, with the white around the code")
)

// MostBytes limits a file that may have a house rule in it, such as a photograph or a print of a whole game.
const MostBytes = 64 << 20

// mostPixels limits a picture. No telephone's camera takes more unless it is told to.
const mostPixels = 64_000_000

// Endings are those of the files that [Open] reads.
var Endings = []string{".toml", ".txt", ".png", ".jpg", ".jpeg", ".pdf", ".PNG", ".JPG", ".JPEG", ".PDF"}

// RulesFile is the name of the rules inside a PDF.
const RulesFile = "rules.toml"

// ReadFile is [Open] for a file.
func ReadFile(path string) (rules []byte, err error) {
	content, _, err := files.Read(path, MostBytes)
	if err != nil {
		return nil, err
	}
	return Open(content)
}

// Open returns the file of a house rule from whatever it came in: the file itself, a text with a code, a picture of a
// code (PNG, JPEG) or a PDF that Homespun made. It is safe on any content; that the file is a house rule must be checked
// with [rulesets.Shelf.Take].
func Open(content []byte) (rules []byte, err error) {
	begins := func(with string) bool { return bytes.HasPrefix(content, []byte(with)) }
	text := bytes.TrimPrefix(content, []byte("\ufeff"))
	switch {
	case begins("%PDF-"):
		rules, err := pdf.Attached(content, RulesFile, rulesets.MaxFile)
		if errors.Is(err, pdf.ErrNotAttached) {
			err = ErrPDF
		}
		return rules, err
	case begins("\x89PNG"):
		return openPicture(content, png.DecodeConfig, png.Decode)
	case begins("\xff\xd8"):
		return openPicture(content, jpeg.DecodeConfig, jpeg.Decode)
	case begins("GIF8"), begins("RIFF"), begins("BM"), begins("II*\x00"), begins("MM\x00*"),
		len(content) > 12 && string(content[4:8]) == "ftyp":
		return nil, ErrPicture
	case begin.Match(text):
		return Unpack(string(text))
	case !utf8.Valid(content) || bytes.IndexByte(content, 0) >= 0 || bytes.IndexByte(content, '=') < 0:
		return nil, ErrOther
	}
	return content, nil
}

// openPicture reads the code in a picture.
func openPicture(content []byte, measure func(io.Reader) (image.Config, error),
	decode func(io.Reader) (image.Image, error)) ([]byte, error) {
	size, err := measure(bytes.NewReader(content))
	if err != nil || size.Width <= 0 || size.Height <= 0 {
		return nil, ErrPicture
	}
	if size.Width > mostPixels/size.Height {
		return nil, ErrDetailed
	}
	picture, err := decode(bytes.NewReader(content))
	if err != nil {
		return nil, ErrPicture
	}
	text, err := qrcode.Read(picture)
	if err != nil {
		return nil, ErrNoCode
	}
	return Unpack(text)
}
