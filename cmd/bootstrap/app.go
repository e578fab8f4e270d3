package main

import (
	"context"
	"fmt"
	"io"
	"os"
)

// openApp sets the machine up, builds the program and runs it with args. It gives the program's own exit code.
func openApp(ctx context.Context, s *System, out io.Writer, args []string) int {
	module, err := findModule(ctx, s)
	if err != nil {
		fmt.Fprintln(out, "homespun:", err)
		return 1
	}
	setup := newSetup(s, out)
	left, err := setup.Run(ctx, ForWindow)
	if err != nil {
		fmt.Fprintln(out, "homespun: stopped while setting up; the same command goes on from there")
		return 1
	}
	if len(left) > 0 {
		fmt.Fprint(out, advice(s, left))
		fmt.Fprintln(out, "Then type the same command again. Everything but the window works without: CGO_ENABLED=0 go run "+homespun+" --help")
		return 1
	}
	target := binaryPath(s, module)
	if err := build(ctx, s, out, module, target); ctx.Err() != nil {
		fmt.Fprintln(out, "homespun: stopped while building; the same command goes on from there")
		return 1
	} else if err != nil {
		fmt.Fprintln(out, "homespun:", err)
		return 1
	}
	// Not in the module's folder but where the person is: file names among args are theirs. And the program itself decides
	// what an interrupt means to it.
	command := Command{Args: append([]string{target}, args...), In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	return exitCode(s.Run(context.WithoutCancel(ctx), command))
}
