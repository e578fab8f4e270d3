package shelf

import (
	"image"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/table/album"
	"homespun/engines/common/cache"
	"homespun/rulesets"
)

// A lidKey is everything that the picture on a game's box depends on.
type lidKey struct {
	game          *rulesets.Game
	palette       *look.Palette
	width, height int
}

// lids are the pictures drawn last, so that the shelf is there at once when people come back to it: those of
// a shelf at a few sizes of the window.
var lids = cache.New[lidKey, image.Image](mostLids)

const mostLids = 30

// lid returns a function that draws the picture on a game's box, or returns the one that it drew before.
func lid(games tableau.Games, game *rulesets.Game) func(width, height int) image.Image {
	return func(width, height int) image.Image {
		key := lidKey{game, look.Current().Palette, width, height}
		if picture, drawn := lids.Find(key); drawn {
			return picture
		}
		rules, err := game.Standard()
		if err != nil {
			return nil
		}
		t, _ := game.FindTheme("") // nil, on an error, leaves the engine's own words
		picture := album.LidPicture(games, rules, t, width, height)
		if picture != nil {
			lids.Put(key, picture)
		}
		return picture
	}
}
