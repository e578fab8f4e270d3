package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"homespun/engines/files"
)

// A format is what a file that is written holds: its name, and what each begins with.
type format struct{ name, start string }

// The formats.
var (
	pdfFormat = format{"PDF", "%PDF-"}
	pngFormat = format{"PNG picture", "\x89PNG"}
)

// beside returns the path of a file beside another: the same with words behind the name.
func beside(path, words string) string {
	ending := filepath.Ext(path)
	if !strings.EqualFold(ending, ".pdf") {
		ending = "" // of "v1.2" or ".hidden" it is none
	}
	return strings.TrimSuffix(path, ending) + " " + words + ending
}

// free says whether a file may be written. Only a file of the same format is replaced, where it may be at
// all: a deck or a photograph whose name was typed by mistake stays.
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

// begins says whether a file begins with a text.
func begins(path, text string) bool {
	start, err := files.Beginning(path, int64(len(text)))
	return err == nil && string(start) == text
}

// write writes a file whole, in place of what is there or of nothing.
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
