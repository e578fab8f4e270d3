package sheaf

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
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
// replaced. If one of them may not be written, none is. When the context ends it stops between two pictures, so that
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
	return nil
}
