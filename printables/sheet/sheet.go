// Package sheet reads and writes spreadsheets as rows of cells: CSV, XLSX and ODS. It does not know what the cells
// are for. Whatever it is given, it uses a bounded amount of memory and writes nothing beside the file.
package sheet

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/words"
	"homespun/rulesets"
)

// How much a spreadsheet may be.
const (
	MaxFile    = 32 << 20 // bytes on disk
	MaxUnzip   = 64 << 20 // bytes that are packed in it
	MaxRows    = 20_000
	MaxColumns = 256
	MaxText    = 16 << 20 // bytes of all cells
	MaxCell    = 32_767   // bytes of one cell
)

// A Sheet is rows of cells.
type Sheet struct {
	// Path is the file's.
	Path string
	// Rows are those with something in them, in their order.
	Rows []Row
	// Remarks tell what people may have meant otherwise.
	Remarks []rulesets.Finding
	// Guessed says that nothing tells how the letters beyond ASCII were saved.
	Guessed bool

	size int // bytes of the cells so far
}

// A Row is a row of a sheet.
type Row struct {
	// Number counts from 1, as the spreadsheet does.
	Number int
	// Cells begin with column A and end with the last that has something in it.
	Cells []string
}

// Cell returns the address of a cell, "C7"; rows and columns count from 1.
func Cell(row, column int) string {
	letters := ""
	for ; column > 0; column = (column - 1) / 26 {
		letters = string(rune('A'+(column-1)%26)) + letters
	}
	return letters + strconv.Itoa(row)
}

// Endings are those of the files that are read; Written are those that can be written.
var (
	Endings = []string{".csv", ".tsv", ".xlsx", ".xlsm", ".ods", ".xls", ".numbers"}
	Written = []string{".csv", ".tsv", ".xlsx"}
)

// Is reports whether a file is a spreadsheet by its name.
func Is(path string) bool { return slices.Contains(Endings, strings.ToLower(filepath.Ext(path))) }

// Read reads a spreadsheet. The encoding is that of a text, "" for whatever it seems to be. What is wrong is
// returned as a finding.
func Read(path, encoding string) (*Sheet, *rulesets.Finding) {
	data, _, err := files.Read(path, MaxFile)
	switch {
	case err == nil:
		return Parse(path, data, encoding)
	case errors.Is(err, fs.ErrNotExist):
		return nil, wrong(path, words.SheetMissing, "")
	case errors.Is(err, files.ErrFolder):
		return nil, wrong(path, words.SheetFolder, words.SheetFolderHow)
	case errors.As(err, new(*files.LargeError)):
		return nil, wrong(path, words.SheetLarge(MaxFile>>20), words.SheetParts)
	}
	return nil, wrong(path, words.SheetNotRead(files.Cause(err).Error()), "")
}

// Parse reads a spreadsheet from the bytes of its file, whatever its ending says.
func Parse(path string, data []byte, encoding string) (*Sheet, *rulesets.Finding) {
	s := &Sheet{Path: path}
	switch {
	case len(bytes.TrimSpace(data)) == 0:
		return nil, wrong(path, words.SheetEmpty, "")
	case bytes.HasPrefix(data, []byte("\xd0\xcf\x11\xe0")):
		return nil, wrong(path, words.SheetOld, words.SheetOldHow)
	case !bytes.HasPrefix(data, []byte("PK")):
		return s.done(s.text(data, encoding))
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, wrong(path, words.SheetCut, words.SheetCutHow)
	}
	var size, largest uint64
	kind := ""
	for _, f := range archive.File {
		size += f.UncompressedSize64
		if size > MaxUnzip {
			return nil, wrong(path, words.SheetBomb(MaxUnzip>>20), words.SheetParts)
		}
		switch f.Name {
		case "xl/workbook.xml", "content.xml":
			kind = f.Name
		}
		if strings.HasPrefix(f.Name, "xl/") && strings.HasSuffix(f.Name, ".xml") &&
			!strings.HasPrefix(f.Name, "xl/worksheets/") {
			largest = max(largest, f.UncompressedSize64)
		}
	}
	switch {
	case kind == "":
		return nil, wrong(path, words.SheetNone, words.SheetNoneHow)
	case largest > maxPart:
		return nil, wrong(path, words.SheetBomb(maxPart>>20), words.SheetParts)
	case slices.ContainsFunc(archive.File, swollen):
		return nil, s.cut()
	case kind == "content.xml":
		return s.done(s.ods(archive))
	}
	return s.done(s.xlsx(data))
}

const (
	// maxPart is how many bytes a part of an XLSX may have that is held as a whole, other than its sheets.
	maxPart = 4 << 20
	// maxRun is how many bytes of XML a tag may have, or a text between two: far more than any program writes.
	maxRun = 1 << 20
)

// swollen reports whether a part of an archive is XML with a tag or a text that would take too much memory, or is
// damaged.
func swollen(part *zip.File) bool {
	if ending := filepath.Ext(part.Name); ending != ".xml" && ending != ".rels" {
		return false
	}
	f, err := part.Open()
	if err != nil {
		return true
	}
	defer f.Close()
	buffer, quote, inside, run := make([]byte, 32<<10), byte(0), false, 0
	for {
		n, err := f.Read(buffer)
		for _, sign := range buffer[:n] {
			run++
			switch {
			case sign == '<':
				inside, quote, run = true, 0, 0
			case !inside:
			case quote != 0 && sign == quote:
				quote = 0
			case quote == 0 && (sign == '"' || sign == '\''):
				quote = sign
			case quote == 0 && sign == '>':
				inside, run = false, 0
			}
			if run > maxRun {
				return true
			}
		}
		if err != nil {
			return !errors.Is(err, io.EOF)
		}
	}
}

func (s *Sheet) done(found *rulesets.Finding) (*Sheet, *rulesets.Finding) {
	switch {
	case found != nil:
		return nil, found
	case len(s.Rows) == 0:
		return nil, wrong(s.Path, words.SheetEmpty, "")
	}
	return s, nil
}

// add adds a row. Nothing is added where nothing is in it.
func (s *Sheet) add(number int, cells []string) *rulesets.Finding {
	last := len(cells)
	for last > 0 && strings.TrimSpace(cells[last-1]) == "" {
		last--
	}
	if last == 0 {
		return nil
	}
	switch {
	case number > MaxRows:
		return wrongAt(s.Path, number, 1, words.SheetRows(MaxRows), words.SheetParts)
	case last > MaxColumns:
		return wrongAt(s.Path, number, last, words.SheetColumns(MaxColumns), words.SheetColumnsHow)
	}
	for i, cell := range cells[:last] {
		if s.size += len(cell); len(cell) > MaxCell {
			return wrongAt(s.Path, number, i+1, words.SheetCell(MaxCell), words.SheetCellHow)
		}
	}
	if s.size > MaxText {
		return wrongAt(s.Path, number, 1, words.SheetLarge(MaxText>>20), words.SheetParts)
	}
	row := Row{Number: number, Cells: make([]string, last)}
	for i, cell := range cells[:last] {
		row.Cells[i] = meant(cell)
	}
	s.Rows = append(s.Rows, row)
	return nil
}

// commands are how cells begin that other programs may take for a formula, and then for a command.
const commands = "=+-@\t\r"

// harmless puts an apostrophe before a cell that could be taken for a formula; [meant] takes it away.
func harmless(cell string) string {
	if inner := strings.TrimLeft(cell, "'"); inner != "" && strings.IndexByte(commands, inner[0]) >= 0 {
		return "'" + cell
	}
	return cell
}

func meant(cell string) string {
	if inner := strings.TrimLeft(cell, "'"); inner != "" && strings.IndexByte(commands, inner[0]) >= 0 {
		return strings.TrimPrefix(cell, "'")
	}
	return cell
}

func wrong(path, message, suggestion string) *rulesets.Finding {
	return &rulesets.Finding{Path: path, Message: message, Suggestion: suggestion, Error: true}
}

func wrongAt(path string, row, column int, message, suggestion string) *rulesets.Finding {
	found := wrong(path, message, suggestion)
	found.Line, found.Cell = row, Cell(row, column)
	return found
}
