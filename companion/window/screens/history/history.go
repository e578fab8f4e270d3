// Package history is the screen of all saved matches: unfinished ones, finished ones, and files that cannot
// be read; and above them the family's album, which tells what was played.
package history

import (
	"path/filepath"
	"slices"
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
	// Look looks a match file through.
	Look func(path string)
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// batch is how many matches are shown at a time. It is small because each file is read for its picture.
const batch = 12

// Screen lists the matches.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	album *family
	// paths are those of all matches, and found of those that are listed.
	paths, found []string
	leaves       []*album.Leaf
	first        fyne.Focusable
	more         *widgets.Button
	turn         int // grows with each other list, so that leaves of the one before are recognised
	gone         bool
}

var (
	_ shell.Screen = (*Screen)(nil)
	_ shell.Keyed  = (*Screen)(nil)
)

// New returns the screen.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, page: widgets.NewPage(1240)}
	s.album = newFamily(sh, s.page.Again, s.list)
	s.more = widgets.NewButton(words.MoreMatches, theme.MoveDownIcon(), s.next)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.Matches }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.first }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true; s.album.leave() }

// Key implements shell.Keyed: the arrows scroll.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.page.Key(key) }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.page.Set(widgets.Flush(widgets.Text(words.Opening)))
	s.read()
	return s.page
}

// read lists the files again, and then reads the first of them, and the album.
func (s *Screen) read() {
	folder := household.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		paths, err := session.Paths(folder.Matches())
		paths = doubles.Beside(paths, func(path string) string { return path })
		return func() {
			if s.gone {
				return
			}
			if err != nil {
				s.shell.Say(words.Matches, words.Problem(err))
			}
			s.paths = paths
			s.list(nil)
			s.album.read()
		}
	})
}

// list lists the matches of some files; nil are all.
func (s *Screen) list(files map[string]bool) {
	s.found, s.leaves = s.paths, nil
	if files != nil {
		s.found = slices.DeleteFunc(slices.Clone(s.paths), func(p string) bool { return !files[filepath.Base(p)] })
	}
	s.turn++
	s.next()
}

// changes returns the buttons that look a match through, rename it and move it into the bin.
func (s *Screen) changes(leaf *album.Leaf) fyne.CanvasObject {
	again := widgets.NewButton("", theme.MediaReplayIcon(), func() { s.ways.Look(leaf.Path) })
	again.Name = words.Facts(words.LookThrough, leaf.Names())
	rename := widgets.NewButton("", theme.DocumentCreateIcon(), func() { s.rename(leaf) })
	rename.Name = words.Facts(words.Rename, leaf.Names())
	away := widgets.NewButton("", theme.DeleteIcon(), func() { s.throwAway(leaf) })
	away.Name = words.Facts(words.ThrowAway, leaf.Names())
	again.Plain, rename.Plain, away.Plain = true, true, true
	return container.New(widgets.Column{}, again, rename, away)
}

// rename asks for another name of a match.
func (s *Screen) rename(leaf *album.Leaf) {
	name := widgets.NewEntry(strings.TrimSuffix(filepath.Base(leaf.Path), session.Ending), words.Rename)
	var d *widgets.Dialog
	do := func() {
		path, to := leaf.Path, name.Text
		s.shell.Work(func() func() {
			_, err := session.Rename(path, to)
			return func() {
				if err != nil {
					s.shell.Say(words.Matches, words.Problem(err))
				}
				if !s.gone {
					s.read()
				}
			}
		})
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
	from, turn := len(s.leaves), s.turn
	batch := s.found[from:min(len(s.found), from+batch)]
	s.shell.Work(func() func() {
		var leaves []*album.Leaf
		known := people.Load(household.Folder(s.shell.Folder)).People
		for _, path := range batch {
			leaves = append(leaves, album.Of(s.shell.Games, s.shell.Games.Options().Saved(path), known))
		}
		return func() {
			if !s.gone && turn == s.turn && len(s.leaves) == from {
				s.leaves = append(s.leaves, leaves...)
				s.show(from, known)
			}
		}
	})
}

// show shows all matches read so far, and focuses the first of the new ones, which begin at the index from.
// Known are the people whose faces are known, read in the background too, because a disk may be asleep.
func (s *Screen) show(from int, known []people.Person) {
	var open, over, broken []fyne.CanvasObject
	s.first = nil
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
	if len(s.paths) == 0 {
		objects = append(objects, widgets.Flush(widgets.Text(words.NoMatches)))
	}
	folder := widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() {
		s.ways.Show(household.Folder(s.shell.Folder).Matches())
	})
	row := widgets.NewRow(folder)
	if len(s.leaves) < len(s.found) {
		row = widgets.NewRow(s.more, folder)
	}
	if s.first == nil {
		s.first = folder
	}
	list := container.New(widgets.Column{Gap: 16}, append(objects, row)...)
	if len(s.paths) == 0 {
		s.page.Set(list)
	} else {
		s.page.Set(container.New(&beside{}, s.album.content, list))
	}
	if !s.album.asked() {
		s.shell.Refocus()
	}
}

// beside is the layout of the album beside the list of the matches, or above it in a narrow window.
type beside struct{ width float32 }

const albumWidth, besideGap = 380, 24

// Layout implements fyne.Layout.
func (b *beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b.width = size.Width
	b.place(objects, true)
}

// MinSize implements fyne.Layout.
func (b *beside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, b.place(objects, false))
}

// place returns the height that both need. With move it also moves and resizes them.
func (b *beside) place(objects []fyne.CanvasObject, move bool) float32 {
	left, right, at := b.width, b.width, fyne.Position{}
	if wide := fyne.Min(look.Current().Grow(albumWidth), b.width*0.36); b.width-wide > look.Current().Grow(500) {
		left, right, at.X = wide, b.width-wide-besideGap, wide+besideGap
	}
	first, second := widgets.HeightAt(objects[0], left), widgets.HeightAt(objects[1], right)
	if at.X == 0 {
		at.Y = first + besideGap
	}
	if move {
		widgets.Put(objects[0], fyne.Position{}, fyne.NewSize(left, first))
		widgets.Put(objects[1], at, fyne.NewSize(right, second))
	}
	return max(first, at.Y+second)
}
