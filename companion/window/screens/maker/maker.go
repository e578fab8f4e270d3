// Package maker is the page on which a family makes what it misses in a game, such as a monster or a toy of its own: its
// picture first, then a name, three questions and a power.
package maker

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/gallery"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// Done is called when the thing is in the family's rules: with their file and the key of the thing. Try says that it is
// to be tried out at once.
type Done func(path string, key []string, try bool)

// Screen makes a thing.
type Screen struct {
	shell *shell.Shell
	kind  *workshop.Kind
	text  *manuscript.Manuscript
	rules *rulesets.Ruleset // as they are without it
	done  Done
	wish  workshop.Wish

	pictures *gallery.Gallery
	page     *widgets.Page
	name     *widgets.Entry
	powers   []*widgets.Tile
	scenes   []*scene
	shows    *preview
	aside    *fyne.Container
	said     *widget.Label // in the foot: what comes along, or what is wrong
	keeps    *widgets.Button
	tries    *widgets.Button
	foot     fyne.CanvasObject

	looking, stale, keeping, gone bool
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the page for a kind of things, which are added to the rules of a manuscript.
func New(sh *shell.Shell, kind *workshop.Kind, text *manuscript.Manuscript, done Done) *Screen {
	s := &Screen{shell: sh, kind: kind, text: text, rules: text.Rules, done: done, wish: kind.Begin(),
		page: widgets.NewPage(820), said: widgets.Text("")}
	s.keeps = widgets.NewButton(words.MakerKeep, theme.DocumentSaveIcon(), func() { s.keep(false) })
	s.tries = widgets.NewMain(words.MakerTry, theme.MediaPlayIcon(), func() { s.keep(true) })
	s.foot = widgets.Footer(s.said, s.keeps, s.tries)
	s.shows = newPreview(sh)
	s.aside = container.New(widgets.Column{Gap: 10, Inset: 12}, s.shows.content)
	s.pictures = gallery.New(workshop.Icons(), s.wish.Picture, gallery.Icon, s.pick, s.page.Again)
	s.fill()
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.rules.Game.Title + ": " + s.kind.Door }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.rules.Game) }

// Focus implements shell.Screen: the first picture.
func (s *Screen) Focus() fyne.Focusable { return s.pictures.First() }

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.gone = true }

// Key implements shell.Keyed.
func (s *Screen) Key(key *fyne.KeyEvent) bool { return s.page.Key(key) }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.again()
	return container.NewBorder(nil, s.foot, nil, nil, container.New(beside{}, s.page, s.aside))
}

// fill puts the questions on the page.
func (s *Screen) fill() {
	s.name = widgets.NewEntry("", workshop.Called(s.wish.Picture))
	s.name.Name = words.SheetThingCalled
	s.name.OnChanged = func(typed string) {
		s.wish.Name = typed
		s.again()
	}
	parts := []fyne.CanvasObject{
		section(words.MakerPicture, s.pictures.Content),
		section(words.SheetThingCalled, s.name.Framed()),
	}
	for i, slider := range s.kind.Sliders {
		var says []string
		for _, step := range slider.Steps {
			says = append(says, step.Says)
		}
		answer := widgets.Text(says[s.wish.Steps[i]])
		bar := newSlide(slider.Asks, says, s.wish.Steps[i], func(at int) {
			s.wish.Steps[i] = at
			answer.SetText(says[at])
			s.again()
		})
		parts = append(parts, section(slider.Asks, container.New(widgets.Column{Gap: -10}, answer, bar)))
	}
	grid := widgets.NewGrid(240, 3)
	for i, power := range s.kind.Of(s.rules) {
		drawn := newScene(power.Scene, s.wish.Picture)
		column := container.New(widgets.Column{Gap: -6}, drawn,
			widgets.Words(words.Short(power.Name, 40), theme.SizeNameText, look.Bold),
			widgets.Text(words.Short(power.Says, 200)))
		tile := widgets.NewTile(power.Name, column, nil)
		tile.OnTapped = func() {
			s.wish.Power = i
			for n, one := range s.powers {
				one.SetChosen(n == i)
			}
			s.again()
		}
		tile.SetChosen(i == s.wish.Power)
		s.powers, s.scenes = append(s.powers, tile), append(s.scenes, drawn)
		grid.Add(tile)
	}
	s.page.Set(append(parts, section(words.MakerPower, grid))...)
}

// section is a question with what answers it.
func section(asks string, answer fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Panel(container.New(widgets.Column{Gap: -4},
		widgets.Words(asks, theme.SizeNameSubHeadingText, look.Title), answer))
}

// pick takes a picture, which the scenes show too.
func (s *Screen) pick(picture string) {
	s.wish.Picture = picture
	s.name.SetPlaceHolder(workshop.Called(picture))
	for _, one := range s.scenes {
		one.self = picture
		one.Refresh()
	}
	s.again()
}

// chosen returns the wish as it is now, for the background.
func (s *Screen) chosen() workshop.Wish {
	wish := s.wish
	wish.Steps = append([]int(nil), wish.Steps...)
	return wish
}

// again shows what becomes of the wish: what is printed of the thing, and what comes along. While that is being found
// out, the last wish waits.
func (s *Screen) again() {
	if s.looking {
		s.stale = true
		return
	}
	s.looking = true
	wish, rules := s.chosen(), s.rules
	s.shell.Work(func() func() {
		d, err := s.kind.Draft(rules, wish)
		said, drawn := "", (*drawing.Drawing)(nil)
		if err == nil {
			said = s.follows(d)
			drawn = s.shell.Games.Things(d.Rules)[strings.Join(d.Key, ".")]
		} else {
			said = words.Problem(err)
		}
		return func() {
			s.looking = false
			if s.gone {
				return
			}
			if s.stale {
				s.stale = false
				s.again()
				return
			}
			s.tell(said, err != nil)
			s.shows.show(drawn, wish.Picture)
			s.aside.Refresh()
		}
	})
}

// tell says in the foot what comes along, or what is wrong.
func (s *Screen) tell(said string, wrong bool) {
	s.said.Importance = widget.MediumImportance
	if wrong {
		s.said.Importance = widget.DangerImportance
	}
	s.said.SetText(said)
	s.foot.Refresh()
}

// follows says how a thing comes into play.
func (s *Screen) follows(d *workshop.Draft) string {
	if face := s.kind.Face(d.Rules, d.Key[1]); face > 0 {
		return words.MakerFace(face)
	}
	return words.MakerAlone
}

// keep writes the thing into the family's rules, and goes on.
func (s *Screen) keep(try bool) {
	if s.keeping {
		return
	}
	s.keeping = true
	wish := s.chosen()
	s.shell.Work(func() func() {
		key, err := s.kind.Keep(s.text, wish)
		return func() {
			s.keeping = false
			switch {
			case err != nil:
				s.shell.Say(s.kind.Door, words.Problem(err))
			case !s.gone:
				s.done(s.text.Path(), key, try)
			}
		}
	})
}
