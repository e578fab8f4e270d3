// Package newmatch is the screen that begins a match. It asks where the pieces are, who plays, with which
// theme and by which rules. Everything is filled in from last time, so that nobody has to answer anything.
package newmatch

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/companion/window/table/howto"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Wish says with what the screen begins. Whatever it leaves open comes from the last match of the game.
type Wish struct {
	Game *rulesets.Game
	// Ruleset is an id, a file name or a label, as Game.Find takes it.
	Ruleset string
	// Like is the front matter of a match to play again; nil for none.
	Like *record.Header
	// Onward is set while a match goes on by other rules; nil for a new match.
	Onward *Onward
	// Kept are the choices made before on this screen, when somebody comes back to it; nil for none.
	Kept *record.Header
}

// Ways are the routes from this screen to others.
type Ways struct {
	// Play opens the table with a new match, given its front matter.
	Play func(record.Header)
	// Quick opens the table with a new match that the app sets up.
	Quick func(record.Header)
	// GoOn opens the table with a match that goes on by other rules, given its front matter.
	GoOn func(record.Header)
	// Keep is called when the screen is left, with the choices made so far. They are shown again when
	// somebody comes back.
	Keep func(record.Header)
	// House opens the house rules of the game.
	House howto.House
	// Changed returns the name of the game's rules that the family has changed since its last match, of those in a
	// list; "" if it has changed none. It is called in the background; it may be nil.
	Changed func(list []rulesets.Listing) string
}

// Screen begins a match.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	wish  Wish
	page  *widgets.Page
	foot  fyne.CanvasObject
	sum   *widget.Label
	play  *widgets.Button
	setUp *widgets.Button // plays at once, with all set up; nil where nothing is to be set up
	gone  bool

	again  []*widgets.Tile // what begins at once: with the people of the last match, and as last time
	pieces *pieces
	seats  *seating
	rules  *rules
	themes *themes
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the screen.
func New(sh *shell.Shell, wish Wish, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, wish: wish, page: widgets.NewPage(1120)}
	s.play = widgets.NewMain(words.Play, theme.MediaPlayIcon(), s.begin)
	s.play.Tall = true
	s.sum = widgets.Words("", theme.SizeNameText, look.Bold)
	s.pieces, s.seats = newPieces(s), newSeating(s)
	s.rules, s.themes = newRules(s), newThemes(s)
	buttons := []*widgets.Button{s.play}
	switch {
	case wish.Onward != nil:
		s.play.SetText(words.GoOnFromHere)
	case wish.Game.Definition.Info.SetUp > 0:
		s.setUp = widgets.NewTall(words.SetUpForUs, theme.GridIcon(), s.beginSetUp)
		buttons = []*widgets.Button{s.setUp, s.play}
	}
	s.foot = widgets.Footer(s.sum, buttons...)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	if s.wish.Onward != nil {
		return s.wish.Game.Title + ": " + words.OtherRules
	}
	return s.wish.Game.Title + ": " + words.NewMatch
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.wish.Game) }

// Bar implements shell.Barred: how the game is played by the chosen rules.
func (s *Screen) Bar() []*widgets.Button {
	return []*widgets.Button{widgets.NewButton(words.HowToPlay, theme.QuestionIcon(), func() {
		if rules := s.rules.chosen(); rules != nil {
			howto.Of(s.shell, rules, s.themes.theme(), s.ways.House, s.begin)
		}
	})}
}

// Focus implements shell.Screen: what begins at once has the keys.
func (s *Screen) Focus() fyne.Focusable {
	if len(s.again) > 0 {
		return s.again[0]
	}
	return s.play
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	if h, ok := s.header(); ok {
		s.ways.Keep(h)
	}
}

// Seats returns who sits where, for tests that seat people.
func (s *Screen) Seats() []record.Seat { return s.seats.seats() }

// Chair returns the tile of a seat, for tests that tap it.
func (s *Screen) Chair(seat int) *widgets.Tile { return s.seats.tiles[chairKey(seat)] }

// Key implements shell.Keyed: Enter plays.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	if key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter {
		s.begin()
		return true
	}
	return false
}

// read is what the background has read from the files.
type read struct {
	listings []rulesets.Listing
	themes   []rulesets.ThemeListing
	played   []record.Header // the recent matches, the last one first
	book     *people.Book
	changed  string // the name of the rules that were changed since the last match, "" for none
}

// Content implements shell.Screen. Rulesets, themes, people and matches are read in the background.
func (s *Screen) Content() fyne.CanvasObject {
	game := s.wish.Game
	folder := household.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		found := read{listings: game.List(), themes: game.Themes(), book: people.Load(folder)}
		// What is wrong with them, the shelf tells.
		saved, _ := session.Recent(folder.Matches(), s.shell.Games.Options())
		for _, one := range saved {
			if len(one.Header.Seats) > 0 {
				found.played = append(found.played, one.Header)
			}
		}
		if s.ways.Changed != nil && s.wish.Ruleset == "" && s.wish.Like == nil && s.wish.Onward == nil {
			found.changed = s.ways.Changed(found.listings)
		}
		return func() {
			if !s.gone {
				s.show(found)
			}
		}
	})
	return container.NewBorder(nil, s.foot, nil, nil, s.page)
}

// show fills the screen in: as the match to be played again, else with the people of the match played last, and with
// the rules and pieces of the last match of the game, or the rules that were changed since; and then with the choices
// made before on this screen.
func (s *Screen) show(found read) {
	s.seats.know(found.book, found.played)
	s.seats.placed = s.wish.Like != nil || s.wish.Kept != nil || s.wish.Onward != nil
	latest, own := s.last(found)
	like := cmp.Or(own, latest)
	s.fillIn(found, like, cmp.Or(s.wish.Ruleset, found.changed))
	begins := like != nil && s.wish.Ruleset == "" && s.wish.Onward == nil
	if begins && own != nil && !botsAlone(own.Seats) {
		same := words.SameAgain
		if found.changed != "" { // then only the people are the same
			same = words.SamePeople
		}
		s.offer(same)
	}
	switch names, levels := sitting(latest); {
	case s.wish.Like != nil || s.wish.Onward != nil:
	case len(names) > 0 && (own == nil || !sameNames(own.Seats, names)):
		s.gather(names, levels)
		if begins {
			s.offer(words.SamePeople)
		}
	case latest == nil && (own == nil || botsAlone(own.Seats)) && len(found.book.People) <= mostNames:
		for _, p := range found.book.People { // those who were asked for at the first start
			names = append(names, p.Name)
		}
		if len(names) > 0 {
			s.gather(names, nil)
		}
	}
	slices.Reverse(s.again)
	if s.wish.Kept != nil {
		s.fillIn(found, s.wish.Kept, "")
	}
	s.fill()
	s.shell.Refocus()
}

// gather seats people, with bots where they are too few.
func (s *Screen) gather(names, levels []string) {
	if s.rules.chosen() != nil {
		s.seats.gather(names, levels)
		s.seats.show()
	}
}

// fillIn chooses what a match was played with, nil for none, but by another ruleset where one is named.
func (s *Screen) fillIn(found read, like *record.Header, ruleset string) {
	style := ""
	if like != nil && s.ours(like, found) {
		ruleset, style = cmp.Or(ruleset, like.House, like.Ruleset), like.Theme
	}
	s.rules.show(found.listings, ruleset)
	s.themes.show(found.themes, style)
	if like != nil && s.ours(like, found) {
		s.seats.remember(like.Seats)
	}
	s.pieces.remember(like)
	s.seats.show()
}

// last returns the last match in which people with names have played, and the last one of this game in which people
// have, else that of bots alone; nil if there is none. A match that the wish names is both.
func (s *Screen) last(found read) (latest, own *record.Header) {
	if s.wish.Like != nil {
		return s.wish.Like, s.wish.Like
	}
	for i := range found.played {
		h := &found.played[i]
		if names, _ := sitting(h); latest == nil && len(names) > 0 {
			latest = h
		}
		if s.ours(h, found) && (own == nil || botsAlone(own.Seats) && !botsAlone(h.Seats)) {
			own = h
		}
	}
	return latest, own
}

// ours reports whether a match is one of this game. Of one's own games all have one id, and their rules tell them apart.
func (s *Screen) ours(h *record.Header, found read) bool {
	return h.Game == s.wish.Game.ID && (!s.wish.Game.Own || slices.ContainsFunc(found.listings, func(l rulesets.Listing) bool {
		return h.House == l.Name && !l.Shipped() || h.House == "" && h.Ruleset == l.ID && l.Shipped()
	}))
}

// sitting returns the names of the people in a match, and the levels of its bots.
func sitting(h *record.Header) (names, levels []string) {
	if h == nil {
		return nil, nil
	}
	for _, seat := range h.Seats {
		if seat.Bot != "" {
			levels = append(levels, seat.Bot)
			continue
		}
		for _, name := range seat.Names {
			if name = rulesets.CleanName(name); name != "" {
				names = append(names, name)
			}
		}
	}
	return names, levels
}

// botsAlone reports whether bots sit on all seats.
func botsAlone(seats []record.Seat) bool {
	return !slices.ContainsFunc(seats, func(seat record.Seat) bool { return seat.Bot == "" })
}

// sameNames reports whether these people, and no others, sit on some seats.
func sameNames(seats []record.Seat, names []string) bool {
	own, _ := sitting(&record.Header{Seats: seats})
	return len(own) == len(names) && !slices.ContainsFunc(names, func(name string) bool {
		return !slices.ContainsFunc(own, func(other string) bool { return people.Same(other, name) })
	})
}

// showChoices shows the choices in the foot of the screen.
func (s *Screen) showChoices() {
	chosen := s.rules.chosen()
	if chosen == nil {
		return
	}
	style := ""
	if t := s.themes.theme(); t != nil {
		style = words.Short(t.Name, 40)
	}
	s.sum.SetText(words.Facts(words.Short(chosen.Name, 60), style, s.pieces.said()))
	s.tellWhatIsInTheWay()
	s.foot.Refresh()
}

func (s *Screen) fill() {
	s.showChoices()
	if s.wish.Onward != nil {
		s.fillOnward()
		return
	}
	var sections []fyne.CanvasObject
	if len(s.again) > 0 {
		tiles := make([]fyne.CanvasObject, len(s.again))
		for i, tile := range s.again {
			tiles[i] = tile
		}
		sections = append(sections, widgets.NewGrid(380, len(tiles), tiles...))
	}
	if quick := s.rules.quick(); quick != nil {
		sections = append(sections, quick)
	}
	if s.pieces.asked() {
		sections = append(sections, section(words.WherePieces, s.pieces.content))
	}
	s.page.Set(append(sections, s.seats.section(), s.themes.fold.Content,
		s.rules.fold.Content)...)
}

func section(title string, content fyne.CanvasObject) fyne.CanvasObject {
	return container.New(widgets.Column{Gap: 4},
		widgets.Flush(widgets.Words(title, theme.SizeNameSubHeadingText, look.Title)), content)
}

// begin starts the match, if the chosen ruleset can be used.
func (s *Screen) begin() {
	h, ok := s.header()
	switch {
	case !ok || s.play.Disabled():
	case s.wish.Onward != nil:
		s.ways.GoOn(h)
	default:
		s.ways.Play(h)
	}
}

// beginSetUp starts the match, which the app sets up: with bots on the chairs that are free.
func (s *Screen) beginSetUp() {
	s.seats.fill()
	if h, ok := s.header(); ok {
		s.ways.Quick(h)
	}
}

// header returns the front matter of a match with the choices; false if there are no rules to play by.
func (s *Screen) header() (record.Header, bool) {
	chosen := s.rules.chosen()
	if chosen == nil {
		return record.Header{}, false
	}
	return s.headerBy(chosen), true
}

// headerBy returns the front matter of a match with the choices, but by other rules.
func (s *Screen) headerBy(rules *rulesets.Ruleset) record.Header {
	h := session.HeaderOf(s.seats.helped(s.pieces.used(rules)), s.seats.seats())
	h.Theme = s.themes.chosen()
	if !s.diceless() {
		h.Dice = settings.Rollers[max(0, s.pieces.dice.Chosen())]
	}
	if s.pieces.asked() {
		h.Pieces = s.pieces.lie()
	}
	return h
}

// diceless reports whether the game has no dice, so that nobody has to choose who rolls.
func (s *Screen) diceless() bool { return s.wish.Game.Definition.Info.Diceless }
