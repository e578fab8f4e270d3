package printshop

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/papers"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// choices is the column of all choices for a print. Those that everybody needs come first, the others are in
// groups that fold. Choices that do not apply to the job are hidden.
type choices struct {
	screen  *Screen
	content *widgets.Page

	// editions asks how much is printed and for how many; parts is the group around checks.
	editions *fyne.Container
	parts    *widgets.Fold
	checks   *fyne.Container
	shown    string // the ids of the parts that checks has buttons for

	paper *papers.Choice
	scale *scaleChoice
	// savings offers fewer sheets for fewer players or with backs on the other side, a button each; saved are
	// those.
	savings *fyne.Container
	saved   []printables.Saving
	looks   *pickOf
	rules   *pickOf
	broken  *widget.Label // shows what is wrong with the chosen ruleset
	letters *pickOf       // asks how the spreadsheet of a deck was saved, where that was guessed

	cut     *cutChoice
	lost    *lost
	board   *widgets.Fold
	figures *widgets.Fold
	booklet *widgets.Fold
	cards   *cardChoices
	printer *printerChoices
	more    *moreChoices
	stale   bool // something was shown or hidden since the last layout
	folds   map[string]*widgets.Fold
}

func newChoices(s *Screen, open map[string]bool) *choices {
	c := &choices{screen: s, content: widgets.NewPage(0), checks: widgets.NewRow(),
		folds:    map[string]*widgets.Fold{},
		editions: container.New(widgets.Column{Gap: 12}), savings: container.New(widgets.Column{Gap: 4})}
	c.savings.Hide()
	c.content.Margin = 16
	c.parts = c.fold(words.SingleParts, open, c.checks)
	c.parts.Content.Hide()
	c.looks, c.rules, c.broken = newPickOf(words.ThemeName), newPickOf(words.RulesName),
		widgets.Danger(widgets.Quiet(""))
	c.broken.Hide()
	c.letters = newPickOf(words.LettersName)
	c.paper = papers.New(c.content, s.order.size, s.shell.Window.Canvas().Focus, c.setPaper)
	c.scale = newScaleChoice(s.order.scale, c.content, s.shell.Window.Canvas().Focus, c.setScale)
	ink := widgets.NewCheck(words.InkSaver, s.order.ink, func(on bool) { s.order.ink = on; s.lay() })
	c.cut, c.lost = newCutChoice(c, open), newLost(c, open)
	join := widgets.NewPick(words.Joins, int(s.order.join), func(i int) {
		s.order.join = paper.Join(i)
		c.board.SetNote(noteOf(words.Joins, i))
		s.lay()
	})
	c.board = c.fold(words.JoinName, open,
		container.New(widgets.Column{Gap: 0}, join.Row, widgets.Quiet(words.JoinHelp)))
	c.board.SetNote(noteOf(words.Joins, int(s.order.join)))
	c.figures, c.booklet = c.figureFold(open), c.bookletFold(open)
	c.cards, c.printer, c.more = newCardChoices(c, open), newPrinterChoices(c, open), newMoreChoices(c, open)
	for _, hidden := range []fyne.CanvasObject{c.board.Content, c.figures.Content, c.booklet.Content,
		c.cards.fold.Content, c.scale.field} {
		hidden.Hide()
	}
	c.content.Set(c.editions, c.cut.fold.Content, c.savings, c.paper.Field, c.scale.field,
		c.letters.field, c.looks.field, c.rules.field, c.broken, widgets.Field(words.InkName, words.InkHelp, widgets.NewRow(ink)),
		c.parts.Content, c.lost.fold.Content, c.board.Content, c.figures.Content, c.booklet.Content,
		c.cards.fold.Content, c.printer.fold.Content, c.more.fold.Content)
	return c
}

// fold returns a group that folds. It is open if it was open when the screen was left.
func (c *choices) fold(title string, open map[string]bool, body fyne.CanvasObject) *widgets.Fold {
	fold := widgets.NewFold(title, open[title], body)
	fold.OnToggled = func(bool) { c.content.Again() }
	c.folds[title] = fold
	return fold
}

// open returns which groups are open, by their titles.
func (c *choices) open() map[string]bool {
	open := map[string]bool{}
	for title, fold := range c.folds {
		open[title] = fold.Open()
	}
	return open
}

// noteOf returns the note of a closed group for a choice: its name, or "" for the first one, which is the
// default.
func noteOf(names []string, chosen int) string {
	if chosen <= 0 || chosen >= len(names) {
		return ""
	}
	return names[chosen]
}

// fit hides the choices that do not apply to a job, and makes a button for each of its parts.
func (c *choices) fit(job *printables.Job) {
	c.partChecks(job.All)
	apply := appliesTo(job)
	game := c.screen.wish.Game != nil
	c.setVisible(c.editions, game)
	c.setVisible(c.parts.Content, len(job.All) > 1)
	c.setVisible(c.board.Content, apply.board)
	c.setVisible(c.scale.field, game && c.screen.order.edition != printables.TonightEdition)
	c.setVisible(c.scale.fitted, slices.ContainsFunc(job.All, func(part printables.Part) bool {
		return part.Kind == parts.Board
	}))
	c.cut.show(job)
	c.showSavings(job.Savings())
	offer := job.Offer()
	if c.setVisible(c.scale.offer, offer != nil); offer != nil {
		c.scale.propose(*offer)
	}
	c.setVisible(c.figures.Content, game && apply.figures)
	c.setVisible(c.booklet.Content, game && apply.booklet && c.screen.order.edition != printables.SmallHandsEdition)
	c.setVisible(c.cards.fold.Content, apply.cards)
	c.cards.fit(apply)
	c.more.fit(apply, c.screen.only)
	if c.stale { // only if needed, because the layout of the column is slow
		c.stale = false
		c.content.Again()
	}
}

// showSavings offers how the print takes fewer sheets: each is taken with one tap.
func (c *choices) showSavings(all []printables.Saving) {
	c.setVisible(c.savings, len(all) > 0)
	if slices.Equal(all, c.saved) {
		return
	}
	c.saved, c.stale = all, true
	c.savings.RemoveAll()
	for _, saving := range all {
		c.savings.Add(widgets.Quiet(saving.String()))
		c.savings.Add(widgets.NewRow(widgets.NewButton(words.OnSheets(saving.Players,
			saving.Backs != paper.FoldOver, saving.Sheets), nil, func() { c.save(saving) })))
	}
}

// save takes a saving.
func (c *choices) save(saving printables.Saving) {
	o := &c.screen.order
	if saving.Players > 0 {
		o.players = saving.Players
		c.showEditions()
	}
	if saving.Backs != paper.FoldOver {
		o.backs, o.bleed = saving.Backs, paper.SharedCuts
		c.cards.again()
	}
	c.screen.lay()
}

// setVisible shows or hides an object of the column, and marks the column as stale if that is a change.
func (c *choices) setVisible(o fyne.CanvasObject, on bool) {
	if o.Visible() != on {
		widgets.SetVisible(o, on)
		c.stale = true
	}
}

// setPaper changes the paper, also in the settings, so that the next print begins with it.
func (c *choices) setPaper(size paper.Size) {
	s := c.screen
	s.order.size = size
	c.set(func(to *settings.Settings) { to.Paper = size.ID })
	s.lay()
}

// set saves changed settings.
func (c *choices) set(change func(*settings.Settings)) {
	now := c.screen.shell.Settings()
	change(&now)
	c.screen.shell.SetSettings(now)
}

// setScale changes the size of the board.
func (c *choices) setScale(scale printables.Scale) {
	if scale != c.screen.order.scale {
		c.screen.order.scale = scale
		c.screen.lay()
	}
}

// editions are the sets that are offered, in the order of [words.Editions].
var editions = []printables.Edition{printables.TonightEdition, printables.FullEdition, printables.GiftEdition,
	printables.SmallHandsEdition}

// showEditions asks how much of the game is printed, and for how many players where their number varies.
func (c *choices) showEditions() {
	s := c.screen
	c.editions.RemoveAll()
	if s.wish.Game == nil {
		return
	}
	now := max(0, slices.Index(editions, s.order.edition))
	pick := widgets.NewPick(words.Editions, now, func(i int) {
		s.order.edition, s.order.switched = editions[i], nil
		c.showEditions()
		s.lay()
	})
	help := words.EditionHelp[now]
	if people := s.order.people(); people != "" {
		help = words.TonightFor(people) + " " + help
	}
	c.editions.Add(widgets.Field(words.WhatToPrint, help, pick.Row))
	least, most := 0, 0
	if s.order.ruleset != nil {
		least, most, _ = s.order.ruleset.Seats()
	}
	if least < most {
		all := []string{words.AnyNumber}
		for n := least; n <= most; n++ {
			all = append(all, strconv.Itoa(n))
		}
		chosen := 0
		if s.order.players >= least && s.order.players <= most {
			chosen = s.order.players - least + 1
		}
		c.editions.Add(widgets.Field(words.HowMany, "", widgets.NewPick(all, chosen, func(i int) {
			if s.order.players = 0; i > 0 {
				s.order.players = least + i - 1
			}
			c.showEditions() // the set for tonight may be for other people now
			s.lay()
		}).Row))
	} else {
		s.order.players = 0
	}
	c.content.Again()
}

// partChecks makes a button for each part, unless the parts are the same as before.
func (c *choices) partChecks(all []printables.Part) {
	ids := c.screen.order.edition.String() + "\x00"
	for _, part := range all {
		ids += part.ID + "\x00" + part.Title + "\x00"
	}
	if ids == c.shown {
		return
	}
	s := c.screen
	c.shown, c.checks.Objects, c.stale = ids, nil, true
	for _, part := range all {
		c.checks.Add(widgets.NewCheck(words.Short(part.Title, 40), s.order.has(part), func(bool) {
			s.order.flip(part.ID)
			s.lay()
		}))
	}
}

// showRules shows the rulesets and themes to choose from.
func (c *choices) showRules(listings []rulesets.Listing, themes []rulesets.ThemeListing, rule, look int) {
	s := c.screen
	var names []string
	for _, one := range listings {
		names = append(names, words.Short(one.Name, 40))
	}
	c.rules.show(names, rule, 1, func(i int) {
		s.order.ruleset, s.order.rules = listings[i].Ruleset, keyOf(listings[i])
		s.order.players = 0
		c.showEditions()
		c.brokenRules("")
		s.lay()
	})
	names = nil
	for _, one := range themes {
		names = append(names, words.Short(one.Name, 40))
	}
	c.showEditions()
	c.looks.show(names, look, 2, func(i int) { s.order.theme = themes[i].Theme; s.lay() })
	c.scale.field.Show()
	c.content.Again()
}

// encodings are how spreadsheets of [words.Letters] are saved by programs that do not use Unicode.
var encodings = []string{"windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254", "windows-1255",
	"windows-1256", "windows-1257", "macintosh"}

// showLetters asks how the spreadsheet of a deck was saved, where nothing tells that.
func (c *choices) showLetters(of *deck.Deck) {
	own := &c.screen.order.own
	if own.encoding == "" && !of.Guessed() {
		return
	}
	c.letters.show(words.Letters(), max(0, slices.Index(encodings, own.encoding)), 1, func(i int) {
		own.encoding = encodings[i]
		c.screen.read(false)
	})
	c.content.Again()
}

// brokenRules shows what is wrong with the file of the chosen ruleset; "" hides the text.
func (c *choices) brokenRules(problem string) {
	c.broken.SetText(problem)
	widgets.SetVisible(c.broken, problem != "")
	c.content.Again()
}

// pickOf is a field with a row of choices that can be replaced, for example after files have changed.
type pickOf struct {
	field *fyne.Container
	place *fyne.Container
	pick  *widgets.Pick
	names []string
}

func newPickOf(name string) *pickOf {
	p := &pickOf{place: container.New(widgets.Column{})}
	p.field = widgets.Field(name, "", p.place)
	p.field.Hide()
	return p
}

// show replaces the choices and marks the chosen one. With fewer choices than least the field is hidden.
func (p *pickOf) show(names []string, chosen, least int, changed func(int)) {
	if p.pick == nil || !slices.Equal(names, p.names) {
		p.names, p.pick = names, widgets.NewPick(names, chosen, changed)
		p.place.Objects = []fyne.CanvasObject{p.pick.Row}
	}
	p.pick.OnChanged = changed
	p.pick.Set(chosen)
	widgets.SetVisible(p.field, len(names) >= least)
}
