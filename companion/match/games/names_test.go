package games_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// The table of a game speaks of events and verbs by their constants: who renames one in the engine alone is
// told by the build, before any test runs.
func TestRenamingAnEventOrAVerbBreaksTheBuild(t *testing.T) {
	round.Long(t)
	for _, game := range round.Sample(t, 1, games.List()) {
		id := game.Engine.Info.ID
		for what, named := range map[string]*regexp.Regexp{
			"event": regexp.MustCompile(`\b` + id + `\.(\w+)\.(?:Reason|Args)\b`),
			"verb":  regexp.MustCompile(`\b` + id + `\.(Verb\w+)\b`),
		} {
			t.Run(id+"/"+what, func(t *testing.T) {
				names := namesIn(t, "../tableau/"+id, named)
				if len(names) == 0 {
					t.Skipf("the table of %s names no %s", id, what)
				}
				copied := renamed(t, "../../../engines/"+id, names)
				if out, err := build(copied, "homespun/engines/"+id); err != nil {
					t.Fatalf("the engine with other names: %v\n%s", err, out)
				}
				out, _ := build(copied, "homespun/companion/match/tableau/"+id)
				for _, name := range names {
					if !strings.Contains(out, "undefined: "+id+"."+name+"\n") {
						t.Errorf("the table without %s.%s:\n%s", id, name, out)
					}
				}
			})
		}
	}
}

// namesIn returns what a pattern names in the Go files of a folder that are no tests, each once.
func namesIn(t *testing.T, folder string, named *regexp.Regexp) (names []string) {
	t.Helper()
	for _, text := range sources(t, folder) {
		for _, found := range named.FindAllStringSubmatch(text, -1) {
			if !slices.Contains(names, found[1]) {
				names = append(names, found[1])
			}
		}
	}
	slices.Sort(names)
	return names
}

// sources returns the Go files of a folder that are no tests, by their full paths.
func sources(t *testing.T, folder string) map[string]string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files in %s: %v", folder, err)
	}
	texts := map[string]string{}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		full, err := filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		texts[full] = string(text)
	}
	return texts
}

// renamed returns an overlay for the build in which a package calls some things else than it does. The field
// of a message that is called as an event is, such as Wins, stays as it is.
func renamed(t *testing.T, folder string, names []string) string {
	t.Helper()
	dir, replace := t.TempDir(), map[string]string{}
	for path, text := range sources(t, folder) {
		replace[path] = filepath.Join(dir, filepath.Base(path))
		for _, end := range slices.Backward(endsOf(t, text, names)) {
			text = text[:end] + "Renamed" + text[end:]
		}
		if err := os.WriteFile(replace[path], []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(overlay, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return overlay
}

// endsOf returns where names of a package end in the text of a file, in order. What stands behind a dot or in
// a struct, and a key of anything but a list or a map, is a field.
func endsOf(t *testing.T, text string, names []string) (ends []int) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	fields := map[ast.Node]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			fields[node.Sel] = true
		case *ast.StructType:
			for _, field := range node.Fields.List {
				for _, ident := range field.Names {
					fields[ident] = true
				}
			}
		case *ast.CompositeLit:
			switch node.Type.(type) {
			case *ast.ArrayType, *ast.MapType:
				return true
			}
			for _, element := range node.Elts {
				if pair, ok := element.(*ast.KeyValueExpr); ok {
					fields[pair.Key] = true
				}
			}
		case *ast.Ident:
			if slices.Contains(names, node.Name) && !fields[node] {
				ends = append(ends, int(node.End()-file.FileStart))
			}
		}
		return true
	})
	return ends
}

// build builds a package with an overlay, and returns all that the build says.
func build(overlay, path string) (string, error) {
	out, err := exec.Command("go", "build", "-gcflags=-e", "-overlay", overlay, path).CombinedOutput()
	return string(out), err
}

// What the lab counts of events are spaces, things and amounts.
func TestCountedArgumentsAreWhatTheyShallBe(t *testing.T) {
	for _, game := range games.List() {
		info := game.Engine.Info
		is := func(reason engines.Reason, arg int, names ...string) {
			t.Helper()
			if args := info.Reasons[reason].Args; arg >= len(args) || !slices.Contains(names, args[arg]) {
				t.Errorf("%s: argument %d of %s is not %v", info.ID, arg, info.Reasons[reason].Name, names)
			}
		}
		for _, spaces := range []map[engines.Reason]int{info.Enters, info.Ends} {
			for reason, arg := range spaces {
				is(reason, arg, "space", "target")
				if i := slices.Index(info.Reasons[reason].Args, "target"); i >= 0 {
					is(reason, arg, "target")
				}
			}
		}
		for reason, harm := range info.Harms {
			is(reason, harm.Thing, "piece")
			is(reason, harm.Much, "damage")
		}
	}
}
