package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"homespun/engines/enginetest/pages"
)

const frontDoor = "README.md"

// allPages reads the pages of the project.
func allPages(t *testing.T) []pages.Page {
	t.Helper()
	list, err := pages.Read("../..")
	if err != nil || len(list) < 2 {
		t.Fatalf("%d pages, %v", len(list), err)
	}
	return list
}

// columns is how many a line of a page may have.
const columns = 110

// The README is read in a few minutes: by a family that looks for a game, and by whoever looks at the project
// for the first time. All else stands on pages of their own.
func TestTheReadmeIsShort(t *testing.T) {
	text, err := os.ReadFile("../../" + frontDoor)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if words := len(strings.Fields(string(text))); len(lines) > 120 || words > 1200 {
		t.Errorf("%d lines and %d words; 120 and 1200 are the most", len(lines), words)
	}
	for i, line := range lines {
		if n := utf8.RuneCountInString(line); n > columns {
			t.Errorf("line %d has %d columns; %d are the most", i+1, n, columns)
		}
	}
}

// On all other pages rows of tables and blocks may be longer, as no line of them can be broken.
func TestLinesOfPagesAreShort(t *testing.T) {
	for _, p := range allPages(t) {
		for line := range strings.Lines(p.Prose()) {
			n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n"))
			if n > columns && !strings.HasPrefix(line, "|") {
				t.Errorf("%s: %d columns, %d are the most: %s", p.Path, n, columns, line)
			}
		}
	}
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
)

// Links lead to files, folders and headings that are there. The README leads to every page, and each picture
// is on one page.
func TestLinksOfPagesLead(t *testing.T) {
	all := allPages(t)
	linked, shown := map[string]bool{frontDoor: true}, map[string]int{}
	for _, p := range all {
		for _, m := range link.FindAllStringSubmatch(p.Prose(), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			file, part, _ := strings.Cut(m[1], "#")
			to := p.Path
			if file != "" {
				to = path.Join(path.Dir(p.Path), file)
			}
			if _, err := os.Stat(filepath.Join("../..", to)); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", p.Path, m[1])
			}
			if part != "" && !hasHeading(all, to, part) {
				t.Errorf("%s: there is no heading for %s", p.Path, m[1])
			}
			if linked[to] = linked[to] || p.Path == frontDoor; path.Ext(to) == ".png" {
				shown[path.Base(to)]++
			}
		}
	}
	for _, p := range all {
		if !linked[p.Path] {
			t.Errorf("%s does not lead to %s", frontDoor, p.Path)
		}
	}
	pictures, err := os.ReadDir("../../assets/pictures")
	if err != nil {
		t.Fatal(err)
	}
	for _, picture := range pictures {
		if n := shown[picture.Name()]; n != 1 {
			t.Errorf("%s is shown %d times", picture.Name(), n)
		}
	}
}

// hasHeading reports whether a page has a heading that the part of a link behind # leads to.
func hasHeading(all []pages.Page, to, part string) bool {
	i := slices.IndexFunc(all, func(p pages.Page) bool { return p.Path == to })
	return i >= 0 && slices.ContainsFunc(heading.FindAllStringSubmatch(all[i].Prose(), -1),
		func(m []string) bool { return pages.Heading(m[1]) == part })
}

// elsewhere are the commands of the pages that are not looked at here, by how they begin, with what holds them.
var elsewhere = map[string]string{
	"homespun ": "cmd/homespun runs them",
	"Xvfb ":     "a screen for the command behind it, as withScreen starts one",
	"git clone": "how the project comes to a machine; it needs a network",
}

// The go commands of the pages are understood. They are not carried out here: bootstrap would run this test
// again, and each benchmark and test that a page names is run by a round of checks.
func TestGoCommandsOfPagesAreUnderstood(t *testing.T) {
	t.Chdir("../..")
	seen := 0
	for _, p := range allPagesHere(t) {
		for _, typed := range p.Commands() {
			_, words := pages.Words(typed)
			text := strings.Join(words, " ")
			begins := func(start string) bool { return strings.HasPrefix(text+" ", start) }
			understood := false
			switch {
			case begins("go run ./cmd/bootstrap "):
				seen++
				understood = bootstraps(words[3:])
			case begins("go test "):
				seen++
				understood = tests(t, words[2:])
			case begins("go build "), begins("go run "):
				seen++
				understood = isFolder(words[2]) || isFolder(words[len(words)-1])
			case begins("go generate ./... "):
				understood = true // the tests of rulesets/template/doors say whether it has been typed
			default:
				for start := range elsewhere {
					understood = understood || begins(start)
				}
			}
			if !understood {
				t.Errorf("%s: what is %q?", p.Path, typed)
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d commands were found", seen)
	}
}

// allPagesHere is [allPages] in the module's folder.
func allPagesHere(t *testing.T) []pages.Page {
	t.Helper()
	list, err := pages.Read(".")
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// bootstraps reports whether bootstrap takes these arguments.
func bootstraps(args []string) bool {
	switch {
	case len(args) == 0 || slices.Contains([]string{"app", "-h"}, args[0]):
		return true
	case args[0] == "test":
		_, list, err := testFlags(args[1:])
		return err == nil && len(list) > 0
	case args[0] == "release":
		return len(args) == 1 || slices.Equal(args[1:], []string{"-notices"})
	}
	return false
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// ofGo are the flags of go test on the pages, and whether a value stands behind them.
var ofGo = map[string]bool{"-v": false, "-run": true, "-bench": true, "-benchtime": true, "-timeout": true,
	"-count": true, "-short": false}

// tests reports whether the arguments of go test are a package and, behind -run and -bench, patterns that fit a
// test or a benchmark of it. Other flags must be the package's own.
func tests(t *testing.T, args []string) bool {
	if len(args) == 0 || !isFolder(args[0]) {
		return false
	}
	files, _ := filepath.Glob(args[0] + "/*_test.go")
	var source strings.Builder
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		source.Write(text)
	}
	for i := 1; i < len(args); i++ {
		flag := args[i]
		hasValue, known := ofGo[flag]
		if !known {
			own := regexp.MustCompile(`flag\.(\w+)\("` + strings.TrimPrefix(flag, "-") + `"`)
			m := own.FindStringSubmatch(source.String())
			if known = m != nil; known {
				hasValue = m[1] != "Bool"
			}
		}
		if !known || hasValue && i+1 == len(args) {
			return false
		}
		value := ""
		if hasValue {
			i++
			value = args[i]
		}
		kind := map[string]string{"-run": "Test", "-bench": "Benchmark"}[flag]
		if kind == "" || value == "xxx" { // xxx is no test, so that only benchmarks run
			continue
		}
		top, _, _ := strings.Cut(value, "/")
		pattern, err := regexp.Compile(`(?m)^func ` + kind + `\w*?(` + top + `)\w*\(\w+ \*testing\.`)
		if err != nil || !pattern.MatchString(source.String()) {
			return false
		}
	}
	return true
}

// A command that a page has wrong is found.
func TestWrongCommandsAreFound(t *testing.T) {
	t.Chdir("../..")
	for _, wrong := range []string{"./engines/none -run X", "./engines/balance -run NoSuch",
		"./engines/sitters -bench NoSuch", "./engines/bots -run HardBeats -nosuch 3", "./engines/bots -matches"} {
		if tests(t, strings.Fields(wrong)) {
			t.Errorf("%q is taken", wrong)
		}
	}
	if bootstraps([]string{"test", "-only", "nosuch"}) || bootstraps([]string{"tset"}) {
		t.Error("a wrong command of bootstrap is taken")
	}
}
