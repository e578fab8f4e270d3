// Package walls holds the project to its layout: which folder may take what, how long a file and a package
// may be, and what no file says. It reads the sources themselves, so a wall holds whatever system a file is
// for.
package walls

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"homespun/engines/enginetest/round"
)

// A wall keeps something out of some folders: files in the folders that in names, or below them, may not take
// what taken names. It does not hold for the folders of except, nor for the things of but. A file takes what
// it imports ("os", or "engines/dice" of the project), what it uses of packages that are not the project's
// ("time.AfterFunc"), print and println, and a "goroutine" that it starts. In, except and taken are regular
// expressions of the beginning of a path, so os is os/exec too; but is one of the whole.
type wall struct {
	in, except, taken, but string
	tests                  bool // stands for tests too
	why                    string
}

const (
	// impure are the folders of engines that are neither the contract nor a game nor shared by games.
	impure = `engines/(common|record|bots|balance|enginetest)`
	shared = `engines|engines/(grid|dice|reasons|common/text)`
	// ofGames is where each game has a folder of its own, lists the one list of them and that of the toys.
	ofGames = `(engines|rulesets|printables|companion/match/tableau)/`
	lists   = `companion/match/games$|companion/match/games/gamestest$`
)

// walls are those that do not depend on which folders there are. Arrows run from cmd to companion to
// printables to rulesets to engines, never up; only tests may look up.
var walls = []wall{
	{in: `engines`, taken: `rulesets|printables|companion`, why: "arrows never run up"},
	{in: `rulesets`, taken: `printables|companion`, why: "arrows never run up"},
	{in: `printables`, taken: `companion`, why: "arrows never run up"},
	{in: `.*`, taken: `cmd`, tests: true, why: "nothing imports cmd"},
	{in: `assets`, taken: `engines|rulesets|printables|companion`,
		why: "assets takes nothing of the project"},
	{in: `.*`, except: `printables|companion|assets`, taken: `assets`,
		why: "only printables and companion read assets"},
	{in: `.*`, except: `cmd/homespun`, taken: `fyne\.io/fyne/v2/app`, tests: true,
		why: "only cmd/homespun opens windows"},
	{in: `.*`, except: `companion/window|cmd/homespun`, taken: `fyne\.io`, tests: true,
		why: "only the window and cmd/homespun know Fyne"},
	{in: `companion/match`, taken: `companion/(system|window)`, why: "a match needs no window and no system"},
	{in: `companion/system`, taken: `companion/window`, why: "the system knows no window"},
	{in: `companion/window/frame`, taken: `companion/window/(table|screens)`,
		why: "the frame knows nothing of what it frames"},
	{in: `companion/window/table`, taken: `companion/window/screens`, why: "arrows never run up"},
	{in: `engines/common`, taken: `engines`, but: `engines/common/.*`,
		why: "what everything uses knows no game"},
	{in: `.*`, except: `.*test`, taken: `([^A-Z]*/)?[a-z]*test|testing`,
		why: "what helps tests is taken in tests only"},
	{in: `cmd`, except: `cmd/homespun`, taken: `companion`, why: "only cmd/homespun knows the companion"},
	{in: `.*`, except: `printables/pdf`, taken: `github\.com/go-pdf/fpdf`, tests: true,
		why: "only printables/pdf knows fpdf"},
	{in: `.*`, except: `printables/script`, taken: `github\.com/go-text/typesetting`, tests: true,
		why: "only printables/script knows go-text"},
	{in: `.*`, except: `printables/qrcode`, taken: `github\.com/makiuchi-d/gozxing`, tests: true,
		why: "only printables/qrcode knows gozxing"},
	{in: `.*`, taken: `math/rand$`, tests: true, why: "random numbers come from math/rand/v2"},
	{in: `engines`, except: impure, taken: `math/rand/v2\..*`, but: `.*\.(Rand|Source)`,
		why: "an engine takes its random numbers from its caller"},
	{in: `engines`, except: impure,
		taken: `os|io/fs|io/ioutil|embed|path/filepath|time|net|syscall|log|crypto/rand|unsafe`,
		why:   "an engine knows no file, clock, network or random source"},
	{in: `engines`, except: impure, taken: `fmt\.(Print|Scan)(f|ln)?|print(ln)?`,
		why: "an engine knows no screen"},
	{in: `companion|cmd/homespun`, taken: `goroutine|time\.AfterFunc`,
		why: "engines/common/background does that, and catches a panic in it"},
	{in: `companion`, taken: `fyne\.io/fyne/v2\.Do(AndWait)?`,
		why: "screens use the shell's Post, which catches a panic"},
}

// wallsOf adds those that follow from the folders: an engine knows the contract, what games share and itself;
// and only the lists of the games, which are those that rulesets have a folder of, know them by name. The
// language of the texts, rulesets/template, a house rule while it is changed, rulesets/manuscript, and what
// a change brings along, rulesets/offers, or trial matches show, rulesets/trials, are no games, nor are the nouns of a
// theme and the folder of the family, rulesets/household.
func wallsOf(folders []string) []wall {
	all := slices.Clone(walls)
	for _, folder := range folders {
		if game, ok := strings.CutPrefix(folder, "rulesets/"); ok && game != "template" && game != "manuscript" &&
			game != "offers" && game != "nouns" && game != "values" && game != "trials" && game != "household" {
			all = append(all, wall{in: `.*`, except: lists + `|` + ofGames + game, taken: ofGames + game,
				why: "games are handed in, and companion/match/games alone knows them by name"})
		}
		if own := regexp.MustCompile(`^engines(/[^/]*)?`).FindString(folder); own != "" {
			all = append(all, wall{in: folder + `$`, except: impure, taken: `engines`,
				but: shared + `|` + own + `(/.*)?`,
				why: "an engine knows the contract, what games share and itself"})
		}
	}
	return all
}

// generated is how a file begins that nobody writes or reads; it may be long.
const generated = "// Code generated "

// The most lines of a file that is no test, and of all such files of a package.
const mostOfFile, mostOfPackage = 550, 4500

// mostOf are packages that may be longer: Patrollers has the most rules by far, and the most for bots to weigh; the kit
// has a verb for whatever families say.
var mostOf = map[string]int{"engines/patrollers": 6350, "engines/kit": 5300}

// banned is what no file says: a folder that exists on one machine only, and the servers packages happened to
// come from. (The words are written in pieces, so that this file keeps the wall too.)
var banned = regexp.MustCompile(`(?m)(^|[\s"'(=:` + "`" + `])/` +
	`(home|Users|root|work|tmp)/[A-Za-z0-9_.-]|` +
	`[A-Za-z]:\\` + `Users\\[A-Za-z]|(proxy|sum)\.` + `golang\.org|registry\.` + `npmjs|(deb|security)\.` +
	`debian\.org|pypi\.` + `org|(artifactory|nexus|mirror)\.`)

// A file is what a Go file takes, each with its place.
type file struct {
	folder string
	test   bool
	takes  [][2]string
}

// read parses a Go file.
func read(name string, source []byte) (file, error) {
	f := file{folder: path.Dir(name), test: strings.HasSuffix(name, "_test.go")}
	set := token.NewFileSet()
	syntax, err := parser.ParseFile(set, name, source, parser.SkipObjectResolution)
	if err != nil {
		return f, err
	}
	takes := func(at ast.Node, what string) {
		f.takes = append(f.takes, [2]string{set.Position(at.Pos()).String(), what})
	}
	foreign := map[string]string{} // what a package that is not the project's is called in this file
	ast.Inspect(syntax, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.ImportSpec:
			imported, own := strings.CutPrefix(strings.Trim(node.Path.Value, "\"`"), "homespun/")
			takes(node, imported)
			if name := path.Base(version.ReplaceAllString(imported, "")); node.Name != nil && !own {
				foreign[node.Name.Name] = imported
			} else if !own {
				foreign[name] = imported
			}
		case *ast.SelectorExpr:
			if from, ok := node.X.(*ast.Ident); ok && foreign[from.Name] != "" {
				takes(node, foreign[from.Name]+"."+node.Sel.Name)
			}
		case *ast.GoStmt:
			takes(node, "goroutine")
		case *ast.CallExpr:
			if called, ok := node.Fun.(*ast.Ident); ok && strings.HasPrefix(called.Name, "print") {
				takes(node, called.Name)
			}
		}
		return true
	})
	return f, nil
}

var (
	version = regexp.MustCompile(`/v\d+$`)
	// folders that the go command does not look into
	skipped = regexp.MustCompile(`(^|/)([._][^/]+|testdata)/`)
)

// breaches gives every breach of a wall in a module, one line each, with its place.
func breaches(module fs.FS) (found []string, err error) {
	breach := func(format string, args ...any) { found = append(found, fmt.Sprintf(format, args...)) }
	var files []file
	lines := map[string]int{} // of the files of a package that are no tests
	err = fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (name == ".git" || name == ".cache"):
			return fs.SkipDir
		case entry.IsDir() || name == ".git":
			// in a second working tree .git names the place of the first one
			return nil
		}
		source, err := fs.ReadFile(module, name)
		// no picture, no font
		if at := banned.FindIndex(source); at != nil && bytes.IndexByte(source, 0) < 0 {
			breach("%s:%d: %q names a machine's folder or a server of packages",
				name, bytes.Count(source[:at[1]], []byte("\n"))+1, source[at[0]:at[1]])
		}
		if err != nil || path.Ext(name) != ".go" || skipped.MatchString(name) {
			return err
		}
		f, err := read(name, source)
		files = append(files, f)
		if n := bytes.Count(source, []byte("\n")); !f.test && !bytes.HasPrefix(source, []byte(generated)) {
			lines[f.folder] += n
			if n > mostOfFile {
				breach("%s: %d lines; %d are the most", name, n, mostOfFile)
			}
		}
		return err
	})
	for folder, n := range lines {
		if most := max(mostOfPackage, mostOf[folder]); n > most {
			breach("%s: %d lines; %d are the most of a package", folder, n, most)
		}
	}
	begins := func(words string) *regexp.Regexp { return regexp.MustCompile(`^(?:` + words + `)(?:/|$)`) }
	for _, w := range wallsOf(slices.Collect(maps.Keys(lines))) {
		in, except, taken := begins(w.in), begins(w.except), begins(w.taken)
		but := regexp.MustCompile(`^(?:` + w.but + `)$`)
		for _, f := range files {
			if f.test && !w.tests || !in.MatchString(f.folder) || except.MatchString(f.folder) {
				continue
			}
			for _, take := range f.takes {
				if what := take[1]; taken.MatchString(what) && !but.MatchString(what) && what != f.folder {
					breach("%s: takes %s; %s", take[0], what, w.why)
				}
			}
		}
	}
	return found, err
}

// root is the module's folder, seen from this package.
const root = "../../.."

func TestTheProjectKeepsItsWalls(t *testing.T) {
	round.Long(t)
	if _, err := os.Stat(root + "/engines/engine.go"); err != nil {
		t.Fatal(err)
	}
	found, err := breaches(os.DirFS(root))
	if err != nil {
		t.Error(err)
	}
	for _, breach := range found {
		t.Error(breach)
	}
}

// What reading imports cannot see: a library that brings Fyne by itself. The go command knows.
func TestNoLibraryBringsFyneAlong(t *testing.T) {
	command := exec.Command("go", "list", "-e", "-f", "{{.ImportPath}} {{.Deps}}", "./...")
	command.Dir, command.Env = root, append(os.Environ(), "CGO_ENABLED=1")
	out, err := command.Output()
	if err != nil || !strings.Contains(string(out), "homespun/engines ") {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	may := regexp.MustCompile(`^homespun/(companion/window|cmd/homespun)[/ ]`)
	for line := range strings.Lines(string(out)) {
		folder, deps, _ := strings.Cut(line, " ")
		if strings.Contains(deps, "fyne.io/") && !may.MatchString(line) {
			t.Errorf("%s needs Fyne", folder)
		}
		if strings.Contains(deps, "fyne.io/fyne/v2/app ") && folder != "homespun/cmd/homespun" {
			t.Errorf("%s needs a window", folder)
		}
	}
}

// sound keeps every wall; each of the cases below adds one file to it.
func sound() fstest.MapFS {
	module := fstest.MapFS{}
	for name, text := range map[string]string{
		"engines/engine.go": importing("math/rand/v2") +
			"type Sampler func(*rand.Rand, rand.Source)",
		"engines/grid/grid.go": importing("./engines"),
		"engines/sitters/sitters.go": importing("fmt", "./engines", "./engines/grid") +
			"var s = fmt.Sprint()",
		"engines/sitters/s_test.go":          importing("os", "time", "./rulesets"),
		"engines/record/record.go":           importing("os", "time", "./engines"),
		"rulesets/rulesets.go":               importing("embed", "./engines"),
		"rulesets/sitters/files.go":          importing("embed"),
		"printables/sitters/set.go":          importing("./engines/sitters"),
		"companion/match/games/games.go":     importing("./engines/sitters", "./rulesets/sitters"),
		"assets/assets.go":                   importing("embed"),
		"printables/pdf/pdf.go":              importing("github.com/go-pdf/fpdf", "./assets"),
		"companion/match/session/session.go": importing("./engines/record"),
		"engines/common/background/b.go": importing("time") +
			"var t = time.AfterFunc(0, func() { go func() {}() })",
		"companion/window/table/board/b_test.go": importing("fyne.io/fyne/v2") +
			"func f() { go fyne.Do(nil) }",
		"companion/window/table/board/board.go": importing("fyne.io/fyne/v2/widget",
			"./companion/match/session"),
		"cmd/homespun/window.go": "//go:build cgo\n\n" +
			importing("fyne.io/fyne/v2/app", "./companion"),
		"cmd/homespun/x_test.go": strings.ReplaceAll(importing("./cmd/homespun"), "x;", "x_test;"),
		"README.md":              "Files are in /usr/lib and in your home folder; see https://go.dev/doc.\n",
		"assets/icon.png":        "\x00/" + "root/x",
	} {
		module[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return module
}

// importing is the beginning of a file, which goes on after it. What begins with ./ is of the project.
func importing(imports ...string) string {
	text := "package x; "
	for _, i := range imports {
		text += fmt.Sprintf("import %q; ", strings.Replace(i, "./", "homespun/", 1))
	}
	return text
}

func TestASoundModuleHasNoBreach(t *testing.T) {
	if found, err := breaches(sound()); err != nil || found != nil {
		t.Errorf("%q, %v", found, err)
	}
}

func TestEveryBreachIsFound(t *testing.T) {
	for _, c := range []struct{ name, file, text, want string }{
		{"up", "engines/record/x.go", importing("./rulesets"), "never run up"},
		{"up one", "printables/x.go", importing("./companion/match/session"), "never run up"},
		{"cmd", "companion/window/table/board/x.go", importing("./cmd/homespun"), "nothing imports cmd"},
		{"cmd from a test", "companion/window/table/board/x_test.go", importing("./cmd/homespun"),
			"nothing imports cmd"},
		{"cmd from cmd", "cmd/homespun/x.go", importing("./cmd/bootstrap"), "nothing imports cmd"},
		{"a game in rulesets", "rulesets/x.go", importing("./engines/sitters"), "by name"},
		{"a game on paper", "printables/x.go", importing("./printables/sitters"), "by name"},
		{"a game at the table", "companion/window/table/board/x.go", importing("./engines/sitters"),
			"by name"},
		{"a game in a command", "cmd/homespun/x.go", importing("./rulesets/sitters"), "by name"},
		{"a game in another's table", "companion/match/tableau/cubed/x.go", importing("./printables/sitters"),
			"by name"},
		{"a game below the lists", "companion/match/games/other/x.go", importing("./printables/sitters"),
			"by name"},
		{"assets in rulesets", "rulesets/x.go", importing("./assets"), "only printables and companion"},
		{"assets in cmd", "cmd/homespun/x.go", importing("./assets"), "only printables and companion"},
		{"assets import", "assets/x.go", importing("./engines"), "nothing of the project"},
		{"another game", "engines/cubed/x.go", importing("./engines/sitters"), "and itself"},
		{"record in a game", "engines/cubed/x.go", importing("./engines/record"), "and itself"},
		{"a helper in a game", "engines/cubed/x.go", importing("./engines/common/panics"), "and itself"},
		{"a game in the grid", "engines/grid/x.go", importing("./engines/sitters"), "and itself"},
		{"Fyne in printables", "printables/x.go", importing("fyne.io/fyne/v2/canvas"), "know Fyne"},
		{"Fyne in a test", "printables/x_test.go", importing("fyne.io/fyne/v2/test"), "know Fyne"},
		{"Fyne in session", "companion/match/session/x.go", importing("fyne.io/fyne/v2"), "know Fyne"},
		{"Fyne in tableau", "companion/match/tableau/sitters/x.go", importing("fyne.io/fyne/v2"),
			"know Fyne"},
		{"Fyne in bootstrap", "cmd/bootstrap/x.go", importing("fyne.io/fyne/v2"), "know Fyne"},
		{"the window in a match", "companion/match/session/x.go", importing("./companion/window/table/board"),
			"needs no window"},
		{"the system in a match", "companion/match/session/x.go", importing("./companion/system/spool"),
			"no system"},
		{"the window in the system", "companion/system/bin/x.go", importing("./companion/window/frame/look"),
			"knows no window"},
		{"the table in the frame", "companion/window/frame/shell/x.go", importing("./companion/window/table"),
			"what it frames"},
		{"a screen at the table", "companion/window/table/board/x.go",
			importing("./companion/window/screens/shelf"), "never run up"},
		{"a game in common", "engines/common/text/x.go", importing("./engines/sitters"), "knows no game"},
		{"test support in a program", "cmd/homespun/x.go", importing("./engines/enginetest"),
			"in tests only"},
		{"a library for tests in a program", "engines/x.go", importing("testing"), "in tests only"},
		{"the companion in bootstrap", "cmd/bootstrap/x.go", importing("./companion/window/table/board"),
			"only cmd/homespun"},
		{"Fyne on another system", "printables/x_windows.go",
			"//go:build ignore\n\n" + importing("fyne.io/fyne/v2"), "know Fyne"},
		{"Fyne in the background", "engines/common/background/x.go", importing("fyne.io/fyne/v2"),
			"know Fyne"},
		{"app in companion", "companion/window/table/board/x.go", importing("fyne.io/fyne/v2/app"),
			"opens windows"},
		{"fpdf in paper", "printables/paper/x.go", importing("github.com/go-pdf/fpdf"), "knows fpdf"},
		{"gozxing in parts", "printables/parts/x.go", importing("github.com/makiuchi-d/gozxing/qrcode"),
			"knows gozxing"},
		{"files", "engines/x.go", importing("os"), "no file"},
		{"files by a side door", "engines/sitters/x.go", importing("os/exec"), "no file"},
		{"clock", "engines/sitters/x.go", importing("time"), "no file, clock"},
		{"network", "engines/grid/x.go", importing("net/http"), "no file"},
		{"old randomness", "engines/sitters/x.go", importing("math/rand"), "math/rand/v2"},
		{"old randomness anywhere", "companion/window/table/board/x.go", importing("math/rand"),
			"math/rand/v2"},
		{"its own randomness", "engines/sitters/x.go",
			importing("math/rand/v2") + "var n = rand.IntN(6)", "from its caller"},
		{"its own source", "engines/sitters/x.go",
			"package x; import dice \"math/rand/v2\"; var n = dice.NewPCG(1, 2)", "from its caller"},
		{"screen", "engines/sitters/x.go", importing("fmt") + "func f() { fmt.Println() }", "no screen"},
		{"screen, built in", "engines/sitters/x.go", importing() + "func f() { println() }", "no screen"},
		{"a goroutine", "companion/window/table/board/x.go", importing() + "func f() { go f() }",
			"takes goroutine"},
		{"a goroutine of the program", "cmd/homespun/x_windows.go",
			importing() + "\n\nfunc f() { go f() }", "x_windows.go:3:12: takes goroutine"},
		{"a timer", "companion/match/session/x.go",
			importing("time") + "var t = time.AfterFunc(0, nil)", "time.AfterFunc"},
		{"posting", "companion/window/table/board/x.go",
			importing("fyne.io/fyne/v2") + "func f() { fyne.Do(nil) }", "fyne.io/fyne/v2.Do;"},
		{"a long file", "rulesets/x.go", "package x" + strings.Repeat("\n", mostOfFile+1), "551 lines"},
		{"a home", "README.md", "\n see /" + "home/ava/games\n", "README.md:2"},
		{"a home on Windows", "rulesets/x.toml", `file = "C:\` + `Users\ava"`, "a machine's folder"},
		{"a server", ".ci/x", "https://proxy." + "golang.org\n", "a server of packages"},
	} {
		module := sound()
		module[c.file] = &fstest.MapFile{Data: []byte(c.text)}
		found, err := breaches(module)
		wanted := func(b string) bool { return strings.Contains(b, c.want) && strings.HasPrefix(b, c.file) }
		if err != nil || !slices.ContainsFunc(found, wanted) {
			t.Errorf("%s: %q, %v; want one with %q", c.name, found, err, c.want)
		}
	}
}

func TestALongPackageIsFound(t *testing.T) {
	module := sound()
	for i := range 9 {
		text := "package x" + strings.Repeat("\n", 501)
		module[fmt.Sprintf("printables/%d.go", i)] = &fstest.MapFile{Data: []byte(text)}
	}
	found, err := breaches(module)
	want := []string{"printables: 4509 lines; 4500 are the most of a package"}
	if err != nil || !slices.Equal(found, want) {
		t.Errorf("%q, %v; want %q", found, err, want)
	}
}
