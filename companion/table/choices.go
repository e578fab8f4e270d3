package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/kit"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/printables/drawing"
)

// choices are buttons for what is not on the board: choices, numbers, dealing, rolling again, and being done
// where more could follow.
type choices struct {
	screen  *Screen
	content *fyne.Container
	shown   []choice
	buttons []*kit.Button
}

// choice is what one button does.
type choice struct {
	text string
	in   tableau.Input
	icon fyne.Resource
	do   func()
	main bool
	low  bool // beside the point, after all others
	// swatch is the colour that it stands for, None for none.
	swatch drawing.Colour
}

func newChoices(s *Screen) *choices {
	c := &choices{screen: s, content: kit.NewRow()}
	c.content.Hide()
	return c
}

// update makes the buttons anew where they are others than before.
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
		list = s.owed()
	case pending.Rolling():
		if _, kept := s.session.UndoneRoll(); kept {
			list = append(list, choice{text: words.RollAgain, icon: theme.ViewRefreshIcon(), do: func() {
				_, err := s.session.RollAgain()
				s.say(err)
			}})
		}
	}
	if !past && !s.fixing && !s.replay.on() {
		list = append(list, s.mays(pending)...)
		list = append(list, s.laidButtons()...)
	}
	if same(list, c.shown) {
		c.shown = list
		return
	}
	c.shown, c.buttons, c.content.Objects = list, nil, nil
	for i, item := range list {
		button := kit.NewTall(item.text, item.icon, func() { c.take(i) })
		if item.swatch != drawing.None {
			button.Picture = kit.Swatch(item.swatch)
		}
		button.Main, button.Tall = item.main, !c.screen.small && !item.low
		c.buttons = append(c.buttons, button)
		c.content.Add(button)
	}
	kit.SetVisible(c.content, len(list) > 0)
	c.content.Refresh()
}

// mays are what people may say of their own before what is due.
func (s *Screen) mays(pending engines.Pending) []choice {
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

// owed is what there is to do where the table owes something: to deal, or, where that is nothing that can be
// listed, to put right.
func (s *Screen) owed() []choice {
	if s.session.Pending().Open && s.fixes.can() &&
		len(s.session.Engine().Moves(s.session.Position(), nil)) == 0 {
		return []choice{{text: words.PutRight, icon: theme.DocumentCreateIcon(), main: true,
			do: func() { s.putRight(true) }}}
	}
	return s.deals()
}

// deals are the ways to have the app deal what the table owes: all of it, or the next.
func (s *Screen) deals() []choice {
	return []choice{
		{text: words.DealAll, main: true, do: func() { s.say(s.session.DealAll()) }},
		{text: words.DealOne, do: func() { _, err := s.session.Deal(); s.say(err) }},
	}
}

// looksBack are what can be asked about the line that is looked at.
func (s *Screen) looksBack() []choice {
	var list []choice
	if entry, ok := s.askedLine(); ok {
		if len(s.brings(entry)) > 0 {
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
	if item := c.shown[i]; item.do != nil {
		item.do()
		c.screen.shell.Refocus()
	} else {
		c.screen.choose(item.in)
	}
}

// pressNumber takes a number that is asked for by its own key, and reports whether numbers are asked for.
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

// press takes the choice of a number key, counted from 1. What stands beside the point, such as covering the
// table, has no number: nobody does it by accident.
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
