package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"homespun/engines/record/whole"
	"homespun/printables/pdf"
	"homespun/printables/printer"
	"homespun/rulesets"
)

func printerSheetsCommand() *cobra.Command {
	var out, paperID string
	c := &cobra.Command{
		Use:   "sheets [NAME]",
		Short: "Write the sheets that measure a printer",
		Long: "Write the sheets that measure a printer as two PDF files, because a printer turns all pages of a file or none:\n" +
			"the probe and the ruler, on one side, and the back sheet, on both.\n" +
			"Without a NAME they are for a printer of which nothing is known yet.",
		Example:           "  homespun printer sheets Kitchen\n  homespun printer sheets --paper letter -o measure.pdf",
		Args:              takes(0, 1),
		ValidArgsFunction: completePrinters,
		RunE: func(c *cobra.Command, args []string) error {
			p := printer.New("new", paperID)
			if len(args) == 1 {
				if c.Flags().Changed("paper") {
					return fmt.Errorf("%s has a paper of its own: leave --paper away, or set it with `homespun printer set`", args[0])
				}
				known, err := findPrinter(args[0])
				if err != nil {
					return err
				}
				p = known
			}
			oneSide, bothSides, err := printer.Documents(p)
			if err != nil {
				return err
			}
			name := out
			if name == "" {
				name = rulesets.FileName("printer "+p.Name) + ".pdf"
			}
			ending := filepath.Ext(name)
			back := strings.TrimSuffix(name, ending) + " back" + ending
			for _, file := range []string{name, back} { // both or none
				if _, err := os.Lstat(file); err == nil && out == "" {
					return no(fmt.Errorf("%s is there already: name the file with -o to replace it", file))
				}
			}
			if err := writeSheets(name, oneSide); err != nil {
				return err
			}
			if err := writeSheets(back, bothSides); err != nil {
				return err
			}
			_, err = fmt.Fprintf(c.OutOrStdout(), "%s: the probe and the ruler, one side only; print at 100 %%\n%s: the back sheet, both sides, turned over the %s edge; print at 100 %%\n", name, back, p.Flip)
			return err
		},
	}
	c.Flags().StringVarP(&out, "out", "o", "", "the file of the probe and the ruler, replaced if it is there; the back sheet's has “back” behind its name")
	c.Flags().StringVar(&paperID, "paper", "a4", "the paper of a printer that is not known: "+strings.Join(paperNames(), ", ")+", or a size such as 180x250")
	return c
}

// writeSheets writes a document to a file.
func writeSheets(name string, document pdf.Document) error {
	data, err := document.Bytes()
	if err != nil {
		return err
	}
	if info, statErr := os.Stat(name); statErr == nil && info.IsDir() {
		return no(fmt.Errorf("%s is a folder: name a file in it with -o", name))
	}
	if err := whole.Write(name, data); err != nil {
		return no(fmt.Errorf("%s cannot be written: %w", name, cause(err)))
	}
	return nil
}
