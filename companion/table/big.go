package table

import (
	"image"

	"homespun/companion/bigview"
	"homespun/companion/kit"
	"homespun/companion/words"
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

// updateBig has the big view show what the table shows, but only as all may see it: while somebody sees more
// than that, it shows the board for all, and no prompt.
func (s *Screen) updateBig() {
	if s.big == nil {
		return
	}
	now := bigview.State{Scene: s.board.Scene(), Name: s.head.name.Text, Prompt: s.head.prompt.Text}
	if s.viewer() != engines.Table || s.cover.content.Visible() {
		now = bigview.State{Name: s.head.name.Text, Prompt: words.InSecret}
		if people := s.people(); len(people) == 1 && s.lifted < 0 {
			position, _ := s.session.Shown()
			now.Prompt = s.voice.Prompt(s.session.Engine().View(position, engines.Table))
		}
		position, _ := s.session.Shown()
		now.Scene = s.game.Scene(s.session.Engine().View(position, engines.Table), engines.Table)
	}
	if seat := s.turn(); seat >= 0 {
		now.Mark = kit.NewMark(engines.Table, 44)
		s.dress(now.Mark, seat)
	}
	dice, faces := s.tray.Lying()
	for i, die := range dice {
		now.Dice = append(now.Dice, image.Image(s.tray.Picture(die, faces[i], 220)))
	}
	s.big.Show(now)
}
