// Package newmatch is the screen that begins a match. It asks who plays, by which ruleset, with which theme,
// and whether the app or real dice roll.
package newmatch

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/album"
	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/shell"
	"homespun/companion/words"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Wish says with what the screen begins. Whatever it leaves open comes from the last match of the game.
type Wish struct {
	Game *rulesets.Game
	// Ruleset is an id, a file name or a label, as Game.Find takes it.
	Ruleset string
	// Like is the front matter of a match to play again; nil for none.
	Like *record.Header
}

// Ways are the routes from this screen to others.
type Ways struct {
	// Play opens the table with a new match, given its front matter.
	Play func(record.Header)
	// Keep is called when the screen is left, with the choices made so far. They are shown again when
	// somebody comes back.
	Keep func(record.Header)
	// House opens the house rules of the game.
	House func(*rulesets.Game)
}

// Screen begins a match.
type Screen struct {
	shell *shell.Shell
	ways  Ways
	wish  Wish
	page  *kit.Page
	foot  fyne.CanvasObject
	sum   *widget.Label
	play  *kit.Button
	gone  bool

	seats  *seating
	rules  *rules
	themes *themes
	dice   *kit.Pick
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the screen.
func New(sh *shell.Shell, wish Wish, ways Ways) *Screen {
	s := &Screen{shell: sh, ways: ways, wish: wish, page: kit.NewPage(1120)}
	s.play = kit.NewMain(words.Play, theme.MediaPlayIcon(), s.begin)
	s.play.Tall = true
	s.dice = kit.NewPick([]string{words.AppRolls, words.RealDice},
		index(settings.Rollers, sh.Settings().Dice), func(int) { s.showChoices() })
	s.sum = kit.Words("", theme.SizeNameText, look.Bold)
	s.seats, s.rules, s.themes = newSeating(s), newRules(s), newThemes(s)
	s.foot = kit.Footer(s.sum, s.play)
	return s
}

func index(list []string, value string) int {
	for i, one := range list {
		if one == value {
			return i
		}
	}
	return 0
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.wish.Game.Title + ": " + words.NewMatch }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return album.Colour(s.wish.Game) }

// Focus implements shell.Screen.
func (s *Screen) Focus() fyne.Focusable {
	if first := s.seats.first(); first != nil {
		return first
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
	like     *record.Header
}

// Content implements shell.Screen. Rulesets, themes and the last match are read in the background.
func (s *Screen) Content() fyne.CanvasObject {
	game, like := s.wish.Game, s.wish.Like
	folder := rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		found := read{listings: game.List(), themes: game.Themes(), like: like}
		if like == nil {
			found.like = last(s.shell.Games.Options(), folder, game)
		}
		return func() {
			if !s.gone {
				s.show(found)
			}
		}
	})
	return container.NewBorder(nil, s.foot, nil, nil, s.page)
}

// last returns the front matter of the last match of a game; nil if there is none.
func last(o session.Options, folder rulesets.Folder, game *rulesets.Game) *record.Header {
	saved, err := session.Matches(folder.Matches(), o)
	if err != nil {
		return nil
	}
	for _, one := range saved {
		if one.Header.Game == game.ID && len(one.Header.Seats) > 0 {
			h := one.Header
			return &h
		}
	}
	return nil
}

func (s *Screen) show(found read) {
	ruleset, style := s.wish.Ruleset, ""
	if like := found.like; like != nil {
		if ruleset == "" {
			ruleset = like.Ruleset
			if like.House != "" {
				ruleset = like.House
			}
		}
		style = like.Theme
		if s.wish.Like != nil && like.Dice != "" {
			s.dice.Set(index(settings.Rollers, like.Dice))
		}
		s.seats.remember(like.Seats)
	}
	s.rules.show(found.listings, ruleset)
	s.themes.show(found.themes, style)
	s.seats.show()
	s.fill()
	s.shell.Refocus()
}

// showChoices shows the choices in the foot of the screen.
func (s *Screen) showChoices() {
	chosen := s.rules.chosen()
	if chosen == nil {
		return
	}
	look := ""
	if t := s.themes.theme(); t != nil {
		look = words.Short(t.Name, 40)
	}
	rolls := ""
	switch {
	case s.diceless():
	case s.dice.Chosen() > 0:
		rolls = words.RealDice
	default:
		rolls = words.AppRolls
	}
	s.sum.SetText(words.Facts(words.Short(chosen.Name, 60), look, rolls))
	s.foot.Refresh()
}

func (s *Screen) fill() {
	s.showChoices()
	sections := []fyne.CanvasObject{section(words.WhoPlays, s.seats.content)}
	if !s.diceless() {
		sections = append(sections, section(words.WhoRolls, s.dice.Row))
	}
	s.page.Set(append(sections, section(words.WhichTheme, s.themes.content),
		section(words.WhichRules, s.rules.content))...)
}

// diceless reports whether the game has no dice, so that nobody has to choose who rolls.
func (s *Screen) diceless() bool { return s.wish.Game.Definition.Info.Diceless }

func section(title string, content fyne.CanvasObject) fyne.CanvasObject {
	return container.New(kit.Column{Gap: 4},
		kit.Flush(kit.Words(title, theme.SizeNameSubHeadingText, look.Title)), content)
}

// begin starts the match, if the chosen ruleset can be used.
func (s *Screen) begin() {
	if h, ok := s.header(); ok {
		s.ways.Play(h)
	}
}

// header returns the front matter of a match with the choices; false if there are no rules to play by.
func (s *Screen) header() (record.Header, bool) {
	chosen := s.rules.chosen()
	if chosen == nil {
		return record.Header{}, false
	}
	h := session.HeaderOf(chosen, s.seats.seats())
	h.Theme = s.themes.chosen()
	if !s.diceless() {
		h.Dice = settings.Rollers[max(0, s.dice.Chosen())]
	}
	return h, true
}
