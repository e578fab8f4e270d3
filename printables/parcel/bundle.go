package parcel

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/words"
	"homespun/rulesets"
)

// BundleEnding is that of a file that has a game of one's own with its pictures: a zip of [RulesFile] and pictures.
const BundleEnding = ".homespun"

// Limits of a bundle. No game names so many pictures, and none is larger.
const (
	mostInBundle = 200
	mostOfBundle = 16 << 20 // bytes of a picture
)

// ErrBundle is the error of a bundle that cannot be read.
var ErrBundle = errors.New(words.ParcelNoBundle)

// isBundle reports whether a content is a zip, as a bundle is.
func isBundle(content []byte) bool { return bytes.HasPrefix(content, []byte("PK\x03\x04")) }

// Bundle returns the file with the rules and their pictures. The same game gives the same bytes. The error is that of a
// picture that cannot be read.
func (p Parcel) Bundle() ([]byte, error) {
	var packed bytes.Buffer
	out := zip.NewWriter(&packed)
	add := func(name string, content []byte) error {
		file, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err == nil {
			_, err = file.Write(content)
		}
		return err
	}
	err := add(RulesFile, p.Rules)
	for _, name := range slices.Sorted(maps.Keys(p.pictures)) {
		file, _ := files.PicturePath(p.pictures[name])
		content, _, wrong := files.Read(file, mostOfBundle)
		if wrong != nil {
			return nil, fmt.Errorf("%s: %w", name, files.Cause(wrong))
		}
		err = cmp.Or(err, add(name, content))
	}
	if err = cmp.Or(err, out.Close()); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// openBundle returns the rules of a bundle.
func openBundle(content []byte) ([]byte, error) {
	rules, err := inBundle(content, func(name string) bool { return name == RulesFile }, rulesets.MaxFile)
	switch {
	case err != nil:
		return nil, err
	case rules[RulesFile] == nil:
		return nil, ErrOther
	}
	return rules[RulesFile], nil
}

// Pictures returns the pictures of a bundle, by the names that its rules give them, each within the folder; none of
// anything else. What is no picture is left out.
func Pictures(content []byte) (map[string][]byte, error) {
	if !isBundle(content) {
		return nil, nil
	}
	found, err := inBundle(content, func(name string) bool { return files.IsPicture(name) && pictureName(name) == name }, mostOfBundle)
	maps.DeleteFunc(found, func(name string, picture []byte) bool { return kindOf(picture) == nil && !isSVG(picture) })
	return found, err
}

// pictureName is how a picture is called in a bundle: its path within the folder of the game, with slashes; "" for one
// outside of it.
func pictureName(name string) string {
	clean := path.Clean(strings.ReplaceAll(name, `\`, "/"))
	if strings.HasPrefix(clean, "/") || strings.HasPrefix(clean, "..") || strings.ContainsAny(clean, ":\x00") {
		return ""
	}
	return clean
}

// inBundle returns the files of a bundle that are wanted, each of at most so many bytes, and all of at most [MostBytes].
func inBundle(content []byte, wanted func(name string) bool, most int64) (map[string][]byte, error) {
	in, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil || len(in.File) > mostInBundle {
		return nil, ErrBundle
	}
	found, room := map[string][]byte{}, int64(MostBytes)
	for _, file := range in.File {
		if !wanted(file.Name) || found[file.Name] != nil {
			continue
		}
		from, err := file.Open()
		if err != nil {
			return nil, ErrBundle
		}
		written, err := io.ReadAll(io.LimitReader(from, min(most, room)+1))
		_ = from.Close()
		switch room -= int64(len(written)); {
		case err != nil:
			return nil, ErrBundle
		case int64(len(written)) > most || room < 0:
			return nil, ErrLarge
		}
		found[file.Name] = written
	}
	return found, nil
}
