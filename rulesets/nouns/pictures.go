package nouns

import "homespun/engines/common/files"

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
