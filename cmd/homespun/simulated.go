package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"homespun/companion/match/words"
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
	if r.Finished == 0 {
		_, err := fmt.Fprintf(w, "\n\n%s\n", words.LabNobodyWon(slices.Contains(playing(r), "easy")))
		return err
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
	warn(w, r)
	return nil
}

// warn adds what the numbers could mislead about: matches that have not ended, and easy bots, which play at random.
func warn(w io.Writer, r *balance.Report) {
	switch {
	case r.Unfinished > 0:
		fmt.Fprintf(w, "\n%s\n", words.LabOfEnded(r.Finished, slices.Contains(playing(r), "easy")))
	case r.Together && r.Seats[0].Wins.Part == 0 && slices.Equal(playing(r), []string{"easy"}):
		// Otherwise people might think that the game cannot be won.
		fmt.Fprintf(w, "\n%s\n", words.LabEasyLost)
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
	line := func(d balance.Difference, as, between string, unit float64) {
		if !d.Known {
			fmt.Fprintf(t, "%s\t%s\n", d.Of, words.LabUnknown)
			return
		}
		fmt.Fprintf(t, "%s\t"+as+"\t(95 %%: "+between+")\t%s\n", d.Of, unit*d.Value, unit*d.Low, unit*d.High, chance(d))
	}
	for _, d := range parts {
		line(d, "%+.1f points", "%+.1f to %+.1f", 100)
	}
	for _, d := range append(numbers, c.Lines) {
		line(d, "%+.2f", "%+.2f to %+.2f", 1)
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
