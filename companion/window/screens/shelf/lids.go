package shelf

import (
	"image"
	"slices"

	"homespun/companion/match/rulebook"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/engines/common/cache"
	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/printables/scene"
	"homespun/rulesets"
)

// A lidKey is everything that the picture on a game's box depends on.
type lidKey struct {
	game          *rulesets.Game
	width, height int
}

// lids are the pictures drawn last, so that the shelf is there at once when people come back to it: those of
// a shelf at a few sizes of the window.
var lids = cache.New[lidKey, image.Image](mostLids)

const mostLids = 30

// coverHigh is how high the cover of the paper is that becomes the picture on a box, in millimetres.
const coverHigh = 62.0

// Lid returns a function that draws the picture on a game's box, which is that of its cover on paper, or returns
// the one that it drew before. A scene is the same by day and by night.
func Lid(games tableau.Games, game *rulesets.Game) func(width, height int) image.Image {
	return func(width, height int) image.Image {
		key := lidKey{game, width, height}
		if picture, drawn := lids.Find(key); drawn {
			return picture
		}
		rules, err := game.Standard()
		if err != nil {
			return nil
		}
		scale := float64(height) / coverHigh
		cover, err := rulebook.Cover(games, rules, nil, float64(width)/scale, coverHigh)
		if err != nil {
			return nil
		}
		picture := raster.Image(inLook(cover, look.Current().Palette), scale)
		if !game.Own { // one's own are read anew each time, so that theirs would never be found again
			lids.Put(key, picture)
		}
		return picture
	}
}

// lettering returns a function that draws a game's title in the letters of its cover; nil for a game without such.
func lettering(game *rulesets.Game) func(width, height int) image.Image {
	draw := func(width, height float64) *drawing.Drawing {
		d := drawing.New(width, height)
		if !scene.Letter(d, game.ID, game.Title, d.Area()) {
			return nil
		}
		return d
	}
	if game.Own || draw(100, 10) == nil {
		return nil
	}
	return func(width, height int) image.Image { return raster.Image(draw(float64(width), float64(height)), 1) }
}

// inLook returns a cover with its board in the colours of a palette. A scene, figures and a hand of cards stay as they
// are printed.
func inLook(cover *drawing.Drawing, palette *look.Palette) *drawing.Drawing {
	if !palette.Dark || !slices.ContainsFunc(cover.Marks, isFrame) {
		return cover
	}
	board, seen := drawing.New(cover.Width, cover.Height), drawing.New(cover.Width, cover.Height)
	board.Add(cover.Marks[0])
	seen.Add(palette.Recolouring().Drawing(board).Marks...)
	seen.Add(cover.Marks[1:]...)
	return seen
}

// isFrame reports whether a mark is the frame that only a board has on a cover.
func isFrame(mark drawing.Mark) bool { _, shape := mark.(drawing.Shape); return shape }
