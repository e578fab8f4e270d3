package adventure

import (
	"strings"

	"homespun/printables/drawing"
	"homespun/rulesets"
)

// KindIcon returns the name of the icon of a kind of monsters: the theme's for its id; else the icon that is called like its figure, or the figure of a
// chess set of that name, or like its id. It is "" where there is none, and the letter of the kind stands for it.
func KindIcon(theme *rulesets.Theme, kindID, figure string) string {
	figure = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(figure)), " ", "-")
	for _, name := range []string{theme.Icon(kindID, 1), figure, "chess-" + figure, kindID} {
		if icon(name) != nil {
			return name
		}
	}
	return ""
}

// icon returns the icon of a name, nil where there is none.
func icon(name string) *drawing.Symbol {
	if name == "" {
		return nil
	}
	found, err := drawing.Icon(name)
	if err != nil {
		return nil
	}
	return found
}
