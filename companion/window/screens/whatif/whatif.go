// Package whatif is the screen of the lab: bots play by two rulesets, and it shows what differs while they do.
package whatif

import (
	"cmp"
	"context"
	"encoding/json"
	"image"
	"runtime"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/lab"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/prints"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/drawing"
	"homespun/printables/pdf"
	"homespun/printables/raster"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// How often the results are shown anew, how many matches easy bots play, and how many lines a match has at most.
const (
	refresh  = time.Second
	matches  = 1000
	maxLines = 10_000
)

// plotWidth is the width of a plot in millimetres at the usual size of text; where the text is larger, plots are
// narrower, and are enlarged with it.
const plotWidth = 170.0

// Screen asks what rules do, compared with others.
type Screen struct {
	shell *shell.Shell
	game  *rulesets.Game
	ways  Ways
	// rules are the rules in question, and against those that they are compared with; nil for none. list has all
	// rules of the game that can be used.
	rules, against *rulesets.Ruleset
	list           []*rulesets.Ruleset
	hard           bool          // the old dragon plays too
	pace           time.Duration // of a line in the family's own matches, 0 if that is not known
	vary           vary

	lab    *lab.Lab
	cancel context.CancelFunc // nil while nothing is played
	timer  func()

	page     *widgets.Page
	asked    fyne.CanvasObject // the choices
	varied   *fyne.Container   // those among them of a rule and its values
	progress *widget.Label
	run      *widgets.Button
	other    *widgets.Button // goes back to the choices
	saves    []*widgets.Button
	where    *shell.Place
	foot     fyne.CanvasObject
	root     *fyne.Container
	// plots are those of the measures, by their ids: a plot stays until it is drawn anew.
	plots map[string]*widgets.Picture
}

// Ways are the routes from this screen to others.
type Ways struct {
	// Show opens a file in the system's own viewer.
	Show func(path string)
	// Matches is how many matches easy bots play; 0 is as many as are usual.
	Matches int
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the screen for rules, compared with the standard.
func New(sh *shell.Shell, rules *rulesets.Ruleset, ways Ways) *Screen {
	s := &Screen{shell: sh, game: rules.Game, rules: rules, ways: ways, list: []*rulesets.Ruleset{rules},
		page: widgets.NewPage(820), progress: widgets.Quiet(""), where: sh.NewPlace(),
		varied: container.New(widgets.Column{Gap: 16}),
		plots:  map[string]*widgets.Picture{}}
	if standard, err := s.game.Standard(); err == nil && !same(standard, rules) {
		s.against, s.list = standard, append(s.list, standard)
	}
	s.run = widgets.NewMain(words.LabGo, theme.MediaPlayIcon(), s.toggle)
	s.other = widgets.NewButton(words.LabOther, theme.NavigateBackIcon(), s.again)
	s.saves = []*widgets.Button{
		widgets.NewButton(words.LabSaveFigures, theme.DocumentSaveIcon(), func() { s.write(figures) }),
		widgets.NewButton(words.LabSave, theme.DocumentSaveIcon(), func() { s.write(page) }),
	}
	s.choose()
	return s
}

// same reports whether two rulesets are the same one.
func same(one, other *rulesets.Ruleset) bool {
	return one != nil && other != nil && one.ID == other.ID && one.Shipped() == other.Shipped()
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.WhatDoesItDo }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.game) }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.run }

// Key implements shell.Keyed: the answers scroll.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.page.Key(key) }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.stop() }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.show()
	s.shell.Work(func() func() {
		listings, pace := s.game.List(), session.Pace(household.Folder(s.shell.Folder).Matches(), s.game.ID)
		return func() {
			s.list, s.pace = nil, pace
			for _, one := range listings {
				if one.Ruleset != nil {
					s.list = append(s.list, one.Ruleset)
				}
			}
			s.choose()
			s.show()
		}
	})
	buttons := append([]*widgets.Button{s.where.Button}, append(slices.Clone(s.saves), s.run)...)
	s.foot = widgets.Footer(s.progress, buttons...)
	s.root = container.NewBorder(nil, s.foot, nil, nil, s.page)
	return s.root
}

// choose makes the choices: which rules, with what they are compared, and who plays.
func (s *Screen) choose() {
	names, with := []string{}, []string{words.LabNothing}
	rules, against := -1, 0
	for i, one := range s.list {
		name := words.Short(one.Name, 40)
		names, with = append(names, name), append(with, name)
		if same(one, s.rules) {
			rules = i
		}
		if same(one, s.against) {
			against = i + 1
		}
	}
	pick := widgets.NewPick(names, rules, func(i int) {
		s.rules, s.vary = s.list[i], vary{on: s.vary.on}
		s.fillVaried()
		s.again()
	})
	if with = append(with, words.LabVary); s.vary.on {
		against = len(with) - 1
	}
	other := widgets.NewPick(with, against, func(i int) {
		s.against, s.vary.on = nil, i == len(with)-1
		if i > 0 && !s.vary.on {
			s.against = s.list[i-1]
		}
		s.fillVaried()
		s.again()
	})
	dragon := widgets.NewCheck(words.LabWithHard, s.hard, func(on bool) { s.hard = on; s.again() })
	s.fillVaried()
	s.asked = container.New(widgets.Column{Gap: 16}, widgets.Field(words.LabRules, "", pick.Row),
		widgets.Field(words.LabAgainst, "", other.Row), s.varied,
		widgets.Field(words.LabPlayers, words.LabPlayersHelp, widgets.NewRow(dragon)))
}

// again forgets what has been found, since something else is asked now.
func (s *Screen) again() {
	s.stop()
	s.lab, s.plots = nil, map[string]*widgets.Picture{}
	s.progress.SetText("")
	s.where.Set("")
	s.run.SetText(words.LabGo)
	s.show()
}

// heading names what is compared.
func (s *Screen) heading() string {
	switch {
	case s.vary.on && s.vary.field.Key != "":
		return words.LabSweep(s.rules.Name, s.vary.field.Label)
	case s.compared() == nil:
		return s.rules.Name
	}
	return words.LabTitle(s.rules.Name, s.against.Name)
}

// compared returns the rules that those in question are compared with, nil if there are none or they are the same.
func (s *Screen) compared() *rulesets.Ruleset {
	if same(s.rules, s.against) || s.vary.on {
		return nil
	}
	return s.against
}

// toggle starts the lab, or stops it.
func (s *Screen) toggle() {
	if s.cancel != nil {
		s.stop()
		s.show()
		return
	}
	asked, err := lab.New(lab.Question{Rules: s.rules, Against: s.compared(), Vary: s.vary.asked(), Pace: s.pace,
		Table:   s.shell.Games.Tables[s.game.ID],
		Matches: cmp.Or(s.ways.Matches, matches), MaxLines: maxLines, Hard: s.hard, Seed: s.shell.Seed(),
		Workers: max(1, runtime.NumCPU()-1)}) // one is left for a table that is being played
	if err != nil {
		s.shell.Say(words.WhatDoesItDo, words.Problem(err))
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.lab, s.cancel = asked, cancel
	s.run.Icon = theme.MediaStopIcon()
	s.run.SetText(words.LabStop)
	s.where.Set("")
	s.watch()
	s.shell.Work(func() func() {
		err := asked.Run(ctx)
		return func() {
			if ctx.Err() != nil {
				return // stopped or left, perhaps after the last match
			}
			s.stop()
			s.show()
			if err != nil {
				s.shell.Say(words.WhatDoesItDo, words.Problem(err))
			}
		}
	})
}

// stop ends the run, if there is one.
func (s *Screen) stop() {
	if s.cancel == nil {
		return
	}
	s.cancel()
	s.timer()
	s.cancel = nil
	s.run.Icon = theme.MediaPlayIcon()
	s.run.SetText(words.LabOnceMore)
}

// watch shows the results again and again while the lab runs.
func (s *Screen) watch() {
	s.timer = s.shell.After(refresh, func() {
		if s.cancel != nil {
			s.show()
			s.watch()
		}
	})
}

// show shows what is known so far.
func (s *Screen) show() {
	cards := []fyne.CanvasObject{s.asked, widgets.Heading(s.heading())}
	known := false
	if s.lab != nil { // the answers take the place of the choices
		cards = []fyne.CanvasObject{widgets.Heading(s.heading()), widgets.NewRow(s.other)}
		part, left, ok := s.lab.Progress()
		s.progress.SetText(words.LabProgress(part, left, ok))
		if said := s.lab.Verdicts(); len(said) > 0 {
			column := widgets.NewColumn()
			for _, sentence := range said {
				column.Add(widgets.Text(words.Sentence(sentence)))
			}
			cards = append(cards, widgets.Panel(column))
		}
		for _, m := range s.lab.Measures() {
			cards = append(cards, s.card(m))
		}
		known = s.lab.Report(0, 0).Matches > 0
	}
	for _, save := range s.saves {
		save.SetEnabled(known)
	}
	s.page.Set(cards...)
}

// card returns a question with its plot and its answers.
func (s *Screen) card(m lab.Measure) fyne.CanvasObject {
	column := widgets.NewColumn(widgets.Words(m.Question, theme.SizeNameText, look.Bold))
	if m.Alike() {
		column.Add(widgets.Text(m.Answers[0].Text))
		return widgets.Panel(column)
	}
	if plot := lab.Plot(m, plotWidth/max(1, float64(look.Current().Text))); plot != nil {
		picture := s.plots[m.ID]
		if picture == nil {
			picture = widgets.NewPicture(fyne.NewSize(200, 20), s.shell.Work, nil)
			s.plots[m.ID] = picture
		}
		picture.Ratio = float32(plot.Width / plot.Height)
		picture.SetDraw(func(width, height int) image.Image {
			return draw(plot, look.Current().Palette, width, height)
		})
		column.Add(widgets.Indent(look.Current().Size(theme.SizeNameInnerPadding), picture))
	}
	bots := s.lab.Bots() // what the same bots show by both rules stands together
	slices.SortStableFunc(m.Answers, func(a, b lab.Answer) int {
		return cmp.Compare(slices.Index(bots, a.Bots), slices.Index(bots, b.Bots))
	})
	for _, a := range m.Answers {
		column.Add(widgets.Text(words.Facts(a.Rules, words.LabBots(a.Bots), a.Text)))
	}
	return widgets.Panel(column)
}

// draw draws a plot on the paper of a palette, as large as fits, in the colours that boards have in it. The paper stays
// under the words when the look changes while the picture is shown.
func draw(plot *drawing.Drawing, palette *look.Palette, width, height int) image.Image {
	paper := drawing.New(plot.Width, plot.Height)
	paper.Rect(paper.Area(), drawing.Filled(palette.Paper))
	paper.Add(palette.Recolouring().Drawing(plot).Marks...)
	scale := min(float64(width)/plot.Width, float64(height)/plot.Height)
	sheet := image.NewRGBA(image.Rect(0, 0, max(1, int(plot.Width*scale)), max(1, int(plot.Height*scale))))
	if err := raster.Draw(sheet, paper, 0, 0, scale); err != nil {
		return image.NewRGBA(sheet.Rect)
	}
	return sheet
}

// page returns what is known as a page to print.
func page(asked *lab.Lab, title string) ([]prints.File, error) {
	file, err := prints.Make("", pdf.Document{Title: title, Pages: []pdf.Page{{Drawing: asked.Page(title)}}})
	return []prints.File{file}, err
}

// figures returns what is known as programs read it: the measures as a table, and everything as JSON.
func figures(asked *lab.Lab, _ string) ([]prints.File, error) {
	table, err := asked.Table()
	if err != nil {
		return nil, err
	}
	all, err := asked.Figures()
	if err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(all, "", "  ")
	return []prints.File{{Ending: "csv", Data: table}, {Ending: "json", Data: text}}, err
}

// write writes what is known into the family's folder under a new name, and opens the first file of it.
func (s *Screen) write(as func(asked *lab.Lab, title string) ([]prints.File, error)) {
	if s.lab == nil {
		return
	}
	asked, title, folder, name := s.lab, s.heading(), household.Folder(s.shell.Folder), rulesets.CleanName(s.rules.Name)
	s.shell.Work(func() func() {
		made, err := as(asked, title)
		var paths []string
		if err == nil {
			paths, err = prints.WriteNew(folder, name, made)
		}
		return func() {
			if err != nil {
				s.shell.Say(words.CannotSave, words.Problem(err))
				return
			}
			s.progress.SetText(words.Facts(append([]string{words.SavedPrint}, paths...)...))
			s.where.Set(paths[0])
			s.foot.Refresh()
			s.root.Refresh()
			s.ways.Show(paths[0])
		}
	})
}
