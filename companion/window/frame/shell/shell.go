// Package shell is the frame around all screens: the title bar, the history of screens for Back, and the keys
// that work everywhere.
package shell

import (
	"cmp"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// Screen is the content of the window below the title bar. It is built when the user goes to it and discarded
// when the user leaves it.
type Screen interface {
	// Title is the text in the title bar.
	Title() string
	// Content builds the screen's widgets. It is called once.
	Content() fyne.CanvasObject
	// Focus returns the widget that gets the focus: on entry, after a dialog and after a button. nil is none.
	Focus() fyne.Focusable
	// Leave is called once, before another screen replaces this one. It must stop timers and background work,
	// and save what has to be saved.
	Leave()
}

// Coloured is a screen with its own colour for the title bar: the colour of its game, as on paper.
type Coloured interface{ Colour() drawing.Colour }

// Keyed is a screen that handles keys which no focused widget has used. Key reports whether it used the key.
type Keyed interface{ Key(*fyne.KeyEvent) bool }

// Spelled is a screen that receives typed letters while no widget has the focus.
type Spelled interface{ Rune(rune) }

// Undoer is a screen with an undo stack. The shell calls it for Ctrl+Z and Ctrl+Y.
type Undoer interface {
	Undo()
	Redo()
}

// Barred is a screen with its own buttons at the right of the title bar.
type Barred interface{ Bar() []*widgets.Button }

// Closing is a screen that has to save something when the window closes. Closing is called before Leave.
type Closing interface{ Closing() }

// Holding is a screen that asks before Back loses something that cannot be saved. Hold reports whether it
// asks; it calls leave if the answer is to go back.
type Holding interface{ Hold(leave func()) bool }

// Route builds a screen. The history keeps routes and not screens, so that going back builds the screen from
// the present state.
type Route func(*Shell) Screen

// Shell is the window with its present screen and the routes that led to it.
type Shell struct {
	Deps
	Window fyne.Window

	settings settings.Settings
	routes   []Route
	screen   Screen
	bar      *bar
	place    *fyne.Container
	kept     map[any]any
	dropped  func(path string)
	stumbles stumbles
	// unfilled is the size of the window before it filled the screen.
	unfilled fyne.Size
	// growth is by how much text grows in the window ([look.Growth]).
	growth float32
	closed bool
	writes writes
	// unasked ends the question that the system asks people; see [Shell.Choose].
	unasked func()
}

// load reads the settings.
func (s *Shell) load() (settings.Settings, error) {
	usual := settings.Default()
	usual.Paper = cmp.Or(s.Deps.Paper, usual.Paper)
	return settings.LoadOver(s.Deps.Settings, usual)
}

// New fills a window and goes to the first screen.
func New(deps Deps, window fyne.Window, first Route) *Shell {
	s := &Shell{Window: window, growth: 1, unasked: func() {}}
	s.Deps = deps.filled(s.Stumble)
	var err error
	s.settings, err = s.load()
	s.apply()
	s.bar = newBar(s)
	s.place = container.NewStack()
	window.SetTitle(words.App)
	window.SetPadded(false)
	window.SetContent(container.New(room{s}, container.NewBorder(s.bar.content, nil, nil, nil, s.place)))
	c := window.Canvas()
	c.SetOnTypedKey(s.key)
	c.SetOnTypedRune(func(r rune) {
		if spelled, ok := s.screen.(Spelled); ok && c.Overlays().Top() == nil {
			spelled.Rune(r)
		}
	})
	for _, shortcut := range []fyne.Shortcut{&fyne.ShortcutUndo{}, &fyne.ShortcutRedo{}, redoShift} {
		c.AddShortcut(shortcut, s.TypedShortcut)
	}
	s.listen()
	guarded(func() { s.Go(first) }, s.Stumble)()
	if deps.Stumbled != nil {
		s.announce(*deps.Stumbled)
	} else if err != nil {
		s.Say(words.SettingsTrouble, err.Error())
	}
	return s
}

// Go goes to another screen. Back returns from there to the present one.
func (s *Shell) Go(route Route) {
	s.routes = append(s.routes, route)
	s.open()
}

// Replace goes to another screen, which takes the present one's place in the history.
func (s *Shell) Replace(route Route) {
	s.routes[len(s.routes)-1] = route
	s.open()
}

// Home goes back to the first screen.
func (s *Shell) Home() {
	s.routes = s.routes[:1]
	s.open()
}

// AtHome reports whether there is no screen to go back to.
func (s *Shell) AtHome() bool { return len(s.routes) < 2 }

// Back goes to the previous screen, if there is one. A screen that implements Holding may ask first.
func (s *Shell) Back() {
	if s.AtHome() {
		return
	}
	back := func() {
		if !s.AtHome() { // it may have been asked for a while ago
			s.routes = s.routes[:len(s.routes)-1]
			s.open()
		}
	}
	if holding, ok := s.screen.(Holding); !ok || !holding.Hold(back) {
		back()
	}
}

// Become replaces the present screen and keeps its route. Screens that show a waiting page while they read a
// file use it.
func (s *Shell) Become(screen Screen) {
	s.unasked()
	if s.screen != nil {
		s.screen.Leave()
	}
	s.show(screen)
}

// Screen returns the screen that is shown.
func (s *Shell) Screen() Screen { return s.screen }

func (s *Shell) open() {
	s.unasked()
	if s.screen != nil {
		leaving := s.screen
		s.screen = nil
		leaving.Leave()
	}
	s.show(s.routes[len(s.routes)-1](s))
}

func (s *Shell) show(screen Screen) {
	s.screen = screen
	content := screen.Content()
	if s.screen != screen { // Content has called Become or left already
		return
	}
	s.place.Objects = []fyne.CanvasObject{content}
	s.bar.show(s.screen, len(s.routes) > 1)
	s.place.Refresh()
	s.Refocus()
	if s.Settled != nil {
		s.After(settling, func() {
			if s.screen == screen {
				s.Work(func() func() { s.Settled(); return nil })
			}
		})
	}
}

// settling is how long a screen is shown before Settled is called.
const settling = 3 * time.Second

// Close ends the present screen, the sounds and the voice before the window closes, and saves the size of the
// window.
func (s *Shell) Close() {
	s.Window.Canvas().Unfocus() // words that somebody is typing are kept as where the keys go elsewhere
	s.closed = true
	s.unasked()
	s.remember()
	if closing, ok := s.screen.(Closing); ok {
		closing.Closing()
	}
	if s.screen != nil {
		s.screen.Leave()
		s.screen = nil
	}
	s.Sound.Close()
	s.Voice.Close()
}

// Closed reports whether the window has been closed.
func (s *Shell) Closed() bool { return s.closed }

// Keep stores a value by a key while the window is open, for example what was chosen on a screen.
func (s *Shell) Keep(key, value any) {
	if s.kept == nil {
		s.kept = map[any]any{}
	}
	s.kept[key] = value
}

// Kept returns the value that Keep stored; nil if there is none.
func (s *Shell) Kept(key any) any { return s.kept[key] }

// Retitle draws the title bar again after the title or the buttons of the screen have changed.
func (s *Shell) Retitle() { s.bar.show(s.screen, len(s.routes) > 1) }

// Refocus gives the focus to the widget that the screen names, after a button or a dialog has had it.
func (s *Shell) Refocus() {
	if s.screen == nil || s.Window.Canvas().Overlays().Top() != nil {
		return
	}
	if f := s.screen.Focus(); f != nil {
		s.Window.Canvas().Focus(f)
	} else {
		s.Window.Canvas().Unfocus()
	}
}

// Settings returns the present settings.
func (s *Shell) Settings() settings.Settings { return s.settings }

// SetSettings saves changed settings and draws everything with them.
func (s *Shell) SetSettings(changed settings.Settings) {
	if changed == s.settings {
		return
	}
	repaint := changed.Look != s.settings.Look || changed.Text != s.settings.Text
	s.settings = changed
	if repaint {
		s.apply()
		s.Retitle()
	}
	if s.Deps.Settings == "" {
		return
	}
	s.Write(func() {
		if err := changed.Save(s.Deps.Settings); err != nil {
			s.Post(func() {
				s.Stay()
				s.Say(words.SettingsTrouble, err.Error())
			})
		}
	})
}

func (s *Shell) apply() {
	fyne.CurrentApp().Settings().SetTheme(look.NewTheme(Palette(s.settings), s.settings.Text).Grown(s.growth))
}

// Palette returns the palette that the settings name.
func Palette(s settings.Settings) *look.Palette {
	for _, p := range look.Palettes {
		if p.Name == s.Look {
			return p
		}
	}
	return &look.Light
}

// Say opens a dialog with a text and a button to close it.
func (s *Shell) Say(title, text string) { s.Show(title, widgets.Text(text)) }

// Show opens a dialog. After it has closed, the screen gets the focus back.
func (s *Shell) Show(title string, content fyne.CanvasObject, answers ...widgets.Answer) *widgets.Dialog {
	d := widgets.NewDialog(s.Window.Canvas(), title, content, words.Close, answers...)
	d.OnClose = s.Refocus
	d.Show()
	return d
}

// Work runs slow in the background. The function that slow returns, if any, then runs on the window's
// goroutine, where it may touch widgets.
func (s *Shell) Work(slow func() func()) {
	s.Start(func() {
		if done := slow(); done != nil {
			s.Post(done)
		}
	})
}

func (s *Shell) key(key *fyne.KeyEvent) {
	if keyed, ok := s.screen.(Keyed); ok && keyed.Key(key) {
		return
	}
	switch key.Name {
	case fyne.KeyF11:
		s.SetFullScreen(!s.Window.FullScreen())
	case fyne.KeyEscape:
		if s.Window.FullScreen() {
			s.SetFullScreen(false)
		} else {
			s.Back()
		}
	}
}

// redoShift is Ctrl+Shift+Z, which many programs use for redo.
var redoShift = &desktop.CustomShortcut{KeyName: fyne.KeyZ,
	Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}

// TypedShortcut passes undo and redo to the screen, if it implements Undoer and no dialog is open.
func (s *Shell) TypedShortcut(shortcut fyne.Shortcut) {
	undoer, ok := s.screen.(Undoer)
	if !ok || s.Window.Canvas().Overlays().Top() != nil {
		return
	}
	if _, undo := shortcut.(*fyne.ShortcutUndo); undo {
		undoer.Undo()
	} else {
		undoer.Redo()
	}
}

// bar is the title bar: Back, the title, and the screen's buttons.
type bar struct {
	shell   *Shell
	ground  *canvas.Rectangle
	title   *canvas.Text
	whole   string // the title before it is cut
	back    *widgets.Button
	buttons *fyne.Container
	content *fyne.Container
}

func newBar(s *Shell) *bar {
	b := &bar{shell: s, ground: canvas.NewRectangle(nil), title: canvas.NewText("", nil),
		buttons: container.NewHBox()}
	b.back = widgets.NewButton(words.Back, theme.NavigateBackIcon(), s.Back)
	b.back.Plain = true
	b.content = container.New(b, b.ground, b.back, b.title, b.buttons)
	return b
}

func (b *bar) show(screen Screen, back bool) {
	if screen == nil {
		return
	}
	t := look.Current()
	ground := t.Table
	if coloured, ok := screen.(Coloured); ok {
		ground = t.Header(coloured.Colour())
	}
	ink := look.InkOn(ground)
	if ground == t.Table {
		ink = theme.ColorNameForeground
	}
	b.ground.FillColor = ground
	b.title.Color, b.title.TextStyle = t.Color(ink, 0), look.Title
	b.whole = words.Short(screen.Title(), 60)
	b.back.Ink = ink
	b.back.Hidden = !back
	b.buttons.Objects = nil
	if barred, ok := screen.(Barred); ok {
		for _, button := range barred.Bar() {
			button.Plain, button.Ink = true, ink
			b.buttons.Add(button)
		}
	}
	b.back.Refresh()
	b.content.Refresh()
	b.Layout(nil, b.content.Size())
}

// Layout implements fyne.Layout.
func (b *bar) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b.ground.Resize(size)
	x := float32(16)
	if b.back.Visible() {
		least := b.back.MinSize()
		widgets.Put(b.back, fyne.NewPos(4, (size.Height-least.Height)/2), least)
		x = least.Width + 8
	}
	right := b.buttons.MinSize()
	widgets.Put(b.buttons, fyne.NewPos(size.Width-right.Width-8, (size.Height-right.Height)/2), right)
	room := b.buttons.Position().X - x - 8
	b.title.TextSize = titleSize(b.whole, room)
	widgets.Shorten(b.title, b.whole, room)
	least := b.title.MinSize()
	widgets.Put(b.title, fyne.NewPos(x, (size.Height-least.Height)/2), least)
}

// titleSize returns the size of the letters in which a title fits into a width. They are at least as large as text: a
// longer title is cut.
func titleSize(title string, room float32) float32 {
	size, least := look.Current().Size(theme.SizeNameSubHeadingText), look.Current().Size(theme.SizeNameText)
	if wide := fyne.MeasureText(title, size, look.Title).Width; wide > room {
		return max(least, float32(math.Floor(float64(size*room/wide))))
	}
	return size
}

// MinSize implements fyne.Layout.
func (b *bar) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(320, max(56, b.back.MinSize().Height+8, b.title.MinSize().Height+16))
}
