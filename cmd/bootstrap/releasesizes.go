package main

import (
	"cmp"
	"context"
	"debug/buildinfo"
	"debug/elf"
	"debug/gosym"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A share is how much of a program is somebody's, in bytes.
type share struct {
	name string
	size uint64
}

// weigh prints what each library costs in the program for Linux. The packages are made without it too, where
// a newer Go has other tables.
func (r *release) weigh(context.Context) error {
	list, err := shares(r.in("linux", "homespun"))
	if err != nil {
		fmt.Fprintln(r.out, "  nobody knows:", err)
	}
	for _, one := range list {
		fmt.Fprintf(r.out, "  %6d KB  %s\n", (one.size+500)/1000, one.name)
	}
	return nil
}

// shares returns what the parts of a program for Linux weigh: the code of each module, of Go itself and of
// what is written in C, the largest first, then Go's tables of all its functions, then what is no code, such
// as fonts and pictures. It needs no symbols.
func shares(program string) (list []share, err error) {
	file, err := elf.Open(program)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return nil, err
	}
	text, lines := file.Section(".text"), file.Section(".gopclntab")
	if text == nil || lines == nil {
		return nil, errors.New("the program has no table of its functions")
	}
	data, err := lines.Data()
	if err != nil {
		return nil, err
	}
	table, err := gosym.NewTable(nil, gosym.NewLineTable(data, text.Addr))
	if err != nil {
		return nil, err
	}
	by, rest := map[string]uint64{}, text.Size
	for _, function := range table.Funcs {
		size := function.End - function.Entry
		by[owner(function.Name, info)] += size
		rest -= min(rest, size)
	}
	by["C: GLFW, and what binds it to Go"] = rest
	for name, size := range by {
		list = append(list, share{name, size})
	}
	slices.SortFunc(list, func(a, b share) int {
		return cmp.Or(cmp.Compare(b.size, a.size), cmp.Compare(a.name, b.name))
	})
	other := uint64(0)
	for _, section := range file.Sections {
		if section.Type != elf.SHT_NOBITS && section != text && section != lines {
			other += section.Size
		}
	}
	return append(list, share{"tables of all functions", lines.Size},
		share{"fonts, pictures, texts and other data", other}), nil
}

// owner returns the module that a function belongs to.
func owner(function string, info *buildinfo.BuildInfo) string {
	function = strings.TrimPrefix(function, "type:.eq.")
	if strings.HasPrefix(function, module+"/") || strings.HasPrefix(function, "main.") {
		return "Homespun itself"
	}
	for _, dependency := range info.Deps {
		rest, is := strings.CutPrefix(function, dependency.Path)
		if is && (strings.HasPrefix(rest, "/") || strings.HasPrefix(rest, ".")) {
			return dependency.Path
		}
	}
	return "Go's own library"
}
