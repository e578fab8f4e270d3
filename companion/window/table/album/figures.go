package album

import (
	"image"

	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// Figures draws the icons of a theme in a row, as large as fits into a width and height in physical pixels.
// It takes the first icon of each of the theme's words, then the second of each, and so on.
func Figures(theme *rulesets.Theme, width, height int) image.Image {
	const side, gap, most = 12.0, 2.0, 8
	var icons []string
	seen := map[string]bool{}
	for number := 1; number <= 4; number++ {
		for _, noun := range theme.Nouns() {
			name := theme.Icon(noun.ID, number)
			if name == "" || seen[name] {
				continue
			}
			seen[name] = true
			icons = append(icons, name)
		}
	}
	room := int(((side+gap)*float64(width)/float64(max(1, height)) - gap) / (side + gap))
	icons = icons[:min(len(icons), most, max(1, room))]
	if len(icons) == 0 {
		return nil
	}
	d := drawing.New(float64(len(icons))*(side+gap)+gap, side+gap)
	// a light background in every look, because some of the art is dark
	d.RoundedRect(d.Area(), 2.5, drawing.Filled(drawing.Table))
	for i, name := range icons {
		if icon, err := drawing.Icon(name); err == nil {
			d.UseIn(icon, drawing.Box(gap+float64(i)*(side+gap), gap/2, side, side))
		}
	}
	return raster.Image(d, min(float64(width)/d.Width, float64(height)/d.Height))
}
