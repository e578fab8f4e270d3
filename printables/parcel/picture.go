package parcel

import (
	"bytes"
	"errors"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"
	"golang.org/x/image/webp"

	"homespun/printables/qrcode"
)

// Limits of pictures. No telephone's camera takes more pixels unless it is told to.
const (
	mostPixels = 64_000_000
	mostFrames = 4 // of a moving picture
	mostScans  = 8 // pictures in a PDF
)

// A kind is a format of pictures.
type kind struct {
	begin   string
	measure func(io.Reader) (image.Config, error)
	decode  func(io.Reader) (image.Image, error)
}

var kinds = []kind{
	{"\x89PNG", png.DecodeConfig, png.Decode},
	{"\xff\xd8", jpeg.DecodeConfig, jpeg.Decode},
	{"GIF8", gif.DecodeConfig, gif.Decode},
	{"RIFF", webp.DecodeConfig, webp.Decode},
	{"BM", bmp.DecodeConfig, bmp.Decode},
	{"II*\x00", tiff.DecodeConfig, tiff.Decode},
	{"MM\x00*", tiff.DecodeConfig, tiff.Decode},
}

// kindOf returns the format of a picture's content, nil if it is none that can be read.
func kindOf(content []byte) *kind {
	for i := range kinds {
		if bytes.HasPrefix(content, []byte(kinds[i].begin)) {
			return &kinds[i]
		}
	}
	return nil
}

// pictures returns the picture in a content, or the first ones of a moving picture.
func (k *kind) pictures(content []byte) (all []image.Image, err error) {
	defer func() {
		if fault := recover(); fault != nil { // a decoder's
			all, err = nil, ErrPicture
		}
	}()
	size, err := k.measure(bytes.NewReader(content))
	if err != nil || size.Width <= 0 || size.Height <= 0 {
		return nil, ErrPicture
	}
	if size.Width > mostPixels/size.Height {
		return nil, ErrDetailed
	}
	if k.begin == "GIF8" && size.Width*size.Height <= mostPixels/mostFrames {
		if moving, err := gif.DecodeAll(bytes.NewReader(firstFrames(content, mostFrames))); err == nil {
			for _, frame := range moving.Image {
				all = append(all, frame)
			}
			return all, nil
		}
	}
	picture, err := k.decode(bytes.NewReader(content))
	if err != nil {
		return nil, ErrPicture
	}
	return []image.Image{picture}, nil
}

// firstFrames cuts a GIF off behind so many pictures.
func firstFrames(content []byte, most int) []byte {
	const head, frame = 13, 10 // bytes of the file's head and of a picture's
	if len(content) < head {
		return content
	}
	colours := func(flags byte) int { // bytes of a table of colours
		if flags&0x80 == 0 {
			return 0
		}
		return 3 << (flags&7 + 1)
	}
	at := head + colours(content[10])
	blocks := func() {
		for at < len(content) && content[at] != 0 {
			at += 1 + int(content[at])
		}
		at++
	}
	for at < len(content) && most > 0 {
		switch content[at] {
		case '!': // an extension
			at += 2
			blocks()
		case ',':
			if at+frame > len(content) {
				return content
			}
			at += frame + colours(content[at+frame-1]) + 1
			blocks()
			most--
		default:
			return content
		}
	}
	if at > len(content) {
		return content
	}
	return append(bytes.Clone(content[:at]), ';')
}

// openPictures reads the codes in pictures that are shown together or one after the other.
func openPictures(all []image.Image) (rules []byte, err error) {
	var found [][]byte
	err = ErrNoCode
	for _, picture := range all {
		texts, _ := qrcode.ReadAll(picture) // the error says that there is none
		for _, text := range texts {
			rules, wrong := Unpack(text)
			switch {
			case wrong == nil:
				found = append(found, rules)
			case err == ErrNoCode || errors.Is(err, ErrOther): // others may be somebody's address
				err = wrong
			}
		}
		if len(found) > 0 { // the next picture shows them again
			break
		}
	}
	if len(found) == 0 {
		return nil, err
	}
	return one(found)
}

// openPicture reads the codes in a picture.
func openPicture(content []byte, k *kind) ([]byte, error) {
	all, err := k.pictures(content)
	if err != nil {
		return nil, err
	}
	return openPictures(all)
}
