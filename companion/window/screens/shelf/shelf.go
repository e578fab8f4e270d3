// Package shelf is the first screen. It shows the games in their boxes, and above them the unfinished
// matches.
package shelf

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/companion/window/table/howto"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Ways are the routes from the shelf to other screens.
type Ways struct {
	// Play and Print begin a match and print a game; House opens its house rules.
	Play, Print func(*rulesets.Game)
	House       howto.House
	// Make goes to where a monster or a toy of the family's own is made, in a game that has such.
	Make func(*rulesets.Game)
	// Decks and Own open the screens of the family's own cards and games.
	Decks, Own func()
	// GoOn opens a match file.
	GoOn func(path string)
	// Matches, Settings and About open the screens of these names.
	Matches, Settings, About func()
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// shown is how many unfinished matches the shelf shows at most, of the recent ones. The history screen has all.
const shown = 3

// Screen is the shelf.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	boxes *fyne.Container
	all   []*box // in the order of the shelf
	ask   *ask
	own   *fyne.Container // the panels that lead to the family's own games and cards
	goOn  *goOn
	row   *fyne.Container     // the one that goOn lays out
	ended []fyne.CanvasObject // the panel below the boxes about unreadable files, if there are any
	play  *widgets.Button     // of the first box
	first *widgets.Tile       // the match that was played last
	begun bool                // there are files of matches
	read  bool                // the matches are in their places
	gone  bool
}

var (
	_ shell.Screen = (*Screen)(nil)
	_ shell.Barred = (*Screen)(nil)
)

// New returns the shelf.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways}
	for _, game := range s.shell.Games.All() {
		s.all = append(s.all, newBox(s, game))
	}
	s.page = widgets.NewPage(1500)
	s.page.Gap, s.page.Margin = 12, 16
	s.ask = newAsk(s)
	s.goOn, s.row = newGoOn(s.ask.button)
	s.order()
	s.own = widgets.NewGrid(300, 4)
	s.showOwn(nil)
	s.begun = session.Count(household.Folder(sh.Folder).Matches(), 1) > 0
	s.fill()
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.App }

// Focus implements shell.Screen: the match that was played last, or the first box. While matches are being
// read nothing has the focus, so that the page does not scroll to a box first.
func (s *Screen) Focus() fyne.Focusable {
	switch {
	case s.first != nil:
		return s.first
	case s.read || !s.begun:
		return s.play
	}
	return nil
}

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Bar implements shell.Barred.
func (s *Screen) Bar() []*widgets.Button {
	return []*widgets.Button{
		widgets.NewButton(words.Matches, theme.HistoryIcon(), s.ways.Matches),
		widgets.NewButton(words.Settings, theme.SettingsIcon(), s.ways.Settings),
		widgets.NewButton(words.About, theme.InfoIcon(), s.ways.About),
	}
}

// Content implements shell.Screen. The matches are read in the background and appear a moment later.
func (s *Screen) Content() fyne.CanvasObject {
	folder := household.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		saved, err := session.Recent(folder.Matches(), s.shell.Games.Options())
		var open, broken []session.Saved
		for _, one := range saved {
			switch {
			case one.Problem != nil:
				broken = append(broken, one)
			case one.GoesOnIn == "" && !one.Over:
				open = append(open, one)
			}
		}
		known := people.Load(folder).People
		var games []*rulesets.Game
		if own := s.shell.Games.Own(); own != nil {
			games, _ = own.Ones()
		}
		unfinished, torn := s.leaves(open, known), s.leaves(broken, known)
		return func() {
			if s.gone {
				return
			}
			if err != nil {
				s.shell.Say(words.Matches, words.Problem(err))
			}
			s.showOwn(games)
			s.showMatches(unfinished, torn, known)
		}
	})
	return s.page
}

// leaves reads the first of some matches, as many as are shown.
func (s *Screen) leaves(saved []session.Saved, known []people.Person) (list []*album.Leaf) {
	for _, one := range saved[:min(len(saved), shown)] {
		list = append(list, album.Of(s.shell.Games, one, known))
	}
	return list
}

func (s *Screen) fill() {
	s.page.Set(append([]fyne.CanvasObject{s.row, s.ask.content, s.boxes, s.own}, s.ended...)...)
}

// room returns how high the boxes may be so that all of them are seen between what stands above and below them.
func (s *Screen) room(width float32) float32 {
	left := s.page.Size().Height - s.page.Margin
	for _, o := range []fyne.CanvasObject{s.row, s.ask.content, s.own} {
		if o.Visible() {
			left -= widgets.HeightAt(o, width) + s.page.Gap
		}
	}
	return left
}

func heading(text string) *widget.Label { return widgets.Words(text, look.SizePrompt, look.Title) }

// showMatches shows the unfinished matches in their row above the boxes, and the files that cannot be read below the
// boxes.
func (s *Screen) showMatches(unfinished, broken []*album.Leaf, known []people.Person) {
	var tiles []*widgets.Tile
	for _, leaf := range unfinished {
		tiles = append(tiles, album.NewThin(s.shell, leaf, known, func() { s.ways.GoOn(leaf.Path) }))
	}
	if s.goOn.show(s.row, tiles); len(tiles) > 0 {
		s.first = tiles[0]
	}
	if len(broken) > 0 {
		s.ended = append(s.ended, album.NewTrouble(broken, s.ways.Matches))
	}
	s.read = true
	if f := s.shell.Window.Canvas().Focused(); f == nil || f == fyne.Focusable(s.play) {
		defer s.shell.Refocus()
	}
	s.fill()
}
