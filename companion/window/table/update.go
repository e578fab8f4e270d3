package table

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// onChange is the screen's observer: the session calls it after every change.
func (s *Screen) onChange(e session.Change) {
	if s.gone {
		return
	}
	switch e.Kind {
	case session.Sealed, session.Thinking, session.Writes: // bots answer while a person asks
	default:
		s.owl.Shoo()
	}
	switch e.Kind {
	case session.Moved, session.Undone, session.Redone, session.Reloaded:
		s.column.Back()
		if e.Kind != session.Moved {
			s.replay.drop()
			s.onTable.todo.Jump()
		}
		s.refused.text, s.fixes.held = "", tableau.Input{}
		s.end.closed = s.end.closed && s.session.Over()
		seat, reseated, renamed := s.session.History.Reseats(e.Steps)
		if renamed || reseated {
			s.log.forget()
		}
		// a seat with another secret decision keeps the laptop, and so does everybody whose name is put right
		if pending := s.session.Pending(); !renamed && (e.Kind != session.Moved || !pending.Hidden ||
			!pending.Who.Has(s.hands.lifted)) {
			s.hands.layDown(engines.Table, s.hands.guarded)
		}
		if reseated {
			s.hands.reseated(seat)
		}
	case session.Sealed:
		s.column.Back()
		if e.Seat < 0 || !s.bot(e.Seat) { // whoever has the laptop keeps it while bots answer
			next := e.Seat // a seat that took its answer back is next
			if _, laid := s.session.Sealed(e.Seat); laid {
				next = engines.Table
			}
			s.refused.text = ""
			s.hands.layDown(next, e.Seat >= 0)
		}
	case session.BotFailed:
		s.botFailed(e)
	case session.Writes:
		if on, _ := s.session.Writing.On(); !on {
			s.by = elsewhere
		}
	case session.Unwritten:
		s.by = elsewhere
		s.shell.Stay()
		s.showError(e.Err)
	case session.Looked:
		s.column.Back()
		s.refused.text = ""
		s.replay.drop()
		if _, past := s.session.Looking(); past { // fixes are made in the present position only
			s.fixes.on, s.fixes.held = false, tableau.Input{}
		}
	}
	if e.Kind == session.Reloaded {
		s.onTable.todo.Reload()
		s.renew()
	}
	if e.Kind == session.Moved {
		s.phase.viewer = s.hands.viewer(s.phase.question) // whoever held the laptop no longer does
		s.onTable.follow(e.Steps, s.by)
		if s.session.Pieces.OnTable() {
			justShown(s.core)
		}
		s.replay.add(e.Steps, s.by)
	}
	s.updateAll()
	if e.Kind != session.Looked {
		s.shell.Refocus()
	}
	s.session.HoldBots(s.replay.holdsBots())
}

// updateAll makes the whole screen show the session's present state. It is called after every change.
func (s *Screen) updateAll() {
	defer s.keepFocus()()
	s.counts.Flights.Settle()
	before, shown := s.board.Scene(), s.ways.shown
	s.updateVoice()
	wear(s.core)
	s.phase = s.phaseNow()
	s.onTable.update()
	position, viewer := s.phase.position, s.phase.viewer
	if s.onTable.todo.Waits() {
		position = s.onTable.todo.To()
	}
	moving := s.shell.Settings().Moving()
	s.board.Moving, s.dice.tray.Moving, s.stage.Moving = moving && !s.phase.past, moving, moving
	s.board.Quick = s.shell.Settings().Telling == "quick"
	if s.owl.Asked() != s.phase.question || viewer != s.hands.seen {
		s.owl.Shoo()
	}
	if viewer != s.hands.seen { // the next viewer must not see the bubble or refusal of the last
		s.hands.seen, s.refused.text = viewer, ""
		s.board.Forget()
	}
	engine, trail := s.session.Engine(), s.decision.trail
	s.board.Together(func() {
		if s.phase.is != telling {
			scene := s.ways.addTo(s.scene(engine.View(position, viewer)), trail)
			s.board.SetScene(s.onTable.todo.On(s.owl.On(scene)))
		} else if scene := s.replay.now().scene; scene != s.board.Scene() {
			s.board.SetScene(s.ways.addTo(scene, trail))
		}
		s.cover.update()
		// hidden widgets cannot get the keyboard focus either
		for _, below := range []fyne.CanvasObject{s.board, s.layout.Scroll, s.bar.row.Content} {
			widgets.SetVisible(below, s.phase.is != covered)
		}
		s.stage.update()
		s.decision.allow()
		if q := s.phase.question; s.onTable.todo.Waits() && q != nil && len(q.Inputs()) == 0 {
			s.board.Aim(nil, nil) // what may come next is not taken for what is to be done
		}
	})
	s.dice.update()
	s.column.InHand.Await(s.hands.awaited, fmt.Sprint(s.phase.pending.Who, faces(s.core)))
	s.counts.Tracks.Game, s.counts.Tracks.Who = s.game, faces(s.core)
	// what a replay has not told yet is not said; what is over, though it is not told yet, is said no more
	danger := tableau.DangerOf(s.session.Engine(), s.voice, s.phase.position)
	if s.phase.is != telling || danger == (tableau.Told{}) {
		s.counts.Danger = danger
	}
	s.counts.Over = s.phase.pending.Over()
	s.counts.Update()
	s.fixes.update()
	s.log.update()
	s.bar.update()
	s.end.update()
	s.showTexts()
	if s.onTable.tell(s.Prompt(), s.head.name.Text, s.counts.Danger.Brief) {
		s.root.Refresh()
	}
	s.log.Follow()
	s.hearing.readPrompt(s.onTable.aloud(s.Prompt()))
	s.big.update()
	if s.ways.shown.after(shown) && s.ways.shown.made && s.phase.is != covered {
		s.counts.Fly(before, s.phase.is == telling)
	}
}

// updateInputs shows what may come next after an input.
func (s *Screen) updateInputs() {
	s.decision.allow()
	s.updateTexts()
}

// updateTexts shows what is written about the last input: the head, the choices and the bar.
func (s *Screen) updateTexts() {
	s.phase = s.phaseNow()
	s.showTexts()
}

func (s *Screen) showTexts() {
	defer s.keepFocus()()
	s.later = s.onTable.todo.Waits()
	s.head.update()
	s.choices.update()
	s.bar.update()
	s.layout.Again()
}

// compact makes everything beside the board smaller, in a small window.
func (s *Screen) compact(on bool) {
	s.small, s.dice.tray.Compact = on, on
	for _, button := range s.choices.buttons {
		button.Tall = !on
		button.Refresh()
	}
	s.head.update()
}

// keepFocus remembers which button has the keyboard focus. The function it returns gives the focus back to
// the screen if that button has disappeared meanwhile.
func (s *Screen) keepFocus() func() {
	c := s.shell.Window.Canvas()
	had, ours := c.Focused().(*widgets.Button)
	ours = ours && slices.Contains(s.passing(), had)
	return func() {
		if now, _ := c.Focused().(*widgets.Button); ours && now == had && !slices.Contains(s.passing(), had) {
			s.shell.Refocus()
		}
	}
}

// passing returns the visible buttons that an update may remove.
func (s *Screen) passing() []*widgets.Button {
	var list []*widgets.Button
	for _, panel := range []struct {
		at      fyne.CanvasObject
		buttons []*widgets.Button
	}{{s.choices.content, s.choices.buttons},
		{s.fixes.content, append(s.fixes.buttons[:len(s.fixes.buttons):len(s.fixes.buttons)], s.fixes.done)},
		{s.end.content, s.end.buttons}, {s.head.now, []*widgets.Button{s.head.now}},
		{s.cover.content, s.cover.buttons}} {
		if panel.at.Visible() {
			list = append(list, panel.buttons...)
		}
	}
	return list
}
