package table

import (
	"math"
	"slices"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
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

// ways shows where everybody has gone last.
type ways struct {
	*core
	replay *replay
	// kept caches the ways of lines by their indexes, because every update asks for those of the last lines.
	kept  map[int][]wayOf
	shown progress // how far the match has been shown
}

// addTo adds to a scene the last way of everyone, up to what is shown: an event of a replay, the present, or,
// of a position looked back at, only the line that led to it, with the walk up to there. trail are the
// measures laid in the present turn.
func (w *ways) addTo(scene *tableau.Scene, trail []tableau.Twine) *tableau.Scene {
	entries := w.session.Log()
	first, last, nth := max(0, len(entries)-remembered), len(entries)-1, math.MaxInt
	switch {
	case w.phase.is == telling:
		now := w.replay.now()
		if last, nth = now.line, now.nth; w.replay.again {
			first = now.first
		}
	case w.phase.past:
		entry, _ := w.session.History.Entry(w.phase.looked)
		first, last = entry.First, w.phase.looked
	}
	w.shown = progress{line: -1, nth: nth}
	var list tableau.Ways
	for i := max(0, first); i <= last; i++ {
		if !entries[i].Active && first != last {
			continue
		}
		w.shown.line, w.shown.made = i, entries[i].Line.Move.Who != engines.Table
		for _, way := range w.ofLine(entries[i]) {
			if i < last || way.nth <= nth {
				list = list.Add(way.Way)
			}
		}
	}
	scene.Ways = slices.DeleteFunc(list, func(way tableau.Way) bool { return scene.Outdated(way) })
	for i := range scene.Ways { // in the colours and shapes that the seats have chosen
		way := &scene.Ways[i]
		if way.Seat >= 0 {
			way.Colour, way.Sign = w.game.SeatLook(w.phase.position, way.Seat)
		}
		// the way of a seat whose twine still lies on the table is not seen
		way.Unseen = w.phase.question != nil && len(trail) > 0 && trail[0].Seat == way.Seat
	}
	return scene
}

// ofLine returns the ways of a line, as all may see them.
func (w *ways) ofLine(entry session.Entry) []wayOf {
	list, known := w.kept[entry.Index]
	if known || entry.Hidden {
		return list
	}
	w.watch(entry, engines.Table, func(nth int, before, after engines.Position, message engines.Message) {
		for _, way := range w.game.Ways(before, after, message) {
			list = append(list, wayOf{nth, way})
		}
	})
	w.kept[entry.Index] = list
	return list
}
