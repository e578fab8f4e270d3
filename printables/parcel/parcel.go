// Package parcel gives house rules away and takes them in. On the way a house rule is a file, or the text of a QR code,
// which can be on paper, on a screen, in a photograph or in a message; and every print of a house rule has its file
// inside. See [Ruleset.Given] for what is given.
//
// The text of a code is, in the letters for which a QR code needs the least room:
//
//	HOMESPUN1 SITTERS/GRANDMAS 4$1K…N0D.
//
// the version of this form, the game, and the name as far as those letters can tell it, for people who see the text; then
// base45 (RFC 9285) of the checksum (CRC-32) and the compressed text (deflate) of the file; and a point at the end.
// Where the text is copied, "=" stands for each blank and "," for each "*", because programs for messages eat blanks and
// make letters bold.
package parcel

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image/png"
	"io"
	"regexp"
	"strings"

	"golang.org/x/text/unicode/norm"

	"homespun/printables/qrcode"
	"homespun/printables/raster"
	"homespun/printables/words"
	"homespun/rulesets"
)

// Errors for texts of codes and other things that people take for house rules.
var (
	ErrOther   = errors.New(words.CodeForeign)
	ErrNewer   = errors.New(words.CodeNewer)
	ErrCutOff  = errors.New(words.CodeCut)
	ErrDamaged = errors.New(words.CodeChanged)
	ErrLarge   = errors.New(words.CodeTooLarge)
)

// A Parcel is a house rule on its way.
type Parcel struct {
	// Game is the id of its game, Name what it is called. Rules is its file.
	Game, Name string
	Rules      []byte
	// pictures are those that the rules name, as [rulesets.Ruleset.OwnPictures] finds them.
	pictures map[string]string
}

// Pictured reports whether the rules name pictures of one's own, which only a bundle has.
func (p Parcel) Pictured() bool { return len(p.pictures) > 0 }

// Of returns the parcel of a house rule. The error is that of [rulesets.Ruleset.Given].
func Of(r *rulesets.Ruleset) (Parcel, error) {
	rules, err := r.Given()
	return Parcel{r.Game.ID, r.Name, rules, r.OwnPictures()}, err
}

const (
	sign      = "HOMESPUN"
	version   = "1"
	end       = "."
	checksum  = 4 // bytes
	longName  = 24
	mostSigns = 3 * rulesets.MaxFile // of a text, far more than any has
)

// copied and scanned exchange the signs of a code that do not stand in a copied text.
var (
	copied  = strings.NewReplacer(" ", "=", "*", ",")
	scanned = strings.NewReplacer("=", " ", ",", "*", " ", "", "\n", "", "\r", "", "\t", "", "\u00a0", "", "*", "")
)

// Text returns the text of the parcel's code.
func (p Parcel) Text() string {
	var packed bytes.Buffer
	packed.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(p.Rules)))
	compressor, err := flate.NewWriterDict(&packed, flate.BestCompression, []byte(dictionary))
	if err == nil {
		_, err = compressor.Write(p.Rules)
		err = errors.Join(err, compressor.Close())
	}
	if err != nil {
		panic(fmt.Sprintf("a buffer cannot be written: %v", err)) // cannot happen
	}
	to := capitals(p.Game)
	if name := capitals(p.Name); name != "" {
		to += "/" + name
	}
	return sign + version + " " + to + " " + encode(packed.Bytes()) + end
}

// Copied returns the text for messages.
func (p Parcel) Copied() string { return copied.Replace(p.Text()) }

// Code returns the QR code. The error is [qrcode.ErrLarge]: such a parcel is given as a file.
func (p Parcel) Code() (*qrcode.Code, error) { return qrcode.New(p.Text()) }

// File returns the contents of a file with the parcel, by its ending: the rules (.toml), the text for messages (.txt), a
// picture of the code (.png), or [BundleEnding]. The error is [qrcode.ErrLarge] where there is no code, or that of a
// picture that cannot be read.
func (p Parcel) File(ending string) ([]byte, error) {
	switch ending {
	case ".txt":
		return []byte(p.Copied() + "\n"), nil
	case ".png":
		code, err := p.Code()
		if err != nil {
			return nil, err
		}
		var picture bytes.Buffer
		err = png.Encode(&picture, raster.Page(code.Drawing(1), 10))
		return picture.Bytes(), err
	case BundleEnding:
		return p.Bundle()
	}
	return p.Rules, nil
}

// capitals writes a name in capital letters, digits and dashes.
func capitals(name string) string {
	var b strings.Builder
	dash := false
	for _, r := range strings.ToUpper(norm.NFD.String(strings.ToValidUTF8(name, ""))) {
		switch {
		case r >= 'A' && r <= 'Z' || r >= '0' && r <= '9':
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			b.WriteRune(r)
			dash = false
		case strings.ContainsRune(" -_./", r):
			dash = true
		}
		if b.Len() >= longName {
			break
		}
	}
	return b.String()
}

// head is the beginning of a text; begin is what tells it among other words, in either form.
var (
	head  = regexp.MustCompile(`^` + sign + `(\d{1,3}) [A-Z0-9-]{1,40}(?:/[A-Z0-9-]{1,40})? `)
	begin = regexp.MustCompile(sign + `\d{1,3}[ =][A-Z0-9-]`)
)

// mostEnds is how many points (".") are tried as the end of a code: a text can have points within the code
// and behind it.
const mostEnds = 200

// Unpack returns the file of a house rule from the text of its code, scanned or copied, alone or among the other words
// of a message. It is safe on any text.
func Unpack(text string) (rules []byte, err error) {
	if len(text) > mostSigns {
		return nil, ErrLarge
	}
	at := begin.FindStringIndex(text)
	if at == nil {
		return nil, ErrOther
	}
	text = strings.TrimRight(text[at[0]:], " \t\r\n\u00a0\ufeff")
	if strings.Contains(text[:at[1]-at[0]], "=") {
		text = scanned.Replace(text)
	} else {
		text = strings.NewReplacer("\n", "", "\r", "").Replace(text)
	}
	found := head.FindStringSubmatch(text)
	switch {
	case found == nil:
		return nil, ErrOther
	case found[1] != version:
		return nil, ErrNewer
	}
	body := text[len(found[0]):]
	rules, err = unpackBody(body)
	for tried := 1; err != nil && tried < mostEnds; tried++ { // the code may end before the words do
		last := strings.LastIndex(strings.TrimSuffix(body, end), end)
		if last < 0 {
			break
		}
		body = body[:last+len(end)]
		if rules, err := unpackBody(body); err == nil {
			return rules, nil
		}
	}
	return rules, err
}

// unpackBody is [Unpack] for what stands behind the head.
func unpackBody(text string) (rules []byte, err error) {
	body, whole := strings.CutSuffix(text, end)
	packed, ok := decode(body)
	switch {
	case !whole:
		return nil, ErrCutOff
	case !ok || len(packed) < checksum:
		return nil, ErrDamaged
	}
	from := bytes.NewReader(packed[checksum:])
	rules, err = io.ReadAll(io.LimitReader(flate.NewReaderDict(from, []byte(dictionary)), rulesets.MaxFile+1))
	switch {
	case err != nil:
		return nil, ErrDamaged
	case len(rules) > rulesets.MaxFile:
		return nil, ErrLarge
	case from.Len() > 0 || crc32.ChecksumIEEE(rules) != binary.BigEndian.Uint32(packed):
		return nil, ErrDamaged
	}
	return rules, nil
}
