// Package whatif is the screen of the lab: bots play by two rulesets, and it shows what differs while they do.
package whatif

import (
	"cmp"
	"context"
	"image"
	"runtime"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/album"
	"homespun/companion/kit"
	"homespun/companion/lab"
	"homespun/companion/look"
	"homespun/companion/prints"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/printables/drawing"
	"homespun/printables/pdf"
	"homespun/printables/raster"
	"homespun/rulesets"
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

// Screen asks what rules do, compared with the standard.
type Screen struct {
	shell *shell.Shell
	rules *rulesets.Ruleset
	ways  Ways

	lab    *lab.Lab
	cancel context.CancelFunc // nil while nothing is played
	timer  func()

	page     *kit.Page
	progress *widget.Label
	run      *kit.Button
	save     *kit.Button
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
)

// New returns the screen for rules.
func New(sh *shell.Shell, rules *rulesets.Ruleset, ways Ways) *Screen {
	s := &Screen{shell: sh, rules: rules, ways: ways, page: kit.NewPage(820), progress: kit.Quiet("")}
	s.run = kit.NewMain(words.LabGo, theme.MediaPlayIcon(), s.toggle)
	s.save = kit.NewButton(words.LabSave, theme.DocumentSaveIcon(), s.savePage)
	s.save.SetEnabled(false)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.WhatDoesItDo }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.rules.Game) }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.run }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.stop() }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.show()
	return container.NewBorder(nil, kit.Footer(s.progress, s.save, s.run), nil, nil, s.page)
}

// heading names what is compared: nothing for the standard itself.
func (s *Screen) heading() string {
	standard, err := s.rules.Game.Standard()
	if err != nil || s.rules.ID == standard.ID && s.rules.Shipped() {
		return s.rules.Name
	}
	return words.LabTitle(s.rules.Name, standard.Name)
}

// toggle starts the lab, or stops it.
func (s *Screen) toggle() {
	if s.cancel != nil {
		s.stop()
		s.show()
		return
	}
	standard, err := s.rules.Game.Standard()
	if err != nil {
		s.shell.Say(words.WhatDoesItDo, words.Problem(err))
		return
	}
	question := lab.Question{Rules: s.rules, Against: standard, Matches: cmp.Or(s.ways.Matches, matches),
		MaxLines: maxLines,
		Seed:     s.shell.Seed(), Workers: max(1, runtime.NumCPU()-1)} // one is left for a table that is being played
	if s.rules.ID == standard.ID && s.rules.Shipped() {
		question.Against = nil
	}
	asked, err := lab.New(question)
	if err != nil {
		s.shell.Say(words.WhatDoesItDo, words.Problem(err))
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.lab, s.cancel = asked, cancel
	s.run.SetText(words.LabStop)
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
	s.run.SetText(words.LabGo)
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
	cards := []fyne.CanvasObject{kit.Heading(s.heading())}
	if s.lab != nil {
		part, _, _ := s.lab.Progress()
		s.progress.SetText(words.LabFar(int(100 * part)))
		if said := s.lab.Verdicts(); len(said) > 0 {
			column := kit.NewColumn()
			for _, sentence := range said {
				column.Add(kit.Text(sentence))
			}
			cards = append(cards, kit.Panel(column))
		}
		for _, m := range s.lab.Measures() {
			cards = append(cards, s.card(m))
		}
		s.save.SetEnabled(s.lab.Report(0, 0).Matches > 0)
	}
	s.page.Set(cards...)
}

// card returns a question with its plot and its answers.
func (s *Screen) card(m lab.Measure) fyne.CanvasObject {
	column := kit.NewColumn(kit.Words(m.Question, theme.SizeNameText, look.Bold))
	if plot := lab.Plot(m, plotWidth/max(1, float64(look.Current().Text))); plot != nil {
		picture := kit.NewPicture(fyne.NewSize(200, 20), s.shell.Work, func(width, height int) image.Image {
			return draw(plot, look.Current().Palette, width, height)
		})
		picture.Ratio = float32(plot.Width / plot.Height)
		column.Add(picture)
	}
	for _, a := range m.Answers {
		column.Add(kit.Text(words.Facts(a.Rules, words.LabBots(a.Bots), a.Text)))
	}
	return kit.Panel(column)
}

// draw draws a plot on its paper, as large as fits, in the colours that boards have in a palette.
func draw(plot *drawing.Drawing, palette *look.Palette, width, height int) image.Image {
	paper := drawing.New(plot.Width, plot.Height)
	ground := palette.Paper // it stays under the words when the look changes while the picture is shown
	if palette.Dark {
		ground = drawing.White
	}
	paper.Rect(paper.Area(), drawing.Filled(ground))
	paper.Add(plot.Marks...)
	if palette.Dark {
		paper = (&drawing.Recolouring{Of: palette.Board, Line: palette.BoardLine}).Drawing(paper)
	}
	scale := min(float64(width)/plot.Width, float64(height)/plot.Height)
	sheet := image.NewRGBA(image.Rect(0, 0, max(1, int(plot.Width*scale)), max(1, int(plot.Height*scale))))
	if err := raster.Draw(sheet, paper, 0, 0, scale); err != nil {
		return image.NewRGBA(sheet.Rect)
	}
	return sheet
}

// savePage writes the page into the family's folder under a new name, and opens it.
func (s *Screen) savePage() {
	if s.lab == nil {
		return
	}
	asked, title, folder := s.lab, s.heading(), rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		file, err := prints.Make("", pdf.Document{Title: title, Pages: []pdf.Page{{Drawing: asked.Page(title)}}})
		var paths []string
		if err == nil {
			paths, err = prints.WriteNew(folder, rulesets.CleanName(s.rules.Name), []prints.File{file})
		}
		return func() {
			if err != nil {
				s.shell.Say(words.CannotSave, words.Problem(err))
				return
			}
			s.ways.Show(paths[0])
		}
	})
}
