package table

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// measured is what a bot would do on a table that people measure for it, as far as they have answered.
type measured struct {
	at     engines.Position
	move   engines.Move
	intent *tableau.Intent
}

// intent returns what a bot would do, while it waits for people to say what comes of it; nil if none waits.
func (c *core) intent() *tableau.Intent {
	move, waits := c.session.Proposed()
	if !waits {
		c.measured = measured{}
		return nil
	}
	if at := c.session.Position(); c.measured.at != at || c.measured.move != move {
		c.measured = measured{at, move, c.game.Intent(at, move)}
	}
	return c.measured.intent
}

// asksFirst reports whether people have to say what comes of a bot's move.
func (c *core) asksFirst(p engines.Position, m engines.Move) bool { return c.game.Intent(p, m) != nil }

// upshots returns the buttons for what can come of what a bot would do.
func (c *choices) upshots(intent *tableau.Intent) (list []choice) {
	for i, upshot := range intent.Upshots {
		list = append(list, choice{text: upshot.Name, main: i == 0, nods: true, do: func() {
			if upshot.Instead == nil {
				c.play(upshot.Move)
				return
			}
			c.measured.intent = upshot.Instead()
			c.updateAll()
		}})
	}
	return list
}
