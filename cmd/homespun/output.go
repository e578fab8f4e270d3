package main

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// jsonFlag gives a command the flag --json.
func jsonFlag(c *cobra.Command) *bool {
	return c.Flags().Bool("json", false, "write it as JSON")
}

// span writes a range of numbers: 2, or 15–30.
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
