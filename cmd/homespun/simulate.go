package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"homespun/engines/balance"
	"homespun/rulesets"
)

func (p program) simulateCommand() *cobra.Command {
	var against string
	var asJSON *bool
	var setup balance.Setup
	var players int
	c := &cobra.Command{
		Use:   "simulate GAME[/RULESET]",
		Short: "Have bots play many matches and report who wins, and how long it takes",
		Long: "Have bots play many matches and report who wins how often, and how long it takes.\n" +
			"With --against a second ruleset is played too, and the report says what the difference is " +
			"and whether it is more than chance.\n" +
			"What it says holds for these bots, not for people.",
		Example: "  homespun simulate sitters -n 10000\n  homespun simulate sitters --against " +
			"long-haul --bots medium,easy --json",
		Args:              takes(1, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			rules, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			if players == 0 && len(setup.Bots) > 1 {
				players = len(setup.Bots)
			}
			if setup.Engine, err = rules.Compile(players); err != nil {
				return err
			}
			if against == "" {
				report, err := balance.Run(ctx, setup)
				if err != nil {
					return stopped(err)
				}
				if *asJSON {
					return writeJSON(machine(c), report)
				}
				return writeSimulation(c.OutOrStdout(), rules.Name, report)
			}
			other, err := p.rivalOf(rules, against)
			if err != nil {
				return err
			}
			second := setup
			if second.Engine, err = other.Compile(players); err != nil {
				return err
			}
			comparison, err := balance.Compare(ctx, setup, second)
			if err != nil {
				return stopped(err)
			}
			if *asJSON {
				return writeJSON(machine(c), comparison)
			}
			return writeComparison(c.OutOrStdout(), rules, other, comparison)
		},
	}
	flags := c.Flags()
	flags.StringVar(&against, "against", "", "compare with this ruleset of the game")
	flags.IntVarP(&setup.Matches, "matches", "n", 10000, "how many matches")
	flags.IntVar(&players, "players", 0,
		"how many play, where the game leaves that open (default as many as --bots names, or as the game has it)")
	flags.StringSliceVar(&setup.Bots, "bots", []string{"easy"},
		"who plays, by seat: easy (at random), medium; one for all seats")
	flags.Uint64Var(&setup.Seed, "seed", 1, "begins the dice; the same seed gives the same matches")
	flags.IntVar(&setup.MaxLines, "max-lines", 5000, "a match of more lines counts as unfinished")
	asJSON = jsonFlag(c)
	return c
}

// rivalOf finds the ruleset for a comparison: by its name among the game's rulesets, or in the form that
// other commands accept.
func (p program) rivalOf(rules *rulesets.Ruleset, name string) (*rulesets.Ruleset, error) {
	other, err := rules.Game.Find(name)
	game, _, _ := strings.Cut(name, "/")
	if _, none := p.Game(game); err != nil && none == nil {
		other, err = p.findRuleset(name)
	}
	if err == nil && other.Game != rules.Game {
		return nil, fmt.Errorf("%s is a ruleset of another game: compare two of %s", name, rules.Game.Title)
	}
	return other, err
}

// stopped returns the error of a simulation. If somebody has interrupted it, the error suggests fewer
// matches, so that the next one ends by itself.
func stopped(err error) error {
	if errors.Is(err, context.Canceled) {
		return no(errors.New("stopped before the end: fewer matches, such as -n 100, take less time"))
	}
	return err
}

// writeSimulation writes a report as text for people.
func writeSimulation(w io.Writer, name string, r *balance.Report) error {
	matches := "matches"
	if r.Matches == 1 {
		matches = "match"
	}
	fmt.Fprintf(w, "%s: %d %s, %d finished", name, r.Matches, matches, r.Finished)
	if r.Unfinished > 0 {
		fmt.Fprintf(w, ", %d unfinished after %d lines", r.Unfinished, r.MaxLines)
	}
	fmt.Fprintf(w, "\n\n")
	t := tabwriter.NewWriter(w, 0, 4, 2, ' ', 0)
	if r.Together {
		fmt.Fprintf(t, "the players (%s) win\t%s\n", strings.Join(playing(r), ", "), share(r.Seats[0].Wins))
		fmt.Fprintf(t, "the players lose\t%s\n", share(r.Nobody))
	} else {
		for _, s := range r.Seats {
			fmt.Fprintf(t, "%s (%s) wins\t%s\n", s.ID, s.Bot, share(s.Wins))
		}
		fmt.Fprintf(t, "nobody wins\t%s\n", share(r.Nobody))
	}
	for _, n := range r.Numbers {
		if n.Once {
			fmt.Fprintf(t, "%s\t%.1f %% of the matches\n", n.Name, 100*n.Mean)
		} else {
			fmt.Fprintf(t, "%s a match\t%.2f on average\n", n.Name, n.Mean)
		}
	}
	fmt.Fprintf(t, "lines a match\t%.1f on average, half of them %d to %d, at most %d\n", r.Lines.Mean,
		r.Lines.P25, r.Lines.P75, r.Lines.Most)
	fmt.Fprintf(t, "speed\t%.0f moves a second\n", r.MovesPerSecond)
	if err := t.Flush(); err != nil {
		return err
	}
	warnEasy(w, r)
	return nil
}

// warnEasy adds warnings about easy bots: they play at random, and their matches may have no end. Without
// them the numbers could mislead.
func warnEasy(w io.Writer, r *balance.Report) {
	easy := slices.Contains(playing(r), "easy")
	switch {
	case easy && r.Finished == 0:
		fmt.Fprintf(w, "\nNo match has ended, so nobody has won. Easy bots play at random; --bots medium "+
			"play to win.\n")
	case easy && r.Unfinished > 0:
		fmt.Fprintf(w, "\nThe shares are of the %d that ended. Easy bots play at random and may never "+
			"come to an end; --bots medium play to win.\n", r.Finished)
	case r.Together && r.Seats[0].Wins.Part == 0 && slices.Equal(playing(r), []string{"easy"}):
		// Otherwise people might think that the game cannot be won.
		fmt.Fprintln(w, "\nEasy bots play at random and never won; --bots medium play to win.")
	}
}

// playing returns the bots of the simulation, each once.
func playing(r *balance.Report) []string {
	var names []string
	for _, s := range r.Seats {
		if !slices.Contains(names, s.Bot) {
			names = append(names, s.Bot)
		}
	}
	return names
}

// share returns a share with its interval: 41.2 % (40.2–42.2).
func share(s balance.Share) string {
	return fmt.Sprintf("%.1f %% (95 %%: %.1f–%.1f)", 100*s.Part, 100*s.Low, 100*s.High)
}

// writeComparison writes both reports and their differences.
func writeComparison(w io.Writer, first, second *rulesets.Ruleset, c *balance.Comparison) error {
	if err := writeSimulation(w, first.Name, c.Base); err != nil {
		return err
	}
	fmt.Fprintln(w)
	if err := writeSimulation(w, second.Name, c.Other); err != nil {
		return err
	}
	fmt.Fprintf(w, "\n%s less %s:\n", second.Name, first.Name)
	t := tabwriter.NewWriter(w, 0, 4, 2, ' ', 0)
	seats, nobody := c.Seats, c.Nobody
	if c.Base.Together {
		seats, nobody.Of = seats[:1], "lose"
		seats[0].Of = "win"
	}
	parts := append(append([]balance.Difference{}, seats...), nobody, c.Unfinished)
	numbers := []balance.Difference{}
	for i, d := range c.Numbers {
		if c.Base.Numbers[i].Once {
			parts = append(parts, d)
		} else {
			numbers = append(numbers, d)
		}
	}
	for _, d := range parts {
		fmt.Fprintf(t, "%s\t%+.1f points\t(95 %%: %+.1f to %+.1f)\t%s\n", d.Of, 100*d.Value, 100*d.Low,
			100*d.High, chance(d))
	}
	for _, d := range append(numbers, c.Lines) {
		fmt.Fprintf(t, "%s\t%+.2f\t(95 %%: %+.2f to %+.2f)\t%s\n", d.Of, d.Value, d.Low, d.High, chance(d))
	}
	return t.Flush()
}

// chance says whether a difference is more than chance explains.
func chance(d balance.Difference) string {
	if d.Real {
		return "more than chance"
	}
	return "may be chance"
}
