package podium

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/record"
)

// most is how many facts are told.
const most = 3

// Facts returns three facts of the match, a sentence each, or fewer if there is less to tell. It goes through
// all lines once.
func (m *Match) Facts() []string {
	var told highlights
	var thrown dice
	var made moves
	var done deeds
	for _, line := range m.Lines {
		m.moments(line, func(_ engines.Message, moment tableau.Moment) {
			told.add(moment)
			done.add(moment)
		})
		if line.Line.Kind != record.MoveLine {
			continue
		}
		if line.Line.Move.Who == engines.Dice {
			thrown.add(line.Pending.Roll, line.Line.Move.Faces())
			made.roll()
		} else {
			made.add(line.Line.Move.Who)
		}
	}
	race, racing := m.race()
	var list []string
	comfort, room := m.comfort(&done, &thrown), most
	if comfort != "" {
		room--
	}
	add := func(is bool, sentence func() string) {
		if is && len(list) < room {
			list = append(list, sentence())
		}
	}
	fight := told.greatest[tableau.Fight]
	add(fight != nil, func() string { return words.BiggestFight(m.fought(fight)) })
	closest := told.closest(fight)
	add(closest != nil, func() string { return words.ClosestCall(m.fought(closest)) })
	lucky, luck := thrown.luckiest()
	add(luck, func() string {
		t := thrown[lucky]
		return words.LuckiestDie(m.Voice.Seat(lucky), t.sum, t.throws, t.expected())
	})
	harm, bang, find := told.greatest[tableau.Harm], told.greatest[tableau.Explosion], told.greatest[tableau.Find]
	add(harm != nil && harm != closest, func() string { return words.HardestHit(m.fought(harm)) })
	add(bang != nil, func() string { return words.BiggestBang(words.AndNames(named(struck(bang.Actors)))) })
	add(find != nil, func() string { return words.BestFind(find.Actors[0].Name, find.Sum) })
	best, from, to := race.best()
	add(racing && to-from >= 2 && (find == nil || find.Weight != to-from), // one event is not told twice
		func() string { return words.BestMove(m.Voice.Seat(best), from, to) })
	add(m.Minutes > 0, func() string { return words.AtTheTable(m.Minutes, m.Sittings) })
	changes, levels, ahead := race.lead()
	add(racing && changes > 0, func() string { return words.LeadChanged(changes) })
	add(racing && changes+levels == 0 && ahead >= 0 && m.Engine.Outcome(m.Position).Winners.Has(ahead),
		func() string { return words.AlwaysAhead(m.name(ahead)) })
	sixest, six := thrown.sixest()
	add(six, func() string { return words.MostSixes(m.Voice.Seat(sixest), thrown[sixest].sixes) })
	longest, long := made.longest()
	add(long, func() string { return words.LongestTurn(m.name(longest), made.row[longest]) })
	add(made.all > 0, func() string { return words.MatchLength(made.all) })
	add(made.rolls > 0, func() string { return words.RollsInAll(made.rolls) })
	if comfort != "" {
		list = append(list, comfort)
	}
	return list
}

// fought says who fought and what came of it, the winner first: "the vampire beats the wizard", "3 to 2".
func (m *Match) fought(moment *tableau.Moment) (who, sum string) {
	winner, loser, high, low, ok := moment.Beats()
	if !ok {
		if at := slices.IndexFunc(moment.Actors, goesBack); at >= 0 && len(moment.Sides) == 0 {
			return moment.Actors[at].Name, moment.Sum
		}
		return m.who(moment), moment.Sum
	}
	return words.BeatsOther(winner.Name, loser.Name), words.Totals(high, low)
}

// goesBack reports whether something was done to an actor.
func goesBack(actor tableau.Actor) bool { return actor.Fate == tableau.Hurts }

// who names the actors of a moment.
func (m *Match) who(moment *tableau.Moment) string {
	names := named(moment.Actors)
	if len(names) == 2 {
		return words.Against(names[0], names[1])
	}
	return words.AndNames(names)
}

// named returns the names of actors.
func named(actors []tableau.Actor) (names []string) {
	for _, actor := range actors {
		names = append(names, actor.Name)
	}
	return names
}

// struck returns the actors without what struck them.
func struck(actors []tableau.Actor) []tableau.Actor {
	return slices.DeleteFunc(slices.Clone(actors), func(a tableau.Actor) bool { return a.Fate == tableau.Wins })
}

// name returns the name of a seat as a sentence begins with it.
func (m *Match) name(seat engines.Seat) string { return words.Sentence(m.Voice.Seat(seat)) }

// highlights are the greatest moments of each kind, and all that were close.
type highlights struct {
	greatest [tableau.Lost + 1]*tableau.Moment
	close    []*tableau.Moment
}

// add takes a moment in. Those at which somebody is not named cannot be told of, and the end of the match is
// told already.
func (h *highlights) add(moment tableau.Moment) {
	named := func(actor tableau.Actor) bool { return actor.Name != "" }
	if len(moment.Actors) == 0 || !slices.ContainsFunc(moment.Actors, named) ||
		moment.Kind == tableau.Won || moment.Kind == tableau.Lost {
		return
	}
	moment.Actors = slices.DeleteFunc(slices.Clone(moment.Actors),
		func(actor tableau.Actor) bool { return actor.Name == "" })
	kind := moment.Kind
	_, _, _, _, beats := moment.Beats()
	switch {
	case beats: // whatever came of it
		kind = tableau.Fight
	case len(moment.Sides) == 2: // nobody won
		kind = tableau.Turning
	case kind == tableau.Fight && slices.ContainsFunc(moment.Actors, goesBack):
		kind = tableau.Harm
	}
	if best := h.greatest[kind]; moment.Weight >= 1 && (best == nil || moment.Weight > best.Weight) {
		h.greatest[kind] = &moment
	}
	if moment.Margin == closeMargin {
		h.close = append(h.close, &moment)
	}
}

// closeMargin is the margin of a close call: one more on a die, and it would have come out otherwise.
const closeMargin = 1

// closest returns the last of the close calls that is not told already; nil if there is none.
func (h *highlights) closest(told *tableau.Moment) *tableau.Moment {
	for _, moment := range slices.Backward(h.close) {
		if moment != told {
			return moment
		}
	}
	return nil
}
