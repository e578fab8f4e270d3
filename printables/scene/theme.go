package scene

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Has reports whether a theme's game has a scene, which a theme with a cover of its own does without.
func Has(theme *rulesets.Theme) bool {
	return painters[theme.Game.ID] != nil && parts.Cover(theme) == nil
}

// OfTheme returns the scene of a theme's game, with the ground in the theme's colour unless it is the usual theme;
// nil for a game that has no scene, and for a theme with a cover of its own.
func OfTheme(theme *rulesets.Theme, frame Frame) *drawing.Drawing {
	if !Has(theme) {
		return nil
	}
	if theme.ID != theme.Game.Theme {
		frame.Tint = parts.Colour(theme.Color, drawing.None)
	}
	return Of(theme.Game.ID, frame)
}

// Titled returns the scene of a theme's game with the game's title, and with a text on a plate below it.
func Titled(theme *rulesets.Theme, frame Frame, second string) *drawing.Drawing {
	d := OfTheme(theme, frame)
	if d == nil {
		return nil
	}
	const plate, gap = 6.5, 1.5
	band := frame.TitleBand().Moved(frame.Bleed, frame.Bleed)
	d.Add(drawing.Heading{Text: theme.Game.Title})
	colour := parts.ThemeColour(theme)
	above := drawing.Box(band.X, band.Y, band.Width, band.Height-plate-gap)
	if Letter(d, theme.Game.ID, theme.Game.Title, above) {
		unseen := parts.TitleStyle.In(drawing.None) // its letters are shapes
		d.Label(above, theme.Game.Title, unseen, parts.Smallest, drawing.Centre)
	} else {
		Plate(d, above, theme.Game.Title, colour)
	}
	Plate(d, drawing.Box(band.X, band.Bottom()-plate, band.Width, plate), second, colour)
	return d
}

// Plate writes a text in the middle of a box, on a plate of a colour that is as wide as the text needs.
func Plate(d *drawing.Drawing, box drawing.Rectangle, text string, colour drawing.Colour) {
	style := parts.BoldStyle.Sized(12).In(drawing.TextOn(colour))
	pad := box.Height * 0.6
	wide := min(box.Width, drawing.Measure(text, style)+2*pad)
	on := drawing.Box(box.Centre().X-wide/2, box.Y, wide, box.Height)
	d.RoundedRect(on, box.Height/2, drawing.Paint{Fill: colour, Stroke: drawing.Line(0.4, drawing.Paper),
		Saver: drawing.Plain})
	d.Label(drawing.Box(on.X+pad/2, on.Y, wide-pad, on.Height), text, style, parts.Smallest, drawing.Centre)
}
