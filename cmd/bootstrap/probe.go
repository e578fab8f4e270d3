package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
)

// What is asked here is what the build or a test will do: compile and link against a library, call a program. A list of
// installed packages would say less, and differently on every system.

// program is there when every name can be found.
func program(names ...string) func(context.Context, *System) bool {
	return func(_ context.Context, s *System) bool {
		for _, name := range names {
			if !s.Has(name) {
				return false
			}
		}
		return true
	}
}

// file is there when a pattern matches.
func file(patterns ...string) func(context.Context, *System) bool {
	return func(_ context.Context, s *System) bool {
		for _, pattern := range patterns {
			if found, err := s.Glob(pattern); err == nil && len(found) > 0 {
				return true
			}
		}
		return false
	}
}

// compiler is there when it makes a program out of the smallest source with a header of the C library.
func compiler(ctx context.Context, s *System) bool {
	return compiles(ctx, s, "#include <stdlib.h>\nint main(void) { return EXIT_SUCCESS; }\n")
}

// appleCompiler asks first where the tools are: calling a compiler that is not there would open a window.
func appleCompiler(ctx context.Context, s *System) bool {
	return s.Run(ctx, Command{Args: []string{"xcode-select", "-p"}}) == nil && compiler(ctx, s)
}

// library is there when pkg-config knows its module (none asked where empty), its headers can be read and it links.
func library(module string, headers []string, flags ...string) func(context.Context, *System) bool {
	return func(ctx context.Context, s *System) bool {
		var cflags []string
		if module != "" {
			var out bytes.Buffer
			if s.Run(ctx, Command{Args: []string{"pkg-config", "--cflags", module}, Out: &out}) != nil {
				return false
			}
			cflags = strings.Fields(out.String())
		}
		var source strings.Builder
		for _, header := range headers {
			source.WriteString("#include <" + header + ">\n")
		}
		source.WriteString("int main(void) { return 0; }\n")
		return compiles(ctx, s, source.String(), append(cflags, flags...)...)
	}
}

// compiles tries source with the compiler that Go would call.
func compiles(ctx context.Context, s *System, source string, flags ...string) bool {
	folder, err := os.MkdirTemp("", "homespun-probe-")
	if err != nil {
		return false
	}
	defer os.RemoveAll(folder)
	args := append(compilerCommand(ctx, s), "-x", "c", "-", "-o", filepath.Join(folder, "probe.exe"))
	return s.Run(ctx, Command{Args: append(args, flags...), In: strings.NewReader(source)}) == nil
}

// compilerCommand is CC as Go has it; it may carry arguments.
func compilerCommand(ctx context.Context, s *System) []string {
	var out bytes.Buffer
	if s.Run(ctx, Command{Args: []string{"go", "env", "CC"}, Out: &out}) == nil {
		if fields := strings.Fields(out.String()); len(fields) > 0 {
			return fields
		}
	}
	return []string{"cc"}
}
