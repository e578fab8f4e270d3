package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/match/words"
	"homespun/companion/system/sheaf"
	"homespun/engines/common/files"
	"homespun/printables/parcel"
	"homespun/printables/qrcode"
	"homespun/rulesets"
)

// givenAs are the formats in which house rules are given, by their endings.
var givenAs = map[string]sheaf.Format{
	".toml":             {Name: words.RulesFile, Start: "# House rules for "},
	".txt":              {Name: words.CodeText, Start: "HOMESPUN"},
	".png":              sheaf.PNG,
	parcel.BundleEnding: {Name: words.BundleFile, Start: "PK"}, // a zip
}

func (p program) rulesGiveCommand() *cobra.Command {
	var out string
	c := &cobra.Command{
		Use:               words.GiveUse,
		Short:             words.GiveCommand,
		Long:              words.GiveCommandHelp,
		Example:           words.GiveExample,
		Args:              takes(1, 1),
		ValidArgsFunction: p.completeGames,
		RunE: func(c *cobra.Command, args []string) error {
			r, err := p.findRuleset(args[0])
			if err != nil {
				return err
			}
			if r.Shipped() {
				return no(errors.New(words.ComesAlong(args[0])))
			}
			given, err := parcel.Of(r)
			if err != nil {
				return no(err)
			}
			if out == "" || out == "-" {
				if given.Pictured() {
					line(c.ErrOrStderr(), "%s", words.PicturesStay(given.Name, argument(args[0])))
				}
				return line(c.OutOrStdout(), "%s", given.Copied())
			}
			return writeParcel(c, given, out)
		},
	}
	c.Flags().StringVarP(&out, "out", "o", "", words.GiveOutUse)
	return c
}

// writeParcel writes house rules into a file, in the form that its ending names.
func writeParcel(c *cobra.Command, given parcel.Parcel, path string) error {
	ending := strings.ToLower(filepath.Ext(path))
	of, known := givenAs[ending]
	if !known {
		return errors.New(words.WrongEnding(path))
	}
	content, err := given.File(ending)
	if errors.Is(err, qrcode.ErrLarge) {
		err = errors.New(words.TooLongForCode(given.Name))
	}
	if err != nil {
		return no(err)
	}
	if err := sheaf.Free(path, of, true); err != nil {
		return no(err)
	}
	if err := sheaf.Write(path, content, true); err != nil {
		return no(err)
	}
	return line(c.OutOrStdout(), "%s", words.GivenAs(path))
}

func (p program) rulesTakeCommand() *cobra.Command {
	var look bool
	var which int
	c := &cobra.Command{
		Use:     words.TakeUse,
		Short:   words.TakeCommand,
		Long:    words.TakeCommandHelp,
		Example: words.TakeExample,
		Args:    takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			what, found, pictures, err := readParcel(c.InOrStdin(), args[0])
			if err != nil {
				return err
			}
			switch {
			case len(found) > 1 && !c.Flags().Changed("which"):
				p.listParcels(c.OutOrStdout(), what, found)
				return no(errors.New(words.ChooseWhich(len(found), what)))
			case which < 1 || which > len(found):
				return errors.New(words.NoneOfNumber(which, what, len(found)))
			}
			content := found[which-1]
			taken, err := p.Take(what, content)
			if errors.As(err, new(*rulesets.NothingError)) {
				return no(err)
			} else if err != nil {
				return err
			}
			if err := showTaken(c.OutOrStdout(), taken); err != nil {
				return err
			}
			if taken.Have != "" {
				return no(errors.New(words.HaveIt(taken.Have)))
			}
			if look {
				return nil
			}
			taken.Pictures = pictures
			if err := taken.Keep(); err != nil {
				return no(err)
			}
			return line(c.OutOrStdout(), "%s", taken.Ruleset.Path)
		},
	}
	c.Flags().BoolVar(&look, "look", false, words.TakeLookUse)
	c.Flags().IntVar(&which, "which", 1, words.TakeWhichUse)
	return c
}

// listParcels lists house rules of which one has to be chosen, with their numbers.
func (p program) listParcels(w io.Writer, what string, found [][]byte) {
	for i, rules := range found {
		taken, err := p.Take(what, rules)
		if err != nil {
			line(w, "%d  %s", i+1, words.Short(err.Error(), 100))
			continue
		}
		line(w, "%d  %s", i+1, taken.Ruleset.Label())
	}
}

// readParcel reads house rules from a file or standard input, one or several, with the pictures that come along, and
// returns what errors call it.
func readParcel(in io.Reader, path string) (what string, found [][]byte, pictures map[string][]byte, err error) {
	what = path
	var content []byte
	if path == "-" {
		what = words.StandardInput
		content, err = io.ReadAll(io.LimitReader(in, parcel.MostBytes))
	} else {
		content, _, err = files.Read(path, parcel.MostBytes)
	}
	if err == nil {
		found, pictures, err = parcel.All(content)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", what, files.Cause(err))
	}
	return what, found, pictures, err
}

// showTaken writes what house rules from elsewhere are called and what differs in them.
func showTaken(w io.Writer, taken *rulesets.Taken) error {
	r := taken.Ruleset
	name := r.Label()
	if taken.Renamed {
		name = words.NumberedName(name)
	}
	line(w, "%s", name)
	if r.Summary != "" {
		line(w, "%s", r.Summary)
	}
	t := newColumns(w)
	for _, d := range r.Differences() {
		t.row(cellsOf(d)...)
	}
	if names := r.Reworded(); len(names) > 0 {
		t.row(words.Reworded(strings.Join(names, ", ")))
	}
	return t.flush()
}
