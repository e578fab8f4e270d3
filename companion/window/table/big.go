package table

import (
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/bigview"
	"homespun/engines"
)

// toggleBig opens the big view, or closes it.
func (s *Screen) toggleBig() {
	if s.big != nil {
		s.big.Close()
		return
	}
	s.big = bigview.Open(s.shell, func() { s.big = nil })
	s.update()
	s.shell.Refocus()
}

// updateBig has the big view show what the table shows, but only as all may see it. While somebody sees more than
// that, it shows the board for all once what happens has been told.
func (s *Screen) updateBig() {
	if s.big == nil {
		return
	}
	now := bigview.State{Scene: s.board.Scene(), Name: s.head.name.Text, Prompt: s.head.prompt.Text}
	engine := s.session.Engine()
	position, _ := s.session.Shown()
	all := engine.View(position, engines.Table)
	hands := s.lifted >= 0 || s.cover.content.Visible() // somebody has the laptop alone, or is to have it
	if hands || engine.View(position, s.viewer()) != all {
		if s.replay.on() {
			return
		}
		if now.Scene, now.Prompt = s.game.Scene(all, engines.Table), s.voice.Prompt(all); hands {
			now.Prompt = words.InSecret
		}
	}
	if seat := s.turn(); seat >= 0 {
		now.Mark = widgets.NewMark(engines.Table, 44)
		s.dress(now.Mark, seat)
	}
	dice, faces := s.tray.Lying()
	for i, die := range dice {
		now.Dice = append(now.Dice, s.tray.Picture(die, faces[i], 220))
	}
	s.big.Show(now)
}
