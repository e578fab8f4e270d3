package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"homespun/rulesets"
	"homespun/rulesets/trials"
)

func (p program) rulesCommand() *cobra.Command {
	c := &cobra.Command{
		Use:     "rules",
		Short:   "List, show, check, compare, begin, change, give and take house rules",
		Example: "  homespun rules list sitters\n  homespun rules new sitters \"Grandma's\"",
		Args:    isCommand,
		RunE:    func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(p.rulesListCommand(), p.rulesShowCommand(), p.rulesCheckCommand(), p.rulesDiffCommand(),
		p.rulesNewCommand(), p.rulesEditCommand(), p.rulesGiveCommand(), p.rulesTakeCommand())
	return c
}

// listRow is one ruleset in the JSON of `rules list --json`.
type listRow struct {
	Game     string   `json:"game"`
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Summary  string   `json:"summary"`
	Path     string   `json:"path,omitempty"`
	Usable   bool     `json:"usable"`
	Problems []string `json:"problems,omitempty"`
}

func (p program) rulesListCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:               "list [GAME]",
		Short:             "List the rulesets there are, the family's own too",
		Example:           "  homespun rules list sitters",
		Args:              takes(0, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			games := p.Every()
			if len(args) == 1 {
				g, err := p.Game(args[0])
				if err != nil {
					return err
				}
				games = []*rulesets.Game{g}
			}
			rows := []listRow{}
			for _, g := range games {
				for _, l := range g.List() {
					row := listRow{Game: g.ID, ID: l.ID, Name: l.Name, Summary: l.Summary, Path: l.Path,
						Usable: l.Ruleset != nil}
					for _, f := range l.Findings {
						row.Problems = append(row.Problems, f.String())
					}
					rows = append(rows, row)
				}
			}
			if *asJSON {
				return writeJSON(machine(c), rows)
			}
			t := newColumns(c.OutOrStdout(), "RULESET", "NAME", "SUMMARY")
			for _, r := range rows {
				summary := r.Summary
				if !r.Usable {
					summary = "cannot be used: " + strings.Join(r.Problems, "; ")
				}
				t.row(r.Game+"/"+r.ID, r.Name, summary)
			}
			return t.flush()
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// showRow is one field in the JSON of `rules show --json`.
type showRow struct {
	Key     string `json:"key"`
	Label   string `json:"label"`
	Help    string `json:"help"`
	Clause  string `json:"clause"`
	Value   any    `json:"value"`
	Default any    `json:"default"`
	Bounds  string `json:"bounds"`
	Changed bool   `json:"changed"`
}

func (p program) rulesShowCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:               "show GAME[/RULESET]",
		Short:             "Show every field of a ruleset with its meaning, bounds, default and clause",
		Example:           "  homespun rules show sitters/gentle",
		Args:              takes(1, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			r, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			fields := rulesets.Show(r)
			if *asJSON {
				rows := []showRow{}
				for _, f := range fields {
					rows = append(rows,
						showRow{f.Key, f.Label, f.Help, f.ClauseID, f.Value, f.Default, f.Bounds, f.Changed})
				}
				return writeJSON(machine(c), rows)
			}
			return showRuleset(c.OutOrStdout(), r, fields)
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// showRuleset writes a ruleset as text for people, a paragraph for each field. A star marks values that
// differ from the standard. Values are written as in a file, so that they can be copied into one.
func showRuleset(w io.Writer, r *rulesets.Ruleset, fields []rulesets.Shown) error {
	fmt.Fprintf(w, "%s\n%s\n", r.Label(), r.Summary)
	for _, f := range fields {
		mark := " "
		if f.Changed {
			mark = "*"
		}
		title := f.Label
		if f.ClauseID != "" {
			title += ", " + f.ClauseID
		}
		fmt.Fprintf(w, "\n%s %s  (%s)\n", mark, f.Key, title)
		if f.Help != "" {
			fmt.Fprintf(w, "    %s\n", f.Help)
		}
		fmt.Fprintf(w, "    is:%s\n", lines(f.Written()))
		if f.Changed {
			fmt.Fprintf(w, "    standard:%s\n", lines(f.DefaultWritten()))
		}
		fmt.Fprintf(w, "    can be: %s\n", f.Bounds)
	}
	_, err := fmt.Fprintln(w, "\n* differs from standard")
	return err
}

// lines returns a text to stand behind a word. Several lines begin below it, at the margin: a board could not
// be copied into a file if blanks stood before its rows.
func lines(written string) string {
	if strings.Contains(written, "\n") {
		return "\n" + written
	}
	return " " + written
}

func (p program) rulesCheckCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "check FILE…",
		Short:   "Check ruleset and theme files; each problem is one line with its place",
		Example: "  homespun rules check \"my rules.toml\"",
		Args:    takes(1, 0),
		RunE: func(c *cobra.Command, args []string) error {
			bad := false
			for _, path := range args {
				findings := trials.Check(c.Context(), p.Shelf, path)
				if len(findings) > 0 {
					if stray := mistaken(path, "ruleset"); stray != nil {
						bad = true
						line(c.OutOrStdout(), "%s", stray)
						continue
					}
				}
				for _, f := range findings {
					bad = bad || f.Error
					line(c.OutOrStdout(), "%s: %s", path, f)
				}
				if len(findings) == 0 {
					line(c.OutOrStdout(), "%s: fine", path)
				}
			}
			if bad {
				return answered(exitUsage)
			}
			return nil
		},
	}
}

// diffRow is one difference in the JSON of `rules diff --json`.
type diffRow struct {
	Key    string `json:"key"`
	Label  string `json:"label"`
	Clause string `json:"clause"`
	Was    any    `json:"was"`
	Is     any    `json:"is"`
}

func (p program) rulesDiffCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:   "diff GAME/RULESET [GAME/RULESET]",
		Short: "Show where a ruleset differs from standard, or a second one from the first",
		Example: "  homespun rules diff sitters/long-haul\n  homespun rules diff sitters/gentle " +
			"sitters/long-haul",
		Args:              takes(1, 2),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			second, err := p.findRuleset(args[len(args)-1])
			if err != nil {
				return err
			}
			first, err := second.Game.Standard()
			if len(args) == 2 {
				first, err = p.findRuleset(args[0])
			}
			if err != nil {
				return err
			}
			if first.Game != second.Game {
				return fmt.Errorf("%s and %s are rulesets of two games: compare two of one game", args[0],
					args[1])
			}
			rows := []diffRow{}
			t := newColumns(c.OutOrStdout())
			for _, d := range rulesets.Diff(first, second) {
				rows = append(rows, diffRow{d.Key, d.Label, d.Clause, d.Was, d.Is})
				t.row(cellsOf(d)...)
			}
			if *asJSON {
				return writeJSON(machine(c), rows)
			}
			if len(rows) == 0 {
				t.row("no difference")
			}
			return t.flush()
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// cellsOf returns the cells of a difference in a table.
func cellsOf(d rulesets.Difference) []string {
	was, is := d.Written()
	cells := []string{d.Key, d.Label, is}
	if was != "" {
		cells[2] = was + " → " + is
	}
	if d.Clause != "" {
		cells = append(cells, "("+d.Clause+")")
	}
	return cells
}

func (p program) rulesNewCommand() *cobra.Command {
	return &cobra.Command{
		Use:               "new GAME[/RULESET] NAME",
		Short:             "Begin a file of house rules that extends a ruleset, every field in it as a remark",
		Example:           "  homespun rules new sitters/gentle \"Grandma's\"",
		Args:              takes(2, 2),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			base, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			path, err := rulesets.New(base, args[1])
			if err != nil {
				return no(err)
			}
			return line(c.OutOrStdout(), "%s", path)
		},
	}
}

// findRuleset is [readRuleset] with a better error: if the name is a file of another kind, the error says
// what it is.
func (p program) findRuleset(name string) (*rulesets.Ruleset, error) {
	r, err := p.readRuleset(name)
	if !errors.As(err, new(*rulesets.Broken)) {
		return r, perhapsFile(name, "ruleset", err)
	}
	path := name
	if !p.isPath(name) { // the path follows the name of a game
		_, path, _ = strings.Cut(name, "/")
	}
	if stray := mistaken(path, "ruleset"); stray != nil {
		return nil, stray
	}
	return nil, err
}

// readRuleset reads GAME or GAME/RULESET, where RULESET is an id or a path that ends in .toml. A path alone
// is also accepted, because the file names its game.
func (p program) readRuleset(name string) (*rulesets.Ruleset, error) {
	if p.isPath(name) {
		return p.Open(name)
	}
	game, ruleset, _ := strings.Cut(name, "/")
	return p.Find(game, ruleset)
}

// completeGames completes the names of games and their rulesets in the shell.
func (p program) completeGames(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, g := range p.Every() {
		names = append(names, g.ID+"\t"+g.Title)
		for _, l := range g.List() {
			names = append(names, g.ID+"/"+l.ID+"\t"+l.Name)
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}
