package table

import (
	"math"
	"slices"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
)

// remembered is how many lines back the last move of a seat is looked for.
const remembered = 120

// wayOf is the way of a piece in an event, which is the nth of its line.
type wayOf struct {
	nth int
	tableau.Way
}

// progress is how far a match has been shown: up to the nth event of a line. made says that the line was made
// by a seat or its dice, and not by the table.
type progress struct {
	line, nth int
	made      bool
}

// after reports whether more is shown than before.
func (p progress) after(before progress) bool {
	return p.line > before.line || p.line == before.line && p.nth > before.nth
}

// withWays adds to a scene the last way of everyone, up to what is shown: an event of a replay, the present,
// or, of a position looked back at, only the line that led to it, with the walk up to there.
func (s *Screen) withWays(scene *tableau.Scene) *tableau.Scene {
	entries := s.session.Log()
	first, last, nth := max(0, len(entries)-remembered), len(entries)-1, math.MaxInt
	looked, past := s.session.Looking()
	switch {
	case s.replay.on():
		now := s.replay.now()
		if last, nth = now.line, now.nth; s.replay.again {
			first = now.first
		}
	case past:
		entry, _ := s.session.History.Entry(looked)
		first, last = entry.First, looked
	}
	s.shown = progress{line: -1, nth: nth}
	var list tableau.Ways
	for i := max(0, first); i <= last; i++ {
		if !entries[i].Active && first != last {
			continue
		}
		s.shown.line, s.shown.made = i, entries[i].Line.Move.Who != engines.Table
		for _, way := range s.waysOf(entries[i]) {
			if i < last || way.nth <= nth {
				list = list.Add(way.Way)
			}
		}
	}
	scene.Ways = s.dressed(slices.DeleteFunc(list, func(way tableau.Way) bool { return scene.Outdated(way) }))
	return scene
}

// waysOf returns the ways of a line, as all may see them. They are kept, because every update asks for those
// of the last lines.
func (s *Screen) waysOf(entry session.Entry) []wayOf {
	if entry.Hidden || entry.Line.Kind != record.MoveLine {
		return nil
	}
	list, known := s.ways[entry.Index]
	if known {
		return list
	}
	engine := s.session.Engine()
	nth, before := 0, engine.View(entry.Before, engines.Table)
	engine.Watch(entry.Before, entry.Line.Move, func(message engines.Message, p engines.Position) {
		after := engine.View(p, engines.Table)
		for _, way := range s.game.Ways(before, after, message) {
			list = append(list, wayOf{nth, way})
		}
		nth, before = nth+1, after
	})
	if s.ways == nil {
		s.ways = map[int][]wayOf{}
	}
	s.ways[entry.Index] = list
	return list
}

// dressed gives ways the colours and shapes that the seats have chosen. The way of a seat whose twine still lies
// on the table is not seen.
func (s *Screen) dressed(list tableau.Ways) tableau.Ways {
	position, _ := s.session.Shown()
	for i := range list {
		way := &list[i]
		if way.Seat >= 0 {
			way.Colour, way.Sign = s.game.SeatLook(position, way.Seat)
		}
		way.Unseen = s.question != nil && len(s.trail) > 0 && s.trail[0].Seat == way.Seat
	}
	return list
}
