package walls

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"homespun/engines/enginetest/round"
)

const module = "homespun"

// root is the module's folder, seen from this package.
var root = filepath.Join("..", "..", "..")

func TestTheProjectKeepsItsWalls(t *testing.T) {
	round.Long(t)
	files, err := Read(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 20 || !slices.ContainsFunc(files, func(f File) bool { return f.Folder == "engines" }) {
		t.Fatalf("only %d files found: this is not the whole project", len(files))
	}
	for _, breach := range Check(module, files) {
		t.Error(breach)
	}
}

func TestNoFileNamesAMachineOrAPackageServer(t *testing.T) {
	round.Long(t)
	breaches, err := Words(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, breach := range breaches {
		t.Error(breach)
	}
}

// What reading imports cannot see: a library that brings Fyne by itself. The go command knows.
func TestNoLibraryBringsFyneAlong(t *testing.T) {
	command := exec.Command("go", "list", "-e", "-json=ImportPath,Deps", "./...")
	command.Dir = root
	command.Env = append(os.Environ(), "CGO_ENABLED=1")
	out, err := command.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	seen := 0
	for decoder := json.NewDecoder(strings.NewReader(string(out))); decoder.More(); seen++ {
		var p struct {
			ImportPath string
			Deps       []string
		}
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		folder, _ := ownFolder(module, p.ImportPath)
		for _, dep := range p.Deps {
			if under(dep, "fyne.io") && !mayKnowFyne(folder) {
				t.Errorf("%s needs %s", folder, dep)
				break
			}
			if under(dep, "fyne.io/fyne/v2/app") && folder != "cmd/homespun" {
				t.Errorf("%s needs %s", folder, dep)
				break
			}
		}
	}
	if seen < 5 {
		t.Errorf("go list shows %d packages only", seen)
	}
}

// sound keeps every wall; each of breaches below adds one file to it.
func sound() fstest.MapFS {
	return tree(map[string]string{
		"engines/engine.go":            "package engines\nimport \"math/rand/v2\"\ntype Sampler func(*rand.Rand, rand.Source)\n",
		"engines/grid/grid.go":         "package grid\nimport _ \"homespun/engines\"\n",
		"engines/sitters/sitters.go":   "package sitters\nimport (\n\t\"fmt\"\n\t_ \"homespun/engines\"\n\t_ \"homespun/engines/grid\"\n)\nvar s = fmt.Sprint()\n",
		"engines/sitters/s_test.go":    "package sitters\nimport (\n\t_ \"os\"\n\t_ \"time\"\n\t_ \"homespun/rulesets\"\n)\n",
		"engines/record/record.go":     "package record\nimport (\n\t_ \"os\"\n\t_ \"time\"\n\t_ \"homespun/engines\"\n)\n",
		"rulesets/rulesets.go":         "package rulesets\nimport (\n\t_ \"embed\"\n\t_ \"homespun/engines\"\n)\n",
		"rulesets/sitters/files.go":    "package sitters\nimport _ \"embed\"\n",
		"printables/sitters/set.go":    "package sitters\nimport _ \"homespun/engines/sitters\"\n",
		"companion/games/games.go":     "package games\nimport (\n\t_ \"homespun/engines/sitters\"\n\t_ \"homespun/printables/sitters\"\n\t_ \"homespun/rulesets/sitters\"\n)\n",
		"assets/assets.go":             "package assets\nimport _ \"embed\"\n",
		"printables/pdf/pdf.go":        "package pdf\nimport (\n\t_ \"github.com/go-pdf/fpdf\"\n\t_ \"homespun/assets\"\n)\n",
		"companion/session/session.go": "package session\nimport _ \"homespun/engines/record\"\n",
		"companion/background/b.go":    "package background\nimport \"time\"\nvar t = time.AfterFunc(0, func() { go func() {}() })\n",
		"companion/board/b_test.go":    "package board\nimport \"fyne.io/fyne/v2\"\nfunc f() { go fyne.Do(nil) }\n",
		"companion/board/board.go":     "package board\nimport (\n\t_ \"fyne.io/fyne/v2/widget\"\n\t_ \"homespun/companion/session\"\n)\n",
		"cmd/homespun/window.go":       "//go:build cgo\n\npackage main\nimport (\n\t_ \"fyne.io/fyne/v2/app\"\n\t_ \"homespun/companion/board\"\n)\n",
		"README.md":                    "Files are in /usr/lib and in your home folder; see https://go.dev/doc.\n",
		"assets/icon.png":              "\x00/" + "root/x",
	})
}

func tree(files map[string]string) fstest.MapFS {
	out := fstest.MapFS{}
	for name, text := range files {
		out[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return out
}

func importing(name string, imports ...string) string {
	text := "package " + name + "\n"
	for _, i := range imports {
		text += fmt.Sprintf("import _ %q\n", i)
	}
	return text
}

func TestASoundTreeHasNoBreach(t *testing.T) {
	files, err := Read(sound())
	if err != nil {
		t.Fatal(err)
	}
	words, err := Words(sound())
	if err != nil {
		t.Fatal(err)
	}
	for _, breach := range append(Check(module, files), words...) {
		t.Error(breach)
	}
}

func TestEveryBreachIsFound(t *testing.T) {
	for _, c := range []struct{ name, file, text, want string }{
		{"up", "engines/record/x.go", importing("record", "homespun/rulesets"), "never up"},
		{"up one", "printables/x.go", importing("printables", "homespun/companion/session"), "never up"},
		{"cmd", "companion/board/x.go", importing("board", "homespun/cmd/homespun"), "nothing imports cmd"},
		{"cmd from a test", "companion/board/x_test.go", importing("board", "homespun/cmd/homespun"), "nothing imports cmd"},
		{"cmd from cmd", "cmd/homespun/x.go", importing("main", "homespun/cmd/bootstrap"), "nothing imports cmd"},
		{"a game in rulesets", "rulesets/x.go", importing("rulesets", "homespun/engines/sitters"), "knows them by name"},
		{"a game on paper", "printables/x.go", importing("printables", "homespun/printables/sitters"), "knows them by name"},
		{"a game at the table", "companion/board/x.go", importing("board", "homespun/engines/sitters"), "knows them by name"},
		{"a game in a command", "cmd/homespun/x.go", importing("main", "homespun/rulesets/sitters"), "knows them by name"},
		{"a game in another's table", "companion/tableau/cubed/x.go", importing("cubed", "homespun/printables/sitters"), "knows them by name"},
		{"assets in rulesets", "rulesets/x.go", importing("rulesets", "homespun/assets"), "only printables and companion"},
		{"assets in cmd", "cmd/homespun/x.go", importing("main", "homespun/assets"), "only printables and companion"},
		{"assets import", "assets/x.go", importing("assets", "homespun/engines"), "nothing of the project"},
		{"another game", "engines/cubed/x.go", importing("cubed", "homespun/engines/sitters"), "and itself"},
		{"record in a game", "engines/cubed/x.go", importing("cubed", "homespun/engines/record"), "and itself"},
		{"a game in the grid", "engines/grid/x.go", importing("grid", "homespun/engines/sitters"), "and itself"},
		{"Fyne in printables", "printables/x.go", importing("printables", "fyne.io/fyne/v2/canvas"), "know Fyne"},
		{"Fyne in a test", "printables/x_test.go", importing("printables", "fyne.io/fyne/v2/test"), "know Fyne"},
		{"Fyne in session", "companion/session/x.go", importing("session", "fyne.io/fyne/v2"), "know Fyne"},
		{"Fyne in tableau", "companion/tableau/sitters/x.go", importing("sitters", "fyne.io/fyne/v2"), "know Fyne"},
		{"Fyne in bootstrap", "cmd/bootstrap/x.go", importing("main", "fyne.io/fyne/v2"), "know Fyne"},
		{"Fyne by a detour", "companion/session/x.go", importing("session", "homespun/companion/board"), "which knows Fyne"},
		{"Fyne on another system", "printables/x_windows.go", "//go:build ignore\n\n" + importing("printables", "fyne.io/fyne/v2"), "know Fyne"},
		{"app in companion", "companion/board/x.go", importing("board", "fyne.io/fyne/v2/app"), "opens windows"},
		{"fpdf in paper", "printables/paper/x.go", importing("paper", "github.com/go-pdf/fpdf"), "knows fpdf"},
		{"files", "engines/x.go", importing("engines", "os"), "no file"},
		{"files by a side door", "engines/sitters/x.go", importing("sitters", "os/exec"), "no file"},
		{"clock", "engines/sitters/x.go", importing("sitters", "time"), "no file, clock"},
		{"network", "engines/grid/x.go", importing("grid", "net/http"), "no file"},
		{"old randomness", "engines/sitters/x.go", importing("sitters", "math/rand"), "math/rand/v2"},
		{"old randomness anywhere", "companion/board/x.go", importing("board", "math/rand"), "math/rand/v2"},
		{"its own randomness", "engines/sitters/x.go", "package sitters\nimport \"math/rand/v2\"\nvar n = rand.IntN(6)\n", "from its caller"},
		{"its own source", "engines/sitters/x.go", "package sitters\nimport dice \"math/rand/v2\"\nvar n = dice.New(dice.NewPCG(1, 2))\n", "from its caller"},
		{"screen", "engines/sitters/x.go", "package sitters\nimport \"fmt\"\nfunc f() { fmt.Println() }\n", "no screen"},
		{"screen, built in", "engines/sitters/x.go", "package sitters\nfunc f() { println() }\n", "no screen"},
		{"a goroutine", "companion/board/x.go", "package board\nfunc f() { go f() }\n", "starts a goroutine"},
		{"a goroutine of the program", "cmd/homespun/x_windows.go", "package main\nfunc f() { go func() {}() }\n", "line 2 starts a goroutine"},
		{"a timer", "companion/session/x.go", "package session\nimport \"time\"\nvar t = time.AfterFunc(0, nil)\n", "time.AfterFunc"},
		{"posting", "companion/board/x.go", "package board\nimport \"fyne.io/fyne/v2\"\nfunc f() { fyne.Do(nil) }\n", "fyne.Do"},
		{"Fyne in the background", "companion/background/x.go", importing("background", "fyne.io/fyne/v2"), "know Fyne"},
		{"length", "rulesets/x.go", "package rulesets\n" + strings.Repeat("\n", Limit), "501 lines"},
		{"a home", "README.md", "see /" + "home/ava/games\n", "a path of one machine"},
		{"a home on Windows", "rulesets/x.toml", `file = "C:\` + `Users\ava"`, "a path of one machine"},
		{"a server", ".ci/x", "https://proxy." + "golang.org\n", "a server of packages"},
	} {
		module := sound()
		module[c.file] = &fstest.MapFile{Data: []byte(c.text)}
		files, err := Read(module)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		words, err := Words(module)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		breaches := append(Check("homespun", files), words...)
		if !slices.ContainsFunc(breaches, func(b string) bool { return strings.HasPrefix(b, c.file) && strings.Contains(b, c.want) }) {
			t.Errorf("%s: %q, want one of %s with %q", c.name, breaches, c.file, c.want)
		}
	}
}
