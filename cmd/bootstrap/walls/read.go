// Package walls holds the project to its layout: which folder may import which, what the engines may not touch, how long
// a file may be and what no file says. Its test runs over the whole module. It reads the sources themselves, whatever
// system or build they are for, so a wall holds for the files of other systems too.
package walls

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// A File is one Go file as far as walls are concerned.
type File struct {
	Path    string // from the module's root, with slashes
	Folder  string // its package's folder; "." at the root
	Test    bool
	Lines   int
	Imports []string
	Uses    []Use // what it takes from the packages it imports
	Starts  []int // the lines that start a goroutine
}

// A Use is one name taken from an imported package, or print and println, which come from none.
type Use struct {
	Import string // the import path; empty for what is built in
	Name   string
	Line   int
}

// Read parses every Go file of a module, without hidden folders and testdata.
func Read(module fs.FS) ([]File, error) {
	var files []File
	err := fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if base := path.Base(name); name != "." && (strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") || base == "testdata") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		source, err := fs.ReadFile(module, name)
		if err != nil {
			return err
		}
		file, err := readFile(name, source)
		files = append(files, file)
		return err
	})
	return files, err
}

func readFile(name string, source []byte) (File, error) {
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution)
	if err != nil {
		return File{}, fmt.Errorf("a file that is no Go: %w", err)
	}
	file := File{
		Path: name, Folder: path.Dir(name), Test: strings.HasSuffix(name, "_test.go"),
		Lines: bytes.Count(source, []byte("\n")),
	}
	local := map[string]string{} // what a package is called in this file
	for _, spec := range syntax.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return File{}, fmt.Errorf("%s: %w", name, err)
		}
		file.Imports = append(file.Imports, imported)
		local[nameOf(imported)] = imported
		if spec.Name != nil {
			local[spec.Name.Name] = imported
		}
	}
	ast.Inspect(syntax, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			if from, ok := node.X.(*ast.Ident); ok && local[from.Name] != "" {
				file.Uses = append(file.Uses, Use{local[from.Name], node.Sel.Name, set.Position(node.Pos()).Line})
			}
		case *ast.GoStmt:
			file.Starts = append(file.Starts, set.Position(node.Pos()).Line)
		case *ast.CallExpr:
			if called, ok := node.Fun.(*ast.Ident); ok && (called.Name == "print" || called.Name == "println") {
				file.Uses = append(file.Uses, Use{"", called.Name, set.Position(node.Pos()).Line})
			}
		}
		return true
	})
	return file, nil
}

// nameOf is what a package is called that nobody renamed: the last part of its path that is no version.
func nameOf(imported string) string {
	base := path.Base(imported)
	if len(base) > 1 && base[0] == 'v' && strings.Trim(base[1:], "0123456789") == "" {
		base = path.Base(path.Dir(imported))
	}
	return base
}
