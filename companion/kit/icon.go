package kit

import (
	"fyne.io/fyne/v2"

	"homespun/assets"
)

// Icon returns an icon of package assets as a Fyne resource; nil if there is none of the name.
func Icon(name string) fyne.Resource {
	svg, ok := assets.Icon(name)
	if !ok {
		return nil
	}
	return fyne.NewStaticResource("icon-"+name+".svg", svg)
}
