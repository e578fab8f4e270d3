package parcel

import (
	"bytes"
	"errors"
	"image"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/pdf/reader"
	"homespun/printables/words"
	"homespun/rulesets"
)

// Errors for files.
var (
	ErrPDF      = errors.New(words.ParcelNoRules)
	ErrLocked   = errors.New(words.ParcelLocked)
	ErrBroken   = errors.New(words.ParcelDamaged)
	ErrPicture  = errors.New(words.ParcelNoPicture)
	ErrHEIC     = errors.New(words.ParcelOfTelephone)
	ErrDetailed = errors.New(words.ParcelTooLarge)
	ErrNoCode   = errors.New(words.ParcelNoCode)
)

// A SeveralError says that there are several house rules in one file, of which one has to be chosen.
type SeveralError struct{ Found [][]byte }

func (e *SeveralError) Error() string {
	return words.ParcelOfSeveral(len(e.Found))
}

// MostBytes limits a file that may have a house rule in it, such as a photograph or a print of a whole game.
const MostBytes = 64 << 20

// Endings are those of the files that [Open] reads, in small letters and capitals.
var Endings = endings("toml", "txt", "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "svg", "pdf", "homespun")

func endings(all ...string) (out []string) {
	for _, ending := range all {
		out = append(out, "."+ending, "."+strings.ToUpper(ending))
	}
	return out
}

// RulesFile is the name of the rules inside a PDF.
const RulesFile = "rules.toml"

// All returns the house rules in whatever they came in, as [Open] does, one or several, and the pictures that come along.
func All(content []byte) (found [][]byte, pictures map[string][]byte, err error) {
	rules, err := Open(content)
	if several := new(SeveralError); errors.As(err, &several) {
		return several.Found, nil, nil
	}
	if err == nil {
		pictures, err = Pictures(content)
	}
	return [][]byte{rules}, pictures, err
}

// ReadFile is [Open] for a file.
func ReadFile(path string) (rules []byte, err error) {
	content, _, err := files.Read(path, MostBytes)
	if err != nil {
		return nil, err
	}
	return Open(content)
}

// Open returns the file of a house rule from whatever it came in: the file itself, a text with a code, a
// picture of a code (PNG, JPEG, GIF, WebP, BMP, TIFF, SVG), a bundle, or a PDF that Homespun made, whatever
// program saved it since. The error is a [*SeveralError] where there are several. It is safe on any content; that the
// file is a house rule must be checked with [rulesets.Shelf.Take].
func Open(content []byte) (rules []byte, err error) {
	written := bytes.TrimPrefix(text.Decode(content), []byte("\ufeff"))
	foreign := text.NotUTF8(written)
	switch {
	case kindOf(content) != nil:
		return openPicture(content, kindOf(content))
	case len(content) > 12 && string(content[4:8]) == "ftyp":
		return nil, ErrHEIC
	case isSVG(content):
		picture, err := drawSVG(content)
		if err != nil {
			return nil, err
		}
		return openPictures([]image.Image{picture})
	case reader.Begins(content):
		return openPDF(content)
	case isBundle(content):
		return openBundle(content)
	case begin.Match(written):
		return Unpack(string(written))
	case bytes.IndexByte(written, 0) >= 0 || bytes.IndexByte(written, '=') < 0,
		foreign != nil && (foreign.Binary || !bytes.Contains(written, []byte("extends"))):
		return nil, ErrOther
	case foreign != nil:
		return nil, foreign
	}
	return written, nil
}

// openPDF returns the rules that are attached to a PDF, else those of the codes in its scanned pages.
func openPDF(content []byte) (rules []byte, err error) {
	file := reader.New(content)
	found, err := file.Attached(RulesFile, rulesets.MaxFile)
	switch err {
	case nil:
		return one(found)
	case reader.ErrPassword:
		return nil, ErrLocked
	case reader.ErrDamaged:
		return nil, ErrBroken
	}
	for _, scan := range file.Pictures(mostScans) {
		if k := kindOf(scan); k != nil {
			if rules, err := openPicture(scan, k); err == nil || errors.As(err, new(*SeveralError)) {
				return rules, err
			}
		}
	}
	return nil, ErrPDF
}

// one returns the house rule that has been found. Several that differ are a *[SeveralError].
func one(found [][]byte) ([]byte, error) {
	var distinct [][]byte
	for _, rules := range found {
		if !slices.ContainsFunc(distinct, func(other []byte) bool { return bytes.Equal(rules, other) }) {
			distinct = append(distinct, rules)
		}
	}
	if len(distinct) > 1 {
		return nil, &SeveralError{distinct}
	}
	return distinct[0], nil
}
