package record

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/engines"
	"homespun/engines/common/text"
)

// Kind says what a line is: a move of the game, or one of the lines that all games have.
type Kind uint8

const (
	// MoveLine is a line in the game's notation: a move, a roll, or a fix that the game defines.
	MoveLine Kind = iota
	// UndoLine takes back the last active line, and RedoLine makes the line undone last again.
	UndoLine
	RedoLine
	// SeatLine changes who plays a seat.
	SeatLine
	// SetLine sets a key of the position ("fix set").
	SetLine
)

// Line is one line of a match, as data.
type Line struct {
	Kind Kind
	// Move is the move of a MoveLine.
	Move engines.Move
	// Seat is the seat of a SeatLine. Name or Bot says who plays it from now on.
	Seat      engines.Seat
	Name, Bot string
	// Same says that the line only puts a name right. In a file it is the remark [SamePerson] before the
	// line.
	Same bool
	// Key and Value belong to a SetLine and are as written: a dotted key, and a TOML value or a bare word,
	// which is a string.
	Key, Value string
}

// Who returns who makes the line.
func (l Line) Who() engines.Seat {
	if l.Kind == MoveLine {
		return l.Move.Who
	}
	return engines.Table
}

// MoveOf returns the line of a move.
func MoveOf(m engines.Move) Line { return Line{Kind: MoveLine, Move: m} }

// ReadLine reads a line WHO: MOVE of a match of this game, with or without a remark behind the move. Dashes,
// spaces and other signs may be those of phones and word processors. The error is an *[Unreadable] without a
// line number, and with the move as written.
func ReadLine(e engines.Notation, written string) (Line, error) {
	who, move, found := parts(written)
	if zeros := zerosIn(written); zeros != "" {
		return Line{}, &Unreadable{Who: text.OneLine(who), Move: text.OneLine(move),
			Problem: "this line holds " + zeros +
				"; what stands before it is whole: delete this line and all after it in an editor, and " +
				"the match goes on from there"}
	}
	if !found {
		return Line{}, &Unreadable{Move: strings.TrimSpace(written),
			Problem: "this is no line of a match; a line is WHO: MOVE"}
	}
	unreadable := func(problem string) (Line, error) {
		return Line{}, &Unreadable{Who: who, Move: move, Problem: problem}
	}
	if wrong := text.NotUTF8([]byte(written)); wrong != nil && !wrong.Binary {
		who, move = text.OneLine(who), text.OneLine(move)
		return unreadable(wrong.Error())
	}
	if !utf8.ValidString(written) || strings.ContainsFunc(written, func(r rune) bool {
		return r != '\t' && unicode.IsControl(r)
	}) {
		who, move = text.OneLine(who), text.OneLine(move)
		return unreadable("this line holds bytes that are no text")
	}
	seat, ok := seatOf(e, who)
	if !ok {
		return unreadable("nobody called " + quote(who) + " plays this match; WHO is " +
			text.Join(whos(e), "or"))
	}
	if seat == engines.Table {
		if line, problem, ours := tableLine(e, move); problem != "" {
			return unreadable(problem)
		} else if ours {
			return line, nil
		}
	}
	parse := func(move string) (engines.Move, error) {
		if move = plain(move); seat == engines.Dice {
			move = plainFaces(move)
		}
		return e.Parse(seat, move)
	}
	m, err := parse(move)
	if err != nil {
		return unreadable(quote(move) + " cannot be read as a line of " + whoText(e, seat) +
			remarkHint(plain(move), func(move string) bool { _, err := parse(move); return err == nil }))
	}
	return MoveOf(m), nil
}

// tableLine reads the lines of the table that all games have. ours is false for other lines, which the game
// reads. problem says what is wrong with the line; "" if it is right.
func tableLine(e engines.Notation, move string) (line Line, problem string, ours bool) {
	words := strings.Fields(move)
	word := func(i int) string {
		if i < len(words) {
			return strings.ToLower(plain(words[i]))
		}
		return ""
	}
	switch {
	case word(0) == "undo" || word(0) == "redo":
		if len(words) > 1 {
			return line, word(0) + " stands alone on its line", true
		}
		if word(0) == "undo" {
			return Line{Kind: UndoLine}, "", true
		}
		return Line{Kind: RedoLine}, "", true
	case word(0) == "seat":
		if len(words) < 3 {
			return line, "this line needs a seat and who plays it: seat B Cleo, or seat B bot medium", true
		}
		seat, ok := seatOf(e, words[1])
		if !ok || seat < 0 {
			return line, quote(words[1]) + " is no seat of this match; seats are " +
				text.Join(e.SeatIDs(), "or"), true
		}
		name := text.OneLine(strings.Join(words[2:], " "))
		if name == "" {
			return line, "this is no name", true
		}
		if word(2) != "bot" {
			return Line{Kind: SeatLine, Seat: seat, Name: name}, "", true
		}
		if len(words) != 4 {
			return line, "a bot needs its level and nothing else: seat B bot medium", true
		}
		return Line{Kind: SeatLine, Seat: seat, Bot: word(3)}, "", true
	case word(0) == "fix" && word(1) == "set":
		if len(words) < 4 {
			return line, "this line needs a key of the position and its value: fix set KEY VALUE", true
		}
		_, value := cutWord(move)
		_, value = cutWord(value)
		key, value := cutWord(value)
		return Line{Kind: SetLine, Key: plain(key), Value: plainValue(value)}, "", true
	}
	return line, "", false
}

// cutWord splits a text after its first word.
func cutWord(said string) (word, rest string) {
	said = strings.TrimSpace(said)
	if i := strings.IndexFunc(said, unicode.IsSpace); i >= 0 {
		return said[:i], strings.TrimSpace(said[i:])
	}
	return said, ""
}

// FormatLine writes a line in its one canonical form, WHO: MOVE, without newline.
func FormatLine(e engines.Notation, l Line) string {
	return whoText(e, l.Who()) + ": " + FormatMove(e, l)
}

// FormatMove writes the part of a line after WHO: in its one canonical form.
func FormatMove(e engines.Notation, l Line) string {
	switch l.Kind {
	case UndoLine:
		return "undo"
	case RedoLine:
		return "redo"
	case SeatLine:
		if l.Bot != "" {
			return "seat " + whoText(e, l.Seat) + " bot " + l.Bot
		}
		return "seat " + whoText(e, l.Seat) + " " + l.Name
	case SetLine:
		return "fix set " + l.Key + " " + l.Value
	}
	return e.Format(l.Move)
}

// whoText returns the id of a seat in the notation.
func whoText(e engines.Notation, s engines.Seat) string {
	switch s {
	case engines.Dice:
		return "dice"
	case engines.Table:
		return "table"
	}
	if ids := e.SeatIDs(); int(s) < len(ids) {
		return ids[s]
	}
	return "nobody"
}

// seatOf returns the seat that a word names, in upper or lower case, Dice and Table included.
func seatOf(e engines.Notation, word string) (engines.Seat, bool) {
	word = plain(word)
	switch strings.ToLower(word) {
	case "dice":
		return engines.Dice, true
	case "table":
		return engines.Table, true
	}
	i := slices.IndexFunc(e.SeatIDs(), func(id string) bool { return strings.EqualFold(id, word) })
	return engines.Seat(i), i >= 0
}

// whos returns all words that WHO can be.
func whos(e engines.Notation) []string { return append(slices.Clone(e.SeatIDs()), "dice", "table") }
