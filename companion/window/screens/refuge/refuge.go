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
		if sh.AtHome() { // else they play by now, as without keeping
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
	s.page.Set(
		widgets.Text(words.NothingKeptIn(string(folder))),
		widgets.Words(words.NothingKeptWhy(files.Cause(err).Error()), theme.SizeNameText, look.Bold),
		widgets.Text(words.NothingKeptMay),
		widgets.Panel(container.New(widgets.Column{Gap: -6}, widgets.Text(words.NothingKeptProtected),
			widgets.Text(words.NothingKeptCloud), widgets.Text(words.NothingKeptDisk))),
		widgets.NewRow(s.another,
			widgets.NewButton(words.TryAgain, theme.ViewRefreshIcon(), func() { s.tryIn(folder, household.Folder.Use) }),
			widgets.NewButton(words.PlayUnkept, theme.MediaPlayIcon(), s.unkept)),
		widgets.Quiet(words.NothingKeptAside))
	return s
}

// choose has people choose another folder, in which one called Homespun is made unless it is called so itself.
func (s *Screen) choose() {
	s.shell.Over(dialog.NewFolderOpen(func(place fyne.ListableURI, err error) {
		if err == nil && place != nil {
			s.tryIn(household.Within(place.Path()), household.Folder.Choose)
		}
	}, s.shell.Window))
}

// tryIn goes on with a folder if it can be written, and makes it the family's; else the page is about this one.
func (s *Screen) tryIn(folder household.Folder, keep func(household.Folder) error) {
	s.shell.Work(func() func() {
		err := folder.Check()
		if err == nil {
			err = keep(folder)
		}
		return func() {
			if err != nil {
				s.shell.Replace(func(sh *shell.Shell) shell.Screen { return New(sh, folder, err, s.goOn) })
				return
			}
			s.begin(folder)
		}
	})
}

// unkept goes on with a folder of the system's for what is not kept.
func (s *Screen) unkept() {
	s.shell.Work(func() func() {
		path, err := os.MkdirTemp("", "Homespun")
		if err == nil {
			err = household.Folder(path).Use()
		}
		return func() {
			if err != nil {
				s.shell.Say(words.NothingKept, words.Problem(err))
				return
			}
			s.shell.Window.SetTitle(words.Unkept)
			s.begin(household.Folder(path))
		}
	})
}

// begin goes to the first screen with a folder.
func (s *Screen) begin(folder household.Folder) {
	s.shell.Folder = string(folder)
	s.shell.Replace(s.goOn)
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.NothingKept }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject { return s.page }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.another }

// Leave implements shell.Screen.
func (s *Screen) Leave() {}
