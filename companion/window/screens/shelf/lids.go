package shelf

import (
	"image"
	"sync"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/table/album"
	"homespun/rulesets"
)

// A lidKey is everything that the picture on a game's box depends on.
type lidKey struct {
	game          *rulesets.Game
	palette       *look.Palette
	width, height int
}

// drawnLids holds the pictures drawn last, so that the shelf is there at once when people come back to it.
var drawnLids = struct {
	sync.Mutex
	pictures map[lidKey]image.Image
}{pictures: map[lidKey]image.Image{}}

// mostLids limits how many are held: those of a shelf at a few sizes of the window.
const mostLids = 30

// lid returns a function that draws the picture on a game's box, or returns the one that it drew before.
func lid(games tableau.Games, game *rulesets.Game) func(width, height int) image.Image {
	return func(width, height int) image.Image {
		key := lidKey{game, look.Current().Palette, width, height}
		drawnLids.Lock()
		picture, drawn := drawnLids.pictures[key]
		drawnLids.Unlock()
		if drawn {
			return picture
		}
		rules, err := game.Standard()
		if err != nil {
			return nil
		}
		t, _ := game.FindTheme("") // nil, on an error, leaves the engine's own words
		if picture = album.LidPicture(games, rules, t, width, height); picture == nil {
			return nil
		}
		drawnLids.Lock()
		defer drawnLids.Unlock()
		if len(drawnLids.pictures) >= mostLids {
			clear(drawnLids.pictures)
		}
		drawnLids.pictures[key] = picture
		return picture
	}
}
