package walls

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"homespun/engines/enginetest/round"
)

// The most fields and methods of a type of the companion. What it gets from a type of the project that it
// embeds is counted; what it gets from Fyne is not.
const mostFields, mostMethods = 25, 70

// A shape is what a type declares: how many fields, which methods, and the types that it embeds, as
// "folder.Name".
type shape struct {
	fields  int
	methods map[string]bool
	embeds  []string
}

// shapes reads the types of a module's folder and of those below it, as "folder.Name". Tests are left out.
func shapes(module fs.FS, under string) (map[string]*shape, error) {
	all := map[string]*shape{}
	of := func(name string) *shape {
		if all[name] == nil {
			all[name] = &shape{methods: map[string]bool{}}
		}
		return all[name]
	}
	err := fs.WalkDir(module, under, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return err
		}
		source, err := fs.ReadFile(module, name)
		if err != nil {
			return err
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), name, source, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, imported := path.Dir(name), map[string]string{}
		for _, spec := range syntax.Imports {
			from := strings.TrimPrefix(strings.Trim(spec.Path.Value, "\""), "homespun/")
			if spec.Name != nil {
				imported[spec.Name.Name] = from
			} else {
				imported[path.Base(from)] = from
			}
		}
		// called returns "folder.Name" of a type that is embedded or that has a method.
		var called func(ast.Expr) string
		called = func(written ast.Expr) string {
			switch written := written.(type) {
			case *ast.StarExpr:
				return called(written.X)
			case *ast.IndexExpr:
				return called(written.X)
			case *ast.SelectorExpr:
				return imported[fmt.Sprint(written.X)] + "." + written.Sel.Name
			case *ast.Ident:
				return folder + "." + written.Name
			}
			return ""
		}
		members := func(s *shape, list *ast.FieldList, methods bool) {
			for _, member := range list.List {
				s.fields += max(1, len(member.Names))
				if len(member.Names) == 0 {
					s.embeds = append(s.embeds, called(member.Type))
				}
				for _, name := range member.Names {
					if methods {
						s.methods[name.Name] = true
					}
				}
			}
		}
		ast.Inspect(syntax, func(node ast.Node) bool {
			switch node := node.(type) {
			case *ast.FuncDecl:
				if node.Recv != nil {
					of(called(node.Recv.List[0].Type)).methods[node.Name.Name] = true
				}
			case *ast.TypeSpec:
				switch body := node.Type.(type) {
				case *ast.StructType:
					members(of(folder+"."+node.Name.Name), body.Fields, false)
				case *ast.InterfaceType:
					members(of(folder+"."+node.Name.Name), body.Methods, true)
					of(folder + "." + node.Name.Name).fields = 0
				}
			}
			return true
		})
		return nil
	})
	return all, err
}

// tooLarge gives a line for every type that has too many fields or methods.
func tooLarge(all map[string]*shape) (found []string) {
	var collect func(name string, into map[string]bool)
	collect = func(name string, into map[string]bool) {
		if s := all[name]; s != nil {
			maps.Copy(into, s.methods)
			for _, embedded := range s.embeds {
				collect(embedded, into)
			}
		}
	}
	for _, name := range slices.SortedFunc(maps.Keys(all), cmp.Compare) {
		methods := map[string]bool{}
		collect(name, methods)
		if n := all[name].fields; n > mostFields {
			found = append(found, fmt.Sprintf("%s: %d fields; %d are the most", name, n, mostFields))
		}
		if n := len(methods); n > mostMethods {
			found = append(found, fmt.Sprintf("%s: %d methods; %d are the most", name, n, mostMethods))
		}
	}
	return found
}

func TestNoTypeOfTheCompanionIsTooLarge(t *testing.T) {
	round.Long(t)
	all, err := shapes(os.DirFS(root), "companion")
	if err != nil || len(all) < 300 {
		t.Fatalf("%d types, %v", len(all), err)
	}
	for _, one := range tooLarge(all) {
		t.Error(one)
	}
}

func TestTooLargeTypesAreFound(t *testing.T) {
	var fields, methods strings.Builder
	for i := range mostFields + 1 {
		fmt.Fprintf(&fields, "f%d, ", i)
	}
	for i := range mostMethods {
		fmt.Fprintf(&methods, "func (*Small) M%d() {}\n", i)
	}
	module := fstest.MapFS{
		"companion/x/a.go": {Data: []byte("package x\ntype Wide struct { " +
			strings.TrimSuffix(fields.String(), ", ") + " int }\ntype Small struct{}\n" + methods.String())},
		"companion/y/b.go": {Data: []byte("package y\n" +
			`import ("homespun/companion/x"; "fyne.io/fyne/v2/widget")` + "\n" +
			"type Large struct { *x.Small; widget.Entry }\nfunc (Large) M() {}\n")},
	}
	all, err := shapes(module, "companion")
	want := []string{"companion/x.Wide: 26 fields; 25 are the most",
		"companion/y.Large: 71 methods; 70 are the most"}
	if found := tooLarge(all); err != nil || !slices.Equal(found, want) {
		t.Errorf("%q, %v; want %q", found, err, want)
	}
}
