package main

import (
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
)

// readDump reads the screen of Xvfb: an X window dump of 32 bits a pixel, blue first.
func readDump(path string) (*image.RGBA, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	word := func(n int) int {
		if len(data) < 4*n+4 {
			return 0
		}
		return int(binary.BigEndian.Uint32(data[4*n:]))
	}
	width, height, line := word(4), word(5), word(12)
	start := word(0) + 12*word(19)
	if width <= 0 || height <= 0 || len(data) < start+line*height || line < 4*width {
		return nil, errors.New("the screen in memory cannot be read")
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			from, to := start+y*line+4*x, picture.PixOffset(x, y)
			picture.Pix[to], picture.Pix[to+1], picture.Pix[to+2] = data[from+2], data[from+1], data[from]
			picture.Pix[to+3] = 255
		}
	}
	return picture, nil
}

// coloursOf returns the colours on the screen: a window has many, an empty screen one.
func coloursOf(path string) map[[3]byte]bool {
	colours := map[[3]byte]bool{}
	picture, err := readDump(path)
	if err != nil {
		return colours
	}
	for at := 0; at < len(picture.Pix); at += 4 * 7 {
		colours[[3]byte(picture.Pix[at:at+3])] = true
	}
	return colours
}

// unlike is the part of the pixels that are others in another picture of a screen of the same size.
func unlike(a, b *image.RGBA) float64 {
	if len(a.Pix) != len(b.Pix) {
		return 1
	}
	n := 0
	for at := 0; at < len(a.Pix); at += 4 {
		if [4]byte(a.Pix[at:at+4]) != [4]byte(b.Pix[at:at+4]) {
			n++
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

// pictureOf keeps what the screen shows, and returns it.
func pictureOf(path, to string) (*image.RGBA, error) {
	picture, err := readDump(path)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return nil, err
	}
	file, err := os.Create(to)
	if err != nil {
		return nil, err
	}
	return picture, errors.Join(png.Encode(file, picture), file.Close())
}
