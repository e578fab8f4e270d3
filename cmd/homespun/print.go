package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"homespun/engines/record/whole"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/rulesets"
)

// printFlags are the choices of `homespun print`.
type printFlags struct {
	out, paper, scale, theme string
	parts                    []string
	inkSaver, list           bool
}

func printCommand() *cobra.Command {
	var f printFlags
	c := &cobra.Command{
		Use:   "print GAME[/RULESET]",
		Short: "Print a game's board, pieces and rules to a PDF",
		Long: "Print a game's board, pieces and rules, as the ruleset has them, to a PDF.\n" +
			"Without -o the file is named after the game, in this folder, and nothing is ever replaced.",
		Example: "  homespun print sitters -o sitters.pdf --paper letter\n" +
			"  homespun print sitters/long-haul --parts board,rules --theme space --ink-saver\n" +
			"  homespun print sitters --list",
		Args:              takes(1, 1),
		ValidArgsFunction: completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			rules, err := findRuleset(args[0])
			if err != nil {
				return err
			}
			job, err := f.job(rules)
			if err != nil {
				return err
			}
			if f.list {
				for _, part := range job.Parts {
					fmt.Fprintf(c.OutOrStdout(), "%-14s %s\n", part.ID, part.Title)
				}
				return nil
			}
			return f.write(c, rules, job)
		},
	}
	flags := c.Flags()
	flags.StringVarP(&f.out, "out", "o", "", "the file to write, replaced if it is there; - for standard output")
	flags.StringVar(&f.paper, "paper", "a4", "the paper: "+strings.Join(paperNames(), ", "))
	flags.StringSliceVar(&f.parts, "parts", nil, "only these parts; --list names them")
	flags.StringVar(&f.scale, "scale", "1", "1 is true to size, fit puts the board on one sheet, 0.9 makes it smaller")
	flags.StringVar(&f.theme, "theme", "", "the words and icons of this theme")
	flags.BoolVar(&f.inkSaver, "ink-saver", false, "white ground, outlines, and pictures to colour in")
	flags.BoolVar(&f.list, "list", false, "list the parts and write nothing")
	return c
}

// paperNames lists the ids of the papers.
func paperNames() []string {
	var names []string
	for _, size := range paper.Sizes {
		names = append(names, size.ID)
	}
	return names
}

// job lays out what the flags ask for.
func (f *printFlags) job(rules *rulesets.Ruleset) (*printables.Job, error) {
	size, err := paper.SizeByID(f.paper)
	if err != nil {
		return nil, err
	}
	scale, err := printables.ParseScale(f.scale)
	if err != nil {
		return nil, err
	}
	theme, err := rules.Game.FindTheme(f.theme)
	if err != nil {
		return nil, err
	}
	engine, err := rules.Compile(0)
	if err != nil {
		return nil, err
	}
	return printables.New(rules, engine, theme, printables.Options{
		Sheet: paper.NewSheet(size), Scale: scale, Parts: f.parts, InkSaver: f.inkSaver})
}

// write writes the PDF where it is to go, and says what to do with it.
func (f *printFlags) write(c *cobra.Command, rules *rulesets.Ruleset, job *printables.Job) error {
	data, err := job.PDF()
	if err != nil {
		return err
	}
	for _, notice := range job.Notices {
		fmt.Fprintln(c.ErrOrStderr(), oneLine(notice))
	}
	name := f.out
	switch name {
	case "-":
		_, err := c.OutOrStdout().Write(data)
		return err
	case "":
		name = fmt.Sprintf("%s.pdf", rulesets.FileName(fmt.Sprintf("%s-%s-%s", rules.Game.ID, rules.ID, f.paper)))
		err = whole.WriteNew(name, data)
		if errors.Is(err, fs.ErrExist) {
			return no(fmt.Errorf("%s is there already: name the file with -o to replace it", name))
		}
	default:
		if info, statErr := os.Stat(name); statErr == nil && info.IsDir() {
			return no(fmt.Errorf("%s is a folder: name a file in it with -o", name))
		}
		err = whole.Write(name, data)
	}
	if err != nil {
		return no(fmt.Errorf("%s cannot be written: %w", name, cause(err)))
	}
	sheets := "sheets"
	if job.Sheets() == 1 {
		sheets = "sheet"
	}
	_, err = fmt.Fprintf(c.OutOrStdout(), "%s: %d %s, about %d minutes of cutting; print at 100 %%\n", name, job.Sheets(), sheets, job.Minutes)
	return err
}

// cause returns what is behind an error of a file, without the path, which the sentence names already.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return link.Err
	}
	return err
}
