package window

import (
	"cmp"
	"math/rand/v2"
	"path/filepath"
	"time"

	"homespun/companion/match/kinds"
	"homespun/companion/match/people"
	"homespun/companion/match/plays"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/screens/arrivals"
	"homespun/companion/window/screens/bringback"
	"homespun/companion/window/screens/cardform"
	"homespun/companion/window/screens/credits"
	"homespun/companion/window/screens/decks"
	"homespun/companion/window/screens/history"
	"homespun/companion/window/screens/houserules"
	"homespun/companion/window/screens/lookback"
	"homespun/companion/window/screens/newmatch"
	"homespun/companion/window/screens/owngames"
	"homespun/companion/window/screens/preferences"
	"homespun/companion/window/screens/printers"
	"homespun/companion/window/screens/printshop"
	"homespun/companion/window/screens/rulesheet"
	"homespun/companion/window/screens/shelf"
	"homespun/companion/window/screens/waiting"
	"homespun/companion/window/screens/whatif"
	"homespun/companion/window/table"
	"homespun/companion/window/table/evening"
	"homespun/engines/record"
	"homespun/printables/deck/draft"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

// First returns the screen that the app starts with: the shelf, from which all others are reached. At a first
// start that is the page that asks who is there, and the shelf comes after it.
func First(sh *shell.Shell) shell.Screen {
	w := ways{sh}
	sh.OnDrop(w.open)
	wanted := false
	if sh.Within(moment, func() { wanted = arrivals.Wanted(household.Folder(sh.Folder)) }) && wanted {
		return arrivals.New(sh, func() { sh.Replace(w.shelf) })
	}
	return w.shelf(sh)
}

// moment is how long the first screen waits for a disk, before it is the shelf.
const moment = 300 * time.Millisecond

// ways holds the routes from each screen to the others. They stand here because no screen package may import
// another one.
type ways struct{ shell *shell.Shell }

// shelf builds the shelf.
func (w ways) shelf(sh *shell.Shell) shell.Screen {
	return shelf.New(sh, shelf.Ways{
		Play:     func(game *rulesets.Game) { w.begin(newmatch.Wish{Game: game}) },
		Print:    func(game *rulesets.Game) { w.print(printshop.Wish{Game: game}) },
		House:    w.house,
		Make:     func(game *rulesets.Game) { sh.Go(w.maker(game, false)) },
		Decks:    w.decks,
		Own:      w.ownGames,
		GoOn:     func(path string) { sh.Go(w.table(path, nil)) },
		Matches:  func() { sh.Go(w.history) },
		Settings: func() { sh.Go(w.settings) },
		About:    func() { sh.Go(func(sh *shell.Shell) shell.Screen { return credits.New(sh) }) },
		Show:     w.shell.View,
	})
}

// settings builds the screen of the settings.
func (w ways) settings(sh *shell.Shell) shell.Screen {
	return preferences.New(sh, preferences.Ways{Show: sh.View, BringBack: w.bringBack})
}

// bringBack goes to the screen that brings back what is in a copy.
func (w ways) bringBack() {
	w.shell.Go(func(sh *shell.Shell) shell.Screen { return bringback.New(sh, preferences.Place(sh)) })
}

// open goes to where a file belongs: a match to the table, a deck of cards to the print shop, and whatever
// else to where house rules are taken in, which says what it is not.
func (w ways) open(path string) {
	w.shell.Work(func() func() {
		kind := kinds.Of(path)
		return func() { w.openAs(kind, path) }
	})
}

// openAs is open for a file of a kind.
func (w ways) openAs(kind kinds.Kind, path string) {
	switch kind {
	case kinds.Match:
		w.shell.Home()
		w.shell.Go(w.table(path, nil))
	case kinds.Deck:
		w.print(printshop.Wish{Deck: path})
	default:
		w.take(path, func(kept *rulesets.Ruleset) { w.shell.Replace(w.sheet(kept.Game, kept.Path, "")) })
	}
}

// begin goes to a new match.
func (w ways) begin(wish newmatch.Wish) { w.beginOr(wish, nil) }

// beginOr goes to the screen of a new match, or to that of a match that goes on by other rules.
func (w ways) beginOr(wish newmatch.Wish, goOn func(record.Header)) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return newmatch.New(sh, wish, newmatch.Ways{
			Keep:  func(h record.Header) { wish.Kept, wish.Ruleset = &h, "" },
			GoOn:  goOn,
			Play:  func(h record.Header) { sh.Replace(w.table("", &h)) },
			Quick: func(h record.Header) { sh.Replace(w.tableSetUp("", header(&h), setUp)) },
			House: w.house,
			Changed: func(list []rulesets.Listing) string {
				_, when := session.Last(household.Folder(sh.Folder).Matches(), wish.Game.ID)
				if at := houserules.Latest(list, when, -1); at >= 0 {
					return list[at].Path
				}
				return ""
			},
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

// ownGames goes to the family's own games.
func (w ways) ownGames() {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return owngames.New(sh, owngames.Ways{
			Play:  func(game *rulesets.Game) { w.begin(newmatch.Wish{Game: game}) },
			Print: func(game *rulesets.Game) { w.print(printshop.Wish{Game: game}) },
			House: func(game *rulesets.Game) { w.house(game, "", "") },
			Show:  w.shell.View,
		})
	})
}

// decks goes to the family's own cards.
func (w ways) decks() {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return decks.New(sh, decks.Ways{Print: func(path string) {
			w.print(printshop.Wish{Deck: path})
		}, Change: func(path string) { w.shell.Go(w.cards(path)) }, Show: w.shell.View})
	})
}

// cards is the route to the page on which the cards of a deck are changed. Coming back chooses the same card again.
func (w ways) cards(path string) shell.Route {
	chosen := 0
	return waiting.For(words.CannotOpen, func() (func(bool) (shell.Screen, error), error) {
		text, err := draft.Open(path, household.Folder(w.shell.Folder).Pictures())
		if err != nil {
			return nil, err
		}
		desk := cardform.NewDesk(text)
		return func(show bool) (shell.Screen, error) {
			if !show {
				return nil, nil
			}
			return cardform.New(w.shell, desk, chosen, cardform.Ways{Show: w.shell.View, Open: w.open,
				Print: func(path string) { w.print(printshop.Wish{Deck: path}) },
				Keep:  func(card int) { chosen = card }}), nil
		}, nil
	})
}

// house goes to the house rules of a game: to the rule sheet of a ruleset, at a clause.
func (w ways) house(game *rulesets.Game, ruleset, clause string) {
	w.shell.Go(w.sheet(game, ruleset, clause))
}

// sheet is the route to the rule sheet of a game, at a clause; "" is the beginning. It is that of the ruleset
// of a name, else of the one that was shown here last, else of the family's that was changed after the last
// match, else of that of the last match, else of the standard. Coming back shows the same again.
func (w ways) sheet(game *rulesets.Game, ruleset, clause string) shell.Route {
	return func(sh *shell.Shell) shell.Screen {
		kept, _ := sh.Kept(shown{game.ID}).(string)
		return waiting.For(words.HouseRules, func() (func(bool) (shell.Screen, error), error) {
			text, err := manuscript.Of(game, w.inForce(game, kept, ruleset))
			if err != nil {
				return nil, err
			}
			desk := rulesheet.NewDesk(sh.Games, text)
			return func(show bool) (shell.Screen, error) {
				if !show {
					return nil, nil
				}
				begin := clause
				clause = "" // coming back is no reason to go there again, but for a thing that was shown
				return rulesheet.New(sh, desk, begin, rulesheet.Ways{Ask: w.ask, Show: sh.View, Give: w.give,
					Make: func() { sh.Go(w.maker(game, true)) },
					Keep: func(now, thing string) {
						ruleset, clause = now, thing
						sh.Keep(shown{game.ID}, now)
					},
					Rules: func() {
						sh.Go(w.rules(game, ruleset, func(chosen string) {
							ruleset = chosen
							sh.Back()
						}))
					},
					Play: func(game *rulesets.Game, ruleset string) {
						w.begin(newmatch.Wish{Game: game, Ruleset: ruleset})
					},
					Print: func(game *rulesets.Game, ruleset string) {
						w.print(printshop.Wish{Game: game, Ruleset: ruleset})
					},
				}), nil
			}, nil
		})(sh)
	}
}

// shown is the key under which the ruleset of a game is kept that was shown last.
type shown struct{ game string }

// inForce returns the ruleset of the last of some names that is found, else the one that counts for a family: see
// [ways.sheet].
func (w ways) inForce(game *rulesets.Game, names ...string) rulesets.Listing {
	list := game.List()
	last, when := session.Last(household.Folder(w.shell.Folder).Matches(), game.ID)
	at := houserules.Latest(list, when, houserules.Find(list, nameOf(last), 0))
	for _, name := range names {
		at = houserules.Find(list, name, at)
	}
	return list[at]
}

// rules is the route to the list of a game's rulesets, with one of them chosen. Change goes to the rule sheet
// of another.
func (w ways) rules(game *rulesets.Game, ruleset string, change func(ruleset string)) shell.Route {
	return func(sh *shell.Shell) shell.Screen {
		return houserules.New(sh, game, ruleset, houserules.Ways{
			Play: func(game *rulesets.Game, ruleset string) {
				w.begin(newmatch.Wish{Game: game, Ruleset: ruleset})
			},
			Ask:    w.ask,
			Change: change,
			Keep:   func(chosen string) { ruleset = chosen },
			Print: func(game *rulesets.Game, ruleset string) {
				w.print(printshop.Wish{Game: game, Ruleset: ruleset})
			},
			Give: w.give,
			Take: func() {
				w.take("", func(kept *rulesets.Ruleset) {
					if kept.Game == game {
						ruleset = kept.Path
						sh.Back()
					} else {
						sh.Replace(w.sheet(kept.Game, kept.Path, ""))
					}
				})
			},
			Show: w.shell.View,
		})
	}
}

// give goes to the screen that gives a house rule away.
func (w ways) give(rules *rulesets.Ruleset) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen { return houserules.NewGiving(sh, rules) })
}

// take goes to the screen that takes a house rule in, from a file if it is not "". Kept is called with what
// was kept.
func (w ways) take(path string, kept func(*rulesets.Ruleset)) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen { return houserules.NewTaking(sh, path, kept) })
}

// ask goes to the lab, which tells what rules do.
func (w ways) ask(rules *rulesets.Ruleset) {
	w.shell.Go(func(sh *shell.Shell) shell.Screen {
		return whatif.New(sh, rules, whatif.Ways{Show: w.shell.View})
	})
}

// history builds the screen that lists all saved matches.
func (w ways) history(sh *shell.Shell) shell.Screen {
	return history.New(sh, history.Ways{Open: func(path string) { sh.Go(w.table(path, nil)) }, Show: w.shell.View,
		Look: func(path string) { sh.Go(w.lookBack(path)) }})
}

// lookBack is the route to where a match is looked through. Nothing is noted in its file.
func (w ways) lookBack(path string) shell.Route {
	return waiting.For(words.CannotOpen, func() (func(bool) (shell.Screen, error), error) {
		s, err := session.Open(path, w.shell.Games.Options())
		if err != nil {
			return nil, err
		}
		book := people.Load(household.Folder(w.shell.Folder))
		evening.Prepare(w.shell.Games, s, book.People)
		reader := plays.Reader{Folder: filepath.Dir(path), Rules: w.shell.Games.Rules}
		list := reader.One(filepath.Base(path))
		list.Call(book.Called)
		match, err := evening.Of(w.shell.Games, s)
		return func(show bool) (shell.Screen, error) {
			if err != nil || !show {
				w.shell.Write(s.Close)
				return nil, err
			}
			match.People = book.People
			return lookback.New(w.shell, match, lookback.Ways{Reader: reader, List: list, Show: w.shell.View}), nil
		}, nil
	})
}

// pause and pauseLess are how long a bot takes at least for a move, so that people can follow. pauseLess
// applies when the settings ask for less motion.
const (
	pause     = 700 * time.Millisecond
	pauseLess = 150 * time.Millisecond
)

// table returns the route to the table. It opens the match file at path; if path is "", it first creates a
// match file from the front matter begin. Coming back to the route opens the same file again.
func (w ways) table(path string, begin *record.Header) shell.Route {
	return w.tableSetUp(path, header(begin), nil)
}

func header(h *record.Header) func() (record.Header, error) {
	return func() (record.Header, error) { return *h, nil }
}

// setUp sets a match up as far as its game can be. What the app cannot set up, the people do at the table.
func setUp(s *session.Session) { _ = s.SetUp() }

// tableSetUp is table. What a match begins with is read in the background, and what prepares one that is created, nil
// for nothing, is done there.
func (w ways) tableSetUp(path string, begin func() (record.Header, error), prepare func(*session.Session)) shell.Route {
	options := w.shell.Games.Options()
	options.Post, options.After, options.Pause = w.shell.Post, w.shell.After, pause
	options.Now, options.App = w.shell.Now, w.shell.Version
	options.NoteTimes = true
	options.Random = rand.New(rand.NewPCG(w.shell.Seed(), w.shell.Seed()))
	if !w.shell.Settings().Moving() {
		options.Pause = pauseLess
	}
	folder := household.Folder(w.shell.Folder).Matches()
	ready := false
	return waiting.For(words.CannotOpen, func() (func(bool) (shell.Screen, error), error) {
		var s *session.Session
		var err error
		if path == "" {
			h, failed := begin()
			if failed != nil {
				return nil, failed
			}
			ready = prepare != nil
			if s, err = session.CreateIn(folder, h, options); err == nil && ready {
				prepare(s)
			}
		} else {
			s, err = session.Open(path, options)
		}
		if err != nil {
			return nil, err
		}
		path = s.Path()
		book := people.Load(household.Folder(w.shell.Folder))
		evening.Prepare(w.shell.Games, s, book.People)
		h := s.Header()
		match, err := evening.Of(w.shell.Games, s)
		var game *rulesets.Game
		rules, wrong := w.shell.Games.Ruleset(h)
		if err = cmp.Or(err, wrong); err == nil {
			game = w.gameOf(rules.Game, h)
		}
		return func(show bool) (shell.Screen, error) {
			if err != nil || !show {
				w.shell.Write(s.Close)
				return nil, err
			}
			match.Ready, ready = ready, false
			match.Aloud, match.People = book.Aloud(s.Seats()), book.People
			match.Again = func() {
				again := h
				again.Seats = s.Seats() // with those who sit there now
				w.again(game, again)
			}
			written := func(do func()) { // a line that is on its way is not left behind
				if !w.shell.Unwritten(do, do) {
					do()
				}
			}
			match.Other = func() { written(func() { w.onward(s, game) }) }
			match.House = func() { written(func() { w.house(game, nameOf(h), "") }) }
			match.Book.Change = func(clause string) { written(func() { w.house(game, nameOf(h), clause) }) }
			match.Print = func() {
				written(func() {
					w.print(printshop.Wish{Game: rules.Game, Theme: h.Theme, Rules: rules,
						Names: namesOf(s.Seats()), Position: s.Position()})
				})
			}
			return table.New(w.shell, match), nil
		}, nil
	})
}

// onward asks by which other rules a match goes on, and then goes to the table with it.
func (w ways) onward(s *session.Session, game *rulesets.Game) {
	h := s.Header()
	h.Seats = s.Seats()
	if roller := s.Roller(); roller != "" {
		h.Dice = roller
	}
	fits := func(h record.Header) error {
		_, err := s.Onward(h)
		return err
	}
	goes := false
	w.beginOr(newmatch.Wish{Game: game, Like: &h, Onward: &newmatch.Onward{Fits: fits}}, func(h record.Header) {
		if goes {
			return
		}
		goes = true
		w.shell.Work(func() func() {
			path, err := s.GoOn(h)
			return func() {
				goes = false
				if err != nil {
					w.shell.Say(words.OtherRules, words.Problem(err))
				}
				if path != "" {
					w.shell.Home()
					w.shell.Go(w.table(path, nil))
				}
			}
		})
	})
}

// again goes to the new match screen, filled in with the players and choices of a match that has been played. If
// the file of a game of one's own is gone, it says so and how to go on.
func (w ways) again(game *rulesets.Game, h record.Header) {
	w.shell.Work(func() func() {
		var err error
		if game.Own {
			_, err = game.Find(nameOf(h))
		}
		return func() {
			if err != nil {
				w.shell.Show(words.Again, widgets.Text(words.GameGone(nameOf(h))), widgets.Answer{Text: words.Close},
					widgets.Answer{Text: words.BringBackFrom, Main: true, Do: w.bringBack})
				return
			}
			w.shell.Home()
			w.begin(newmatch.Wish{Game: game, Like: &h})
		}
	})
}

// gameOf returns the game whose rulesets a match is played by again: a game of one's own is that of its file,
// where there still is one, since the match itself knows only its rules.
func (w ways) gameOf(game *rulesets.Game, h record.Header) *rulesets.Game {
	if game.Own {
		if rules, err := w.shell.Games.Own().Find(nameOf(h)); err == nil {
			return rules.Game
		}
	}
	return game
}

// nameOf returns the name under which a match's ruleset can be found: the label of a family ruleset, or the
// id of a shipped one.
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
