package table

import (
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// momentOf returns the moment that an event of a line is, as the viewer may know it; false if it is none. nth
// is the index of the event in the line; before and after are the views around it.
func (s *Screen) momentOf(entry session.Entry, nth int, before, after engines.Position,
	told engines.Message) (tableau.Moment, bool) {
	viewer, engine := s.viewer(), s.session.Engine()
	if stager, ok := s.game.(tableau.Stager); ok {
		return stager.Moment(before, after, told, viewer)
	}
	return tableau.Plain(s.game, engine, engine.View(entry.Before, viewer), engine.View(entry.After, viewer), told,
		nth+1 == len(entry.Events), viewer)
}

// showStage shows on the stage what the replay has come to: the dice of a moment while they come to rest, and
// then what came of it. The stage is closed while anything else is shown.
func (s *Screen) showStage() {
	if !s.replay.on() || s.replay.now().moment == nil || s.cover.content.Visible() {
		s.stage.Close()
		s.dimmed.Hide()
		return
	}
	thing := s.replay.now()
	if thing.rolls && thing.tumble == 0 && !thing.moment.Foreseen { // they lie in the tray for all to read
		s.stage.Close()
		s.dimmed.Hide()
		return
	}
	if s.dimmed.Show(); s.replay.staged == s.replay.at {
		return
	}
	s.replay.staged = s.replay.at
	if thing.rolls {
		s.stage.Roll(*thing.moment, thing.roll.Dice(), thing.faces, thing.tumble)
		return
	}
	s.stage.Tell(*thing.moment, thing.roll.Dice(), thing.faces, thing.moment.Outcome)
}
