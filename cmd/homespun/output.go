package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"
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
	_, err := fmt.Fprintln(w, oneLine(fmt.Sprintf(format, values...)))
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
		safe[i] = strings.ReplaceAll(legible(oneLine(cell)), "\t", " ")
	}
	fmt.Fprintln(c.w, strings.Join(safe, "\t"))
}

// flush writes what has been added.
func (c *columns) flush() error { return c.w.Flush() }
