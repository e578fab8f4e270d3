package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"homespun/companion/system/legible"
	"homespun/companion/system/sheaf"
	"homespun/engines/common/files"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/parts"
)

// listParts lists parts that can be printed, with the sets of a game that have each and what it is made of.
func listParts(w io.Writer, list []printables.Part) error {
	for _, part := range list {
		if err := line(w, "%-14s %s%s%s", part.ID, part.Title, inSets(part), pieceNames(part)); err != nil {
			return err
		}
	}
	return nil
}

// inSets says which sets of a game have a part, where not all do: " (gift)".
func inSets(part printables.Part) string {
	var sets []string
	for i, name := range printables.Editions() {
		if printables.Edition(i).Has(part) {
			sets = append(sets, name)
		}
	}
	if len(sets) == len(printables.Editions()) {
		return ""
	}
	return " (" + strings.Join(sets, ", ") + ")"
}

// pieceNames names the pieces of a part in a few words: ": C1, C2, C3, C4".
func pieceNames(part printables.Part) string {
	if part.Kind == parts.Board || part.Kind == parts.Pages || len(part.Pieces) < 2 {
		return ""
	}
	const most = 10
	var names []string
	for _, piece := range part.Pieces {
		if piece.Foot {
			continue
		}
		name := legible.OneLine(cmp.Or(piece.Kit, piece.Name)) // the pieces of a kit are chosen by the kit's name
		if piece.Kit == "" || len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	if all := len(names); all > most+1 {
		names = append(names[:most], fmt.Sprintf("… (%d in all)", all))
	}
	return ": " + strings.Join(names, ", ")
}

// writeExample writes an example deck of cards. It writes to a new file, or to standard output if no path is
// given.
func writeExample(c *cobra.Command, path string) error {
	if path == "" || path == "-" {
		_, err := machine(c).Write(deck.Example())
		return err
	}
	err := files.WriteNew(path, deck.Example())
	switch {
	case errors.Is(err, fs.ErrExist):
		return no(fmt.Errorf("%s is there already: name another file with -o", path))
	case err != nil:
		return no(err)
	}
	return line(c.OutOrStdout(), "%s: a deck to change; `homespun print %s` prints it", path, argument(path))
}

// An output writes a job to files and reports their names.
type output struct {
	command *cobra.Command
	job     *printables.Job
	// path is the argument of -o, "" if it is not given. name is the default name of the files.
	path, name string
	notices    []string
}

// pdf writes the job's PDF, or two if they are asked for. It makes both in memory before it writes the first, so
// that an error leaves no half print.
func (o output) pdf() error {
	printed := o.job.Files()
	if o.path == "-" && len(printed) > 1 {
		return errors.New("--two-files makes two files: name the first with -o, or leave --two-files out")
	}
	content := make([][]byte, len(printed))
	for i, file := range printed {
		var err error
		if content[i], err = file.Document.Bytes(); err != nil {
			return err
		}
	}
	if o.path == "-" {
		if _, err := machine(o.command).Write(content[0]); err != nil {
			return no(fmt.Errorf("standard output cannot be written to: %w", files.Cause(err)))
		}
		o.tell()
		return nil
	}
	paths := make([]string, len(printed))
	for i, file := range printed {
		if paths[i] = o.path; o.path == "" {
			paths[i] = files.SafeName(o.name) + ".pdf"
		}
		if file.Suffix != "" {
			paths[i] = beside(paths[i], file.Suffix)
		}
		if err := sheaf.Free(paths[i], sheaf.PDF, o.path != ""); err != nil {
			return no(err)
		}
	}
	for i, path := range paths {
		if err := sheaf.Write(path, content[i], o.path != ""); err != nil {
			return no(err)
		}
	}
	o.tell()
	return o.sum(strings.Join(paths, " and "))
}

// tell prints the notices of the job.
func (o output) tell() {
	for _, notice := range o.notices {
		fmt.Fprintln(o.command.ErrOrStderr(), notice)
	}
}

// sum prints what was written and what to do with it.
func (o output) sum(names string) error {
	sheets := fmt.Sprintf("%d sheets", o.job.Sheets())
	if o.job.Sheets() == 1 {
		sheets = "1 sheet"
	}
	work := "nothing to cut"
	if o.job.Minutes > 0 {
		work = "about " + printables.Duration(o.job.Minutes) + " of cutting"
	}
	return line(o.command.OutOrStdout(), "%s: %s, %s; print at 100 %%", names, sheets, work)
}
