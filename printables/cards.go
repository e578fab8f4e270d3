package printables

import (
	"fmt"
	"maps"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// cards lays out the cards on sheets, part by part.
func (j *Job) cards() error {
	for i := range j.Parts {
		if j.Parts[i].Kind != parts.Cards {
			continue
		}
		if err := j.cardPart(&j.Parts[i]); err != nil {
			return err
		}
	}
	return nil
}

// cardPart lays out the cards of one part on sheets of their own, with their backs on the other side if the
// sheets are printed on both sides.
func (j *Job) cardPart(part *Part) error {
	first := &part.Pieces[0]
	width, height := first.Size()
	cards := paper.Cards{Width: width, Height: height, Bleed: first.Bleed, Backs: hasBacks(*part),
		Machine: j.options.Marks.Style == paper.Machine}
	laid, err := cards.Impose(j.options.cardSheet(), j.options.Backs, j.options.Bleed)
	if err != nil {
		return fmt.Errorf("%s: %w", inside(*part), err)
	}
	fronts, backs := faces(*part)
	j.fans = append(j.fans, fan{part.ID, laid, fronts})
	sets := j.sets(*part, laid)
	apart := j.apartSets(sets)
	var deck []dealt
	for set := range apart {
		for k := range part.Pieces {
			copies := part.Pieces[k].Copies / sets
			for number := copies * set / apart; number < copies*(set+1)/apart; number++ {
				deck = append(deck, dealt{piece: k, copy: number, set: set + 1})
			}
		}
	}
	both := cards.Backs && j.options.Backs.Duplex()
	begun, count := len(j.Pages), laid.Sheets(len(deck))
	for start := 0; start < len(deck); start += laid.PerSheet() {
		some := deck[start:min(len(deck), start+laid.PerSheet())]
		title := part.Title
		if count*sets > 1 {
			title += fmt.Sprintf(" %d of %d", start/laid.PerSheet()+1, count)
		}
		front := len(j.Pages)
		j.newPage(title, laid.Sheet)
		if both && slices.ContainsFunc(some, func(one dealt) bool { return backs[one.piece] != nil }) {
			j.newPage(title+", backs", laid.BackSheet())
			j.pair(front)
		}
		for i, one := range some {
			piece := &part.Pieces[one.piece]
			slot := laid.Front(start + i)
			j.deal(front, slot, fronts[one.piece], piece.Bleed-laid.Bleed,
				Placement{Part: part.ID, Piece: one.piece, Copy: one.copy, Side: Front})
			if back := backs[one.piece]; back != nil && laid.Backs != paper.NoBacks {
				slot = laid.Back(start + i)
				j.deal(front+int(slot.Side), slot, back, piece.Bleed-laid.Bleed,
					Placement{Part: part.ID, Piece: one.piece, Copy: one.copy, Side: Back})
			}
		}
		for side, page := range j.Pages[front:] {
			if apart > 1 || sets > 1 {
				j.Pages[front+side].sets = [2]int{some[0].set, some[len(some)-1].set}
			}
			laid.DrawMarks(page.Drawing, Side(side), len(some), j.options.Marks)
		}
	}
	j.again(part, begun, sets)
	return nil
}

// dearSets is of how many sheets one may be left over, so that each set of a deck begins on a sheet of its own.
const dearSets = 50

// sets returns how many times the sheets of a deck are repeated. Each set of a deck lies on sheets of its own
// if that takes few more sheets: the repeated sheets are alike and take hardly more of the file than once.
// Otherwise it is 1, and all copies are laid out together.
func (j *Job) sets(part Part, laid *paper.Imposition) int {
	copies, all := max(1, j.options.Copies), pieces([]Part{part})
	if len(j.options.Only) > 0 || copies == 1 || all%copies != 0 {
		return 1
	}
	together := laid.Sheets(all)
	if copies*laid.Sheets(all/copies) > together+together/dearSets {
		return 1
	}
	return copies
}

// apartSets returns how many sets of a deck follow each other where its sheets are not repeated: 1 if its copies lie
// together.
func (j *Job) apartSets(sets int) int {
	if sets > 1 || len(j.options.Only) > 0 || j.facts != "" {
		return 1
	}
	return max(1, j.options.Copies)
}

// setOf says of which set of a deck a page is, of several that are printed; "" for any other page.
func (j *Job) setOf(page *Page) string {
	switch from, to := page.sets[0], page.sets[1]; {
	case from == 0 || j.facts != "":
		return ""
	case from == to:
		return words.SheetOfSet(from, j.options.Copies)
	default:
		return words.SheetOfSets(from, to, j.options.Copies)
	}
}

// used returns the symbols that a drawing uses.
func used(d *drawing.Drawing) map[*drawing.Symbol]bool {
	symbols := map[*drawing.Symbol]bool{}
	for _, mark := range d.Marks {
		if use, ok := mark.(drawing.Use); ok {
			symbols[use.Symbol] = true
		}
	}
	return symbols
}

// again repeats the pages from the index begun on, until there are so many sets of them.
func (j *Job) again(part *Part, begun, sets int) {
	if sets == 1 {
		return
	}
	pages := j.Pages[begun:]
	on := map[*drawing.Symbol]int{} // on how many of the pages each symbol is
	for _, page := range pages {
		for symbol := range used(page.Drawing) {
			on[symbol]++
		}
	}
	for i := range pages {
		page := &pages[i]
		own := func(symbol *drawing.Symbol) bool { return on[symbol] == 1 }
		if !slices.ContainsFunc(slices.Collect(maps.Keys(used(page.Drawing))), own) {
			continue // as backs are: what other pages have too is said again in less than it takes to share the page
		}
		whole := &drawing.Symbol{Name: fmt.Sprintf("%s sheet %d", part.ID, i+1), Drawing: page.Drawing}
		page.Drawing = drawing.New(page.Width, page.Height)
		page.Drawing.UseAt(whole, drawing.Point{})
	}
	pages = slices.Clone(pages)
	for set := 1; set < sets; set++ {
		for _, page := range pages {
			page.Again, page.sets = true, [2]int{set + 1, set + 1}
			shared := page.Drawing.Marks
			page.Drawing = drawing.New(page.Width, page.Height)
			page.Drawing.Add(shared...)
			page.Placements = slices.Clone(page.Placements)
			for i := range page.Placements {
				one := &page.Placements[i]
				one.Page, one.Copy = len(j.Pages), one.Copy+set*part.Pieces[one.Piece].Copies/sets
			}
			j.Pages = append(j.Pages, page)
			if page.Pair != "" && page.Side == Back {
				j.pair(len(j.Pages) - 2)
			}
		}
	}
}

// dealt identifies one copy of a card, and the set that it belongs to, from 1.
type dealt struct{ piece, copy, set int }

// deal draws one side of a card on a page. Spare is how much more bleed the art has than is kept, in
// millimetres; that much is cut off.
func (j *Job) deal(number int, slot paper.CardSlot, face *drawing.Symbol, spare float64,
	placement Placement) {
	use := drawing.Use{Symbol: face, At: slot.Trim.Centre(), Scale: 1, Turn: slot.Turn}
	if spare > 0 {
		use.Clip = slot.Clip
	}
	page := &j.Pages[number]
	page.Drawing.Add(use)
	placement.Page, placement.Box, placement.Turn = number, slot.Trim, slot.Turn
	page.Placements = append(page.Placements, placement)
}

// A fan holds the fronts and the layout of a part's cards, so that the cover can show some of them side by
// side.
type fan struct {
	part   string
	laid   *paper.Imposition
	fronts []*drawing.Symbol
}

// draw draws up to four cards side by side in a box, as large as they fit but never enlarged. The first and
// the last card are among them.
func (f fan) draw(d *drawing.Drawing, box drawing.Rectangle) {
	const most, gap = 4, 6.0
	count := min(len(f.fronts), most)
	wide, high := f.laid.Cards.Width, f.laid.Cards.Height
	scale := min(1, box.Height/high, ((box.Width+gap)/most-gap)/wide)
	left := box.X + (box.Width-float64(count)*(wide*scale+gap)+gap)/2
	for i := range count {
		front := f.fronts[i*(len(f.fronts)-1)/max(1, count-1)]
		place := drawing.Box(left+float64(i)*(wide*scale+gap), box.Y, wide*scale, high*scale)
		d.Add(drawing.Use{Symbol: front, At: place.Centre(), Scale: scale, Clip: place})
		d.Rect(place, drawing.Paint{Stroke: drawing.Line(0.2, drawing.Quiet)})
	}
}

// faces returns the symbols for the fronts and the backs of cards, by piece. Equal backs share one symbol,
// which keeps the PDF small; a card without a back has nil.
func faces(part Part) (fronts, backs []*drawing.Symbol) {
	made := map[*drawing.Drawing]*drawing.Symbol{}
	symbol := func(face *drawing.Drawing, name string) *drawing.Symbol {
		if face != nil && made[face] == nil {
			made[face] = &drawing.Symbol{Name: name, Drawing: face}
		}
		return made[face]
	}
	for _, piece := range part.Pieces {
		fronts = append(fronts, symbol(piece.Front, part.ID+" "+piece.Name))
		backs = append(backs, symbol(piece.Back, part.ID+" "+piece.Name+", back"))
	}
	return fronts, backs
}

// pair makes a page and the next one the two sides of one sheet.
func (j *Job) pair(front int) {
	for side := range 2 {
		page := &j.Pages[front+side]
		page.Side, page.Pair = Side(side), pairName(j.pairs)
	}
	j.pairs++
}

// pairName returns the letters of the nth sheet that is printed on both sides: A to Z, then AA and on.
func pairName(n int) string {
	name := string(rune('A' + n%26))
	if n >= 26 {
		name = pairName(n/26-1) + name
	}
	return name
}
