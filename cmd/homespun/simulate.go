package main

import (
	"fmt"
	"os"
	"os/signal"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

func (p program) simulateCommand() *cobra.Command {
	var s simulation
	c := &cobra.Command{
		Use:   "simulate GAME[/RULESET]",
		Short: "Have bots play many matches and report who wins, and how long it takes",
		Long:  words.LabCommand,
		Example: "  homespun simulate sitters -n 10000\n  homespun simulate sitters --against long-haul\n" +
			"  homespun simulate sitters --against long-haul --bots medium,easy --json\n" +
			"  homespun simulate sitters --vary 'return_on.obstructors=[[6], [5, 6]]'",
		Args:              takes(1, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			rules, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			s.question.Rules = rules
			if folder, err := household.Home(); err == nil { // else nothing is known of the family's matches
				s.question.Pace = session.Pace(folder.Matches(), rules.Game.ID)
			}
			if s.against != "" {
				if s.question.Rules, err = p.rivalOf(rules, s.against); err != nil {
					return err
				}
				s.question.Against = rules
			}
			if bots := s.question.Bots; s.question.Players == 0 && len(bots) > 1 {
				s.question.Players = len(bots)
			}
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			s.out, s.machine, s.progress = c.OutOrStdout(), machine(c), progressOf(c.ErrOrStderr())
			return s.run(ctx)
		},
	}
	flags := c.Flags()
	flags.StringVar(&s.against, "against", "", "compare with this ruleset of the game")
	flags.StringVar(&s.question.Vary, "vary", "", words.LabVaryUse)
	flags.IntVarP(&s.question.Matches, "matches", "n", 10000,
		"how many matches; bots that think play a part of them where --bots does not name them")
	flags.IntVar(&s.question.Players, "players", 0,
		"how many play, where the game leaves that open (default as many as --bots names, or as the game has it)")
	flags.StringSliceVar(&s.question.Bots, "bots", nil, words.LabBotsUse)
	flags.BoolVar(&s.question.Hard, "hard", false, words.LabHardUse)
	flags.BoolVar(&s.detail, "detail", false, words.LabDetailUse)
	flags.Uint64Var(&s.question.Seed, "seed", 1, "begins the dice; the same seed gives the same matches")
	flags.IntVar(&s.question.MaxLines, "max-lines", 5000, "a match of more lines counts as unfinished")
	s.asJSON = jsonFlag(c)
	c.MarkFlagsMutuallyExclusive("vary", "against")
	c.MarkFlagsMutuallyExclusive("vary", "bots")
	c.MarkFlagsMutuallyExclusive("hard", "bots")
	c.MarkFlagsMutuallyExclusive("detail", "bots")
	c.MarkFlagsMutuallyExclusive("detail", "vary")
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
