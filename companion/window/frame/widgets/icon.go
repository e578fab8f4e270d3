package widgets

import (
	"image/color"
	"regexp"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"homespun/assets"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// Icon returns an icon of package assets, or a picture of one's own in its place, as a Fyne resource; nil if there is
// none of the name.
func Icon(name string) fyne.Resource {
	svg, ok := assets.Icon(name)
	if pixels := drawing.Picture(name).Pixels(); !ok && pixels != nil {
		return fyne.NewStaticResource(name, pixels.File)
	}
	if !ok {
		return nil
	}
	return fyne.NewStaticResource("icon-"+name+".svg", svg)
}

// colours are the colours in the text of an icon.
var colours = regexp.MustCompile(`#[0-9A-Fa-f]{6}`)

// hidden reports whether an icon can hardly be seen in the present look: in a dark one, if all of it is dark.
func hidden(icon fyne.Resource) bool {
	if icon == nil || !look.Current().Dark {
		return false
	}
	for _, colour := range colours.FindAllString(string(icon.Content()), -1) {
		rgb, _ := strconv.ParseUint(colour[1:], 16, 32)
		if max(rgb>>16, rgb>>8&0xFF, rgb&0xFF) > 0x50 {
			return false
		}
	}
	return true
}

// layPaper gives a rectangle the colour of what stands behind an icon: none, or that of paper where the icon could
// hardly be seen without.
func layPaper(r *canvas.Rectangle, icon fyne.Resource) {
	r.FillColor, r.CornerRadius = color.Transparent, 6
	if hidden(icon) {
		r.FillColor = drawing.Paper
	}
}

// NewIcon returns the picture of an icon in its own colours, as large as side in pixels, on paper where it could hardly
// be seen without.
func NewIcon(icon fyne.Resource, side float32) fyne.CanvasObject {
	picture := canvas.NewImageFromResource(icon)
	picture.FillMode = canvas.ImageFillContain
	picture.SetMinSize(fyne.NewSquareSize(side))
	behind := canvas.NewRectangle(color.Transparent)
	layPaper(behind, icon)
	return container.NewStack(behind, picture)
}
