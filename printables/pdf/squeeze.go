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

// A shape is where the parts of a file that fpdf has written are: its objects by their numbers, its cross-reference table,
// the trailer behind that, and the last word after the trailer.
type shape struct {
	offsets               []int
	table, trailer, start int
}

func shapeOf(content []byte) (of shape, err error) {
	of.start = bytes.LastIndex(content, []byte("\nstartxref\n"))
	begin := bytes.LastIndex(content, []byte("\nxref\n"))
	if begin < 0 || of.start < begin {
		return of, errShape
	}
	table := crossReference.FindSubmatchIndex(content[begin:])
	if table == nil {
		return of, errShape
	}
	count, err := strconv.Atoi(string(content[begin+table[2] : begin+table[3]]))
	of.table, of.trailer = begin+1, begin+table[1]+count*entryLength
	if err != nil || count < 1 || of.trailer > of.start {
		return of, errShape
	}
	of.offsets = make([]int, count)
	for i := 1; i < count; i++ {
		at := begin + table[1] + i*entryLength
		if of.offsets[i], err = strconv.Atoi(string(content[at : at+10])); err != nil {
			return of, errShape
		}
	}
	return of, nil
}

// finished ends a file with the cross-reference table of its objects and a trailer.
func finished(out []byte, offsets []int, trailer []byte) []byte {
	at := len(out)
	out = fmt.Appendf(out, "xref\n0 %d\n0000000000 65535 f \n", len(offsets))
	for _, offset := range offsets[1:] {
		out = fmt.Appendf(out, "%010d 00000 n \n", offset)
	}
	return fmt.Appendf(append(out, trailer...), "\nstartxref\n%d\n%%%%EOF\n", at)
}

// squeeze compresses the streams of a file that fpdf has written without compression. fpdf itself makes a compressor
// for each page and template, which takes longer than everything else; here one serves all.
func squeeze(content []byte) ([]byte, error) {
	of, err := shapeOf(content)
	if err != nil {
		return nil, err
	}
	offsets, table := of.offsets, of.table
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
	return finished(out, moved, content[of.trailer:of.start]), nil
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
