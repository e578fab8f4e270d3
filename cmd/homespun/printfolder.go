package main

import (
	"context"
	"errors"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"slices"

	"homespun/companion/system/sheaf"
	"homespun/engines/common/files"
	"homespun/printables/tabletop"
	"homespun/printables/vector"
	paperwords "homespun/printables/words"
)

// formats are what `homespun print` can write besides a PDF. Each writes it as finely as so many dots per inch.
var formats = map[string]func(o output, dpi float64, given func(string) bool) error{
	"png": func(o output, dpi float64, given func(string) bool) error {
		pictures, err := o.job.Pictures(dpi, given("bleed"))
		return o.folder(sheaf.Sheaf{Pictures: pictures}, dpi, err)
	},
	"shop": func(o output, dpi float64, _ func(string) bool) error {
		pictures, err := o.job.ShopPictures(dpi)
		o.besides()
		return o.folder(sheaf.Sheaf{Pictures: pictures}, dpi, err)
	},
	"svg": func(o output, dpi float64, _ func(string) bool) error {
		pictures, lines, err := vector.Sheets(o.job, dpi)
		return o.folder(sheaf.Sheaf{Pictures: pictures, Others: lines, Of: sheaf.SVG}, dpi, err)
	},
	"tts": output.simulator,
	"vtt": output.virtual,
}

// formatNames returns the names of all formats, PDF first.
func formatNames() []string { return append([]string{"pdf"}, slices.Sorted(maps.Keys(formats))...) }

// simulator writes grid pictures and a saved object for Tabletop Simulator into a folder.
func (o output) simulator(dpi float64, _ func(string) bool) error {
	into, err := filepath.Abs(o.into())
	if err != nil {
		return no(err)
	}
	pictures, object, err := tabletop.Simulator(o.job, into, dpi)
	o.besides()
	o.notices = append(o.notices, paperwords.SavedObjectUse)
	return o.folder(sheaf.Sheaf{Pictures: pictures, Of: sheaf.JSON,
		Others: map[string][]byte{files.SafeName(o.job.Title) + ".json": object}}, dpi, err)
}

// besides adds a notice of what is left out where only cards are written.
func (o *output) besides() {
	if left := o.job.Besides(); left != "" {
		o.notices = append(o.notices, left)
	}
}

// virtual writes a game for virtualtabletop.io. Its cards are small on the screen, so that it takes fewer dots.
func (o output) virtual(dpi float64, given func(string) bool) error {
	if !given("dpi") {
		dpi = 150
	}
	ctx, stop := o.interrupted()
	defer stop()
	game, err := tabletop.Virtual(ctx, o.job, dpi)
	if err != nil {
		return err
	}
	path := o.path
	switch path {
	case "-":
		_, err := machine(o.command).Write(game)
		return err
	case "":
		path = files.SafeName(o.name) + ".vtt"
	}
	if err := sheaf.Free(path, sheaf.VTT, o.path != ""); err != nil {
		return no(err)
	}
	if err := sheaf.Write(path, game, o.path != ""); err != nil {
		return no(err)
	}
	o.besides()
	o.tell()
	return line(o.command.OutOrStdout(), "%s: a %s", path, paperwords.VirtualFile)
}

// into returns the folder that the files are written into.
func (o output) into() string {
	if o.path == "" {
		return files.SafeName(o.name)
	}
	return o.path
}

// interrupted returns a context that ends with an interrupt.
func (o output) interrupted() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(o.command.Context(), os.Interrupt)
}

// folder writes files into a folder, unless there was an error in making them.
func (o output) folder(all sheaf.Sheaf, dpi float64, err error) error {
	switch {
	case err != nil:
		return err
	case o.path == "-":
		return errors.New("pictures are many files: name a folder with -o")
	}
	ctx, stop := o.interrupted()
	defer stop()
	if err := all.Write(ctx, o.into(), o.path != ""); err != nil {
		return no(err)
	}
	o.tell()
	return line(o.command.OutOrStdout(), "%s: %d pictures of %g dots per inch", o.into(), len(all.Pictures), dpi)
}
