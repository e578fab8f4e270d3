package rulesets

import (
	"fmt"
	"path/filepath"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
)

// Check reads a ruleset or theme file and returns all findings about it, sorted by line; none if the file is
// fine. The file can be used unless one of them is an error.
func (s *Shelf) Check(path string) []Finding {
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	src, findings := readFile(path)
	return s.check(src, findings)
}

// CheckBytes checks a text as if it were the file at path. It is for an editor whose text is not saved yet.
func (s *Shelf) CheckBytes(path string, written []byte) []Finding {
	src, findings := parseGiven(path, path, written)
	return s.check(src, findings)
}

// parseGiven parses the text of a ruleset that may be of any length.
func parseGiven(name, path string, written []byte) (*source, []Finding) {
	if len(written) > MaxFile {
		return &source{name: name, path: path, tree: map[string]any{}}, []Finding{{Path: name, Error: true,
			Message: fmt.Sprintf("this file is larger than a ruleset can be (%d KB)", MaxFile>>10)}}
	}
	return parse("ruleset", name, path, written)
}

// Open reads a ruleset from a file, whichever game it belongs to. The error is a [*Broken].
func (s *Shelf) Open(path string) (*Ruleset, error) {
	if full, err := filepath.Abs(path); err == nil {
		path = full
	}
	src, findings := readFile(path)
	return s.open(src, findings)
}

// open is [Shelf.Open] for a file that has been parsed.
func (s *Shelf) open(src *source, findings []Finding) (*Ruleset, error) {
	g, themes := s.belongs(src)
	if hasError(findings) || g == nil || themes {
		findings = s.check(src, findings)
		if !hasError(findings) {
			findings = append(findings,
				Finding{Path: src.name, Error: true, Message: "this is a theme and no ruleset"})
		}
		return nil, &Broken{src.name, findings}
	}
	r, findings := g.load(src)
	if r == nil {
		return nil, &Broken{src.name, findings}
	}
	return r, nil
}

func (s *Shelf) check(src *source, findings []Finding) []Finding {
	if hasError(findings) {
		return findings
	}
	g, themes := s.belongs(src)
	switch {
	case g == nil:
		return append(findings, s.homeless(src))
	case themes:
		_, findings = g.loadTheme(src)
	default:
		_, findings = g.load(src)
	}
	return findings
}

// homeless returns the finding for a file that names no game of the shelf.
func (s *Shelf) homeless(src *source) Finding {
	var known []string
	for _, g := range s.games {
		known = append(known, library{game: g}.names()...)
	}
	f := Finding{Path: src.name, Line: src.line("extends"), Key: "extends", Error: true}
	switch ref := src.tree["extends"].(type) {
	case nil:
		f.Message = "this file does not say what it extends"
	case string:
		f.Message = fmt.Sprintf("extends is %q, which names no game there is", shorten(ref))
		f.Suggestion = text.DidYouMean(ref, known)
	default:
		f.Message = fmt.Sprintf("extends is %s; it can be the name of a ruleset", tomlfile.KindOf(ref))
	}
	if f.Suggestion == "" && len(known) > 0 {
		f.Suggestion = fmt.Sprintf("begin with extends = %q", known[0])
		if s.Own() != nil && src.tree["extends"] == nil {
			f.Suggestion += ", or with kit = 1 where it is a whole game"
		}
	}
	return f
}

// Is reports whether a file has a key extends, or that of a game of one's own, as rulesets have and decks of cards
// do not. In a file that is too large or not valid TOML it looks for a line with one near the beginning. It reports
// false for a file that cannot be read.
func Is(path string) bool {
	src, findings := readFile(path)
	if !hasError(findings) {
		return src.tree["extends"] != nil || src.own()
	}
	written := src.text
	if written == nil {
		start, err := files.Beginning(path, MaxFile)
		if err != nil {
			return false
		}
		written = text.Decode(start)
	}
	return extendsLine.Match(written) || ownLine.Match(written)
}
