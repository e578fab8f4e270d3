package table

import (
	"strings"

	"homespun/companion/match/words"
	"homespun/companion/window/table/bigview"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/tray"
	"homespun/engines"
)

// big is the big view, on a screen of its own.
type big struct {
	*hands
	onTable *realTable
	board   *board.Board
	tray    *tray.Tray
	counts  *gains.Counts
	head    *head
	view    *bigview.View // nil while it is closed
}

// toggle opens the big view, or closes it.
func (b *big) toggle() {
	if b.view != nil {
		b.view.Close()
		return
	}
	b.view = bigview.Open(b.shell, func() { b.view = nil })
	b.updateAll()
	b.shell.Refocus()
}

// update has the big view show what the table shows, but only as all may see it. While somebody sees more
// than that, it shows the board for all once what happens has been told.
func (b *big) update() {
	if b.view == nil {
		return
	}
	now := bigview.State{Scene: b.board.Scene(), Name: b.head.name.Text, Prompt: b.head.prompt.Text}
	engine := b.session.Engine()
	all := engine.View(b.phase.position, engines.Table)
	held := b.lifted >= 0 || b.phase.is == covered // somebody has the laptop alone, or is to have it
	if held || engine.View(b.phase.position, b.phase.viewer) != all {
		if b.phase.is == telling {
			return
		}
		if now.Scene, now.Prompt = b.game.Scene(all, engines.Table), b.voice.Prompt(all); held {
			now.Prompt = words.InSecret
		}
	}
	if now.Danger = b.counts.Danger.Brief; now.Scene != nil {
		now.Decide(now.Scene.Goals, b.capital)
	}
	if todo := b.onTable.todo.Sentences(); len(todo) > 0 && !held {
		now.Prompt = strings.Join(todo, " ")
	}
	if seat := b.phase.seat; seat >= 0 {
		now.Mark = sign(b.core, seat, 44)
		now.Figure, now.Colour = b.face(seat)
	}
	dice, faces := b.tray.Lying()
	for i, die := range dice {
		now.Dice = append(now.Dice, b.tray.Picture(die, faces[i], 220))
	}
	b.view.Show(now)
}
