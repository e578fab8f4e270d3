package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/chronicle"
	"homespun/companion/window/table/hand"
	"homespun/engines"
	"homespun/printables/drawing"
)

// choices are the buttons for everything that cannot be tapped on the board: choices, numbers, dealing,
// rolling again, and "done" where more inputs could follow.
type choices struct {
	*hearing
	decision *decision
	replay   *replay
	why      *why
	content  *fyne.Container
	shown    []choice
	buttons  []*widgets.Button
}

// choice is one button.
type choice struct {
	text string
	in   tableau.Input
	icon fyne.Resource
	do   func()
	main bool
	low  bool // a side matter: a low button, without a number key
	nods bool // it says that something has happened on the family's table
	// swatch is the colour of a choice that stands for a colour, None for others.
	swatch drawing.Colour
}

// inHand returns the buttons with the form that each has where there is room.
func (c *choices) inHand() (list []hand.Button) {
	for i, button := range c.buttons {
		list = append(list, hand.Button{Button: button, Usual: c.shown[i].icon, Low: c.shown[i].low})
	}
	return list
}

func newChoices(d *decision, r *replay, w *why) *choices {
	c := &choices{hearing: d.hearing, decision: d, replay: r, why: w, content: widgets.NewRow()}
	c.content.Hide()
	return c
}

// update makes the buttons again if they have changed.
func (c *choices) update() {
	list := c.list()
	if same(list, c.shown) {
		c.shown = list
		return
	}
	if slices.ContainsFunc(list, func(item choice) bool { return item.nods }) {
		justShown(c.core)
	}
	c.shown, c.buttons, c.content.Objects = list, nil, nil
	for i, item := range list {
		button := widgets.NewTall(item.text, item.icon, func() { c.take(i) })
		if item.swatch != drawing.None {
			button.Picture = widgets.Swatch(item.swatch)
		}
		button.Main, button.Tall = item.main, !c.small && !item.low
		button.OnOver = func() { c.decision.readPointed(item.in) }
		c.buttons = append(c.buttons, button)
		c.content.Add(button)
	}
	widgets.SetVisible(c.content, len(list) > 0)
	c.content.Refresh()
}

// list returns the choices in the present phase.
func (c *choices) list() (list []choice) {
	switch c.phase.is {
	case telling:
		return c.replay.buttons()
	case looking:
		return c.looksBack()
	case fixing, writing:
		return nil
	}
	if leg := c.refused.shown.Leg; c.refused.text != "" && len(leg.Way.Spots) > 0 {
		list = append(list, choice{text: words.FirstStep(c.decision.board.Scene().SpotName(leg.To)), main: true,
			do: func() { c.play(leg.Move) }})
	}
	pending := c.phase.pending
	_, kept := c.session.UndoneRoll()
	switch {
	case c.phase.is == measuring:
		list = c.upshots(c.phase.intent)
	case c.phase.question != nil:
		list = append(list, c.answers(c.phase.question)...)
	case pending.Who.Has(engines.Table) && !c.session.BotsTurn():
		list = c.tableChoices()
	case pending.Rolling() && kept:
		list = append(list, choice{text: words.RollAgain, icon: theme.ViewRefreshIcon(),
			do: func() { _, err := c.session.RollAgain(); c.showError(err) }})
	}
	if log := c.session.Log(); len(log) > 0 && tableau.Handed(c.plain, log[len(log)-1].Events) {
		list = append(list, choice{text: words.DidSomethingChange, icon: theme.DocumentCreateIcon(), low: true,
			do: func() { c.putRight(true) }})
	}
	if chore, ok := c.leaves(); ok {
		wish := c.wishes
		wish.Left[chore] = true // This match takes it back
		list = append(list, choice{text: c.game.Chores()[chore].Name, icon: theme.SettingsIcon(), low: true,
			do: func() { wants{hands: c.hands}.wish(wish) }})
	}
	if c.canSetUp() && !pending.Who.Has(engines.Table) { // dealing says the same of what is dealt
		list = append(list, choice{text: words.SetUpForUs, icon: theme.GridIcon(), low: true, do: c.setUp})
	}
	if pending.Optional != 0 && c.phase.is != covered {
		list = append(list, c.optionalChoices()...)
	}
	if pending.Secret {
		list = append(list, c.laidButtons()...)
	}
	return list
}

// leaves returns the chore that is asked of people now and that they could leave to the app; false if there
// is none. Real dice are theirs to roll.
func (c *choices) leaves() (chore int, ok bool) {
	chore = c.game.Chore(c.phase.position)
	byHand := c.phase.pending.Rolling() && c.session.Roller() == "table"
	return chore, chore >= 0 && !c.wishes.Left[chore] && c.phase.is != covered && !c.session.BotsTurn() && !byHand
}

// answers returns the buttons for what a question asks that is not on the board.
func (c *choices) answers(question *tableau.Question) (list []choice) {
	position := question.Position()
	for _, in := range c.decision.which {
		piece, _ := c.decision.board.Scene().Piece(in.ID)
		list = append(list, choice{text: words.Sentence(piece.Name), in: in,
			do: func() { c.decision.tap([]tableau.Input{in}) }})
	}
	if len(list) > 0 {
		return list
	}
	for _, in := range question.Next() {
		if in.Kind == tableau.Choice || in.Kind == tableau.Number {
			text := c.game.Name(position, in)
			if text == "" && in.Kind == tableau.Number {
				text = strconv.Itoa(in.ID)
			}
			list = append(list, choice{text: words.Sentence(text), in: in, swatch: c.game.Swatch(position, in)})
		}
	}
	if len(list) == 1 && len(question.Inputs()) > 0 {
		list[0].main = true
	}
	if m, ok := question.Done(); ok {
		list = append(list, choice{text: words.Done, do: func() { c.play(m) }, main: true})
	}
	if len(list) == 0 && !c.later { // there is one Done at a time
		if m, _, ok := c.decision.nod(); ok {
			list = append(list, choice{text: words.YesItHappened, icon: theme.ConfirmIcon(), main: true,
				nods: true, do: func() { c.play(m) }})
		}
	}
	if question.Seat == engines.Table {
		list = append(list, c.deals()...)
	}
	return list
}

// optionalChoices returns the buttons for optional moves that people may make before the pending decision.
func (c *choices) optionalChoices() (list []choice) {
	position, pending := c.session.Position(), c.phase.pending
	for _, m := range c.session.Engine().Moves(position, nil) {
		if m.Who < 0 || !pending.Optional.Has(m.Who) || pending.Who.Has(m.Who) || c.bot(m.Who) {
			continue
		}
		if in := c.game.Inputs(position, m); len(in) == 1 {
			list = append(list, choice{text: words.Sentence(c.game.Name(position, in[0])), in: in[0],
				do: func() { c.play(m) }})
		}
	}
	return list
}

// laidButtons returns the buttons about sealed answers: to cover the table again, and to take answers back
// that are entered openly or belong to the only person here. Answers that several people gave in secret are
// taken back on the cover.
func (c *choices) laidButtons() (list []choice) {
	if c.lifted >= 0 {
		list = append(list, choice{text: words.CoverAgain, low: true, do: func() {
			c.lifted = engines.Table
			c.updateAll()
		}})
	}
	if c.openly() || len(c.people()) == 1 && !c.guarded {
		for _, seat := range c.haveLaid() {
			m, _ := c.session.Sealed(seat)
			text := words.TakeBackPlay(c.seatName(seat), chronicle.Title(c.game, c.session.Engine(), c.session.Position(), m))
			list = append(list, choice{text: text, low: true, do: func() { c.session.TakeBack(seat) }})
		}
	}
	return list
}

// setUp has the app set up what is left to set up. The pieces go to their places together.
func (c *core) setUp() { c.as(setUp, c.session.SetUp) }

// tableChoices returns the buttons when the table owes a move: to deal. If the deals cannot be listed, the
// button begins a fix instead.
func (c *choices) tableChoices() []choice {
	if c.phase.pending.Open && c.decision.fixes.can() &&
		len(c.session.Engine().Moves(c.session.Position(), nil)) == 0 {
		return []choice{{text: words.PutRight, icon: theme.DocumentCreateIcon(), main: true,
			do: func() { c.putRight(true) }}}
	}
	return c.deals()
}

// deals returns the buttons that have the app deal: everything that the table owes, or the next move.
func (c *choices) deals() []choice {
	deal := choice{text: words.DealOne, do: func() { _, err := c.session.Deal(); c.showError(err) }}
	switch button, ok := tableau.Deal(c.game, c.session.Position()); {
	case !ok:
		return nil
	case button != "":
		deal.text, deal.main = button, true
		if !tableau.DealsMore(c.session.Engine(), c.session.Position()) {
			return []choice{deal}
		}
	}
	return []choice{{text: words.DealAll, main: !deal.main, do: func() { c.showError(c.session.DealAll()) }}, deal}
}

// looksBack returns the buttons for the past line that is shown.
func (c *choices) looksBack() (list []choice) {
	entry, ok := c.why.askedLine()
	if ok && len(c.replay.brings(entry, true)) > 0 {
		list = append(list, choice{text: words.TellAgain, icon: theme.MediaReplayIcon(), low: true,
			do: func() { c.replay.showAgain(entry.Index) }})
	}
	if ok && len(c.why.reasons(entry)) > 0 {
		list = append(list,
			choice{text: words.WhyThat, icon: theme.QuestionIcon(), low: true, do: c.ShowWhy})
	}
	return list
}

func (c *choices) take(i int) {
	c.hush()
	switch item := c.shown[i]; {
	case item.nods && c.fresh: // the press was meant for what was there before
		c.shell.Refocus()
	case item.do != nil:
		item.do()
		c.shell.Refocus()
	default:
		c.decision.choose(item.in)
	}
}

// pressNumber handles a number key while numbers are asked for: it chooses that very number. It reports
// whether numbers are asked for.
func (c *choices) pressNumber(number int) (asked bool) {
	for i, item := range c.shown {
		if item.in.Kind != tableau.Number {
			continue
		}
		if asked = true; item.in.ID == number {
			c.take(i)
			return true
		}
	}
	return asked
}

// press takes the choice of a number key, counted from 1. A low button, such as covering the table, has no
// number, so that nobody presses it by accident.
func (c *choices) press(number int) {
	if number >= 1 && number <= len(c.shown) && !c.shown[number-1].low {
		c.take(number - 1)
	}
}

// same reports whether two lists of choices are the same buttons.
func same(a, b []choice) bool {
	return slices.EqualFunc(a, b, func(a, b choice) bool {
		return a.text == b.text && a.in == b.in && a.swatch == b.swatch && a.main == b.main
	})
}
