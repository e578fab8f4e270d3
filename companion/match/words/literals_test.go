package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// inGo is how many texts that look like English stand in Go outside the catalogues, below each folder. Those
// of printables are the names of parts, pieces and pictures, what is added to a name, and what the tools
// under them, such as drawing and pdf, say to whoever programs with them.
var inGo = map[string]int{"companion": 44, "cmd/homespun": 156, "printables": 147}

// No new sentence of the screen or the paper stands in Go: the numbers above may only fall. Who has written
// one puts it into the english.toml of the window, of a table or of the paper, and types go generate; who has
// moved one there lowers the number. What counts is each string that begins with a letter and holds a blank,
// whoever reads it: at the window, in the terminal or in a log.
func TestNoNewSentenceStandsInGo(t *testing.T) {
	for folder, want := range inGo {
		count := 0
		err := filepath.WalkDir("../../../"+folder, func(path string, entry fs.DirEntry, err error) error {
			if err == nil && entry.IsDir() && strings.HasSuffix(path, "test") { // what tests share says it to no user
				return filepath.SkipDir
			}
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			goesOn := map[ast.Node]bool{} // a string that goes on on the next line counts once
			ast.Inspect(file, func(n ast.Node) bool {
				if sum, ok := n.(*ast.BinaryExpr); ok && isString(lastOf(sum.X)) {
					goesOn[sum.Y] = true
				}
				if isString(n) && !goesOn[n] && looksEnglish(n.(*ast.BasicLit).Value) {
					count++
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if count != want {
			t.Errorf("%d texts stand in Go below %s, and there were %d: put new ones into a catalogue, or "+
				"lower the number",
				count, folder, want)
		}
	}
}

// lastOf is the last part of a sum, or what is none itself.
func lastOf(x ast.Expr) ast.Expr {
	if sum, ok := x.(*ast.BinaryExpr); ok {
		return sum.Y
	}
	return x
}

func isString(n ast.Node) bool {
	lit, ok := n.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}

func looksEnglish(quoted string) bool {
	text, err := strconv.Unquote(quoted)
	first, _ := utf8.DecodeRuneInString(text)
	return err == nil && unicode.IsLetter(first) && strings.Contains(text, " ")
}
