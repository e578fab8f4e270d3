package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// noticesFile holds the licences of everything that is inside the program. It is in the program, under About,
// and in every package.
const noticesFile = "assets/third-party.txt"

// builds are the systems whose programs have a window; each has libraries of its own.
var builds = [][]string{{"GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=1"},
	{"GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=1"}, {"GOOS=darwin", "GOARCH=arm64", "CGO_ENABLED=1"}}

// licence matches the names of the files in which a library has its terms.
var licence = regexp.MustCompile(`(?i)^((un)?(licen[cs]e|copying|notice|patents)([-._].*)?|.*-licen[cs]e)$`)

// collectNotices checks that the file of the licences is that of the libraries that are inside.
func (r *release) collectNotices(ctx context.Context) (err error) {
	if r.notices, err = noticesNow(ctx, r.machine); err != nil {
		return err
	}
	kept, err := os.ReadFile(noticesFile)
	if err != nil || !bytes.Equal(kept, r.notices) {
		return errors.Join(err, errors.New("the libraries have changed: type go run ./cmd/bootstrap release -notices, "+
			"read what is new in "+noticesFile+", and commit it"))
	}
	return nil
}

// writeNotices writes the licences anew.
func writeNotices(ctx context.Context, m machine) error {
	root, err := findModule(ctx, m)
	if err != nil {
		return err
	}
	if err := os.Chdir(root); err != nil {
		return err
	}
	text, err := noticesNow(ctx, m)
	if err != nil {
		return err
	}
	return os.WriteFile(noticesFile, text, 0o644)
}

// noticesNow returns the licences of all modules that are inside the programs, of Go, and of what assets
// holds.
func noticesNow(ctx context.Context, m machine) ([]byte, error) {
	modules, err := modulesInside(ctx, m)
	if err != nil {
		return nil, err
	}
	text := bytes.NewBufferString("What Homespun is made with, and its terms. Homespun itself is under its own licence.\n")
	goRoot, err := m.output(command(ctx, nil, "go env GOROOT"))
	if err != nil {
		return nil, err
	}
	add := func(title, folder string) error {
		files, err := termsIn(folder)
		if err != nil {
			return err
		}
		if len(files) == 0 {
			return fmt.Errorf("%s has no licence", title)
		}
		fmt.Fprintf(text, "\n%s\n%s\n", strings.Repeat("=", 78), title)
		for _, file := range files {
			data, err := os.ReadFile(filepath.Join(folder, file))
			if err != nil {
				return err
			}
			said := strings.TrimSpace(strings.ReplaceAll(string(data), "\r\n", "\n"))
			fmt.Fprintf(text, "\n%s:\n\n%s\n", filepath.ToSlash(file), said)
		}
		return nil
	}
	if err := add("The Go programming language and its library, https://go.dev", goRoot); err != nil {
		return nil, err
	}
	for _, one := range [][2]string{{"The fonts", "assets/fonts"}, {"The icons, Fluent Emoji by Microsoft", "assets/icons"},
		{"The runtime of mingw-w64 (in the program for Windows alone), https://mingw-w64.org",
			"cmd/bootstrap/packaging/mingw-w64"}} {
		if err := add(one[0], one[1]); err != nil {
			return nil, err
		}
	}
	for _, one := range modules {
		path, _, _ := strings.Cut(one.path, " ")
		if err := add(one.path+", https://pkg.go.dev/"+path, one.folder); err != nil {
			return nil, err
		}
	}
	return text.Bytes(), nil
}

// termsIn lists the files of a module with terms: its own, and those of what it brings along in C.
func termsIn(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		depth := strings.Count(filepath.ToSlash(name), "/")
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (depth > 2 || entry.Name() == "testdata" || entry.Name() == "src" && depth == 0):
			return filepath.SkipDir
		case !entry.IsDir() && (licence.MatchString(entry.Name()) || strings.HasPrefix(entry.Name(), "OFL-")):
			files = append(files, name)
		}
		return nil
	})
	return files, err
}

// inside is a module whose code is in the program: its path and version, and where it lies.
type inside struct{ path, folder string }

// modulesInside lists the modules of all builds with a window, by path.
func modulesInside(ctx context.Context, m machine) (list []inside, err error) {
	const line = "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}"
	for _, env := range builds {
		said, err := m.output(command(ctx, env, "go list -deps -f", line, "./cmd/homespun"))
		if err != nil {
			return nil, err
		}
		for one := range strings.Lines(said) {
			path, folder, ok := strings.Cut(strings.TrimSpace(one), "\t")
			if found := (inside{path, folder}); ok && !slices.Contains(list, found) {
				list = append(list, found)
			}
		}
	}
	slices.SortFunc(list, func(a, b inside) int { return strings.Compare(a.path, b.path) })
	return list, nil
}
