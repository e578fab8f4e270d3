package companion

import (
	"math/rand/v2"
	"time"

	"homespun/companion/credits"
	"homespun/companion/decks"
	"homespun/companion/history"
	"homespun/companion/houserules"
	"homespun/companion/newmatch"
	"homespun/companion/preferences"
	"homespun/companion/printers"
	"homespun/companion/printshop"
	"homespun/companion/session"
	"homespun/companion/shelf"
	"homespun/companion/shell"
	"homespun/companion/table"
	"homespun/companion/waiting"
	"homespun/companion/words"
	"homespun/engines/record"
	"homespun/rulesets"
)

// First is the shelf, from which all other screens are reached.
func First(sh *shell.Shell) shell.Screen {
	w := ways{sh}
	return shelf.New(sh, shelf.Ways{
		Play:    func(game *rulesets.Game) { w.begin(newmatch.Wish{Game: game}) },
		Print:   func(game *rulesets.Game) { w.print(printshop.Wish{Game: game}) },
		House:   func(game *rulesets.Game) { w.house(game, "") },
		Decks:   w.decks,
		GoOn:    func(path string) { sh.Go(w.table(path, nil)) },
		Matches: func() { sh.Go(w.history) },
		Settings: func() {
			sh.Go(func(sh *shell.Shell) shell.Screen { return preferences.New(sh, w.shell.View) })
		},
		About: func() { sh.Go(func(sh *shell.Shell) shell.Screen { return credits.New(sh) }) },
		Show:  w.shell.View,
	})
}

// ways are how the screens are reached from each other. No screen knows another.
type ways struct{ shell *shell.Shell }

// begin goes to a new match.
func (w ways) begin(wish newmatch.Wish) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return newmatch.New(sh, wish, newmatch.Ways{
			Keep:  func(h record.Header) { wish.Like, wish.Ruleset = &h, "" },
			Play:  func(h record.Header) { sh.Replace(w.table("", &h)) },
			House: func(game *rulesets.Game) { w.house(game, "") },
		})
	})
}

// print goes to the print shop.
func (w ways) print(wish printshop.Wish) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return printshop.New(sh, wish, printshop.Ways{Show: w.shell.View, Measure: func(printer string) {
			sh.Go(func(sh *shell.Shell) shell.Screen { return printers.New(sh, printer) })
		}})
	})
}

// decks goes to the family's own cards.
func (w ways) decks() {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return decks.New(sh, decks.Ways{Print: func(path string) {
			w.print(printshop.Wish{Deck: path})
		}, Show: w.shell.View})
	})
}

// house goes to the house rules of a game, with one of its rulesets chosen.
func (w ways) house(game *rulesets.Game, ruleset string) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return houserules.New(sh, game, ruleset, houserules.Ways{
			Play: func(game *rulesets.Game, ruleset string) {
				w.begin(newmatch.Wish{Game: game, Ruleset: ruleset})
			},
			Keep: func(chosen string) { ruleset = chosen },
			Print: func(game *rulesets.Game, ruleset string) {
				w.print(printshop.Wish{Game: game, Ruleset: ruleset})
			},
			Show: w.shell.View,
		})
	})
}

// history is the way to all matches kept.
func (w ways) history(sh *shell.Shell) shell.Screen {
	return history.New(sh,
		history.Ways{Open: func(path string) { sh.Go(w.table(path, nil)) }, Show: w.shell.View})
}

// Bots take at least so long, so that people can follow.
const (
	pause     = 700 * time.Millisecond
	pauseLess = 150 * time.Millisecond
)

// table is the way to the table: to a match file, or first to a new one with a front matter. Coming back to
// it opens the file again.
func (w ways) table(path string, begin *record.Header) shell.Route {
	options := w.shell.Games.Options()
	options.Post, options.Now, options.App, options.Pause = w.shell.Post, w.shell.Now, w.shell.Version, pause
	options.Random = rand.New(rand.NewPCG(w.shell.Seed(), w.shell.Seed()))
	if !w.shell.Settings().Moving() {
		options.Pause = pauseLess
	}
	folder := rulesets.Folder(w.shell.Folder).Matches()
	return waiting.For(words.CannotOpen, func() (func(bool) (shell.Screen, error), error) {
		var s *session.Session
		var err error
		if path == "" {
			s, err = session.CreateIn(folder, *begin, options)
		} else {
			s, err = session.Open(path, options)
		}
		if err != nil {
			return nil, err
		}
		path = s.Path()
		return func(show bool) (shell.Screen, error) {
			if !show {
				s.Close()
				return nil, nil
			}
			match, err := table.MatchOf(w.shell.Games, s)
			if err != nil {
				s.Close()
				return nil, err
			}
			h := s.Header()
			rules, err := w.shell.Games.Ruleset(h)
			if err != nil {
				s.Close()
				return nil, err
			}
			match.Again = func() { w.again(rules.Game, h) }
			match.House = func() { w.house(rules.Game, nameOf(h)) }
			match.Print = func() {
				w.print(printshop.Wish{Game: rules.Game, Theme: h.Theme, Rules: rules,
					Names: namesOf(h.Seats)})
			}
			return table.New(w.shell, match), nil
		}, nil
	})
}

// again begins another match of the same people.
func (w ways) again(game *rulesets.Game, h record.Header) {
	w.shell.Home()
	w.begin(newmatch.Wish{Game: game, Like: &h})
}

// nameOf returns what the ruleset of a match is found by: the label of the family's, or the id of a shipped
// one.
func nameOf(h record.Header) string {
	if h.House != "" {
		return h.House
	}
	return h.Ruleset
}

// namesOf returns the names of each seat.
func namesOf(seats []record.Seat) [][]string {
	names := make([][]string, len(seats))
	for i, seat := range seats {
		names[i] = seat.Names
	}
	return names
}
