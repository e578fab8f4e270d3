package plays

import (
	"bytes"
	"encoding/csv"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// columns are the heads of [CSV], for programs.
var columns = []string{"file", "id", "date", "game", "title", "rules", "minutes", "over", "goes_on_in", "lines",
	"turns", "seat", "names", "bot", "score", "won", "copy_of"}

// CSV returns plays as a table, a seat a line, in UTF-8. The people of a seat stand in one cell, with " + " between
// them. What a spreadsheet would take for a formula has an apostrophe before it, so that it is a text.
func CSV(list []Play) ([]byte, error) {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	if err := w.Write(columns); err != nil {
		return nil, err
	}
	for _, p := range list {
		for _, s := range p.Seats {
			row := []string{p.File, p.ID, p.Date.Format(time.RFC3339), p.Game, p.Title, p.Rules, known(p.Minutes),
				strconv.FormatBool(p.Over), p.GoesOnIn, strconv.Itoa(p.Lines), strconv.Itoa(p.Turns), s.ID,
				strings.Join(s.Names, " + "), s.Bot, "", strconv.FormatBool(s.Won), p.CopyOf}
			for i, cell := range row {
				row[i] = harmless(cell)
			}
			if s.Score != nil {
				row[14] = strconv.Itoa(*s.Score) // no formula, with a minus neither
			}
			if err := w.Write(row); err != nil {
				return nil, err
			}
		}
	}
	w.Flush()
	return out.Bytes(), w.Error()
}

// formula matches the beginning of what a spreadsheet may compute. In many countries Excel parts a file at
// semicolons, even inside quotes, so each part of a cell may become a cell. Blanks and quotes may fall
// away before it.
var formula = regexp.MustCompile(`(^|[;,\t\r\n])([\p{Z}"]*[=+@＝＋－＠-])`)

// harmless returns the text of a cell so that no spreadsheet computes it or a part of it.
func harmless(cell string) string {
	cell = formula.ReplaceAllString(cell, "${1}'${2}")
	if cell != "" && strings.ContainsRune("\t\r\n", rune(cell[0])) {
		return "'" + cell
	}
	return cell
}

// known returns a number as a text, "" for 0, which is one that is not known.
func known(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}
