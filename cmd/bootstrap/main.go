// Bootstrap takes a fresh machine, with nothing but Go, to a running Homespun:
//
//	go run ./cmd/bootstrap             sets up, builds and opens the app
//	go run ./cmd/bootstrap app ARGS    the same, with arguments for the app
//	go run ./cmd/bootstrap test        sets up and runs the checks; -quick runs fewer of them, -all more
//	go run ./cmd/bootstrap release     sets up and makes the packages that families install, in dist
//
// It looks for what Go does not bring: a C compiler, the headers of the window's libraries, and the tools of
// the tests. It installs them with the system's package manager and names those that it cannot install.
// Bootstrap itself needs neither cgo nor any library.
package main

import (
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := start(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// start runs the command in args and returns the exit code: 2 for wrong usage, 1 for a failure, else that of
// the app.
func start(ctx context.Context, args []string) int {
	if len(args) == 0 {
		args = []string{"app"}
	}
	switch args[0] {
	case "app":
		// Messages go to standard error, because standard output belongs to the app and its --json.
		return openApp(ctx, thisMachine(os.Stderr), args[1:])
	case "test":
		asked, list, err := testFlags(args[1:])
		if err == nil {
			return runChecks(ctx, thisMachine(os.Stdout), asked, list)
		}
		if !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintf(os.Stderr, "bootstrap: %v; see: go run ./cmd/bootstrap -h\n", err)
			return 2
		}
	case "release":
		m := thisMachine(os.Stdout)
		if len(args) == 2 && args[1] == "-notices" {
			if err := writeNotices(ctx, m); err != nil {
				fmt.Fprintln(os.Stderr, "bootstrap:", err)
				return 1
			}
			return 0
		}
		if len(args) == 1 {
			return makeRelease(ctx, m)
		}
		fmt.Fprintf(os.Stderr, "bootstrap: release takes nothing but -notices; see: go run ./cmd/bootstrap -h\n")
		return 2
	case "help", "-h", "-help", "--help":
	default:
		fmt.Fprintf(os.Stderr, "bootstrap: %q is none of app, test and release; for the app with arguments type: "+
			"go run ./cmd/bootstrap app %s\n", args[0], strings.Join(args, " "))
		return 2
	}
	fmt.Print(usage)
	for _, c := range checks {
		fmt.Printf("  %-12s %-6s %s\n", c.name, c.from, c.title)
	}
	fmt.Print("\nA check that cannot run here is skipped and named; where CI=true is set it fails.\n")
	return 0
}

// testFlags parses the flags of the tests. It returns the length of the round and its checks.
func testFlags(args []string) (asked length, list []check, err error) {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	only := flags.String("only", "", "")
	isQuick, isWhole := flags.Bool("quick", false, ""), flags.Bool("all", false, "")
	isRelease := flags.Bool("release", false, "")
	err = flags.Parse(args)
	switch {
	case err != nil:
		return 0, nil, err
	case flags.NArg() > 0 || *isQuick && *isWhole || *isRelease && (*isQuick || *isWhole):
		return 0, nil, errors.New("test is one of -quick, -all and -release, and takes only names of checks after -only")
	case *isQuick:
		asked = quick
	case *isWhole:
		asked = whole
	default:
		asked = usual
	}
	from := checks
	if *isRelease {
		asked, from = whole, trials
	}
	list, err = choose(from, asked, *only)
	return asked, list, err
}

//go:embed usage.txt
var usage string

// openApp installs what is missing, builds the app and runs it with args. It returns the app's exit code.
func openApp(ctx context.Context, m machine, args []string) int {
	left := setUp(ctx, m, forWindow)
	if len(left) > 0 {
		fmt.Fprintf(m.out, "%sThen type the same command again. Everything but the window works without: "+
			"CGO_ENABLED=0 go run ./cmd/homespun --help\n", advice(m, left))
		return 1
	}
	target, err := buildApp(ctx, m)
	if err != nil {
		fmt.Fprintln(m.out, "homespun:", err)
		return 1
	}
	// Without cancel, because the app itself handles an interrupt.
	app := command(context.WithoutCancel(ctx), nil, "", append([]string{target}, args...)...)
	app.Stdin, app.Stdout, app.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = m.run(app)
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return max(exit.ExitCode(), 1)
	}
	if err != nil {
		fmt.Fprintln(m.out, "homespun:", err)
		return 1
	}
	return 0
}

// buildApp builds the app and returns the path of the program.
func buildApp(ctx context.Context, m machine) (target string, err error) {
	root, err := findModule(ctx, m)
	if err != nil {
		return "", err
	}
	target = filepath.Join(root, ".cache", "homespun")
	if built, _ := filepath.Glob(target + "*"); built == nil {
		fmt.Fprintln(m.out, "Building. The first time this takes some minutes.")
	}
	defer m.stillAt("building")()
	_, err = m.show(command(ctx, cgo, build, filepath.Dir(target)+"/", program))
	if ctx.Err() != nil {
		return "", errors.New("stopped; the same command goes on from there")
	}
	if err != nil {
		return "", errors.New("the program could not be built")
	}
	return target, nil
}

// findModule returns the folder of the checkout in which bootstrap was started.
func findModule(ctx context.Context, m machine) (string, error) {
	root, err := m.output(command(ctx, nil, "go list -m -f {{.Dir}} "+module))
	if err != nil {
		return "", fmt.Errorf("type the command in the folder of Homespun; %w", err)
	}
	return root, nil
}

// The program is built into .cache in the checkout, which git ignores, so that a second start has nothing to
// build. The build has no stamp of the commit. With a stamp the program would be built again after every
// commit, and could not be built where git does not trust the folder.
const (
	build   = "go build -buildvcs=false -o"
	module  = "homespun"
	program = "homespun/cmd/homespun"
)
