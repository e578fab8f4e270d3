package newmatch

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// mostNames is the maximum number of players who share a seat.
const mostNames = 6

// seating is the section that says who plays: the chairs of the match, and below them the people and the bots
// who may sit down.
type seating struct {
	screen  *Screen
	content *fyne.Container
	chairs  []*chair
	// count is the number of chairs. It follows the number of those who sit, unless counted says that
	// somebody has chosen it.
	count   int
	counted bool
	// next is the chair that was chosen for whoever is tapped next; -1 is the first free one.
	next int
	// sets are the printed pieces that people have played with. placed says that somebody has said who sits
	// where, so that these count no more.
	sets   sets
	placed bool
	people []people.Person
	// ruled is the colour of the seats where the rules give them one, as they do in the match; None elsewhere.
	ruled drawing.Colour
	book  *people.Book
	full  *widget.Label // says that no chair is free
	// tiles are what can be tapped, by a name for each, so that it keeps the keys when it is made again.
	tiles map[string]*widgets.Tile
}

// chair is one seat of the match and who sits on it: people who share it, or a bot.
type chair struct {
	id, called string
	names      []string
	bot        string
	// along says that the bot plays along only because there are too few people: whoever sits down takes its place.
	along bool
}

func (c *chair) free() bool { return len(c.names) == 0 && c.bot == "" }

func newSeating(s *Screen) *seating {
	full := widgets.Text(words.NoFreeChair)
	full.Importance = widget.WarningImportance
	full.Hide()
	return &seating{screen: s, content: container.New(widgets.Column{Gap: 12}), next: -1, full: full}
}

// know takes the people who are offered: those of the family's file, or those of all matches before there is
// one.
func (s *seating) know(book *people.Book, played []record.Header) {
	s.book, s.people, s.sets = book, book.People, setsOf(s.screen.wish.Game.ID, played)
	for _, h := range played {
		if book.New {
			s.people = people.With(s.people, h.Seats)
		}
	}
}

// remember seats the players of a match.
func (s *seating) remember(seats []record.Seat) {
	s.chairs, s.count, s.counted = nil, len(seats), false
	for i, seat := range seats {
		c := s.chair(i)
		c.bot = seat.Bot
		for _, name := range seat.Names {
			if name = rulesets.CleanName(name); name != "" && c.bot == "" && len(c.names) < mostNames {
				c.names = append(c.names, name)
			}
		}
		s.counted = s.counted || c.free() // somebody wanted a chair without a name
	}
	s.people = people.With(slices.Clone(s.people), seats)
}

// gather seats people, each on a chair of their own while there are chairs. Where they are too few, bots play along,
// of these levels first.
func (s *seating) gather(names, levels []string) {
	low, high, _ := s.screen.rules.chosen().Seats()
	s.chairs, s.count, s.counted = nil, max(low, min(high, len(names))), false
	for i, name := range names {
		if c := s.chair(i % s.count); len(c.names) < mostNames {
			c.names = append(c.names, name)
		}
	}
	levels = append(slices.Clone(levels), bots.Names()...)
	for i := len(names); i < s.count; i++ {
		c := s.chair(i)
		c.bot, c.along = levels[(i-len(names))%len(levels)], true
	}
}

// fill has bots sit down on the chairs that are free, unless somebody wanted them so or nobody sits at all.
func (s *seating) fill() {
	if s.counted || len(s.taken()) == 0 {
		return
	}
	levels, n := bots.Names(), 0
	for i := range s.count {
		if c := s.chair(i); c.free() {
			c.bot, c.along = levels[n%len(levels)], true
			n++
		}
	}
}

// chair returns the chair with a number, and makes all chairs up to it that are missing.
func (s *seating) chair(i int) *chair {
	for len(s.chairs) <= i {
		s.chairs = append(s.chairs, &chair{})
	}
	return s.chairs[i]
}

// taken returns the chairs on which somebody sits.
func (s *seating) taken() (list []*chair) {
	for i := range s.count {
		if c := s.chair(i); !c.free() {
			list = append(list, c)
		}
	}
	return list
}

// person returns the person of a name. Who is not known gets a figure nevertheless.
func (s *seating) person(name string) people.Person {
	if p, ok := people.Find(s.people, name); ok {
		return p
	}
	return people.New(name, s.people)
}

// chairOf returns the chair on which a person sits, -1 for none.
func (s *seating) chairOf(name string) int {
	return slices.IndexFunc(s.chairs[:min(s.count, len(s.chairs))], func(c *chair) bool {
		return slices.ContainsFunc(c.names, func(other string) bool { return people.Same(other, name) })
	})
}

// recount has the number of chairs follow those who sit, within the bounds of the rules. Chairs that nobody
// needs go, the last ones first, and the others close up.
func (s *seating) recount() {
	low, high, usual := s.screen.rules.chosen().Seats()
	want := s.count
	if seated := len(s.taken()); !s.counted {
		if want = seated; seated == 0 {
			want = usual
		}
	}
	want = max(low, min(high, want))
	for i := s.count - 1; i >= 0 && s.count > want; i-- {
		if s.chair(i).free() {
			s.chairs = slices.Delete(s.chairs, i, i+1)
			s.count--
		}
	}
	s.count = want
	if s.next >= s.count || s.next >= 0 && s.chair(s.next).bot != "" {
		s.next = -1
	}
}

// place returns the chair for whoever sits down now; nil if there is none. A bot shares with nobody, and one that only
// plays along makes room.
func (s *seating) place(bot bool) *chair {
	_, high, _ := s.screen.rules.chosen().Seats()
	if s.next >= 0 && (!bot || s.chair(s.next).free()) {
		if c := s.chair(s.next); len(c.names) < mostNames {
			s.next = -1
			return c
		}
	}
	var least *chair
	for i := range s.count {
		c := s.chair(i)
		if c.free() {
			return c
		}
		if c.along {
			c.bot, c.along = "", false
			return c
		}
		if !bot && c.bot == "" && len(c.names) < mostNames && (least == nil || len(c.names) < len(least.names)) {
			least = c
		}
	}
	if s.count < high {
		s.count++
		c := s.chair(s.count - 1)
		*c = chair{}
		return c
	}
	return least
}

// sit has a person sit down, or get up again.
func (s *seating) sit(name string) {
	if i := s.chairOf(name); i >= 0 {
		c := s.chairs[i]
		c.names = slices.DeleteFunc(c.names, func(other string) bool { return people.Same(other, name) })
		s.changed(personKey(name), false)
		return
	}
	c := s.place(false)
	if c != nil {
		c.names = append(c.names, name)
	}
	s.changed(personKey(name), c == nil)
}

// sitBot has a bot sit down. Where no chair is free, the last bot of the level gets up.
func (s *seating) sitBot(level string) {
	c := s.place(true)
	if c != nil {
		c.bot = level
	} else {
		for i := s.count - 1; i >= 0 && c == nil; i-- {
			if s.chair(i).bot == level {
				c = s.chair(i)
				c.bot = ""
			}
		}
	}
	s.changed("bot:"+level, c == nil)
}

// tap frees a chair, or has whoever is tapped next sit there.
func (s *seating) tap(i int) {
	s.placed = true
	if c := s.chair(i); c.free() {
		s.next = i
	} else {
		c.names, c.bot, c.along = nil, "", false
		s.counted, s.next = true, i // it is there to be sat on
	}
	s.changed(chairKey(i), false)
}

// chairKey and personKey are the names of a chair and of a person among what can be tapped. Somebody new is
// the person without a name.
func chairKey(i int) string        { return "chair:" + strconv.Itoa(i) }
func personKey(name string) string { return "person:" + name }

// changed shows who sits where, and gives the keys back to what was tapped. full says that somebody found no
// free chair.
func (s *seating) changed(tapped string, full bool) {
	s.full.Hidden = !full
	s.show()
	s.screen.showChoices()
	s.screen.page.Again()
	s.focus(tapped)
}

// focus gives the keys to something that can be tapped, if it is there.
func (s *seating) focus(key string) {
	if tile := s.tiles[key]; tile != nil {
		s.screen.shell.Window.Canvas().Focus(tile)
	}
}

// show builds the section again, for the rules that are chosen.
func (s *seating) show() {
	chosen := s.screen.rules.chosen()
	if chosen == nil {
		return
	}
	s.recount()
	s.arrange()
	s.content.Objects, s.tiles = nil, map[string]*widgets.Tile{}
	low, high, _ := chosen.Seats()
	if low < high {
		s.content.Add(s.howMany(low, high))
	}
	engine, err := chosen.Compile(s.count)
	if err != nil {
		s.content.Add(widgets.Text(words.Problem(err)))
		return
	}
	speaker := chosen.Speaker(s.screen.themes.theme(), engine, nil).OnScreen()
	s.ruled = drawing.None
	if table, ok := s.screen.shell.Games.Tables[s.screen.wish.Game.ID]; ok {
		s.ruled, _ = table(engine, speaker, speaker.Theme).SeatLook(engine.Start(), 0)
	}
	var cards []fyne.CanvasObject
	for i, id := range engine.SeatIDs() {
		c := s.chair(i)
		c.id, c.called = id, words.Sentence(speaker.Seat(engines.Seat(i)))
		cards = append(cards, s.chairTile(i))
	}
	s.content.Add(widgets.NewGrid(230, 6, cards...))
	if s.screen.pieces.real() && lettered(s.seats()) {
		s.content.Add(widgets.Quiet(words.ChairPieces))
	}
	s.content.Add(s.full)
	s.content.Add(s.invited())
	if s.book != nil && s.book.Problem != nil {
		s.content.Add(s.trouble())
	}
	s.content.Refresh()
}

// section returns the section with its heading.
func (s *seating) section() fyne.CanvasObject {
	head := container.New(widgets.Column{Gap: -14},
		widgets.Flush(widgets.Words(words.WhoPlays, theme.SizeNameSubHeadingText, look.Title)),
		widgets.Flush(widgets.Quiet(words.WhoPlaysHelp)))
	return container.New(widgets.Column{Gap: 4}, head, s.content)
}

// howMany returns the row that chooses the number of chairs.
func (s *seating) howMany(low, high int) fyne.CanvasObject {
	var counts []string
	for n := low; n <= high; n++ {
		counts = append(counts, strconv.Itoa(n))
	}
	pick := widgets.NewPick(counts, s.count-low, func(i int) {
		s.count, s.counted = low+i, true
		s.chair(s.count)
		s.show()
		s.screen.page.Again()
	})
	return widgets.Field(words.HowMany, "", widgets.Indent(8, pick.Row))
}

// seats returns who plays, in the form of a match's front matter.
func (s *seating) seats() []record.Seat {
	list := make([]record.Seat, s.count)
	for i := range list {
		c := s.chair(i)
		list[i] = record.Seat{ID: c.id, Bot: c.bot, Names: slices.Clone(c.names)}
	}
	return list
}

// helped returns the rules with the help that the people get. Those who share a seat need the help of the one
// who needs least. Rules that cannot help stay as they are.
func (s *seating) helped(rules *rulesets.Ruleset) *rulesets.Ruleset {
	field, ok := fieldOf(s.screen.wish.Game, engines.HandicapKey)
	if !ok {
		return rules
	}
	help := map[string]any{}
	for _, c := range s.taken() {
		least := people.MostHandicap
		for _, name := range c.names {
			least = min(least, s.person(name).Handicap)
		}
		if field.Max > 0 {
			least = min(least, int(field.Max))
		}
		if len(c.names) > 0 && least > 0 {
			help[c.id] = int64(least)
		}
	}
	if len(help) == 0 {
		return rules
	}
	with, err := rules.With(map[string]any{engines.HandicapKey: help})
	if err != nil {
		return rules
	}
	return with
}
