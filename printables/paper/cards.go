package paper

import (
	"fmt"
	"math"

	"homespun/printables/drawing"
)

// Cards are cards of one size, in millimetres.
type Cards struct {
	// Width and Height are those of a card once it is cut. Bleed is how much of its art lies beyond the cut.
	Width, Height, Bleed float64
	// Backs says that there are any.
	Backs bool
}

// Fold says where the fold between a front and its back runs.
type Fold uint8

const (
	// NoFold is without any.
	NoFold Fold = iota
	// FoldBelow has the back below the front, FoldBeside to the right of it.
	FoldBelow
	FoldBeside
)

// FoldGutter stays white between the fold and the art on either side: paper never folds quite where it
// should.
const FoldGutter = 3.0

// An Imposition is cards on sheets: fronts, with their backs where these are folded over, in columns and rows
// in the middle of the sheet's area.
type Imposition struct {
	Cards Cards
	// Sheet is the paper with the fronts, upright or across.
	Sheet Sheet
	// Columns and Rows of fronts on a sheet.
	Columns, Rows int
	// Bleed is what is kept of the art beyond the cut, in millimetres; with 0 neighbours share a cut.
	Bleed float64
	// Turned says that fronts lie a quarter turn clockwise.
	Turned bool
	// Backs is how the backs are printed; NoBacks where there are none. Fold is where they are folded over.
	Backs Backs
	Fold  Fold
}

// A CardSlot is where one side of a card lies.
type CardSlot struct {
	// Sheet counts from 0; Side is the side of it.
	Sheet int
	Side  Side
	// Trim is what is cut out, as it lies; Clip is that with the bleed, which is as much of the art as is
	// printed.
	Trim, Clip drawing.Rectangle
	// Turn is how far the art is turned clockwise: 0, 90, 180 or 270 degrees.
	Turn float64
}

// A CardRoomError says that a card, or the pair of its sides, is larger than a sheet.
type CardRoomError struct {
	Cards Cards
	Sheet Sheet
	Backs Backs
	Bleed float64
}

func (e *CardRoomError) Error() string {
	bleed := ""
	if e.Bleed > 0 {
		bleed = fmt.Sprintf(" and %.3g mm of bleed", e.Bleed)
	}
	area := e.Sheet.Area()
	card := fmt.Sprintf("a card of %.4g × %.4g mm", e.Cards.Width, e.Cards.Height)
	room := fmt.Sprintf("on %s, which has room for %.0f × %.0f mm", e.Sheet.Size.Name, area.Width,
		area.Height)
	if e.Backs == FoldOver {
		advice := "take larger paper or smaller cards"
		if _, err := e.Cards.Impose(e.Sheet, LongEdge, Bleed{Exact: true, MM: e.Bleed}); err == nil {
			advice = "take larger paper, or print the backs on the other side"
		}
		return fmt.Sprintf("%s with a back to fold over%s does not fit %s: %s", card, bleed, room, advice)
	}
	if bleed != "" {
		bleed = " with" + bleed[len(" and"):]
	}
	return fmt.Sprintf("%s%s does not fit %s: take larger paper or smaller cards", card, bleed, room)
}

// Impose lays cards on sheets so that the most lie on each: upright or across, turned or not, with one fold
// or several; of equals the one with the most bleed, then with the fewest folds, then with cards and sheet
// upright. Cards are never scaled. The sheet gets a foot of one line. The error is a [SheetError], a
// [CardError] or a [CardRoomError].
func (c Cards) Impose(sheet Sheet, backs Backs, bleed Bleed) (*Imposition, error) {
	sheet.Slim = true
	if err := sheet.Check(); err != nil {
		return nil, err
	}
	if err := checkCard(c.Width, c.Height); err != nil {
		return nil, err
	}
	wanted, spare, err := bleed.widths(c.Bleed)
	if err != nil {
		return nil, err
	}
	folds := []Fold{FoldBelow, FoldBeside}
	if !c.Backs {
		backs = NoBacks
	}
	if backs != FoldOver {
		folds = []Fold{NoFold}
	}
	for _, widths := range [][]float64{wanted, spare} {
		var best *Imposition
		for _, turned := range []bool{false, true} {
			for _, across := range []bool{false, true} {
				for _, fold := range folds {
					for _, width := range widths {
						m := &Imposition{Cards: c, Sheet: sheet.Turned(across), Bleed: width, Turned: turned,
							Backs: backs, Fold: fold}
						if m.fill(); m.PerSheet() > 0 && (best == nil || m.better(best)) {
							best = m
						}
					}
				}
			}
		}
		if best != nil {
			return best, nil
		}
	}
	least := wanted[len(wanted)-1]
	if !bleed.Exact {
		least = 0
	}
	return nil, &CardRoomError{c, sheet.Turned(c.Width > c.Height), backs, least}
}

// fill lays as many as fit.
func (m *Imposition) fill() {
	area := m.Sheet.Area()
	across, down := m.pitch()
	m.Columns = int((area.Width + slack) / across)
	m.Rows = int((area.Height + slack) / down)
}

// better says whether this is clearly better than another.
func (m *Imposition) better(other *Imposition) bool {
	if m.PerSheet() != other.PerSheet() {
		return m.PerSheet() > other.PerSheet()
	}
	if math.Abs(m.Bleed-other.Bleed) > slack {
		return m.Bleed > other.Bleed
	}
	return m.folds() < other.folds()
}

// folds returns how many fold lines a full sheet has.
func (m *Imposition) folds() int {
	return [...]int{NoFold: 0, FoldBelow: m.Rows, FoldBeside: m.Columns}[m.Fold]
}

// PerSheet returns how many cards are on a full sheet.
func (m *Imposition) PerSheet() int { return m.Columns * m.Rows }

// Sheets returns how many sheets a number of cards takes.
func (m *Imposition) Sheets(count int) int { return (max(count, 0) + m.PerSheet() - 1) / m.PerSheet() }

// lying returns the size of a card as it lies.
func (m *Imposition) lying() (width, height float64) {
	if m.Turned {
		return m.Cards.Height, m.Cards.Width
	}
	return m.Cards.Width, m.Cards.Height
}

// toBack returns how far the back lies from its front on the same side.
func (m *Imposition) toBack() (x, y float64) {
	width, height := m.lying()
	switch gutter := 2 * (FoldGutter + m.Bleed); m.Fold {
	case FoldBelow:
		return 0, height + gutter
	case FoldBeside:
		return width + gutter, 0
	}
	return 0, 0
}

// pitch returns how far fronts lie apart.
func (m *Imposition) pitch() (across, down float64) {
	width, height := m.lying()
	x, y := m.toBack()
	return width + x + 2*m.Bleed, height + y + 2*m.Bleed
}

// Front returns where the front of a card lies, counted from 0.
func (m *Imposition) Front(i int) CardSlot {
	on := i % m.PerSheet()
	across, down := m.pitch()
	width, height := m.lying()
	area := m.Sheet.Area()
	left := area.X + (area.Width-float64(m.Columns)*across)/2 + m.Bleed
	top := area.Y + (area.Height-float64(m.Rows)*down)/2 + m.Bleed
	slot := CardSlot{Sheet: i / m.PerSheet(),
		Trim: drawing.Box(left+float64(on%m.Columns)*across, top+float64(on/m.Columns)*down, width, height)}
	if m.Turned {
		slot.Turn = 90
	}
	slot.Clip = slot.Trim.Inset(-m.Bleed)
	return slot
}

// Back returns where the back of a card lies, counted from 0, so that it comes to lie behind its front, and
// is upright where the card is turned over like a page. It is on the same side of the sheet where it is
// folded over, else on the other. Without backs it is the empty slot.
func (m *Imposition) Back(i int) CardSlot {
	if m.Backs == NoBacks {
		return CardSlot{}
	}
	slot := m.Front(i)
	if m.Backs == FoldOver {
		slot.Trim = slot.Trim.Moved(m.toBack())
	} else {
		slot.Side = BackSide
		if m.overTop() {
			slot.Trim.Y = m.Sheet.Height() - slot.Trim.Bottom()
		} else {
			slot.Trim.X = m.Sheet.Width() - slot.Trim.Right()
		}
	}
	// A fold or a turn about a vertical axis keeps what points up and mirrors what points right; one about a
	// horizontal axis, the other way round.
	if horizontal := m.Fold == FoldBelow || m.Backs.Duplex() && m.overTop(); horizontal != m.Turned {
		slot.Turn += 180
	}
	slot.Clip = slot.Trim.Inset(-m.Bleed)
	return slot
}

// overTop says whether a sheet with both sides printed is turned over its upper edge: the one people mean is
// the paper's, however it lies.
func (m *Imposition) overTop() bool {
	return (m.Sheet.Width() > m.Sheet.Height()) == (m.Backs == LongEdge)
}

// BackSheet returns the sheet's other side: what may be printed there mirrors the front.
func (m *Imposition) BackSheet() Sheet {
	sheet := m.Sheet
	if m.Backs.Duplex() && m.overTop() {
		sheet.FootOnTop = !sheet.FootOnTop
	}
	return sheet
}
