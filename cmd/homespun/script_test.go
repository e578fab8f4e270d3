package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "write what the commands print into the scripts")

// TestScripts runs each script of testdata: an archive whose remark is commands and what they print, and
// whose files lie in the folder they run in.
//
//	$ homespun verify a.match      a command; words in "double quotes" hold together, < FILE is its standard input
//	a.match: 1 line, all legal     what it prints, standard output first
//	[exit 2]                       the exit code, where it is not 0
//
// HERE stands for that folder, and … for how fast a simulation was.
func TestScripts(t *testing.T) {
	scripts, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(scripts) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, path := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			runScript(t, program{games.All()}, path)
		})
	}
}

// A game that stands in the list and nowhere else has all commands.
func TestASeventhGameIsALineOfTheList(t *testing.T) {
	runScript(t, program{gamestest.Seven()}, "testdata/seven/sowing.txt")
}

func runScript(t *testing.T, p program, path string) {
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	path, err = filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	t.Setenv("HOMESPUN_DIR", "family")
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for _, file := range archive.Files {
		if err := os.MkdirAll(filepath.Dir(file.Name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file.Name, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var got strings.Builder
	for line := range strings.Lines(string(archive.Comment)) {
		switch {
		case strings.HasPrefix(line, "$ homespun"):
			got.WriteString(line)
			got.WriteString(runLine(t, p, strings.TrimSpace(strings.TrimPrefix(line, "$ homespun"))))
		case strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "":
			got.WriteString(line)
		}
	}
	if got.String() == string(archive.Comment) {
		return
	}
	if *update {
		archive.Comment = []byte(got.String())
		if err := os.WriteFile(path, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s prints\n%s\nwant\n%s", filepath.Base(path), got.String(), archive.Comment)
}

// speed is what two runs of a simulation do not have in common.
var speed = regexp.MustCompile(
	`(speed) +[0-9]+( moves a second)|("(?:seconds|moves_per_second)":) [0-9.e+-]+`)

// runLine runs one command line and returns what it prints, blank lines as "." so that a script's own blank
// lines stay apart.
func runLine(t *testing.T, p program, line string) string {
	command, input, _ := strings.Cut(line, " < ")
	var in []byte
	if input != "" {
		var err error
		if in, err = os.ReadFile(strings.TrimSpace(input)); err != nil {
			t.Fatal(err)
		}
	}
	var out, errOut bytes.Buffer
	code := p.run(fields(command), bytes.NewReader(in), &out, &errOut)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(out.String()+errOut.String(), here, "HERE")
	text = speed.ReplaceAllString(text, "$1$3 …$2")
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, l := range lines {
		if strings.TrimSpace(l) == "" || strings.HasPrefix(l, "#") {
			lines[i] = "." + l
		}
	}
	if text = ""; len(lines) > 1 || lines[0] != "." {
		text = strings.Join(lines, "\n") + "\n"
	}
	if code != 0 {
		text += "[exit " + string(rune('0'+code)) + "]\n"
	}
	return text
}

// fields splits a command line at spaces; double quotes hold words together.
func fields(line string) []string {
	var list []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}
