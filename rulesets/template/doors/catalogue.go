package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"homespun/rulesets/template"
)

// A catalogue is what a package has to say, in the order of its file.
type catalogue struct {
	name  string // of the package
	short string // the function that cuts what people have typed: "Short" or "words.Short"
	doors []door
}

// A door is a sentence with its parameters. Remark is what the catalogue says about it.
type door struct {
	name, sentence, remark string
	parameters             []parameter
}

// A parameter is something to be filled in. Kind is what follows its colon, "" for a text.
type parameter struct{ name, kind string }

// read reads the catalogue of a package. Each sentence stands on one line.
func read(folder string) (*catalogue, error) {
	text, err := os.ReadFile(filepath.Join(folder, "english.toml"))
	if err != nil {
		return nil, err
	}
	c := &catalogue{}
	if c.name, c.short, err = packageIn(folder); err != nil {
		return nil, err
	}
	var remark []string
	begins := true // a remark that begins here is the heading of a section
	for i, line := range strings.Split(string(text), "\n") {
		switch name, quoted, assigned := strings.Cut(line, " = "); {
		case line == "":
			remark, begins = nil, true
			continue
		case strings.HasPrefix(line, "#"):
			if !begins {
				remark = append(remark, strings.TrimSpace(line[1:]))
			}
			continue
		case !assigned || !identifier.MatchString(name):
			return nil, fmt.Errorf("%s/english.toml:%d: %q is no sentence", folder, i+1, line)
		default:
			d := door{name: name, remark: strings.Join(remark, " ")}
			if d.sentence, err = strconv.Unquote(quoted); err == nil {
				d.parameters, err = parametersOf(d.sentence)
			}
			if err != nil {
				return nil, fmt.Errorf("%s/english.toml:%d: %s %w", folder, i+1, name, err)
			}
			c.doors = append(c.doors, d)
		}
		remark, begins = nil, false
	}
	return c, nil
}

var (
	identifier = regexp.MustCompile(`^[A-Za-z]\w*$`)
	clause     = regexp.MustCompile(`(?m)^package (\w+)`)
	isShort    = regexp.MustCompile(`(?m)^func Short\(`)
)

// packageIn returns the name of the package in a folder, and what it calls the function Short of words.
func packageIn(folder string) (name, short string, err error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	short = "words.Short"
	for _, path := range paths {
		source, failed := os.ReadFile(path)
		if failed != nil {
			return "", "", failed
		}
		if isShort.Match(source) {
			short = "Short"
		}
		if found := clause.FindSubmatch(source); found != nil && !strings.HasSuffix(path, "_test.go") {
			name = string(found[1])
		}
	}
	if name == "" && err == nil {
		err = fmt.Errorf("%s has no package", folder)
	}
	return name, short, err
}

var (
	braces = regexp.MustCompile(`\{[^{}]*\}`)
	word   = regexp.MustCompile(`[a-zA-Z]\w*(:\w+)?`)
)

// parametersOf returns what is to be filled into a sentence, in the order in which it appears.
func parametersOf(sentence string) (list []parameter, err error) {
	parsed, err := template.Parse(template.Untyped(sentence))
	if err != nil {
		return nil, err
	}
	names := map[string]bool{}
	see := func(name string, in []template.Loop) {
		own, _, _ := strings.Cut(name, ".")
		if !slices.ContainsFunc(in, func(l template.Loop) bool { return l.Name == own }) && identifier.MatchString(own) {
			names[own] = true
		}
	}
	parsed.Visit(template.Visitor{Value: see, Compare: func(template.Condition, []template.Loop) {},
		Enter: func(l template.Loop, in []template.Loop) { see(l.Of, in) }})
	seen := map[string]bool{}
	for _, span := range braces.FindAllStringIndex(sentence, -1) {
		for _, at := range word.FindAllStringIndex(sentence[span[0]:span[1]], -1) {
			name, kind, typed := strings.Cut(sentence[span[0]+at[0]:span[0]+at[1]], ":")
			switch {
			case typed && seen[name]:
				return nil, fmt.Errorf("gives {%s} a type after it has appeared", name)
			case !seen[name] && (typed || names[name]):
				seen[name] = true
				list = append(list, parameter{name, kind})
			}
		}
	}
	return list, nil
}
