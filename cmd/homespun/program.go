package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"homespun/engines/record/whole"
)

// The exit codes: no is a clear answer ("that move is not allowed"), usage a command line or a file that cannot be read.
const (
	exitNo    = 1
	exitUsage = 2
)

// exit is an error that knows its exit code. Said is set where everything has been told already.
type exit struct {
	code int
	err  error
	said bool
}

func (e *exit) Error() string { return e.err.Error() }
func (e *exit) Unwrap() error { return e.err }

// no returns an error that ends the program with exit code 1.
func no(err error) error { return &exit{code: exitNo, err: err} }

// answered ends the program with a code after everything has been printed.
func answered(code int) error {
	return &exit{code: code, err: errors.New("answered"), said: true}
}

// run runs the program with its arguments and returns the exit code. Errors are told in one line.
func run(args []string, in io.Reader, out, errOut io.Writer) int {
	written := &outlet{to: out}
	people, trouble := &readable{to: written}, &readable{to: errOut, lines: true}
	root := program(written)
	root.SetArgs(append([]string{}, args...)) // nil would have it read os.Args
	root.SetIn(in)
	root.SetOut(people)
	root.SetErr(trouble)
	err := root.Execute()
	people.end()
	if written.err != nil {
		err = no(fmt.Errorf("standard output cannot be written to: %w", whole.Cause(written.err)))
	}
	if err == nil {
		return 0
	}
	code := exitUsage
	var e *exit
	if errors.As(err, &e) {
		if e.said {
			return e.code
		}
		code = e.code
	}
	fmt.Fprintln(trouble, "homespun: "+err.Error())
	return code
}

// oneLine joins the lines of a message, so that an error is one line whatever it quotes.
func oneLine(text string) string {
	lines := strings.FieldsFunc(text, func(c rune) bool { return c == '\n' || c == '\r' })
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return strings.Join(lines, " ")
}

// program returns the command with all its subcommands. The scripts for shells are written to out.
func program(out io.Writer) *cobra.Command {
	var verbose bool
	root := &cobra.Command{
		Use:   "homespun",
		Short: "A companion for home-made tabletop games: print them, play them, change their rules",
		Long: "Homespun sits beside a table where a home-made game is played.\n" +
			"It prints the boards and pieces, tracks the match, and changes the house rules.\n" +
			"Without a command it opens its window.",
		Example:       "  homespun\n  homespun print sitters -o sitters.pdf\n  homespun play sitters --seats Ava,bot:easy",
		Version:       version(),
		Args:          cobra.NoArgs,
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE: func(*cobra.Command, []string) error {
			return openWindow(verbose)
		},
	}
	root.SetVersionTemplate("homespun {{.Version}}\n")
	root.Flags().BoolVar(&verbose, "verbose", false, "tell on standard error what the window's library logs")
	root.AddCommand(gamesCommand(), printCommand(), playCommand(), verifyCommand(), movesCommand(), rulesCommand(), printerCommand(), simulateCommand())
	root.SetOut(out)
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Example = "  source <(homespun completion bash)"
		}
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		text, _, _ := strings.Cut(err.Error(), ": strconv.")
		return fmt.Errorf("%s; see `%s --help`", text, c.CommandPath())
	})
	return root
}

// takes checks how many words a command takes, from low to high; high 0 is no bound.
func takes(low, high int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < low || high > 0 && len(args) > high {
			return fmt.Errorf("`%s` is how this is written; see `%s --help`", strings.TrimSuffix(c.UseLine(), " [flags]"), c.CommandPath())
		}
		if slices.Contains(args, "") {
			return fmt.Errorf("a name is empty; see `%s --help`", c.CommandPath())
		}
		return nil
	}
}

// version returns the module's version as the build recorded it, "dev" where it did not.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "dev"
}
