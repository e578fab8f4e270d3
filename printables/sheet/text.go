package sheet

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"

	"homespun/engines/common/text"
	"homespun/printables/words"
	"homespun/rulesets"
)

// text reads CSV, with commas, semicolons or tabs.
func (s *Sheet) text(data []byte, encoding string) *rulesets.Finding {
	written, guessed, found := decode(s.Path, data, encoding)
	if found != nil {
		return found
	}
	c := cutter{text: written}
	c.separator = c.separators()
	for number := 1; c.at < len(c.text); number++ {
		cells, open := c.row()
		if open > 0 {
			return wrongAt(s.Path, number, open, words.SheetOpenQuote, words.SheetOpenQuoteHow)
		}
		if found := s.add(number, cells); found != nil {
			return found
		}
	}
	if guessed {
		s.remarkOdd()
	}
	return nil
}

// decode returns a text as UTF-8, and whether its encoding was guessed.
func decode(path string, data []byte, name string) (string, bool, *rulesets.Finding) {
	if name != "" {
		known, err := htmlindex.Get(name)
		if err != nil {
			return "", false, wrong(path, words.SheetNoEncoding(text.Clean(name, 40)), words.SheetEncodings)
		}
		decoded, err := known.NewDecoder().Bytes(data)
		if err != nil {
			return "", false, wrong(path, words.SheetNotRead(err.Error()), "")
		}
		return strings.TrimPrefix(string(decoded), "\ufeff"), false, nil
	}
	data = bytes.TrimPrefix(text.Decode(data), []byte("\ufeff"))
	bad := text.NotUTF8(data)
	switch {
	case bad != nil && bad.Binary, bytes.IndexByte(data, 0) >= 0, bytes.HasPrefix(data, []byte("%PDF-")):
		return "", false, wrong(path, words.SheetNone, words.SheetNoneHow)
	case bad == nil:
		return string(data), false, nil
	}
	decoded, err := charmap.Windows1252.NewDecoder().Bytes(data)
	if err != nil { // never: every byte is a character
		return "", false, wrong(path, words.SheetNotRead(err.Error()), "")
	}
	return string(decoded), true, nil
}

// remarkOdd shows the first word of the sheet with a letter beyond ASCII, so that people see whether the encoding was
// guessed right.
func (s *Sheet) remarkOdd() {
	for _, row := range s.Rows {
		for i, cell := range row.Cells {
			for word := range strings.FieldsSeq(cell) {
				if strings.IndexFunc(word, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
					continue
				}
				found := wrongAt(s.Path, row.Number, i+1, words.SheetGuessed(text.Clean(word, 40)),
					words.SheetGuessedHow)
				found.Error = false
				s.Remarks, s.Guessed = append(s.Remarks, *found), true
				return
			}
		}
	}
}

// A cutter cuts a text into rows of cells.
type cutter struct {
	text      string
	at        int
	separator byte
}

// separators returns what separates the cells: what stands most often in the first row, or what Excel's line "sep=;"
// says, which it skips.
func (c *cutter) separators() byte {
	if rest, ok := strings.CutPrefix(c.text, "sep="); ok && len(rest) > 1 && strings.IndexByte("\r\n", rest[1]) >= 0 {
		c.at = len("sep=") + 1
		c.end()
		return rest[0]
	}
	best, most, quoted := byte(','), 0, false
	counts := map[byte]int{}
	for i := 0; i < len(c.text); i++ {
		sign := c.text[i]
		if sign == '"' {
			quoted = !quoted
		}
		if sign == '\n' && !quoted && most > 0 {
			break
		}
		if !quoted && (sign == ',' || sign == ';' || sign == '\t') {
			if counts[sign]++; counts[sign] > most {
				best, most = sign, counts[sign]
			}
		}
	}
	return best
}

// end skips the end of a line.
func (c *cutter) end() {
	if c.at < len(c.text) && c.text[c.at] == '\r' {
		c.at++
	}
	if c.at < len(c.text) && c.text[c.at] == '\n' {
		c.at++
	}
}

// row cuts the next row. Open is the column whose quotation mark is never closed, 0 where there is none.
func (c *cutter) row() (cells []string, open int) {
	for {
		cell, closed := c.cell()
		if cells = append(cells, cell); !closed {
			return cells, len(cells)
		}
		if c.at >= len(c.text) || c.text[c.at] != c.separator {
			c.end()
			return cells, 0
		}
		c.at++
	}
}

// cell cuts the next cell and leaves what ends it. What stands behind a closing quotation mark belongs to the cell
// too.
func (c *cutter) cell() (cell string, closed bool) {
	var quoted strings.Builder
	if c.at < len(c.text) && c.text[c.at] == '"' {
		for c.at++; ; {
			length := strings.IndexByte(c.text[c.at:], '"')
			if length < 0 {
				return "", false
			}
			quoted.WriteString(c.text[c.at : c.at+length])
			if c.at += length + 1; c.at >= len(c.text) || c.text[c.at] != '"' {
				break
			}
			quoted.WriteByte('"')
			c.at++
		}
	}
	from := c.at
	for c.at < len(c.text) && c.text[c.at] != c.separator && c.text[c.at] != '\n' && c.text[c.at] != '\r' {
		c.at++
	}
	if quoted.Len() == 0 {
		return c.text[from:c.at], true
	}
	return strings.ReplaceAll(quoted.String(), "\r\n", "\n") + c.text[from:c.at], true
}
