// Package decks is the screen of the family's own decks of cards. It lists the decks, shows what is wrong
// with a file, and begins a new one.
package decks

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/printables/sheet"
	"homespun/rulesets/household"
)

// Ways are the routes from this screen to others.
type Ways struct {
	// Print opens the print shop with a deck, and Change its cards.
	Print, Change func(path string)
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// Screen lists the decks.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	foot  fyne.CanvasObject
	fresh *widgets.Button
	first *widgets.Button
	stop  func()
	gone  bool
}

var _ shell.Screen = (*Screen)(nil)

// New returns the screen.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, page: widgets.NewPage(1200)}
	s.fresh = widgets.NewMain(words.NewDeck, theme.ContentAddIcon(), s.begin)
	s.foot = widgets.Footer(widgets.Quiet(words.DecksHelp),
		widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() { ways.Show(s.folder()) }),
		s.fresh)
	return s
}

func (s *Screen) folder() string { return household.Folder(s.shell.Folder).Decks() }

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.OwnCards }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable {
	if s.first != nil {
		return s.first
	}
	return s.fresh
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	s.stop()
}

// Content implements shell.Screen. The decks are read in the background, and again whenever a file changes.
func (s *Screen) Content() fyne.CanvasObject {
	s.page.Set(widgets.Flush(widgets.Text(words.Opening)))
	folder := s.folder()
	s.read()
	s.stop = s.shell.Watch(func() string {
		paths, _ := pathsIn(folder)
		return shell.Stamp(paths...)
	}, s.read)
	return container.NewBorder(nil, s.foot, nil, nil, s.page)
}

// read reads all decks in the background.
func (s *Screen) read() {
	folder := s.folder()
	s.shell.Work(func() func() {
		all, err := list(folder)
		return func() {
			if s.gone {
				return
			}
			if err != nil {
				s.page.Set(widgets.Flush(widgets.Text(words.Problem(err))))
				return
			}
			s.show(all)
		}
	})
}

// show lists the decks. Those that cannot be used come last.
func (s *Screen) show(all []leaf) {
	focused := s.shell.Window.Canvas().Focused()
	stays := focused == nil || focused == s.Focus()
	s.first = nil
	var fine, broken []fyne.CanvasObject
	for _, one := range all {
		if one.problems != nil {
			broken = append(broken, s.broken(one))
		} else {
			fine = append(fine, s.card(one))
		}
	}
	var objects []fyne.CanvasObject
	if len(fine) > 0 {
		objects = append(objects, widgets.NewGrid(380, 3, fine...))
	}
	if len(all) == 0 {
		objects = append(objects,
			widgets.Panel(container.New(widgets.Column{Gap: -6}, widgets.Heading(words.NoDecks),
				widgets.Text(words.NoDecksHelp))))
	}
	if len(broken) > 0 {
		objects = append(append(objects,
			widgets.Flush(widgets.Words(words.Unreadable, look.SizePrompt, look.Title))),
			broken...)
	}
	s.page.Set(objects...)
	if stays {
		s.shell.Refocus()
	}
}

// card is the panel of a deck that can be printed: its first card, its name, and the number of its cards.
func (s *Screen) card(one leaf) fyne.CanvasObject {
	picture := widgets.NewPicture(fyne.NewSize(96, 132), s.shell.Work, func(width, height int) image.Image {
		return face(one.face, width, height)
	})
	printing := widgets.NewButton(words.Print, theme.DocumentPrintIcon(), func() { s.ways.Print(one.path) })
	if s.first == nil {
		s.first = printing
	}
	change := widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(), func() { s.ways.Show(one.path) })
	if one.own {
		change = widgets.NewButton(words.DeckChange, theme.DocumentCreateIcon(), func() { s.ways.Change(one.path) })
	}
	text := container.New(widgets.Column{Gap: -8},
		widgets.Line(words.Short(one.title, 80), theme.SizeNameText, look.Bold), widgets.Text(one.note),
		widgets.Quiet(filepath.Base(one.path)))
	return widgets.Panel(container.NewBorder(nil, nil, container.NewPadded(container.NewCenter(picture)), nil,
		container.New(widgets.Column{Gap: 4}, text, widgets.Indent(8, widgets.NewRow(printing, change)))))
}

// face draws a card as large as fits into a width and height in physical pixels.
func face(d *drawing.Drawing, width, height int) image.Image {
	if d == nil {
		return nil
	}
	return raster.Image(d, min(float64(width)/d.Width, float64(height)/d.Height))
}

// broken is the panel of a file that cannot be used, with everything that is wrong with it.
func (s *Screen) broken(one leaf) fyne.CanvasObject {
	name := widgets.Danger(widgets.Line(words.Facts(words.Unreadable,
		words.Short(filepath.Base(one.path), 120)),
		theme.SizeNameText, look.Bold))
	column := container.New(widgets.Column{Gap: -6}, name)
	const most = 8
	for i, problem := range one.problems {
		if i == most {
			column.Add(widgets.Text(words.Sentence(words.AndMore(len(one.problems)-most)) + "."))
			break
		}
		column.Add(widgets.Text(problem))
	}
	return widgets.Panel(container.New(widgets.Column{Gap: 4}, column, widgets.Quiet(words.ReadsAgain),
		widgets.Indent(8, widgets.NewRow(
			widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(),
				func() { s.ways.Show(one.path) })))))
}

// begin asks for a name and then makes a new deck.
func (s *Screen) begin() {
	name := widgets.NewEntry("", words.DeckHolder)
	var d *widgets.Dialog
	create := func() { s.make(name.Text) }
	name.OnEnter = func() { d.Close(); create() }
	d = widgets.NewDialog(s.shell.Window.Canvas(), words.DeckCalled, name.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: words.Begin, Main: true, Do: create})
	d.OnClose = s.shell.Refocus
	d.SetFocus(name)
	d.Show()
}

// make writes a new deck, and goes to its cards.
func (s *Screen) make(name string) {
	if strings.TrimSpace(name) == "" {
		return
	}
	folder := s.folder()
	s.shell.Work(func() func() {
		path, err := begin(folder, name)
		return func() {
			switch {
			case err != nil:
				s.shell.Say(words.CannotBeNamed, words.Problem(err))
			case !s.gone:
				s.ways.Change(path)
			}
		}
	})
}

// pathsIn returns the paths of the decks in a folder; none if the folder does not exist.
func pathsIn(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if os.IsNotExist(err) {
		return nil, nil
	}
	var paths []string
	for _, entry := range entries {
		if !entry.IsDir() && !strings.HasPrefix(entry.Name(), ".") &&
			(strings.EqualFold(filepath.Ext(entry.Name()), ".toml") || sheet.Is(entry.Name())) {
			paths = append(paths, filepath.Join(folder, entry.Name()))
		}
	}
	slices.Sort(paths)
	return paths, err
}
