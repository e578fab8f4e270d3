// Bootstrap takes a fresh machine, with nothing but Go, to a running Homespun:
//
//	go run ./cmd/bootstrap             sets up, builds and opens the app
//	go run ./cmd/bootstrap app ARGS    the same, with arguments for the app
//	go run ./cmd/bootstrap test        sets up and runs the checks; -quick runs fewer of them, -all more
//
// It looks for what Go does not bring (a C compiler, the headers of the window's libraries, the tools of the tests),
// installs it with the system's package manager, saying what it runs, and names what it cannot install. It needs neither
// cgo nor any library.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := start(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// start does what args say and gives the exit code: 2 for wrong usage, 1 for a failure, else that of the app.
func start(ctx context.Context, args []string) int {
	job := "app"
	if len(args) > 0 {
		job, args = args[0], args[1:]
	}
	switch job {
	case "app":
		// Standard output belongs to the app: its --json must stay clean.
		return openApp(ctx, thisSystem(os.Stderr), os.Stderr, args)
	case "test":
		length, list, err := testFlags(args)
		if errors.Is(err, flag.ErrHelp) {
			usage(os.Stdout)
			return 0
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "bootstrap:", err)
			return 2
		}
		return runChecks(ctx, thisSystem(os.Stdout), os.Stdout, length, list)
	case "help", "-h", "-help", "--help":
		usage(os.Stdout)
		return 0
	}
	fmt.Fprintf(os.Stderr, "bootstrap: %q is neither app nor test; for the app with arguments type: go run ./cmd/bootstrap app %s\n",
		job, typed(append([]string{job}, args...)))
	return 2
}

// testFlags gives the round to run: how long it is, and its checks. A check that is named is run whatever the length.
func testFlags(args []string) (Length, []Check, error) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	only := flags.String("only", "", "")
	quick := flags.Bool("quick", false, "")
	all := flags.Bool("all", false, "")
	if err := flags.Parse(args); err != nil {
		return 0, nil, err
	}
	if flags.NArg() > 0 {
		return 0, nil, fmt.Errorf("test takes no %q; see: go run ./cmd/bootstrap -h", flags.Arg(0))
	}
	length := Usual
	switch {
	case *quick && *all:
		return 0, nil, errors.New("test is either -quick or -all; see: go run ./cmd/bootstrap -h")
	case *quick:
		length = Quick
	case *all:
		length = Whole
	}
	if *only == "" {
		return length, ofLength(checks, length), nil
	}
	list, err := choose(checks, strings.Split(*only, ","))
	return length, list, err
}

func usage(out io.Writer) {
	fmt.Fprint(out, `Usage: go run ./cmd/bootstrap [app [ARGUMENTS]]    set this machine up, build Homespun and open it
       go run ./cmd/bootstrap test [-quick|-all] [-only NAME,…]    set this machine up and run the checks

What is missing is installed with the system's package manager; every command is shown before it runs.

Three rounds of checks:
  test -quick    after every change, under 90 seconds
  test           before a change is handed on, and what the continuous integration runs: within 15 minutes on a new machine and 6 on any other
  test -all      before anything is called done: every check whole, within an hour

Examples: go run ./cmd/bootstrap
          go run ./cmd/bootstrap app print sitters --paper a4
          go run ./cmd/bootstrap test -quick
          go run ./cmd/bootstrap test -all -only vet,race

The checks, in this order, each with the shortest round that has it:
`)
	for _, c := range checks {
		fmt.Fprintf(out, "  %-12s %-6s %s\n", c.Name, c.From.name(), c.Title)
	}
	fmt.Fprint(out, "\nA check that cannot run here is skipped and named; where CI=true is set it fails.\n")
}
