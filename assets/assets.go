// Package assets holds the fonts, icons and scenery of Homespun, with their licences and sources beside them.
package assets

import (
	"embed"
	"path"
	"slices"
	"strings"
)

// The fonts, as TrueType files. Fredoka sets titles, Atkinson Hyperlegible Next everything else, Noto Sans
// what these two lack, and Signs the signs of game makers. They are shared: read, never write.
var (
	//go:embed fonts/Fredoka-SemiBold.ttf
	Fredoka []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-Regular.ttf
	Atkinson []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-Bold.ttf
	AtkinsonBold []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-Italic.ttf
	AtkinsonItalic []byte
	//go:embed fonts/AtkinsonHyperlegibleNext-BoldItalic.ttf
	AtkinsonBoldItalic []byte
	//go:embed fonts/NotoSans-Regular.ttf
	NotoSans []byte
	//go:embed fonts/NotoSans-Bold.ttf
	NotoSansBold []byte
	//go:embed fonts/Signs-Regular.ttf
	Signs []byte
	//go:embed fonts/Signs-Bold.ttf
	SignsBold []byte
)

//go:embed icons/*.svg scenery/*.svg
var pictures embed.FS

// Icon returns the SVG of an icon: flat filled paths, nothing else.
func Icon(name string) ([]byte, bool) { return picture("icons", name) }

// Scenery returns the SVG of what a board is set in, such as a tree or a wave: flat filled paths, nothing else.
func Scenery(name string) ([]byte, bool) { return picture("scenery", name) }

func picture(folder, name string) ([]byte, bool) {
	svg, err := pictures.ReadFile(path.Join(folder, name+".svg"))
	return svg, err == nil
}

// IconNames lists the icons by name, sorted.
func IconNames() []string { return names("icons") }

func names(folder string) []string {
	entries, _ := pictures.ReadDir(folder) // an embedded folder is always there
	names := make([]string, 0, len(entries))
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), ".svg"))
	}
	slices.Sort(names)
	return names
}
