package deck

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"homespun/assets"
	"homespun/engines"
	"homespun/engines/common/text"
)

// meant are words that people write for fields of a deck or a card, and the fields that they mean.
var meant = map[string]string{
	"colour": "color", "background": "color", "name": "title", "heading": "title", "game": "title",
	"number": "corner", "value": "corner", "cost": "corner", "price": "corner", "points": "corner", "power": "corner",
	"strength": "corner", "attack": "corner", "health": "corner", "hp": "corner", "rank": "corner", "level": "corner",
	"copies": "count", "amount": "count", "quantity": "count", "qty": "count", "number_of_cards": "count",
	"symbol": "icon", "emoji": "icon",
	"description": "text", "rules": "text", "effect": "text", "ability": "text", "body": "text", "question": "text",
	"flavor": "text", "flavour": "text", "flavor_text": "text", "quote": "text", "notes": "text",
	"type": "kind", "category": "kind", "suit": "kind", "subtitle": "kind", "class": "kind", "rarity": "kind",
	"author": "designer", "by": "designer", "cards": "card", "player": "seat", "owner": "seat",
	"format": "size", "dimensions": "size", "card_size": "size",
}

// without are words for what a deck cannot say, and what to do about each.
var without = map[string]string{
	"font":      "all cards are set in one typeface, which changes its size to fit",
	"font_size": "words are set as large as they fit",
	"fontsize":  "words are set as large as they fit",
	"style":     "words cannot be set bold or slanted",
	"artist":    "there is no field for it; a remark begins with #",
	"credit":    "there is no field for it; a remark begins with #",
	"id":        "there is no field for it; a remark begins with #",
	"size":      `the size of all cards stands above the first [[card]]: size = "63 x 88"`,
	"width":     `the size of all cards stands above the first [[card]]: size = "63 x 88"`,
	"height":    `the size of all cards stands above the first [[card]]: size = "63 x 88"`,
	"paper":     "the paper is said when the deck is printed: --paper, or in the print shop",
	"bleed":     "the bleed is said when the deck is printed: --bleed, or in the print shop",
	"border":    "every card has the border of its colour",
}

// pictures are words for a picture of one's own.
var pictures = []string{"picture", "image", "img", "art", "photo", "illustration"}

// instead suggests what to write for a word that is no field, with the value that it was given. Near is the
// field with the nearest name, which counts only where nothing is known of the word.
func instead(word string, value any, fields []engines.Field, near string) string {
	var keys []string
	for _, f := range fields {
		keys = append(keys, f.Key)
	}
	if outer, inner, nested := strings.Cut(word, "."); nested && slices.Contains(keys, outer) { // back.icno
		word, keys = inner, fields[slices.Index(keys, outer)].Keys
	}
	low := strings.ReplaceAll(strings.ToLower(word), "-", "_")
	field, known := meant[low]
	switch {
	case slices.Contains(pictures, low):
		name, _ := value.(string)
		return "pictures of one's own cannot be printed; there are icons: " + nearIcons(name, assets.IconNames())
	case known && slices.Contains(keys, field):
		return fmt.Sprintf("did you mean %q?", field)
	case known && field == "designer":
		return "write designer above the first [[card]]"
	case known && field == "size":
		return without["size"]
	case known:
		return "there is " + text.Join(keys, "and")
	case without[low] != "":
		return without[low]
	}
	return near
}

// nearIcons suggests icons by a name that is none.
func nearIcons(name string, icons []string) string {
	const most = 3
	name = strings.TrimSuffix(name, path.Ext(name)) // dragon.png
	slug := strings.Join(strings.FieldsFunc(strings.ToLower(short(name)), func(r rune) bool {
		return r == ' ' || r == '_' || r == '-'
	}), "-")
	var near []string
	add := func(icon string) {
		if icon != "" && len(near) < most && !slices.Contains(near, icon) {
			near = append(near, icon)
		}
	}
	add(text.Nearest(slug, icons))
	for _, icon := range icons {
		if len(slug) >= 3 && strings.Contains("-"+icon, "-"+slug) {
			add(icon)
		}
	}
	for _, part := range strings.Split(slug, "-") {
		for _, icon := range icons {
			if len(part) >= 3 && slices.Contains(strings.Split(icon, "-"), part) {
				add(icon)
			}
		}
	}
	for i, icon := range near {
		near[i] = strconv.Quote(icon)
	}
	if len(near) == 0 {
		return fmt.Sprintf("there are %d, such as \"star\", \"dragon\" and \"key\"", len(icons))
	}
	return "did you mean " + text.Join(near, "or") + "?"
}
