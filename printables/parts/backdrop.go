package parts

import (
	"homespun/printables/drawing"
	"homespun/printables/picture"
	"homespun/rulesets"
)

// Pictures returns the names of all pictures of one's own in a theme, for [drawing.Icon].
func Pictures(theme *rulesets.Theme) []string {
	return append(theme.Pictures(), picture.Backdrop(theme.Cover), picture.Backdrop(theme.Ground))
}

// Cover returns the picture that a theme has for the box and the title page; nil if there is none.
func Cover(theme *rulesets.Theme) *drawing.Symbol {
	return drawing.Picture(picture.Backdrop(theme.Cover))
}

// DrawGround covers a board with the picture that a theme has for it, so pale on a ground that pieces and words are
// seen first. It reports whether there is one.
func DrawGround(board *drawing.Drawing, theme *rulesets.Theme, ground drawing.Colour) bool {
	own := drawing.Picture(picture.Backdrop(theme.Ground))
	if own != nil {
		Art{drawing.Faint(own, ground), true}.Draw(board, board.Area())
	}
	return own != nil
}
