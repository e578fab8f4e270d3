package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// coded is a program's exit, as os/exec gives it.
type coded int

func (c coded) Error() string { return fmt.Sprintf("exit status %d", int(c)) }
func (c coded) ExitCode() int { return int(c) }

// checkout is a machine with everything on it and a module in a folder of its own; the app ends with exit.
func checkout(t *testing.T, exit error) (s *System, ran *[]string) {
	root := t.TempDir()
	m := debian()
	s = m.system("linux", true)
	setUp(t, m, s, ForWindow)
	ran = &[]string{}
	fake := s.Run
	s.Run = func(ctx context.Context, c Command) error {
		line := strings.Join(c.Args, " ")
		switch {
		case strings.HasPrefix(line, "go list -m"):
			fmt.Fprintf(c.Out, "%s\nhomespun\n", root)
		case strings.HasPrefix(line, "go list"):
			fmt.Fprint(c.Out, "fmt false\nhomespun/engines true\nhomespun/cmd/homespun true\n")
		case strings.HasPrefix(line, "go build"):
			*ran = append(*ran, strings.Join(c.Env, " ")+" "+strings.ReplaceAll(line, root, "ROOT"))
			fmt.Fprint(c.Out, "homespun/engines\nhomespun/cmd/homespun\n")
		case strings.HasPrefix(line, root):
			*ran = append(*ran, strings.ReplaceAll(line, root, "ROOT"))
			return exit
		default:
			return fake(ctx, c)
		}
		return nil
	}
	return s, ran
}

func TestTheAppIsBuiltAndRunWithItsArguments(t *testing.T) {
	s, ran := checkout(t, nil)
	var out bytes.Buffer
	if code := openApp(context.Background(), s, &out, []string{"print", "sitters"}); code != 0 {
		t.Fatalf("exit %d: %s", code, &out)
	}
	want := []string{
		"CGO_ENABLED=1 go build -v -buildvcs=false -o ROOT/.cache/homespun ./cmd/homespun",
		"ROOT/.cache/homespun print sitters",
	}
	if !slices.Equal(*ran, want) {
		t.Errorf("%q, want %q", *ran, want)
	}
}

func TestTheExitCodeIsTheAppsOwn(t *testing.T) {
	s, _ := checkout(t, coded(3))
	if code := openApp(context.Background(), s, &bytes.Buffer{}, nil); code != 3 {
		t.Errorf("exit %d", code)
	}
}

func TestABuildThatFailsShowsTheCompilersWords(t *testing.T) {
	s, ran := checkout(t, nil)
	fake := s.Run
	s.Run = func(ctx context.Context, c Command) error {
		if c.Args[1] == "build" {
			fmt.Fprint(c.Out, "homespun/engines\nengines/board.go:7: undefined: x\n")
			return errors.New("exit status 1")
		}
		return fake(ctx, c)
	}
	var out bytes.Buffer
	code := openApp(context.Background(), s, &out, nil)
	if code != 1 || !strings.Contains(out.String(), "board.go:7: undefined: x") || strings.Contains(out.String(), "    homespun/engines\n") {
		t.Errorf("exit %d: %s", code, &out)
	}
	if len(*ran) > 0 {
		t.Errorf("ran %q", *ran)
	}
}

func TestWithoutACompilerTheAppSaysHowToGoOn(t *testing.T) {
	s, ran := checkout(t, nil)
	s.Root = false
	look := s.LookPath
	s.LookPath = func(name string) (string, error) {
		if name == "pkg-config" {
			return "", errors.New("gone")
		}
		return look(name)
	}
	var out bytes.Buffer
	code := openApp(context.Background(), s, &out, nil)
	if code != 1 || len(*ran) > 0 || !strings.Contains(out.String(), "--no-install-recommends pkg-config\n") ||
		!strings.Contains(out.String(), "CGO_ENABLED=0") {
		t.Errorf("exit %d, ran %q: %s", code, *ran, &out)
	}
}
