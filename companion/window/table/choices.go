package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
)

// choices are the buttons for everything that cannot be tapped on the board: choices, numbers, dealing,
// rolling again, and "done" where more inputs could follow.
type choices struct {
	screen  *Screen
	content *fyne.Container
	shown   []choice
	buttons []*widgets.Button
}

// choice is one button.
type choice struct {
	text string
	in   tableau.Input
	icon fyne.Resource
	do   func()
	main bool
	low  bool // a side matter: a low button, without a number key
	// swatch is the colour of a choice that stands for a colour, None for others.
	swatch drawing.Colour
}

func newChoices(s *Screen) *choices {
	c := &choices{screen: s, content: widgets.NewRow()}
	c.content.Hide()
	return c
}

// update makes the buttons again if they have changed.
func (c *choices) update() {
	s := c.screen
	var list []choice
	pending := s.session.Pending()
	_, past := s.session.Looking()
	switch {
	case s.replay.on():
		list = s.replay.buttons()
	case past && !s.fixing:
		list = s.looksBack()
	case s.fixing:
	case s.question != nil:
		for _, in := range s.question.Next() {
			if in.Kind == tableau.Choice || in.Kind == tableau.Number {
				text := s.game.Name(s.question.Position(), in)
				if text == "" && in.Kind == tableau.Number {
					text = strconv.Itoa(in.ID)
				}
				list = append(list,
					choice{text: words.Sentence(text), in: in,
						swatch: s.game.Swatch(s.question.Position(), in)})
			}
		}
		if len(list) == 1 && len(s.question.Inputs()) > 0 {
			list[0].main = true
		}
		if m, ok := s.question.Done(); ok {
			list = append(list, choice{text: words.Done, do: func() {
				s.answered(tableau.Ready(m), nil)
			}, main: true})
		}
		if s.question.Seat == engines.Table {
			list = append(list, s.deals()...)
		}
	case pending.Who.Has(engines.Table) && !s.session.BotsTurn():
		list = s.tableChoices()
	case pending.Rolling():
		if _, kept := s.session.UndoneRoll(); kept {
			list = append(list, choice{text: words.RollAgain, icon: theme.ViewRefreshIcon(), do: func() {
				_, err := s.session.RollAgain()
				s.showError(err)
			}})
		}
	}
	if s.canSetUp() {
		list = append(list, choice{text: words.SetUpForUs, icon: theme.GridIcon(), low: true, do: s.setUp})
	}
	if !past && !s.fixing && !s.replay.on() {
		list = append(list, s.optionalChoices(pending)...)
		list = append(list, s.laidButtons()...)
	}
	if same(list, c.shown) {
		c.shown = list
		return
	}
	c.shown, c.buttons, c.content.Objects = list, nil, nil
	for i, item := range list {
		button := widgets.NewTall(item.text, item.icon, func() { c.take(i) })
		if item.swatch != drawing.None {
			button.Picture = widgets.Swatch(item.swatch)
		}
		button.Main, button.Tall = item.main, !c.screen.small && !item.low
		button.OnOver = func() { c.screen.readPointed(item.in) }
		c.buttons = append(c.buttons, button)
		c.content.Add(button)
	}
	widgets.SetVisible(c.content, len(list) > 0)
	c.content.Refresh()
}

// optionalChoices returns the buttons for optional moves that people may make before the pending decision.
func (s *Screen) optionalChoices(pending engines.Pending) []choice {
	if pending.Optional == 0 || s.cover.content.Visible() {
		return nil
	}
	var list []choice
	position := s.session.Position()
	for _, m := range s.session.Engine().Moves(position, nil) {
		if m.Who < 0 || !pending.Optional.Has(m.Who) || pending.Who.Has(m.Who) || s.bot(m.Who) {
			continue
		}
		if in := s.game.Inputs(position, m); len(in) == 1 {
			list = append(list,
				choice{text: words.Sentence(s.game.Name(position, in[0])), in: in[0], do: func() {
					s.answered(tableau.Ready(m), nil)
				}})
		}
	}
	return list
}

// canSetUp reports whether the app may set up for all now: not in front of one of them alone.
func (s *Screen) canSetUp() bool {
	_, past := s.session.Looking()
	return s.session.SettingUp() && s.lifted < 0 && !past && !s.fixing && !s.replay.on()
}

// setUp has the app set up what is left to set up. The pieces go to their places together.
func (s *Screen) setUp() {
	s.by = setUp
	s.showError(s.session.SetUp())
	s.by = elsewhere
}

// tableChoices returns the buttons when the table owes a move: to deal. If the deals cannot be listed, the
// button begins a fix instead.
func (s *Screen) tableChoices() []choice {
	if s.session.Pending().Open && s.fixes.can() &&
		len(s.session.Engine().Moves(s.session.Position(), nil)) == 0 {
		return []choice{{text: words.PutRight, icon: theme.DocumentCreateIcon(), main: true,
			do: func() { s.putRight(true) }}}
	}
	return s.deals()
}

// deals returns the buttons that have the app deal: everything that the table owes, or the next move.
func (s *Screen) deals() []choice {
	return []choice{
		{text: words.DealAll, main: true, do: func() { s.showError(s.session.DealAll()) }},
		{text: words.DealOne, do: func() { _, err := s.session.Deal(); s.showError(err) }},
	}
}

// looksBack returns the buttons for the past line that is shown.
func (s *Screen) looksBack() []choice {
	var list []choice
	if entry, ok := s.askedLine(); ok {
		if len(s.brings(entry, true)) > 0 {
			list = append(list,
				choice{text: words.TellAgain, icon: theme.MediaReplayIcon(), low: true, do: func() {
					s.replay.showAgain(entry.Index)
				}})
		}
		if len(s.reasons(entry)) > 0 {
			list = append(list,
				choice{text: words.WhyThat, icon: theme.QuestionIcon(), low: true, do: s.showWhy})
		}
	}
	return list
}

func (c *choices) take(i int) {
	c.screen.hush()
	if item := c.shown[i]; item.do != nil {
		item.do()
		c.screen.shell.Refocus()
	} else {
		c.screen.choose(item.in)
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

func same(a, b []choice) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].text != b[i].text || a[i].in != b[i].in || a[i].swatch != b[i].swatch ||
			a[i].main != b[i].main {
			return false
		}
	}
	return true
}
