package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"homespun/companion/system/legible"
)

// jsonFlag defines the flag --json for a command.
func jsonFlag(c *cobra.Command) *bool {
	return c.Flags().Bool("json", false, "write it as JSON")
}

// span returns a range of numbers: 2, or 15–30.
func span(s [2]int) string {
	if s[0] == s[1] {
		return fmt.Sprint(s[0])
	}
	return fmt.Sprintf("%d–%d", s[0], s[1])
}

// writeJSON writes a value as indented JSON with a newline.
func writeJSON(w io.Writer, value any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}

// writeJSONLine writes a value as JSON on one line.
func writeJSONLine(w io.Writer, value any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(value)
}

// line writes one line for people. It removes line breaks from the values that it quotes.
func line(w io.Writer, format string, values ...any) error {
	_, err := fmt.Fprintln(w, legible.OneLine(fmt.Sprintf(format, values...)))
	return err
}

// columns writes a table for people. It cleans the cells, so that a quoted text cannot break its row or
// column.
type columns struct{ w *tabwriter.Writer }

// newColumns returns columns that are written to w when they are flushed.
func newColumns(w io.Writer, head ...string) *columns {
	c := &columns{tabwriter.NewWriter(w, 0, 4, 2, ' ', 0)}
	if len(head) > 0 {
		c.row(head...)
	}
	return c
}

// row adds a row.
func (c *columns) row(cells ...string) {
	safe := make([]string, len(cells))
	for i, cell := range cells {
		safe[i] = strings.ReplaceAll(legible.Text(legible.OneLine(cell)), "\t", " ")
	}
	fmt.Fprintln(c.w, strings.Join(safe, "\t"))
}

// flush writes what has been added.
func (c *columns) flush() error { return c.w.Flush() }

// machine returns standard output for the input of other programs: JSON, PDF, or an example deck.
func machine(c *cobra.Command) io.Writer {
	if r, ok := c.OutOrStdout().(*legible.Writer); ok {
		return r.To
	}
	return c.OutOrStdout()
}

// outlet writes to standard output and remembers the first error. So the program can report a full disk,
// whichever line it hit.
type outlet struct {
	to  io.Writer
	err error
}

// Write implements io.Writer.
func (o *outlet) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
