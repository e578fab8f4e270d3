package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines/balance"
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
	t := newColumns(w)
	if r.Together {
		t.row("the players ("+strings.Join(playing(r), ", ")+") win", share(r.Seats[0].Wins))
		t.row("the players lose", share(r.Nobody))
	} else {
		for _, s := range r.Seats {
			t.row(s.ID+" ("+s.Bot+") wins", share(s.Wins))
		}
		t.row("nobody wins", share(r.Nobody))
	}
	for _, n := range r.Numbers {
		if n.Once {
			t.row(n.Name, fmt.Sprintf("%.1f %% of the matches", 100*n.Mean))
		} else {
			t.row(n.Name+" a match", fmt.Sprintf("%.2f on average", n.Mean))
		}
	}
	t.row("lines a match", fmt.Sprintf("%.1f on average, half of them %d to %d, at most %d", r.Lines.Mean,
		r.Lines.P25, r.Lines.P75, r.Lines.Most))
	t.row("speed", fmt.Sprintf("%.0f moves a second", r.MovesPerSecond))
	if err := t.flush(); err != nil {
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

// writeComparison writes both reports of a study by one kind of bots, and their differences: first those of
// shares.
func writeComparison(w io.Writer, names []string, study *balance.Study) error {
	c := study.Comparisons[0]
	if err := writeSimulation(w, names[0], c.Base); err != nil {
		return err
	}
	fmt.Fprintln(w)
	if err := writeSimulation(w, names[1], c.Other); err != nil {
		return err
	}
	fmt.Fprintf(w, "\n%s less %s:\n", names[1], names[0])
	var shares, numbers []balance.Row
	for _, row := range study.Rows {
		if row.Share {
			shares = append(shares, row)
		} else {
			numbers = append(numbers, row) // the lines, the turns, and the game's own
		}
	}
	t := newColumns(w)
	for _, row := range slices.Concat(shares, numbers[2:], numbers[:1]) {
		d, of, as, between := row.By[0], 1.0, "%+.2f", "(95 %%: %+.2f to %+.2f)"
		if row.Share {
			of, as, between = 100, "%+.1f points", "(95 %%: %+.1f to %+.1f)"
		}
		if !d.Known {
			t.row(row.Of, words.LabUnknown)
			continue
		}
		t.row(row.Of, fmt.Sprintf(as, of*d.Value), fmt.Sprintf(between, of*d.Low, of*d.High), chance(d))
	}
	return t.flush()
}

// chance says whether a difference is more than chance explains.
func chance(d balance.Difference) string {
	if d.Real {
		return "more than chance"
	}
	return "may be chance"
}
