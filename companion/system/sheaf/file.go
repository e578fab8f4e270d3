// Package sheaf writes the files of a print, one or a folder of them. What is there already is replaced only if that was
// asked for, and only by a file of its own kind, so that a deck or a photograph whose name was typed by mistake is not
// lost.
package sheaf

import (
	"fmt"
	"os"

	"homespun/companion/match/kinds"
	"homespun/engines/common/files"
	"homespun/printables/words"
)

// A Format is the type of a file that is written: its name, and the bytes with which each such file begins.
type Format struct{ Name, Start string }

// The formats.
var (
	PDF  = Format{"PDF", kinds.PDFStart}
	PNG  = Format{words.PictureFile, kinds.PNGStart}
	JSON = Format{words.SavedObjectFile, "{"}
	SVG  = Format{words.MachineFile, "<svg"}
	VTT  = Format{words.VirtualFile, "PK\x03\x04"}
)

// Free returns an error if a file may not be written. With replace an existing file may be replaced, but only if it has
// the same format or is empty.
func Free(path string, of Format, replace bool) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return fmt.Errorf("%s is a folder: name a file in it with -o", path)
	case err == nil && !replace:
		return fmt.Errorf("%s is there already: name the file with -o to replace it", path)
	case err == nil && info.Mode().IsRegular() && info.Size() > 0 && !begins(path, of.Start):
		return fmt.Errorf("%s is there already and is no %s: name another file with -o", path, of.Name)
	}
	return nil
}

// begins reports whether a file begins with a text.
func begins(path, text string) bool {
	start, err := files.Beginning(path, int64(len(text)))
	return err == nil && string(start) == text
}

// Write writes a whole file. Without replace it fails if the file exists.
func Write(path string, content []byte, replace bool) error {
	if replace {
		return files.Write(path, content)
	}
	return files.WriteNew(path, content)
}
