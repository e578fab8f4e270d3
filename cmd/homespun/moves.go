package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"homespun/companion/session"
	"homespun/engines/record"
)

func movesCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:     "moves FILE",
		Short:   "List what is legal at the end of a match file",
		Example: "  homespun moves sunday.match",
		Args:    takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			data, err := os.ReadFile(args[0])
			if err != nil {
				return fmt.Errorf("%s cannot be opened: %w", args[0], cause(err))
			}
			file, err := record.Read(data)
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			match, err := record.Replay(file, session.Resolve)
			if err != nil {
				report := record.Verify(args[0], data, session.Resolve, session.Say)
				return &exit{code: report.Exit(), err: fmt.Errorf("%s:%d: %s", args[0], report.Error.Line, report.Error.Message)}
			}
			for _, notice := range file.Notices {
				fmt.Fprintf(c.ErrOrStderr(), "%s: %s\n", args[0], oneLine(notice))
			}
			list := match.List()
			if *asJSON {
				return writeJSONLine(c.OutOrStdout(), list)
			}
			for _, m := range list.Moves {
				fmt.Fprintf(c.OutOrStdout(), "%s: %s\n", m.Who, m.Move)
			}
			if len(list.Moves) > 0 {
				return nil
			}
			// Nothing to list is no answer for people; programs read the standard output alone.
			speaker, err := session.Speaker(match.Header(), match.Engine(), match.Seats())
			if err != nil {
				return err
			}
			fmt.Fprintf(c.ErrOrStderr(), "%s: no move can be listed: %s\n", args[0], speaker.At(match.Position()).Prompt(match.Position()))
			return nil
		},
	}
	asJSON = jsonFlag(c)
	return c
}
