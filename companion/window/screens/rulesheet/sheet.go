// Package rulesheet is the screen on which house rules are changed: the rule sheet itself, in which every
// number, face, list and word that comes from a field can be tapped.
package rulesheet

import (
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// Ways are the routes from this screen to others. A ruleset is named as [rulesets.Game.Find] finds it.
type Ways struct {
	Play, Print func(game *rulesets.Game, ruleset string)
	// Show opens a file in the system's own viewer.
	Show func(path string)
	// Ask goes to the lab.
	Ask func(rules *rulesets.Ruleset)
	// Rules goes to the list of all rulesets of the game, Give gives these away.
	Rules func()
	Give  func(rules *rulesets.Ruleset)
	// Make goes to the page on which a thing of the family's own is made.
	Make func()
	// Keep is called with the name of the ruleset when the screen is left, and with the field of the thing that is
	// shown, "" for none.
	Keep func(ruleset, thing string)
	// Matches is how many matches easy bots play for the strip; 0 is as many as are usual.
	Matches int
}

// poll is how often the file is looked at while the screen is shown.
const poll = time.Second

// Screen is the sheet of one ruleset.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	desk  *Desk
	place *place
	start string // the clause at which the sheet begins, or the field of a thing that is shown; "" is the top
	said  string // what is wrong with the file, which has been said
	box   string // what a dialog says that is still open
	stop  func()

	mender   *mender
	cards    *cards
	tables   *tables
	standing *standing
	strip    *strip
	opened   *fieldDialog // the dialog that is open; nil if none is
	openings int          // how many fields have been opened
	// the first of what can be done where the rules cannot be played; nil if they can
	remedy *widgets.Button
	page   *widgets.Page
	root   *fyne.Container
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Undoer   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
)

// New returns the sheet of the ruleset on a desk, at a clause, or with a thing open; "" is the beginning. Rules that come with the
// game stay: the first change begins house rules of the family's own.
func New(sh *shell.Shell, d *Desk, clause string, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, desk: d, place: &place{}, start: clause, page: widgets.NewPage(780)}
	d.queue.Work = sh.Work
	d.shown = viewer{things: func() bool { return s.place.at != nil }, say: s.say, renew: s.renew,
		refresh: s.refresh}
	s.mender = &mender{d, s.place, sh, s.openFrom}
	s.cards = newCards(s.mender, s.fill)
	s.tables = &tables{mender: s.mender, page: s.page, fill: s.fill, follow: s.follow}
	s.page.Gap = 10
	// leads returns what goes elsewhere when all that was changed is written.
	leads := func(to func(game *rulesets.Game, ruleset string)) func() {
		return func() { d.settled(func() { to(d.now.game, d.now.name()) }) }
	}
	s.standing = newStanding(sh.Games, sh.Work, leads(ways.Play), leads(ways.Print), s.Undo, s.Redo)
	var aside, body *fyne.Container
	s.strip = newStrip(sh, d, ways.Matches, ways.Ask, func() {
		body.Layout.Layout(body.Objects, body.Size())
		aside.Refresh()
		s.strip.below.Refresh()
	})
	aside = container.New(widgets.Column{Gap: 10, Inset: 12}, s.standing.board,
		widgets.Panel(s.standing.state),
		s.strip.content)
	body = container.New(beside{d}, s.page, aside, s.strip.below)
	s.root = container.NewBorder(nil, widgets.Footer(s.standing.why, s.standing.print, s.standing.play), nil,
		nil, body)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	now := s.desk.now
	name := now.rules.Name
	if now.unreadable {
		name = strings.TrimSuffix(filepath.Base(now.path), filepath.Ext(now.path))
	}
	return words.Short(name, 40) + ": " + words.HouseRules
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.desk.now.game) }

// Focus implements shell.Screen: the field that was opened last.
func (s *Screen) Focus() fyne.Focusable {
	if s.place.last != nil && s.place.at == nil {
		if o, on := s.cards.find(s.place.from, s.place.last); o != nil {
			widgets.Reveal(on.object) // with what is said below its sentences
			return o
		}
	}
	if c := s.cards.shown[s.start]; c != nil && s.start != "" {
		s.page.To(c.object)
		s.start = ""
		return c.first()
	}
	if s.place.first != nil {
		return s.place.first
	}
	if s.remedy != nil {
		return s.remedy
	}
	return s.standing.play
}

// Leave implements shell.Screen. What has been changed is written before.
func (s *Screen) Leave() {
	s.shell.Window.Canvas().Unfocus() // words that are being typed are a change too
	s.desk.leave()
	if s.ways.Keep != nil {
		thing := ""
		if len(s.place.at) > 1 {
			thing = strings.Join(s.place.at, ".")
		}
		s.ways.Keep(s.desk.now.name(), thing)
	}
	s.strip.stop()
	if s.stop != nil {
		s.stop()
	}
}

// Key implements shell.Keyed: Escape goes from a thing back to the sheet.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	if key.Name == fyne.KeyEscape && s.place.at != nil {
		s.tables.up()
		return true
	}
	return s.page.Key(key)
}

// Bar implements shell.Barred.
func (s *Screen) Bar() []*widgets.Button { return []*widgets.Button{s.standing.undo, s.standing.redo} }

// Undo implements shell.Undoer.
func (s *Screen) Undo() { s.again((*manuscript.Manuscript).Undo) }

// Redo implements shell.Undoer.
func (s *Screen) Redo() { s.again((*manuscript.Manuscript).Redo) }

func (s *Screen) again(do deed) {
	s.desk.ask(task{do: s.desk.refreshed(do), then: func(_ *reading, err error) { s.did(err) }})
}

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.standing.show(s.desk.now)
	s.fill()
	s.strip.rest()
	s.watch()
	if key := s.desk.now.rules.Parts(s.start); len(key) > 1 && has(s.desk.now.rules, key) {
		s.start = ""
		s.open(key)
	}
	return s.root
}

// watch looks every second whether another program has written the file.
func (s *Screen) watch() { s.stop = s.shell.After(poll, s.reread) }

// reread shows what another program has written to the file.
func (s *Screen) reread() {
	if s.desk.left {
		return
	}
	looks := s.desk.refreshed(func(*manuscript.Manuscript) error { return nil })
	s.desk.ask(task{do: looks, quiet: true, idle: true, then: func(was *reading, err error) {
		wrong := ""
		if err != nil {
			wrong = s.desk.now.problem(err)
		}
		if s.desk.now != was && err == nil || wrong != s.said { // it is said once, and the file may come back
			s.refresh()
			s.did(err)
		}
		s.said = wrong
		s.watch()
	}})
}

// say says what is wrong, in one dialog however often it is said.
func (s *Screen) say(wrong string) {
	if wrong == s.box {
		return
	}
	s.box = wrong
	box := s.shell.Show(words.HouseRules, widgets.Text(wrong))
	box.OnClose = func() { s.box = ""; s.shell.Refocus() }
}

// did says what went wrong, if anything did.
func (s *Screen) did(err error) {
	if err != nil {
		s.say(s.desk.now.problem(err))
	}
	s.shell.Refocus()
}

// renew shows the rules as they are now in the dialog that is open, in which others were shown.
func (s *Screen) renew(was *reading) {
	if s.opened != nil {
		s.opened.renew(was)
	}
}

// refresh shows the rules as they are now.
func (s *Screen) refresh() {
	s.fill()
	s.follow()
}

// follow shows around the page how the rules are now.
func (s *Screen) follow() {
	if s.standing.show(s.desk.now) {
		s.root.Refresh()
	}
	s.shell.Retitle()
	s.strip.ask()
}

// fill shows the rules on the page as they are now.
func (s *Screen) fill() {
	s.place.first, s.remedy = nil, nil
	for s.place.at != nil && !has(s.desk.now.rules, s.place.at) {
		s.place.leave() // a change has taken it out
	}
	s.tables.pages++
	if s.place.at != nil {
		s.page.Set(s.tables.list()...)
		return
	}
	s.page.Set(s.sheet()...)
}

// sheet returns the cards of all clauses, and what stands above them.
func (s *Screen) sheet() []fyne.CanvasObject {
	now := s.desk.now
	if now.unreadable {
		s.cards.shown = nil
		return []fyne.CanvasObject{s.trouble()}
	}
	list := []fyne.CanvasObject{s.cards.looked}
	answers := s.answers()
	if kind := workshop.In(now.game); kind != nil && s.cards.wanted == "" {
		answers = append(answers, s.door(kind))
	}
	list = append(list, answers...)
	list = append(list, s.head())
	if now.broken && now.path != "" {
		list = append(list, s.trouble())
	}
	found := s.cards.list()
	if len(found) == 0 && len(answers) == 0 {
		found = append(found, widgets.Text(words.SheetNothing))
	}
	return append(list, found...)
}

// openFrom opens a field, and comes back to the card of a clause.
func (s *Screen) openFrom(clause string, key []string) {
	s.place.from = clause
	s.open(key)
}

// open opens a field: a dialog with its control, or the cards of its things.
func (s *Screen) open(key []string) {
	f, ok := s.desk.now.game.FieldAt(key)
	if !ok {
		return
	}
	s.place.last = key
	s.openings++
	mine := s.openings
	if f.Kind == engines.TableField && (f.Of == engines.TableField || rulesets.IsThing(f)) {
		s.desk.ask(task{things: true, quiet: true, then: func(*reading, error) {
			if mine == s.openings {
				s.place.at = key
				s.page.Top()
				s.fill()
				s.shell.Refocus()
			}
		}})
		return
	}
	d := &fieldDialog{mender: s.mender, field: f, key: key,
		column: container.New(widgets.Column{Gap: 6}), problem: widgets.Danger(widgets.Text("")),
		fits: container.New(widgets.Column{}), excluded: container.New(widgets.Column{Gap: 6})}
	d.ask(nil, func(*reading, error) {
		if s.opened == nil && mine == s.openings && !d.gone() {
			s.opened = d
			d.show(func() { s.opened = nil })
		}
	})
}

// beside is the layout of the sheet, of what stands beside it where there is room, and of the line that
// stands under it where there is none. While the rules cannot be played, bots do not try them.
type beside struct{ desk *Desk }

// Layout implements fyne.Layout.
func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	page, aside, below := objects[0], objects[1], objects[2]
	broken := b.desk.now.broken
	wide, high := fyne.Min(360*look.Current().Text, size.Width*0.36), float32(0)
	if size.Width < 860*look.Current().Text {
		if wide = 0; !broken {
			high = widgets.HeightAt(below, size.Width)
		}
		below.Move(fyne.NewPos(0, size.Height-high))
		below.Resize(fyne.NewSize(size.Width, high))
	}
	widgets.SetVisible(aside, wide > 0)
	widgets.SetVisible(below, wide == 0 && !broken)
	page.Move(fyne.NewPos(0, 0))
	page.Resize(fyne.NewSize(size.Width-wide, size.Height-high))
	aside.Move(fyne.NewPos(size.Width-wide, 0))
	aside.Resize(fyne.NewSize(wide, size.Height))
}

// MinSize implements fyne.Layout.
func (beside) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(400, 200) }
