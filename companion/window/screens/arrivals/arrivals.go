// Package arrivals is the page of a first start. It asks who is there, once for all games.
package arrivals

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"strings"

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
	"homespun/printables/drawing"
	"homespun/rulesets/household"
)

// Wanted reports whether a family starts for the first time: nobody is known, and nothing has been played.
func Wanted(folder household.Folder) bool {
	_, err := os.Stat(people.Path(folder))
	return errors.Is(err, fs.ErrNotExist) && session.Count(folder.Matches(), 1) == 0
}

// Screen is the page.
type Screen struct {
	shell *shell.Shell
	leave func()
	page  *widgets.Page
	sum   *widget.Label
	name  *widgets.Entry
	play  *widgets.Button
	here  *fyne.Container // those who have come
	// figure is what was chosen for whoever types now, "" for one that nobody has. faces are those to choose from.
	figure string
	faces  []*widgets.Tile
	people []people.Person
}

var _ shell.Screen = (*Screen)(nil)

// New returns the page. Leave goes on to the games.
func New(sh *shell.Shell, leave func()) *Screen {
	s := &Screen{shell: sh, leave: leave, page: widgets.NewPage(1120), here: widgets.NewGrid(200, 5)}
	s.sum = widgets.Words("", theme.SizeNameText, look.Bold)
	s.name = widgets.NewEntry("", words.WhatsYourName)
	s.name.Name = words.PersonName
	s.name.OnEnter = func() {
		if !s.play.Disabled() && !s.add() {
			s.goOn()
		}
	}
	s.play = widgets.NewMain(words.ToTheGames, theme.NavigateNextIcon(), s.goOn)
	s.play.Tall = true
	grid := widgets.NewGrid(64, 12)
	for _, icon := range people.Figures {
		tile := widgets.NewTile(strings.ReplaceAll(icon, "-", " "), widgets.NewFace(icon, drawing.Quiet, 52), nil)
		tile.OnTapped = func() {
			s.figure = icon
			s.mark()
			sh.Refocus()
		}
		s.faces = append(s.faces, tile)
		grid.Add(tile)
	}
	add := widgets.NewButton(words.AddMe, theme.ContentAddIcon(), func() {
		s.add()
		sh.Refocus()
	})
	asked := container.NewBorder(nil, nil, nil, add, s.name.Framed())
	s.here.Hide()
	s.page.Set(
		widgets.Flush(widgets.Text(words.WhoIsThereHelp)), s.here, asked,
		container.New(widgets.Column{Gap: 4}, widgets.Flush(widgets.Words(words.PersonFigure,
			theme.SizeNameSubHeadingText, look.Title)), grid), jobs())
	s.mark()
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.WhoIsThere }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	return container.NewBorder(nil, widgets.Footer(s.sum, s.play), nil, nil, s.page)
}

// Focus implements shell.Screen: the name can be typed at once.
func (s *Screen) Focus() fyne.Focusable { return s.name }

// Leave implements shell.Screen.
func (s *Screen) Leave() {}

// next is whoever types now: with the figure that was chosen, else with one that few have.
func (s *Screen) next() people.Person {
	p := people.New(s.name.Text, s.people)
	p.Figure = cmp.Or(s.figure, p.Figure)
	return p
}

// mark marks the figure of whoever types now.
func (s *Screen) mark() {
	figure := s.next().Figure
	for i, tile := range s.faces {
		tile.SetChosen(people.Figures[i] == figure)
	}
}

// add takes whoever has typed a name, and reports whether somebody has. The same name again is nobody new.
func (s *Screen) add() bool {
	p := s.next()
	if p.Name == "" {
		return false
	}
	if _, known := people.Find(s.people, p.Name); !known && len(s.people) < people.Most {
		s.people = append(s.people, p)
	}
	s.name.SetText("")
	s.figure = ""
	s.show()
	return true
}

// change has somebody who has come type again.
func (s *Screen) change(i int) {
	p := s.people[i]
	s.add()
	s.people = append(s.people[:i:i], s.people[i+1:]...)
	s.name.SetText(p.Name)
	s.name.CursorColumn = len([]rune(p.Name))
	s.figure = p.Figure
	s.show()
	s.shell.Refocus()
}

// show shows who has come.
func (s *Screen) show() {
	s.here.Objects = nil
	var names []string
	for i, p := range s.people {
		names = append(names, p.Name)
		s.here.Add(widgets.NewTile(words.ChangePerson(p.Name),
			widgets.Named(widgets.NewFace(p.Face(), p.Paint(), 52), words.Short(p.Name, 40), "", nil),
			func() { s.change(i) }))
	}
	said := ""
	if len(names) > 0 {
		said = words.AndNames(names)
	}
	s.sum.SetText(words.Short(said, 120))
	widgets.SetVisible(s.here, len(names) > 0)
	s.mark()
	s.page.Again()
}

// goOn keeps those who have come, whoever types among them, and goes on to the games.
func (s *Screen) goOn() {
	s.add()
	if len(s.people) == 0 {
		s.leave()
		return
	}
	s.play.SetEnabled(false)
	folder, list := household.Folder(s.shell.Folder), s.people
	s.shell.Work(func() func() {
		_, err := people.Add(folder, list)
		return func() {
			s.leave()
			if err != nil {
				s.shell.Say(words.NotInvited, words.Problem(err))
			}
		}
	})
}

// jobs returns a text on what can be done with a game.
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
