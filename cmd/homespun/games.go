package main

import (
	"strings"

	"github.com/spf13/cobra"
)

// gameRow is one game in the JSON of `games --json`.
type gameRow struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Summary  string   `json:"summary"`
	Designer string   `json:"designer"`
	Source   string   `json:"source"`
	Players  [2]int   `json:"players"`
	Minutes  [2]int   `json:"minutes"`
	Age      int      `json:"age"`
	Rulesets []string `json:"rulesets"`
	Themes   []string `json:"themes"`
}

func (p program) gamesCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:     "games",
		Short:   "List the games, their rulesets and themes",
		Example: "  homespun games\n  homespun games --json",
		Args:    cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			rows, err := p.gameRows()
			if err != nil {
				return err
			}
			if *asJSON {
				return writeJSON(machine(c), rows)
			}
			t := newColumns(c.OutOrStdout(), "GAME", "TITLE", "PLAYERS", "MINUTES", "RULESETS", "THEMES")
			for _, r := range rows {
				t.row(r.ID, r.Title, span(r.Players), span(r.Minutes), strings.Join(r.Rulesets, ", "),
					strings.Join(r.Themes, ", "))
			}
			return t.flush()
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// gameRows returns the games. It leaves out rulesets and themes that cannot be used.
func (p program) gameRows() ([]gameRow, error) {
	choices, err := p.Choices()
	if err != nil {
		return nil, err
	}
	var rows []gameRow
	for _, c := range choices {
		rows = append(rows,
			gameRow{ID: c.ID, Title: c.Game.Title, Summary: c.Game.Summary, Designer: c.Game.Designer,
				Source: c.Game.Source, Players: [2]int{c.Low, c.High}, Minutes: c.Game.Minutes, Age: c.Game.Age,
				Rulesets: c.Rulesets,
				Themes:   c.Themes})
	}
	return rows, nil
}
