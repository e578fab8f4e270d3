// Package houserules is the screen of a game's rulesets. It lists them, shows what differs from the standard
// or is wrong with a file, and begins a new one.
package houserules

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/doubles"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/trials"
)

// Ways are the routes from this screen to others.
type Ways struct {
	// Play begins a match with a ruleset, Print prints it.
	Play, Print func(game *rulesets.Game, ruleset string)
	// Change goes to the sheet on which a ruleset is changed.
	Change func(ruleset string)
	// Ask asks the lab what a ruleset does.
	Ask func(rules *rulesets.Ruleset)
	// Keep is called with the chosen ruleset when the screen is left. It is chosen again when somebody comes
	// back.
	Keep func(ruleset string)
	// Give gives a house rule away, Take takes one in.
	Give func(rules *rulesets.Ruleset)
	Take func()
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// poll is the interval at which the folder is checked while the screen is shown.
const poll = time.Second

// Screen shows the rulesets of one game.
type Screen struct {
	shell *shell.Shell
	game  *rulesets.Game
	ways  Ways
	list  []rulesets.Listing
	at    int
	wish  string
	stamp string
	stop  func()
	gone  bool
	// doubles are sentences on files that are second copies of others, by path.
	doubles map[string]string

	names *widgets.Page
	tiles []*widgets.Tile
	card  *widgets.Page
	play  *widgets.Button
	print *widgets.Button
	ask   *widgets.Button
	why   *widget.Label // why the chosen ruleset cannot be played or printed
	root  *fyne.Container
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the screen with the ruleset of a name chosen; "" chooses the first.
func New(sh *shell.Shell, game *rulesets.Game, ruleset string, ways Ways) *Screen {
	s := &Screen{shell: sh, game: game, ways: ways, wish: ruleset, names: widgets.NewPage(0),
		card: widgets.NewPage(820)}
	s.names.Margin, s.names.Gap = 16, 8
	s.play = widgets.NewMain(words.PlayThis, theme.MediaPlayIcon(),
		func() { s.ways.Play(s.game, s.chosen()) })
	s.print = widgets.NewButton(words.PrintThis, theme.DocumentPrintIcon(), func() {
		s.ways.Print(s.game, s.chosen())
	})
	fresh := widgets.NewButton(words.NewFromThis, theme.ContentAddIcon(), s.begin)
	change := widgets.NewButton(words.ChangeThese, theme.DocumentCreateIcon(),
		func() { s.ways.Change(s.chosen()) })
	s.ask = widgets.NewButton(words.WhatDoesItDo, theme.QuestionIcon(), func() {
		if s.at < len(s.list) && s.list[s.at].Ruleset != nil {
			s.ways.Ask(s.list[s.at].Ruleset)
		}
	})
	s.why = widgets.Danger(widgets.Text(""))
	s.root = container.NewBorder(nil, widgets.Footer(s.why, s.ask, fresh, s.print, change, s.play), nil, nil,
		container.New(split{}, s.names, s.card))
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.game.Title + ": " + words.HouseRules }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.game) }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable {
	if s.at < len(s.tiles) {
		return s.tiles[s.at]
	}
	return nil
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	if len(s.list) > 0 {
		s.ways.Keep(s.chosen())
	}
	if s.stop != nil {
		s.stop()
	}
}

// Key implements shell.Keyed: the arrows go through the rulesets.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyUp:
		s.choose(max(0, s.at-1))
	case fyne.KeyDown:
		s.choose(min(len(s.list)-1, s.at+1))
	default:
		return false
	}
	s.shell.Refocus()
	return true
}

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.read()
	return s.root
}

// read reads the rulesets in the background, and then checks every second whether a file has changed.
func (s *Screen) read() {
	s.shell.Work(func() func() {
		stamp := household.Stamp()
		list := doubles.Beside(s.game.List(), func(one rulesets.Listing) string { return one.Path })
		second := map[string]string{}
		for _, one := range list {
			if !one.Shipped() {
				second[one.Path] = doubles.Sentence(one.Path)
			}
		}
		return func() {
			if !s.gone {
				s.stamp, s.doubles = stamp, second
				s.show(list)
				s.watch()
			}
		}
	})
}

func (s *Screen) watch() {
	s.stop = s.shell.After(poll, func() {
		if s.gone {
			return
		}
		was := s.stamp
		s.shell.Work(func() func() {
			changed := household.Stamp() != was
			return func() {
				switch {
				case s.gone:
				case changed:
					s.read()
				default:
					s.watch()
				}
			}
		})
	})
}

// chosen returns the name by which the chosen ruleset can be found.
func (s *Screen) chosen() string {
	if s.at >= len(s.list) {
		return ""
	}
	return cmp.Or(s.list[s.at].Path, s.list[s.at].ID)
}

// Find returns the index of the ruleset of a name in a list, which is a file, an id or a label; or another index if it
// has none.
func Find(list []rulesets.Listing, name string, otherwise int) int {
	for _, same := range []func(one rulesets.Listing) bool{
		func(one rulesets.Listing) bool { return one.Path == name },
		func(one rulesets.Listing) bool { return one.Shipped() && strings.EqualFold(one.ID, name) },
		func(one rulesets.Listing) bool { return strings.EqualFold(one.Name, name) },
	} {
		if i := slices.IndexFunc(list, same); i >= 0 && name != "" {
			return i
		}
	}
	return otherwise
}

// Latest returns the index of the house rule in a list that the family changed last, if that was after a moment; or
// another index. Files that do not tell their game are no rules of it.
func Latest(list []rulesets.Listing, after time.Time, otherwise int) int {
	for i, one := range list {
		if !one.Stray && one.Modified.After(after) {
			otherwise, after = i, one.Modified
		}
	}
	return otherwise
}

// show lists the rulesets and keeps the chosen one.
func (s *Screen) show(list []rulesets.Listing) {
	wish := s.wish
	first := len(s.list) == 0
	if !first {
		wish = s.chosen()
	}
	s.wish = ""
	focused := false
	for _, tile := range s.tiles {
		focused = focused || s.shell.Window.Canvas().Focused() == tile
	}
	s.list, s.tiles, s.at = list, nil, Find(list, wish, 0)
	var tiles []fyne.CanvasObject
	for i, one := range list {
		tile := widgets.NewTile(one.Name, label(one, s.doubles[one.Path]), func() { s.choose(i) })
		s.tiles = append(s.tiles, tile)
		tiles = append(tiles, tile)
	}
	s.names.Set(append(tiles, widgets.Indent(8,
		widgets.NewButton(words.TakeIn, theme.DownloadIcon(), func() { s.ways.Take() })))...)
	s.choose(s.at)
	if first || focused {
		s.shell.Refocus()
	}
}

// try plays trial matches by a game of one's own in the background, and adds what they show to its card.
func (s *Screen) try(one rulesets.Listing) {
	if one.Ruleset == nil || one.Shipped() {
		return
	}
	s.shell.Work(func() func() {
		found := trials.Of(context.Background(), one.Ruleset)
		if len(found) == 0 {
			return nil
		}
		one.Findings = rulesets.InOrder(slices.Concat(one.Findings, found))
		return func() {
			if !s.gone && s.at < len(s.list) && s.list[s.at].Ruleset == one.Ruleset {
				s.card.Set(s.about(one)...)
			}
		}
	})
}

// choose shows the ruleset at an index.
func (s *Screen) choose(at int) {
	if at < 0 || at >= len(s.list) {
		return
	}
	if at != s.at {
		s.card.Top()
	}
	s.at = at
	for i, tile := range s.tiles {
		tile.SetChosen(i == at)
	}
	one := s.list[at]
	s.why.SetText("")
	if wrong, broken := rulesets.Problem(one.Findings); broken {
		s.why.SetText(words.SheetCannotPlay(words.Finding(wrong.Line, wrong.Message, wrong.Suggestion)))
	}
	widgets.SetVisible(s.why, one.Ruleset == nil)
	for _, b := range []*widgets.Button{s.play, s.print, s.ask} {
		b.SetEnabled(one.Ruleset != nil)
	}
	s.root.Refresh()
	s.card.Set(s.about(one)...)
	s.try(one)
}

// begin asks for a name and then makes a file that extends the chosen ruleset.
func (s *Screen) begin() {
	if s.at >= len(s.list) {
		return
	}
	base := s.list[s.at].Ruleset
	if base == nil {
		for _, one := range s.list {
			if one.Ruleset != nil {
				base = one.Ruleset
				break
			}
		}
	}
	if base == nil {
		return
	}
	name := widgets.NewEntry("", words.NameHolder)
	var d *widgets.Dialog
	create := func() { s.make(base, name.Text) }
	name.OnEnter = func() { d.Close(); create() }
	d = widgets.NewDialog(s.shell.Window.Canvas(), words.WhatCalled, name.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: words.Begin, Main: true, Do: create})
	d.OnClose = s.shell.Refocus
	d.SetFocus(name)
	d.Show()
}

// make writes the new file, chooses it, and opens it in the editor.
func (s *Screen) make(base *rulesets.Ruleset, name string) {
	if strings.TrimSpace(name) == "" {
		return
	}
	s.shell.Work(func() func() {
		path, err := rulesets.New(base, name)
		return func() {
			switch {
			case err != nil:
				s.shell.Say(words.CannotBeNamed, words.Problem(err))
			case !s.gone:
				if s.stop != nil {
					s.stop()
				}
				s.wish, s.list = path, nil
				s.read()
				s.ways.Show(path)
			}
		}
	})
}

// split is a layout with the list at the left and the chosen ruleset at the right.
type split struct{}

// Layout implements fyne.Layout.
func (split) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left := fyne.Min(320*look.Current().Text, size.Width*0.4)
	widgets.Put(objects[0], fyne.NewPos(0, 0), fyne.NewSize(left, size.Height))
	widgets.Put(objects[1], fyne.NewPos(left, 0), fyne.NewSize(size.Width-left, size.Height))
}

// MinSize implements fyne.Layout.
func (split) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 200) }
