package main

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/match/words"
	"homespun/companion/system/sheaf"
	"homespun/engines/common/files"
	"homespun/printables/parcel"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// The formats in which house rules are given.
var (
	rulesFormat = sheaf.Format{Name: words.RulesFile, Start: "# House rules for "}
	codeFormat  = sheaf.Format{Name: words.CodeText, Start: "HOMESPUN"}
)

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
	var content []byte
	var of sheaf.Format
	switch strings.ToLower(filepath.Ext(path)) {
	case ".toml":
		content, of = given.Rules, rulesFormat
	case ".txt":
		content, of = []byte(given.Copied()+"\n"), codeFormat
	case ".png":
		code, err := given.Code()
		if err != nil {
			return no(errors.New(words.TooLongForCode(given.Name)))
		}
		var picture bytes.Buffer
		if err := png.Encode(&picture, raster.Page(code.Drawing(1), 10)); err != nil {
			return err
		}
		content, of = picture.Bytes(), sheaf.PNG
	default:
		return errors.New(words.WrongEnding(path))
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
			what, found, err := readParcel(c.InOrStdin(), args[0])
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
		line(w, "%d  %s: %s", i+1, taken.Ruleset.Game.Title, taken.Ruleset.Name)
	}
}

// readParcel reads house rules from a file or standard input, one or several, and returns what errors call
// it.
func readParcel(in io.Reader, path string) (what string, found [][]byte, err error) {
	what = path
	var rules []byte
	if path == "-" {
		var content []byte
		what = words.StandardInput
		if content, err = io.ReadAll(io.LimitReader(in, parcel.MostBytes)); err == nil {
			rules, err = parcel.Open(content)
		}
	} else {
		rules, err = parcel.ReadFile(path)
	}
	if several := new(parcel.SeveralError); errors.As(err, &several) {
		return what, several.Found, nil
	}
	if err != nil {
		return what, nil, fmt.Errorf("%s: %w", what, files.Cause(err))
	}
	return what, [][]byte{rules}, nil
}

// showTaken writes what house rules from elsewhere are called and what differs in them.
func showTaken(w io.Writer, taken *rulesets.Taken) error {
	r := taken.Ruleset
	name := r.Name
	if taken.Renamed {
		name = words.NumberedName(name)
	}
	line(w, "%s: %s", r.Game.Title, name)
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
