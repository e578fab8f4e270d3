package widgets

import (
	"fmt"

	"fyne.io/fyne/v2"

	"homespun/printables/drawing"
)

// Swatch returns a disc of a colour as a Fyne resource. A line around it keeps it visible on any background.
func Swatch(colour drawing.Colour) fyne.Resource {
	r, g, b := colour.Parts()
	lr, lg, lb := drawing.Quiet.Parts()
	svg := fmt.Sprintf(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="#%02x%02x%02x" stroke="#%02x%02x%02x" stroke-width="3"/></svg>`,
		r, g, b, lr, lg, lb)
	return fyne.NewStaticResource(fmt.Sprintf("swatch-%08x.svg", uint32(colour)), []byte(svg))
}
