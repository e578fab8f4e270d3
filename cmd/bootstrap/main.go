// Bootstrap takes a fresh machine, with nothing but Go, to a running Homespun:
//
//	go run ./cmd/bootstrap             sets up, builds and opens the app
//	go run ./cmd/bootstrap app ARGS    the same, with arguments for the app
//	go run ./cmd/bootstrap test        sets up and runs every check
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
		only, err := testFlags(args)
		if errors.Is(err, flag.ErrHelp) {
			usage(os.Stdout)
			return 0
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "bootstrap:", err)
			return 2
		}
		return runChecks(ctx, thisSystem(os.Stdout), os.Stdout, only)
	case "help", "-h", "-help", "--help":
		usage(os.Stdout)
		return 0
	}
	fmt.Fprintf(os.Stderr, "bootstrap: %q is neither app nor test; for the app with arguments type: go run ./cmd/bootstrap app %s\n",
		job, typed(append([]string{job}, args...)))
	return 2
}

// testFlags gives the checks to run.
func testFlags(args []string) ([]Check, error) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	only := flags.String("only", "", "")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		return nil, fmt.Errorf("test takes no %q; see: go run ./cmd/bootstrap -h", flags.Arg(0))
	}
	if *only == "" {
		return checks, nil
	}
	return choose(checks, strings.Split(*only, ","))
}

func usage(out io.Writer) {
	fmt.Fprint(out, `Usage: go run ./cmd/bootstrap [app [ARGUMENTS]]    set this machine up, build Homespun and open it
       go run ./cmd/bootstrap test [-only NAME,…]   set this machine up and run every check, or some

What is missing is installed with the system's package manager; every command is shown before it runs.

Examples: go run ./cmd/bootstrap
          go run ./cmd/bootstrap app print sitters --paper a4
          go run ./cmd/bootstrap test -only vet,race

Checks, in this order:
`)
	for _, c := range checks {
		fmt.Fprintf(out, "  %-12s %s\n", c.Name, c.Title)
	}
	fmt.Fprint(out, "\nA check that cannot run here is skipped and named; where CI=true is set it fails.\n")
}
