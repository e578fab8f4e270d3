package newmatch

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/rulesets"
)

// mostNames is the maximum number of players who share a seat.
const mostNames = 6

// seating is the section that says who plays: for each seat the names of its players, or a bot.
type seating struct {
	screen  *Screen
	content *fyne.Container
	chairs  []*chair
	count   int
}

// chair holds what has been entered for one seat.
type chair struct {
	id, called string
	names      []string
	bot        string
	entries    []*kit.Entry
}

func newSeating(s *Screen) *seating {
	return &seating{screen: s, content: container.New(kit.Column{Gap: 12})}
}

// remember fills in the players of the last match.
func (s *seating) remember(seats []record.Seat) {
	s.count = len(seats)
	for i, seat := range seats {
		c := s.chair(i)
		c.names, c.bot = slices.Clone(seat.Names), seat.Bot
	}
}

// chair returns the seat with a number, and makes all seats up to it that are missing.
func (s *seating) chair(i int) *chair {
	for len(s.chairs) <= i {
		s.chairs = append(s.chairs, &chair{})
	}
	return s.chairs[i]
}

// first returns the entry that gets the focus: the first empty one, nil if none is empty.
func (s *seating) first() fyne.Focusable {
	for i := range s.count {
		if c := s.chairs[i]; c.bot == "" {
			for _, e := range c.entries {
				if e.Text == "" {
					return e
				}
			}
		}
	}
	return nil
}

// show builds the seats again, for the rules that are chosen.
func (s *seating) show() {
	chosen := s.screen.rules.chosen()
	if chosen == nil {
		return
	}
	low, high, usual := chosen.Seats()
	if s.count < low || s.count > high {
		s.count = usual
	}
	s.content.Objects = nil
	if low < high {
		var counts []string
		for n := low; n <= high; n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		s.content.Add(kit.Field(words.HowMany, "", kit.NewPick(counts, s.count-low, func(i int) {
			s.count = low + i
			s.show()
			s.screen.page.Again()
		}).Row))
	}
	engine, err := chosen.Compile(s.count)
	if err != nil {
		s.content.Add(kit.Text(words.Problem(err)))
		return
	}
	speaker := chosen.Speaker(s.screen.themes.theme(), engine, nil).OnScreen()
	var cards []fyne.CanvasObject
	for i, id := range engine.SeatIDs() {
		c := s.chair(i)
		c.id, c.called = id, speaker.Seat(engines.Seat(i))
		cards = append(cards, s.card(c, engines.Seat(i)))
	}
	s.content.Add(kit.NewGrid(420, 2, cards...))
	s.content.Refresh()
}

// card returns the card of a seat: its sign, its name, and who plays it.
func (s *seating) card(c *chair, seat engines.Seat) fyne.CanvasObject {
	title := kit.Line(words.Sentence(c.called), theme.SizeNameText, look.Bold)
	kinds := []string{words.People}
	chosen := 0
	for i, bot := range bots.Names() {
		kinds = append(kinds, words.BotOf(bot))
		if c.bot == bot {
			chosen = i + 1
		}
	}
	inside := container.New(kit.Column{Gap: 8})
	fill := func() {
		inside.Objects = nil
		c.entries = nil
		if c.bot == "" {
			s.names(c, inside)
		} else {
			inside.Add(kit.Text(words.BotHelp(c.bot)))
		}
	}
	pick := kit.NewPick(kinds, chosen, func(i int) {
		c.bot = ""
		if i > 0 {
			c.bot = bots.Names()[i-1]
		}
		fill()
		s.screen.page.Again()
	})
	fill()
	head := container.NewBorder(nil, nil, container.NewCenter(kit.NewMark(seat, 36)), nil, title)
	return kit.Panel(container.New(kit.Column{Gap: 8, Inset: 4}, head, pick.Row, inside))
}

// names adds an entry for each name of a seat, and a button for one more.
func (s *seating) names(c *chair, inside *fyne.Container) {
	again := func(focus int) {
		inside.Objects, c.entries = nil, nil
		s.names(c, inside)
		s.screen.page.Again()
		if focus >= 0 && focus < len(c.entries) {
			s.screen.shell.Window.Canvas().Focus(c.entries[focus])
		}
	}
	if len(c.names) == 0 {
		c.names = []string{""}
	}
	for i := range c.names {
		e := kit.NewEntry(c.names[i], words.NameOf(c.called))
		e.OnChanged = func(text string) {
			if letters := []rune(text); len(letters) > kit.MaxEntry {
				text = string(letters[:kit.MaxEntry])
				e.SetText(text)
			}
			c.names[i] = text
		}
		e.OnEnter = s.screen.begin
		c.entries = append(c.entries, e)
		if len(c.names) == 1 {
			inside.Add(e.Framed())
			continue
		}
		out := kit.NewButton("", theme.ContentRemoveIcon(), func() {
			c.names = slices.Delete(c.names, i, i+1)
			again(max(0, i-1))
		})
		out.SetText(words.LeaveOut)
		inside.Add(container.NewBorder(nil, nil, nil, out, e.Framed()))
	}
	if len(c.names) < mostNames {
		more := kit.NewButton(words.AddName, theme.ContentAddIcon(), func() {
			c.names = append(c.names, "")
			again(len(c.names) - 1)
		})
		inside.Add(kit.NewRow(more))
	}
	inside.Refresh()
}

// seats returns who plays, in the form of a match's front matter.
func (s *seating) seats() []record.Seat {
	list := make([]record.Seat, s.count)
	for i := range list {
		c := s.chairs[i]
		list[i] = record.Seat{ID: c.id, Bot: c.bot}
		if c.bot != "" {
			continue
		}
		for _, name := range c.names {
			if name = rulesets.CleanName(name); name != "" {
				list[i].Names = append(list[i].Names, name)
			}
		}
	}
	return list
}
