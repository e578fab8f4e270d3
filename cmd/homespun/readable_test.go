package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"unicode"
	"unicode/utf8"

	"homespun/companion/match/games"
	"homespun/companion/system/legible"
	"homespun/printables/deck"
)

// obeyed reports whether a terminal would obey a sign of a text, or turn it around.
func obeyed(text string) bool {
	return !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.Is(unicode.Bidi_Control, r) ||
			r == '\u2028' || r == '\u2029'
	})
}

// hostileNames are names that a file or a printer can have.
var hostileNames = []string{
	"a\x1b[2J\x1b]0;owned\x07", "a\nb.match: 9 lines, all legal, finished", "a\rhomespun: fine",
	"\u202egnp.hctam", "\u009b31mred", "\x7f\b\b", "a\u2028b", "a\tb",
}

// No command writes anything of a hostile name that a terminal obeys, and no error takes more than its line.
func TestHostileNamesReachNoTerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("HOMESPUN_DIR", "family")
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	names := hostileNames
	if runtime.GOOS == "linux" {
		names = append(names, "\x9b31m\xff\xfe")
	}
	for _, folder := range []string{"family/House rules", "family/Printers"} {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	match := "+++\nformat = 1\ngame = \"cubed\"\nruleset = \"mini\"\nseats = [ { id = \"A\" }, { id = \"B\" } ]\n+++\n"
	for _, name := range names {
		for ending, text := range map[string]string{
			".match": match, ".bad.match": match + "A: \x1b[31m\u202e\n",
			".toml":      "extends = \"cubed/mini\"\nname = \"x\"\n",
			".bad.toml":  "extends = \"cubed/mini\"\n\"\\u001b[31m\\u202e\" = 1\n",
			".deck.toml": string(deck.Example()),
		} {
			if os.WriteFile(name+ending, []byte(text), 0o644) != nil {
				text = "" // the system has no such names: it is a file that is not there
			}
			for _, command := range [][]string{
				{"verify", name + ending, name + ending}, {"moves", name + ending},
				{"play", "cubed/mini", "--record", name + ending}, {"play", name + ending},
				{"rules", "check", name + ending, name + ending}, {"rules", "show", name + ending},
				{"rules", "show", "cubed/" + name + ending}, {"rules", "diff", name + ending},
				{"print", name + ending, "--list"}, {"print", name + ending},
				{"simulate", name + ending, "-n", "1"},
			} {
				tamed(t, command, "quit\n")
			}
		}
		os.WriteFile("family/House rules/"+name+".toml",
			[]byte("extends = \"cubed/mini\"\nname = \"\\u001b[31m\"\nsummary = \"\"\"\na\nb.match\tc\"\"\"\n"), 0o644)
		os.WriteFile("family/House rules/"+name+" bad.toml",
			[]byte("extends = \"cubed/mini\"\n\"\\u001b[31m\" = 1\n"), 0o644)
		os.WriteFile("family/Printers/"+name+".toml", []byte("name = \"\\u001b[31m\"\n"), 0o644)
		for _, command := range [][]string{
			{name}, {"--" + name}, {"play", "cubed/mini", "--seats", name + "," + name}, {"play", name},
			{"print", "cubed", "--parts", name}, {"print", "cubed", "--only", name},
			{"print", "cubed", "--paper", name}, {"print", "cubed", "--printer", name},
			{"print", "cubed", "--theme", name}, {"print", "cubed", "-o", name + ".pdf", "--parts", "rules"},
			{"print", "cubed", "--parts", "rules", "--format", name}, {"rules", "new", "cubed", name},
			{"rules", "list"}, {"rules", "list", name}, {"printer", "new", name}, {"printer", "show", name},
			{"printer", "set", name, "--paper", name}, {"printer", "list"}, {"printer", "sheets", name},
			{"printer", "sheets", "-o", name}, {"simulate", "cubed", "--bots", name},
			{"print", "--example", "-o", name + ".new.toml"}, {"__complete", "rules", "show", "cubed/"},
			{"__complete", "printer", "show", ""}, {"help", name},
		} {
			tamed(t, command, name+"\nA: "+name+"\ntable: seat A "+name+"\nquit\n")
		}
	}
}

// tamed runs a command and holds what it writes against what a terminal obeys; what is an error is one line.
func tamed(t *testing.T, command []string, typed string) {
	t.Helper()
	var out, errOut bytes.Buffer
	code := run(command, strings.NewReader(typed), &out, &errOut)
	if obeyed(out.String()) || obeyed(errOut.String()) {
		t.Errorf("%q writes %q and %q", command, out.String(), errOut.String())
	}
	for said := range strings.Lines(out.String() + errOut.String()) {
		if strings.HasPrefix(said, "b.match") { // the second line of a name
			t.Errorf("%q: a name makes the line %q", command, said)
		}
	}
	if code > 0 && command[0] != "verify" && command[0] != "rules" &&
		strings.Count(errOut.String(), "\n") != 1 {
		t.Errorf("%q ends with %d and says %q", command, code, errOut.String())
	}
}

// What programs read comes byte for byte, whatever signs are in it.
func TestWhatProgramsReadStaysAsItIs(t *testing.T) {
	t.Chdir(t.TempDir())
	name := "\u202e\u009b\x7f.match"
	if err := os.WriteFile(name,
		[]byte("+++\nformat = 1\ngame = \"cubed\"\nruleset = \"mini\"\nseats = [ { id = \"A\" }, { id = "+
			"\"B\" } ]\n+++\n"), 0o644); err != nil {
		t.Skip(err)
	}
	var out, errOut bytes.Buffer
	var report struct{ File string }
	if code := run([]string{"verify", "--json", name}, nil, &out, &errOut); code != 0 ||
		json.Unmarshal(out.Bytes(), &report) != nil || report.File != name {
		t.Errorf("exit %d, the file is %q, want %q", code, report.File, name)
	}
	out.Reset()
	if run([]string{"print", "--example"}, nil, &out, &errOut); !bytes.Equal(out.Bytes(), deck.Example()) {
		t.Error("the example of a deck is another one on standard output")
	}
	written, piped := filepath.Join(t.TempDir(), "a.pdf"), bytes.Buffer{}
	run([]string{"print", "cubed", "--parts", "rules", "-o", written}, nil, &out, &errOut)
	run([]string{"print", "cubed", "--parts", "rules", "-o", "-"}, nil, &piped, &errOut)
	if file, err := os.ReadFile(written); err != nil || !bytes.Equal(file, piped.Bytes()) ||
		len(file) < 1000 {
		t.Errorf("a PDF of %d bytes has %d on standard output, %v", len(file), piped.Len(), err)
	}
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		var script, want bytes.Buffer
		run([]string{"completion", shell}, nil, &script, &errOut)
		root := program{games.All()}.command(&want)
		root.SetArgs([]string{"completion", shell})
		if err := root.Execute(); err != nil || !bytes.Equal(script.Bytes(), want.Bytes()) ||
			want.Len() < 1000 {
			t.Errorf("%s: a script of %d bytes, want %d, %v", shell, script.Len(), want.Len(), err)
		}
	}
}

// full is a disk that takes no more.
type full struct{}

func (full) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.ENOSPC}
}

// Who writes to a full disk hears of it, whatever is written.
func TestAFullDiskIsAnError(t *testing.T) {
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	for _, command := range [][]string{
		{"games"}, {"games", "--json"}, {"--help"}, {"--version"}, {"rules", "list"},
		{"rules", "show", "cubed"}, {"rules", "check", "nothing.toml"}, {"print", "cubed", "--list"},
		{"print", "cubed", "--parts", "rules", "-o", "-"}, {"print", "--example"}, {"completion", "bash"},
		{"printer", "list"},
	} {
		var errOut bytes.Buffer
		const want = "homespun: standard output cannot be written to: the disk is full; make room on it and try again\n"
		if code := run(command, strings.NewReader(""), full{}, &errOut); code != exitNo ||
			errOut.String() != want {
			t.Errorf("%q ends with %d and says %q", command, code, errOut.String())
		}
	}
	if _, err := (&outlet{to: full{}}).Write(nil); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("got %v", err)
	}
	silent := &outlet{to: full{}}
	if (&legible.Writer{To: silent}).End(); silent.err != nil {
		t.Errorf("a command that has said nothing ends with %v", silent.err)
	}
}
