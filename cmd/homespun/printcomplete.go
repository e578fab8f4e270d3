package main

import (
	"strings"

	"github.com/spf13/cobra"

	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// completePrint sets what the shell completes for the flags of `homespun print`.
func (p program) completePrint(c *cobra.Command) {
	words := map[string][]string{
		"format": formatNames(), "paper": paper.SizeNames(), "board-paper": paper.SizeNames(),
		"scale": {"1", "fit"}, "bleed": {"auto", "shared"},
		"backs": {paper.FoldOver.String(), paper.LongEdge.String(), paper.ShortEdge.String(), "duplex",
			paper.NoBacks.String()},
		"marks": {paper.Ticks.String(), paper.Lines.String(), paper.Outlines.String(),
			paper.NoMarks.String(), paper.Machine.String()},
		"join":     {paper.Flap.String(), paper.Butt.String()},
		"standees": {parts.Slotted.String(), parts.Tents.String()},
		"set":      printables.Editions(),
		"booklet":  printables.Booklets,
	}
	for flag, choices := range words {
		offer(c, flag, cobra.FixedCompletions(choices, cobra.ShellCompDirectiveNoFileComp))
	}
	offer(c, "printer", completePrinters)
	offer(c, "theme", p.completeThemes)
	offer(c, "parts", p.completeParts)
}

// offer sets what the shell completes for one flag.
func offer(c *cobra.Command, flag string, words cobra.CompletionFunc) {
	if err := c.RegisterFlagCompletionFunc(flag, words); err != nil {
		panic(err) // a flag that does not exist: a fault of the program, found at its first start
	}
}

// completeThemes completes the themes of the game on the command line.
func (p program) completeThemes(_ *cobra.Command, args []string, _ string) ([]string,
	cobra.ShellCompDirective) {
	var names []string
	if len(args) > 0 {
		id, _, _ := strings.Cut(args[0], "/")
		if game, err := p.Game(id); err == nil {
			for _, theme := range game.Themes() {
				names = append(names, theme.ID+"\t"+theme.Name)
			}
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

// completeParts completes the parts of the game or deck on the command line.
func (p program) completeParts(c *cobra.Command, args []string, _ string) ([]string,
	cobra.ShellCompDirective) {
	var names []string
	if len(args) > 0 {
		all := printFlags{program: p, paper: "a3", scale: "1", format: "pdf", backs: "none", bleed: "auto",
			marks: "ticks", join: "flap", standing: "slot", booklet: "fold", edition: "full", given: c.Flags().Changed}
		if job, _, err := all.job(args); err == nil {
			for _, part := range job.All {
				names = append(names, part.ID+"\t"+part.Title)
			}
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}
