package engines

import (
	"slices"
	"strings"
)

// Author says which seats may write the lines of a form.
type Author uint8

// ByPlayer: a player makes the move. ByTable: the table states a fact, such as a tile that was drawn. ByFix:
// the table puts the app right, with a line that begins with "fix".
const (
	ByPlayer = Author(iota)
	ByTable
	ByFix
)

// fixWord is the first word of every line of ByFix.
const fixWord = "fix"

// Form says how a verb is written: who may write it, its word, and the kinds of the words that follow. A game
// has one form for each verb, at the verb's index. The form of a roll is empty, because a roll has no word.
type Form[Kind ~uint8] struct {
	By    Author
	Word  string
	Kinds []Kind
	// Short is how many words at the end may be left out.
	Short int
}

// Word reads and writes one kind of word that can follow the verb on a line. Most kinds are one word on the
// line and one argument of the move; see [WordOf].
type Word interface {
	// Kind is the kind of the arguments that the word makes; 0 if they have none. A point on the board is one
	// word that makes two arguments, both of them lengths.
	Kind() ArgKind
	// Read reads one or more words, in lower case, and adds their arguments to the move. used is the number
	// of words read; ok is false if the first word cannot be of this kind.
	Read(words []string, m *Move) (used int, ok bool)
	// Write writes the first arguments as text and returns how many it used. Arguments that no word can make
	// still give some readable text, for error messages; "" stands for no word at all.
	Write(args []int16) (text string, used int)
	// Fits reports how many of a move's arguments, from index first on, belong to the word, and whether a
	// word can make them.
	Fits(m Move, first int) (used int, ok bool)
}

// Lines is the notation of a game: its forms, indexed by verb, and its words, indexed by kind.
type Lines[Kind ~uint8] struct {
	Players int
	Forms   []Form[Kind]
	Words   []Word
}

// Parse reads a line of a player or of the table. Several forms can share the same first word; the first form
// that fits all words counts. If none fits, the error is [ErrUnreadable].
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

// read reads the words after the first one into the move's arguments.
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

// Format writes a move in its canonical form. Its verb must have a form. A value that is no valid move still
// gives some readable text.
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

// Shaped reports whether some line can be read as this move: the verb may be used by the seat that makes the
// move, and its arguments are exactly those that the words of its form can make.
func (l *Lines[Kind]) Shaped(m *Move) bool {
	if int(m.Verb) >= len(l.Forms) || !m.Tidy() {
		return false
	}
	form := &l.Forms[m.Verb]
	if form.Word == "" || !form.writtenBy(m.Who, l.Players) {
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

// Forms describes the notation of a game to a screen on which moves are tapped instead of written. *[Lines]
// implements it.
type Forms interface {
	// Verbs returns the number of verbs, the roll included.
	Verbs() Verb
	// Takes returns who may write lines of a verb, and the kinds of the words after its first word. ok is
	// false if the verb has no form, or if one of those words has no kind.
	Takes(verb Verb) (by Author, words []ArgKind, ok bool)
	// Shaped reports whether some line can be read as this move.
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

// line returns the author of a line and its words in lower case, without "fix". The error is [ErrUnreadable]
// if there are no words, or if the line is neither a player's nor the table's: rolls have no words and are
// read elsewhere.
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

// writtenBy reports whether a seat may write lines of the form: the table for ByTable and ByFix, any player
// for ByPlayer.
func (f *Form[Kind]) writtenBy(who Seat, players int) bool {
	if f.By == ByPlayer {
		return who >= 0 && int(who) < players
	}
	return who == Table
}
