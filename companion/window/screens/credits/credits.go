// Package credits is the screen that names who made the games, the fonts, the icons and the programs that
// Homespun is built with.
package credits

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/assets"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
)

// work is something by others that Homespun is made with.
type work struct{ name, by, licence string }

// works lists the fonts, icons and libraries. Their sources are in assets/fonts/README.md,
// assets/icons/README.md and go.mod.
var works = []work{
	{"Fredoka", "the Fredoka project authors", "SIL Open Font License 1.1"},
	{"Atkinson Hyperlegible Next", "the Atkinson Hyperlegible Next project authors",
		"SIL Open Font License 1.1"},
	{"Noto Sans", "the Noto project authors", "SIL Open Font License 1.1"},
	{"Fluent Emoji Flat", "Microsoft", "MIT"},
	{"Fyne", "the Fyne.io developers", "BSD 3-Clause"},
	{"fpdf", "the Go-PDF authors and David Barnes", "MIT"},
	{"oksvg and rasterx", "Steven R. Wiley", "BSD 3-Clause"},
	{"BurntSushi/toml", "the TOML authors", "MIT"},
	{"Cobra", "the Cobra authors", "Apache 2.0"},
	{"gozxing", words.ByZXing, words.TwoLicences},
	{"Go and golang.org/x", "the Go authors", "BSD 3-Clause"},
}

// Screen is the credits.
type Screen struct {
	shell *shell.Shell
	page  *widgets.Page
	back  *widgets.Button
}

var _ shell.Screen = (*Screen)(nil)

// New returns the screen.
func New(sh *shell.Shell) *Screen {
	s := &Screen{shell: sh, page: widgets.NewPage(820)}
	s.back = widgets.NewMain(words.Back, theme.NavigateBackIcon(), sh.Back)
	about := container.New(widgets.Column{Gap: -6},
		widgets.Words(words.App, theme.SizeNameHeadingText, look.Title),
		widgets.Text(words.AppAbout),
		widgets.Text(words.AppLicence))
	if sh.Version != "" {
		about.Add(widgets.Quiet(words.VersionName + " " + sh.Version))
	}
	games := container.New(widgets.Column{Gap: -6},
		widgets.Words(words.Designers, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(words.DesignerThank))
	for _, game := range sh.Games.All() {
		games.Add(entry(game.Title, words.GameCredit(game.Designer, game.Source, game.Licence)))
	}
	made := container.New(widgets.Column{Gap: -6},
		widgets.Words(words.MadeWith, theme.SizeNameSubHeadingText, look.Title))
	for _, work := range works {
		made.Add(entry(work.name, words.Facts(work.by, work.licence)))
	}
	terms := container.New(widgets.Column{Gap: 4},
		widgets.Words(words.TermsInFull, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(words.TermsHelp))
	row := widgets.NewRow()
	for _, notice := range assets.Notices() {
		row.Add(widgets.NewButton(notice.Name(), nil, func() { s.show(notice) }))
	}
	terms.Add(row)
	s.page.Set(widgets.Panel(about), widgets.Panel(games), widgets.Panel(made), widgets.Panel(terms),
		widgets.NewRow(s.back))
	return s
}

// show opens a dialog with the terms of something by others.
func (s *Screen) show(notice assets.Notice) {
	text := container.New(widgets.Column{Gap: -4})
	if notice.Title != notice.Name() {
		text.Add(widgets.Quiet(notice.Title))
	}
	// each by itself, since long texts are slow to lay out
	for _, paragraph := range flowing(notice.Terms) {
		text.Add(widgets.Text(paragraph))
	}
	scrolled, page := widgets.ScrolledIn(text, s.shell.Window.Canvas(), 760)
	s.shell.Show(notice.Name(), scrolled, widgets.Answer{Text: words.Close, Main: true}).OnKey = func(key *fyne.KeyEvent) {
		page.Key(key)
	}
}

// entry returns a work's name and, close below it, its author and licence.
func entry(name, text string) fyne.CanvasObject {
	return container.New(widgets.Column{Gap: -12}, widgets.Words(name, theme.SizeNameText, look.Bold),
		widgets.Text(text))
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.About }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject { return s.page }

// Focus implements shell.Screen. It is nil, so that the page stays scrolled to its beginning.
func (s *Screen) Focus() fyne.Focusable { return nil }

// Key implements shell.Keyed: the arrows scroll.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.page.Key(key) }

// Leave implements shell.Screen.
func (s *Screen) Leave() {}
