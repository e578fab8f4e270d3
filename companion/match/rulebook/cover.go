package rulebook

import (
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/scene"
)

// landscape fills a box with the scene of the game, as far beyond it as the bleed and a clip let it, with the title
// and the names of ruleset and theme on it. It reports whether there is one.
func landscape(s *setter, page *drawing.Drawing, box, clip drawing.Rectangle, bleed float64) bool {
	drawn := scene.Titled(s.set.Theme, scene.Frame{Width: box.Width, Height: box.Height, Bleed: bleed},
		headings.Below(s.set.Ruleset, s.set.Theme))
	if drawn == nil {
		return false
	}
	page.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "cover", Drawing: drawn}, At: box.Centre(), Scale: 1, Clip: clip})
	return true
}
