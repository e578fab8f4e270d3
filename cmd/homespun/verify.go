package main

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"homespun/companion/match/words"
	"homespun/engines/record"
)

func (p program) verifyCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:   "verify FILE…",
		Short: "Replay match files and say whether every line is legal",
		Long: "Replay match files and say whether every line is legal.\nThe exit code is 0 if so, 1 if " +
			"a line is not, 2 if a file cannot be read.",
		Example: "  homespun verify sunday.match\n  homespun verify --json *.match",
		Args:    takes(1, 0),
		RunE: func(c *cobra.Command, args []string) error {
			code := 0
			for _, path := range args {
				report := record.VerifyFile(path, p.Resolve, p.Say)
				code = max(code, report.Exit())
				if *asJSON {
					if err := writeJSONLine(machine(c), report); err != nil {
						return err
					}
					continue
				}
				writeReport(c.OutOrStdout(), c.ErrOrStderr(), report)
			}
			if code != 0 {
				return answered(code)
			}
			return nil
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// writeReport writes the findings of verifying a file, one line each. What is right goes to out, what is
// wrong and all notices go to errOut.
func writeReport(out, errOut io.Writer, r *record.Report) {
	for _, notice := range r.Notices {
		fmt.Fprintf(errOut, "%s: %s\n", r.File, notice)
	}
	if stray := mistaken(r.File, "match"); r.Unreadable && stray != nil {
		fmt.Fprintln(errOut, stray)
		return
	}
	if e := r.Told; e != nil {
		what := ""
		if e.Move != "" {
			what = fmt.Sprintf("%s: %s: ", words.Short(e.Who, 24), words.Short(e.Move, 80))
		}
		fmt.Fprintf(errOut, "%s:%d: %s%s\n", r.File, e.Line, what, whatIsWrong(r))
		return
	}
	lines := "lines"
	if r.Moves == 1 {
		lines = "line"
	}
	state := "not finished"
	if r.Finished {
		state = "finished"
		if result, err := json.Marshal(r.Result); err == nil {
			state += " " + string(result)
		}
	}
	line(out, "%s: %d %s, all legal, %s", r.File, r.Moves, lines, state)
}

// whatIsWrong returns what is wrong with a file. If the full text would reveal a sealed answer, it returns a
// text without it and says how to get the full one.
func whatIsWrong(r *record.Report) string {
	text := r.Told.Message
	if r.Told.Message == r.Error.Message {
		return text
	}
	if r.Told.Clause != "" {
		text += " (" + r.Told.Clause + ")"
	}
	return text + "; `homespun verify --json` tells it"
}
