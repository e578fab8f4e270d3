package people

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/picture"
	"homespun/rulesets/household"
)

// Face returns what [drawing.Icon] shows of the person: the picture, cut round, or the figure.
func (p Person) Face() string {
	if p.Found == "" {
		return p.Figure
	}
	return picture.Round(p.Found)
}

// Show gives the person the picture of a name in the family's folder, "" for none; false if it is not there.
func (p *Person) Show(folder household.Folder, name string) bool {
	if p.Found = files.FindPicture(name, folder.Pictures(), string(folder)); p.Found == "" {
		name = ""
	}
	p.Picture = name
	return p.Found != ""
}

// KeepPicture copies a picture into the family's folder and returns its name there. The error says why it cannot be
// shown.
func KeepPicture(folder household.Folder, path string) (name string, err error) {
	data, _, err := files.Read(path, picture.MaxFile)
	if err != nil {
		return "", err
	}
	if _, err := picture.Decode(data, picture.Size{Width: 1, Height: 1}); err != nil {
		return "", err
	}
	if err := files.MakeFolder(folder.Pictures()); err != nil {
		return "", err
	}
	ending := filepath.Ext(path)
	base := files.SafeName(strings.TrimSuffix(filepath.Base(path), ending))
	for n := 1; ; n++ {
		name = files.Numbered(base, strings.ToLower(ending), n)
		kept := filepath.Join(folder.Pictures(), name)
		if err = files.WriteNew(kept, data); !errors.Is(err, fs.ErrExist) || n > Most {
			return name, err
		}
		if before, _, err := files.Read(kept, picture.MaxFile); err == nil && bytes.Equal(before, data) {
			return name, nil // it is there already
		}
	}
}
