package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"homespun/companion/match/backup"
	"homespun/companion/match/games"
	"homespun/engines/enginetest/round"
	"homespun/rulesets/household"
)

// amongStrangers is the variable that has this binary open the files of strangers, in a program of its own: so its
// memory is that of these files.
const amongStrangers = "HOMESPUN_TEST_STRANGERS"

const (
	mostMemory = 500 << 20 // bytes that the program takes from the system
	mostWork   = 4 << 30   // bytes that it asks for altogether while it opens one file: what it does is bounded
	mostLine   = 1500      // bytes
)

// A stranger is a broken or hostile file, with the command lines that open it. FILE is its name in them.
type stranger struct {
	name     string
	data     func() []byte
	commands []string
	// long is how many MB of one line follow.
	long int
	// beside are files that lie in the same folder.
	beside map[string][]byte
}

// What strangers send is only read: each of 1,000 broken and hostile files of all kinds is used, or refused in a line
// for each mistake, with the exit code that stands in the documentation. Nothing is written outside the folder, nothing
// is run, and memory and work are bounded.
func TestFilesOfStrangers(t *testing.T) {
	if os.Getenv(amongStrangers) == "" {
		command := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v", "-test.timeout=30m",
			fmt.Sprintf("-test.short=%t", round.Quick()))
		command.Env = append(os.Environ(), amongStrangers+"=1")
		said, err := command.CombinedOutput()
		if t.Logf("%s", said); err != nil {
			t.Error(err)
		}
		return
	}
	all := strangers(t)
	if len(all) < 1000 {
		t.Errorf("%d files are fewer than 1,000", len(all))
	}
	place := t.TempDir()
	outside := outsideOf(t, place)
	before := listed(t, outside)
	answers := map[int]int{}
	for n, s := range round.Sample(t, round.Many(40, 120, len(all)), all) {
		here := filepath.Join(place, fmt.Sprint(n))
		if err := os.Mkdir(here, 0o755); err != nil {
			t.Fatal(err)
		}
		start := memory()
		s.open(t, here, answers)
		end := memory()
		if work := end.TotalAlloc - start.TotalAlloc; work > mostWork {
			t.Errorf("%s: asks for %d MB", s.name, work>>20)
		}
		if end.Sys > start.Sys+20<<20 {
			t.Logf("%s: the program has %d MB", s.name, end.Sys>>20)
		}
		if after := listed(t, outside); after != before {
			t.Fatalf("%s: outside its folder there was\n%s\nand is\n%s", s.name, before, after)
		}
		if err := os.RemoveAll(here); err != nil {
			t.Fatal(err)
		}
	}
	if taken := memory().Sys; taken > mostMemory {
		t.Errorf("the program has %d MB", taken>>20)
	}
	t.Logf("%d MB, exit codes %v", memory().Sys>>20, answers)
}

func memory() (m runtime.MemStats) {
	runtime.ReadMemStats(&m)
	return m
}

// outsideOf makes what lies around the folders of the files: a home, and programs that leave a mark where they are run.
func outsideOf(t *testing.T, place string) string {
	t.Helper()
	outside := filepath.Join(place, "outside")
	programs := filepath.Join(outside, "programs")
	if err := os.MkdirAll(programs, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"sh", "open", "xdg-open", "lp", "inkscape", "convert", "soffice", "explorer.exe"} {
		mark := "#!/bin/sh\n: > '" + outside + "/run'\n"
		if err := os.WriteFile(filepath.Join(programs, name), []byte(mark), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, variable := range []string{"HOME", "USERPROFILE", "TMPDIR", "TMP", "TEMP", "XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(variable, outside)
	}
	t.Setenv("PATH", programs)
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	return outside
}

// listed lists what lies in a folder.
func listed(t *testing.T, folder string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if info, wrong := entry.Info(); err == nil && wrong == nil {
			fmt.Fprintln(&b, path, info.Size(), info.ModTime())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// open opens a file in a folder by its commands. Once one has refused it, the others are left out.
func (s *stranger) open(t *testing.T, here string, answers map[int]int) {
	t.Chdir(here)
	t.Setenv(household.Variable, filepath.Join(here, "family"))
	t.Setenv("XDG_CACHE_HOME", filepath.Join(here, "cache"))
	t.Setenv("LocalAppData", filepath.Join(here, "cache"))
	defer func() {
		if fall := recover(); fall != nil {
			t.Errorf("%s: %v", s.name, fall)
		}
	}()
	file := filepath.FromSlash(s.name[strings.Index(s.name, ": ")+2:])
	s.put(t, file, s.data())
	s.lengthen(t, file)
	for name, data := range s.beside {
		s.put(t, name, data)
	}
	for _, command := range s.commands {
		words := fields(command)
		for i, word := range words {
			words[i] = strings.ReplaceAll(word, "FILE", file)
		}
		var out, errOut bytes.Buffer
		code := 0
		if words[0] == "bring" { // which only the window does
			code = bringBack(words[1], &errOut)
		} else {
			code = program{games.All()}.run(words, strings.NewReader("quit\n"), &out, &errOut)
		}
		answers[code]++
		s.judge(t, command, code, out.String(), errOut.String())
		if code != 0 {
			return
		}
	}
}

func (s *stranger) put(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, data, 0o644)); err != nil {
		t.Fatal(err)
	}
}

func (s *stranger) lengthen(t *testing.T, name string) {
	t.Helper()
	file, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	for range s.long {
		if err == nil {
			_, err = file.Write(bytes.Repeat([]byte("x"), 1<<20))
		}
	}
	if err = errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
}

// judge checks what a command answers.
func (s *stranger) judge(t *testing.T, command string, code int, out, errOut string) {
	t.Helper()
	wrong := ""
	of := strings.Fields(command)
	// These have a line for each mistake, and verify one for what it leaves out of a torn match.
	manyLines := strings.HasPrefix(command, "rules check") || of[0] == "print" || of[0] == "deck" || of[0] == "verify"
	switch said := errOut; {
	case code < 0 || code > exitUsage, code == exitNo && of[0] == "print":
		wrong = "an exit code that it has not"
	case code != 0 && !manyLines && strings.Count(out+errOut, "\n") != 1:
		wrong = "not in one line"
	case code != 0 && out+errOut == "":
		wrong = "without a word"
	case strings.Count(said, "\n") > 60:
		wrong = "in too many lines"
	case obeyed(said):
		wrong = "with a sign that a terminal obeys"
	case out != "" && !strings.Contains(command, "-csv") && obeyed(out):
		wrong = "with a sign that a terminal obeys"
	case strings.Contains(said, "goroutine"), strings.Contains(said, "runtime error"):
		wrong = "with a fault"
	}
	for line := range strings.Lines(errOut) {
		if len(line) > mostLine {
			wrong = fmt.Sprintf("in a line of %d bytes", len(line))
		}
	}
	if wrong != "" {
		t.Errorf("%s: %s: %s, exit %d\n%.3000q\n%.3000q", s.name, command, wrong, code, out, errOut)
	}
	pages, _ := filepath.Glob("*.pdf")
	for _, page := range pages {
		data, err := os.ReadFile(page)
		if err != nil || bytes.Contains(data, []byte("/JavaScript")) || bytes.Contains(data, []byte("/Launch")) {
			t.Errorf("%s: a print does more than to be read: %v", s.name, err)
		}
	}
}

// bringBack opens a copy of a family's folder and brings back what is in it.
func bringBack(path string, errOut *bytes.Buffer) int {
	home, err := household.Home()
	if err != nil {
		panic(err)
	}
	c, err := backup.Open(path)
	if err == nil {
		var list []backup.Difference
		if list, err = c.Against(home); err == nil {
			_, err = c.Bring(home, list)
		}
	}
	if err != nil {
		fmt.Fprintln(errOut, err)
		return exitUsage
	}
	return 0
}
