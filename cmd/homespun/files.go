package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"homespun/companion/match/kinds"
	"homespun/engines/common/files"
)

// A format is the type of a file that is written: its name, and the bytes with which each such file begins.
type format struct{ name, start string }

// The formats.
var (
	pdfFormat = format{"PDF", kinds.PDFStart}
	pngFormat = format{"PNG picture", kinds.PNGStart}
)

// beside returns a path with words added to the name, before .pdf if it ends so. It is for further files of
// one print.
func beside(path, words string) string {
	ending := filepath.Ext(path)
	if !strings.EqualFold(ending, ".pdf") {
		ending = "" // in "v1.2" or ".hidden" the point begins no ending
	}
	return strings.TrimSuffix(path, ending) + " " + words + ending
}

// free returns an error if a file may not be written. With replace an existing file may be replaced, but only
// if it has the same format or is empty. So a deck or a photograph whose name was typed by mistake is not
// lost.
func free(path string, of format, replace bool) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return no(fmt.Errorf("%s is a folder: name a file in it with -o", path))
	case err == nil && !replace:
		return no(fmt.Errorf("%s is there already: name the file with -o to replace it", path))
	case err == nil && info.Mode().IsRegular() && info.Size() > 0 && !begins(path, of.start):
		return no(fmt.Errorf("%s is there already and is no %s: name another file with -o", path, of.name))
	}
	return nil
}

// begins reports whether a file begins with a text.
func begins(path, text string) bool {
	start, err := files.Beginning(path, int64(len(text)))
	return err == nil && string(start) == text
}

// write writes a whole file. Without replace it fails if the file exists.
func write(path string, content []byte, replace bool) error {
	by := files.WriteNew
	if replace {
		by = files.Write
	}
	if err := by(path, content); err != nil {
		return no(err)
	}
	return nil
}
