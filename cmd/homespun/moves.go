package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/spf13/cobra"

	"homespun/engines/record"
)

func (p program) movesCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:     "moves FILE",
		Short:   "List what is legal at the end of a match file",
		Example: "  homespun moves sunday.match",
		Args:    takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			data, _, err := record.ReadFile(args[0])
			if err != nil {
				return cmp.Or(mistaken(args[0], "match"), err)
			}
			file, err := record.Read(data)
			if err != nil {
				return cmp.Or(mistaken(args[0], "match"), fmt.Errorf("%s: %w", args[0], err))
			}
			match, err := record.Replay(file, p.Resolve)
			if err != nil {
				report := record.Verify(args[0], data, p.Resolve, p.Say)
				return &exit{code: report.Exit(),
					err: fmt.Errorf("%s:%d: %s", args[0], report.Told.Line, whatIsWrong(report))}
			}
			for _, notice := range file.NoticesWith(match) {
				fmt.Fprintf(c.ErrOrStderr(), "%s: %s\n", args[0], notice)
			}
			list := match.List()
			if *asJSON {
				return writeJSONLine(machine(c), list)
			}
			for _, m := range list.Moves {
				fmt.Fprintf(c.OutOrStdout(), "%s: %s\n", m.Who, m.Move)
			}
			// This goes to standard error, so that programs that read standard output get the list alone.
			if m, ok := unlisted(match); ok {
				fmt.Fprintf(c.ErrOrStderr(), "%s: more than can be listed, such as %s: %s\n", args[0], m.Who,
					m.Move)
				return nil
			}
			if len(list.Moves) > 0 {
				return nil
			}
			speaker, err := p.Speaker(match.Header(), match.Engine(), match.Seats())
			if err != nil {
				return err
			}
			fmt.Fprintf(c.ErrOrStderr(), "%s: no move can be listed: %s\n", args[0],
				speaker.At(match.Position()).Prompt(match.Position()))
			return nil
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// unlisted returns a legal move that [record.Match.List] leaves out because there are too many. It returns
// false if all are listed. The answer is the same every time, because the random numbers have a fixed seed.
func unlisted(match *record.Match) (record.ListedMove, bool) {
	engine, at := match.Engine(), match.Position()
	if pending := engine.Pending(at); !pending.Open || pending.Who.First() < 0 {
		return record.ListedMove{}, false
	}
	listed := engine.Moves(at, nil)
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		if m := engine.Sample(at, r); m.Who >= 0 && !slices.Contains(listed, m) {
			return record.ListedMove{Who: engine.SeatIDs()[m.Who], Move: engine.Format(m)}, true
		}
	}
	return record.ListedMove{}, false
}
