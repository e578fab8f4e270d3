package printshop

import (
	"slices"

	"homespun/companion/match/people"
	"homespun/engines"
	"homespun/engines/common/files"
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
	own
	size paper.Size
	// boardSize is the paper of the board where it is another; the zero value otherwise.
	boardSize paper.Size
	printer   *printer.Profile

	scale    printables.Scale
	ink      bool
	standing parts.Standing
	booklet  printables.Booklet
	join     paper.Join
	backs    paper.Backs
	bleed    paper.Bleed
	marks    paper.CutMarks
	twoFiles bool

	copies, spares int
	edition        printables.Edition
	// players is for how many it is printed, 0 for as many as the rules allow.
	players int
	// switched are the ids of the parts that are printed otherwise than in the edition.
	switched []string
	// only are the pieces to print again; nil prints everything.
	only []printables.Only
	// who is for whom it is printed, cutting what is cut out already.
	who     who
	cutting cutting
}

// own is a deck of the family's own that is printed; nil for a game. Blank says that its empty cards are too, encoding
// how its spreadsheet was saved, "" for whatever it seems to be.
type own struct {
	deck     *deck.Deck
	blank    bool
	encoding string
}

// who is for whom an order is printed.
type who struct {
	names [][]string
	// known are the people whose faces are drawn before their names.
	known []people.Person
	// position is that of the match, playing the match of the game that is not over yet, nil if there is none.
	position engines.Position
	playing  *playing
}

// cutting is what is cut out already. Again says that it is printed all the same.
// Ticks are written one after the other: next writes the newest while another is written.
type cutting struct {
	cut     printables.Cut
	again   bool
	writing bool
	next    func()
}

// newOrder returns an order of everything, in true size.
func newOrder(makers printables.Makers, size paper.Size) order {
	return order{makers: makers, size: size, scale: 1, copies: 1}
}

// tonight is the set for the match that is played now.
const tonight = printables.TonightEdition

// ready reports whether there is anything to print.
func (o *order) ready() bool { return o.ruleset != nil || o.deck != nil }

// clone returns a copy that shares no list with the original.
func (o order) clone() order {
	o.switched = slices.Clone(o.switched)
	return o
}

// has reports whether a part is printed.
func (o *order) has(part printables.Part) bool {
	return (o.deck != nil || o.edition.Has(part)) != slices.Contains(o.switched, part.ID)
}

// flip prints a part that was not printed, or the other way round.
func (o *order) flip(id string) {
	if i := slices.Index(o.switched, id); i >= 0 {
		o.switched = slices.Delete(o.switched, i, i+1)
		return
	}
	o.switched = append(o.switched, id)
}

// options returns the choices in the form that package printables takes.
func (o order) options() (printables.Options, error) {
	options := printables.Options{Sheet: paper.NewSheet(o.size), Scale: o.scale, InkSaver: o.ink,
		Only: o.only, Copies: o.copies, Spares: o.spares,
		Edition: o.edition, Players: o.players, Switched: o.switched,
		Standing: o.standing, Booklet: o.booklet, Join: o.join, Backs: o.backs, Bleed: o.bleed, Marks: o.marks,
		TwoFiles: o.twoFiles, BlankAnyway: o.blank, Names: o.who.names, Position: o.who.position}
	if options.Cut = o.cutting.cut; o.cutting.again || o.cutting.cut == nil && o.deck == nil {
		options.Cut = printables.Cut{}
	}
	if o.edition == tonight {
		options.Scale = 1 // the board is as large as two sheets allow
	}
	if p := o.match(); p != nil {
		options.Names, options.Position = p.names, p.position
		if least, most, _ := o.ruleset.Seats(); least < most {
			options.Players = len(p.names)
		}
	}
	options.Faces = people.Faces(o.who.known, options.Names)
	var err error
	if o.printer != nil {
		profile := *o.printer
		profile.Paper = o.size.ID
		options.Printer = &profile
		options.Sheet, err = profile.Sheet()
	}
	if o.boardSize != (paper.Size{}) {
		options.BoardSheet = options.Sheet
		options.BoardSheet.Size = o.boardSize
	}
	return options, err
}

// lay lays the order out, which is slow. If every part is switched off, the job has no pages.
func (o order) lay() (*printables.Job, error) {
	options, err := o.options()
	if err != nil {
		return nil, err
	}
	job, err := o.job(options)
	if err == nil {
		job.Offer() // sought here, in the background
	}
	return job, err
}

// job makes the job for some options.
func (o order) job(options printables.Options) (*printables.Job, error) {
	if o.deck != nil {
		return printables.NewDeck(o.deck, options)
	}
	engine, err := o.ruleset.Compile(o.players)
	if err != nil {
		return nil, err
	}
	return o.makers.New(o.ruleset, engine, o.theme, options)
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
