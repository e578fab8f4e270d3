// Package podium tells how a match has ended: who stands on the podium, by what they have won, three facts of
// the match, and behind a tap how the result came about, with a chart.
package podium

import (
	"slices"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
)

// Match is a match that is over. Its game and its voice belong to it alone, because the facts are found on
// another goroutine than the window's.
type Match struct {
	Engine engines.Engine
	Game   tableau.Game
	Voice  tableau.Voice
	// Start and Position are the first and the last position.
	Start, Position engines.Position
	// Lines are the lines that count.
	Lines []record.Step
	// Minutes is how long it was played, in so many sittings; 0 if nobody knows.
	Minutes, Sittings int
	// Faces are the figures of those who play, by seat; "" of somebody who has none.
	Faces []string
	// Theme is what the match looks like; nil for one of which only the result is asked.
	Theme *rulesets.Theme
}

// Of returns the match of a session that is over.
func Of(s *session.Session, game tableau.Game, voice tableau.Voice, theme *rulesets.Theme) *Match {
	m := &Match{Engine: s.Engine(), Game: game, Voice: voice, Start: s.Match().Start(), Position: s.Position(),
		Lines: slices.Clone(s.Match().Active()), Theme: theme}
	m.Minutes, m.Sittings = s.File.Played()
	return m
}

// Result is how a match has come out.
type Result struct {
	// Kind is Won, or Lost if only the game has won, or Turning for a draw.
	Kind tableau.MomentKind
	// Title says who has won and by what, How more of it if the title does not; "" for nothing more.
	Title, How string
	// First are the figures that did it, and Beside those of the others, all with names. Places are the places
	// of these, 2 for the second and for all who are level; none if the game does not tell.
	First, Beside []tableau.Actor
	Places        []int
}

// Result returns how the match has come out: as the event says that has ended it, or if something was put
// right since then, as the position does.
func (m *Match) Result() Result {
	r := Result{}
	line, ended := m.last()
	if ended {
		r = m.told(line)
	}
	if r.Title == "" {
		r = m.plain()
		if r.How = m.Voice.Prompt(m.Position); ended && len(line.Events) > 0 {
			r.How = m.Voice.Sentence(line.Events[len(line.Events)-1])
		}
	}
	winners := m.Engine.Outcome(m.Position).Winners
	if r.Kind == tableau.Turning && winners.Len() == 0 { // a draw: all stand on one step
		r.First = nil
	}
	if len(r.First) == 0 {
		r.First = m.figures(func(seat engines.Seat) bool { return r.Kind != tableau.Won || winners.Has(seat) })
	}
	if r.Kind == tableau.Won {
		r.Beside = m.figures(func(seat engines.Seat) bool { return !winners.Has(seat) })
		r.Places = m.rank(r.Beside)
	}
	for i := range r.First {
		m.dress(&r.First[i])
	}
	for i := range r.Beside {
		m.dress(&r.Beside[i])
	}
	return r
}

// dress gives a figure the name of its seat if it has none of its own, and the letter of its seat if it is a
// bare mark. Other signs say nothing on a podium.
func (m *Match) dress(actor *tableau.Actor) {
	piece := &actor.Piece
	piece.Label = ""
	if piece.Seat < 0 {
		return
	}
	if actor.Name == "" {
		actor.Name = m.Voice.Seat(piece.Seat)
	}
	if piece.Form == nil && piece.Icon == "" {
		piece.Label = string(rune('A' + piece.Seat))
	}
	if int(piece.Seat) < len(m.Faces) {
		*actor = actor.Faced(m.Faces[piece.Seat])
	}
}

// rank sorts those who have not won, the best first, and returns the place of each, after all who have; none if the game does not rank them, because it is no race, or one that somebody else was ahead in than has
// won.
func (m *Match) rank(others []tableau.Actor) []int {
	winners := m.Engine.Outcome(m.Position).Winners
	after := max(1, winners.Len()) + 1
	if len(others) == 1 {
		return []int{after}
	}
	race, ok := m.race()
	if !ok || len(others) < 2 {
		return nil
	}
	at := race[len(race)-1]
	for _, seat := range winners.List() {
		if seat < 0 || at[seat] < slices.Max(at) {
			return nil
		}
	}
	value := func(actor tableau.Actor) int { return at[actor.Piece.Seat] }
	slices.SortStableFunc(others, func(a, b tableau.Actor) int { return value(b) - value(a) })
	places := make([]int, len(others))
	for i, actor := range others {
		if places[i] = i + after; i > 0 && value(actor) == value(others[i-1]) {
			places[i] = places[i-1]
		}
	}
	return places
}

// last returns the line that has ended the match; false if something was put right after the end.
func (m *Match) last() (record.Step, bool) {
	for i := len(m.Lines) - 1; i >= 0; i-- {
		if line := m.Lines[i]; line.Line.Kind == record.MoveLine {
			return line, m.Engine.Outcome(line.After).Over && !m.Engine.Outcome(line.Before).Over
		}
	}
	return record.Step{}, false
}

// told returns the result as a game tells it that chooses its moments; without a title if it tells none.
func (m *Match) told(line record.Step) Result {
	var r Result
	var names []string
	winners := m.Engine.Outcome(m.Position).Winners
	m.moments(line, func(told engines.Message, moment tableau.Moment) {
		switch moment.Kind {
		case tableau.Won, tableau.Lost:
		case tableau.Turning: // with a winner it is something else than a draw
			if winners.Len() > 0 {
				return
			}
		default:
			return
		}
		if r.Kind != tableau.Won || moment.Kind != tableau.Won { // the winners of one line win together
			r.First, names = nil, nil
		}
		if r.Kind, r.Title = moment.Kind, moment.Outcome; r.Title == "" {
			r.Title = m.Voice.Sentence(told)
		}
		for _, actor := range moment.Actors {
			r.First, names = append(r.First, actor), append(names, actor.Name)
		}
		if winners.Len() > 1 && len(names) > len(moment.Actors) {
			r.Title = words.WinTogether(names)
		}
	})
	return r
}

// plain returns the result of a game that does not choose its moments.
func (m *Match) plain() Result {
	r := Result{Kind: tableau.Lost, Title: m.Game.Ending(m.Position).Title}
	var names []string
	for _, seat := range m.Engine.Outcome(m.Position).Winners.List() {
		if seat >= 0 {
			names = append(names, words.Sentence(m.Voice.Seat(seat)))
		}
	}
	switch {
	case len(names) > 0:
		r.Kind, r.Title = tableau.Won, words.Wins(words.AndNames(names))
	case r.Title == "":
		r.Kind, r.Title = tableau.Turning, words.Draw
	}
	return r
}

// moments calls each for every moment of a line, in a game that chooses its moments. They are those that all
// have seen.
func (m *Match) moments(line record.Step, each func(told engines.Message, moment tableau.Moment)) {
	stager, ok := m.Game.(tableau.Stager)
	if !ok || line.Line.Kind != record.MoveLine || len(line.Events) == 0 {
		return
	}
	before := m.Engine.View(line.Before, engines.Table)
	m.Engine.Watch(line.Before, line.Line.Move, func(told engines.Message, p engines.Position) {
		after := m.Engine.View(p, engines.Table)
		if moment, is := stager.Moment(before, after, told, engines.Table); is {
			each(told, moment)
		}
		before = after
	})
}

// figures returns a figure for each of the seats that are wanted.
func (m *Match) figures(wanted func(engines.Seat) bool) []tableau.Actor {
	var list []tableau.Actor
	for i := range m.Engine.SeatIDs() {
		if seat := engines.Seat(i); wanted(seat) {
			list = append(list, m.figure(seat))
		}
	}
	return list
}

// figure returns what stands for a seat: the face of whoever plays there, or a piece of it that is on the
// table at the end, or was before, else the mark of the seat.
func (m *Match) figure(seat engines.Seat) tableau.Actor {
	name := m.Voice.Seat(seat)
	colour, sign := m.Game.SeatLook(m.Position, seat)
	mark := tableau.SeatActor(seat, colour, sign, "", name, tableau.Stays)
	if int(seat) < len(m.Faces) && m.Faces[seat] != "" {
		return mark
	}
	for back := 0; back <= len(m.Lines); back = 2*back + 1 { // a few positions are enough
		p := m.Position
		if back > 0 {
			p = m.Lines[len(m.Lines)-back].Before
		}
		scene := m.Game.Scene(m.Engine.View(p, engines.Table), engines.Table)
		for _, thing := range scene.Pieces {
			if thing.Seat != seat || thing.Faint {
				continue
			}
			if actor, ok := tableau.ActorOf(scene, thing.ID, tableau.Stays); ok {
				actor.Name = name
				return actor
			}
		}
	}
	return mark
}
