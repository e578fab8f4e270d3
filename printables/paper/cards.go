package paper

import (
	"errors"
	"fmt"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Cards describes cards of one size, in millimetres.
type Cards struct {
	// Width and Height are the size of a cut card. Bleed is how far its art goes on beyond the cut.
	Width, Height, Bleed float64
	// Backs says that some cards have a back.
	Backs bool
	// Machine keeps the corners of the sheet free for the marks of a cutting machine.
	Machine bool
}

// Fold says where the fold between a card's front and its back is.
type Fold uint8

const (
	// NoFold: the back is not folded behind the front.
	NoFold Fold = iota
	// FoldBelow puts the back below the front, FoldBeside to the right of it.
	FoldBelow
	FoldBeside
)

// FoldGutter is the white gutter between the fold and the art on either side, in millimetres. It is needed
// because paper never folds exactly on the line.
const FoldGutter = 3.0

// An Imposition is the layout of cards on sheets: columns and rows of fronts in the middle of the sheet's
// area, each with its back next to it if backs are folded over.
type Imposition struct {
	Cards Cards
	// Sheet is the sheet with the fronts, upright or across.
	Sheet Sheet
	// Columns and Rows count the fronts on a full sheet.
	Columns, Rows int
	// Bleed is how much of the art beyond the cut is printed, in millimetres. With 0, neighbours touch and
	// share a cut.
	Bleed float64
	// Turned says that the fronts are rotated a quarter turn clockwise.
	Turned bool
	// Backs is how the backs are printed; NoBacks if there are none. Fold is where they are folded over.
	Backs Backs
	Fold  Fold
}

// A CardSlot is the place of one side of a card.
type CardSlot struct {
	// Sheet counts from 0. Side is the side of that sheet.
	Sheet int
	Side  Side
	// Trim is the box that is cut out, as the card lies. Clip is Trim with the bleed: only the art inside it
	// is printed.
	Trim, Clip drawing.Rectangle
	// Turn is the rotation of the art clockwise: 0, 90, 180 or 270 degrees.
	Turn float64
}

// A CardRoomError says that a card, or its front and back together, is larger than a sheet.
type CardRoomError struct {
	Cards Cards
	Sheet Sheet
	Backs Backs
	Bleed float64
}

func (e *CardRoomError) Error() string {
	bleed := ""
	if e.Bleed > 0 {
		bleed = fmt.Sprintf("%.3g", e.Bleed)
	}
	area, folded, flip := e.Sheet.Area(), e.Backs == FoldOver, false
	if folded {
		_, err := e.Cards.Impose(e.Sheet, LongEdge, Bleed{Exact: true, MM: e.Bleed})
		flip = err == nil
	}
	return words.CardTooLarge(fmt.Sprintf("%.4g", e.Cards.Width), fmt.Sprintf("%.4g", e.Cards.Height),
		folded, bleed,
		e.Sheet.Size.Name, fmt.Sprintf("%.0f", area.Width), fmt.Sprintf("%.0f", area.Height), flip)
}

// Impose finds the layout with the most cards on a sheet. It tries the sheet upright and across, the cards
// turned or not, and each kind of fold. Of equal layouts it takes the one with the most bleed, then the one
// with the fewest folds, then the one with cards and sheet upright. Cards are never scaled. The footer of the
// sheet is one line high. The error is a [SheetError], a [CardError] or a [CardRoomError].
//
// On paper for cards only, a card that fits only without margin and footer lies on the bare sheet.
func (c Cards) Impose(sheet Sheet, backs Backs, bleed Bleed) (*Imposition, error) {
	laid, err := c.impose(sheet, backs, bleed)
	var room *CardRoomError
	if sheet.Slim = true; errors.As(err, &room) && sheet.Small() && !sheet.Bare {
		sheet.Bare, sheet.Single = true, true
		if bare, err := c.impose(sheet, backs, bleed); err == nil {
			return bare, nil
		}
	}
	return laid, err
}

func (c Cards) impose(sheet Sheet, backs Backs, bleed Bleed) (*Imposition, error) {
	sheet.Slim = true
	if err := sheet.CheckCards(); err != nil {
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

// fill sets Columns and Rows to as many as fit on the sheet.
func (m *Imposition) fill() {
	area := m.Sheet.Area()
	across, down := m.pitch()
	m.Columns = int((area.Width + slack) / across)
	m.Rows = int((area.Height + slack) / down)
	if m.Sheet.Single {
		m.Columns, m.Rows = min(m.Columns, 1), min(m.Rows, 1)
	}
	if m.Cards.Machine {
		m.spare()
	}
}

// better says whether this layout is strictly better than another one.
func (m *Imposition) better(other *Imposition) bool {
	if m.PerSheet() != other.PerSheet() {
		return m.PerSheet() > other.PerSheet()
	}
	if math.Abs(m.Bleed-other.Bleed) > slack {
		return m.Bleed > other.Bleed
	}
	return m.folds() < other.folds()
}

// folds returns the number of fold lines on a full sheet.
func (m *Imposition) folds() int {
	return [...]int{NoFold: 0, FoldBelow: m.Rows, FoldBeside: m.Columns}[m.Fold]
}

// PerSheet returns how many cards are on a full sheet.
func (m *Imposition) PerSheet() int { return m.Columns * m.Rows }

// Sheets returns how many sheets a number of cards takes.
func (m *Imposition) Sheets(count int) int { return (max(count, 0) + m.PerSheet() - 1) / m.PerSheet() }

// lying returns the size of a card as it lies on the sheet, turned or not.
func (m *Imposition) lying() (width, height float64) {
	if m.Turned {
		return m.Cards.Height, m.Cards.Width
	}
	return m.Cards.Width, m.Cards.Height
}

// toBack returns the distance from a front to its back if backs are folded over, else 0.
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

// pitch returns the distance from one front to the next.
func (m *Imposition) pitch() (across, down float64) {
	width, height := m.lying()
	x, y := m.toBack()
	return width + x + 2*m.Bleed, height + y + 2*m.Bleed
}

// Front returns the slot for the front of a card, counted from 0.
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

// Back returns the slot for the back of a card, counted from 0. The back comes to lie exactly behind the
// front, and it is upright when the card is turned over like a page. If backs are folded over, the slot is on
// the same side of the sheet, else on the other side. If there are no backs it is the zero slot.
func (m *Imposition) Back(i int) CardSlot {
	if m.Backs == NoBacks {
		return CardSlot{}
	}
	slot := m.Front(i)
	if m.Backs == FoldOver {
		slot.Trim = slot.Trim.Moved(m.toBack())
	} else {
		slot.Side = BackSide
		if m.Sheet.OverTop(m.Backs) {
			slot.Trim.Y = m.Sheet.Height() - slot.Trim.Bottom()
		} else {
			slot.Trim.X = m.Sheet.Width() - slot.Trim.Right()
		}
	}
	// Folding or turning about a vertical axis keeps up as up and mirrors left and right. A horizontal axis
	// does the opposite.
	if horizontal := m.Fold == FoldBelow || m.Sheet.OverTop(m.Backs); horizontal != m.Turned {
		slot.Turn += 180
	}
	slot.Clip = slot.Trim.Inset(-m.Bleed)
	return slot
}

// BackSheet returns the other side of the sheet, whose printable area mirrors that of the front.
func (m *Imposition) BackSheet() Sheet {
	sheet := m.Sheet
	if m.Sheet.OverTop(m.Backs) {
		sheet.FootOnTop = !sheet.FootOnTop
	}
	return sheet
}
