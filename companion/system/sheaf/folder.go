package sheaf

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"

	"homespun/engines/common/files"
	"homespun/printables"
	"homespun/printables/words"
)

// A Sheaf is the files of one folder: pictures that are still to be drawn, and others by their names, all of one format.
type Sheaf struct {
	Pictures []printables.Picture
	Others   map[string][]byte
	Of       Format
}

// Write writes the files into a folder, which is made if need be. With replace the folder may be there and its files are
// replaced. If one of them may not be written, or would lie among the pictures of another print, none is. When the context ends it stops between two pictures, so that
// none is half written.
func (s Sheaf) Write(ctx context.Context, folder string, replace bool) error {
	if err := s.free(folder, replace); err != nil {
		return err
	}
	for _, picture := range s.Pictures {
		if err := files.MakeFolder(filepath.Dir(pathOf(folder, picture))); err != nil {
			return err
		}
	}
	var written atomic.Int64
	err := printables.DrawPictures(ctx, s.Pictures, func(i int, file []byte) error {
		err := Write(pathOf(folder, s.Pictures[i]), file, replace)
		if err == nil {
			written.Add(1)
		}
		return err
	})
	if errors.Is(err, context.Canceled) {
		return errors.New(words.SheafStopped(int(written.Load()), len(s.Pictures), folder))
	}
	for name, content := range s.Others {
		if err == nil {
			err = Write(filepath.Join(folder, name), content, replace)
		}
	}
	return err
}

// pathOf returns the path of a picture.
func pathOf(folder string, picture printables.Picture) string {
	return filepath.Join(folder, filepath.FromSlash(picture.Name)+".png")
}

// free returns why the files may not be written into a folder; nil if they may.
func (s Sheaf) free(folder string, replace bool) error {
	info, err := os.Stat(folder)
	switch {
	case err == nil && !info.IsDir():
		return fmt.Errorf("%s is a file: pictures need a folder, name one with -o", folder)
	case err == nil && !replace:
		return errors.New(words.FolderThere(folder))
	}
	for _, picture := range s.Pictures {
		if err := Free(pathOf(folder, picture), PNG, replace); err != nil {
			return err
		}
	}
	for name := range s.Others {
		if err := Free(filepath.Join(folder, name), s.Of, replace); err != nil {
			return err
		}
	}
	if s.mixes(folder) {
		return errors.New(words.FolderOfAnother(folder))
	}
	return nil
}

// numbered finds the first word of the names of pictures that are counted: "cards-01 Owl x2", "cards-2-back".
var numbered = regexp.MustCompile(`^([a-z]+)-(?:[a-z0-9.]+-)*(?:[0-9]+|back)(?: .*)?$`)

// mixes reports whether a folder holds pictures that are counted as these are and would lie among them: those of an
// earlier print of other cards, which a print shop would print too.
func (s Sheaf) mixes(folder string) bool {
	ours, counted := map[string]bool{}, map[string]bool{}
	for _, picture := range s.Pictures {
		ours[picture.Name] = true
		if found := numbered.FindStringSubmatch(path.Base(picture.Name)); found != nil {
			counted[found[1]] = true
		}
	}
	for _, pattern := range []string{"*.png", "fronts/*.png", "backs/*.png"} {
		there, _ := fs.Glob(os.DirFS(folder), pattern) // the pattern is right
		for _, name := range there {
			name = strings.TrimSuffix(name, ".png")
			found := numbered.FindStringSubmatch(path.Base(name))
			if found != nil && counted[found[1]] && !ours[name] {
				return true
			}
		}
	}
	return false
}
