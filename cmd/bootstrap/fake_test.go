package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
)

// machine is a made-up system: programs and libraries that are there, packages that can be had, and what was run.
type machine struct {
	programs map[string]bool
	modules  map[string]bool   // what links: "-lGL" …
	provides map[string]string // package → what it brings: programs, and -l flags
	broken   map[string]bool   // packages that make the whole order fail
	denied   bool              // sudo asks in vain
	ran      []string
	out      strings.Builder
}

// system is the machine as bootstrap sees it.
func (m *machine) system(os string, root bool) *System {
	return &System{
		OS: os, Root: root,
		Getenv: func(string) string { return "" },
		LookPath: func(name string) (string, error) {
			if m.programs[name] {
				return "/usr/bin/" + name, nil
			}
			return "", exec.ErrNotFound
		},
		Glob: func(pattern string) ([]string, error) {
			if strings.Contains(pattern, "swrast") && m.programs["mesa"] {
				return []string{pattern}, nil
			}
			return nil, nil
		},
		AddPath: func(string) {},
		Run:     m.run,
	}
}

func (m *machine) run(_ context.Context, c Command) error {
	line := strings.Join(c.Args, " ")
	switch c.Args[0] {
	case "go":
		if c.Out != nil {
			fmt.Fprintln(c.Out, "gcc")
		}
		return nil
	case "pkg-config":
		if !m.programs["pkg-config"] {
			return exec.ErrNotFound
		}
		if module := c.Args[len(c.Args)-1]; !m.modules["-l"+strings.Replace(module, "gl", "GL", 1)] {
			return errors.New("exit status 1")
		}
		return nil
	case "gcc":
		if !m.programs["gcc"] {
			return exec.ErrNotFound
		}
		if c.In != nil {
			io.Copy(io.Discard, c.In)
		}
		for _, a := range c.Args {
			if strings.HasPrefix(a, "-l") && !m.modules[a] {
				return errors.New("exit status 1")
			}
		}
		return nil
	}
	m.ran = append(m.ran, line)
	if strings.HasPrefix(line, "sudo") && m.denied {
		return errors.New("exit status 1")
	}
	if !slices.Contains(c.Args, "install") && !slices.Contains(c.Args, "-S") {
		return nil
	}
	for _, a := range c.Args {
		if m.broken[a] {
			fmt.Fprintln(c.Out, "E: Unable to locate package "+a)
			return errors.New("exit status 100")
		}
	}
	for _, a := range c.Args {
		for _, brought := range strings.Fields(m.provides[a]) {
			if strings.HasPrefix(brought, "-l") {
				m.modules[brought] = true
			} else {
				m.programs[brought] = true
			}
		}
	}
	return nil
}

// debian is a fresh Debian with nothing but Go and apt.
func debian() *machine {
	return &machine{
		programs: map[string]bool{"go": true, "apt-get": true}, modules: map[string]bool{}, broken: map[string]bool{},
		provides: map[string]string{
			"gcc": "gcc", "pkg-config": "pkg-config", "libgl1-mesa-dev": "-lGL",
			"xorg-dev":       "-lX11 -lXrandr -lXxf86vm -lXi -lXcursor -lXinerama",
			"libwayland-dev": "-lwayland-client -lwayland-cursor -lwayland-egl", "libxkbcommon-dev": "-lxkbcommon",
			"xvfb": "Xvfb", "libgl1-mesa-dri": "mesa", "dbus": "dbus-run-session", "xdotool": "xdotool",
			"poppler-utils": "pdftoppm pdffonts pdftotext", "qpdf": "qpdf",
		},
	}
}
