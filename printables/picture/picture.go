// Package picture reads pictures that people bring along: PNG, JPEG, WebP, the first frame of a GIF, and SVG of the
// plain kind. A picture is read only from the folders that are given, never from outside them; what it may cost is
// bounded before it is decoded, and it is kept no finer than it is printed.
package picture

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"homespun/engines/common/cache"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// An Error says in one line why there is no picture, and what to do.
type Error struct {
	What, Advice string
	// Missing says that there is no file of that name, nor one with a name like it.
	Missing bool
}

// Error is what and advice.
func (e *Error) Error() string {
	if e.Advice == "" {
		return e.What
	}
	return e.What + "; " + e.Advice
}

// version identifies what a file was, and how it was read.
type version struct {
	path  string
	time  time.Time
	bytes int64
	size  Size
}

// read are the pictures that were read last, so that a deck that is read again after each change takes no time.
var read = cache.Weighed[version, *drawing.Pixels](readMost, func(p *drawing.Pixels) int { return len(p.File) })

const readMost = 64 << 20 // bytes

// Read reads the picture of a name from the first of the folders that has it, beside of which the first is named in
// sentences. The error is an [*Error].
func Read(beside, name string, size Size, folders ...string) (*drawing.Pixels, error) {
	quoted := strconv.Quote(text.Short(drawing.Sanitise(name), 60))
	local := filepath.FromSlash(strings.ReplaceAll(name, `\`, "/"))
	if !filepath.IsLocal(local) {
		return nil, &Error{What: words.PictureOutside(quoted), Advice: words.PictureBeside}
	}
	var near []string
	for _, folder := range folders {
		pixels, like, err := readIn(folder, local, size)
		if err != nil {
			err.What = words.PictureTrouble(quoted, err.What)
			return nil, err
		}
		if pixels != nil {
			return pixels, nil
		}
		near = append(near, like...)
	}
	missing := &Error{What: words.NoPicture(quoted, drawing.Sanitise(beside))}
	if like := text.Nearest(filepath.Base(local), near); like != "" {
		missing.Advice = words.DidYouMean(strconv.Quote(drawing.Sanitise(like)))
	} else {
		missing.Advice, missing.Missing = words.PictureBeside, true
	}
	return nil, missing
}

// readIn reads a picture from a folder. If it is not there, neither result nor error is given, but the names of the
// pictures that are.
func readIn(folder, name string, size Size) (pixels *drawing.Pixels, near []string, wrong *Error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, nil, nil // no such folder, as that of the family's pictures
	}
	defer root.Close()
	info, err := root.Stat(name)
	switch {
	case err != nil && strings.Contains(err.Error(), "escapes"): // a link to elsewhere
		return nil, nil, &Error{What: words.PictureElsewhere, Advice: words.PictureBeside}
	case err != nil:
		return nil, names(root, filepath.Dir(name)), nil
	case info.IsDir():
		return nil, nil, &Error{What: words.PictureIsFolder, Advice: words.PictureBeside}
	case !info.Mode().IsRegular():
		return nil, nil, &Error{What: words.PictureIsNoFile, Advice: words.PictureBeside}
	case info.Size() > MaxFile:
		return nil, nil, &Error{What: words.PictureFileTooLarge(MaxFile >> 20), Advice: words.PictureSmaller}
	}
	key := version{filepath.Join(folder, name), info.ModTime(), info.Size(), size}
	if known, ok := read.Find(key); ok {
		return known, nil, nil
	}
	file, err := root.Open(name)
	if err != nil {
		return nil, nil, &Error{What: words.PictureUnread, Advice: ""}
	}
	defer file.Close()
	content, err := io.ReadAll(io.LimitReader(file, MaxFile))
	if err != nil {
		return nil, nil, &Error{What: words.PictureUnread, Advice: ""}
	}
	pixels, err = Decode(content, size)
	if err != nil {
		if told, ok := err.(*Error); ok {
			return nil, nil, told
		}
		return nil, nil, &Error{What: words.PictureBroken, Advice: words.PictureSaveAgain}
	}
	read.Put(key, pixels)
	return pixels, nil, nil
}

// names returns the pictures in a folder.
func names(root *os.Root, folder string) (list []string) {
	entries, _ := fs.ReadDir(root.FS(), filepath.ToSlash(folder)) // without, nothing is suggested
	for _, entry := range entries {
		if files.IsPicture(entry.Name()) {
			list = append(list, entry.Name())
		}
	}
	return list
}
