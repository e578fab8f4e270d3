package main

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"homespun/companion/system/legible"
	"homespun/printables/paper"
	"homespun/printables/printer"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

func printerCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "printer",
		Short: "Measure printers and keep what is known of them",
		Long: "Measure a printer once, and every print comes out true to size with its backs behind the fronts.\n" +
			"Make it known with new, print its sheets, and type what they say with set.",
		Example: "  homespun printer new Kitchen --paper a4\n  homespun printer sheets Kitchen\n  " +
			"homespun printer set Kitchen --margin 4 --measured-x 179.4",
		Args: isCommand,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(printerListCommand(), printerShowCommand(), printerNewCommand(), printerSetCommand(),
		printerSheetsCommand())
	return c
}

// printersFolder returns the folder of the family's printer profiles.
func printersFolder() (string, error) {
	home, err := household.Home()
	if err != nil {
		return "", err
	}
	return home.Printers(), nil
}

// findPrinter returns the profile of one of the family's printers.
func findPrinter(name string) (printer.Profile, error) {
	dir, err := printersFolder()
	if err != nil {
		return printer.Profile{}, err
	}
	found, err := printer.Find(dir, name)
	var unknown *rulesets.UnknownError
	if errors.As(err, &unknown) && len(unknown.Known) == 0 {
		return found, fmt.Errorf("%w: `homespun printer new %s` makes it known", err, argument(name))
	}
	return found, err
}

// completePrinters completes the names of printers in the shell.
func completePrinters(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	if dir, err := printersFolder(); err == nil {
		all, _ := printer.List(dir)
		for _, l := range all {
			names = append(names, l.Name)
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

// printerRow is a printer in the JSON of `printer list --json` and `printer show --json`. For a file that
// cannot be used only the problem is set.
type printerRow struct {
	Name     string  `json:"name"`
	Path     string  `json:"path,omitempty"`
	Paper    string  `json:"paper,omitempty"`
	Margin   float64 `json:"margin"`
	Flip     string  `json:"flip,omitempty"`
	BackX    float64 `json:"backX"`
	BackY    float64 `json:"backY"`
	BackTurn float64 `json:"backTurn"`
	ScaleX   float64 `json:"scaleX"`
	ScaleY   float64 `json:"scaleY"`
	Problem  string  `json:"problem,omitempty"`
}

func rowOf(p printer.Profile) printerRow {
	return printerRow{Name: p.Name, Paper: p.Paper, Margin: p.Margin, Flip: string(p.Flip), BackX: p.BackX,
		BackY: p.BackY, BackTurn: p.BackTurn,
		ScaleX: p.ScaleX, ScaleY: p.ScaleY}
}

func printerListCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:     "list",
		Short:   "List the printers that are known",
		Example: "  homespun printer list",
		Args:    cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			dir, err := printersFolder()
			if err != nil {
				return err
			}
			all, err := printer.List(dir)
			if err != nil {
				return no(err)
			}
			rows := []printerRow{}
			for _, l := range all {
				row := rowOf(l.Profile)
				row.Name, row.Path = l.Name, l.Path
				if l.Err != nil {
					row.Problem = problemOf(l.Err)
				}
				rows = append(rows, row)
			}
			if *asJSON {
				return writeJSON(machine(c), rows)
			}
			if len(rows) == 0 {
				_, err := fmt.Fprintln(c.OutOrStdout(),
					"no printer is known yet: `homespun printer new NAME` makes one known")
				return err
			}
			t := newColumns(c.OutOrStdout(), "PRINTER", "PAPER", "MARGIN", "FLIP", "BACK", "SCALE")
			for _, r := range rows {
				if r.Problem != "" {
					t.row(r.Name, "cannot be used: "+r.Problem)
					continue
				}
				t.row(r.Name, r.Paper, fmt.Sprintf("%g mm", r.Margin), r.Flip+" edge",
					fmt.Sprintf("%+g, %+g mm, %+g°", r.BackX, r.BackY, r.BackTurn),
					fmt.Sprintf("%g × %g", r.ScaleX, r.ScaleY))
			}
			return t.flush()
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// problemOf returns everything that is wrong with a printer's file, without its path.
func problemOf(err error) string {
	var broken *rulesets.Broken
	if !errors.As(err, &broken) {
		return legible.OneLine(err.Error())
	}
	var all []string
	for _, f := range broken.Findings {
		all = append(all, f.String())
	}
	return strings.Join(all, "; ")
}

func printerShowCommand() *cobra.Command {
	var asJSON *bool
	c := &cobra.Command{
		Use:               "show NAME",
		Short:             "Show what is known of a printer",
		Example:           "  homespun printer show Kitchen",
		Args:              takes(1, 1),
		ValidArgsFunction: completePrinters,
		RunE: func(c *cobra.Command, args []string) error {
			p, err := findPrinter(args[0])
			if err != nil {
				return err
			}
			if *asJSON {
				return writeJSON(machine(c), rowOf(p))
			}
			return showPrinter(c.OutOrStdout(), p)
		},
	}
	asJSON = jsonFlag(c)
	return c
}

// showPrinter writes a printer's profile as text for people.
func showPrinter(w io.Writer, p printer.Profile) error {
	size, err := p.Size()
	if err != nil {
		return err
	}
	sheet, err := p.Sheet()
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%s\n  paper   %s, %g × %g mm\n  margin  %g mm stay white; parts keep %g mm, so that "+
		"this holds when they are corrected\n", p.Name, size.Name, size.Width, size.Height, p.Margin,
		sheet.Margin)
	fmt.Fprintf(w, "  flip    turned over the %s edge for the back\n", p.Flip)
	fmt.Fprintf(w, "  back    moved %g mm to the right and %g mm down, turned %g° clockwise\n", p.BackX,
		p.BackY, p.BackTurn)
	_, err = fmt.Fprintf(w, "  scale   × %g across, × %g down\n", p.ScaleX, p.ScaleY)
	return err
}

// printerFlags are the values of a printer's profile that `new` and `set` accept as flags.
type printerFlags struct {
	paper, flip                       string
	margin, backX, backY, turn        float64
	top, bottom, measuredX, measuredY float64
	scaleX, scaleY                    float64
}

// add defines the flags for a command.
func (f *printerFlags) add(c *cobra.Command) {
	flags := c.Flags()
	flags.StringVar(&f.paper, "paper", usualPaper,
		"the paper: "+strings.Join(paper.SizeNames(), ", ")+", or a size such as 180x250")
	numberVar(flags, &f.margin, "margin", 0, "what stays white on all sides, in mm, as the probe sheet says")
	flags.StringVar(&f.flip, "flip", string(printer.Long),
		"the edge a sheet is turned over for its back: long or short")
	numberVar(flags, &f.measuredX, "measured-x", 0, "what the ruler across measures, in mm")
	numberVar(flags, &f.measuredY, "measured-y", 0, "what the ruler down measures, in mm")
	numberVar(flags, &f.scaleX, "scale-x", 1, "the correction across itself: 1.004 prints 0.4 % larger")
	numberVar(flags, &f.scaleY, "scale-y", 1, "the correction down itself")
	numberVar(flags, &f.top, "back-x-top", 0, "what the back sheet's scale X at the top says, in mm")
	numberVar(flags, &f.bottom, "back-x-bottom", 0, "what the back sheet's scale X at the bottom says, in mm")
	numberVar(flags, &f.backY, "back-y", 0, "what the back sheet's scale Y says, in mm")
	numberVar(flags, &f.backX, "back-x", 0,
		"how far to the right the back is moved, in mm, where both scales X say the same")
	numberVar(flags, &f.turn, "back-turn", 0, "how far the back is turned clockwise, in degrees")
}

// check returns an error if flags were given that do not go together.
func (f *printerFlags) check(given func(string) bool) error {
	for _, pair := range [][2]string{{"back-x-top", "back-x"}, {"back-x-top", "back-turn"},
		{"measured-x", "scale-x"}, {"measured-y", "scale-y"}} {
		if given(pair[0]) && given(pair[1]) {
			return fmt.Errorf("--%s and --%s set the same: give one of them", pair[0], pair[1])
		}
	}
	if given("back-x-top") != given("back-x-bottom") {
		return errors.New("--back-x-top and --back-x-bottom go together: give what both scales say")
	}
	if given("measured-x") && f.measuredX == 0 || given("measured-y") && f.measuredY == 0 {
		return errors.New("a ruler cannot measure 0 mm: give its length in millimetres")
	}
	return nil
}

// onto returns a profile with the values of the flags that were given. Measured lengths come from a sheet
// printed with the old profile, so they correct its values.
func (f *printerFlags) onto(c *cobra.Command, p printer.Profile) (printer.Profile, error) {
	given := c.Flags().Changed
	if err := f.check(given); err != nil {
		return p, err
	}
	if err := p.Check(); err != nil {
		return p, err
	}
	p, err := p.ScaledFrom(f.measuredX, f.measuredY)
	if err == nil && given("back-x-top") {
		p, err = p.BackFrom(f.top, f.bottom, p.BackY)
	}
	if err != nil {
		return p, err
	}
	for name, set := range map[string]func(){
		"paper":     func() { p.Paper = f.paper },
		"margin":    func() { p.Margin = f.margin },
		"flip":      func() { p.Flip = printer.Edge(strings.ToLower(f.flip)) },
		"scale-x":   func() { p.ScaleX = f.scaleX },
		"scale-y":   func() { p.ScaleY = f.scaleY },
		"back-x":    func() { p.BackX = f.backX },
		"back-y":    func() { p.BackY = f.backY },
		"back-turn": func() { p.BackTurn = f.turn },
	} {
		if given(name) {
			set()
		}
	}
	return p, p.Check()
}

func printerNewCommand() *cobra.Command {
	var f printerFlags
	c := &cobra.Command{
		Use:   "new NAME",
		Short: "Make a printer known",
		Long: "Make a printer known. What is not given is as on every printer: a margin of 10 mm, and " +
			"no correction.",
		Example: "  homespun printer new Kitchen --paper letter --flip short",
		Args:    takes(1, 1),
		RunE: func(c *cobra.Command, args []string) error {
			p, err := f.onto(c, printer.New(args[0], f.paper))
			if err != nil {
				return err
			}
			dir, err := printersFolder()
			if err != nil {
				return err
			}
			path, err := printer.Create(dir, p)
			if err != nil {
				return no(err)
			}
			if err := line(c.OutOrStdout(), "%s", path); err != nil {
				return err
			}
			return line(c.OutOrStdout(), "`homespun printer sheets %s` prints what measures it",
				argument(p.Name))
		},
	}
	f.add(c)
	return c
}

func printerSetCommand() *cobra.Command {
	var f printerFlags
	c := &cobra.Command{
		Use:   "set NAME",
		Short: "Type in what a printer's sheets say",
		Example: "  homespun printer set Kitchen --margin 4 --measured-x 179.4 --measured-y " +
			"259.3\n  homespun printer set Kitchen --back-x-top 0.3 --back-x-bottom 0.5 --back-y -0.2",
		Args:              takes(1, 1),
		ValidArgsFunction: completePrinters,
		RunE: func(c *cobra.Command, args []string) error {
			if c.Flags().NFlag() == 0 {
				return fmt.Errorf("nothing to set: name a value, such as --margin 5; see `%s --help`",
					c.CommandPath())
			}
			p, err := findPrinter(args[0])
			if err != nil {
				return err
			}
			if p, err = f.onto(c, p); err != nil {
				return err
			}
			dir, err := printersFolder()
			if err != nil {
				return err
			}
			if _, err := printer.Save(dir, p); err != nil {
				return no(err)
			}
			if doubt := p.Doubt(); doubt != "" {
				fmt.Fprintln(c.ErrOrStderr(), doubt)
			}
			return showPrinter(c.OutOrStdout(), p)
		},
	}
	f.add(c)
	for flag, zero := range map[string]string{"paper": "", "flip": "", "scale-x": "0", "scale-y": "0"} {
		c.Flags().Lookup(flag).DefValue = zero // no default in the help: what is not given stays
	}
	return c
}

// argument quotes a name for use in a shell command. A name from somebody else may contain text that the
// shell would execute.
func argument(name string) string {
	plain := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("-_./+,@", r)
	}
	switch {
	case name != "" && strings.IndexFunc(name, func(r rune) bool { return !plain(r) }) < 0:
		return name
	case runtime.GOOS == "windows" || !strings.ContainsAny(name, "\"$`\\!"):
		return `"` + name + `"`
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}
