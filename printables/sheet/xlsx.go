package sheet

import (
	"bytes"
	"errors"

	"github.com/xuri/excelize/v2"

	"homespun/engines/common/panics"
	"homespun/engines/common/text"
	"homespun/printables/words"
	"homespun/rulesets"
)

// xlsx reads the first sheet of a workbook that is shown and has something in it.
func (s *Sheet) xlsx(data []byte) (found *rulesets.Finding) {
	if panics.Try(func() { found = s.workbook(data) }) != nil { // a file that the library does not expect
		return s.cut()
	}
	return found
}

func (s *Sheet) workbook(data []byte) *rulesets.Finding {
	// with equal limits nothing is unpacked into files
	book, err := excelize.OpenReader(bytes.NewReader(data),
		excelize.Options{UnzipSizeLimit: MaxUnzip, UnzipXMLSizeLimit: MaxUnzip})
	if err != nil {
		return s.cut()
	}
	defer book.Close()
	var shown []string
	for _, name := range book.GetSheetList() {
		if visible, err := book.GetSheetVisible(name); err == nil && visible {
			shown = append(shown, name)
		}
	}
	for i, name := range shown {
		if found := s.worksheet(book, name); found != nil {
			return found
		}
		if len(s.Rows) == 0 {
			continue
		}
		if others := len(shown) - i - 1; others > 0 {
			s.Remarks = append(s.Remarks,
				rulesets.Finding{Path: s.Path, Message: words.SheetOthers(text.Clean(name, 40))})
		}
		return nil
	}
	return nil
}

func (s *Sheet) worksheet(book *excelize.File, name string) *rulesets.Finding {
	rows, err := book.Rows(name)
	if errors.As(err, new(excelize.ErrSheetNotExist)) { // a sheet that is only a chart
		return nil
	}
	if err != nil {
		return s.cut()
	}
	defer rows.Close()
	for number := 1; rows.Next(); number++ {
		cells, err := rows.Columns()
		if err != nil {
			return s.cut()
		}
		if found := s.add(number, cells); found != nil {
			return found
		}
	}
	if err := rows.Error(); err != nil {
		return s.cut()
	}
	return nil
}

// cut is the finding of a file that is not whole.
func (s *Sheet) cut() *rulesets.Finding { return wrong(s.Path, words.SheetCut, words.SheetCutHow) }
