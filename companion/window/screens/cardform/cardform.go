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

// Ways are the routes from this screen to others.
type Ways struct {
	// Print opens the print shop with the deck.
	Print func(path string)
	// Show opens a file in the system's own viewer.
	Show func(path string)
	// Open goes to where a file belongs that is dropped here and is no spreadsheet.
	Open func(path string)
	// Keep is called with the card that is chosen when the screen is left.
	Keep func(card int)
}

// Screen is the page of one deck.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	path  string
	desk  *Desk
	wall  *wall
	form  *form

	body       *fyne.Container
	trouble    *widgets.Page // what is wrong with the file, in place of all else
	undo, redo *widgets.Button
	adds       *widgets.Button
	prints     *widgets.Button
	stops      []func()
	pause      func() // stops the timer of words that are being typed
	committing int    // how many tasks with such words are on their way
	shifting   bool   // cards are on their way to other places
	later      []func()
	gone       bool
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

// New returns the page of the deck on a desk, with a card chosen.
func New(sh *shell.Shell, d *Desk, card int, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, path: d.draft.Path(), desk: d, wall: newWall(sh.Work), pause: func() {},
		trouble: widgets.NewPage(900)}
	d.work, d.show, d.say = sh.Work, s.refresh, s.tell
	w := s.wall
	w.onChoose = func(int) { s.fill(false) }
	w.onOpen = func() { s.focus(s.form.title) }
	w.when, w.onMove, w.onOut, w.onShortcut = s.when, s.move, s.out, s.shortcut
	s.form = newForm(s)
	s.undo = widgets.NewButton(words.Undo, theme.ContentUndoIcon(), s.Undo)
	s.redo = widgets.NewButton(words.Redo, theme.ContentRedoIcon(), s.Redo)
	s.adds = widgets.NewButton(words.CardAdd, theme.ContentAddIcon(), s.add)
	s.prints = widgets.NewMain(words.Print, theme.DocumentPrintIcon(), s.leads(func() { ways.Print(s.path) }))
	s.body = container.New(beside{}, w.page, s.form.page, s.trouble)
	w.deck, w.fronts.from, w.chosen = d.now.deck, d.now.fronts, clip(card, d.now.deck)
	return s
}

// leads returns what goes elsewhere when all that was changed is written.
func (s *Screen) leads(to func()) func() {
	return func() {
		s.commit()
		s.desk.ask(func(*draft.Draft) error { return nil }, func(*reading, error) { to() })
	}
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	return words.Short(cmp.Or(s.desk.now.deck.Title, strings.TrimSuffix(filepath.Base(s.path), filepath.Ext(s.path))), 60)
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return s.desk.now.deck.Colour }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable {
	if s.desk.now.broken != nil {
		return nil
	}
	return s.wall
}

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	foot := widgets.Footer(widgets.Quiet(words.CardsHelp),
		widgets.NewButton(words.DeckAsText, theme.DocumentCreateIcon(), s.leads(func() { s.ways.Show(s.path) })),
		s.adds, s.prints)
	s.refresh(nil)
	folders, path := s.folders(), s.path
	s.stops = append(s.stops,
		s.shell.Watch(func() string { return shell.Stamp(path) }, func() { s.reread(false) }),
		s.shell.Watch(func() string {
			_, paths := ownPictures(folders)
			return shell.Stamp(paths...)
		}, func() { s.reread(true) }))
	return container.NewBorder(nil, foot, nil, nil, s.body)
}

// Leave implements shell.Screen. What has been changed is written before.
func (s *Screen) Leave() {
	s.shell.Window.Canvas().Unfocus() // words that are being typed are a change too
	s.commit()
	s.gone = true
	s.desk.leave()
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
	switch keys := shortcut.(type) {
	case *fyne.ShortcutPaste:
		s.shell.Paste()
	case *fyne.ShortcutUndo:
		s.Undo()
	case *fyne.ShortcutRedo:
		s.Redo()
	case *desktop.CustomShortcut:
		if keys.KeyName == fyne.KeyZ { // with Shift
			s.Redo()
		}
	}
}

// Undo implements shell.Undoer.
func (s *Screen) Undo() { s.again((*draft.Draft).Undo) }

// Redo implements shell.Undoer.
func (s *Screen) Redo() { s.again((*draft.Draft).Redo) }

func (s *Screen) again(do func(*draft.Draft) error) {
	s.when(func() {
		s.commit()
		s.shifting = true
		s.desk.ask(func(text *draft.Draft) error {
			if _, err := text.Refresh(); err != nil {
				return err
			}
			return do(text)
		}, func(was *reading, err error) {
			s.shifted(func() {
				if card := firstOther(was.deck, s.desk.now.deck); card != none {
					s.wall.choose(card)
				}
				s.tell(err)
			})
		})
	})
}

// reread takes in what another program has written to the file, or to pictures.
func (s *Screen) reread(pictures bool) {
	var wrong error // which nobody is told who has left
	s.desk.ask(func(text *draft.Draft) error {
		if pictures {
			text.Reread()
		} else {
			_, wrong = text.Refresh()
		}
		return nil
	}, func(*reading, error) {
		if pictures {
			s.wall.fronts.turn++
			s.wall.Refresh()
		}
		s.tell(wrong)
	})
}

// tell says what went wrong, if anything did.
func (s *Screen) tell(err error) {
	if err != nil {
		s.shell.Say(s.Title(), problem(err))
	}
}

// refresh shows the deck as it is now.
func (s *Screen) refresh(was *reading) {
	now := s.desk.now
	if was != nil && was.broken == nil && now.broken == nil && was.deck == now.deck && was.undo == now.undo &&
		was.redo == now.redo {
		return
	}
	s.undo.SetEnabled(now.undo)
	s.redo.SetEnabled(now.redo)
	s.adds.SetEnabled(now.broken == nil && len(now.deck.Cards) < deck.MaxCards)
	s.prints.SetEnabled(now.broken == nil)
	widgets.SetVisible(s.wall.page, now.broken == nil)
	widgets.SetVisible(s.form.page, now.broken == nil)
	widgets.SetVisible(s.trouble, now.broken != nil)
	if now.broken != nil {
		s.showTrouble(now.broken)
	} else {
		s.wall.show(now)
		s.fill(true)
	}
	s.shell.Retitle()
	s.body.Refresh()
}

// showTrouble says what is wrong with the file, in place of the cards.
func (s *Screen) showTrouble(err error) {
	column := widgets.NewColumn(widgets.Danger(widgets.Words(words.Unreadable, look.SizePrompt, look.Title)))
	var broken *deck.Broken
	if errors.As(err, &broken) {
		const most = 8
		for _, f := range broken.Findings[:min(len(broken.Findings), most)] {
			column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
		}
	} else {
		column.Add(widgets.Text(words.CardsElsewhere))
	}
	column.Add(widgets.Quiet(words.ReadsAgain))
	s.trouble.Set(widgets.Panel(column))
}

// fill shows the card that is chosen in the form. Same says that it is the one that was shown before.
func (s *Screen) fill(same bool) {
	if !same {
		s.commitTo(s.form.begun)
	}
	now, card := s.desk.now.deck, s.wall.chosen
	lost := s.form.show(now, card, same, s.committing > 0, s.draw(pictureOf(now, card), look.Current().Grow(64)))
	s.preview()
	if lost {
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

// beside is the layout of the cards and of the form beside them; or of what is wrong with the file.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	wide := fyne.Min(360*look.Current().Text, size.Width/2)
	widgets.Put(objects[0], fyne.NewPos(0, 0), fyne.NewSize(size.Width-wide, size.Height))
	widgets.Put(objects[1], fyne.NewPos(size.Width-wide, 0), fyne.NewSize(wide, size.Height))
	widgets.Put(objects[2], fyne.NewPos(0, 0), size)
}

// MinSize implements fyne.Layout.
func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, 160) }

// rest is how long somebody types nothing before the words are written.
const rest = time.Second
