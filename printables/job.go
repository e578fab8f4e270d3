package printables

import (
	"errors"
	"fmt"
	"hash/fnv"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf"
)

// A Job is a print: pages, and what lies where on them.
type Job struct {
	// Title names what is printed: game, ruleset and theme.
	Title string
	// ID stands on every sheet: two prints of the same rules, look and size have the same.
	ID    string
	Pages []Page
	// Parts are those printed, All those there are.
	Parts, All []Part
	// Use is how much of the paper is parts, from 0 to 1; Minutes how long cutting, folding and gluing takes.
	Use     float64
	Minutes int
	// Notices say what is not as one may expect, a sentence each.
	Notices []string

	*source
	options Options
	tiling  *paper.Tiling
	// only are the tiles and pages wanted, by part, where not all are.
	only map[string][]Wanted
	// fans are the cards that are printed, part by part.
	fans []fan
}

// A Page is one side of a sheet, as large as the paper lies, in millimetres.
type Page struct {
	Title         string
	Width, Height float64
	Drawing       *drawing.Drawing
	Placements    []Placement
	// Side is the side of its sheet. Paired pages are the front and the back of a sheet, one after the other;
	// Pair is its letter.
	Side Side
	Pair string

	sheet paper.Sheet
}

// A Placement is where one copy of a piece lies.
type Placement struct {
	// Part is its id, Piece its index there, of a board the tile's, of a part that fills sheets the page's;
	// Copy counts from 0.
	Part        string
	Piece, Copy int
	// Page counts from 0. Box is what it covers once it is cut out, in millimetres; Turn is how far it is
	// turned clockwise, in degrees.
	Page int
	Box  drawing.Rectangle
	Turn float64
	// Side is the side of the piece that shows.
	Side Side
}

// Side is a side of a sheet or of a piece.
type Side = paper.Side

// The sides.
const (
	Front = paper.FrontSide
	Back  = paper.BackSide
)

// NewDeck lays a deck of cards out on pages. Scale, spaces, theme and names count for nothing there.
func NewDeck(cards *deck.Deck, options Options) (*Job, error) {
	options, err := options.checked()
	if err != nil {
		return nil, err
	}
	if cards.Count() < 1 {
		return nil, errors.New("the deck has no cards: one at least makes a print")
	}
	return newJob(deckSource(cards), options)
}

func newJob(from *source, options Options) (*Job, error) {
	job := &Job{Title: from.all, ID: sign(from, options), All: from.parts, source: from, options: options}
	var err error
	if job.Parts, err = chosen(from.parts, options.Parts); err != nil {
		return nil, err
	}
	if len(options.Only) > 0 {
		if job.Parts, job.only, err = narrow(job.Parts, options.Only); err != nil {
			return nil, err
		}
	} else {
		job.Parts = multiplied(job.Parts, max(1, options.Copies), options.Spares)
	}
	if count := pieces(job.Parts); count > maxPieces {
		return nil, &TooManyError{count}
	}
	if err := job.layOut(); err != nil {
		return nil, err
	}
	job.note()
	if options.InkSaver {
		var saver drawing.InkSaver
		for i := range job.Pages {
			job.Pages[i].Drawing = saver.Drawing(job.Pages[i].Drawing)
		}
	}
	return job, nil
}

// sign returns the print's sign, five letters and digits none of which looks like another.
func sign(from *source, options Options) string {
	const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
	sum := fnv.New64a()
	fmt.Fprintf(sum, "%s\x00%s\x00%g %g %v %v", from.all, from.sign, from.scale, options.Space, options.Large,
		options.Standing)
	hash := sum.Sum64()
	text := make([]byte, 5)
	for i := range text {
		text[i] = letters[hash%uint64(len(letters))]
		hash /= uint64(len(letters))
	}
	return string(text)
}

// BothSides stands at the end of the name of a print's second file.
const BothSides = "both sides"

// A File is what goes to the printer in one go.
type File struct {
	// Suffix tells the files of a job apart: "" for the first, [BothSides] for sheets that are printed on
	// both where there are others too.
	Suffix   string
	Document pdf.Document
}

// Files returns the job as documents to write: one, or two where some sheets are printed on both sides and
// others on one, since a printer that turns its sheets would put one tile of a board behind another.
func (j *Job) Files() []File {
	one := j.document()
	both := one // with the same list and files, which are made once
	both.Duplex = j.duplex()
	for _, page := range j.Pages {
		to := &one
		if page.Pair != "" {
			to = &both
		}
		sheet := pdf.Page{Drawing: page.Drawing, Bookmark: page.Title}
		if profile := j.options.Printer; profile != nil {
			sheet.Correction = profile.Front()
			if page.Side == Back {
				sheet.Correction = profile.Back()
			}
		}
		to.Pages = append(to.Pages, sheet)
	}
	switch {
	case len(both.Pages) == 0:
		return []File{{Document: one}}
	case len(one.Pages) == 0:
		return []File{{Document: both}}
	}
	return []File{{Document: one}, {Suffix: BothSides, Document: both}}
}

// document returns a document without pages, for one side of the paper.
func (j *Job) document() pdf.Document {
	files := append([]pdf.Attachment{{Name: "placements.json",
		Description: "What lies where on the sheets, in millimetres", Content: j.list()}}, j.files...)
	return pdf.Document{Title: j.Title, Author: j.author, Subject: "Print at 100 % · " + j.ID,
		Duplex: pdf.OneSide, Attachments: files}
}

// duplex returns what a printer is asked to do with sheets that are printed on both sides.
func (j *Job) duplex() pdf.Duplex {
	if j.options.Backs == paper.ShortEdge {
		return pdf.ShortEdge
	}
	return pdf.LongEdge
}

// PDF returns all pages as one PDF file. The same job gives the same bytes.
func (j *Job) PDF() ([]byte, error) {
	files := j.Files()
	all := files[0].Document
	for _, file := range files[1:] {
		all.Pages = append(all.Pages, file.Document.Pages...)
	}
	return all.Bytes()
}

// Sheets returns how many sheets of paper the job takes.
func (j *Job) Sheets() int {
	sheets := 0
	for _, page := range j.Pages {
		if page.Side == Front {
			sheets++
		}
	}
	return sheets
}
