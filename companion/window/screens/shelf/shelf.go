// Package shelf is the first screen. It shows the games in their boxes, and above them the unfinished
// matches.
package shelf

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
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
)

// Ways are the routes from the shelf to other screens.
type Ways struct {
	// Play, Print and Compare begin a match, print a game, and ask what its rules do; House opens its house
	// rules.
	Play, Print, Compare func(*rulesets.Game)
	House                howto.House
	// Decks opens the screen of the family's own cards.
	Decks func()
	// GoOn opens a match file.
	GoOn func(path string)
	// Matches, Settings and About open the screens of these names.
	Matches, Settings, About func()
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// shown is how many unfinished matches the shelf shows. The history screen has all of them.
const shown = 3

// Screen is the shelf.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	boxes *fyne.Container
	all   []*box // in the order of the shelf
	ask   *ask
	cards fyne.CanvasObject // the panel that leads to the family's own cards
	// title and begun are the row of matches above the boxes. It has its place from the first frame, for as
	// many matches as there are files, up to shown, so that nothing moves once they have been read.
	title *widget.Label
	begun *fyne.Container
	ended []fyne.CanvasObject // the panels below the boxes: an introduction, or unreadable files
	play  *widgets.Button     // of the first box
	first *widgets.Tile       // the match that was played last
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
	s.ask = newAsk(s)
	s.order()
	s.cards = ownCards(ways.Decks)
	s.page = widgets.NewPage(1500)
	s.page.Gap = 20
	s.title = widgets.Words(words.GoOnWith, look.SizePrompt, look.Title)
	s.begun = widgets.NewGrid(360, shown)
	for range session.Count(rulesets.Folder(sh.Folder).Matches(), shown) {
		s.begun.Add(album.NewPlace(nil))
	}
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
	case s.read || len(s.begun.Objects) == 0:
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
	folder := rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		saved, err := session.Matches(folder.Matches(), s.shell.Games.Options())
		var open, over, gone, broken []session.Saved
		for _, one := range saved {
			switch {
			case one.Problem != nil:
				broken = append(broken, one)
			case one.GoesOnIn != "":
				gone = append(gone, one)
			case one.Over:
				over = append(over, one)
			default:
				open = append(open, one)
			}
		}
		known := people.Load(folder).People
		played := s.leaves(slices.Concat(open, over, gone), known)
		torn := s.leaves(broken, known)
		return func() {
			if s.gone {
				return
			}
			if err != nil {
				s.shell.Say(words.Matches, words.Problem(err))
			}
			s.showMatches(played, torn, known)
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
	objects := []fyne.CanvasObject{heading(words.WhatShallWePlay)}
	if len(s.begun.Objects) > 0 {
		objects = []fyne.CanvasObject{widgets.Flush(s.title), s.begun, heading(words.OnTheShelf)}
	}
	s.page.Set(append(append(objects, s.ask.fold.Content, s.boxes, s.cards), s.ended...)...)
}

// ownCards returns the panel that leads to the family's own decks.
func ownCards(decks func()) fyne.CanvasObject {
	art := canvas.NewImageFromResource(widgets.Icon("artist-palette"))
	art.FillMode = canvas.ImageFillContain
	art.SetMinSize(fyne.NewSize(48, 40))
	text := container.New(widgets.Column{Gap: -12},
		widgets.Words(words.OwnCards, theme.SizeNameText, look.Bold),
		widgets.Quiet(words.OwnCardsAre))
	return widgets.NewTile(words.OwnCards, container.NewBorder(nil, nil, art, nil, text), decks)
}

func heading(text string) fyne.CanvasObject {
	return widgets.Flush(widgets.Words(text, look.SizePrompt, look.Title))
}

// showMatches puts matches, the unfinished ones first, into their places above the boxes, and the files that
// cannot be read below the boxes.
func (s *Screen) showMatches(played, broken []*album.Leaf, known []people.Person) {
	if len(played) == 0 || played[0].Over {
		s.title.SetText(words.LastPlayed)
	}
	for i, leaf := range played[:min(len(played), len(s.begun.Objects))] {
		tile := album.NewTile(s.shell, leaf, known, func() { s.ways.GoOn(leaf.Path) })
		if s.first == nil && !leaf.Over {
			s.first = tile
		}
		s.begun.Objects[i] = album.NewPlace(tile)
	}
	if len(played) == 0 {
		s.ended = append(s.ended, jobs())
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

// jobs returns a text on what can be done with a game, for families that have not played yet.
func jobs() fyne.CanvasObject {
	job := func(icon, title, text string) fyne.CanvasObject {
		art := canvas.NewImageFromResource(widgets.Icon(icon))
		art.FillMode = canvas.ImageFillContain
		art.SetMinSize(fyne.NewSize(64, 56))
		return widgets.Panel(container.NewBorder(nil, nil, art, nil,
			container.New(widgets.Column{Gap: -8}, widgets.Words(title, theme.SizeNameText, look.Bold),
				widgets.Text(text))))
	}
	return widgets.NewGrid(340, 3, job("printer", words.Print, words.JobPrint),
		job("game-die", words.Play, words.JobPlay), job("scroll", words.HouseRules, words.JobHouse))
}
