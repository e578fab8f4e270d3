// Package refuge is the page of a start where the family's folder cannot be written. It says so before anything is
// played, and offers another folder, or to play without keeping.
package refuge

import (
	"errors"
	"os"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/rulesets/household"
)

// Screen is the page.
type Screen struct {
	shell   *shell.Shell
	goOn    shell.Route
	page    *widgets.Page
	another *widgets.Button
	asks    int // how often people have asked for something here
}

var _ shell.Screen = (*Screen)(nil)

// patience is how long the family's folder may take to answer before people are asked what to do.
const patience = 5 * time.Second

// errNoAnswer is what keeps a folder from being written that is on a disk that is asleep, or gone.
var errNoAnswer = errors.New(words.NoAnswer)

// Look goes to the page in place of the present one if the family's folder cannot be written, or does not answer.
// It looks in the background, since a disk may be asleep. If that wakes up while the page is shown, it goes on by
// itself. GoOn is the route that is taken when there is a folder that can be written.
func Look(sh *shell.Shell, goOn shell.Route) {
	folder := household.Folder(sh.Folder)
	var asked shell.Screen
	ask := func(err error) {
		if sh.AtHome() && sh.Folder == string(folder) { // else they play by now, as without keeping
			sh.Replace(func(sh *shell.Shell) shell.Screen { return New(sh, folder, err, goOn) })
			asked = sh.Screen()
		}
	}
	stop := sh.After(patience, func() { ask(errNoAnswer) })
	sh.Work(func() func() {
		err := folder.Check()
		return func() {
			stop()
			switch {
			case err != nil:
				ask(err)
			case asked != nil && sh.Screen() == asked:
				sh.Replace(goOn)
			}
		}
	})
}

// New returns the page for a folder and what keeps it from being written.
func New(sh *shell.Shell, folder household.Folder, err error, goOn shell.Route) *Screen {
	s := &Screen{shell: sh, goOn: goOn, page: widgets.NewPage(820)}
	s.another = widgets.NewMain(words.AnotherFolder, theme.FolderOpenIcon(), s.choose)
	s.another.Tall = true
	again := func() { s.tryIn(func() household.Folder { return folder }, household.Folder.Use) }
	s.page.Set(
		widgets.Text(words.NothingKeptIn(string(folder))),
		widgets.Words(words.NothingKeptWhy(files.Cause(err).Error()), theme.SizeNameText, look.Bold),
		widgets.Text(words.NothingKeptMay),
		widgets.Panel(container.New(widgets.Column{Gap: -6}, widgets.Text(words.NothingKeptProtected),
			widgets.Text(words.NothingKeptCloud), widgets.Text(words.NothingKeptDisk))),
		widgets.NewRow(s.another,
			widgets.NewButton(words.TryAgain, theme.ViewRefreshIcon(), again),
			widgets.NewButton(words.PlayUnkept, theme.MediaPlayIcon(), s.unkept)),
		widgets.Quiet(words.NothingKeptAside))
	return s
}

// choose has people choose another folder, in which one called Homespun is made unless it is called so itself.
func (s *Screen) choose() {
	s.shell.Over(dialog.NewFolderOpen(func(place fyne.ListableURI, err error) {
		if err == nil && place != nil {
			s.tryIn(func() household.Folder { return household.Within(place.Path()) }, household.Folder.Choose)
		}
	}, s.shell.Window))
}

// work does something in the background, and then on the window's goroutine what it returns, unless people have asked
// for something else or left the page by then: a disk that was asleep may answer late.
func (s *Screen) work(do func() func()) {
	awaited := s.ask()
	s.shell.Work(func() func() {
		then := do()
		return func() {
			if awaited() {
				then()
			}
		}
	})
}

// ask notes that people have asked for something, and returns what reports whether they still wait for it.
func (s *Screen) ask() (awaited func() bool) {
	s.asks++
	mine := s.asks
	return func() bool { return s.asks == mine && s.shell.Screen() == s }
}

// tryIn goes on with a folder if it can be written, and makes it the family's; else the page is about this one.
func (s *Screen) tryIn(find func() household.Folder, keep func(household.Folder) error) {
	s.work(func() func() {
		folder := find()
		tell := func(err error) {
			s.shell.Replace(func(sh *shell.Shell) shell.Screen { return New(sh, folder, err, s.goOn) })
		}
		if err := folder.Check(); err != nil {
			return func() { tell(err) }
		}
		return func() { s.begin(folder, words.App, keep, tell) }
	})
}

// unkept goes on with a folder of the system's for what is not kept.
func (s *Screen) unkept() {
	tell := func(err error) { s.shell.Say(words.NothingKept, words.Problem(err)) }
	s.work(func() func() {
		path, err := os.MkdirTemp("", "Homespun")
		if err != nil {
			return func() { tell(err) }
		}
		return func() { s.begin(household.Folder(path), words.Unkept, household.Folder.Use, tell) }
	})
}

// begin makes a folder the family's and goes to the first screen with it, in a window of a title.
func (s *Screen) begin(folder household.Folder, title string, keep func(household.Folder) error, tell func(error)) {
	awaited := s.ask()
	s.shell.Work(func() func() {
		err := keep(folder)
		return func() {
			switch {
			case !awaited():
				_ = household.Folder(s.shell.Folder).Use() // the one that is shown by now
			case err != nil:
				tell(err)
			default:
				s.shell.Folder = string(folder)
				s.shell.Window.SetTitle(title)
				s.shell.Replace(s.goOn)
			}
		}
	})
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.NothingKept }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject { return s.page }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.another }

// Leave implements shell.Screen.
func (s *Screen) Leave() {}
