package table

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
)

// asksFirst reports whether people have to say what comes of a bot's move, since they measure.
func asksFirst(c *core) func(engines.Position, engines.Move) bool {
	return func(p engines.Position, m engines.Move) bool { return tableau.IntentOf(c.game, p, m) != nil }
}

// upshots returns the buttons for what can come of what a bot would do.
func (c *choices) upshots(intent *tableau.Intent) (list []choice) {
	for i, upshot := range intent.Upshots {
		list = append(list, choice{text: upshot.Name, main: i == 0, nods: true, do: func() {
			if move, made := c.measured.Answer(upshot); made {
				c.play(move)
				return
			}
			c.updateAll()
		}})
	}
	return list
}
