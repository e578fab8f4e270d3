package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"

	"github.com/spf13/cobra"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/look"
	"homespun/printables/sheet"
	paperwords "homespun/printables/words"
)

// deckOfCards is what decks are called where a file is another kind of thing.
const deckOfCards = "deck of cards"

// deckCommand makes decks of spreadsheets, and spreadsheets of decks.
func deckCommand() *cobra.Command {
	c := &cobra.Command{Use: "deck", Short: paperwords.DeckCommand, Args: isCommand,
		Example: "  homespun deck import cards.xlsx -o deck.toml\n  homespun deck export deck.toml -o cards.csv",
		RunE:    func(c *cobra.Command, _ []string) error { return c.Help() }}
	c.AddCommand(importCommand(), exportCommand(), looksCommand())
	return c
}

func importCommand() *cobra.Command {
	var out, encoding string
	c := &cobra.Command{Use: paperwords.ImportLine, Short: paperwords.ImportUse, Args: takes(1, 1),
		Long: paperwords.ImportHelp, Example: "  homespun deck import cards.xlsx -o deck.toml",
		RunE: func(c *cobra.Command, args []string) error {
			if stray := mistaken(args[0], deckOfCards); stray != nil {
				return stray
			}
			if !sheet.Is(args[0]) {
				return errors.New(paperwords.ImportOther(drawing.Quoted(args[0])))
			}
			cards, err := readDeck(c, args[0], encoding)
			if err != nil {
				return err
			}
			if len(cards.Source) > deck.MaxFile {
				return errors.New(paperwords.ImportLong(deck.MaxFile>>10, filepath.Base(args[0])))
			}
			return writeDeck(c, out, cards, cards.Source)
		}}
	c.Flags().StringVarP(&out, "out", "o", "", paperwords.ImportOut)
	c.Flags().StringVar(&encoding, "encoding", "", paperwords.EncodingUse)
	return c
}

func exportCommand() *cobra.Command {
	var out string
	c := &cobra.Command{Use: paperwords.ExportLine, Short: paperwords.ExportUse, Args: takes(1, 1),
		Long: paperwords.ExportHelp, Example: "  homespun deck export deck.toml -o cards.csv",
		RunE: func(c *cobra.Command, args []string) error {
			if out == "" || out == "-" {
				return errors.New(paperwords.ExportNowhere)
			}
			if stray := mistaken(args[0], deckOfCards); stray != nil {
				return stray
			}
			cards, err := readDeck(c, args[0], "")
			if err != nil {
				return err
			}
			if len(cards.Cards) == 0 {
				return errors.New(paperwords.ExportNoCards)
			}
			written, err := sheet.Write(out, cards.Rows())
			if err != nil {
				return err
			}
			return writeDeck(c, out, cards, written)
		}}
	c.Flags().StringVarP(&out, "out", "o", "", paperwords.ExportOut)
	return c
}

// looksCommand lists the looks of cards, and writes one for a family to change.
func looksCommand() *cobra.Command {
	var out string
	c := &cobra.Command{Use: paperwords.LooksLine, Short: paperwords.LooksUse, Args: takes(0, 1),
		Long: paperwords.LooksHelp, Example: "  homespun deck looks tarot -o mine.toml",
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) == 0 {
				for _, name := range look.Names() {
					made, _ := look.Read(name, []byte(look.Text(name))) // a test reads them all
					if err := line(c.OutOrStdout(), "%-20s %s", name, made.About); err != nil {
						return err
					}
				}
				return nil
			}
			written := look.Text(args[0])
			if written == "" {
				return errors.New(paperwords.NoLook(drawing.Quoted(args[0])) + "; " +
					paperwords.ThereIs(text.Join(look.Names(), "and")))
			}
			if out == "" || out == "-" {
				_, err := machine(c).Write([]byte(written))
				return err
			}
			if err := writeNew(out, []byte(written)); err != nil {
				return err
			}
			return line(c.OutOrStdout(), "%s", paperwords.LookWritten(out, strconv.Quote(filepath.Base(out))))
		}}
	c.Flags().StringVarP(&out, "out", "o", "", paperwords.LooksOut)
	return c
}

// writeNew writes a new file.
func writeNew(path string, data []byte) error {
	err := files.WriteNew(path, data)
	switch {
	case errors.Is(err, fs.ErrExist):
		return no(errors.New(paperwords.FileIsThere(path)))
	case err != nil:
		return no(err)
	}
	return nil
}

// readDeck reads a deck and says what is wrong with it, or what to know of it.
func readDeck(c *cobra.Command, path, encoding string) (*deck.Deck, error) {
	cards, err := deck.ReadIn(path, encoding)
	var broken *deck.Broken
	if errors.As(err, &broken) {
		return nil, brokenDeck(c, broken)
	}
	if err != nil {
		return nil, err
	}
	for _, remark := range cards.Remarks() {
		fmt.Fprintln(c.ErrOrStderr(), deck.Line(remark))
	}
	return cards, nil
}

// brokenDeck says everything that is wrong with a deck.
func brokenDeck(c *cobra.Command, broken *deck.Broken) error {
	for _, line := range broken.Lines() {
		fmt.Fprintln(c.ErrOrStderr(), "homespun: "+line)
	}
	return answered(exitUsage)
}

// writeDeck writes what was made of a deck to a new file, or to standard output if no path is given.
func writeDeck(c *cobra.Command, path string, cards *deck.Deck, data []byte) error {
	if path == "" || path == "-" {
		_, err := machine(c).Write(data)
		return err
	}
	if err := writeNew(path, data); err != nil {
		return err
	}
	return line(c.OutOrStdout(), "%s", paperwords.SheetWritten(path, paperwords.DeckCards(cards.Count()), argument(path)))
}
