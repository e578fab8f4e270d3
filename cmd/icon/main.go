// Icon writes the icon of the program into a folder, for its packages: a PNG for each size that desktops ask
// for, and an ICO with several.
//
//	go run ./cmd/icon FOLDER
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// name is the icon of the window.
const name = "game-die"

// sizes are in pixels; the ICO has those up to 256, which is the most that it can say.
var sizes = []int{16, 24, 32, 48, 64, 128, 256, 512}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "icon: name the folder for the pictures")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

func write(folder string) error {
	icon, err := drawing.Icon(name)
	if err != nil {
		return err
	}
	var pictures [][]byte
	for _, size := range sizes {
		d := drawing.New(10, 10)
		d.UseIn(icon, d.Area())
		var picture bytes.Buffer
		if err := png.Encode(&picture, raster.Image(d, float64(size)/10)); err != nil {
			return err
		}
		path := filepath.Join(folder, fmt.Sprintf("homespun-%d.png", size))
		if err := os.WriteFile(path, picture.Bytes(), 0o644); err != nil {
			return err
		}
		if size <= 256 {
			pictures = append(pictures, picture.Bytes())
		}
	}
	return os.WriteFile(filepath.Join(folder, "homespun.ico"), ico(pictures), 0o644)
}

// ico puts square PNG pictures, of the first of sizes, together into the format of Windows' icons.
func ico(pictures [][]byte) []byte {
	file := binary.LittleEndian.AppendUint16([]byte{0, 0, 1, 0}, uint16(len(pictures)))
	at := len(file) + 16*len(pictures)
	for i, picture := range pictures {
		side := byte(sizes[i]) // 256 is written as 0
		file = append(file, side, side, 0, 0, 1, 0, 32, 0)
		file = binary.LittleEndian.AppendUint32(file, uint32(len(picture)))
		file = binary.LittleEndian.AppendUint32(file, uint32(at))
		at += len(picture)
	}
	return append(file, bytes.Join(pictures, nil)...)
}
