// Package rulesheet is the screen on which house rules are changed: the rule sheet itself, in which every number,
// face, list and word that comes from a field can be tapped.
package rulesheet

import (
	"errors"
	"image"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/system/bin"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/printables/drawing"
	"homespun/printables/headings"
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
	// Keep is called with the name of the ruleset when the screen is left.
	Keep func(ruleset string)
	// Matches is how many matches easy bots play for the strip; 0 is as many as are usual.
	Matches int
}

// poll is how often the file is looked at while the screen is shown.
const poll = time.Second

// Screen is the sheet of one ruleset.
type Screen struct {
	shell *shell.Shell
	game  *rulesets.Game
	ways  Ways

	text    *manuscript.Manuscript
	speaker *rulesets.Speaker
	groups  []rulesets.ClauseGroup
	// shown and differences are the fields of the rules, and those in which they differ from the standard.
	shown       []rulesets.Shown
	differences []rulesets.Difference
	differ      int // how many fields and texts differ from the standard
	// at is the table of things, or the thing, that is shown in place of the sheet; nil is the sheet.
	at []string
	// last is the field that was opened last: it has the focus when its dialog is closed, on the card of the clause from
	// if it is there.
	last   []string
	from   string
	start  string // the clause at which the sheet begins; "" is the top
	wanted string // what is searched for
	moved  string // the name of the button that moved a thing last
	only   bool   // only what differs is shown
	said   string // what is wrong with the file, which has been said
	stop   func()
	gone   bool

	// prints are the drawings of what is printed of things, by the rules for which they were made.
	prints struct {
		of     *rulesets.Ruleset
		things map[string]*drawing.Drawing
	}

	page    *widgets.Page
	opened  *opened // the dialog of a field; nil if none is open
	cards   map[string]*card
	looked  fyne.CanvasObject // the search
	search  *widgets.Entry
	differs *widgets.Button
	why     *widget.Label // why the rules cannot be played or printed
	undo    *widgets.Button
	redo    *widgets.Button
	play    *widgets.Button
	print   *widgets.Button
	board   *widgets.Picture
	aside   *fyne.Container
	body    *fyne.Container
	root    *fyne.Container
	state   *widget.Label
	strip   *strip
	first   fyne.Focusable
	remedy  *widgets.Button // the first of what can be done where the rules cannot be played; nil if they can
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Undoer   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
)

// New returns the sheet of a ruleset, at a clause; "" is the beginning. Rules that come with the game stay: the first
// change begins house rules of the family's own.
func New(sh *shell.Shell, text *manuscript.Manuscript, clause string, ways Ways) *Screen {
	s := &Screen{shell: sh, game: text.Rules.Game, ways: ways, text: text, start: clause,
		page:  widgets.NewPage(780),
		cards: map[string]*card{}}
	s.page.Gap = 10
	s.search = widgets.NewEntry("", words.SheetSearch)
	s.search.OnChanged = func(typed string) { s.wanted = strings.ToLower(strings.TrimSpace(typed)); s.show() }
	s.differs = widgets.NewCheck(words.SheetOnly, false, func(on bool) { s.only = on; s.show() })
	s.looked = container.NewBorder(nil, nil, nil, s.differs, s.search.Framed())
	s.undo = widgets.NewButton("", theme.ContentUndoIcon(), s.Undo)
	s.redo = widgets.NewButton("", theme.ContentRedoIcon(), s.Redo)
	s.undo.Name, s.redo.Name = words.Undo, words.Redo
	s.print = widgets.NewButton(words.PrintThis, theme.DocumentPrintIcon(),
		func() { s.ways.Print(s.game, s.name()) })
	s.play = widgets.NewMain(words.PlayThis, theme.MediaPlayIcon(), func() { s.ways.Play(s.game, s.name()) })
	s.board = widgets.NewPicture(fyne.NewSize(160, 160), sh.Work, nil)
	s.board.Ratio = 1.5
	s.why = widgets.Danger(widgets.Text(""))
	s.why.Hide()
	s.state = widgets.Text("")
	s.strip = newStrip(s)
	s.aside = container.New(widgets.Column{Gap: 10, Inset: 12}, s.board, widgets.Panel(s.state),
		s.strip.content)
	s.body = container.New(beside{s}, s.page, s.aside, s.strip.below)
	s.root = container.NewBorder(nil, widgets.Footer(s.why, s.print, s.play), nil, nil, s.body)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	name := s.text.Rules.Name
	if s.text.Unreadable {
		name = strings.TrimSuffix(filepath.Base(s.text.Path()), filepath.Ext(s.text.Path()))
	}
	return words.Short(name, 40) + ": " + words.HouseRules
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.game) }

// Focus implements shell.Screen: the field that was opened last.
func (s *Screen) Focus() fyne.Focusable {
	if s.last != nil && s.at == nil {
		clauses := []string{s.from}
		for _, group := range s.groups {
			for _, clause := range group.Clauses {
				clauses = append(clauses, clause.ID)
			}
		}
		for _, clause := range append(clauses, "") {
			c := s.cards[clause]
			if c == nil {
				continue
			}
			if o := c.widget(s.last); o != nil {
				widgets.Reveal(c.object) // with what is said below its sentences
				return o
			}
		}
	}
	if c := s.cards[s.start]; c != nil && s.start != "" {
		s.page.To(c.object)
		s.start = ""
		return c.first()
	}
	if s.first != nil {
		return s.first
	}
	if s.remedy != nil {
		return s.remedy
	}
	return s.play
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	if s.ways.Keep != nil {
		s.ways.Keep(s.name())
	}
	s.strip.stop()
	if s.stop != nil {
		s.stop()
	}
}

// Key implements shell.Keyed: Escape goes from a thing back to the sheet.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	if key.Name == fyne.KeyEscape && s.at != nil {
		s.up()
		return true
	}
	return s.page.Key(key)
}

// Bar implements shell.Barred.
func (s *Screen) Bar() []*widgets.Button { return []*widgets.Button{s.undo, s.redo} }

// Undo implements shell.Undoer.
func (s *Screen) Undo() { s.did(s.renamed(s.text.Undo)) }

// Redo implements shell.Undoer.
func (s *Screen) Redo() { s.did(s.renamed(s.text.Redo)) }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.show()
	s.strip.rest()
	s.watch()
	return s.root
}

// watch looks every second whether another program has written the file.
func (s *Screen) watch() { s.stop = s.shell.After(poll, s.reread) }

// reread shows what another program has written to the file.
func (s *Screen) reread() {
	if s.gone {
		return
	}
	before := s.text.Rules
	changed, err := s.text.Refresh()
	wrong := ""
	if err != nil {
		wrong = s.problem(err)
	}
	if changed && err == nil || wrong != s.said { // it is said once, and the file may come back
		s.did(err)
		s.renew(before)
	}
	s.said = wrong
	s.watch()
}

// name returns the name by which the ruleset can be found.
func (s *Screen) name() string {
	if path := s.text.Path(); path != "" {
		return path
	}
	return s.text.Rules.ID
}

// change changes a field, and returns what is wrong with that, "" if nothing is.
func (s *Screen) change(key []string, to any) string {
	return s.do(rulesets.Change{Key: key, Value: to})
}

// renamed does something with the text; if the rules have another name then, so has their file.
func (s *Screen) renamed(do func() error) error {
	was := s.text.Rules.Name
	err := do()
	if err == nil && s.text.Rules.Name != was {
		err = s.text.Follow()
	}
	return err
}

func (s *Screen) do(changes ...rulesets.Change) string {
	before := s.text.Rules
	err := s.renamed(func() error { return s.text.Change(changes...) })
	wrong := s.done(err)
	if errors.As(err, new(*manuscript.ChangedError)) {
		s.renew(before)
	}
	return wrong
}

// done shows the rules after a change, and returns what is wrong with it or with them, "" if nothing is.
func (s *Screen) done(err error) string {
	s.refresh()
	if err != nil {
		return s.problem(err)
	}
	if f, ok := s.text.Problem(); ok {
		return words.Finding(0, f.Message, f.Suggestion)
	}
	return ""
}

// problem says what is wrong with a change.
func (s *Screen) problem(err error) string {
	var field *engines.FieldError
	if errors.As(err, &field) {
		return words.Sentence(s.label(s.text.Rules.Parts(field.Key)) + " " + field.Problem + ".")
	}
	var changed *manuscript.ChangedError
	if errors.As(err, &changed) {
		return words.SheetChanged(s.label(s.text.Rules.Parts(changed.Key)))
	}
	if errors.Is(err, fs.ErrNotExist) {
		return words.SheetLost(s.text.Path())
	}
	return words.Problem(err)
}

// did shows the rules after a change, and says what went wrong.
func (s *Screen) did(err error) {
	if err != nil {
		s.shell.Say(words.HouseRules, s.problem(err))
	}
	s.refresh()
	s.shell.Refocus()
}

// refresh shows the rules as they are now.
func (s *Screen) refresh() {
	s.show()
	s.shell.Retitle()
	s.strip.ask()
}

// show fills the page, the picture of the board and the buttons.
func (s *Screen) show() {
	rules := s.text.Rules
	s.speak()
	wrong, _ := s.text.Problem()
	s.shown = rulesets.Show(rules)
	s.buttons()
	s.first, s.remedy = nil, nil
	for s.at != nil {
		if _, there := rules.ValueIn(s.at); there {
			break
		}
		s.leave() // a change has taken it out
	}
	if s.at != nil {
		s.page.Set(s.things()...)
		return
	}
	s.page.Set(s.sheet(wrong)...)
}

// speak lets the speaker follow the rules.
func (s *Screen) speak() {
	engine, err := s.text.Rules.Compile(0)
	if err != nil { // they are said by the engine of the standard, until they can be played
		if standard, err := s.game.Standard(); err == nil {
			engine, _ = standard.Compile(0)
		}
	}
	s.speaker = s.text.Rules.Speaker(nil, engine, nil).OnScreen()
}

// buttons shows beside the sheet and below it how the rules are now.
func (s *Screen) buttons() {
	rules := s.text.Rules
	s.undo.SetEnabled(s.text.CanUndo())
	s.redo.SetEnabled(s.text.CanRedo())
	s.tellWhy()
	s.differences = headings.Called(rules.Differences(), s.speaker)
	if s.differ = len(s.differences) + len(rules.Reworded()); s.differ == 0 {
		s.state.SetText(words.AsStandard)
	} else {
		s.state.SetText(words.SheetDiffers(s.differ))
	}
	if _, broken := s.text.Problem(); !broken {
		s.board.SetDraw(func(width, height int) image.Image {
			return album.LidPicture(s.shell.Games, rules, nil, width, height)
		})
	}
}

// beside is the layout of the sheet, of what stands beside it where there is room, and of the line that stands under it
// where there is none. While the rules cannot be played, bots do not try them.
type beside struct{ screen *Screen }

// Layout implements fyne.Layout.
func (b beside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	page, aside, below := objects[0], objects[1], objects[2]
	_, broken := b.screen.text.Problem()
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

// head returns the card above the clauses: the name of the rules, and what can be done with them as a whole.
func (s *Screen) head() fyne.CanvasObject {
	rules := s.text.Rules
	title := widgets.Words(words.Short(rules.Name, 60), theme.SizeNameHeadingText, look.Title)
	column := container.New(widgets.Column{Gap: 0}, title)
	buttons := widgets.NewRow()
	buttons.Add(s.others())
	if s.text.Path() == "" {
		column.Add(widgets.Text(words.SheetShipped))
	} else {
		if rules.Summary != "" {
			column.Add(widgets.Text(words.Short(rules.Summary, 400)))
		}
		buttons.Add(widgets.NewButton(words.SheetRename, theme.DocumentCreateIcon(), s.rename))
		buttons.Add(widgets.NewButton(words.SheetCopy, theme.ContentCopyIcon(), s.copy))
		buttons.Add(widgets.NewButton(words.SheetBin, theme.DeleteIcon(), s.throw))
		if _, broken := s.text.Problem(); !broken {
			buttons.Add(widgets.NewButton(words.GiveAway, theme.MailForwardIcon(),
				func() { s.ways.Give(s.text.Rules) }))
		}
	}
	if s.differ > 0 {
		buttons.Add(widgets.NewButton(words.SheetAllBack, theme.HistoryIcon(), s.allBack))
	}
	column.Add(widgets.Indent(8, buttons))
	return widgets.Panel(column)
}

// others returns the button that leads to the other rulesets of the game.
func (s *Screen) others() fyne.CanvasObject {
	return widgets.NewButton(words.SheetRules(s.game.Title), theme.ListIcon(), func() {
		if s.ways.Keep != nil { // these are chosen in the list
			s.ways.Keep(s.name())
		}
		s.ways.Rules()
	})
}

func (s *Screen) allBack() {
	if wrong := s.do(s.text.AllBack()...); wrong != "" {
		s.shell.Say(words.HouseRules, wrong)
	}
	s.shell.Refocus()
}

// rename asks for another name.
func (s *Screen) rename() {
	s.typed(words.WhatCalled, s.text.Rules.Name, words.NameHolder, words.SheetRename, func(name string) {
		if wrong := s.change([]string{"name"}, name); wrong != "" {
			s.shell.Say(words.HouseRules, wrong)
		}
	})
}

// copy begins other house rules from these and shows them.
func (s *Screen) copy() {
	s.typed(words.WhatCalled, "", words.NameHolder, words.SheetCopy, func(name string) {
		path, err := manuscript.Copy(s.text, name)
		if err != nil {
			s.shell.Say(words.CannotBeNamed, words.Problem(err))
			return
		}
		text, err := manuscript.Open(s.game, path)
		if err != nil {
			s.did(err)
			return
		}
		s.text, s.at, s.last = text, nil, nil
		s.refresh()
	})
}

// throw puts the file and its history into the bin of the system, and goes back.
func (s *Screen) throw() {
	path := s.text.Path()
	help := widgets.Text(words.SheetBinHelp(words.Short(s.text.Rules.Name, 60), s.text.Rules.Extended()))
	s.shell.Show(words.SheetBin, help,
		widgets.Answer{Text: words.Cancel, Main: true},
		widgets.Answer{Text: words.SheetBin, Do: func() {
			for _, path := range append([]string{path}, s.text.Histories()...) {
				if err := bin.Move(path); err != nil {
					s.shell.Say(words.SheetBin, words.Problem(files.NotWritten(path, err)))
					return
				}
			}
			s.shell.Back()
		}})
}

// typed asks for a line of words. The holder stands in the entry while it is empty.
func (s *Screen) typed(title, now, holder, answer string, take func(string)) {
	entry := widgets.NewEntry(now, holder)
	var d *widgets.Dialog
	done := func() {
		if name := strings.TrimSpace(entry.Text); name != "" {
			take(name)
		}
	}
	entry.OnEnter = func() { d.Close(); done() }
	d = widgets.NewDialog(s.shell.Window.Canvas(), title, entry.Framed(), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: answer, Main: true, Do: done})
	d.OnClose = s.shell.Refocus
	d.SetFocus(entry)
	d.Show()
}
