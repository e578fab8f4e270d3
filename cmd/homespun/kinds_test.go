package main

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"homespun/printables/deck"
)

// strays goes into a folder with files of all kinds.
func strays(t *testing.T) {
	t.Helper()
	match, err := os.ReadFile(stacking)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	t.Setenv("HOMESPUN_DIR", "family")
	rules := "extends = \"cubed/mini\"\nname = \"Ours\"\n"
	large := rules + strings.Repeat("# a remark\n", 10_000)
	for name, text := range map[string]string{
		"folder": "", "folder.toml": "", "large.toml": large, "rules.toml": rules, "rules.txt": rules,
		"deck.toml": string(deck.Example()), "deck.txt": string(deck.Example()),
		"a.match": string(match), "match.toml": string(match), "a.pdf": "%PDF-1.7\n\x00\xff",
		"pdf.toml": "%PDF-1.7\n\x00\xff", "a.png": "\x89PNG\r\n", "empty.toml": "\n", "notes.txt": "so\n",
	} {
		if text == "" {
			err = os.Mkdir(name, 0o755)
		} else {
			err = os.WriteFile(name, []byte(text), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A file that is named where another is wanted is told as what it is, in one line that says what to do.
func TestWhatIsNamedInAnothersPlace(t *testing.T) {
	strays(t)
	const (
		isFolder  = " is a folder; name the file in it"
		goesOn    = " goes on with it"
		tooLarge  = "large.toml: this file is larger than a ruleset can be (96 KB)"
		noMatch   = ", and no match"
		noRuleset = ", and no ruleset"
	)
	for _, c := range []struct{ command, says string }{
		{"rules show folder", "folder" + isFolder},
		{"rules show folder.toml", "folder.toml" + isFolder},
		{"rules show cubed/folder.toml", "folder.toml" + isFolder},
		{"rules show large.toml", tooLarge},
		{"rules show missing.toml", "missing.toml: there is no such file"},
		{"rules show deck.toml",
			"deck.toml is a deck of cards" + noRuleset + "; `homespun print deck.toml` prints it"},
		{"rules show cubed/deck.toml", "deck.toml is a deck of cards" + noRuleset},
		{"rules show deck", `there is no game "deck"; there is sitters`},
		{"rules show rules", `there is no game "rules"; rules.toml is a ruleset`},
		{"rules show a.match",
			"a.match is a match" + noRuleset + "; `homespun play cubed --record a.match`" + goesOn},
		{"rules show match.toml",
			"match.toml is a match" + noRuleset + "; `homespun play cubed --record match.toml`" + goesOn},
		{"rules show a.pdf", "a.pdf is a PDF" + noRuleset},
		{"rules show pdf.toml", "pdf.toml is a PDF" + noRuleset},
		{"rules show a.png", "a.png is a picture" + noRuleset},
		{"rules show empty.toml", "empty.toml: this file does not say what it extends; begin with extends"},
		{"rules show rules.txt", "rules.txt is no game, and the name of a ruleset ends in .toml"},
		{"rules show notes.txt", "notes.txt is no game, and the name of a ruleset ends in .toml"},
		{"rules diff folder", "folder" + isFolder},
		{"rules new folder Ours", "folder" + isFolder},
		{"rules check deck.toml", "deck.toml is a deck of cards" + noRuleset},
		{"rules check a.match", "a.match is a match" + noRuleset},
		{"rules check folder", "folder" + isFolder},
		{"simulate a.match", "a.match is a match" + noRuleset},
		{"play a.match", "a.match is a match" + noRuleset + "; `homespun play cubed --record a.match`" +
			goesOn},
		{"play large.toml", tooLarge},
		{"print folder", "folder" + isFolder},
		{"print folder.toml", "folder.toml" + isFolder},
		{"print large.toml", tooLarge},
		{"print missing.toml", "missing.toml: there is no such file"},
		{"print a.match", "a.match is a match, and no deck of cards"},
		{"print match.toml", "match.toml is a match, and no deck of cards"},
		{"print pdf.toml", "pdf.toml is a PDF, and no deck of cards"},
		{"print empty.toml", "empty.toml: this deck has no cards"},
		{"print rules.txt", "rules.txt is no game, and the name of a ruleset ends in .toml"},
		{"print deck.txt", "deck.txt is no game, and the name of a deck of cards ends in .toml"},
		{"verify folder", "folder" + isFolder},
		{"verify rules.toml",
			"rules.toml is a ruleset" + noMatch + "; `homespun rules check rules.toml` checks it"},
		{"verify deck.toml", "deck.toml is a deck of cards" + noMatch},
		{"verify a.pdf", "a.pdf is a PDF" + noMatch},
		{"verify empty.toml", "empty.toml:1: this file is empty"},
		{"verify missing.match", "missing.match:1: this file cannot be opened"},
		{"moves folder", "folder" + isFolder},
		{"moves rules.toml", "rules.toml is a ruleset" + noMatch},
		{"moves missing.match", "missing.match cannot be read"},
		{"play cubed --record folder", "folder" + isFolder},
		{"play cubed --record deck.toml", "deck.toml is a deck of cards" + noMatch},
		{"play cubed --record missing/a.match", "missing/a.match cannot be written: "},
		{"play cubed --record notes.txt/a.match", "notes.txt/a.match cannot be "},
	} {
		var out, errOut bytes.Buffer
		code := run(strings.Fields(c.command), strings.NewReader(""), &out, &errOut)
		said := out.String() + errOut.String()
		if code == 0 || !strings.Contains(said, c.says) || strings.Count(said, "\n") != 1 {
			t.Errorf("homespun %s ends with %d and says\n%swant %s", c.command, code, said, c.says)
		}
	}
}

// A file that may not be read is told so.
func TestAFileThatMayNotBeRead(t *testing.T) {
	strays(t)
	for _, name := range []string{"rules.toml", "deck.toml", "a.match"} {
		if err := os.Chmod(name, 0); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.ReadFile("rules.toml"); err == nil {
		t.Skip("this user may read everything")
	}
	for _, command := range []string{"rules show rules.toml", "rules check rules.toml", "print deck.toml",
		"verify a.match", "moves a.match", "play cubed --record a.match"} {
		var out bytes.Buffer
		if code := run(strings.Fields(command), strings.NewReader(""), &out, &out); code != exitUsage ||
			!strings.Contains(out.String(), "permission denied") || strings.Count(out.String(), "\n") != 1 {
			t.Errorf("homespun %s ends with %d and says %s", command, code, out.String())
		}
	}
}

// No name is empty.
func TestNoNameIsEmpty(t *testing.T) {
	for _, command := range [][]string{{"rules", "show", ""}, {"rules", "check", ""}, {"print", ""},
		{"verify", ""}, {"moves", ""}, {"play", ""}, {"simulate", ""}, {"printer", "show", ""}} {
		var out bytes.Buffer
		if code := run(command, strings.NewReader(""), &out, &out); code != exitUsage ||
			!strings.HasPrefix(out.String(), "homespun: a name is empty; see `homespun ") {
			t.Errorf("homespun %q ends with %d and says %s", command, code, out.String())
		}
	}
}
