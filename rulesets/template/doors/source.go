package main

import (
	"bytes"
	"fmt"
	"go/format"
	"go/token"
	"strconv"
	"strings"

	"homespun/rulesets/template"
)

// types are the types of the kinds of parameters; what is cut to a number of letters is a string too.
var types = map[string]string{"": "string", "text": "string", "int": "int", "number": "float64", "bool": "bool", "list": "[]string"}

// typed returns the type of a parameter, and how it is handed on.
func (c *catalogue) typed(p parameter) (name, handed string, err error) {
	if token.IsKeyword(p.name) {
		return "", "", fmt.Errorf("{%s} is a word of Go; call it otherwise", p.name)
	}
	if name, ok := types[p.kind]; ok {
		return name, p.name, nil
	}
	if letters, err := strconv.Atoi(p.kind); err != nil || letters < 1 {
		return "", "", fmt.Errorf("{%s:%s} has no type; there are int, number, bool, list and a number of letters",
			p.name, p.kind)
	}
	return "string", fmt.Sprintf("%s(%s, %s)", c.short, p.name, p.kind), nil
}

// signature returns the parameters of a function as Go writes them, and what it hands on to say.
func (c *catalogue) signature(parameters []parameter) (written, handed string, err error) {
	var list, args []string
	for i, p := range parameters {
		kind, arg, err := c.typed(p)
		if err != nil {
			return "", "", err
		}
		if i > 0 { // a, b int
			list[i-1] = strings.TrimSuffix(list[i-1], " "+kind)
		}
		list = append(list, p.name+" "+kind)
		args = append(args, fmt.Sprintf("%q, %s", p.name, arg))
	}
	return strings.Join(list, ", "), strings.Join(args, ", "), nil
}

// source returns the Go file of the doors.
func (c *catalogue) source() ([]byte, error) {
	var fixed, filled bytes.Buffer
	for _, d := range c.doors {
		if d.parameters == nil {
			fmt.Fprintf(&fixed, "%s = say(%q)\n", d.name, d.name)
			continue
		}
		list, args, err := c.signature(d.parameters)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", d.name, err)
		}
		fmt.Fprintf(&filled, "\n// %[1]s says %[2]q%[3]s\nfunc %[1]s(%[4]s) string {\nreturn say(%[1]q, %[5]s)\n}\n",
			d.name, template.Untyped(d.sentence), after(d.remark), list, args)
	}
	var all bytes.Buffer
	fmt.Fprintf(&all, "// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.\n\npackage %s\n\n"+
		"import (\n_ \"embed\"\n\n", c.name)
	if bytes.Contains(filled.Bytes(), []byte("words.Short(")) {
		all.WriteString("\"homespun/companion/match/words\"\n")
	}
	all.WriteString("\"homespun/rulesets/template\"\n)\n\n//go:embed english.toml\nvar english string\n\n" +
		"var say = template.Catalogue(english)\n")
	if fixed.Len() > 0 {
		fmt.Fprintf(&all, "\nvar (\n%s)\n", &fixed)
	}
	all.Write(filled.Bytes())
	return format.Source(all.Bytes())
}

// after returns a remark as it follows a sentence.
func after(remark string) string {
	if remark == "" {
		return ""
	}
	return ". " + remark
}
