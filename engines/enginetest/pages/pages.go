// Package pages reads the project's pages, which are its texts in Markdown, for tests of what they say.
package pages

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A Page is one text in Markdown. Path is that of its file from the module's folder, with slashes.
type Page struct {
	Path, Text string
}

// Read returns the pages of the module in a folder, in the order of their paths. Like the go command it leaves
// out hidden folders and testdata.
func Read(root string) (list []Page, err error) {
	err = filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
		name := entry.Name()
		switch {
		case err != nil:
			return err
		case entry.IsDir() && file != root && (strings.HasPrefix(name, ".") || name == "testdata"):
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(name) != ".md":
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, file)
		list = append(list, Page{filepath.ToSlash(rel), string(text)})
		return err
	})
	return list, err
}

// A Block is a part of a page between two lines of ```, which may name a language.
type Block struct {
	Language, Text string
}

var fence = regexp.MustCompile("(?ms)^```([a-z]*)\n(.*?)^```$")

// Blocks returns the blocks of the page, in order.
func (p Page) Blocks() (list []Block) {
	for _, m := range fence.FindAllStringSubmatch(p.Text, -1) {
		list = append(list, Block{m[1], m[2]})
	}
	return list
}

// Prose returns the page without its blocks.
func (p Page) Prose() string { return fence.ReplaceAllString(p.Text, "") }

var (
	remark = regexp.MustCompile(`\s+#.*$`)
	span   = regexp.MustCompile("`([^`]+)`")
	// typed is how words in the text begin that are a command to type.
	typed = regexp.MustCompile(`^([A-Z_]+=\S+ )*(homespun|go (run|test|build|generate|tool)|Xvfb) `)
)

// Commands returns what the page says to type in a terminal: the lines of the blocks without a language, less
// their remarks, and the commands among the words of its text that are set as code.
func (p Page) Commands() (list []string) {
	for _, b := range p.Blocks() {
		for line := range strings.Lines(b.Text) {
			line = remark.ReplaceAllString(strings.TrimSpace(line), "")
			if line != "" && b.Language == "" {
				list = append(list, line)
			}
		}
	}
	for _, m := range span.FindAllStringSubmatch(p.Prose(), -1) {
		if code := strings.Join(strings.Fields(m[1]), " "); typed.MatchString(code) {
			list = append(list, code)
		}
	}
	return list
}

var word = regexp.MustCompile(`"([^"]*)"|'([^']*)'|[^\s"']+`)

// Words splits a command as a shell does, as far as the pages need it: at white space, with quotation marks of
// both kinds around words that hold together. Variables that are set before the command stand in env.
func Words(command string) (env, words []string) {
	last := 0
	for i, m := range word.FindAllStringSubmatchIndex(command, -1) {
		text := command[m[0]:m[1]]
		if m[0] < m[1] && (text[0] == '"' || text[0] == '\'') {
			text = text[1 : len(text)-1]
		}
		if i > 0 && m[0] == last { // joined to the word before
			words[len(words)-1] += text
		} else {
			words = append(words, text)
		}
		last = m[1]
	}
	set := regexp.MustCompile(`^[A-Z_]+=`)
	for len(words) > 0 && set.MatchString(words[0]) {
		env, words = append(env, words[0]), words[1:]
	}
	return slices.Clip(env), words
}

// Heading returns the part of a link behind # that leads to a heading, as websites make it.
func Heading(title string) string {
	title = strings.ToLower(strings.TrimSpace(title))
	title = regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(title, "")
	return strings.ReplaceAll(title, " ", "-")
}
