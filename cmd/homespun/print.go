package main

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"homespun/engines/common/text"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
	"homespun/printables/sheet"
	paperwords "homespun/printables/words"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// printFlags are the flags of `homespun print`.
type printFlags struct {
	program
	out, format, paper, printer, scale, theme    string
	backs, marks, bleed, join, standing, booklet string
	parts, only                                  []string
	margin, dpi, markLength, markGap, markWidth  float64
	copies, spares, players                      int
	edition, boardPaper                          string
	inkSaver, large, list, example, twoFiles     bool
	blankAnyway, onePage                         bool
	encoding                                     string
	// given reports whether the flag of a name was set on the command line.
	given func(name string) bool
}

func (p program) printCommand() *cobra.Command {
	f := printFlags{program: p}
	c := &cobra.Command{
		Use:   "print GAME[/RULESET]|DECK.toml|CARDS.csv…",
		Short: "Print a game's board, pieces and rules, or a deck of cards, to a PDF",
		Long: "Print a game's board, pieces and rules, as the ruleset has them, or anybody's deck of " +
			"cards, to a PDF. House rules in a file of their own are named by its path.\n" +
			paperwords.PrintSheetHelp + "\n" + paperwords.PrintDecksHelp + "\n" +
			"Without -o the file is named after the game or the deck, in this folder, and nothing is ever replaced.\n" +
			"Sheets that are printed on both sides, such as those of a rulebook to fold, come last. Where cards " +
			"have their backs on the other side, the whole file is for both sides: sheets for one side have an " +
			"empty page for their back. --two-files keeps the two kinds apart.",
		Example: "  homespun print sitters -o sitters.pdf --paper letter\n" +
			"  homespun print sitters/long-haul --parts board,rules --theme space --ink-saver\n" +
			"  homespun print sitters --only tokens:C1,O2 --only board:B2\n" +
			"  homespun print dares.toml --backs long-edge --printer kitchen\n" +
			"  homespun print dares.toml --format png --dpi 300\n" +
			"  homespun print cards.csv dares.toml -o all.pdf\n" +
			"  homespun print --example -o dares.toml\n" +
			"  homespun print sitters --list",
		Args: func(c *cobra.Command, args []string) error {
			switch {
			case f.example && len(args) > 0:
				return fmt.Errorf("--example writes a deck of its own and takes no %s: leave one of them out",
					drawing.Quoted(args[0]))
			case f.example:
				return nil
			}
			return takes(1, 0)(c, args)
		},
		ValidArgsFunction: func(c *cobra.Command, args []string, begun string) ([]string,
			cobra.ShellCompDirective) {
			names, _ := p.completeGames(c, args, begun)
			return names, cobra.ShellCompDirectiveDefault // also complete files, because a deck is a file
		},
		RunE: func(c *cobra.Command, args []string) error {
			if f.example {
				return writeExample(c, f.out)
			}
			f.given = c.Flags().Changed
			job, name, err := f.job(args)
			var broken *deck.Broken
			if errors.As(err, &broken) {
				return brokenDeck(c, broken)
			}
			if err != nil {
				return err
			}
			if f.list {
				listed := job.All
				if f.given("parts") || f.given("only") {
					listed = job.Parts
				}
				return listParts(c.OutOrStdout(), listed)
			}
			out := output{command: c, job: job, path: f.out, name: name, notices: job.Notices}
			if save, some := formats[f.format]; some {
				return save(out, f.dpi, f.given)
			}
			out.notices = slices.Clone(out.notices)
			if ranges := job.Ranges(); ranges != "" {
				out.notices = append(out.notices, ranges)
			}
			if offer := job.Offer(); offer != nil {
				out.notices = append(out.notices, offer.String())
			}
			for _, saving := range job.Savings() {
				out.notices = append(out.notices, saving.OnCommandLine())
			}
			return out.pdf()
		},
	}
	f.flags(c)
	p.completePrint(c)
	return c
}

// flags defines the flags for the command.
func (f *printFlags) flags(c *cobra.Command) {
	flags := c.Flags()
	flags.StringVarP(&f.out, "out", "o", "",
		"the file to write, in place of a PDF that is there; - for standard output; for pictures the folder")
	flags.StringVar(&f.format, "format", "pdf",
		paperwords.FormatUse)
	numberVar(flags, &f.dpi, "dpi", 300, "how fine the pictures are, in dots per inch")
	flags.StringVar(&f.paper, "paper", usualPaper,
		"the paper: "+strings.Join(paper.SizeNames(), ", ")+", or a size such as 180x250; without it the one of your country; "+
			"cards alone go on a6, a7, 4x6in and smaller too")
	flags.StringVar(&f.boardPaper, "board-paper", "", paperwords.BoardPaperUse)
	numberVar(flags, &f.margin, "margin", paper.DefaultMargin,
		"how much stays white around, in millimetres; around cards 5 where nothing is given")
	flags.StringVar(&f.printer, "printer", "", "a printer that has been measured; see homespun printer")
	flags.StringVar(&f.edition, "set", printables.FullEdition.String(), paperwords.EditionUse)
	flags.IntVar(&f.players, "players", 0, "for how many players, where not for as many as the rules allow")
	flags.StringSliceVar(&f.parts, "parts", nil, "only these parts; --list names them")
	flags.StringArrayVar(&f.only, "only", nil,
		"only some pieces, without a cover: cards:3,7, tokens:C1*2 or tokens:spare*4; may be given again")
	flags.IntVar(&f.copies, "copies", 1, "how many sets of pieces and cards")
	flags.IntVar(&f.spares, "spares", 0, "how many empty pieces to draw on, of each part that has them")
	flags.StringVar(&f.scale, "scale", "1",
		"1 is true to size, 0.9 makes it smaller, fit puts the board on one sheet, sheets=2 on two")
	flags.StringVar(&f.theme, "theme", "", "the words and icons of this theme")
	flags.StringVar(&f.join, "join", "flap",
		"how the sheets of a board are joined: flap is glued under, butt is taped")
	flags.StringVar(&f.standing, "standees", "slot", "how figures stand: slot in a foot, or tent")
	flags.StringVar(&f.booklet, "booklet", printables.Folded.String(), paperwords.BookletUse)
	flags.StringVar(&f.backs, "backs", "fold",
		"how cards get their backs: fold, long-edge, short-edge, duplex (over the edge that --printer turns) or none")
	flags.StringVar(&f.bleed, "bleed", "auto",
		"how much of a card's art is printed beyond the cut, in millimetres; auto keeps 2 to 3, 0 lets "+
			"neighbours share a cut; pictures have none where nothing is given")
	flags.StringVar(&f.marks, "marks", "ticks", "where cards are cut: ticks, lines, outline, none, or machine for the marks of a cutting machine")
	numberVar(flags, &f.markLength, "mark-length", 0,
		"how long cut marks are, in millimetres, where not the usual 3")
	numberVar(flags, &f.markGap, "mark-gap", 0,
		"how far cut marks stay away from the art, in millimetres, where not the usual 0.6")
	numberVar(flags, &f.markWidth, "mark-width", 0,
		"how thick cut marks are, in millimetres, where not the usual 0.2")
	flags.BoolVar(&f.twoFiles, "two-files", false,
		"sheets that are printed on both sides get a file of their own, with “both sides” behind its name")
	flags.BoolVar(&f.blankAnyway, "blank-anyway", false, paperwords.BlankAnywayUse)
	flags.BoolVar(&f.onePage, "one-a-page", false, paperwords.OnePageUse)
	flags.StringVar(&f.encoding, "encoding", "", paperwords.EncodingUse)
	flags.BoolVar(&f.inkSaver, "ink-saver", false, "white ground, outlines, and pictures to colour in")
	flags.BoolVar(&f.large, "large", false, "")
	_ = flags.MarkHidden("large") // as --set small-hands, by the name that it had at first
	flags.BoolVar(&f.example, "example", false,
		"write a deck of cards to begin one's own with, to standard output or with -o to a new file")
	flags.BoolVar(&f.list, "list", false, "list the parts and their pieces, and write nothing")
}

// job lays out a game or decks as the flags ask. It also returns the default name for the files.
func (f *printFlags) job(args []string) (*printables.Job, string, error) {
	what := args[0]
	for _, one := range args {
		if len(args) > 1 && (!f.isPath(one) || rulesets.Is(one)) {
			return nil, "", errors.New(paperwords.OnlyDecksTogether(drawing.Quoted(one)))
		}
	}
	options, err := f.options()
	if err != nil {
		return nil, "", err
	}
	if f.isPath(what) && !rulesets.Is(what) {
		for _, flag := range []string{"scale", "theme", "large", "join", "standees", "set", "players"} {
			if f.given(flag) {
				return nil, "", fmt.Errorf("--%s is for games and does nothing to a deck of cards, whose "+
					"size and looks stand in its file: leave it out", flag)
			}
		}
		var decks []*deck.Deck
		for _, one := range args {
			if stray := mistaken(one, deckOfCards); stray != nil {
				return nil, "", stray
			}
			cards, err := deck.ReadIn(one, f.encoding, picturesFolder()...)
			if err != nil {
				return nil, "", err
			}
			decks = append(decks, cards)
		}
		cards := decks[0]
		job, err := printables.NewDecks(decks, options)
		var blank *deck.BlankError
		if errors.As(err, &blank) {
			err = no(errors.New(paperwords.BlankAnyway(blank.Error())))
		}
		return job, f.named(deckName(cards), cmp.Or(options.Sheet.Size.ID, cards.Size.ID)), err
	}
	if f.onePage {
		return nil, "", errors.New(paperwords.OnePageOfDecks)
	}
	rules, err := f.readRuleset(what)
	if err != nil {
		return nil, "", perhapsFile(what, "deck of cards", err)
	}
	theme, err := rules.Game.FindTheme(f.theme)
	if err != nil {
		return nil, "", err
	}
	engine, err := rules.Compile(f.players)
	if err != nil {
		return nil, "", err
	}
	job, err := f.Paper.New(rules, engine, theme, options)
	return job, f.named(rules.Game.ID+"-"+rules.ID, options.Sheet.Size.ID), err
}

// named returns the default name for the files of a game or deck: that on a paper, or that for a shop or program.
func (f *printFlags) named(what, paperID string) string {
	switch f.format {
	case "pdf", "png":
		return what + "-" + paperID
	case "vtt":
		return what
	}
	return what + "-" + f.format
}

// isPath reports whether a word is the path of a spreadsheet or a TOML file, that is, of a deck or a ruleset.
// GAME/RULESET.toml is not one, because there the name of a game comes first.
func (p program) isPath(what string) bool {
	if sheet.Is(what) {
		return true
	}
	if !strings.HasSuffix(strings.ToLower(what), ".toml") {
		return false
	}
	game, _, behind := strings.Cut(what, "/")
	_, err := p.Game(game)
	return !behind || err != nil
}

// picturesFolder returns the folder of the family's pictures, if there is a home for it.
func picturesFolder() []string {
	home, err := household.Home()
	if err != nil {
		return nil
	}
	return []string{home.Pictures()}
}

// deckName returns the default name for the files of a deck: its title or, if that is no valid file name, the
// name of its own file.
func deckName(cards *deck.Deck) string {
	if strings.ContainsFunc(cards.Title, func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r)
	}) {
		return cards.Title
	}
	base := filepath.Base(cards.Name)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// check returns an error if flags do not go together or have impossible values.
func (f *printFlags) check() error {
	f.format = strings.ToLower(f.format)
	switch {
	case f.given("copies") && f.copies < 1:
		return fmt.Errorf("%d copies cannot be printed: ask for 1 or more", f.copies)
	case f.format != "pdf" && formats[f.format] == nil:
		return fmt.Errorf("--format is %s: it can be %s", drawing.Quoted(f.format), text.Join(formatNames(), "or"))
	case len(f.only) > 0 && f.given("copies"):
		return errors.New("--only says itself how many: write tokens:C1*2 in place of --copies 2")
	case len(f.only) > 0 && f.given("spares"):
		return errors.New("--only says itself how many: write tokens:spare*2 in place of --spares 2")
	}
	return nil
}

// options returns the print options that the flags ask for.
func (f *printFlags) options() (o printables.Options, err error) {
	if err := f.check(); err != nil {
		return o, err
	}
	o = printables.Options{Parts: f.parts, KeepMargin: f.given("margin"), Copies: f.copies, Spares: f.spares,
		InkSaver: f.inkSaver, Large: f.large, Players: f.players, TwoFiles: f.twoFiles,
		BlankAnyway: f.blankAnyway}
	if o.Edition, err = printables.ParseEdition(f.edition); err != nil {
		return o, err
	}
	if o.Sheet, o.Printer, err = f.sheet(); err != nil {
		return o, err
	}
	if o.OnePage = f.onePage; f.onePage && !f.given("paper") {
		o.Sheet = paper.Sheet{}
	}
	if f.boardPaper != "" {
		o.BoardSheet = o.Sheet
		if o.BoardSheet.Size, err = paper.ParseSize(f.boardPaper); err != nil {
			return o, err
		}
	}
	if o.Scale, err = printables.ParseScale(f.scale); err != nil {
		return o, err
	}
	for _, wish := range f.only {
		only, err := printables.ParseOnly(wish)
		if err != nil {
			return o, err
		}
		o.Only = append(o.Only, only)
	}
	if o.Join, err = paper.ParseJoin(f.join); err != nil {
		return o, err
	}
	if o.Standing, err = parts.ParseStanding(f.standing); err != nil {
		return o, err
	}
	if o.Booklet, err = printables.ParseBooklet(f.booklet); err != nil {
		return o, err
	}
	if o.Backs, err = f.parseBacks(o.Printer); err != nil {
		return o, err
	}
	if o.Bleed, err = paper.ParseBleed(f.bleed); err != nil {
		return o, err
	}
	o.Marks = paper.CutMarks{Length: f.markLength, Gap: f.markGap, Width: f.markWidth}
	o.Marks.Style, err = paper.ParseCutStyle(f.marks)
	if f.format == "svg" {
		f.forMachine(&o)
	}
	return o, err
}

// forMachine changes options for a cutting machine: cards keep little bleed, and there is room for its marks, which cards
// spare themselves.
func (f *printFlags) forMachine(o *printables.Options) {
	o.Marks.Style = paper.Machine
	if !f.given("bleed") {
		o.Bleed = paper.Bleed{Exact: true, MM: 1}
	}
	if f.given("margin") || o.OnePage {
		return
	}
	o.Sheet.Margin = max(o.Sheet.Margin, paper.MachineMargin)
	if f.boardPaper != "" {
		o.BoardSheet.Margin = max(o.BoardSheet.Margin, paper.MachineMargin)
	}
}

// parseBacks parses --backs, that is, how cards get their backs. For duplex the printer's profile says over
// which edge it turns its sheets.
func (f *printFlags) parseBacks(profile *printer.Profile) (paper.Backs, error) {
	switch {
	case (f.onePage || f.format == "svg") && !f.given("backs"): // there is no room to fold, or nobody who glues
		return paper.LongEdge, nil
	case !strings.EqualFold(f.backs, "duplex"):
		backs, err := paper.ParseBacks(f.backs)
		var choice *paper.ChoiceError
		if errors.As(err, &choice) {
			choice.Or = "or duplex for the edge that --printer turns"
		}
		return backs, err
	case profile != nil && profile.Flip == printer.Short:
		return paper.ShortEdge, nil
	}
	return paper.LongEdge, nil
}

// sheet returns the paper, and the profile of the printer if one is named.
func (f *printFlags) sheet() (paper.Sheet, *printer.Profile, error) {
	var profile *printer.Profile
	if f.printer != "" {
		found, err := findPrinter(f.printer)
		if err != nil {
			return paper.Sheet{}, nil, err
		}
		profile = &found
		if f.given("paper") {
			profile.Paper = f.paper
		}
		if f.given("margin") {
			profile.Margin = f.margin
		}
		stock, err := profile.Sheet()
		return stock, profile, err
	}
	size, err := paper.ParseSize(f.paper)
	if err != nil {
		return paper.Sheet{}, nil, err
	}
	stock := paper.NewSheet(size)
	if f.given("margin") {
		if !(f.margin >= 0) || math.IsInf(f.margin, 0) {
			return stock, nil, fmt.Errorf("a margin of %g mm cannot be: give 0 or more", f.margin)
		}
		stock.Margin = f.margin
	}
	return stock, nil, nil
}
