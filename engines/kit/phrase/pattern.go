package phrase

import (
	"fmt"
	"strings"
)

// A pattern is a way to say something: words, of which some may be left out, and slots.
type pattern []item

// An item is a slot, or words of which one stands there; "" among them says that there may be none, as spare does of a
// slot.
type item struct {
	slot  string
	spare bool
	words []string
}

// patternOf reads a pattern: "(go|move) on {n} [spaces]".
func (l *Language) patternOf(text string) (pattern, error) {
	var p pattern
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		inner := func(begin, end string) (string, bool) {
			rest, begins := strings.CutPrefix(word, begin)
			rest, ends := strings.CutSuffix(rest, end)
			return rest, begins && ends
		}
		if slot, ok := inner("{", "}"); ok {
			p = append(p, item{slot: slot})
		} else if slot, ok := inner("[{", "}]"); ok {
			p = append(p, item{slot: slot, spare: true})
		} else if either, ok := inner("(", ")"); ok {
			p = append(p, item{words: strings.Split(either, "|")})
		} else if option, ok := inner("[", "]"); ok {
			p = append(p, item{words: append(strings.Split(option, "|"), "")})
		} else if strings.ContainsAny(word, "{}()[]|") {
			return nil, fmt.Errorf("%q is no word of a pattern", word)
		} else if !l.noise[word] {
			p = append(p, item{words: []string{word}})
		}
	}
	if len(p) == 0 {
		return nil, fmt.Errorf("%q has no words", text)
	}
	return p, nil
}

// fits reports whether tokens can be the pattern by the first and the last of them. Most patterns are none by that.
func (p pattern) fits(tokens []token) bool {
	return len(tokens) > 0 && p[0].fits(&tokens[0]) && p[len(p)-1].fits(&tokens[len(tokens)-1])
}

// fits reports whether a token can stand for an item, or the item for no token.
func (i *item) fits(t *token) bool {
	if i.slot != "" {
		return true
	}
	for _, word := range i.words {
		if word == "" || word == t.text && !t.quoted {
			return true
		}
	}
	return false
}

// match calls found with what stands in the slots, for each way in which the tokens are the pattern to their last.
func (r *reading) match(p pattern, tokens []token, slots []Slot, found func([]Slot)) {
	if len(p) == 0 {
		if len(tokens) == 0 {
			found(slots)
		}
		return
	}
	if p[0].slot != "" {
		if p[0].spare {
			r.match(p[1:], tokens, slots, found)
		}
		r.fill(p[0].slot, tokens, func(s Slot, used int) {
			r.match(p[1:], tokens[used:], append(slots[:len(slots):len(slots)], s), found)
		})
		return
	}
	for _, word := range p[0].words {
		if word == "" {
			r.match(p[1:], tokens, slots, found)
		} else if len(tokens) > 0 && !tokens[0].quoted && tokens[0].text == word {
			r.match(p[1:], tokens[1:], slots, found)
		}
	}
}

// fill calls found for each thing that a slot can hold at the beginning of tokens, and how many of them it takes. Of
// names the longest that stands there counts.
func (r *reading) fill(slot string, tokens []token, found func(s Slot, used int)) {
	if len(tokens) == 0 {
		return
	}
	switch slot {
	case "text":
		if tokens[0].quoted {
			found(Slot{Kind: slot, Text: tokens[0].text}, 1)
		}
		return
	case "n":
		if n, ok := r.number(tokens[0]); ok {
			found(Slot{Kind: slot, Value: n}, 1)
		}
		return
	}
	if rows, inner := r.rows[slot]; inner {
		for end := len(tokens); end > 0; end-- {
			for _, row := range rows {
				for _, p := range row.patterns {
					if !p.fits(tokens[:end]) {
						continue
					}
					r.match(p, tokens[:end], nil, func(slots []Slot) {
						found(Slot{Kind: slot, Text: row.id, Of: slots}, end)
					})
				}
			}
		}
		return
	}
	longest, value, several := 0, 0, false
	for _, name := range r.names[slot] {
		for _, form := range name.forms {
			if len(form) >= longest && begins(tokens, form) {
				several = len(form) == longest && value != name.value && longest > 0
				longest, value = len(form), name.value
			}
		}
	}
	if longest > 0 && !several {
		found(Slot{Kind: slot, Value: value, Text: joined(tokens[:longest]), Own: tokens[0].own}, longest)
	} else if r.guessing {
		r.guessed(slot, tokens, found)
	}
}

func begins(tokens, with []token) bool {
	if len(tokens) < len(with) {
		return false
	}
	for i := range with {
		if !tokens[i].same(with[i]) {
			return false
		}
	}
	return true
}

func joined(tokens []token) string {
	words := make([]string, len(tokens))
	for i, t := range tokens {
		words[i] = t.text
	}
	return strings.Join(words, " ")
}
