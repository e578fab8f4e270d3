package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/window/table/stage"
	"homespun/engines"
)

// momentOf returns the moment that an event of a line is, as the viewer may know it; false if it is none. nth
// is the index of the event in the line; before and after are the views around it.
func (t *replay) momentOf(entry session.Entry, nth int, before, after engines.Position,
	told engines.Message) (tableau.Moment, bool) {
	viewer, engine := t.phase.viewer, t.session.Engine()
	m, ok := tableau.Moment{}, false
	if stager, stages := t.game.(tableau.Stager); stages {
		m, ok = stager.Moment(before, after, told, viewer)
	} else {
		m, ok = tableau.Plain(t.game, engine, engine.View(entry.Before, viewer),
			engine.View(entry.After, viewer), told, nth+1 == len(entry.Events), viewer)
	}
	return *faced(t.core, &m), ok
}

// faced gives the actors who are people the faces of those people.
func faced(c *core, m *tableau.Moment) *tableau.Moment {
	for i, actor := range m.Actors {
		figure, _ := c.face(actor.Piece.Seat)
		m.Actors[i] = actor.Faced(figure)
	}
	return m
}

// staging is the stage over the board, on a shade that dims it.
type staging struct {
	*stage.Stage
	replay *replay
	dimmed *fyne.Container
}

func newStage(r *replay, die func(engines.Die, int, float32) *image.RGBA) *staging {
	s := &staging{Stage: stage.New(), replay: r}
	s.Die, s.Work = die, r.shell.Work
	s.OnTap = func() { r.hush(); r.next() }
	s.dimmed = container.New(stage.Layout{}, stage.Dimmer(), s.Stage)
	return s
}

// update shows on the stage what the replay has come to: the dice of a moment while they come to rest, and
// then what came of it. The stage is closed while anything else is shown.
func (s *staging) update() {
	r := s.replay
	if !r.on() || !r.now().onStage() {
		s.Close()
		s.dimmed.Hide()
		return
	}
	if s.dimmed.Show(); r.staged == r.at {
		return
	}
	r.staged = r.at
	thing := r.now()
	if thing.rolls {
		s.Roll(*thing.moment, thing.roll.Dice(), thing.faces, thing.tumble)
		return
	}
	s.Tell(*thing.moment, thing.roll.Dice(), thing.faces, thing.moment.Outcome)
}

// onStage reports whether a thing stands on the stage. Dice that lie still are in the tray for all to read.
func (thing replayed) onStage() bool {
	return thing.moment != nil && (!thing.rolls || thing.tumble > 0 || thing.moment.Foreseen)
}
