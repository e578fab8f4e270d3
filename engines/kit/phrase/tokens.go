package phrase

import (
	"errors"
	"strconv"
	"strings"
	"unicode"
)

// A token is a word, a number, a sign or a quoted text of a sentence, in small letters but for quoted texts.
type token struct {
	text   string
	quoted bool
	// own says that a word such as "your" stood before it, which says nothing but of things that are somebody's.
	own bool
	// from and to are where it stands in the sentence without blanks around it, in letters.
	from, to int
}

// same reports whether two tokens say the same.
func (t token) same(other token) bool { return t.text == other.text && t.quoted == other.quoted }

// signs stand for themselves, also where no blank is beside them.
const signs = ":|(),"

// tokens cuts a sentence. A full stop or ! at its end says nothing and is left out, as are words that say nothing.
func (l *Language) tokens(sentence string) []token {
	var list []token
	own := false
	add := func(word string, to int) {
		if word != "" && !l.noise[word] {
			list = append(list, token{text: word, own: own, from: to - len([]rune(word)), to: to})
		}
		if word != "" {
			own = l.own[word]
		}
	}
	sentence = strings.Map(visible, sentence)
	rest := strings.TrimRight(strings.TrimSpace(strings.ToLower(sentence)), ".!")
	said := []rune(strings.TrimSpace(sentence)) // with its capital letters
	var word strings.Builder
	lower := []rune(rest)
	for at := 0; at < len(lower); at++ {
		r := lower[at]
		closing := strings.IndexRune(quotes, r)
		switch {
		case closing >= 0 && word.Len() == 0:
			end := at + 1
			for end < len(lower) && !strings.ContainsRune(quotes, lower[end]) {
				end++
			}
			list = append(list, token{text: strings.TrimSpace(string(said[at+1 : min(end, len(said))])), quoted: true, from: at,
				to: min(end+1, len(lower))})
			at = end
		case unicode.IsSpace(r), strings.ContainsRune(signs, r), word.Len() == 0 && (r == '+' || r == '-'):
			add(word.String(), at)
			word.Reset()
			if !unicode.IsSpace(r) {
				list = append(list, token{text: string(r), from: at, to: at + 1})
			}
		default:
			word.WriteRune(r)
		}
	}
	add(word.String(), len(lower))
	kept := list[:0]
	for i, t := range list {
		if !l.joins[t.text] || t.quoted || i+1 == len(list) || !l.joins[list[i+1].text] { // of ", and then" the last
			kept = append(kept, t)
		}
	}
	return kept
}

// quotes begin and end what is said as it stands.
const quotes = "\"“”„«»"

// mostNumber is what any larger number is read as; it is more than anything can be.
const mostNumber = 9999

// number returns what a token says as a number, in digits or as a word.
func (l *Language) number(t token) (int, bool) {
	if t.quoted {
		return 0, false
	}
	if n, ok := l.numbers[t.text]; ok {
		return n, true
	}
	n, err := strconv.ParseUint(t.text, 10, 64)
	return int(min(n, mostNumber)), err == nil || errors.Is(err, strconv.ErrRange)
}

// forms returns the tokens of a name as they may stand in a sentence: as it is, and as one or several.
func (l *Language) forms(name string) [][]token {
	words := l.tokens(name)
	if len(words) == 0 {
		return nil
	}
	last, list := words[len(words)-1].text, [][]token{words}
	other := func(text string) {
		list = append(list, append(append([]token{}, words[:len(words)-1]...), token{text: text}))
	}
	switch stem := strings.TrimSuffix(last, "s"); {
	case strings.HasSuffix(last, "ies"):
		other(strings.TrimSuffix(last, "ies") + "y")
	case strings.HasSuffix(last, "ves"):
		other(strings.TrimSuffix(last, "ves") + "f")
	case strings.HasSuffix(last, "f"):
		other(strings.TrimSuffix(last, "f") + "ves")
	case strings.HasSuffix(last, "y"):
		other(strings.TrimSuffix(last, "y") + "ies")
	case stem != last:
		other(stem)
	default:
		other(last + "s")
	}
	return list
}

// OneAndMany returns a name as of one and as of several: "berry", "berries", whichever of them it is.
func (l *Language) OneAndMany(name string) (one, many string) {
	forms := l.forms(name)
	if len(forms) < 2 {
		return name, name
	} else if other := joined(forms[1]); strings.HasSuffix(other, "s") {
		return name, other
	} else {
		return other, name
	}
}
