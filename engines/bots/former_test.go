package bots_test

import (
	"context"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/bots/bottest"
	"homespun/engines/geyser"
)

// knowledge is what a game tells a bot besides its rules.
type knowledge interface {
	// value returns how good the position of a walker is for a seat.
	value(w engines.Walker, seat engines.Seat) int
	// guess draws a likely answer of a seat. ok is false in a game that knows of none.
	guess(w engines.Walker, seat engines.Seat, r *rand.Rand) (m engines.Move, ok bool)
}

// formerMedium returns the bot medium as it was before there was the bot hard. In a game that knows better today it
// keeps what the game knew then.
func formerMedium(game string, engine engines.Engine) bots.Bot {
	switch game {
	case "geyser":
		return formerBot{bottest.Medium(), formerGeyser{engine.Game().(*geyser.Game)}}
	case "saratoga":
		return formerBot{bottest.Medium(), formerSaratoga{players: len(engine.SeatIDs())}}
	}
	return bottest.Medium()
}

// formerBot is a bot that thinks of positions with the former knowledge of a game.
type formerBot struct {
	bots.Bot
	knowledge knowledge
}

func (b formerBot) Choose(ctx context.Context, w engines.Walker, seat engines.Seat, r *rand.Rand) (engines.Move,
	error) {
	return b.Bot.Choose(ctx, &formerWalker{w, b.knowledge}, seat, r)
}

// formerWalker is a walker that values positions and guesses answers with the former knowledge of a game.
type formerWalker struct {
	engines.Walker
	knowledge knowledge
}

func (w *formerWalker) Clone() engines.Walker    { return &formerWalker{w.Walker.Clone(), w.knowledge} }
func (w *formerWalker) Copy(from engines.Walker) { w.Walker.Copy(from.(*formerWalker).Walker) }

func (w *formerWalker) Value(seat engines.Seat) int { return w.knowledge.value(w.Walker, seat) }

func (w *formerWalker) Guess(seat engines.Seat, r *rand.Rand) (m engines.Move, ok bool) {
	return w.knowledge.guess(w.Walker, seat, r)
}
