package engines

import (
	"slices"
	"strings"
)

// A Speaker is who says the lines of a form.
type Author uint8

// Who says a line: a player, the table of what lies there, or the table to put something right, after "fix".
const (
	ByPlayer = Author(iota)
	ByTable
	ByFix
)

// fixWord begins the lines that put something right.
const fixWord = "fix"

// A Form is how a verb is written: who says it, its word, and what the words that follow can be. A game has
// one at the index of each verb; that of a roll, which has no word, is empty.
type Form[Kind ~uint8] struct {
	By    Author
	Word  string
	Kinds []Kind
	// Short is how many of the last words may be left out.
	Short int
}

// A Word is what a word of a line can be behind the verb. Most are one word and one argument of the move; see
// [WordOf].
type Word interface {
	// Kind is what it stands for, each of its arguments being one of them, but for a place, which is two
	// lengths; 0 where it is of none of the kinds.
	Kind() ArgKind
	// Read reads as many words as are its own, in lower case, into the next arguments; ok is false where the
	// first can stand for nothing.
	Read(words []string, m *Move) (used int, ok bool)
	// Write writes as many arguments as are its own, and something to read for arguments that no word makes;
	// "" is no word.
	Write(args []int16) (text string, used int)
	// Fits reports how many of a move's arguments from one on are its own, and whether a word makes them.
	Fits(m Move, first int) (used int, ok bool)
}

// Lines are the lines of a game: its forms by verb, and its words by kind.
type Lines[Kind ~uint8] struct {
	Players int
	Forms   []Form[Kind]
	Words   []Word
}

// Parse reads a line of a player or of the table. Of several forms of a verb's word the first that fits all
// words counts. What fits none is [ErrUnreadable].
func (l *Lines[Kind]) Parse(who Seat, text string) (Move, error) {
	by, words, err := line(who, l.Players, text)
	if err != nil {
		return Move{}, err
	}
	for verb := range l.Forms {
		if form := &l.Forms[verb]; form.Word == words[0] && form.By == by {
			if m := (Move{Who: who, Verb: Verb(verb)}); l.read(form, words[1:], &m) {
				return m, nil
			}
		}
	}
	return Move{}, ErrUnreadable
}

// read reads the words behind the first.
func (l *Lines[Kind]) read(form *Form[Kind], words []string, m *Move) bool {
	for i, kind := range form.Kinds {
		if len(words) == 0 && len(form.Kinds)-i <= form.Short {
			return true
		}
		used, ok := l.Words[kind].Read(words, m)
		if !ok {
			return false
		}
		words = words[used:]
	}
	return len(words) == 0
}

// Format writes a move of a verb that has a form, in its canonical form, and something to read for a value
// that is no move.
func (l *Lines[Kind]) Format(m Move) string {
	form := &l.Forms[m.Verb]
	words := make([]string, 0, 2+MaxArgs)
	if form.By == ByFix {
		words = append(words, fixWord)
	}
	words = append(words, form.Word)
	args := m.Args[:min(m.N, MaxArgs)]
	for _, kind := range form.Kinds {
		if len(args) == 0 && form.Short > 0 {
			break
		}
		text, used := l.Words[kind].Write(args)
		if text != "" {
			words = append(words, text)
		}
		args = args[used:]
	}
	return strings.Join(words, " ")
}

// Shaped reports whether a move is one that a line can mean: its verb is of who makes it, and its arguments
// are such as its words make, and no others.
func (l *Lines[Kind]) Shaped(m *Move) bool {
	if int(m.Verb) >= len(l.Forms) || !m.Tidy() {
		return false
	}
	form := &l.Forms[m.Verb]
	if form.Word == "" || !form.saidBy(m.Who, l.Players) {
		return false
	}
	next := 0
	for i, kind := range form.Kinds {
		if next == int(m.N) && len(form.Kinds)-i <= form.Short {
			return true
		}
		used, ok := l.Words[kind].Fits(*m, next)
		if next += used; !ok || next > int(m.N) {
			return false
		}
	}
	return next == int(m.N)
}

// Forms are how the lines of a game are made up, for a screen on which they are not written but tapped; a
// *[Lines] is.
type Forms interface {
	// Verbs returns how many verbs there are, that of a roll among them.
	Verbs() Verb
	// Takes returns who says a verb, and the kinds of the words behind its own; ok is false where nobody
	// does, or one of them is of no kind.
	Takes(verb Verb) (by Author, words []ArgKind, ok bool)
	// Shaped reports whether a move is one that a line can mean.
	Shaped(m *Move) bool
}

// Verbs implements Forms.
func (l *Lines[Kind]) Verbs() Verb { return Verb(len(l.Forms)) }

// Takes implements Forms.
func (l *Lines[Kind]) Takes(verb Verb) (by Author, words []ArgKind, ok bool) {
	form := &l.Forms[verb]
	for _, kind := range form.Kinds {
		words = append(words, l.Words[kind].Kind())
	}
	return form.By, words, form.Word != "" && !slices.Contains(words, 0)
}

// line returns who says a line and its words in lower case, without "fix". It is [ErrUnreadable] if there are
// none, or if neither one of the players nor the table says it: dice do not speak in words.
func line(who Seat, players int, text string) (Author, []string, error) {
	words, by := Words(text), ByPlayer
	if who == Table {
		by = ByTable
		if len(words) > 0 && words[0] == fixWord {
			by, words = ByFix, words[1:]
		}
	}
	if len(words) == 0 || who != Table && (who < 0 || int(who) >= players) {
		return by, nil, ErrUnreadable
	}
	return by, words, nil
}

// saidBy reports whether a seat can say the lines of the form: the table what is the table's, one of the
// players all else.
func (f *Form[Kind]) saidBy(who Seat, players int) bool {
	if f.By == ByPlayer {
		return who >= 0 && int(who) < players
	}
	return who == Table
}
