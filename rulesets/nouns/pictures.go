package nouns

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"homespun/engines/common/files"
)

// Pictures are those of one's own that a theme names in place of icons, as [files.FindPicture] returns them, by their
// names in the theme.
type Pictures map[string]string

// taken returns a noun with the icons of the noun below in place of the pictures that no folder has.
func (p Pictures) taken(noun, below map[string]any, folders []string, missing func(key, name string)) map[string]any {
	take := func(key string, v, instead any) any {
		name, ok := v.(string)
		if !ok || !files.IsPicture(name) {
			return v
		}
		found := files.FindPicture(name, folders...)
		if found == "" {
			missing(key, name)
			return instead
		}
		p[name] = found
		return v
	}
	if one, ok := noun["icon"]; ok {
		noun["icon"] = take("icon", one, icon(below, 0))
	}
	if icons, ok := noun["icons"].([]any); ok {
		list := make([]any, len(icons))
		for i, one := range icons {
			list[i] = take("icons", one, icon(below, i))
		}
		noun["icons"] = list
	}
	return noun
}

// icon returns the icon of the piece of a noun with a number from 0; "" if it has none.
func icon(noun map[string]any, number int) any {
	if icons, _ := noun["icons"].([]any); len(icons) > 0 {
		return icons[number%len(icons)]
	}
	if icon, ok := noun["icon"].(string); ok {
		return icon
	}
	return ""
}

// Head are the fields at the head of a theme that name pictures of one's own.
var Head = []string{"cover", "ground"}

// plain says what is printed without a picture of the head.
var plain = map[string]string{"cover": "the cover is as usual", "ground": "the board has no picture under its spaces"}

// head returns a tree with the pictures of its head as [files.FindPicture] returns them, without those that no folder
// has.
func head(tree map[string]any, folders []string, missing func(key, name, instead string)) map[string]any {
	tree = maps.Clone(tree)
	for _, key := range Head {
		name, ok := tree[key].(string)
		if !ok {
			continue
		}
		if found := files.FindPicture(name, folders...); found != "" {
			tree[key] = found
		} else {
			delete(tree, key)
			missing(key, name, plain[key])
		}
	}
	return tree
}

var iconShape = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// IsIcon says whether a name may be that of an icon.
func IsIcon(name string) bool { return iconShape.MatchString(name) }

// Misnamed says what a name at a key of a theme is in place of an icon or a picture of one's own, and what to do; both
// are "" for one that can be either.
func Misnamed(key, name string) (wrong, suggestion string) {
	switch head := slices.Contains(Head, key); {
	case !head && IsIcon(name), key != "scene" && files.IsPicture(name):
		return "", ""
	case head:
		return "no file of a picture", `write one such as "castle.png"`
	}
	meant := strings.Trim(regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(name), "-"), "-")
	if meant != "" && len(meant) < 40 {
		suggestion = fmt.Sprintf("did you mean %q?", meant)
	}
	return "no name of a picture", suggestion
}
