package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"homespun/engines/balance"
	"homespun/rulesets"
)

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
