// Package owngames is the screen of the family's own games: those that it wrote down itself, what is wrong in a
// file, and the small games that come with the program to begin from.
package owngames

import (
	"context"
	"errors"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/screens/newmatch"
	"homespun/companion/window/screens/shelf"
	"homespun/engines/common/files"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/trials"
)

// Ways are the routes from this screen to others.
type Ways struct {
	// Play and Print begin a match and print a game; House opens its rules.
	Play, Print, House func(*rulesets.Game)
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// Screen lists the games.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	page  *widgets.Page
	foot  fyne.CanvasObject
	first fyne.Focusable
	stop  func()
	gone  bool
	// tried are the family's own games on the cards that were made last, and round is how often they were made.
	tried []trial
	round int
}

var _ shell.Screen = (*Screen)(nil)

// New returns the screen.
func New(sh *shell.Shell, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, page: widgets.NewPage(1200)}
	folder := widgets.NewButton(words.OpenFolder, theme.FolderOpenIcon(), func() { ways.Show(s.folder()) })
	s.first, s.foot = folder, widgets.Footer(widgets.Quiet(words.OwnGamesHelp), folder)
	return s
}

func (s *Screen) folder() string { return household.Folder(s.shell.Folder).HouseRules() }

// Title implements shell.Screen.
func (s *Screen) Title() string { return words.OwnGames }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.first }

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	s.stop()
}

// Content implements shell.Screen. The files are read in the background, and again whenever one changes.
func (s *Screen) Content() fyne.CanvasObject {
	s.page.Set(widgets.Flush(widgets.Text(words.Opening)))
	s.read()
	s.stop = s.shell.Watch(func() string {
		paths, _ := filepath.Glob(filepath.Join(s.folder(), "*.toml"))
		return shell.Stamp(paths...)
	}, s.read)
	return container.NewBorder(nil, s.foot, nil, nil, s.page)
}

func (s *Screen) read() {
	s.shell.Work(func() func() {
		games, broken := s.shell.Games.Own().Ones()
		return func() {
			if !s.gone {
				s.show(games, broken)
			}
		}
	})
}

// show lists the family's games, those to begin from, and the files that are none.
func (s *Screen) show(games []*rulesets.Game, broken []rulesets.Listing) {
	var ours, others []fyne.CanvasObject
	s.tried = nil
	for _, game := range games {
		rules, err := game.Standard()
		switch {
		case err != nil:
		case rules.Shipped():
			others = append(others, s.card(game, rules))
		default:
			ours = append(ours, s.card(game, rules))
		}
	}
	var objects []fyne.CanvasObject
	heading := func(text string) fyne.CanvasObject {
		return widgets.Flush(widgets.Words(text, look.SizePrompt, look.Title))
	}
	if len(ours) > 0 {
		objects = append(objects, widgets.NewGrid(380, 3, ours...))
	} else {
		objects = append(objects, widgets.Panel(container.New(widgets.Column{Gap: -6},
			widgets.Heading(words.NoOwnGames), widgets.Text(words.NoOwnGamesHelp))))
	}
	if len(broken) > 0 {
		objects = append(objects, heading(words.Unreadable))
	}
	for _, one := range broken {
		objects = append(objects, s.broken(one))
	}
	if len(others) > 0 {
		objects = append(objects, heading(words.GamesToBegin), widgets.NewGrid(380, 3, others...))
	}
	s.page.Set(objects...)
	s.round++
	s.try(s.round, s.tried)
}

// A trial is a game of which the card is shown, and where on it stands what is worth knowing.
type trial struct {
	rules *rulesets.Ruleset
	notes *fyne.Container
}

// mostNotes is how much of what is worth knowing a card tells.
const mostNotes = 3

// try finds by reading and by trial matches what may not be meant so, one game after the other in the background, as
// long as the same cards are shown. Meanwhile all of them can be played.
func (s *Screen) try(round int, list []trial) {
	if len(list) == 0 || round != s.round {
		return
	}
	one := list[0]
	s.shell.Work(func() func() {
		var found []rulesets.Finding
		for _, l := range s.shell.Games.Own().List() {
			if l.Path == one.rules.Path {
				found = l.Findings
			}
		}
		found = rulesets.InOrder(slices.Concat(found, trials.Of(context.Background(), one.rules)))
		return func() {
			if s.gone || round != s.round {
				return
			}
			for i, f := range found {
				if i == mostNotes {
					one.notes.Add(widgets.Quiet(words.Sentence(words.AndMore(len(found)-i)) + "."))
					break
				}
				one.notes.Add(widgets.Quiet(words.Finding(f.Line, f.Message, f.Suggestion)))
			}
			if len(found) > 0 {
				one.notes.Objects = slices.Insert(one.notes.Objects, 0,
					fyne.CanvasObject(widgets.Words(words.WorthKnowing, theme.SizeNameText, look.Bold)))
				s.page.Again()
			}
			s.try(round, list[1:])
		}
	})
}

// card is the panel of a game: its cover, its name, what it is, and what can be done with it.
func (s *Screen) card(game *rulesets.Game, rules *rulesets.Ruleset) fyne.CanvasObject {
	picture := widgets.NewPicture(fyne.NewSize(120, 90), s.shell.Work, shelf.Lid(s.shell.Games, game))
	button := func(text string, icon fyne.Resource, do func()) *widgets.Button {
		b := widgets.NewButton(text, icon, do)
		b.Plain = true
		return b
	}
	doors := widgets.NewRow(
		widgets.NewMain(words.Play, theme.MediaPlayIcon(), func() { s.ways.Play(game) }),
		button(words.Print, theme.DocumentPrintIcon(), func() { s.ways.Print(game) }),
		button(words.HouseRules, theme.DocumentCreateIcon(), func() { s.ways.House(game) }),
		button(words.CopyGame, theme.ContentCopyIcon(), func() { s.copy(rules) }))
	low, high, _ := rules.Seats()
	text := container.New(widgets.Column{Gap: -8},
		widgets.Line(words.Short(game.Title, 80), theme.SizeNameText, look.Bold))
	if game.Summary != "" {
		text.Add(widgets.Text(words.Short(game.Summary, 200)))
	}
	text.Add(widgets.Quiet(words.Players(low, high)))
	if !rules.Shipped() {
		doors.Add(button(words.EditFile, theme.FileTextIcon(), func() { s.ways.Show(rules.Path) }))
		text.Add(widgets.Quiet(filepath.Base(rules.Path)))
		notes := container.New(widgets.Column{Gap: -8})
		text.Add(notes)
		s.tried = append(s.tried, trial{rules, notes})
	}
	return widgets.Panel(container.New(widgets.Column{Gap: 4},
		container.NewBorder(nil, nil, container.NewPadded(container.NewCenter(picture)), nil, text),
		widgets.Indent(8, doors)))
}

// broken is the panel of a file that cannot be used, with everything that is wrong with it.
func (s *Screen) broken(one rulesets.Listing) fyne.CanvasObject {
	path := one.Path
	one.Name = filepath.Base(path)
	return newmatch.Broken(one, widgets.Quiet(words.ReadsAgain), widgets.Indent(8, widgets.NewRow(
		widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(), func() { s.ways.Show(path) }))))
}

// copy takes a copy of a game, under a name that no other has.
func (s *Screen) copy(rules *rulesets.Ruleset) {
	s.shell.Work(func() func() {
		path, err := "", error(nil)
		for n := 1; n < 1000; n++ {
			path, err = rulesets.Copy(rules, files.Numbered(words.OurGame(rules.Game.Title), "", n))
			if exists := new(rulesets.ExistsError); !errors.As(err, &exists) {
				break
			}
		}
		return func() {
			switch {
			case err != nil:
				s.shell.Say(words.CannotBeNamed, words.Problem(err))
			case !s.gone:
				s.ways.Show(path)
			}
		}
	})
}
