package sheet

import (
	"bytes"
	"encoding/csv"
	"errors"
	"path/filepath"
	"strings"

	"github.com/xuri/excelize/v2"

	"homespun/engines/common/text"
	"homespun/printables/words"
)

// Write returns the bytes of a spreadsheet of rows, in the form that the path's ending says. A cell that another
// program could take for a formula gets an apostrophe before it, which reading takes away. Line ends become "\n",
// and control characters are left out.
func Write(path string, rows [][]string) ([]byte, error) {
	ending := strings.ToLower(filepath.Ext(path))
	safe := make([][]string, len(rows))
	for i, row := range rows {
		for column, cell := range row {
			cell = harmless(printable(cell))
			if len(cell) > MaxCell {
				return nil, errors.New(path + ":" + Cell(i+1, column+1) + ": " + words.SheetCell(MaxCell))
			}
			safe[i] = append(safe[i], cell)
		}
	}
	switch ending {
	case ".xlsx":
		return workbook(safe)
	case ".csv", ".tsv":
		var b bytes.Buffer
		b.WriteString("\ufeff") // by which Excel knows UTF-8
		w := csv.NewWriter(&b)
		if ending == ".tsv" {
			w.Comma = '\t'
		}
		err := w.WriteAll(safe)
		return b.Bytes(), err
	}
	return nil, errors.New(path + ": " + words.SheetNoForm(text.Join(Written, "or")))
}

// printable returns a text without what no spreadsheet holds.
func printable(cell string) string {
	cell = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.ToValidUTF8(cell, "\ufffd"))
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' || r == 0x7f || r == 0xfffe || r == 0xffff {
			return -1
		}
		return r
	}, cell)
}

// workbook makes an XLSX of rows, whose cells are all words.
func workbook(rows [][]string) ([]byte, error) {
	book := excelize.NewFile()
	defer book.Close()
	const first = "Sheet1"
	for i, row := range rows {
		for column, cell := range row {
			if cell == "" {
				continue
			}
			if err := book.SetCellStr(first, Cell(i+1, column+1), cell); err != nil {
				return nil, err
			}
		}
	}
	var b bytes.Buffer
	err := book.Write(&b)
	return b.Bytes(), err
}
