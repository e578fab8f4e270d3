package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"homespun/engines/record/whole"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// listParts lists the parts of a job and what each is made of.
func listParts(w io.Writer, job *printables.Job) error {
	for _, part := range job.Parts {
		if _, err := fmt.Fprintf(w, "%-14s %s%s\n", part.ID, part.Title, pieceNames(part)); err != nil {
			return err
		}
	}
	return nil
}

// pieceNames names the pieces of a part in a few words: ": C1, C2, C3, C4".
func pieceNames(part printables.Part) string {
	if part.Kind == parts.Board || part.Kind == parts.Pages || len(part.Pieces) < 2 {
		return ""
	}
	const most = 10
	var names []string
	for i, piece := range part.Pieces {
		if i == most && len(part.Pieces) > most+1 {
			names = append(names, fmt.Sprintf("… (%d in all)", len(part.Pieces)))
			break
		}
		names = append(names, oneLine(piece.Name))
	}
	return ": " + strings.Join(names, ", ")
}

// writeExample writes a deck of cards to begin with: to a new file, or where none is named to standard output.
func writeExample(c *cobra.Command, path string) error {
	if path == "" || path == "-" {
		_, err := c.OutOrStdout().Write(deck.Example())
		return err
	}
	err := whole.WriteNew(path, deck.Example())
	switch {
	case errors.Is(err, fs.ErrExist):
		return no(fmt.Errorf("%s is there already: name another file with -o", path))
	case err != nil:
		return no(fmt.Errorf("%s cannot be written: %w", path, cause(err)))
	}
	_, err = fmt.Fprintf(c.OutOrStdout(), "%s: a deck to change; homespun print %s prints it\n", path, path)
	return err
}

// An output writes a job to files, and says which.
type output struct {
	command *cobra.Command
	job     *printables.Job
	// path is what -o names, "" for nothing; name is what files are called then.
	path, name string
	notices    []string
}

// pdf writes the job's PDF, or two where some sheets are printed on both sides. All of them are made before the first is written.
func (o output) pdf() error {
	files := o.job.Files()
	content := make([][]byte, len(files))
	for i, file := range files {
		var err error
		if content[i], err = file.Document.Bytes(); err != nil {
			return err
		}
	}
	o.tell()
	if o.path == "-" {
		if len(files) > 1 {
			return errors.New("sheets printed on both sides need a file of their own: name a file with -o, or choose --parts")
		}
		if _, err := o.command.OutOrStdout().Write(content[0]); err != nil {
			return no(fmt.Errorf("standard output cannot be written to: %w", cause(err)))
		}
		return nil
	}
	paths := make([]string, len(files))
	for i, file := range files {
		base := o.path
		if base == "" {
			base = rulesets.FileName(o.name) + ".pdf"
		}
		paths[i] = base
		if file.Suffix != "" {
			end := filepath.Ext(base)
			paths[i] = strings.TrimSuffix(base, end) + " " + file.Suffix + end
		}
		if err := o.free(paths[i]); err != nil {
			return err
		}
	}
	for i, path := range paths {
		if err := o.write(path, content[i]); err != nil {
			return err
		}
	}
	return o.sum(strings.Join(paths, " and "))
}

// free says whether a file may be written.
func (o output) free(path string) error {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return no(fmt.Errorf("%s is a folder: name a file in it with -o", path))
	case err == nil && o.path == "":
		return no(fmt.Errorf("%s is there already: name the file with -o to replace it", path))
	}
	return nil
}

// write writes one file whole.
func (o output) write(path string, content []byte) error {
	var err error
	if o.path == "" {
		err = whole.WriteNew(path, content)
	} else {
		err = whole.Write(path, content)
	}
	if err != nil {
		return no(fmt.Errorf("%s cannot be written: %w", path, cause(err)))
	}
	return nil
}

// tell tells the notices.
func (o output) tell() {
	for _, notice := range o.notices {
		fmt.Fprintln(o.command.ErrOrStderr(), oneLine(notice))
	}
}

// sum says what was written and what to do with it.
func (o output) sum(names string) error {
	sheets := fmt.Sprintf("%d sheets", o.job.Sheets())
	if o.job.Sheets() == 1 {
		sheets = "1 sheet"
	}
	work := "nothing to cut"
	if o.job.Minutes > 0 {
		work = "about " + printables.Duration(o.job.Minutes) + " of cutting"
	}
	_, err := fmt.Fprintf(o.command.OutOrStdout(), "%s: %s, %s; print at 100 %%\n", names, sheets, work)
	return err
}

// pictures writes a picture of each piece into a folder, as fine as asked for, with the bleed or without.
func (o output) pictures(dpi float64, bleed bool) error {
	if o.path == "-" {
		return errors.New("pictures are many files: name a folder with -o")
	}
	folder := o.path
	if folder == "" {
		folder = rulesets.FileName(o.name)
	}
	pictures, err := o.job.Pictures(dpi, bleed)
	if err != nil {
		return err
	}
	o.tell()
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return no(fmt.Errorf("the folder %s cannot be made: %w", folder, cause(err)))
	}
	for _, picture := range pictures {
		path := filepath.Join(folder, picture.Name+".png")
		if err := o.free(path); err != nil {
			return err
		}
		content, err := picture.PNG()
		if err != nil {
			return err
		}
		if err := o.write(path, content); err != nil {
			return err
		}
	}
	_, err = fmt.Fprintf(o.command.OutOrStdout(), "%s: %d pictures of %g dots per inch\n", folder, len(pictures), dpi)
	return err
}

// cause returns what is behind an error of a file, without the path, which the sentence names already.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return link.Err
	}
	return err
}
