package printshop

import (
	"errors"
	"path/filepath"
	"strings"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/system/cut"
	"homespun/printables/deck"
	"homespun/printables/printer"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// read reads the rulesets, themes and printers, or the deck, in the background, and then lays out the print.
// First: the screen has just been entered; later calls follow a change of the files.
func (s *Screen) read(first bool) {
	game, path, folder := s.wish.Game, s.wish.Deck, household.Folder(s.shell.Folder)
	encoding := s.order.encoding
	s.shell.Work(func() func() {
		printers, trouble := printer.List(folder.Printers())
		if game == nil {
			cards, err := deck.ReadIn(path, encoding, folder.Pictures())
			return s.ifShown(func() {
				if first {
					s.choices.printer.show(printers, trouble)
				}
				s.showDeck(cards, err)
			})
		}
		listings, themes := game.List(), game.Themes()
		known := people.Load(folder).People
		done, wrong := cut.Load(folder, game.ID)
		var now *playing
		if first && s.wish.Rules == nil {
			now = playingOf(s.shell, folder, game)
		}
		return s.ifShown(func() {
			if first {
				s.order.cutting.cut, s.order.who.playing, s.order.who.known = done, now, known
				if wrong != nil {
					s.shell.Say(words.CutNotRead, words.At(cut.FileName, words.Problem(wrong)))
				}
				s.choices.printer.show(printers, trouble)
			}
			s.showGame(listings, themes, first)
		})
	})
}

// ifShown returns a function that runs do only if the screen is still shown. It protects results that arrive
// late from the background.
func (s *Screen) ifShown(do func()) func() {
	return func() {
		if !s.gone {
			do()
		}
	}
}

// showDeck lays out a deck that was read, or shows what is wrong with it.
func (s *Screen) showDeck(cards *deck.Deck, err error) {
	if err != nil {
		s.turn++ // makes the running layout outdated
		s.order.deck = nil
		s.fail(problemOf(err), false)
		return
	}
	cards.Name = filepath.Base(cards.Name) // the name that notices show
	s.order.deck = cards
	s.choices.showLetters(cards)
	s.shell.Retitle()
	s.lay()
}

// problemOf returns everything that is wrong with a deck, a problem a line.
func problemOf(err error) string {
	var broken *deck.Broken
	if !errors.As(err, &broken) {
		return words.Problem(err)
	}
	const most = 3
	var lines []string
	for i, f := range broken.Findings {
		if i == most && len(broken.Findings) > most+1 {
			lines = append(lines, words.Sentence(words.AndMore(len(broken.Findings)-most))+".")
			break
		}
		lines = append(lines, words.Finding(f.Line, f.Message, f.Suggestion))
	}
	return strings.Join(lines, " ")
}

// keyOf returns the key by which a ruleset of the list is remembered.
func keyOf(one rulesets.Listing) string {
	if one.Path != "" {
		return one.Path
	}
	return one.ID
}

// showGame shows the rulesets and themes to choose from, and lays out the print with the chosen ones.
func (s *Screen) showGame(all []rulesets.Listing, looks []rulesets.ThemeListing, first bool) {
	problem := ""
	for _, one := range all {
		if one.Ruleset == nil && s.order.rules != "" && keyOf(one) == s.order.rules && len(one.Findings) > 0 {
			problem = words.BrokenRules(one.Name,
				words.Finding(one.Findings[0].Line, one.Findings[0].Message, one.Findings[0].Suggestion))
		}
	}
	listings, themes := readable(all, looks)
	rule := s.ruleOf(listings, first)
	if rule >= 0 {
		s.order.ruleset, s.order.rules = listings[rule].Ruleset, keyOf(listings[rule])
	}
	wish := ""
	if s.order.theme != nil {
		wish = s.order.theme.ID
	}
	if first && s.wish.Theme != "" {
		wish = s.wish.Theme
	}
	look := 0
	for i, one := range themes {
		if strings.EqualFold(one.ID, wish) {
			look = i
		}
	}
	if len(themes) > 0 {
		s.order.theme = themes[look].Theme
	}
	s.choices.showRules(listings, themes, rule, look)
	s.choices.brokenRules(problem)
	s.lay()
}

// ruleOf returns the index of the ruleset to print. It is -1 for the rules of a match that equal none of the
// list, and for a ruleset whose file has become unreadable.
func (s *Screen) ruleOf(listings []rulesets.Listing, first bool) int {
	if first && s.wish.Rules != nil {
		s.order.ruleset, s.order.rules = s.wish.Rules, ""
		for i, one := range listings {
			if one.Name == s.wish.Rules.Name && len(rulesets.Diff(one.Ruleset, s.wish.Rules)) == 0 {
				return i // with the words of the family's own, which the file of a match does not hold
			}
		}
		return -1
	}
	wish := s.order.rules
	switch now := s.order.who.playing; {
	case first && s.wish.Ruleset != "":
		wish = s.wish.Ruleset
	case first && wish == "" && now != nil:
		wish = now.name
	}
	for i, one := range listings {
		if wish != "" && (keyOf(one) == wish || strings.EqualFold(one.ID, wish) && one.Shipped() ||
			first && (strings.EqualFold(one.ID, wish) || strings.EqualFold(one.Name, wish))) {
			return i
		}
	}
	if s.order.ruleset != nil || len(listings) == 0 {
		return -1
	}
	return 0
}
