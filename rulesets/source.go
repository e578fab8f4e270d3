package rulesets

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/values"
)

// MaxFile is the size limit of a ruleset, in bytes: more than any real one needs, and small enough to be read
// into memory at once.
const MaxFile = 96 << 10

// source is one parsed TOML text, from the program or from a family's file.
type source struct {
	// name is the path of a family's file, or the id of a shipped one.
	name string
	// path is the path of a family's file; "" for a shipped one.
	path string
	text []byte
	tree map[string]any
	// modified and size are those of a family's file when it was read, to notice later that it has changed.
	modified time.Time
	size     int64

	lines  *tomlfile.Lines
	judged sync.Once
	faults []Finding
	// nested are the keys of single lines that are written with dots and without quotation marks.
	nested map[string]bool
}

// parse reads a TOML text. What names its kind in messages: "ruleset". If the text is not valid TOML, the
// source has an empty tree and the findings say why.
func parse(what, name, path string, written []byte) (*source, []Finding) {
	written = tomlfile.Newlines(text.Decode(written))
	s := &source{name: name, path: path, text: written, tree: map[string]any{},
		lines: tomlfile.NewLines(written)}
	var tree map[string]any
	err := tomlfile.Decode(written, &tree)
	if err == nil {
		s.tree = values.Tidy(tree).(map[string]any)
		s.flatten()
		return s, nil
	}
	f := Finding{Path: name, Line: err.Line, Key: err.Key, Message: err.Message, Suggestion: err.Advice,
		Error: true}
	if err.Deep {
		f.Message = "this is no " + what + ": " + err.Message
	}
	return s, []Finding{f}
}

// readFile reads a family's ruleset or theme.
func readFile(path string) (*source, []Finding) { return readSource(path, "ruleset") }

// readSource reads a family's TOML file. What names its kind in messages: "ruleset".
func readSource(path, what string) (*source, []Finding) {
	written, info, wrong := ReadText(path, what, MaxFile)
	if wrong != nil {
		return &source{name: path, path: path, tree: map[string]any{}}, []Finding{*wrong}
	}
	s, findings := parse(what, path, path, written)
	s.modified, s.size = info.ModTime(), info.Size()
	return s, findings
}

// ReadText reads a family's file of at most limit bytes, UTF-16 as UTF-8, or returns a finding that says why
// it cannot. What names the kind of file in the finding: "deck".
func ReadText(path, what string, limit int64) ([]byte, fs.FileInfo, *Finding) {
	broken := func(message, suggestion string) ([]byte, fs.FileInfo, *Finding) {
		return nil, nil, &Finding{Path: path, Error: true, Message: message, Suggestion: suggestion}
	}
	written, info, err := files.ReadText(path, limit)
	switch {
	case err == nil:
		return written, info, nil
	case errors.Is(err, fs.ErrNotExist):
		return broken("there is no such file", "")
	case errors.Is(err, files.ErrFolder):
		return broken("this is a folder", "name a file in it that ends in .toml")
	case errors.As(err, new(*files.LargeError)):
		return broken(fmt.Sprintf("this file is larger than a %s can be (%d KB)", what, limit>>10), "")
	}
	return broken("this file cannot be read: "+files.Cause(err).Error(), "")
}

// changed reports whether the file on disk has been changed or removed since it was read. A shipped file never
// changes, nor does a text that was not read from disk.
func (s *source) changed() bool {
	if s.modified.IsZero() {
		return false
	}
	info, err := os.Stat(s.path)
	return err != nil || !info.ModTime().Equal(s.modified) || info.Size() != s.size
}

// id returns the file's name without folder and .toml.
func (s *source) id() string {
	if s.path == "" {
		return s.name[strings.LastIndexByte(s.name, '/')+1:]
	}
	return fileID(s.path)
}

func fileID(path string) string {
	base := filepath.Base(path)
	return base[:len(base)-len(filepath.Ext(base))]
}

// line returns the line of a dotted key, 0 if the text does not have it.
func (s *source) line(key string) int {
	if key == "" || len(s.text) == 0 {
		return 0
	}
	if rest, ok := strings.CutPrefix(key, linesKey+"."); ok && s.nested[rest] {
		return s.lines.Line(strings.Split(key, ".")...)
	}
	return s.lines.Line(s.parts(key)...)
}

// has reports whether the text sets a dotted key.
func (s *source) has(key string) bool {
	_, ok := values.In(s.tree, s.parts(key))
	return ok
}

// parts splits a dotted key at its dots. The name of an entry that contains dots itself stays one part.
func (s *source) parts(key string) []string {
	var list []string
	at := any(s.tree)
	for key != "" {
		table, _ := at.(map[string]any)
		part, rest, _ := strings.Cut(key, ".")
		for k := range table {
			if len(k) > len(part) && (key == k || strings.HasPrefix(key, k+".")) {
				part, rest = k, strings.TrimPrefix(key[len(k):], ".")
			}
		}
		list, at, key = append(list, part), table[part], rest
	}
	return list
}
