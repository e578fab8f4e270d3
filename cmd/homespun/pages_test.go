package main

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/pages"
	"homespun/engines/enginetest/round"
	"homespun/printables/paper"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// few is how many matches the simulations of the pages play here.
const few = "4"

// Every command of the program that a page has is carried out, in the order of the page, in a family's folder
// that begins with the page's examples. Rules are taken in by another family. Simulations play fewer matches
// here. Only what opens the window is left out.
func TestCommandsOfThePagesRun(t *testing.T) {
	round.Long(t)
	run := 0
	for _, p := range readPages(t, "../..") {
		t.Run(p.Path, func(t *testing.T) {
			t.Chdir(t.TempDir())
			t.Setenv(household.Variable, ".")
			t.Setenv("XDG_CACHE_HOME", t.TempDir())
			writeExamples(t, p)
			done := map[string]bool{}
			for _, typed := range p.Commands() {
				_, words := pages.Words(typed)
				if words[0] != "homespun" || len(words) == 1 || done[typed] {
					continue
				}
				done[typed] = true
				words = words[1:]
				family := "."
				switch {
				case words[0] == "simulate":
					words = playFew(words)
				case strings.HasPrefix(typed, "homespun rules take "):
					family = "another"
				}
				t.Setenv(household.Variable, family)
				var errOut bytes.Buffer
				code := program{games.All()}.run(words, strings.NewReader(""), io.Discard, &errOut)
				if run++; code != 0 {
					t.Errorf("%s: exit %d, %s", typed, code, &errOut)
				}
			}
		})
	}
	if run < 30 {
		t.Errorf("only %d commands were run", run)
	}
}

func readPages(t *testing.T, root string) []pages.Page {
	t.Helper()
	list, err := pages.Read(root)
	if err != nil || len(list) < 2 {
		t.Fatalf("%d pages, %v", len(list), err)
	}
	return list
}

// writeExamples saves the decks of a page, each under the last word of its title, and the rules and themes among the
// house rules, under their names. The spreadsheet dares.csv, which pages show as a table, is there too.
func writeExamples(t *testing.T, p pages.Page) {
	t.Helper()
	name, title := regexp.MustCompile(`(?m)^name\s*= "(.*)"`), regexp.MustCompile(`(?m)^title\s*= ".*?(\w+)"`)
	if err := os.WriteFile("dares.csv", []byte("title,text,count\nRex,Roar.,2\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, b := range p.Blocks() {
		file := "dares.toml"
		if m := title.FindStringSubmatch(b.Text); m != nil {
			file = m[1] + ".toml"
		}
		if m := name.FindStringSubmatch(b.Text); m != nil {
			file = filepath.Join("House rules", m[1]+".toml")
		} else if strings.Contains(b.Text, "[front.") {
			continue // a look, which its own package checks
		}
		if b.Language != "toml" {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(b.Text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// playFew returns the words of a simulation with few matches.
func playFew(words []string) []string {
	if i := slices.Index(words, "-n"); i > 0 {
		words = slices.Delete(slices.Clone(words), i, i+2)
	}
	n := few
	if slices.Contains(words, "--bots") {
		n = "2" // where bots think in every match
	}
	return append(words, "-n", n)
}

// The examples of rules, themes and decks that the pages have are without a mistake.
func TestExamplesOfThePagesAreFine(t *testing.T) {
	checked := 0
	for _, p := range readPages(t, "../..") {
		t.Run(p.Path, func(t *testing.T) {
			t.Chdir(t.TempDir())
			t.Setenv(household.Variable, ".")
			writeExamples(t, p)
			files, _ := filepath.Glob("House rules/*.toml")
			commands := [][]string{}
			for _, file := range files {
				commands = append(commands, []string{"rules", "check", file})
			}
			if _, err := os.Stat("dares.toml"); err == nil {
				commands = append(commands, []string{"print", "dares.toml", "--list"})
			}
			for _, words := range commands {
				var out, errOut bytes.Buffer
				code := program{games.All()}.run(words, strings.NewReader(""), &out, &errOut)
				if checked++; code != 0 || strings.Contains(out.String(), "warning") {
					t.Errorf("%s: exit %d, %s%s", words, code, &out, &errOut)
				}
			}
		})
	}
	if checked < 5 {
		t.Errorf("only %d examples were checked", checked)
	}
}

// The README says for whom each game is, as its shelf does.
func TestTheReadmeHasEveryGame(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	p := program{games.All()}
	for _, g := range p.All() {
		r, err := g.Standard()
		if err != nil {
			t.Fatal(err)
		}
		low, high, _ := r.Seats()
		players := fmt.Sprint(low)
		if high > low {
			players += fmt.Sprint("–", high)
		}
		row := regexp.MustCompile(fmt.Sprintf(`(?m)^\| \*\*%s\*\* \| .* \| %s \| %d–%d \| %d \|$`,
			g.Title, players, g.Minutes[0], g.Minutes[1], g.Age))
		if !row.Match(text) {
			t.Errorf("no row fits %s", row)
		}
	}
}

// filled is a part of a page that the program fills in: a table between two remarks.
var filled = regexp.MustCompile(`(?s)(<!-- (fields|options|sizes) of ([a-z ]+) -->\n)(.*?)(<!-- end -->)`)

// The tables of fields and options on the pages say what the program says; -update writes them anew.
func TestTablesOfThePagesAreFresh(t *testing.T) {
	p := program{games.All()}
	tables := 0
	for _, page := range readPages(t, "../..") {
		fresh := filled.ReplaceAllStringFunc(page.Text, func(part string) string {
			m := filled.FindStringSubmatch(part)
			tables++
			switch m[2] {
			case "fields":
				return m[1] + fieldTable(t, p, m[3]) + m[5]
			case "sizes":
				return m[1] + sizeTable() + m[5]
			}
			return m[1] + optionTable(t, p, m[3]) + m[5]
		})
		switch {
		case fresh == page.Text:
		case *update:
			if err := os.WriteFile(filepath.Join("../..", page.Path), []byte(fresh), 0o644); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("%s has tables that are not fresh: go test ./cmd/homespun -run Tables -update",
				page.Path)
		}
	}
	if want := len(p.All()) + 3; tables != want {
		t.Errorf("%d tables, want %d: the fields of each game, the options of print and printer new, the sizes of cards",
			tables, want)
	}
}

// fieldTable returns the fields of a game's rules as a table. The fields of a thing, such as a monster, stand
// below the table of such things.
func fieldTable(t *testing.T, p program, game string) string {
	t.Helper()
	r, err := p.findRuleset(game)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("\n| field | rule | what it says | what it can be |\n|---|---|---|---|\n")
	for _, f := range rulesets.Show(r) {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", f.Key, f.ClauseID, inCell(f.Help), inCell(f.Bounds))
		for _, e := range f.Entry {
			fmt.Fprintf(&b, "| `%s.….%s` | | %s | %s |\n", f.Key, e.Key, inCell(e.Help), inCell(e.Bounds()))
		}
	}
	return b.String() + "\n"
}

// sizeTable returns the sizes of cards, with the pixels of those that print shops give in inches.
func sizeTable() string {
	var b strings.Builder
	b.WriteString("\n| size | millimetres | inches | pixels for a shop |\n|---|---|---|---|\n")
	for _, size := range paper.CardSizes {
		fmt.Fprintf(&b, "| `%s` | %g × %g |", size.ID, paper.Hundredths(size.Width), paper.Hundredths(size.Height))
		const inch, bleed, dots = 25.4, 0.125, 300
		wide, high := paper.Hundredths(size.Width/inch), paper.Hundredths(size.Height/inch)
		if math.Abs(wide*inch-size.Width) > 1e-6 || math.Abs(high*inch-size.Height) > 1e-6 {
			b.WriteString(" | |\n")
			continue
		}
		fmt.Fprintf(&b, " %g × %g | %g × %g |\n", wide, high, (wide+2*bleed)*dots, (high+2*bleed)*dots)
	}
	return b.String() + "\n"
}

// optionTable returns the options of a command as a table, in the words of its help.
func optionTable(t *testing.T, p program, command string) string {
	t.Helper()
	c, _, err := p.command(io.Discard).Find(strings.Fields(command))
	if err != nil || c.Name() != lastWord(command) {
		t.Fatalf("%s: %v, %v", command, c, err)
	}
	return "\n" + optionsOf(c) + "\n"
}

func optionsOf(c *cobra.Command) string {
	var b strings.Builder
	b.WriteString("| option | what it says | without it |\n|---|---|---|\n")
	c.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		usual := f.DefValue
		if slices.Contains([]string{"false", "[]", "0"}, usual) {
			usual = ""
		}
		short := ""
		if f.Shorthand != "" {
			short = ", `-" + f.Shorthand + "`"
		}
		fmt.Fprintf(&b, "| `--%s`%s | %s | %s |\n", f.Name, short, inCell(f.Usage), usual)
	})
	return b.String()
}

func lastWord(text string) string {
	words := strings.Fields(text)
	return words[len(words)-1]
}

// inCell returns a text as it can stand in a cell of a table.
func inCell(text string) string {
	return strings.NewReplacer("|", `\|`, "*", `\*`, "\n", " ", "<", "&lt;").Replace(text)
}
