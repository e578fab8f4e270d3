package grid

import (
	"fmt"
	"strconv"
	"strings"

	"homespun/engines"
)

const (
	// MaxColumns is the largest number of columns, because each has one letter.
	MaxColumns = 26
	// MaxRows is the largest number of rows in a drawing.
	MaxRows = 99
)

// Blank is the character in a board's drawing for a place without a space.
const Blank = ' '

// Space is one square of a board.
type Space struct {
	// Column and Row are counted from 0, from the top left corner of the drawing.
	Column, Row int
	// Sign is the space's character in the drawing. The game gives it a meaning.
	Sign byte
}

// Name returns the space's name: d3.
func (s Space) Name() string { return string(rune('a'+s.Column)) + strconv.Itoa(s.Row+1) }

// Board knows the spaces of a board and which of them touch. It never changes.
type Board struct {
	// Columns and Rows are the size of the drawing.
	Columns, Rows int
	spaces        []Space
	index         []int16 // by row and column: the space, or -1
	near          [][]int16
}

// Parse reads a board drawn as text, with one character for each space and one line for each row. signs are
// the characters that stand for spaces; a blank is no space. Blanks at the end of a row, and empty rows at
// the end, may be left out. The error says what is wrong with the drawing: it needs at least one space and at
// most most.
func Parse(text, signs string, most int) (*Board, error) {
	lines := strings.Split(strings.TrimRight(strings.ReplaceAll(text, "\r\n", "\n"), " \n"), "\n")
	b := &Board{Rows: len(lines)}
	if b.Rows > MaxRows {
		return nil, fmt.Errorf("has %d rows; at most %d can be numbered", b.Rows, MaxRows)
	}
	for row, line := range lines {
		column := 0
		for _, sign := range strings.TrimRight(line, " ") {
			switch {
			case column == MaxColumns:
				return nil, fmt.Errorf("row %d is longer than the %d columns that have a letter", row+1,
					MaxColumns)
			case sign == Blank:
			case sign < 128 && strings.ContainsRune(signs, sign):
				b.spaces = append(b.spaces, Space{column, row, byte(sign)})
			default:
				return nil, fmt.Errorf(
					"row %d, column %d holds %q; a space is one of %s, and a blank is no space",
					row+1, column+1, sign, strings.Join(strings.Split(signs, ""), " "))
			}
			column++
		}
		b.Columns = max(b.Columns, column)
	}
	if len(b.spaces) == 0 {
		return nil, fmt.Errorf("has no spaces; draw it with %s", strings.Join(strings.Split(signs, ""), " "))
	}
	if len(b.spaces) > most {
		return nil, fmt.Errorf("has %d spaces; at most %d can be played", len(b.spaces), most)
	}
	b.connect()
	return b, nil
}

// connect fills in the index, and the neighbours of each space.
func (b *Board) connect() {
	b.index = make([]int16, b.Columns*b.Rows)
	for i := range b.index {
		b.index[i] = -1
	}
	for i, s := range b.spaces {
		b.index[s.Row*b.Columns+s.Column] = int16(i)
	}
	b.near = make([][]int16, len(b.spaces))
	for i, s := range b.spaces {
		for _, step := range [...][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
			if to, ok := b.At(s.Column+step[0], s.Row+step[1]); ok {
				b.near[i] = append(b.near[i], int16(to))
			}
		}
	}
}

// Len returns how many spaces the board has.
func (b *Board) Len() int { return len(b.spaces) }

// Space returns a space by its number.
func (b *Board) Space(i int) Space { return b.spaces[i] }

// Name returns the name of a space by its number.
func (b *Board) Name(i int) string { return b.spaces[i].Name() }

// At returns the number of the space in a column and row, both counted from 0; ok is false if there is none.
func (b *Board) At(column, row int) (space int, ok bool) {
	if column < 0 || row < 0 || column >= b.Columns || row >= b.Rows {
		return -1, false
	}
	i := b.index[row*b.Columns+column]
	return int(i), i >= 0
}

// Find returns the number of the space with a name such as d3; ok is false if there is none.
func (b *Board) Find(name string) (space int, ok bool) {
	if len(name) < 2 || name[1] == '0' {
		return -1, false
	}
	row, err := strconv.ParseUint(name[1:], 10, 16)
	if err != nil {
		return -1, false
	}
	return b.At(int(name[0]|0x20)-'a', int(row)-1)
}

// Word returns the kind of word that is a space of this board, for a game's notation. A space that the board
// does not have can be read too, so that Check can refuse it.
func (b *Board) Word() engines.Word { return engines.SpaceWord(b.At, b.Name, b.Len()) }

// Near returns the spaces that share a side with a space, in the order above, left, right, below. The caller
// must not change the slice.
func (b *Board) Near(i int) []int16 { return b.near[i] }

// Picture returns the board as text for a terminal, one line for each row, with the letters of the columns
// and the numbers of the rows. cell returns the text for a space, which is padded to width.
func (b *Board) Picture(width int, cell func(space int) string) string {
	var text strings.Builder
	line := func(label string, sign func(column int) string) {
		row := fmt.Sprintf("%2s", label)
		for column := range b.Columns {
			row += fmt.Sprintf(" %-*s", width, sign(column))
		}
		text.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	line("", func(column int) string { return string(rune('a' + column)) })
	for row := range b.Rows {
		line(fmt.Sprint(row+1), func(column int) string {
			if space, ok := b.At(column, row); ok {
				return cell(space)
			}
			return ""
		})
	}
	return text.String()
}
