package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"strings"
)

// checkShadows finds names that hide a builtin or an import of their file. Whoever reads on takes them for
// it.
func checkShadows() error {
	var found []error
	err := eachGoFile(func(file string, source []byte) { found = append(found, shadows(file, source)...) })
	return errors.Join(append(found, err)...)
}

// shadows returns an error for each variable, parameter, function and type of a file whose name hides a
// builtin or an import. A package is taken to be called as the last folder of its path, unless the file calls
// it otherwise.
func shadows(name string, source []byte) (found []error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, source, 0)
	if err != nil {
		return nil // the compiler gives the better message
	}
	hidden := map[string]string{}
	for _, builtin := range types.Universe.Names() {
		hidden[builtin] = "a builtin"
	}
	for _, imported := range file.Imports {
		as := path.Base(strings.Trim(imported.Path.Value, `"`))
		if imported.Name != nil {
			as = imported.Name.Name
		}
		hidden[as] = "an import"
	}
	delete(hidden, "_")
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.StructType:
			behindDot(node.Fields)
		case *ast.InterfaceType:
			behindDot(node.Methods)
		case *ast.Ident: // one that is declared here has itself as its object
			if node.Obj != nil && node.Obj.Pos() == node.Pos() && hidden[node.Name] != "" {
				found = append(found, fmt.Errorf("%s: %s hides %s", set.Position(node.Pos()), node.Name,
					hidden[node.Name]))
			}
		}
		return true
	})
	return found
}

// behindDot forgets that fields and methods are declared: they stand behind a dot, where they hide nothing.
func behindDot(list *ast.FieldList) {
	for _, field := range list.List {
		for _, name := range field.Names {
			name.Obj = nil
		}
	}
}
