// Package printshop is the screen that prints a game or a deck of cards: a preview of the pages, the choices
// for the print, and buttons that save it as a PDF.
package printshop

import (
	"cmp"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/engines"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Wish is what the print shop shows first.
type Wish struct {
	// Game is the game to print; nil if Deck is set.
	Game *rulesets.Game
	// Deck is the path of a deck of cards; "" if Game is set.
	Deck string
	// Ruleset and Theme are ids, file names or labels. "" is what was chosen last, else the game's default.
	Ruleset, Theme string
	// Rules are the rules of a match. If set, they are printed and Ruleset is ignored.
	Rules *rulesets.Ruleset
	// Names are the names of each seat's players, for the score pad.
	Names [][]string
	// Position is that of the match; nil if it is none.
	Position engines.Position
}

// Ways are the routes from this screen to others.
type Ways struct {
	// Measure opens the screen that measures a printer, by its name; "" measures a new one.
	Measure func(printer string)
	// Show opens a file or folder in the system's own viewer.
	Show func(path string)
}

// Screen is the print shop.
type Screen struct {
	shell *shell.Shell
	wish  Wish
	ways  Ways
	order order
	job   *printables.Job
	// turn counts the layouts that were asked for. laying is the turn that is being laid out now, 0 if none.
	// A result for an older turn is dropped.
	turn, laying int
	// then is called once, when the present order has been laid out.
	then func()
	stop []func() // end the watching of files
	gone bool

	// whole lists all pieces that can be chosen, picked holds those that are. only: nothing but the picked
	// pieces is printed.
	whole  stock
	picked picked
	only   bool
	// before is the page that was shown before only was set. The screen returns to it afterwards.
	before int

	pages   *pages
	choices *choices
	foot    *foot
	root    *fyne.Container
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// kept is what the window remembers of this screen after it was left.
type kept struct {
	order order
	page  int
	open  map[string]bool
}

// keptKey is the key of that memory: a game's id or a deck's path.
type keptKey string

func (w Wish) key() keptKey {
	if w.Game == nil {
		return keptKey(w.Deck)
	}
	return keptKey(w.Game.ID)
}

// New returns the print shop.
func New(sh *shell.Shell, wish Wish, ways Ways) *Screen {
	s := &Screen{shell: sh, wish: wish, ways: ways, picked: picked{}}
	size := paper.Sizes[1]
	if set, err := paper.ParseSize(sh.Settings().Paper); err == nil {
		size = set
	}
	s.order = newOrder(s.shell.Games.Paper, size)
	if wish.Game != nil { // whoever has not chosen a set yet wants to play soon
		s.order.edition = tonight
	}
	open, page := map[string]bool{}, 0
	if was, ok := sh.Kept(wish.key()).(kept); ok {
		s.order, open, page = was.order.clone(), was.open, was.page
		// Files may have changed since, so everything is read again. The rules of a match are dropped: they
		// are printed only if this wish names them.
		s.order.size, s.order.ruleset, s.order.deck, s.order.printer, s.order.only = size, nil, nil, nil, nil
	}
	s.order.who.names, s.order.who.position, s.order.cutting.again = wish.Names, wish.Position, false
	if wish.Rules != nil { // at a table it is for the match that is played there
		s.order.edition, s.order.switched = tonight, nil
		if least, most, _ := wish.Rules.Seats(); least < most {
			s.order.players = len(wish.Names)
		}
	}
	s.foot = newFoot(s)
	s.pages, s.choices = newPages(s), newChoices(s, open)
	s.pages.at = page
	s.root = container.NewBorder(nil, s.foot.strip, nil, nil,
		container.New(&halves{screen: s}, s.pages.content, s.choices.content))
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string {
	if s.wish.Game != nil {
		return s.wish.Game.Title + ": " + words.PrintTitle
	}
	title := strings.TrimSuffix(filepath.Base(s.wish.Deck), filepath.Ext(s.wish.Deck))
	if s.order.deck != nil {
		title = cmp.Or(s.order.deck.Title, title)
	}
	return words.Short(title, 40) + ": " + words.PrintTitle
}

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour {
	switch {
	case s.wish.Game != nil:
		return album.Colour(s.wish.Game)
	case s.order.deck != nil && s.order.deck.Colour != drawing.None:
		return s.order.deck.Colour
	}
	return drawing.Quiet
}

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable { return s.foot.print }

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	for _, stop := range s.stop {
		stop()
	}
	s.shell.Keep(s.wish.key(), kept{s.order.clone(), s.pages.at, s.choices.open()})
}

// Key implements shell.Keyed: Enter saves, the arrows and the page keys turn the pages.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.saveAndOpen()
	case fyne.KeyPageUp, fyne.KeyUp, fyne.KeyLeft:
		s.pages.leaf(-1)
	case fyne.KeyPageDown, fyne.KeyDown, fyne.KeyRight:
		s.pages.leaf(1)
	default:
		return false
	}
	return true
}

// Content implements shell.Screen. The rulesets, themes and printers to choose from are read in the
// background.
func (s *Screen) Content() fyne.CanvasObject {
	s.read(true)
	if s.wish.Game != nil {
		s.watch(household.Stamp)
	} else {
		pictures := household.Folder(s.shell.Folder).Pictures()
		s.watch(func() string { return shell.Stamp(deck.Sources(s.wish.Deck, pictures)...) })
	}
	return s.root
}

// watch reads the choices again whenever the stamp changes, for as long as the screen is shown.
func (s *Screen) watch(stamp func() string) {
	s.stop = append(s.stop, s.shell.Watch(stamp, func() {
		if !s.gone {
			s.read(false)
		}
	}))
}

// slowLayout is the time for laying out pages after which a notice says that this goes on. Until then the old
// summary stays, so that quick layouts do not flicker.
const slowLayout = 300 * time.Millisecond

// lay lays out the order again, in the background. Only one layout runs at a time. An order that is changed
// meanwhile is laid out next, and the outdated result is dropped.
func (s *Screen) lay() {
	if !s.order.ready() {
		return
	}
	s.turn++
	if s.laying == 0 {
		s.begin()
	}
}

func (s *Screen) begin() {
	turn, order := s.turn, s.order.clone()
	s.laying = turn
	stop := s.shell.After(slowLayout, func() {
		if !s.gone && s.laying != 0 {
			s.foot.sum.SetText(words.LayingOut)
		}
	})
	s.shell.Work(func() func() {
		job, err := order.lay()
		return func() {
			s.laying = 0
			stop()
			switch {
			case s.gone:
			case turn != s.turn:
				s.begin()
			default:
				s.showJob(job, err)
			}
		}
	})
}

// showJob shows the result of a layout.
func (s *Screen) showJob(job *printables.Job, err error) {
	s.job = job
	if err != nil {
		var blank *deck.BlankError
		s.fail(words.Problem(err), errors.As(err, &blank))
		return
	}
	s.choices.fit(job)
	if !s.only {
		s.whole = stockOf(job)
	}
	s.pages.large.Ringed = nil
	if !s.only {
		s.pages.large.Ringed = s.ringed
	}
	s.pages.show(job.Pages)
	s.foot.showJob(job, s.order.size.Name)
	s.choosing()
	if then := s.then; then != nil {
		s.then = nil
		then()
	}
}

// fail shows why nothing can be printed, in place of the pages, or only not without blank cards.
func (s *Screen) fail(problem string, blank bool) {
	s.job, s.then = nil, nil
	s.foot.fail(problem, blank)
	s.pages.show(nil)
	s.choosing()
}

// printBlank lays out a deck with the cards that are empty.
func (s *Screen) printBlank() {
	s.order.blank = true
	s.lay()
}

// laidOut reports whether the present order is laid out and has pages. If its layout still runs, laidOut
// returns false and calls then when it is done.
func (s *Screen) laidOut(then func()) bool {
	if s.laying != 0 {
		s.then = then
		return false
	}
	return s.job != nil && len(s.job.Pages) > 0
}

// ringed reports whether the piece of a placement is picked, so that the preview draws a ring around it.
func (s *Screen) ringed(p printables.Placement) bool {
	one, _, ok := s.whole.of(p)
	return ok && s.picked[one]
}

// pick adds the piece of a placement to the picked ones, or removes it.
func (s *Screen) pick(p printables.Placement) {
	one, _, ok := s.whole.of(p)
	if !ok || s.only {
		return
	}
	if s.picked[one] {
		delete(s.picked, one)
	} else {
		s.picked[one] = true
	}
	s.choices.lost.Write(s.picked.text(s.whole))
	s.choosing()
}

// pickNone removes all picked pieces.
func (s *Screen) pickNone() {
	s.picked = picked{}
	s.choices.lost.Write("")
	s.choosing()
	s.shell.Refocus()
}

// typed replaces the picked pieces by those that were typed.
func (s *Screen) typed(p picked) {
	s.picked = p
	if s.only && len(p) > 0 {
		s.order.only = p.wishes(s.whole)
		s.lay()
	}
	s.choosing()
}

// printOnly switches between printing only the picked pieces and printing everything.
func (s *Screen) printOnly(on bool) {
	if on && len(s.picked) == 0 {
		return
	}
	if on && !s.only {
		s.before = s.pages.at
	}
	if !on {
		s.then = func() { s.pages.turnTo(max(0, min(s.before, len(s.pages.list)-1))) }
	}
	s.only, s.order.only = on, nil
	if on {
		s.order.only = s.picked.wishes(s.whole)
	}
	s.choosing()
	s.lay()
	s.shell.Refocus()
}

// choosing shows how many pieces are picked. It is called after every change of them.
func (s *Screen) choosing() {
	s.pages.choosing(len(s.picked), s.only)
	note := ""
	if s.only {
		note = words.OnlyChosen(len(s.picked))
	}
	if s.choices.lost.fold.SetNote(note) {
		s.choices.content.Again()
	}
}

// halves is a layout with the pages at the left and the choices at the right.
type halves struct{ screen *Screen }

// Layout implements fyne.Layout.
func (h *halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	text := look.Current().Text
	right := fyne.Min(400*text, size.Width*0.5)
	h.screen.pages.narrow(size.Width-right < 560)
	widgets.Put(objects[0], fyne.NewPos(0, 0), fyne.NewSize(size.Width-right, size.Height))
	widgets.Put(objects[1], fyne.NewPos(size.Width-right, 0), fyne.NewSize(right, size.Height))
}

// MinSize implements fyne.Layout.
func (h *halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 240) }

// readable returns the rulesets and themes that can be used.
func readable(listings []rulesets.Listing, themes []rulesets.ThemeListing) ([]rulesets.Listing,
	[]rulesets.ThemeListing) {
	return slices.DeleteFunc(listings, func(l rulesets.Listing) bool { return l.Ruleset == nil }),
		slices.DeleteFunc(themes, func(t rulesets.ThemeListing) bool { return t.Theme == nil })
}
