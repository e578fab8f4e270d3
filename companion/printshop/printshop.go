// Package printshop is the screen on which a game's paper, or a deck of cards, is looked at, chosen and saved
// as a PDF.
package printshop

import (
	"cmp"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/album"
	"homespun/companion/look"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/rulesets"
)

// Wish is what is to be printed at first.
type Wish struct {
	// Game is what is printed; nil where Deck is.
	Game *rulesets.Game
	// Deck is the file of anybody's cards.
	Deck string
	// Ruleset and Theme are ids, file names or labels; "" is what was chosen last, else the game's own.
	Ruleset, Theme string
	// Rules are those of a match, which go before Ruleset; nil for none.
	Rules *rulesets.Ruleset
	// Names are those of each seat's players, for the score pad.
	Names [][]string
}

// Ways are how to get on from here.
type Ways struct {
	// Measure goes to the measuring of printers, with one of a name chosen; "" is a new one.
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
	// turn counts the orders; laying is that which is laid out, 0 for none: what was laid out for an older
	// one is dropped.
	turn, laying int
	// then is done as soon as what is chosen is laid out.
	then func()
	stop []func() // watching files
	gone bool

	// whole is what pieces are chosen from, picked those that are; only says that nothing else is printed.
	whole  stock
	picked picked
	only   bool
	// before is the page that was looked at when nothing else came to be printed.
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

// kept is what the window remembers of the screen after it was left.
type kept struct {
	order order
	page  int
	open  map[string]bool
}

// keptKey is what it is remembered by: a game's id or a deck's file.
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
	open, page := map[string]bool{}, 0
	if was, ok := sh.Kept(wish.key()).(kept); ok {
		s.order, open, page = was.order.clone(), was.open, was.page
		// Files may have changed since, and the rules of a match are printed only where they are wished for:
		// all that is read anew.
		s.order.size, s.order.ruleset, s.order.deck, s.order.printer, s.order.only = size, nil, nil, nil, nil
	}
	s.order.names = wish.Names
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
	title := ""
	if s.order.deck != nil {
		title = s.order.deck.Title
	}
	return words.Short(cmp.Or(title, filepath.Base(s.wish.Deck)), 40) + ": " + words.PrintTitle
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
func (s *Screen) Focus() fyne.Focusable { return s.foot.save }

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	for _, stop := range s.stop {
		stop()
	}
	s.shell.Keep(s.wish.key(), kept{s.order.clone(), s.pages.at, s.choices.open()})
}

// Key implements shell.Keyed: Enter saves, the arrows and the page keys leaf.
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

// Content implements shell.Screen. What there is to choose from is read beside the window.
func (s *Screen) Content() fyne.CanvasObject {
	s.read(true)
	if s.wish.Game != nil {
		s.watch(rulesets.HouseRulesStamp)
	} else {
		s.watch(func() string { return shell.Stamp(s.wish.Deck) })
	}
	return s.root
}

// watch reads everything again when files change.
func (s *Screen) watch(stamp func() string) {
	s.stop = append(s.stop, s.shell.Watch(stamp, func() {
		if !s.gone {
			s.read(false)
		}
	}))
}

// patience is how long the old sum stands while pages are laid out, before a word says that they are.
const patience = 300 * time.Millisecond

// lay has the order laid out anew. One is laid out at a time: what was ordered meanwhile comes next, and what
// was laid out for an older order is dropped.
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
	var known []string
	if s.job != nil {
		known = idsOf(s.job.All)
	}
	s.laying = turn
	stop := s.shell.After(patience, func() {
		if !s.gone && s.laying != 0 {
			s.foot.sum.SetText(words.LayingOut)
		}
	})
	s.shell.Work(func() func() {
		job, err := order.lay(known)
		return func() {
			s.laying = 0
			stop()
			switch {
			case s.gone:
			case turn != s.turn:
				s.begin()
			default:
				s.laid(job, err)
			}
		}
	})
}

// laid shows what was laid out.
func (s *Screen) laid(job *printables.Job, err error) {
	s.job = job
	if err != nil {
		s.fail(words.Problem(err))
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
	s.foot.say(job, s.order.size.Name)
	s.choosing()
	if then := s.then; then != nil {
		s.then = nil
		then()
	}
}

// fail shows why nothing can be printed.
func (s *Screen) fail(problem string) {
	s.job, s.then = nil, nil
	s.foot.fail(problem)
	s.pages.show(nil)
	s.choosing()
}

// laidOut reports whether what is chosen is laid out and has pages; where it is being laid out, then is done
// as soon as it is.
func (s *Screen) laidOut(then func()) bool {
	if s.laying != 0 {
		s.then = then
		return false
	}
	return s.job != nil && len(s.job.Pages) > 0
}

// ringed reports whether a placement is one of those chosen.
func (s *Screen) ringed(p printables.Placement) bool {
	one, _, ok := s.whole.of(p)
	return ok && s.picked[one]
}

// pick chooses a piece on a page, or leaves it.
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

// pickNone leaves all pieces that were chosen.
func (s *Screen) pickNone() {
	s.picked = picked{}
	s.choices.lost.Write("")
	s.choosing()
	s.shell.Refocus()
}

// typed takes the pieces that were typed.
func (s *Screen) typed(p picked) {
	s.picked = p
	if s.only && len(p) > 0 {
		s.order.only = p.wishes(s.whole)
		s.lay()
	}
	s.choosing()
}

// printOnly prints only the pieces chosen, or everything again.
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

// choosing shows how many pieces are chosen.
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

// halves stands the pages left and the choices right.
type halves struct{ screen *Screen }

// Layout implements fyne.Layout.
func (h *halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	text := look.Current().Text
	right := fyne.Min(400*text, size.Width*0.5)
	h.screen.pages.narrow(size.Width-right < 560)
	objects[0].Move(fyne.NewPos(0, 0))
	objects[0].Resize(fyne.NewSize(size.Width-right, size.Height))
	objects[1].Move(fyne.NewPos(size.Width-right, 0))
	objects[1].Resize(fyne.NewSize(right, size.Height))
}

// MinSize implements fyne.Layout.
func (h *halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 240) }

// readable leaves out the rulesets and themes that cannot be used.
func readable(listings []rulesets.Listing, themes []rulesets.ThemeListing) ([]rulesets.Listing,
	[]rulesets.ThemeListing) {
	return slices.DeleteFunc(listings, func(l rulesets.Listing) bool { return l.Ruleset == nil }),
		slices.DeleteFunc(themes, func(t rulesets.ThemeListing) bool { return t.Theme == nil })
}
