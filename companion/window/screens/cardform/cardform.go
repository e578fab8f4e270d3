// Package cardform is the page on which a deck of the family's own is made: its cards as they will be printed, and
// beside them what stands on the one that is chosen.
package cardform

import (
	"cmp"
	"errors"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/deck"
	"homespun/printables/deck/draft"
	"homespun/printables/drawing"
)

// Ways are the routes from this screen to others: Print to the print shop, Show to the system's own viewer, and Open to
// where a file belongs that is dropped here and is no spreadsheet. Keep is called with the card that is chosen when the
// screen is left.
type Ways struct {
	Print, Show, Open func(path string)
	Keep              func(card int)
}

// Screen is the page of one deck.
type Screen struct {
	shell   *shell.Shell
	ways    Ways
	path    string
	folders []string // of pictures: that of the deck first
	desk    *Desk
	wall    *wall
	form    *form

	undo, redo, adds *widgets.Button
	stops            []func()
	pause            func() // stops the timer of words that are being typed
	gone             bool
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Undoer   = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
	_ shell.Dropped  = (*Screen)(nil)
	_ shell.Pasted   = (*Screen)(nil)
)

// rest is how long somebody types nothing before the words are written.
const rest = time.Second

// New returns the page of the deck on a desk, with a card chosen.
func New(sh *shell.Shell, d *Desk, card int, ways Ways) *Screen {
	path := d.draft.Path()
	s := &Screen{shell: sh, ways: ways, path: path, desk: d, pause: func() {},
		folders: append([]string{filepath.Dir(path)}, d.draft.Folders()...)}
	d.queue.Work, d.show = sh.Work, s.refresh
	s.wall = newWall(s, sh.Work, card)
	s.form = newForm(s)
	s.undo = widgets.NewButton(words.Undo, theme.ContentUndoIcon(), s.Undo)
	s.redo = widgets.NewButton(words.Redo, theme.ContentRedoIcon(), s.Redo)
	s.adds = widgets.NewButton(words.CardAdd, theme.ContentAddIcon(), s.add)
	return s
}

// leads returns what goes elsewhere with the file, when all that was changed is written.
func (s *Screen) leads(to func(path string)) func() {
	return func() {
		s.commit()
		s.when(func() {
			if !s.gone {
				to(s.path)
			}
		})
	}
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	return words.Short(cmp.Or(s.desk.now.deck.Title, strings.TrimSuffix(filepath.Base(s.path), filepath.Ext(s.path))), 60)
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return s.desk.now.deck.Colour }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.wall }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	foot := widgets.Footer(widgets.Quiet(words.CardsHelp),
		widgets.NewButton(words.DeckAsText, theme.DocumentCreateIcon(), s.leads(s.ways.Show)), s.adds,
		widgets.NewMain(words.Print, theme.DocumentPrintIcon(), s.leads(s.ways.Print)))
	s.refresh(&reading{})
	s.stops = append(s.stops,
		s.shell.Watch(func() string { return shell.Stamp(s.path) }, func() { s.reread(false) }),
		s.shell.Watch(func() string {
			_, paths := ownPictures(s.folders)
			return shell.Stamp(paths...)
		}, func() { s.reread(true) }))
	return container.NewBorder(nil, foot, nil, nil, container.New(beside{}, s.wall.page, s.form.page))
}

// Leave implements shell.Screen. What has been changed is written before.
func (s *Screen) Leave() {
	s.shell.Window.Canvas().Unfocus() // words that are being typed are a change too
	s.commit()
	s.gone = true
	s.desk.queue.Leave()
	for _, stop := range s.stops {
		stop()
	}
	s.ways.Keep(s.wall.chosen)
}

// Bar implements shell.Barred.
func (s *Screen) Bar() []*widgets.Button { return []*widgets.Button{s.undo, s.redo} }

// Key implements shell.Keyed.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.form.page.Key(key) }

// shortcut uses a shortcut that the wall has not used.
func (s *Screen) shortcut(shortcut fyne.Shortcut) {
	keys, _ := shortcut.(*desktop.CustomShortcut)
	switch shortcut.(type) {
	case *fyne.ShortcutPaste:
		s.shell.Paste()
	case *fyne.ShortcutUndo:
		s.Undo()
	case *fyne.ShortcutRedo:
		s.Redo()
	default:
		if keys != nil && keys.KeyName == fyne.KeyZ { // with Shift
			s.Redo()
		}
	}
}

// Undo implements shell.Undoer.
func (s *Screen) Undo() { s.again((*draft.Draft).Undo) }

// Redo implements shell.Undoer.
func (s *Screen) Redo() { s.again((*draft.Draft).Redo) }

func (s *Screen) again(do func(*draft.Draft) error) {
	s.commit()
	s.desk.ask(func() task {
		return task{func(text *draft.Draft) error {
			if err := text.Refresh(false); err != nil {
				return err
			}
			return do(text)
		}, func(was *reading, err error) {
			if card := firstOther(was.deck, s.desk.now.deck); card != none {
				s.wall.choose(card)
			}
			s.tell(err)
		}}
	})
}

// reread takes in what another program has written to the file, or other pictures. What is wrong with it is told, and
// where there are no cards any more, the page is left.
func (s *Screen) reread(pictures bool) {
	var err error // which nobody is told who has left
	s.desk.ask(func() task {
		return task{func(text *draft.Draft) error { err = text.Refresh(pictures); return nil }, func(*reading, error) {
			if pictures {
				s.wall.fronts.turn++
				s.wall.Refresh()
			}
			if errors.As(err, new(*deck.Broken)) || errors.Is(err, draft.ErrElsewhere) {
				s.shell.Back()
			}
			s.tell(err)
		}}
	})
}

// tell says what went wrong, if anything did, and shows the card as it is.
func (s *Screen) tell(err error) {
	if err != nil {
		s.fill(true)
		s.shell.Say(s.Title(), problem(err))
	}
}

// refresh shows the deck as it is now.
func (s *Screen) refresh(was *reading) {
	now := s.desk.now
	s.undo.SetEnabled(now.undo)
	s.redo.SetEnabled(now.redo)
	s.adds.SetEnabled(len(now.deck.Cards) < deck.MaxCards)
	if now.deck != was.deck {
		s.wall.show(now)
		s.fill(was.deck != nil)
		s.shell.Retitle()
	}
}

// fill shows the card that is chosen in the form. Same says that it is the one that was shown before.
func (s *Screen) fill(same bool) {
	now, card := s.desk.now.deck, s.wall.chosen
	lost := s.form.show(now, card, same, s.draw(pictureOf(now, card), look.Current().Grow(64)))
	if s.preview(); lost {
		s.tell(errOvertaken)
	}
}

// preview shows the words that stand in the form on the card.
func (s *Screen) preview() {
	f := s.wall.fronts
	if f.typed, f.card = nil, s.wall.chosen; s.form.words() != s.form.begun {
		typed := s.form.words()
		f.typed = &typed
	}
	s.wall.Refresh()
}

// focus gives the keys to something on the page.
func (s *Screen) focus(on fyne.Focusable) {
	if !s.gone && s.shell.Window.Canvas().Overlays().Top() == nil {
		s.shell.Window.Canvas().Focus(on)
	}
}

// beside is the layout of the cards and of the form beside them.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	wide := fyne.Min(360*look.Current().Text, size.Width/2)
	widgets.Put(objects[0], fyne.NewPos(0, 0), fyne.NewSize(size.Width-wide, size.Height))
	widgets.Put(objects[1], fyne.NewPos(size.Width-wide, 0), fyne.NewSize(wide, size.Height))
}

// MinSize implements fyne.Layout.
func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, 160) }
