// Package nouns completes the nouns of a theme's file before they are laid over those of the theme that it extends.
package nouns

import (
	"maps"

	"homespun/rulesets/template"
)

// Complete returns the tree of a theme's file with what its nouns lack, given the tree of the theme that it extends.
// The pictures of one's own that it names are those of some folders. Where none has one, missing is called with its key
// and its name and with what is printed instead. The icon of the theme below stands in, so that the game stays playable.
func (p Pictures) Complete(tree, base map[string]any, folders []string,
	missing func(key, name, instead string)) map[string]any {
	tree = head(tree, folders, missing)
	nouns, ok := tree["nouns"].(map[string]any)
	if !ok {
		return tree
	}
	below, _ := base["nouns"].(map[string]any)
	out, full := maps.Clone(tree), map[string]any{}
	for word, v := range nouns {
		noun, ok := v.(map[string]any)
		if !ok {
			full[word] = v
			continue
		}
		under, _ := below[word].(map[string]any)
		full[word] = p.taken(worded(noun), under, folders, func(key, name string) {
			missing("nouns."+word+"."+key, name, "a usual icon stands for it")
		})
	}
	out["nouns"] = full
	return out
}

// worded adds the article and the plural to a noun that has a new word but lacks them, and takes the icons of several
// pieces from one that has a new icon alone, and the names from one that has new icons but lacks them. Without this the
// noun would keep those of the theme it extends.
func worded(noun map[string]any) map[string]any {
	noun = maps.Clone(noun)
	if one, ok := noun["one"].(string); ok {
		if _, ok := noun["a"]; !ok {
			noun["a"] = template.Article(one)
		}
		if _, ok := noun["many"]; !ok {
			noun["many"] = template.Plural(one)
		}
	}
	if _, ok := noun["icon"]; ok && noun["icons"] == nil {
		noun["icons"] = []any{}
	}
	if _, ok := noun["icons"]; ok && noun["names"] == nil {
		noun["names"] = []any{}
	}
	return noun
}
