package adventure

import (
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// KindIcon returns the name of the icon of a monster of a kind, with a number from 1: the picture of one's own that
// is its figure; else the theme's for its id; else the icon that is called like its figure, or the figure of a chess
// set of that name, or like its id. It is "" where there is none, and the letter of the kind stands for it.
func KindIcon(theme *rulesets.Theme, kindID, figure string, number int) string {
	if own := theme.Own(figure); own != figure && drawing.Picture(own) != nil {
		return own
	}
	figure = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(figure)), " ", "-")
	for _, name := range []string{theme.Icon(kindID, number), figure, "chess-" + figure, kindID} {
		if drawing.Picture(name) != nil {
			return name
		}
	}
	return ""
}

// kindColours are those of monsters, in the order of combat: none is a player's, and neighbours differ in
// grey.
var kindColours = [...]drawing.Colour{
	drawing.RGB(0x5B4A7A), drawing.RGB(0x7C9A45), drawing.RGB(0x6F6A5E), drawing.RGB(0x9FB3A2),
	drawing.RGB(0x7A3F38), drawing.RGB(0xC2A35A), drawing.RGB(0x3E5C63), drawing.RGB(0xB98C86),
}

// KindColour returns the colour of a kind of monsters, by its place in the order of combat: the theme's for
// its id, else one of its own.
func KindColour(theme *rulesets.Theme, kind int, kindID string) drawing.Colour {
	return parts.Colour(theme.Noun(kindID).Color, kindColours[kind%len(kindColours)])
}
