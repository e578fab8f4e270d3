package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"homespun/companion/match/kinds"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/legible"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
)

// The exit codes. exitNo is a clear negative answer ("that move is not allowed"), exitUsage a wrong command
// line or a file that cannot be read.
const (
	exitNo    = 1
	exitUsage = 2
)

// exit is an error with an exit code. said: everything has been printed already, so run prints nothing more.
type exit struct {
	code int
	err  error
	said bool
}

func (e *exit) Error() string { return e.err.Error() }
func (e *exit) Unwrap() error { return e.err }

// no returns an error that ends the program with exit code 1.
func no(err error) error { return &exit{code: exitNo, err: err} }

// answered returns an error that ends the program with a code and prints nothing, because everything has been
// printed.
func answered(code int) error {
	return &exit{code: code, err: errors.New("answered"), said: true}
}

// run runs the program with its arguments and returns the exit code. It prints an error in one line.
func (p program) run(args []string, in io.Reader, out, errOut io.Writer) int {
	written := &outlet{to: out}
	people, trouble := &legible.Writer{To: written}, &legible.Writer{To: errOut, Lines: true}
	root := p.command(written)
	root.SetArgs(append([]string{}, args...)) // not nil, for which cobra would read os.Args
	root.SetIn(in)
	root.SetOut(people)
	root.SetErr(trouble)
	err := root.Execute()
	people.End()
	if written.err != nil {
		err = no(fmt.Errorf("standard output cannot be written to: %w", files.Cause(written.err)))
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

// A program is the command line, for a list of games.
type program struct{ tableau.Games }

// options returns the session options of this program.
func (p program) options() session.Options {
	o := p.Options()
	o.App = version()
	return o
}

// command returns the root command with all subcommands. Completion scripts for shells are written to out.
func (p program) command(out io.Writer) *cobra.Command {
	var verbose bool
	root := &cobra.Command{
		Use:   "homespun",
		Short: "A companion for home-made tabletop games: print them, play them, change their rules",
		Long: "Homespun sits beside a table where a home-made game is played.\n" +
			"It prints the boards and pieces, tracks the match, and changes the house rules.\n" +
			"Without a command it opens its window.",
		Example: "  homespun\n  homespun print sitters -o sitters.pdf\n  homespun play sitters " +
			"--seats Ava,bot:easy",
		Version:           version(),
		Args:              isCommand,
		SilenceErrors:     true,
		SilenceUsage:      true,
		PersistentPreRunE: noBlanks,
		RunE: func(*cobra.Command, []string) error {
			return p.openWindow(verbose, "")
		},
	}
	root.SetVersionTemplate("homespun {{.Version}}\n")
	root.Flags().BoolVar(&verbose, "verbose", false, "tell on standard error what the window's library logs")
	root.AddCommand(p.openCommand(&verbose), p.gamesCommand(), p.printCommand(), p.playCommand(),
		p.verifyCommand(), p.movesCommand(), p.rulesCommand(), deckCommand(), printerCommand(), p.simulateCommand(),
		p.playsCommand())
	root.SetOut(out)
	root.InitDefaultCompletionCmd()
	root.InitDefaultHelpCmd()
	for _, c := range root.Commands() {
		switch c.Name() {
		case "completion":
			c.Example = "  source <(homespun completion bash)"
			c.Args, c.RunE = isCommand, func(c *cobra.Command, _ []string) error { return c.Help() }
		case "help":
			c.Args = func(_ *cobra.Command, args []string) error {
				of, rest, err := root.Find(args)
				return cmp.Or(err, isCommand(of, rest))
			}
		}
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		said, _, _ := strings.Cut(err.Error(), ": strconv.")
		return fmt.Errorf("%s; see `%s --help`", said, c.CommandPath())
	})
	return root
}

// isCommand checks the argument of a command that only has subcommands. A word that reaches it is no
// subcommand, so the error suggests a similar one, or says what to do with a file.
func isCommand(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, below := range c.Commands() {
		if below.IsAvailableCommand() {
			names = append(names, below.Name())
		}
	}
	if near := text.Nearest(args[0], names); near != "" {
		return fmt.Errorf("there is no command %s; did you mean `%s %s`?", drawing.Quoted(args[0]),
			c.CommandPath(), near)
	}
	if stray := mistaken(args[0], "command"); stray != nil && kinds.Of(args[0]) != kinds.Folder {
		return stray
	}
	return fmt.Errorf("there is no command %s; see `%s --help`", drawing.Quoted(args[0]), c.CommandPath())
}

// takes checks the number of arguments, from low to high; high 0 is no limit.
func takes(low, high int) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) < low || high > 0 && len(args) > high {
			return fmt.Errorf("`%s` is how this is written; see `%s --help`",
				strings.TrimSuffix(c.UseLine(), " [flags]"), c.CommandPath())
		}
		if slices.ContainsFunc(args, blank) {
			return fmt.Errorf("a name is empty; see `%s --help`", c.CommandPath())
		}
		return nil
	}
}

// noBlanks refuses flags with an empty value. A script whose variable is empty could otherwise play a match
// without a file, by `--record ""`.
func noBlanks(c *cobra.Command, _ []string) (err error) {
	c.Flags().Visit(func(f *pflag.Flag) {
		if f.Value.Type() == "string" && blank(f.Value.String()) {
			err = fmt.Errorf("--%s is empty: write something behind it, or leave it out", f.Name)
		}
	})
	return err
}

// blank reports whether a word is empty or only white space.
func blank(word string) bool { return strings.TrimSpace(word) == "" }

// release is the version of a package that families install; the linker sets it.
var release string

// version returns the version of the package, or else the module's version as the build recorded it, "dev"
// where it did not.
func version() string {
	if release != "" {
		return release
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "dev"
}
