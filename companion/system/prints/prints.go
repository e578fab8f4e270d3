// Package prints writes the PDF files of a print. A print has one file, or two if some sheets are printed on
// both sides.
package prints

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/pdf"
	"homespun/rulesets/household"
)

// A File is one file of a print, ready to be written.
type File struct {
	// Suffix follows the name that all files of the print share; "" for none.
	Suffix string
	// Ending is that of the file's name, without the dot; "" for a PDF file.
	Ending string
	Data   []byte
}

// Make renders a document as a file.
func Make(suffix string, document pdf.Document) (File, error) {
	data, err := document.Bytes()
	return File{Suffix: suffix, Data: data}, err
}

// Path returns the path of a file, made from the path of the print's first file. That path ends in .pdf or
// has no such ending.
func (f File) Path(first string) string {
	base := first
	if strings.EqualFold(filepath.Ext(first), ".pdf") {
		base = first[:len(first)-len(".pdf")]
	}
	if f.Suffix != "" {
		base += " " + f.Suffix
	}
	return base + "." + cmp.Or(f.Ending, "pdf")
}

// WriteNew writes the files of a print into the family's folder and returns their paths. It adds a number to
// the name if there are files of that name already.
func WriteNew(folder household.Folder, name string, printed []File) ([]string, error) {
	if err := folder.Make(); err != nil {
		return nil, err
	}
	for n := 1; ; n++ {
		first := files.Numbered(filepath.Join(folder.Prints(), name), ".pdf", n)
		paths, err := Write(first, printed, false)
		var there *ThereError
		if !errors.As(err, &there) {
			return paths, err
		}
	}
}

// A ThereError says that files exist already where new ones were to be written.
type ThereError struct{ Paths []string }

func (e *ThereError) Error() string { return strings.Join(e.Paths, ", ") + ": there already" }

// A WriteError says which file could not be written, and which files of the print had been written before.
type WriteError struct {
	Path string
	Done []string
	Err  error
}

func (e *WriteError) Error() string { return files.NotWritten(e.Path, e.Err).Error() }

// Unwrap returns the cause.
func (e *WriteError) Unwrap() error { return e.Err }

// Write writes the files of a print, the first at a path and the others beside it. If one exists already and
// replace is false, nothing is written and the error is a [ThereError]. Any other error is a [WriteError].
func Write(first string, printed []File, replace bool) (paths []string, err error) {
	var there []string
	for _, file := range printed {
		path := file.Path(first)
		paths = append(paths, path)
		if _, err := os.Lstat(path); err == nil {
			there = append(there, path)
		}
	}
	if len(there) > 0 && !replace {
		return nil, &ThereError{there}
	}
	by := files.WriteNew
	if replace {
		by = files.Write
	}
	for i, file := range printed {
		switch err := by(paths[i], file.Data); {
		case !replace && errors.Is(err, fs.ErrExist):
			return nil, &ThereError{[]string{paths[i]}}
		case err != nil:
			return nil, &WriteError{paths[i], paths[:i], err}
		}
	}
	return paths, nil
}

// Folder makes a new folder and returns its path. If the path exists already, a number is added to it.
func Folder(path string) (string, error) {
	if err := files.MakeFolder(filepath.Dir(path)); err != nil {
		return "", &WriteError{Path: path, Err: err}
	}
	for n := 1; ; n++ {
		name := files.Numbered(path, "", n)
		if err := os.Mkdir(name, 0o755); err == nil {
			return name, nil
		} else if !errors.Is(err, fs.ErrExist) {
			return "", &WriteError{Path: name, Err: err}
		}
	}
}
