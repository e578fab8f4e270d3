package advice

import (
	"errors"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/common/panics"
)

// Owl gives a hint for one question at a time, when it is asked. The zero value has given none.
type Owl struct {
	// asked is the question that the hint is about, nil if nobody has asked.
	asked *tableau.Question
	// stop ends the thinking; nil once it has ended.
	stop func()
	// advice is the hint, nil if the owl found none.
	advice *Advice
	// trouble says why it found none, where that is a fault of the program.
	trouble string
}

// Ask asks for a hint on a question of the present position. The owl knows no more than the viewer and the
// seat that is asked. changed is called when it has found a hint, or that it has none. note gets a fault of
// the bot or the engine on the way, and returns what to say about it.
func (o *Owl) Ask(s *session.Session, game tableau.Game, voice tableau.Voice, q *tableau.Question,
	viewer engines.Seat, note func(*panics.Fault) string, changed func()) {
	o.Shoo()
	o.asked = q
	found := false
	stop := s.Advise(q.Seat, viewer, func(m engines.Move, err error) {
		if found = true; o.asked != q {
			return
		}
		o.stop = nil
		var fault *panics.Fault
		if err == nil {
			var advice Advice
			advice, fault = Of(s.Engine(), game, voice, s.Engine().View(q.Position(), viewer), viewer, m)
			o.advice = &advice
		}
		if fault != nil || errors.As(err, &fault) {
			o.trouble = note(fault)
		}
		changed()
	})
	if !found {
		o.stop = stop
	}
}

// Shoo takes away the hint, and ends the thinking about it.
func (o *Owl) Shoo() {
	if o.stop != nil {
		o.stop()
	}
	*o = Owl{}
}

// Asked returns the question that the hint is about, nil if there is none.
func (o *Owl) Asked() *tableau.Question { return o.asked }

// Says returns the owl's sentence about its question, "" if nobody has asked.
func (o *Owl) Says() string {
	switch {
	case o.asked == nil:
		return ""
	case o.stop != nil:
		return words.OwlThinks
	case o.advice == nil && o.trouble != "":
		return o.trouble
	case o.advice == nil:
		return words.OwlIsLost
	}
	return o.advice.Sentence
}

// On returns a scene with the hint on it, or the scene itself if there is none.
func (o *Owl) On(scene *tableau.Scene) *tableau.Scene {
	if o.advice == nil {
		return scene
	}
	return o.advice.On(scene)
}
