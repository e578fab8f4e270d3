// Package bringback is the screen that brings back what is in a copy of the family's folder. It shows what
// differs before it does anything.
package bringback

import (
	"path/filepath"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/backup"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets/household"
)

const (
	// mostCopies is how many copies are offered, and mostNames how many files of a sort are named.
	mostCopies, mostNames = 12, 8
)

// Screen is the page.
type Screen struct {
	shell  *shell.Shell
	folder household.Folder
	place  string
	page   *widgets.Page
	do     *widgets.Button
	other  *widgets.Button
	first  fyne.Focusable
	root   *fyne.Container
	gone   bool
	// opened is the copy that is shown, nil for none, and list what differs in it.
	opened *backup.Copy
	list   []backup.Difference
}

var (
	_ shell.Screen  = (*Screen)(nil)
	_ shell.Keyed   = (*Screen)(nil)
	_ shell.Dropped = (*Screen)(nil)
)

// New returns the screen. It begins with the copies in a place.
func New(sh *shell.Shell, place string) *Screen {
	s := &Screen{shell: sh, folder: household.Folder(sh.Folder), place: place, page: widgets.NewPage(820)}
	s.do = widgets.NewMain(words.BringDo(0), theme.ContentUndoIcon(), s.bring)
	s.other = widgets.NewButton(words.ChooseFile, theme.FolderOpenIcon(), s.choose)
	s.do.SetEnabled(false)
	s.do.Hide()
	s.first = s.other
	s.root = container.NewBorder(nil, widgets.Footer(widgets.Quiet(words.BringHelp), s.other, s.do), nil,
		nil, s.page)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.BringBack }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.first }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Key implements shell.Keyed: the arrows scroll.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.page.Key(key) }

// Drop implements shell.Dropped.
func (s *Screen) Drop(path string) { s.read(path, "") }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.work(words.Opening, func() func() {
		copies := backup.List(s.folder, s.place)
		return func() { s.offer(copies) }
	})
	return s.root
}

// work shows what is being done, and does it in the background.
func (s *Screen) work(what string, slow func() func()) {
	s.page.Set(widgets.Flush(widgets.Text(what)))
	s.do.SetEnabled(false)
	s.shell.Work(func() func() {
		done := slow()
		return func() {
			if !s.gone {
				done()
				s.root.Refresh() // the buttons may need more room
				s.page.Top()
				s.shell.Refocus()
			}
		}
	})
}

// offer shows copies to choose from.
func (s *Screen) offer(copies []backup.Listed) {
	rows := container.New(widgets.Column{Gap: 6})
	if len(copies) == 0 {
		rows.Add(widgets.Text(words.NoCopyYet))
	}
	for i, one := range copies[:min(len(copies), mostCopies)] {
		b := widgets.NewButton(words.Facts(filepath.Base(one.Path), words.When(one.Made, s.shell.Now())),
			theme.HistoryIcon(), func() { s.read(one.Path, "") })
		b.Leading = true
		if rows.Add(b); i == 0 {
			s.first = b
		}
	}
	s.page.Set(widgets.Flush(widgets.Text(words.CopiesIn(s.place))), widgets.Panel(rows))
}

// choose has people choose a copy.
func (s *Screen) choose() {
	s.shell.ChooseFile(words.ZipKind, []string{backup.Ending}, func(path string, err error) {
		switch {
		case s.gone:
		case err != nil:
			s.shell.Say(words.BringBack, words.Problem(err))
		default:
			s.read(path, "")
		}
	})
}

// read opens a copy, and shows what differs below what has been done.
func (s *Screen) read(path, done string) {
	s.work(words.Comparing, func() func() {
		opened, err := backup.Open(path)
		var list []backup.Difference
		if err == nil {
			list, err = opened.Against(s.folder)
		}
		return func() {
			if err != nil {
				s.first = s.other
				s.do.Hide()
				s.page.Set(widgets.Panel(container.New(widgets.Column{Gap: -6},
					widgets.Words(filepath.Base(path), theme.SizeNameText, look.Bold),
					widgets.Danger(widgets.Text(words.Problem(err))))))
				return
			}
			s.opened, s.list = opened, list
			s.show(done)
		}
	})
}

// show shows what differs.
func (s *Screen) show(done string) {
	by := map[backup.State][]backup.Difference{}
	back := 0
	for _, d := range s.list {
		by[d.State] = append(by[d.State], d)
		if d.To != "" {
			back++
		}
	}
	now := s.shell.Now()
	copied := words.CopyOf(filepath.Base(s.opened.Path), words.When(s.opened.Made, now))
	head := container.New(widgets.Column{Gap: -6}, widgets.Words(copied, theme.SizeNameText, look.Bold))
	if done != "" {
		head.Add(widgets.Text(done))
	}
	if back == 0 && len(s.opened.Damaged) == 0 {
		head.Add(widgets.Text(words.AllThere))
	}
	if s.opened.Skipped > 0 {
		head.Add(widgets.Quiet(words.BringSkipped(s.opened.Skipped)))
	}
	objects := []fyne.CanvasObject{widgets.Panel(head)}
	var damaged []backup.Difference
	for _, name := range s.opened.Damaged {
		damaged = append(damaged, backup.Difference{File: backup.File{Name: name}})
	}
	for _, sort := range []struct {
		title, help string
		list        []backup.Difference
	}{
		{words.BringDamaged, words.BringDamagedHelp, damaged},
		{words.BringMissing, words.BringMissingHelp, by[backup.Missing]},
		{words.BringChanged, words.BringChangedHelp, by[backup.Changed]},
		{words.BringGrown, words.BringGrownHelp, by[backup.Grown]},
		{words.BringOnlyNow, words.BringOnlyNowHelp, by[backup.OnlyNow]},
	} {
		if len(sort.list) == 0 {
			continue
		}
		rows := container.New(widgets.Column{Gap: -8},
			widgets.Words(words.Facts(sort.title, strconv.Itoa(len(sort.list))), theme.SizeNameText,
				look.Bold),
			widgets.Quiet(sort.help))
		for _, d := range sort.list[:min(len(sort.list), mostNames)] {
			rows.Add(row(d, words.When(d.Written, now)))
		}
		if more := len(sort.list) - mostNames; more > 0 {
			rows.Add(widgets.Quiet(words.BringMore(more)))
		}
		objects = append(objects, widgets.Panel(rows))
	}
	s.do.SetText(words.BringDo(back))
	s.do.SetEnabled(back > 0)
	widgets.SetVisible(s.do, back > 0)
	if s.first = s.other; back > 0 {
		s.first = s.do
	}
	s.page.Set(objects...)
}

// row is the line of a file: where it lies, how large it is and when it was written, not what is in it.
func row(d backup.Difference, when string) fyne.CanvasObject {
	name := widgets.Text(strings.ReplaceAll(d.Name, "/", " › "))
	if d.Written.IsZero() {
		return name
	}
	facts := widgets.Quiet(words.Facts(words.Bytes(d.Size), when))
	facts.Wrapping = fyne.TextWrapOff
	return container.NewBorder(nil, nil, nil, facts, name)
}

// bring brings back what is shown, and then shows what still differs.
func (s *Screen) bring() {
	opened, list := s.opened, s.list
	s.work(words.BringBusy, func() func() {
		done, err := opened.Bring(s.folder, list)
		return func() { s.read(opened.Path, told(done, err)) }
	})
}

// told says what has been brought back.
func told(done backup.Brought, err error) string {
	var said []string
	if done.New > 0 {
		said = append(said, words.BroughtNew(done.New))
	}
	if done.Beside > 0 {
		said = append(said, words.BroughtBeside(done.Beside))
	}
	switch {
	case len(done.Failed) > 0:
		said = append(said, words.BroughtFailed(len(done.Failed), done.Failed[0], words.Problem(err)))
	case err != nil:
		said = append(said, words.BroughtNone, words.Problem(err))
	}
	return strings.Join(said, " ")
}
