package window

import (
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/workshop"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/screens/maker"
	"homespun/companion/window/screens/waiting"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

// maker is the route to where a thing of the family's own is made, in the rules that the rule sheet would show; where
// these cannot be played, in new ones. Then it leads to the thing on the sheet, in whose place it is if it was reached
// from there.
func (w ways) maker(game *rulesets.Game, fromSheet bool) shell.Route {
	return func(sh *shell.Shell) shell.Screen {
		kind := workshop.In(game)
		kept, _ := sh.Kept(shown{game.ID}).(string)
		return waiting.For(kind.Door, func() (func(bool) (shell.Screen, error), error) {
			text, err := manuscript.Of(game, w.inForce(game, kept))
			if err == nil {
				if _, broken := text.Problem(); broken || text.Unreadable {
					var standard *rulesets.Ruleset
					if standard, err = game.Standard(); err == nil {
						text = manuscript.Begin(standard)
					}
				}
			}
			if err != nil {
				return nil, err
			}
			return func(show bool) (shell.Screen, error) {
				if !show {
					return nil, nil
				}
				return maker.New(sh, kind, text, func(path string, key []string, try bool) {
					sh.Keep(shown{game.ID}, path)
					if fromSheet {
						sh.Back()
					}
					sh.Replace(w.sheet(game, path, key[0]+"."+key[1]))
					if try {
						sh.Go(w.trial(game, path, kind, key[1]))
					}
				}), nil
			}, nil
		})(sh)
	}
}

// trial is the route to a match by the rules in a file, with a thing of theirs in it: for those who are known, and bots
// where they are too few.
func (w ways) trial(game *rulesets.Game, path string, kind *workshop.Kind, id string) shell.Route {
	var rules *rulesets.Ruleset
	begin := func() (h record.Header, err error) {
		if rules, err = game.Find(path); err != nil {
			return h, err
		}
		seats, err := seated(rules, people.Load(household.Folder(w.shell.Folder)).People)
		if err != nil {
			return h, err
		}
		h = session.HeaderOf(rules, seats)
		h.Dice = settings.Rollers[0]
		return h, nil
	}
	return w.tableSetUp("", begin, func(s *session.Session) { kind.Enter(s, rules, id) })
}

// seated returns seats for some people, each on one of their own while there are any, and for bots where they are too
// few. If nobody is known, the first seat is for whoever is there.
func seated(rules *rulesets.Ruleset, known []people.Person) ([]record.Seat, error) {
	low, high, _ := rules.Seats()
	count := max(low, min(high, len(known)))
	engine, err := rules.Compile(count)
	if err != nil {
		return nil, err
	}
	seats, levels := make([]record.Seat, count), bots.Names()
	for i, id := range engine.SeatIDs() {
		seats[i].ID = id
		if i < len(known) {
			seats[i].Names = []string{known[i].Name}
		} else if i > 0 {
			seats[i].Bot = levels[i%len(levels)]
		}
	}
	return seats, nil
}
