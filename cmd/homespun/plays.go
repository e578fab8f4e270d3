package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"homespun/companion/match/people"
	"homespun/companion/match/plays"
	"homespun/companion/match/words"
	"homespun/rulesets/household"
)

func (p program) playsCommand() *cobra.Command {
	var asJSON, asCSV, asBGStats bool
	var link, card string
	c := &cobra.Command{
		Use: "plays", Short: words.PlaysShort, Long: words.PlaysLong, Args: cobra.NoArgs,
		Example: "  homespun plays\n  homespun plays --csv > plays.csv\n  homespun plays --bgsplay > ours.bgsplay",
		RunE: func(c *cobra.Command, _ []string) error {
			list, reader, err := p.plays(c)
			if err != nil {
				return no(err)
			}
			var data []byte
			switch {
			case link != "":
				data, err = list.Link(link)
			case card != "":
				data, err = reader.Card(list, card)
			case asJSON:
				all := map[string]any{"plays": list.Plays, "broken": list.Broken, "family": plays.FamilyOf(list)}
				return writeJSON(machine(c), all)
			case asCSV:
				data, err = plays.CSV(list.Plays)
			case asBGStats:
				data, err = plays.BGStats(list.Plays)
			default:
				return writePlays(c, list)
			}
			if err != nil {
				return no(err)
			}
			_, err = machine(c).Write(data)
			return err
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, words.PlaysJSON)
	c.Flags().BoolVar(&asCSV, "csv", false, words.PlaysCSV)
	c.Flags().BoolVar(&asBGStats, "bgsplay", false, words.PlaysBGStats)
	c.Flags().StringVar(&link, "link", "", words.PlaysLink)
	c.Flags().StringVar(&card, "card", "", words.PlaysCard)
	c.MarkFlagsMutuallyExclusive("json", "csv", "bgsplay", "link", "card")
	return c
}

// plays reads the matches of the family, and tells on standard error which files cannot be read.
func (p program) plays(c *cobra.Command) (list *plays.List, reader plays.Reader, err error) {
	home, err := household.Home()
	if err != nil {
		return nil, reader, err
	}
	reader = plays.Reader{Folder: home.Matches(), Index: household.InCache, Rules: p.Rules}
	if list, err = reader.Read(context.Background()); err != nil {
		return nil, reader, err
	}
	list.Call(people.Load(home).Called)
	for _, b := range list.Broken {
		fmt.Fprintf(c.ErrOrStderr(), "%s:%d: %s\n", b.File, b.Line, b.Problem)
	}
	if len(list.Plays)+len(list.Broken) == 0 {
		fmt.Fprintln(c.ErrOrStderr(), words.NoPlays(home.Matches()))
	} else if n := len(list.Broken); n > 0 {
		fmt.Fprintln(c.ErrOrStderr(), words.PlaysBroken(n))
	}
	return list, reader, nil
}

// writePlays writes what is told of the plays for people.
func writePlays(c *cobra.Command, list *plays.List) error {
	for _, table := range plays.Tables(plays.FamilyOf(list), list.Plays) {
		t := newColumns(c.OutOrStdout(), table.Head...)
		for _, row := range table.Rows {
			t.row(row...)
		}
		if err := t.flush(); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(c.OutOrStdout()); err != nil {
			return err
		}
	}
	return nil
}
