package deck

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/runenames"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A loss is a sign, or the letters of a script, that neither fonts nor icons have.
type loss struct {
	sign, script string
	// finding is of the first field that has it; cards is how many cards do, of which last is the last.
	finding     rulesets.Finding
	cards, last int
}

// losses collects what cards lose, each once.
type losses struct {
	list    []*loss
	known   map[string]*loss
	scripts map[rune]string
}

// add notes what a field of the card with a number loses, where it is the field's finding.
func (l *losses) add(card int, signs []string, finding rulesets.Finding) {
	scripts, others := l.sorted(signs)
	for _, script := range scripts {
		l.note(card, loss{script: script, finding: finding})
	}
	for _, sign := range others {
		l.note(card, loss{sign: sign, finding: finding})
	}
}

func (l *losses) note(card int, one loss) {
	if known := l.known[one.sign+one.script]; known != nil {
		if known.last != card {
			known.cards, known.last = known.cards+1, card
		}
		return
	}
	if l.known == nil {
		l.known = map[string]*loss{}
	}
	one.cards, one.last = 1, card
	l.list, l.known[one.sign+one.script] = append(l.list, &one), &one
}

// findings tells of each loss, where it is first and how many cards have it.
func (l *losses) findings() (list []rulesets.Finding) {
	for _, one := range l.list {
		what, more := words.CardScriptOut(one.script), one.cards-1
		if one.sign != "" {
			what, one.finding.Suggestion = words.CardSignOut(one.sign), insteadOfSign(one.sign)
		}
		switch more {
		case 0:
		case 1:
			what += words.CardOneMore
		default:
			what += words.CardMore(more)
		}
		one.finding.Message += " " + what
		list = append(list, one.finding)
	}
	return list
}

// sorted returns the scripts of letters, and the signs that are none. Where there are letters, punctuation belongs to
// them.
func (l *losses) sorted(signs []string) (scripts, others []string) {
	for _, sign := range signs {
		r, _ := utf8.DecodeRuneInString(sign)
		if script := l.script(r); unicode.IsLetter(r) || unicode.IsDigit(r) {
			if script != "" && !slices.Contains(scripts, script) {
				scripts = append(scripts, script)
			}
			continue
		}
		others = append(others, sign)
	}
	if slices.Contains(scripts, "Japanese") { // which is written with Chinese letters too
		scripts = slices.DeleteFunc(scripts, func(script string) bool { return script == "Chinese" })
	}
	if len(scripts) > 0 {
		others = slices.DeleteFunc(others, func(sign string) bool {
			r, _ := utf8.DecodeRuneInString(sign)
			return unicode.IsPunct(r)
		})
	}
	return scripts, others
}

// languages are what people call scripts that Unicode calls otherwise.
var languages = map[string]string{
	"Han": "Chinese", "Bopomofo": "Chinese", "Hiragana": "Japanese", "Katakana": "Japanese", "Hangul": "Korean",
	"Devanagari": "Hindi", "Gurmukhi": "Punjabi", "Ethiopic": "Amharic", "Myanmar": "Burmese", "Oriya": "Odia",
	"Sinhala": "Sinhalese", "Common": "", "Inherited": "",
}

// script returns what people call the script of a letter, "" if it has none of its own.
func (l *losses) script(r rune) string {
	if known, ok := l.scripts[r]; ok {
		return known
	}
	if l.scripts == nil {
		l.scripts = map[rune]string{}
	}
	found := ""
	for name, table := range unicode.Scripts {
		if unicode.Is(table, r) {
			found = strings.ReplaceAll(name, "_", " ")
			if language, ok := languages[name]; ok {
				found = language
			}
		}
	}
	l.scripts[r] = found
	return found
}

// BlankError says that cards would be empty, since no font has the letters of their words.
type BlankError struct {
	// Empty is how many of All cards, with their copies.
	Empty, All int
	// Lost are the scripts and signs, as people call them.
	Lost []string
}

func (e *BlankError) Error() string {
	return words.DeckBlank(e.Empty, e.All, text.Join(e.Lost, "or"))
}

// Blank returns a [*BlankError] if cards that have words would have neither a word nor a picture on paper.
func (d *Deck) Blank() error {
	var l losses
	wrong, all := &BlankError{All: d.Count()}, []string(nil)
	for i := range d.Cards {
		card := &d.Cards[i]
		said := []string{card.Title, card.Kind, card.Text, card.Corner, card.Second}
		empty := d.blank(said, card.Icon, card.Picture, card.Art.Symbol, card.Background)
		if back := card.Back; !empty && back != nil && back.Worded() {
			said = []string{back.Kind, back.Text, back.Corner, back.Second} // the title may be that of all cards
			empty = d.blank(said, back.Icon, back.Picture, back.Art.Symbol, back.Background)
		}
		if empty {
			wrong.Empty += card.Count
			all = append(all, d.face.Missing(strings.Join(said, " "))...)
		}
	}
	if wrong.Empty == 0 {
		return nil
	}
	scripts, signs := l.sorted(slices.Compact(all))
	const most = 4 // names in a sentence
	for _, one := range append(scripts, signs...) {
		if !slices.Contains(wrong.Lost, one) && len(wrong.Lost) < most {
			wrong.Lost = append(wrong.Lost, one)
		}
	}
	if len(wrong.Lost) == 0 {
		wrong.Lost = []string{words.TheirLetters}
	}
	return wrong
}

// blank says whether one side of a card has words, of which none can be read on paper, and no picture.
func (d *Deck) blank(said []string, icon string, pictures ...*drawing.Symbol) bool {
	drawn := func(picture *drawing.Symbol) bool { return picture != nil }
	legible := func(said string) bool { return readable(said, d.face) }
	return drawing.Sanitise(strings.Join(said, " ")) != "" && !slices.ContainsFunc(said, legible) &&
		drawing.Picture(icon) == nil && !slices.ContainsFunc(pictures, drawn)
}

// readable says whether anything of a text can be read on paper: where words are lost, more than what stood between
// them.
func readable(said string, face drawing.Face) bool {
	if len(face.Missing(said)) == 0 {
		return parts.ReadableIn(said, face)
	}
	return strings.ContainsFunc(drawing.Set(said, face).String(),
		func(r rune) bool { return !unicode.IsPunct(r) && !unicode.IsSpace(r) })
}

// insteadOfSign suggests what to write for a sign that cannot be set: a word for it, and an emoji that is like it.
func insteadOfSign(sign string) string {
	letters := []rune(sign)
	var names []string // those of joined emoji are several
	for i, letter := range letters {
		name := strings.ToLower(runenames.Name(letter))
		if i == 0 || unicode.Is(unicode.So, letter) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	word := text.Join(names, "and")
	if country := flagOf(letters); country != "" {
		word = country
	}
	if word == "" || strings.HasPrefix(word, "<") {
		return ""
	}
	quoted := strconv.Quote(word)
	for _, part := range append([]string{strings.ReplaceAll(word, " ", "-")}, strings.Fields(word)...) {
		like := cmp.Or(drawing.EmojiOf(part), drawing.EmojiOf(part+"-face"))
		if like != "" && !slices.Contains(plain, part) {
			return words.InsteadOfSignLike(quoted, like)
		}
	}
	return words.InsteadOfSign(quoted)
}

// plain are words in the names of signs that say little of what they show.
var plain = []string{"face", "person", "minus", "plus", "open", "sun", "star", "key", "ring", "package"}

// flagOf returns the two letters of a country for its flag, "" for any other sign.
func flagOf(letters []rune) string {
	const first, last = 0x1F1E6, 0x1F1FF
	if len(letters) != 2 || letters[0] < first || letters[0] > last || letters[1] < first || letters[1] > last {
		return ""
	}
	return string([]rune{letters[0] - first + 'A', letters[1] - first + 'A'})
}
