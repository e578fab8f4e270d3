// Package printshop is the screen on which a game's paper is looked at, chosen and saved as a PDF.
package printshop

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/album"
	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/rulesets"
)

// Wish is what is to be printed at first.
type Wish struct {
	Game *rulesets.Game
	// Ruleset and Theme are ids, file names or labels; "" is the game's own.
	Ruleset, Theme string
	// Rules are those of a match, which go before Ruleset; nil for none.
	Rules *rulesets.Ruleset
	// Names are those of each seat's players, for the score pad.
	Names [][]string
}

// Screen is the print shop.
type Screen struct {
	shell *shell.Shell
	wish  Wish
	order order
	job   *job
	turn  int // counts the orders, so that what was laid out for an older one is dropped
	gone  bool

	pages   *pages
	choices *choices
	sum     *widget.Label
	notice  *widget.Label
	save    *kit.Button
	saveAs  *kit.Button
	root    *fyne.Container
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the print shop.
func New(sh *shell.Shell, wish Wish) *Screen {
	s := &Screen{shell: sh, wish: wish}
	s.order.names, s.order.without = wish.Names, map[string]bool{}
	s.order.paper = paper.Sizes[1]
	if size, err := paper.SizeByID(sh.Settings().Paper); err == nil {
		s.order.paper = size
	}
	s.sum = kit.Words(words.LayingOut, theme.SizeNameText, look.Bold)
	s.notice = kit.Quiet("")
	s.notice.Hide()
	s.save = kit.NewMain(words.SaveAndOpen, theme.DocumentPrintIcon(), s.saveAndOpen)
	s.saveAs = kit.NewButton(words.SaveAs, theme.DocumentSaveIcon(), s.saveElsewhere)
	s.pages, s.choices = newPages(s), newChoices(s)
	foot := kit.Footer(container.New(kit.Column{Gap: -10}, s.sum, s.notice), s.saveAs, s.save)
	s.root = container.NewBorder(nil, foot, nil, nil, container.New(&halves{screen: s}, s.pages.content, s.choices.content))
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.wish.Game.Title + ": " + words.PrintTitle }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.wish.Game) }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.save }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Key implements shell.Keyed: Enter saves, the arrows and the page keys leaf.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.saveAndOpen()
	case fyne.KeyPageUp, fyne.KeyUp, fyne.KeyLeft:
		s.pages.leaf(-1)
	case fyne.KeyPageDown, fyne.KeyDown, fyne.KeyRight:
		s.pages.leaf(1)
	default:
		return false
	}
	return true
}

// Content implements shell.Screen. What there is to choose from is read beside the window.
func (s *Screen) Content() fyne.CanvasObject {
	game, wish := s.wish.Game, s.wish
	s.shell.Work(func() func() {
		listings, themes := game.List(), game.Themes()
		return func() {
			if s.gone {
				return
			}
			listings = slices.DeleteFunc(listings, func(l rulesets.Listing) bool { return l.Ruleset == nil })
			themes = slices.DeleteFunc(themes, func(t rulesets.ThemeListing) bool { return t.Theme == nil })
			s.choices.show(listings, themes, wish)
			s.lay()
		}
	})
	return s.root
}

// lay has the order laid out anew, and drops what comes too late.
func (s *Screen) lay() {
	if s.order.ruleset == nil {
		return
	}
	s.turn++
	turn, order := s.turn, s.order
	without := map[string]bool{}
	for id := range order.without {
		without[id] = true
	}
	order.without = without
	s.sum.SetText(words.LayingOut)
	s.shell.Work(func() func() {
		job, err := order.lay()
		return func() {
			if s.gone || turn != s.turn {
				return
			}
			s.laid(job, err)
		}
	})
}

// laid shows what was laid out.
func (s *Screen) laid(job *job, err error) {
	s.job = job
	if err != nil {
		s.job = nil
		s.sum.SetText(words.CannotPrint + ": " + words.Problem(err))
		s.notice.Hide()
		s.pages.show(nil)
		s.able(false)
		return
	}
	s.choices.parts(job.all)
	if len(job.Pages) == 0 {
		s.sum.SetText(words.NoPages)
	} else {
		s.sum.SetText(words.Sheets(job.Sheets(), s.order.paper.Name, job.Minutes))
	}
	notice := ""
	for _, one := range job.Notices {
		notice += one + " "
	}
	if notice == "" && len(job.Pages) > 0 {
		notice = words.PrintHundred
	}
	s.notice.SetText(notice)
	kit.SetVisible(s.notice, notice != "")
	s.pages.show(job.Pages)
	s.able(len(job.Pages) > 0)
	s.root.Refresh()
}

func (s *Screen) able(on bool) {
	s.save.SetEnabled(on)
	s.saveAs.SetEnabled(on)
}

// halves stands the pages left and the choices right.
type halves struct{ screen *Screen }

// Layout implements fyne.Layout.
func (h *halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	text := look.Current().Text
	right := fyne.Min(400*text, size.Width*0.5)
	h.screen.pages.narrow(size.Width-right < 560)
	objects[0].Move(fyne.NewPos(0, 0))
	objects[0].Resize(fyne.NewSize(size.Width-right, size.Height))
	objects[1].Move(fyne.NewPos(size.Width-right, 0))
	objects[1].Resize(fyne.NewSize(right, size.Height))
}

// MinSize implements fyne.Layout.
func (h *halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 240) }
