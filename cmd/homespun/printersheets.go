package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/system/sheaf"
	"homespun/engines/common/files"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/printables/printer"
)

func printerSheetsCommand() *cobra.Command {
	var out, paperID string
	c := &cobra.Command{
		Use:   "sheets [NAME]",
		Short: "Write the sheets that measure a printer",
		Long: "Write the sheets that measure a printer as two PDF files, because a printer turns all " +
			"pages of a file or none:\n" +
			"the probe and the ruler, on one side, and the back sheet, on both.\n" +
			"Without a NAME they are for a printer of which nothing is known yet.",
		Example:           "  homespun printer sheets Kitchen\n  homespun printer sheets --paper letter -o measure.pdf",
		Args:              takes(0, 1),
		ValidArgsFunction: completePrinters,
		RunE: func(c *cobra.Command, args []string) error {
			p := printer.New("new", paperID)
			if len(args) == 1 {
				if c.Flags().Changed("paper") {
					return fmt.Errorf("%s has a paper of its own: leave out --paper, or set it with `homespun printer set`", args[0])
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
			if out == "-" {
				return errors.New("the sheets are two files: name one with -o")
			}
			name := out
			if name == "" {
				name = files.SafeName("printer "+p.Name) + ".pdf"
			}
			back := beside(name, "back")
			if err := writeSheets([]string{name, back}, []pdf.Document{oneSide, bothSides},
				out != ""); err != nil {
				return err
			}
			if err := line(c.OutOrStdout(), "%s: the probe and the ruler, one side only; print at 100 %%",
				name); err != nil {
				return err
			}
			return line(c.OutOrStdout(),
				"%s: the back sheet, both sides, turned over the %s edge; print at 100 %%", back, p.Flip)
		},
	}
	c.Flags().StringVarP(&out, "out", "o", "",
		"the file of the probe and the ruler, replaced if it is there; the back sheet's has “back” behind its name")
	c.Flags().StringVar(&paperID, "paper", usualPaper,
		"the paper of a printer that is not known: "+strings.Join(paper.SizeNames(), ", ")+
			", or a size such as 180x250; without it the one of your country")
	return c
}

// writeSheets writes documents to files. If one of them may not be written, none is.
func writeSheets(paths []string, documents []pdf.Document, replace bool) error {
	content := make([][]byte, len(documents))
	for i, document := range documents {
		var err error
		if content[i], err = document.Bytes(); err != nil {
			return err
		}
		if err := sheaf.Free(paths[i], sheaf.PDF, replace); err != nil {
			return no(err)
		}
	}
	for i, path := range paths {
		if err := sheaf.Write(path, content[i], replace); err != nil {
			return no(err)
		}
	}
	return nil
}
