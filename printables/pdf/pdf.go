// Package pdf writes drawings as pages of a PDF. It is the only package that knows fpdf, and knows its traps:
// what goes in is checked and cleaned first, so that nothing fpdf stumbles over gets there.
package pdf

import (
	"bytes"
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

// A Document is what is printed in one go. The same document gives the same bytes, always.
type Document struct {
	Title, Author, Subject string
	Language               string // of the text, as "en"; "" is "en"
	Duplex                 Duplex
	Pages                  []Page
	Attachments            []Attachment // at most MaxAttachments
}

// A Page is a drawing on paper of the drawing's size. A Bookmark, if not "", lists it in the reader's margin.
// The Correction is the printer's, and only paper has it: a picture of the page on the screen is the drawing
// alone.
type Page struct {
	Drawing    *drawing.Drawing
	Bookmark   string
	Correction Correction
}

// An Attachment is a file that travels in the PDF, such as the house rules it was made from.
type Attachment struct {
	Name, Description string
	Content           []byte
}

// MaxAttachments is how many files can travel along: fpdf names them with one digit, in an order that has to
// be sorted.
const MaxAttachments = 9

// Duplex is what the printer is asked to do with backs.
type Duplex byte

// One side; or both, turned over the long or the short edge.
const (
	OneSide Duplex = iota
	LongEdge
	ShortEdge
)

// preference is the name in the PDF.
func (d Duplex) preference() string {
	return [...]string{"Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"}[d]
}

// date stands in every file as its date, so that the same input gives the same bytes.
var date = time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)

// ErrEmpty is returned for a document without a page.
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
	// fpdf panics where it has not thought of something. All such places that are known are kept from it;
	// this is for the ones that are not.
	defer func() {
		if fault := recover(); fault != nil {
			content, err = nil, fmt.Errorf("the PDF cannot be written: %v", fault)
		}
	}()
	out := fpdf.NewCustom(&fpdf.InitType{OrientationStr: "P", UnitStr: "mm", Size: size(d.Pages[0].Drawing)})
	out.SetCompression(compress)
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

	b := book{out: out, templates: map[*drawing.Symbol]template{}, uses: map[*drawing.Symbol]int{}}
	b.loadFonts(d)
	for _, page := range d.Pages {
		b.count(page.Drawing)
	}
	for _, page := range d.Pages {
		b.symbols(page.Drawing, out)
	}
	for _, page := range d.Pages {
		// "P" keeps width and height as they are; "L" would swap them.
		out.AddPageFormat("P", size(page.Drawing))
		if bookmark := clean(page.Bookmark); bookmark != "" {
			// fpdf writes a bookmark right only while one of our fonts is chosen.
			out.SetFont(drawing.Atkinson.String(), "", 9)
			out.Bookmark(bookmark, 0, roomy)
		}
		b.page(out, page)
	}
	var buffer bytes.Buffer
	if err := out.Output(&buffer); err != nil {
		return nil, fmt.Errorf("the PDF cannot be written: %w", err)
	}
	return aim(version(buffer.Bytes()), d), nil
}

// page draws a page, corrected where the printer needs it.
func (b book) page(out *fpdf.Fpdf, page Page) {
	if !page.Correction.None() {
		out.TransformBegin()
		defer out.TransformEnd()
		out.Transform(page.Correction.matrix(page.Drawing.Width, page.Drawing.Height))
	}
	b.draw(out, page.Drawing, 0, 0, page.Drawing.Height)
}

func size(d *drawing.Drawing) fpdf.SizeType { return fpdf.SizeType{Wd: d.Width, Ht: d.Height} }

// catalog returns what SetLang is given: the language, and behind it what fpdf has no word for, the wish that
// the printer does not scale. SetLang writes its text as it stands between brackets; tests and two checkers
// watch that it stays so.
func catalog(language string, duplex Duplex) string {
	tag := strings.Map(func(r rune) rune {
		if r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return -1
	}, language)
	if tag == "" {
		tag = "en"
	}
	return tag + ")\n/ViewerPreferences <</PrintScaling /None /PickTrayByPDFSize true /DisplayDocTitle true /Duplex /" +
		duplex.preference() + ">> %"
}

// version makes the header say 1.7, which PrintScaling (1.6) and Duplex (1.7) need.
func version(content []byte) []byte {
	const want = "%PDF-1.7"
	if len(content) >= len(want) && bytes.HasPrefix(content, []byte("%PDF-1.")) {
		copy(content, want)
	}
	return content
}

// roomy is a height that fpdf writes as a long number, so that there is room to write a bookmark's aim anew.
const roomy = -1e6

var destination = regexp.MustCompile(`/Dest \[\d+ 0 R /XYZ 0 [\d.]+ null\]`)

// aim makes the bookmarks lead to their pages. fpdf counts on the first page being object 3, which it is only
// without attachments: each takes two objects before the pages.
func aim(content []byte, d Document) []byte {
	var aims []string
	for i, page := range d.Pages {
		if clean(page.Bookmark) != "" {
			aims = append(aims, fmt.Sprintf("/Dest [%d 0 R /Fit]", 3+2*len(d.Attachments)+2*i))
		}
	}
	if len(aims) == 0 {
		return content
	}
	start := bytes.LastIndex(content, []byte("\nendstream"))
	for i, at := range destination.FindAllIndex(content[start:], len(aims)) {
		place := content[start+at[0] : start+at[1]]
		copy(place, aims[i]+strings.Repeat(" ", len(place)-len(aims[i])))
	}
	return content
}

// clean returns a text for the reader's own lines, where any letter may stand that two bytes can write.
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

// loadFonts loads the fonts that are used, in their order: a font that is loaded is embedded.
func (b book) loadFonts(d Document) {
	used := map[drawing.Font]bool{}
	seen := map[*drawing.Symbol]bool{}
	var look func(*drawing.Drawing)
	look = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				used[m.Font] = true
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
		if clean(page.Bookmark) != "" {
			used[drawing.Atkinson] = true
		}
	}
	for _, font := range drawing.Fonts {
		if used[font] {
			b.out.AddUTF8FontFromBytes(font.String(), "", font.Data())
		}
	}
}

// finite is the last guard before a number is written: drawings are checked, and what is made of them is
// bounded.
func finite(v float64) float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		panic("a number that is none")
	}
	return v
}
