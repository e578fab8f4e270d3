package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/match/session"
	"homespun/engines/bots"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/record"
	"homespun/rulesets"
)

func (p program) playCommand() *cobra.Command {
	var seats []string
	var file, theme, rolls string
	c := &cobra.Command{
		Use:   "play GAME[/RULESET]",
		Short: "Play a match in the terminal, in the notation",
		Long: "Play a match in the terminal, in the notation of match files.\n" +
			"A seat is a name, several names of a team joined by + (Ava+Ben), or bot:easy, bot:medium, bot:hard.\n" +
			"With --record the match is kept in a file; if the file is there the match goes on.",
		Example: "  homespun play sitters --seats Ava,bot:easy\n  homespun play sitters/gentle " +
			"--seats Ava+Ben,Cleo --record sunday.match",
		Args:              takes(1, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			rules, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			s, err := p.openMatch(c, args[0], rules, seats, file, theme, rolls)
			if err != nil {
				return err
			}
			defer s.Close()
			return newTerminal(p.Rules, s, c.InOrStdin(), c.OutOrStdout()).play()
		},
	}
	c.Flags().StringSliceVar(&seats, "seats", nil, "who plays, in the order of the seats")
	c.Flags().StringVar(&file, "record", "", "keep the match in this file, or go on with it")
	c.Flags().StringVar(&theme, "theme", "", "the words and icons of this theme")
	c.Flags().StringVar(&rolls, "dice", "app", "who rolls: app, or table for real dice typed in")
	return c
}

// openMatch begins a match, or continues the one in the file.
func (p program) openMatch(c *cobra.Command, name string, rules *rulesets.Ruleset, seats []string, file,
	theme, rolls string) (*session.Session, error) {
	if rolls != "app" && rolls != "table" {
		return nil, fmt.Errorf("--dice is %q: it can be app or table", rolls)
	}
	if _, err := rules.Game.FindTheme(theme); err != nil {
		return nil, err
	}
	if file != "" {
		_, err := os.Stat(file)
		if err == nil {
			return p.goOn(c, name, rules, file)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, files.NotRead(file, err)
		}
	}
	sitting, err := seating(rules, seats)
	if err != nil {
		return nil, err
	}
	h := session.HeaderOf(rules, sitting)
	h.Theme, h.Dice = theme, rolls
	s, err := session.Create(file, h, p.options())
	if errors.As(err, new(*files.Error)) {
		return nil, no(err)
	}
	return s, err
}

// goOn opens a match that was begun before. The rest of the command line must fit it: the game, the ruleset
// if it is named, and no option that is fixed when a match begins.
func (p program) goOn(c *cobra.Command, name string, rules *rulesets.Ruleset, file string) (*session.Session,
	error) {
	s, err := session.Open(file, p.options())
	switch {
	case errors.As(err, new(*record.Refused)):
		return nil, no(fmt.Errorf("%s: %w", file, err))
	case errors.As(err, new(*files.Error)):
		return nil, cmp.Or(mistaken(file, "match"), err)
	case err != nil:
		return nil, cmp.Or(mistaken(file, "match"), fmt.Errorf("%s: %w", file, err))
	}
	h := s.Header()
	if h.Game != rules.Game.ID {
		return nil, fmt.Errorf("%s holds a match of %s, not of %s: name another file with --record", file,
			h.Game, rules.Game.ID)
	}
	if strings.Contains(name, "/") || rules.Game.Own {
		played, err := p.Ruleset(h)
		if err != nil {
			return nil, err
		}
		if len(played.Against(rules)) > 0 || len(rules.Against(played)) > 0 {
			return nil, fmt.Errorf("%s is a match by other rules than %s: play %s to go on with it, or "+
				"name another file", file, name, h.Game)
		}
	}
	for _, flag := range []string{"seats", "theme", "dice"} {
		if c.Flags().Changed(flag) {
			return nil, fmt.Errorf("%s is a match already: leave out --%s to go on with it, or name "+
				"another file", file, flag)
		}
	}
	return s, nil
}

// seating parses --seats. If no names are given, the theme's words for the seats are used.
func seating(rules *rulesets.Ruleset, seats []string) ([]record.Seat, error) {
	low, high, usual := rules.Seats()
	count := cmp.Or(len(seats), usual)
	if count < low || count > high {
		return nil, fmt.Errorf("--seats names %d, and %s is for %s", count, rules.Game.Title,
			span([2]int{low, high}))
	}
	engine, err := rules.Compile(count)
	if err != nil {
		return nil, err
	}
	list := make([]record.Seat, count)
	for i, id := range engine.SeatIDs() {
		list[i].ID = id
		if i >= len(seats) {
			continue
		}
		switch word, level, found := strings.Cut(strings.ToLower(strings.TrimSpace(seats[i])), ":"); {
		case word == "bot" && !found:
			return nil, fmt.Errorf("a bot needs its level: bot:%s", strings.Join(bots.Names(), " or bot:"))
		case word == "bot":
			if _, err := bots.New(level); err != nil {
				return nil, err
			}
			list[i].Bot = strings.TrimSpace(level)
			continue
		}
		for name := range strings.SplitSeq(seats[i], "+") {
			if name = text.OneLine(name); name != "" {
				list[i].Names = append(list[i].Names, name)
			}
		}
	}
	return list, nil
}
