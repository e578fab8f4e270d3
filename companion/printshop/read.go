package printshop

import (
	"errors"
	"path/filepath"
	"strings"

	"homespun/companion/words"
	"homespun/printables/deck"
	"homespun/printables/printer"
	"homespun/rulesets"
)

// read reads beside the window what there is to choose from, and lays out. First is when the screen is
// entered; later something has changed.
func (s *Screen) read(first bool) {
	game, path, folder := s.wish.Game, s.wish.Deck, rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		printers, trouble := printer.List(folder.Printers())
		if game == nil {
			cards, err := deck.Read(path)
			return s.here(func() {
				if first {
					s.choices.printer.show(printers, trouble)
				}
				s.showDeck(cards, err)
			})
		}
		listings, themes := game.List(), game.Themes()
		return s.here(func() {
			if first {
				s.choices.printer.show(printers, trouble)
			}
			s.showGame(listings, themes, first)
		})
	})
}

// here does something as long as the screen is shown.
func (s *Screen) here(do func()) func() {
	return func() {
		if !s.gone {
			do()
		}
	}
}

// showDeck prints a deck that was read, or says what is wrong with it.
func (s *Screen) showDeck(cards *deck.Deck, err error) {
	if err != nil {
		s.turn++ // what is being laid out is of an older one
		s.order.deck = nil
		s.fail(problemOf(err))
		return
	}
	cards.Name = filepath.Base(cards.Name) // what notices name it by
	s.order.deck = cards
	s.shell.Retitle()
	s.lay()
}

// problemOf says what is wrong with a deck, each line of it.
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

// keyOf is what a ruleset of the list is remembered by.
func keyOf(one rulesets.Listing) string {
	if one.Path != "" {
		return one.Path
	}
	return one.ID
}

// showGame shows the rulesets and looks there are, and prints the one wished for.
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

// ruleOf returns which of the rulesets is printed, -1 for that of a match which is none of them, or for one
// whose file has become unreadable.
func (s *Screen) ruleOf(listings []rulesets.Listing, first bool) int {
	if first && s.wish.Rules != nil {
		s.order.ruleset, s.order.rules = s.wish.Rules, ""
		for i, one := range listings {
			if one.ID == s.wish.Rules.ID && one.Shipped() == s.wish.Rules.Shipped() &&
				len(rulesets.Diff(one.Ruleset, s.wish.Rules)) == 0 {
				return i
			}
		}
		return -1
	}
	wish := s.order.rules
	if first && s.wish.Ruleset != "" {
		wish = s.wish.Ruleset
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
