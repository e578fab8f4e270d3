package sheet

import (
	"archive/zip"
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"

	"homespun/printables/words"
	"homespun/rulesets"
)

// An opened reads the first table of an ODS with something in it.
type opened struct {
	sheet  *Sheet
	row    []string
	number int // of the row, counting from 1
	// repeats are how often the row and the cell stand there.
	rows, columns int
	cell          strings.Builder
	// inCell and inText say whether a cell and a paragraph are open; blank is whether a blank there is one too many.
	inCell, inText, blank bool
	// tables is how many tables had nothing in them; skip is the depth of what is no text of a cell, 0 outside.
	skip int
}

// ods reads the content of an ODS.
func (s *Sheet) ods(archive *zip.Reader) *rulesets.Finding {
	f, err := archive.Open("content.xml")
	if err != nil {
		return s.cut()
	}
	defer f.Close()
	o := opened{sheet: s}
	decoder := xml.NewDecoder(io.LimitReader(f, MaxUnzip))
	const deepest = 100
	for depth := 0; ; {
		token, err := decoder.RawToken()
		if errors.Is(err, io.EOF) && depth == 0 {
			return nil
		}
		if err != nil {
			return s.cut()
		}
		switch token := token.(type) {
		case xml.StartElement:
			if depth++; depth > deepest {
				return s.cut()
			}
			o.start(token, depth)
		case xml.EndElement:
			if found := o.end(token.Name, depth); found != nil {
				return found
			}
			if depth--; token.Name.Local == "table" && token.Name.Space == "table" && len(s.Rows) > 0 {
				return nil
			}
		case xml.CharData:
			o.chars(string(token))
		}
	}
}

// attribute returns a number of an element, 1 where it has none, at most as many as anything here can be.
func attribute(element xml.StartElement, name string) int {
	for _, a := range element.Attr {
		if a.Name.Local != name {
			continue
		}
		if n, err := strconv.Atoi(a.Value); err == nil && n > 0 {
			return min(n, 1<<21)
		}
	}
	return 1
}

func (o *opened) start(element xml.StartElement, depth int) {
	if o.skip > 0 {
		return
	}
	switch element.Name.Space + ":" + element.Name.Local {
	case "table:table":
		o.number = 0
	case "table:table-row":
		o.row, o.rows = o.row[:0], attribute(element, "number-rows-repeated")
	case "table:table-cell", "table:covered-table-cell":
		o.inCell, o.columns = true, attribute(element, "number-columns-repeated")
		o.cell.Reset()
	case "text:p":
		if o.inCell && o.cell.Len() > 0 {
			o.cell.WriteByte('\n')
		}
		o.inText, o.blank = true, true
	case "text:s":
		o.write(strings.Repeat(" ", min(attribute(element, "c"), MaxCell)))
	case "text:tab":
		o.write("\t")
	case "text:line-break":
		o.write("\n")
	case "office:annotation", "table:tracked-changes", "table:shapes", "draw:frame":
		o.skip = depth
	}
}

// write writes what is no blank that could be left out.
func (o *opened) write(said string) {
	if o.inCell && o.inText && o.cell.Len() <= MaxCell { // the rest is not needed to tell that it is too long
		o.cell.WriteString(said)
		o.blank = false
	}
}

// chars writes the characters of a paragraph. Blanks in a row are one, none at its beginning.
func (o *opened) chars(said string) {
	if o.skip > 0 || !o.inText || !o.inCell {
		return
	}
	var kept strings.Builder
	for _, r := range said {
		blank := r == ' ' || r == '\t' || r == '\n' || r == '\r'
		if blank && o.blank {
			continue
		}
		if o.blank = blank; blank {
			r = ' '
		}
		kept.WriteRune(r)
	}
	blank := o.blank
	o.write(kept.String())
	o.blank = blank
}

func (o *opened) end(name xml.Name, depth int) *rulesets.Finding {
	if o.skip > 0 {
		if o.skip == depth {
			o.skip = 0
		}
		return nil
	}
	switch name.Space + ":" + name.Local {
	case "text:p":
		o.inText = false
	case "table:table-cell", "table:covered-table-cell":
		o.inCell = false
		most := o.columns
		if o.cell.Len() == 0 { // those behind the last cell
			most = min(most, MaxColumns+1-min(len(o.row), MaxColumns+1))
		} else if len(o.row)+most > MaxColumns+1 {
			return wrongAt(o.sheet.Path, o.number+1, MaxColumns+1, words.SheetColumns(MaxColumns),
				words.SheetColumnsHow)
		}
		for range most {
			o.row = append(o.row, o.cell.String())
		}
	case "table:table-row":
		for range o.rows {
			o.number++
			before := len(o.sheet.Rows)
			if found := o.sheet.add(o.number, o.row); found != nil {
				return found
			}
			if len(o.sheet.Rows) == before { // an empty row
				o.number += o.rows - 1
				break
			}
		}
	}
	return nil
}
