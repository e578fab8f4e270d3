// Package history is the screen of all saved matches: unfinished ones, finished ones, and files that cannot
// be read.
package history

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/doubles"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/bin"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/rulesets/household"
)

// Ways are the routes from this screen to others.
type Ways struct {
	// Open opens a match file at the table.
	Open func(path string)
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// batch is how many matches are shown at a time. It is small because each file is read for its picture.
const batch = 12

// Screen lists the matches.
type Screen struct {
	shell  *shell.Shell
	ways   Ways
	page   *widgets.Page
	saved  []session.Saved
	leaves []*album.Leaf
	first  fyne.Focusable
	more   *widgets.Button
	gone   bool
}

var _ shell.Screen = (*Screen)(nil)

// New returns the screen.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, page: widgets.NewPage(1240)}
	s.more = widgets.NewButton(words.MoreMatches, theme.MoveDownIcon(), s.next)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.Matches }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.first }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.page.Set(widgets.Flush(widgets.Text(words.Opening)))
	s.read()
	return s.page
}

// read reads the list of the files again, and then the first of them.
func (s *Screen) read() {
	folder := household.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		saved, err := session.Matches(folder.Matches(), s.shell.Games.Options())
		saved = doubles.Beside(saved, func(one session.Saved) string { return one.Path })
		return func() {
			if s.gone {
				return
			}
			if err != nil {
				s.shell.Say(words.Matches, words.Problem(err))
			}
			s.saved, s.leaves = saved, nil
			s.next()
		}
	})
}

// changes returns the buttons that rename a match and move it into the bin.
func (s *Screen) changes(leaf *album.Leaf) fyne.CanvasObject {
	rename := widgets.NewButton("", theme.DocumentCreateIcon(), func() { s.rename(leaf) })
	rename.Name = words.Facts(words.Rename, leaf.Names())
	away := widgets.NewButton("", theme.DeleteIcon(), func() { s.throwAway(leaf) })
	away.Name = words.Facts(words.ThrowAway, leaf.Names())
	rename.Plain, away.Plain = true, true
	return container.New(widgets.Column{}, rename, away)
}

// rename asks for another name of a match.
func (s *Screen) rename(leaf *album.Leaf) {
	name := widgets.NewEntry(strings.TrimSuffix(filepath.Base(leaf.Path), session.Ending), words.Rename)
	var d *widgets.Dialog
	do := func() {
		if _, err := session.Rename(leaf.Path, name.Text); err != nil {
			s.shell.Say(words.Matches, words.Problem(err))
		}
		s.read()
	}
	name.OnEnter = func() { d.Close(); do() }
	d = widgets.NewDialog(s.shell.Window.Canvas(), words.Rename, name.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: words.Save, Main: true, Do: do})
	d.OnClose = s.shell.Refocus
	d.SetFocus(name)
	d.Show()
	name.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// throwAway asks, and then moves a match into the system's bin.
func (s *Screen) throwAway(leaf *album.Leaf) {
	s.shell.Show(words.ThrowAway, widgets.Text(words.ThrownAway(leaf.Names())),
		widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.ThrowAway, Icon: theme.DeleteIcon(), Main: true, Do: func() {
			s.shell.Work(func() func() {
				err := bin.Move(leaf.Path)
				return func() {
					if err != nil {
						s.shell.Say(words.ThrowAway, words.Problem(err))
					}
					if !s.gone {
						s.read()
					}
				}
			})
		}})
}

// next reads the next batch in the background.
func (s *Screen) next() {
	from := len(s.leaves)
	batch := s.saved[from:min(len(s.saved), from+batch)]
	s.shell.Work(func() func() {
		var leaves []*album.Leaf
		known := people.Load(household.Folder(s.shell.Folder)).People
		for _, saved := range batch {
			leaves = append(leaves, album.Of(s.shell.Games, saved, known))
		}
		return func() {
			if !s.gone && len(s.leaves) == from {
				s.leaves = append(s.leaves, leaves...)
				s.show(from)
			}
		}
	})
}

// show shows all matches read so far, and focuses the first of the new ones, which begin at the index from.
func (s *Screen) show(from int) {
	var open, over, broken []fyne.CanvasObject
	s.first = nil
	known := people.Load(household.Folder(s.shell.Folder)).People
	for i, leaf := range s.leaves {
		if leaf.Problem != "" {
			broken = append(broken, album.NewBroken(leaf, s.ways.Show))
			continue
		}
		tile := album.NewTile(s.shell, leaf, known, func() { s.ways.Open(leaf.Path) })
		entry := container.NewBorder(nil, nil, nil, s.changes(leaf), tile)
		if s.first == nil && i >= from {
			s.first = tile
		}
		if leaf.Over || leaf.WentOn {
			over = append(over, entry)
		} else {
			open = append(open, entry)
		}
	}
	var objects []fyne.CanvasObject
	add := func(title string, tiles []fyne.CanvasObject) {
		if len(tiles) > 0 {
			objects = append(objects, widgets.Flush(widgets.Words(title, look.SizePrompt, look.Title)),
				widgets.NewGrid(360, 3, tiles...))
		}
	}
	add(words.Unfinished, open)
	add(words.Finished, over)
	if len(broken) > 0 {
		objects = append(objects, widgets.Flush(widgets.Words(words.Unreadable, look.SizePrompt, look.Title)))
		objects = append(objects, broken...)
	}
	if len(objects) == 0 {
		objects = append(objects, widgets.Flush(widgets.Text(words.NoMatches)))
	}
	folder := widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() {
		s.ways.Show(household.Folder(s.shell.Folder).Matches())
	})
	row := widgets.NewRow(folder)
	if len(s.leaves) < len(s.saved) {
		row = widgets.NewRow(s.more, folder)
	}
	if s.first == nil {
		s.first = folder
	}
	s.page.Set(append(objects, row)...)
	s.shell.Refocus()
}
