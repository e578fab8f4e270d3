// Package assets holds the fonts and icons of Homespun, with their licences and sources beside them.
package assets

import (
	"embed"
	"path"
	"slices"
	"strings"
)

// The fonts, as TrueType files. Fredoka sets titles, Atkinson Hyperlegible Next everything else, Noto Sans
// what these two lack. They are shared: read, never write.
var (
	//go:embed fonts/Fredoka-SemiBold.ttf
	Fredoka []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-Regular.ttf
	Atkinson []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-Bold.ttf
	AtkinsonBold []byte
	//go:embed fonts/NotoSans-Regular.ttf
	NotoSans []byte
	//go:embed fonts/NotoSans-Bold.ttf
	NotoSansBold []byte
)

//go:embed icons/*.svg
var icons embed.FS

// Icon returns the SVG of an icon: flat filled paths, nothing else.
func Icon(name string) ([]byte, bool) {
	svg, err := icons.ReadFile(path.Join("icons", name+".svg"))
	return svg, err == nil
}

// IconNames lists the icons by name, sorted.
func IconNames() []string {
	entries, _ := icons.ReadDir("icons") // an embedded folder is always there
	names := make([]string, 0, len(entries))
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), ".svg"))
	}
	slices.Sort(names)
	return names
}
