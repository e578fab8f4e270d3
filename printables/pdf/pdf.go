// Package pdf writes drawings as the pages of a PDF. It is the only package that uses fpdf, and it works
// around fpdf's faults: all input is checked and cleaned first, so that fpdf never gets anything it cannot
// handle.
package pdf

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"strings"
	"time"

	"github.com/go-pdf/fpdf"

	"homespun/printables/drawing"
)

// A Document is a PDF to be printed in one go. The same document always gives the same bytes.
type Document struct {
	Title, Author, Subject string
	Language               string // of the text, as "en"; "" is "en"
	Duplex                 Duplex
	Pages                  []Page
	Attachments            []Attachment // at most MaxAttachments
}

// A Page is a drawing on paper of the drawing's size. If Bookmark is not "", the PDF reader lists the page
// under it; pages of one Group that follow each other are listed under the group. Headings are listed under
// the page. Correction is the printer's; it affects only paper, and previews on the screen show the drawing
// alone.
type Page struct {
	Drawing         *drawing.Drawing
	Group, Bookmark string
	Headings        []string
	Correction      Correction
}

// An Attachment is a file inside the PDF, such as the house rules that were used.
type Attachment struct {
	Name, Description string
	Content           []byte
}

// MaxAttachments limits the attachments: fpdf names them with one digit, in an order that has to be sorted.
const MaxAttachments = 9

// Duplex is the request to the printer for printing on both sides.
type Duplex byte

// Print on one side, or on both sides with the sheet turned over its long or its short edge.
const (
	OneSide Duplex = iota
	LongEdge
	ShortEdge
)

// preference returns the name of the setting in a PDF.
func (d Duplex) preference() string {
	return [...]string{"Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"}[d]
}

// date is the date in every file. It is fixed so that the same input always gives the same bytes.
var date = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)

// cannotWrite is what every failure to write begins with.
const cannotWrite = "the PDF cannot be written: %w"

// ErrEmpty is the error for a document without pages.
var ErrEmpty = errors.New("a PDF needs a page: choose at least one part to print")

// Write writes the document. The error is ErrEmpty, a *drawing.Fault, a *CorrectionError, or the writer's.
func (d Document) Write(w io.Writer) error {
	content, err := d.Bytes()
	if err != nil {
		return err
	}
	_, err = w.Write(content)
	return err
}

// Bytes returns the document as a file's content.
func (d Document) Bytes() (content []byte, err error) { return d.bytes(true) }

func (d Document) bytes(compress bool) (content []byte, err error) {
	if len(d.Pages) == 0 {
		return nil, ErrEmpty
	}
	if len(d.Attachments) > MaxAttachments {
		return nil, fmt.Errorf("a PDF carries at most %d files, not %d", MaxAttachments, len(d.Attachments))
	}
	for i, page := range d.Pages {
		if page.Drawing == nil {
			return nil, fmt.Errorf("page %d has no drawing", i+1)
		}
		if err := page.Drawing.Check(); err != nil {
			return nil, fmt.Errorf("page %d: %w", i+1, err)
		}
		if err := page.Correction.check(); err != nil {
			return nil, fmt.Errorf("page %d: %w", i+1, err)
		}
	}
	// fpdf panics on some input. The checks above keep all known cases away from it;
	// this recover is for the unknown ones.
	defer func() {
		if fault := recover(); fault != nil {
			content, err = nil, fmt.Errorf(cannotWrite, fmt.Errorf("%v", fault))
		}
	}()
	out := fpdf.NewCustom(&fpdf.InitType{OrientationStr: "P", UnitStr: "mm", Size: size(d.Pages[0].Drawing)})
	out.SetCompression(false) // see squeeze
	out.SetCatalogSort(true)
	out.SetCreationDate(date)
	out.SetModificationDate(date)
	out.SetProducer("Homespun", true)
	out.SetCreator("Homespun", true)
	out.SetTitle(clean(d.Title), true)
	out.SetAuthor(clean(d.Author), true)
	out.SetSubject(clean(d.Subject), true)
	out.SetLang(catalog(d.Language, d.Duplex))
	out.SetMargins(0, 0, 0)
	out.SetAutoPageBreak(false, 0)
	d.attach(out)

	b := book{out: out, templates: map[form]template{}, uses: map[form]*usage{},
		images: map[*drawing.Pixels]int{}}
	b.loadFonts(d)
	met := map[*drawing.Symbol]bool{}
	for i, page := range d.Pages {
		b.findImages(page.Drawing, met)
		b.count(page.Drawing, i)
	}
	for _, page := range d.Pages {
		b.symbols(page.Drawing, out)
	}
	outline := d.outline()
	for i, page := range d.Pages {
		// "P" keeps width and height as they are; "L" would swap them.
		out.AddPageFormat("P", size(page.Drawing))
		for _, entry := range outline {
			if entry.page == i {
				// fpdf encodes a bookmark correctly only while one of our fonts is selected.
				out.SetFont(drawing.Atkinson.String(), "", 9)
				out.Bookmark(entry.text, entry.level, roomy)
			}
		}
		b.page(out, page)
	}
	var buffer bytes.Buffer
	if err := out.Output(&buffer); err != nil {
		return nil, fmt.Errorf(cannotWrite, err)
	}
	content = aim(version(buffer.Bytes()), d)
	if content, err = b.embed(content); err != nil {
		return nil, fmt.Errorf(cannotWrite, err)
	}
	if !compress {
		return content, nil
	}
	if content, err = squeeze(content); err != nil {
		return nil, fmt.Errorf(cannotWrite, err)
	}
	return content, nil
}

// page draws a page with its correction.
func (b book) page(out *fpdf.Fpdf, page Page) {
	if !page.Correction.None() {
		out.TransformBegin()
		defer out.TransformEnd()
		out.Transform(page.Correction.matrix(page.Drawing.Width, page.Drawing.Height))
	}
	b.draw(out, page.Drawing, 0, 0, page.Drawing.Height)
}

func size(d *drawing.Drawing) fpdf.SizeType { return fpdf.SizeType{Wd: d.Width, Ht: d.Height} }

// catalog returns the argument for fpdf's SetLang: the language, followed by settings for which fpdf has no
// function, such as that the printer must not scale. This works because SetLang writes its text unchanged
// between brackets; tests and two PDF checkers make sure that it stays so.
func catalog(language string, duplex Duplex) string {
	tag := strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return -1
	}, language)
	tag = cmp.Or(tag, "en")
	return tag + ")\n/ViewerPreferences <</PrintScaling /None /PickTrayByPDFSize true /DisplayDocTitle true /Duplex /" +
		duplex.preference() + ">> %"
}

// version sets the PDF version in the header to 1.7, which PrintScaling (1.6) and Duplex (1.7) need.
func version(content []byte) []byte {
	const want = "%PDF-1.7"
	if len(content) >= len(want) && bytes.HasPrefix(content, []byte("%PDF-1.")) {
		copy(content, want)
	}
	return content
}

// roomy is a height that fpdf writes as a long number. It leaves enough room to overwrite the target of a
// bookmark later, see aim.
const roomy = -1e6

var destination = regexp.MustCompile(`/Dest \[\d+ 0 R /XYZ 0 [\d.]+ null\]\n/Count 0>>`)

// aim corrects the bookmarks so that they lead to their pages. fpdf assumes that the first page is object 3
// of the file, but each attachment takes two objects before the pages. It also writes all of them without
// children; a bookmark with children gets a count below zero here, so that it is closed at first.
func aim(content []byte, d Document) []byte {
	var aims, counts []string
	list := d.outline()
	for i, entry := range list {
		aims = append(aims, fmt.Sprintf("/Dest [%d 0 R /Fit]", 3+2*len(d.Attachments)+2*entry.page))
		counts = append(counts, fmt.Sprintf("\n/Count %d>>", -under(list, i)))
	}
	if len(aims) == 0 {
		return content
	}
	start := bytes.LastIndex(content, []byte("\nendstream"))
	for i, at := range destination.FindAllIndex(content[start:], len(aims)) {
		place := content[start+at[0] : start+at[1]]
		copy(place, aims[i]+strings.Repeat(" ", len(place)-len(aims[i])-len(counts[i]))+counts[i])
	}
	return content
}

// clean returns a text for bookmarks and the like, which the PDF reader shows in its own font. It may have
// any letter that two bytes can encode.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		if r > 0xFFFF {
			return -1
		}
		return r
	}, drawing.Sanitise(text))
}

func (d Document) attach(out *fpdf.Fpdf) {
	attachments := make([]fpdf.Attachment, len(d.Attachments))
	for i, a := range d.Attachments {
		attachments[i] = fpdf.Attachment{Filename: clean(a.Name), Description: clean(a.Description),
			Content: a.Content}
	}
	out.SetAttachments(attachments)
}

// loadFonts loads only the fonts that are used, in a fixed order, because fpdf embeds every font it has
// loaded.
func (b book) loadFonts(d Document) {
	used := map[drawing.Font]bool{}
	seen := map[*drawing.Symbol]bool{}
	var look func(*drawing.Drawing)
	look = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				if used[m.Font] = true; m.Font.Outlined() {
					used[hiddenFont] = true
				}
			case drawing.Use:
				if !seen[m.Symbol] {
					seen[m.Symbol] = true
					look(m.Symbol.Drawing)
				}
			}
		}
	}
	for _, page := range d.Pages {
		look(page.Drawing)
	}
	if len(d.outline()) > 0 {
		used[drawing.Atkinson] = true
	}
	for _, font := range drawing.Fonts {
		if used[font] {
			b.out.AddUTF8FontFromBytes(font.String(), "", font.Data())
		}
	}
}

// finite is the last check before a number is written. It should never find anything, as drawings are checked
// and all results are bounded.
func finite(v float64) float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		panic("a number that is none")
	}
	return v
}
