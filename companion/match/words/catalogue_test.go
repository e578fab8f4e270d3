package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/rulesets/template"
)

// articles are the sentences with an article beside a placeholder, which is wrong before some nouns: "the
// gold", "a hour". No new one comes in, as {a noun} of the template language or another sentence do without;
// whoever mends one takes it off the list.
var articles = []string{
	"cubed.whereGoes", "geyser.holdsMother", "geyser.motherClosed", "geyser.motherOpen", "geyser.thenMother",
}

// door is a place in Go at which a sentence is said: its name, that of the variable it is kept in, and the
// names of what is filled in.
type door struct {
	name, variable string
	args           []string
}

// Every sentence of a catalogue has its door and every door its sentence, with the same names to be filled
// in.
func TestSentencesHaveTheirDoors(t *testing.T) {
	folders, err := filepath.Glob("../tableau/*/english.toml")
	if err != nil || len(folders) < 6 {
		t.Fatalf("there are the catalogues %q of games, %v", folders, err)
	}
	var found []string
	for _, path := range append(folders, "english.toml") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sentences := map[string]string{}
		if _, err := toml.Decode(string(text), &sentences); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		say, said := Read(string(text)), map[string]bool{}
		for _, d := range doors(t, filepath.Dir(path)) {
			sentence, ok := sentences[d.name]
			said[d.name] = true
			switch {
			case !ok:
				t.Errorf("%s has no sentence %s", path, d.name)
			case d.variable != "" && d.variable != d.name:
				t.Errorf("%s: %s is the door of %s", path, d.variable, d.name)
			case say(d.name) != sentence:
				t.Errorf("%s: %s is read as %q", path, d.name, say(d.name))
			default:
				if names := placeholders(t, sentence, d.args); !slices.Equal(names, d.args) {
					t.Errorf("%s: %s has %q to be filled in, and is given %q", path, d.name, names, d.args)
				}
			}
		}
		for name, sentence := range sentences {
			if !said[name] {
				t.Errorf("%s: nothing says %s", path, name)
			}
			if regexp.MustCompile(`(?i)\b(an?|the) \{\w+\}`).MatchString(sentence) {
				found = append(found, strings.TrimPrefix(filepath.Base(filepath.Dir(path))+"."+name, "."))
			}
		}
	}
	if slices.Sort(found); !slices.Equal(found, articles) {
		t.Errorf("an article stands beside a placeholder in\n%q, and the list has\n%q", found, articles)
	}
}

// placeholders returns the names in a sentence, in alphabetical order; what a name is compared with counts
// where it is one of those given.
func placeholders(t *testing.T, sentence string, given []string) (names []string) {
	parsed, err := template.Parse(sentence)
	if err != nil {
		t.Fatalf("%q %v", sentence, err)
	}
	see := func(name string, _ []template.Loop) { names = append(names, name) }
	parsed.Visit(template.Visitor{
		Value: see,
		Compare: func(c template.Condition, in []template.Loop) {
			if slices.Contains(given, c.With) {
				see(c.With, in)
			}
		},
		Enter: func(l template.Loop, in []template.Loop) { see(l.Of, in) },
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// doors finds the calls of say in a folder.
func doors(t *testing.T, folder string) (list []door) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		kept := map[ast.Expr]string{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				for i, value := range n.Values {
					kept[value] = n.Names[i].Name
				}
			case *ast.CallExpr:
				if called, ok := n.Fun.(*ast.Ident); !ok || called.Name != "say" {
					break
				}
				d := door{name: literal(t, n.Args[0]), variable: kept[n]}
				for i := 1; i < len(n.Args); i += 2 {
					d.args = append(d.args, literal(t, n.Args[i]))
				}
				slices.Sort(d.args)
				list = append(list, d)
			}
			return true
		})
	}
	return list
}

func literal(t *testing.T, e ast.Expr) string {
	t.Helper()
	if lit, ok := e.(*ast.BasicLit); ok {
		if text, err := strconv.Unquote(lit.Value); err == nil {
			return text
		}
	}
	t.Fatalf("a door names its sentence, or what is to be filled in, by %v and not in so many words", e)
	return ""
}
