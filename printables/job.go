package printables

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pdf"
	"homespun/printables/words"
)

// A Job is one print: its pages, and the list of what lies where on them.
type Job struct {
	// Title names what is printed: game, ruleset and theme.
	Title string
	// ID is the print's sign, which stands on every sheet so that sheets of different prints are not mixed
	// up. Two prints of the same rules, look and size have the same ID.
	ID    string
	Pages []Page
	// Parts are the parts in this print; All are those the game or deck has.
	Parts, All []Part
	// Use is the share of the paper that parts cover, from 0 to 1. Minutes estimates the time for cutting,
	// folding and gluing.
	Use     float64
	Minutes int
	// Notices tell, a sentence each, what may surprise people about this print.
	Notices []string
	// Asked are the parts of which it is asked whether they are cut out, those too that are and so are not in
	// Parts.
	Asked []Asking

	*source
	options Options
	packed  *packing
	// offer is what [Job.Offer] has found, once it has sought.
	offer   *Offer
	sought  bool
	savings []Saving
	saves   bool // the cover says how
	// coverless prints have no cover: single pieces again, and a rulebook by itself.
	coverless bool
	still     paper.Still // what the feet of all pages share
	tiling    *paper.Tiling
	// only holds the tiles and pages that are wanted, by part; a part that is not in it is printed whole.
	only map[string][]Wanted
	// fans holds the printed cards of each part; the cover shows some of them.
	fans []fan
	// pairs is how many sheets are printed on both sides.
	pairs int
}

// A Page is one side of a sheet, as large as the sheet lies (upright or across), in millimetres.
type Page struct {
	Title         string
	Width, Height float64
	Drawing       *drawing.Drawing
	Placements    []Placement
	// Side is the side of the sheet that the page is printed on. For a sheet that is printed on both sides,
	// the front page is followed by the back page, and Pair is the letter of the sheet on both; otherwise
	// Pair is "".
	Side Side
	Pair string
	// Number is the number of the page in its file, as any reader counts it, and Of how many pages that file
	// has: empty backs count too, where there are any, see [Job.Files].
	Number, Of int
	// Again says that the page is like an earlier one, of another set of the same cards.
	Again bool

	sheet paper.Sheet
	// sets are the first and the last set of a deck of which cards lie on it, from 1; 0 where there is one set.
	sets [2]int
}

// A Placement says where one copy of a piece lies.
type Placement struct {
	// Part is the part's id. Piece is the index of the piece in its part; for a board it is the index of the
	// tile, for a part that fills sheets that of the page. Copy counts from 0.
	Part        string
	Piece, Copy int
	// Page counts from 0. Box is the space of the cut-out piece on the page, in millimetres. Turn is its
	// rotation clockwise, in degrees.
	Page int
	Box  drawing.Rectangle
	Turn float64
	// Side is the side of the piece that is printed here.
	Side Side
}

// Side is a side of a sheet or of a piece.
type Side = paper.Side

// The sides.
const (
	Front = paper.FrontSide
	Back  = paper.BackSide
)

// NewDeck lays out a deck of cards, and what pieces there are besides, on pages. It ignores the options for scale,
// spaces, theme and names. If cards would be empty, the error is a [*deck.BlankError], unless the options say otherwise.
func NewDeck(cards *deck.Deck, options Options) (*Job, error) {
	return NewDecks([]*deck.Deck{cards}, options)
}

// NewDecks is [NewDeck] for several decks at once: cards of one size lie on common sheets.
func NewDecks(decks []*deck.Deck, options Options) (*Job, error) {
	bare := options.OnePage && options.Sheet == (paper.Sheet{})
	if bare {
		options.Sheet, options.Marks.Style = onlyCard(decks[0].Size, options.Bleed), paper.NoMarks
		if !options.Bleed.Exact {
			options.Bleed = paper.SharedCuts
		}
	}
	options, err := options.checked(true)
	if err != nil {
		return nil, err
	}
	options.Sheet.Single = options.OnePage
	for _, cards := range decks {
		if err := cards.Blank(); err != nil && !options.BlankAnyway {
			return nil, err
		}
	}
	from := deckSource(decks, options)
	if len(from.parts) == 0 {
		return nil, errors.New(words.DeckWithoutCards)
	}
	from.otherwise = func(options Options) (*Job, error) { return newJob(from, options) }
	return newJob(from, options)
}

// onlyCard returns a sheet that is as large as a card with its bleed, and has no margin.
func onlyCard(size paper.Size, bleed paper.Bleed) paper.Sheet {
	size.Width, size.Height = size.Width+2*bleed.MM, size.Height+2*bleed.MM
	return paper.Sheet{Size: size, Bare: true, Single: true}
}

func newJob(from *source, options Options) (*Job, error) {
	job := &Job{Title: from.all, ID: sign(from, options), All: from.parts, source: from, options: options,
		still: paper.Still{}}
	var err error
	if job.Parts, err = options.chosen(from.parts); err != nil {
		return nil, err
	}
	if len(options.Only) > 0 {
		if len(options.Parts) == 0 {
			job.Parts = from.parts // whatever set it is that a piece of was lost
		}
		if job.Parts, job.only, err = narrow(job.Parts, options.Only); err != nil {
			return nil, err
		}
	} else {
		job.Parts = multiplied(job.Parts, max(1, options.Copies), options.Spares)
	}
	if options.Cut != nil && len(options.Only) == 0 && !options.compared {
		job.leaveCut(options.Cut)
	}
	if count := pieces(job.Parts); count > maxPieces {
		return nil, &TooManyError{count}
	}
	job.coverless = len(options.Only) > 0 || options.OnePage || options.cardSheet().ForCards() || options.Edition == TonightEdition ||
		len(job.Parts) == 1 && job.Parts[0].Fold
	if options.compared {
		job.Parts = slices.DeleteFunc(job.Parts, func(part Part) bool { return part.Fold })
	}
	if len(job.Parts) == 1 && job.Parts[0].ID == AssemblyID {
		job.Parts = nil // it shows how other parts are made
	}
	if len(job.Parts) == 0 {
		return job, nil // every part was switched off
	}
	if err := job.tooLarge(); err != nil {
		return nil, err
	}
	if err := job.packPieces(); err != nil {
		return nil, err
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

// sign returns the ID of a print: five letters and digits, without those that are easily confused.
func sign(from *source, options Options) string {
	const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
	sum := fnv.New64a()
	fmt.Fprintf(sum, "%s\x00%s\x00%g %g %v %v", from.all, from.sign, from.scale, options.Space, options.Large,
		options.Standing)
	if options.Edition == TonightEdition {
		fmt.Fprint(sum, " tonight")
	}
	hash := sum.Sum64()
	text := make([]byte, 5)
	for i := range text {
		text[i] = letters[hash%uint64(len(letters))]
		hash /= uint64(len(letters))
	}
	return string(text)
}

// BothSides ends the name of a print's second file, see [File].
const BothSides = "both sides"

// A File is a document that is sent to the printer in one go.
type File struct {
	// Suffix tells the files of a job apart. It is "" for the first, and [BothSides] for the sheets that are
	// printed on both sides if there are other sheets too.
	Suffix   string
	Document pdf.Document
	// Sides says of each page of the document how it is printed. The document as a whole asks the printer for
	// what its first page needs.
	Sides []pdf.Duplex
}

// add adds a page that is printed in a way.
func (f *File) add(page pdf.Page, sides pdf.Duplex) {
	if len(f.Sides) == 0 {
		f.Document.Duplex = sides
	}
	f.Document.Pages, f.Sides = append(f.Document.Pages, page), append(f.Sides, sides)
}

// Files returns the documents of the job. That is one, unless two are asked for and some sheets are printed on
// both sides and others on one. In one document the sheets for one side come first, and nothing empty lies
// between, see [Job.Ranges]. Only where cards have their backs on the other side, the whole document is for
// both sides, and each sheet for one side has an empty page for its back: else the printer, which is set to
// both sides anyway, would print one tile of a board on the back of another.
func (j *Job) Files() []File {
	one := File{Document: j.document()}
	both := File{Suffix: BothSides, Document: one.Document} // the attachments are made only once
	together, apart := j.together(0), j.apart(0)
	for _, page := range j.Pages {
		to, sides := &one, pdf.OneSide
		if page.Pair != "" || together {
			sides = j.duplex()
		}
		if page.Pair != "" && apart {
			to = &both
		}
		sheet := pdf.Page{Drawing: page.Drawing}
		if !page.Again {
			sheet.Group, sheet.Bookmark, sheet.Headings = j.outlined(page)
		}
		if profile := j.options.Printer; profile != nil {
			sheet.Correction = profile.Front()
			if page.Side == Back {
				sheet.Correction = profile.Back()
			}
		}
		to.add(sheet, sides)
		if page.Pair == "" && together {
			to.add(pdf.Page{Drawing: drawing.New(page.Width, page.Height)}, sides)
		}
	}
	if len(both.Sides) == 0 {
		return []File{one}
	}
	return []File{one, both}
}

// Mixed reports whether some sheets are printed on both sides and others on one.
func (j *Job) Mixed() bool { return j.mixed(0) }

// mixed reports the same where so many pages of a cover are still to come.
func (j *Job) mixed(cover int) bool { return j.pairs > 0 && j.pairs < j.Sheets()+cover }

// apart reports whether such sheets are in two files, together whether all of them are printed on both sides,
// and ranged whether one file has those for one side first and then the others.
func (j *Job) apart(cover int) bool { return j.mixed(cover) && j.options.TwoFiles }

func (j *Job) together(cover int) bool {
	return j.mixed(cover) && !j.options.TwoFiles && j.options.Backs.Duplex() &&
		slices.ContainsFunc(j.Parts,
			func(part Part) bool { return part.Kind == parts.Cards && hasBacks(part) })
}

func (j *Job) ranged(cover int) bool {
	return j.mixed(cover) && !j.apart(cover) && !j.together(cover)
}

// numbers returns the number of each page in its file, if the cover has so many pages, and how many pages the
// two files have: first the file of the sheets for one side, then that of the sheets for both.
func (j *Job) numbers(cover int) (numbers []int, pages [2]int) {
	together, apart := j.together(cover), j.apart(cover)
	for i := range cover + len(j.Pages) {
		file, both := 0, i >= cover && j.Pages[i-cover].Pair != ""
		if both && apart {
			file = 1
		}
		pages[file]++
		if i >= cover {
			numbers = append(numbers, pages[file])
		}
		if together && !both { // its back stays empty
			pages[file]++
		}
	}
	return numbers, pages
}

// number sets the numbers of all pages.
func (j *Job) number() {
	numbers, pages := j.numbers(0)
	for i := range j.Pages {
		page := &j.Pages[i]
		page.Number, page.Of = numbers[i], pages[0]
		if page.Pair != "" && j.apart(0) {
			page.Of = pages[1]
		}
	}
}

// document returns a PDF document without pages.
func (j *Job) document() pdf.Document {
	files := append([]pdf.Attachment{{Name: "placements.json",
		Description: words.PlacementsNote, Content: j.list()}}, j.files...)
	return pdf.Document{Title: j.Title, Author: j.author, Subject: words.SubjectOfPrint(j.ID),
		Duplex: pdf.OneSide, Attachments: files}
}

// duplex returns the PDF's request to the printer for sheets that are printed on both sides.
func (j *Job) duplex() pdf.Duplex {
	if j.options.turnedOver() == paper.LongEdge {
		return pdf.LongEdge
	}
	return pdf.ShortEdge
}

// PDF returns all pages as one PDF file. The same job always gives the same bytes.
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
