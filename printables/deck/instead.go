package deck

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/words"
)

// meant are words that people write for fields of a deck or a card, and the fields that they mean.
var meant = map[string]string{
	"colour": "color", "name": "title", "heading": "title", "game": "title",
	"number": "corner", "value": "corner", "cost": "corner", "price": "corner", "points": "corner", "power": "corner",
	"strength": "corner", "attack": "corner", "health": "corner", "hp": "corner", "rank": "corner", "level": "corner",
	"copies": "count", "amount": "count", "quantity": "count", "qty": "count", "number_of_cards": "count",
	"symbol": "icon", "emoji": "icon",
	"description": "text", "rules": "text", "effect": "text", "ability": "text", "body": "text", "question": "text", "answer": "text",
	"flavor": "text", "flavour": "text", "flavor_text": "text", "quote": "text", "notes": "text",
	"type": "kind", "category": "kind", "suit": "kind", "subtitle": "kind", "class": "kind", "rarity": "kind",
	"author": "designer", "by": "designer", "cards": "card", "player": "seat", "owner": "seat",
	"font_size": "text_size", "fontsize": "text_size", "letter_size": "text_size",
	"format": "size", "dimensions": "size", "card_size": "size",
}

// without are words for what a deck cannot say, and what to do about each.
var without = map[string]string{
	"font":   words.InsteadOfTypeface,
	"style":  words.InsteadOfBold,
	"artist": words.InsteadOfRemark,
	"credit": words.InsteadOfRemark,
	"id":     words.InsteadOfRemark,
	"size":   words.InsteadOfCardSize,
	"width":  words.InsteadOfCardSize,
	"height": words.InsteadOfCardSize,
	"paper":  words.InsteadOfPaper,
	"bleed":  words.InsteadOfBleed,
	"border": words.InsteadOfBorder,
}

// backs are words for what stands on the other side of a card.
var backs = []string{"answer", "reverse", "flip", "back_text", "backtext", "text_back", "solution", "translation"}

// pictures are words for a picture of one's own.
var pictures = []string{"picture", "img", "art", "photo", "illustration"}

// instead suggests what to write for a word that is no field, with the value that it was given. Near is the
// field with the nearest name, which counts only where nothing is known of the word.
func instead(word string, value any, fields []engines.Field, near string) string {
	var keys []string
	for _, f := range fields {
		keys = append(keys, f.Key)
	}
	low := strings.ReplaceAll(strings.ToLower(word), "-", "_")
	if slices.Contains(backs, low) && slices.Contains(keys, "back") {
		return words.InsteadOfBack
	}
	if outer, inner, nested := strings.Cut(word, "."); nested && slices.Contains(keys, outer) { // back.icno
		word, keys = inner, fields[slices.Index(keys, outer)].Keys
	}
	low = strings.ReplaceAll(strings.ToLower(word), "-", "_")
	field, known := meant[low]
	switch {
	case slices.Contains(pictures, low):
		return words.DidYouMean(strconv.Quote("image"))
	case known && slices.Contains(keys, field):
		return words.DidYouMean(strconv.Quote(field))
	case known && field == "designer":
		return words.InsteadOfDesigner
	case known && field == "size":
		return without["size"]
	case known:
		return words.ThereIs(text.Join(keys, "and"))
	case without[low] != "":
		return without[low]
	}
	return cmp.Or(near, words.ThereIs(text.Join(keys, "and")))
}

// nearIcons suggests icons whose names are like one that no icon has.
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
		return words.IconsThereAre(len(icons))
	}
	return words.DidYouMean(text.Join(near, "or"))
}
