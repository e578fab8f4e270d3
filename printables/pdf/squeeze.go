package pdf

import (
	"bytes"
	"cmp"
	"compress/zlib"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Parts of a file as fpdf writes it.
var (
	crossReference = regexp.MustCompile(`\nxref\n0 (\d+)\n`)
	plainStream    = regexp.MustCompile(`/Length (\d+) ?>>\nstream\n`)
)

// entryLength is how long an entry of the cross-reference table is.
const entryLength = 20

// errShape says that a file is not of the shape that fpdf gives it.
var errShape = errors.New("the file is not of the expected shape")

// squeeze compresses the streams of a file that fpdf has written without compression. fpdf itself makes a compressor
// for each page and template, which takes longer than everything else; here one serves all.
func squeeze(content []byte) ([]byte, error) {
	start := bytes.LastIndex(content, []byte("\nstartxref\n"))
	begin := bytes.LastIndex(content, []byte("\nxref\n"))
	if begin < 0 || start < begin {
		return nil, errShape
	}
	table := crossReference.FindSubmatchIndex(content[begin:])
	if table == nil {
		return nil, errShape
	}
	for i := range table {
		table[i] += begin
	}
	count, err := strconv.Atoi(string(content[table[2]:table[3]]))
	if err != nil || table[1]+count*entryLength > len(content) {
		return nil, errShape
	}
	entries := content[table[1] : table[1]+count*entryLength]
	offsets := make([]int, count)
	for i := 1; i < count; i++ {
		if offsets[i], err = strconv.Atoi(string(entries[i*entryLength : i*entryLength+10])); err != nil {
			return nil, errShape
		}
	}
	return squeezed(content, offsets, table[0]+1, table[1]+count*entryLength, start)
}

// squeezed writes the file anew, given where its objects begin by their numbers, where its cross-reference table begins
// and ends, and where the last word after the trailer is.
func squeezed(content []byte, offsets []int, table, trailer, start int) ([]byte, error) {
	var packed bytes.Buffer
	compressor, err := zlib.NewWriterLevel(&packed, zlib.BestSpeed)
	if err != nil {
		return nil, err
	}
	order := make([]int, 0, len(offsets))
	for number := 1; number < len(offsets); number++ {
		order = append(order, number)
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(offsets[a], offsets[b]) })
	if len(order) == 0 {
		return nil, errShape
	}
	out := append(make([]byte, 0, len(content)/2), content[:offsets[order[0]]]...)
	moved, fonts := make([]int, len(offsets)), shorter(content[:table])
	for i, number := range order {
		from, end := offsets[number], table
		if i+1 < len(order) {
			end = offsets[order[i+1]]
		}
		if from > end || end > len(content) {
			return nil, errShape
		}
		moved[number] = len(out)
		object := content[from:end]
		if bytes.Contains(object[:min(len(object), headLength)], []byte("/Filter")) {
			out = append(out, object...)
			continue
		}
		at := plainStream.FindSubmatchIndex(object)
		if at == nil {
			out = append(out, fonts.Replace(string(object))...)
			continue
		}
		length, err := strconv.Atoi(string(object[at[2]:at[3]]))
		if err != nil || at[1]+length > len(object) {
			return nil, errShape
		}
		packed.Reset()
		compressor.Reset(&packed)
		fonts.WriteString(compressor, string(object[at[1]:at[1]+length]))
		if err := compressor.Close(); err != nil {
			return nil, err
		}
		out = append(out, head(fonts.Replace(string(object[:at[0]])))...)
		out = fmt.Appendf(out, "/Filter /FlateDecode /Length %d>>\nstream\n", packed.Len())
		out = append(out, packed.Bytes()...)
		out = append(out, object[at[1]+length:]...)
	}
	at := len(out)
	out = fmt.Appendf(out, "xref\n0 %d\n0000000000 65535 f \n", len(offsets))
	for _, offset := range moved[1:] {
		out = fmt.Appendf(out, "%010d 00000 n \n", offset)
	}
	out = append(out, content[trailer:start]...)
	return fmt.Appendf(out, "\nstartxref\n%d\n%%%%EOF\n", at), nil
}

// head returns the head of a stream. A template gets the resources of the pages, which have all fonts and templates, in
// place of a list of its own.
func head(of string) string {
	const list = "/Resources \n<<"
	at := strings.Index(of, list)
	if at < 0 || !strings.Contains(of[:at], "/Subtype /Form") {
		return of
	}
	return of[:at] + "/Resources 2 0 R\n"
}

// headLength is where the head of an object with a stream has ended.
const headLength = 400

// fontName is the name that fpdf gives a font: a sum that no compressor makes shorter.
var fontName = regexp.MustCompile(`/F[0-9a-f]{40}\b`)

// shorter returns what gives the fonts of a file short names, in the order in which they stand in it.
func shorter(content []byte) *strings.Replacer {
	var pairs []string
	at := bytes.LastIndex(content, []byte("/Font <<"))
	if at >= 0 {
		for _, name := range fontName.FindAll(content[at:], -1) {
			if !slices.Contains(pairs, string(name)) {
				pairs = append(pairs, string(name), fmt.Sprintf("/F%d", len(pairs)/2+1))
			}
		}
	}
	return strings.NewReplacer(pairs...)
}
