package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/match/sequel"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
	"homespun/rulesets/offers"
)

func (p program) rulesEditCommand() *cobra.Command {
	along := false
	c := &cobra.Command{
		Use:   words.EditUse,
		Short: words.EditCommand,
		Long:  words.EditCommandHelp,
		Example: "  homespun rules edit \"sitters/Grandma's\" return_on.obstructors=5,6 may_pass=true\n" +
			"  homespun rules edit \"sitters/Grandma's\" collectors=5 --along\n" +
			"  homespun rules edit adventure/Ours monsters.spider=false",
		Args:              takes(2, 0),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			r, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			if r.Shipped() {
				return no(fmt.Errorf("%s comes with the game; begin rules of your own with `homespun rules new %s NAME`",
					args[0], args[0]))
			}
			var changes []rulesets.Change
			for _, arg := range args[1:] {
				change, err := readChange(r, arg)
				if err != nil {
					return err
				}
				changes = append(changes, change)
			}
			m, err := manuscript.Open(r.Game, r.Path)
			if err != nil {
				return err
			}
			// what follows is said of the rules as they are
			_, list, wrong := offers.Bring(m.Rules, changes...)
			follows := sequel.Sentences(list, m.Rules.Speaker(nil, nil, nil))
			if along && wrong == nil {
				changes = slices.Concat(append([]offers.Offer{changes}, list...)...)
			}
			switch err := m.ChangeToPlay(changes...); {
			case errors.Is(err, tomlfile.ErrUnchangeable):
				return no(fmt.Errorf("%s: %w", r.Path, err))
			case err != nil && len(list) > 0 && !along:
				return no(fmt.Errorf("%w; %s", err, words.EditFollows(strings.Join(follows, " "))))
			case err != nil:
				return no(err)
			}
			if along {
				for _, said := range follows {
					if err := line(c.OutOrStdout(), "%s", said); err != nil {
						return err
					}
				}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&along, "along", false, words.EditAlong)
	return c
}

// readChange reads KEY=VALUE for a ruleset.
func readChange(r *rulesets.Ruleset, arg string) (rulesets.Change, error) {
	name, typed, ok := strings.Cut(arg, "=")
	if name = strings.TrimSpace(name); !ok || name == "" {
		return rulesets.Change{}, fmt.Errorf("%q is no change; write KEY=VALUE, such as may_pass=true", arg)
	}
	key := r.Parts(name)
	if strings.TrimSpace(typed) == "" {
		return rulesets.Change{Key: key}, nil
	}
	f, ok := r.Game.FieldAt(key)
	if !ok { // the change says what is near
		f = engines.Field{Kind: engines.TextField}
	}
	value, err := manuscript.Value(name, f, typed)
	return rulesets.Change{Key: key, Value: value}, err
}
