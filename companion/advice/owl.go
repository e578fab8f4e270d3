package advice

import (
	"homespun/companion/session"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
)

// Owl gives a hint for one question at a time, when it is asked. The zero value has given none.
type Owl struct {
	// asked is the question that the hint is about, nil if nobody has asked.
	asked *tableau.Question
	// stop ends the thinking; nil once it has ended.
	stop func()
	// advice is the hint, nil if the owl found none.
	advice *Advice
}

// Ask asks for a hint on a question of the present position. The owl knows no more than the viewer and the
// seat that is asked. changed is called when it has found a hint, or that it has none.
func (o *Owl) Ask(s *session.Session, game tableau.Game, voice tableau.Voice, q *tableau.Question,
	viewer engines.Seat, changed func()) {
	o.Shoo()
	o.asked = q
	found := false
	stop := s.Advise(q.Seat, viewer, func(m engines.Move, ok bool) {
		if found = true; o.asked != q {
			return
		}
		if o.stop = nil; ok {
			advice := Of(s.Engine(), game, voice, s.Engine().View(q.Position(), viewer), viewer, m)
			o.advice = &advice
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
