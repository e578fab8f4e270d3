package printshop

import (
	"errors"
	"maps"
	"slices"

	"homespun/engines/files"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
	"homespun/rulesets"
)

// order holds all choices for a print. It is a value, so a changed copy does not affect a layout that is
// running.
type order struct {
	makers  printables.Makers
	ruleset *rulesets.Ruleset
	// rules is the key by which the ruleset was chosen: its file, or its id.
	rules string
	theme *rulesets.Theme
	// deck is the deck to print; nil for a game.
	deck    *deck.Deck
	size    paper.Size
	printer *printer.Profile

	scale      printables.Scale
	ink, large bool
	standing   parts.Standing
	join       paper.Join
	backs      paper.Backs
	bleed      paper.Bleed
	marks      paper.CutMarks

	copies, spares int
	// without holds the ids of the parts that are left out.
	without map[string]bool
	// only are the pieces to print again; nil prints everything.
	only  []printables.Only
	names [][]string
}

// newOrder returns an order of everything, in true size.
func newOrder(makers printables.Makers, size paper.Size) order {
	return order{makers: makers, size: size, scale: 1, copies: 1, without: map[string]bool{}}
}

// ready reports whether there is anything to print.
func (o *order) ready() bool { return o.ruleset != nil || o.deck != nil }

// clone returns a copy that shares no map with the original.
func (o order) clone() order {
	o.without = maps.Clone(o.without)
	return o
}

// options returns the choices in the form that package printables takes.
func (o order) options() (printables.Options, error) {
	options := printables.Options{Sheet: paper.NewSheet(o.size), Scale: o.scale, InkSaver: o.ink,
		Only: o.only, Copies: o.copies, Spares: o.spares,
		Large: o.large, Standing: o.standing, Join: o.join, Backs: o.backs, Bleed: o.bleed, Marks: o.marks,
		Names: o.names}
	if o.printer == nil {
		return options, nil
	}
	profile := *o.printer
	profile.Paper = o.size.ID
	options.Printer = &profile
	var err error
	options.Sheet, err = profile.Sheet()
	return options, err
}

// lay lays the order out, which is slow. Known are the part ids of the last layout. If the parts are
// different now, lay has to lay out again to apply the parts left out. If every part is left out, the job has
// no pages.
func (o order) lay(known []string) (*printables.Job, error) {
	options, err := o.options()
	if err != nil {
		return nil, err
	}
	if len(o.only) > 0 || len(o.without) == 0 {
		return o.job(options)
	}
	for range 3 {
		options.Parts = slices.DeleteFunc(slices.Clone(known), func(id string) bool { return o.without[id] })
		if len(options.Parts) == 0 && len(known) > 0 {
			return o.nothing(options)
		}
		job, err := o.job(options)
		var unknown *printables.UnknownPartError
		switch {
		case errors.As(err, &unknown):
			known = unknown.Known
		case err != nil:
			return nil, err
		case slices.Equal(idsOf(job.All), known):
			return job, nil
		default:
			known = idsOf(job.All)
		}
	}
	return o.job(options)
}

// job makes the job for some options.
func (o order) job(options printables.Options) (*printables.Job, error) {
	if o.deck != nil {
		return printables.NewDeck(o.deck, options)
	}
	engine, err := o.ruleset.Compile(0)
	if err != nil {
		return nil, err
	}
	return o.makers.New(o.ruleset, engine, o.theme, options)
}

// nothing returns a job without pages that still lists all parts, so that their buttons stay on the screen.
func (o order) nothing(options printables.Options) (*printables.Job, error) {
	options.Parts = nil
	all, err := o.job(options)
	if err != nil {
		return nil, err
	}
	return &printables.Job{All: all.All}, nil
}

// fileName returns the suggested name of the file.
func (o order) fileName() string {
	var words []string
	switch {
	case o.deck != nil && o.deck.Title != "":
		words = append(words, o.deck.Title)
	case o.deck != nil:
		words = append(words, "Cards")
	default:
		words = append(words, o.ruleset.Game.Title, o.ruleset.Name)
		if o.theme != nil && o.theme.ID != o.ruleset.Game.Theme {
			words = append(words, o.theme.Name)
		}
	}
	if len(o.only) > 0 {
		words = append(words, "again")
	}
	name := ""
	for _, word := range append(words, o.size.Name) {
		name += word + " "
	}
	return files.SafeName(name)
}

// idsOf returns the ids of parts.
func idsOf(all []printables.Part) []string {
	ids := make([]string, len(all))
	for i, part := range all {
		ids[i] = part.ID
	}
	return ids
}
