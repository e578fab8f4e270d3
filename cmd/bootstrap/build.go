package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// homespun is the package that bootstrap builds and opens.
const homespun = "./cmd/homespun"

// A Module is the checkout that bootstrap was started in.
type Module struct {
	Root string // the folder of go.mod
	Path string // its name in import paths
}

// findModule asks Go which module this is.
func findModule(ctx context.Context, s *System) (Module, error) {
	var out bytes.Buffer
	err := s.Run(ctx, Command{Args: []string{"go", "list", "-m", "-f", "{{.Dir}}\n{{.Path}}"}, Out: &out})
	if err != nil {
		return Module{}, fmt.Errorf("the go command cannot tell which module this is; type the command in the folder of Homespun (%v %s)",
			err, strings.TrimSpace(out.String()))
	}
	root, path, _ := strings.Cut(strings.TrimSpace(out.String()), "\n")
	return Module{Root: strings.TrimSpace(root), Path: strings.TrimSpace(path)}, nil
}

// binaryPath is where the built program stays, so that a second start has nothing to build: .cache in the checkout,
// which git ignores.
func binaryPath(s *System, m Module) string {
	name := "homespun"
	if s.OS == "windows" {
		name += ".exe"
	}
	return filepath.Join(m.Root, ".cache", name)
}

// build makes target of the program's package, with the window, and shows how far it is. A first build compiles the
// window's library and takes minutes.
func build(ctx context.Context, s *System, out io.Writer, m Module, target string) error {
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return fmt.Errorf("there is no place for the program: %w", err)
	}
	cgo := []string{"CGO_ENABLED=1"}
	progress := startProgress(out, s.Terminal, "building")
	defer progress.Stop()
	progress.Note("finding out what is to build")
	packages, stale := countStale(ctx, s, m, cgo)
	if stale > 20 {
		progress.Print(fmt.Sprintf("Building: about %d packages. The first time this takes some minutes; the window's C code near the end is slowest.", stale))
	}
	progress.Note("")
	tail := &Tail{Keep: 40}
	lines := newLines(func(line string) {
		switch {
		case packages[line]:
			progress.Step(stale, line)
		case strings.HasPrefix(line, "go: downloading "):
			progress.Note(strings.TrimPrefix(line, "go: "))
		default:
			tail.Add(line)
		}
	})
	// No stamp of the commit: it would build anew after every commit, and fail where git does not trust the folder.
	args := []string{"go", "build", "-v", "-buildvcs=false", "-o", target, homespun}
	err := s.Run(ctx, Command{Args: args, Dir: m.Root, Env: cgo, Out: lines})
	lines.Close()
	took := progress.Stop()
	if err != nil {
		return fmt.Errorf("the program could not be built:\n%s", tail)
	}
	if stale > 20 {
		fmt.Fprintf(out, "Built in %s.\n", clock(took))
	}
	return nil
}

// countStale gives every package the program is made of, and how many of them are not built yet. It also fetches their
// sources. Where Go cannot tell, the build will say why.
func countStale(ctx context.Context, s *System, m Module, env []string) (packages map[string]bool, stale int) {
	packages = map[string]bool{}
	lines := newLines(func(line string) {
		path, state, ok := strings.Cut(line, " ")
		if ok && (state == "true" || state == "false") {
			packages[path] = true
			if state == "true" {
				stale++
			}
		}
	})
	args := []string{"go", "list", "-buildvcs=false", "-e", "-deps", "-f", "{{.ImportPath}} {{.Stale}}", homespun}
	s.Run(ctx, Command{Args: args, Dir: m.Root, Env: env, Out: lines})
	lines.Close()
	return packages, stale
}
