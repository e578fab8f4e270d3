package printshop

import (
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// A playing is the match of a game that is not over yet, for which the set for tonight is printed.
type playing struct {
	rules    *rulesets.Ruleset
	name     string // of the ruleset, as [Wish] has it
	names    [][]string
	position engines.Position
}

// playingOf returns the match of a game that was written last; nil if there is none, if it is over, or if it
// cannot be read.
func playingOf(sh *shell.Shell, folder household.Folder, game *rulesets.Game) *playing {
	path := session.Newest(folder.Matches(), game.ID)
	if path == "" {
		return nil
	}
	s, err := session.Open(path, sh.Games.Options())
	if err != nil {
		return nil // the list of matches says what is wrong with it
	}
	defer s.Close()
	h := s.Header()
	rules, err := sh.Games.Ruleset(h)
	if err != nil || s.Over() {
		return nil
	}
	p := &playing{rules: rules, name: h.Ruleset, position: s.Position()}
	if h.House != "" {
		p.name = h.House
	}
	for _, seat := range s.Seats() {
		p.names = append(p.names, seat.Names)
	}
	return p
}

// match returns the match for which an order is printed, nil if it is for none: the set for tonight by the
// match's rules, for as many as play there.
func (o *order) match() *playing {
	if p := o.who.playing; p != nil && o.edition == tonight && o.players == 0 && o.ruleset != nil &&
		o.ruleset.Name == p.rules.Name && len(rulesets.Diff(o.ruleset, p.rules)) == 0 {
		return p
	}
	return nil
}

// people names those who play in the match for which an order is printed; "" where it is for none, or where
// nobody has a name.
func (o *order) people() string {
	p := o.match()
	if p == nil {
		return ""
	}
	var all []string
	for _, seat := range p.names {
		for _, name := range seat {
			if name != "" {
				all = append(all, words.Short(name, 20))
			}
		}
	}
	return words.AndNames(all)
}
