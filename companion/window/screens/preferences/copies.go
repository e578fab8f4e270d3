package preferences

import (
	"cmp"
	"errors"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/backup"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets/household"
)

// Place returns the folder for copies of the family's files.
func Place(sh *shell.Shell) string {
	return cmp.Or(sh.Settings().Copies, household.Folder(sh.Folder).Copies())
}

// settled is how long after a start the copy of the week is made: when the first screen stands.
const settled = 20 * time.Second

// failed is the key of the error of the week's copy.
type failed struct{}

// Weekly has the copy of the week made in the background, if it is due. What keeps it from being made is told
// in the settings. Nothing is copied if people have gone to another folder by then.
func Weekly(sh *shell.Shell) {
	folder := household.Folder(sh.Folder)
	sh.After(settled, func() {
		place, now := Place(sh), sh.Now()
		if string(folder) != sh.Folder || sh.Closed() {
			return
		}
		sh.Work(func() func() {
			err := backup.Weekly(folder, place, now)
			return func() { sh.Keep(failed{}, err) }
		})
	})
}

// copies is the panel of the copies.
type copies struct {
	screen *Screen
	// says is when the last copy was made, or what was just done, and where is where they lie.
	says, where *widget.Label
	keep, usual *widgets.Button
}

// newCopies returns the panel. Bring goes to the screen that brings back.
func newCopies(s *Screen, bring func()) fyne.CanvasObject {
	c := &copies{screen: s, says: widgets.Text(words.Opening), where: widgets.Quiet("")}
	c.keep = widgets.NewButton(words.KeepACopy, theme.DocumentSaveIcon(), c.keepOne)
	c.usual = widgets.NewButton(words.UsualPlace, theme.HomeIcon(), func() { c.put("") })
	c.read()
	return widgets.Panel(container.New(widgets.Column{Gap: 0},
		widgets.Words(words.FamilyCopies, theme.SizeNameText, look.Bold), c.says, c.where,
		widgets.Quiet(words.FamilyCopiesHelp+" "+words.CopiesKept),
		widgets.Indent(8, widgets.NewRow(c.keep,
			widgets.NewButton(words.AnotherPlace, theme.FolderOpenIcon(), c.choose), c.usual,
			widgets.NewButton(words.BringBackFrom, theme.ContentUndoIcon(), bring)))))
}

// read says in the background when the last copy was made and where: its drive may be asleep.
func (c *copies) read() {
	sh, place := c.screen.shell, Place(c.screen.shell)
	folder := household.Folder(sh.Folder)
	c.where.SetText(words.CopiesIn(place))
	widgets.SetVisible(c.usual, sh.Settings().Copies != "")
	sh.Work(func() func() {
		last := backup.Last(folder, place)
		return func() {
			said := []string{words.NoCopyYet}
			if last.Path != "" {
				said[0] = words.LastCopy(words.Facts(words.When(last.Made, sh.Now()),
					filepath.Base(last.Path)))
				if last.Left != nil {
					said = append(said, words.Problem(last.Left), words.NoneRemoved)
				}
			}
			var left *backup.LeftError // what the last copy lacks is told above
			if err, _ := sh.Kept(failed{}).(error); err != nil && !errors.As(err, &left) {
				said = append(said, words.WeeklyFailed(words.Problem(err)))
			}
			c.say(said...)
		}
	})
}

// say says how the copies stand.
func (c *copies) say(said ...string) {
	c.says.SetText(strings.Join(said, "\n"))
	c.screen.page.Again()
}

// keepOne makes a copy.
func (c *copies) keepOne() {
	sh, place := c.screen.shell, Place(c.screen.shell)
	folder, now := household.Folder(sh.Folder), sh.Now()
	c.keep.SetEnabled(false)
	c.say(words.Keeping)
	sh.Work(func() func() {
		kept, err := backup.Keep(folder, place, now)
		return func() {
			c.keep.SetEnabled(true)
			switch {
			case err != nil:
				c.say(words.Problem(err))
			case len(kept.Left) > 0:
				c.say(words.CopyKept(kept.Files, filepath.Base(kept.Path)),
					words.CopyLeft(len(kept.Left), kept.Left[0]))
			default:
				c.say(words.CopyKept(kept.Files, filepath.Base(kept.Path)))
			}
		}
	})
}

// choose has people choose another folder for the copies, such as one on another drive.
func (c *copies) choose() {
	sh := c.screen.shell
	sh.Over(dialog.NewFolderOpen(func(place fyne.ListableURI, err error) {
		if err == nil && place != nil {
			c.put(place.Path())
		}
	}, sh.Window))
}

// put makes a folder that of the copies, if they can be kept there; "" is the usual one.
func (c *copies) put(place string) {
	sh := c.screen.shell
	folder := household.Folder(sh.Folder)
	sh.Work(func() func() {
		var err error
		if place != "" {
			err = backup.Check(folder, place)
		}
		return func() {
			if err != nil {
				c.say(words.Problem(err))
				return
			}
			c.screen.set(func(to *settings.Settings) { to.Copies = place })
			c.read()
		}
	})
}
