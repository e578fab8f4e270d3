package paper

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// cardSheet returns a paper with the margin that cards are printed with.
func cardSheet(t testing.TB, id string) Sheet {
	size, err := SizeByID(id)
	if err != nil {
		t.Fatal(err)
	}
	return Sheet{Size: size, Margin: 5}
}

func impose(t testing.TB, card, paper string, backs Backs, bleed Bleed) *Imposition {
	size, err := ParseCardSize(card)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Cards{Width: size.Width, Height: size.Height, Bleed: 3, Backs: true}.Impose(cardSheet(t, paper),
		backs, bleed)
	if err != nil {
		t.Fatalf("%s on %s, %v: %v", card, paper, backs, err)
	}
	return m
}

// How many cards and pairs come onto a sheet is what people compare: the numbers are worked out by hand.
func TestCardsOnASheet(t *testing.T) {
	for _, test := range []struct {
		card, paper          string
		bled                 int
		bleed                float64
		shared, over, shares int // with shared cuts; pairs folded over; pairs with shared cuts
	}{
		{"poker", "a4", 8, 3, 9, 4, 4},
		{"poker", "letter", 8, 2, 9, 4, 4},
		{"bridge", "a4", 9, 3, 10, 4, 5},
		{"bridge", "letter", 8, 3, 9, 4, 4},
		{"mini", "a4", 12, 3, 16, 5, 8},
		{"mini", "letter", 12, 3, 18, 6, 6},
		{"tarot", "a4", 4, 3, 4, 2, 2},
		{"tarot", "letter", 4, 3, 4, 2, 2},
		{"square", "a4", 6, 3, 8, 3, 4},
		{"square", "letter", 6, 3, 6, 3, 3},
	} {
		m := impose(t, test.card, test.paper, LongEdge, Bleed{})
		got := fmt.Sprint(m.PerSheet(), m.Bleed,
			impose(t, test.card, test.paper, LongEdge, SharedCuts).PerSheet(),
			impose(t, test.card, test.paper, FoldOver, Bleed{}).PerSheet(),
			impose(t, test.card, test.paper, FoldOver, SharedCuts).PerSheet())
		if want := fmt.Sprint(test.bled, test.bleed, test.shared, test.over, test.shares); got != want {
			t.Errorf("%s on %s: %s, want %s", test.card, test.paper, got, want)
		}
	}
	m := impose(t, "poker", "a4", LongEdge, Bleed{})
	if !m.Sheet.Across || m.Turned || m.Columns != 4 || m.Rows != 2 {
		t.Errorf("poker on A4: %+v, want upright cards in 4 × 2 on a sheet across", m)
	}
	if m := impose(t, "poker", "a4", LongEdge, SharedCuts); m.Sheet.Across || m.Turned || m.Columns != 3 ||
		m.Rows != 3 {
		t.Errorf("poker on A4 with shared cuts: %+v, want 3 × 3 upright", m)
	}
}

// anyImposition draws cards, papers, margins, bleeds and ways to print backs that fit each other.
func anyImposition(t *rapid.T) *Imposition {
	sheet := Sheet{Size: rapid.SampledFrom(Sizes[:]).Draw(t, "paper"),
		Margin: rapid.Float64Range(0, 15).Draw(t, "margin")}
	cards := Cards{
		Width:  rapid.Float64Range(12, 130).Draw(t, "width"),
		Height: rapid.Float64Range(12, 130).Draw(t, "height"),
		Bleed:  rapid.SampledFrom([]float64{0, 1, 2, 3, 4.5}).Draw(t, "bleed of the art"),
		Backs:  rapid.Bool().Draw(t, "backs"),
	}
	bleed := Bleed{}
	if rapid.Bool().Draw(t, "exact") {
		bleed = Bleed{Exact: true, MM: cards.Bleed * rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "kept")}
	}
	m, err := cards.Impose(sheet, Backs(rapid.IntRange(0, 3).Draw(t, "way")), bleed)
	var room *CardRoomError
	if errors.As(err, &room) {
		t.Skip("no room")
	} else if err != nil {
		t.Fatal(err)
	}
	return m
}

// sides returns all slots of some cards.
func sides(m *Imposition, count int) []CardSlot {
	var slots []CardSlot
	for i := range count {
		slots = append(slots, m.Front(i))
		if m.Backs != NoBacks {
			slots = append(slots, m.Back(i))
		}
	}
	return slots
}

func TestCardsLieApartInsideThePrintableArea(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		count := rapid.IntRange(0, 2*m.PerSheet()).Draw(t, "count")
		slots := sides(m, count)
		used := map[int]bool{}
		for i, slot := range slots {
			used[slot.Sheet] = true
			sheet := m.Sheet
			if slot.Side == BackSide {
				sheet = m.BackSheet()
			}
			if !sheet.Area().Contains(slot.Clip) {
				t.Fatalf("%+v lies outside %v", slot, sheet.Area())
			}
			size := [2]float64{slot.Trim.Width, slot.Trim.Height}
			if math.Mod(slot.Turn, 180) != 0 {
				size[0], size[1] = size[1], size[0]
			}
			if size != [2]float64{m.Cards.Width, m.Cards.Height} || slot.Clip != slot.Trim.Inset(-m.Bleed) {
				t.Fatalf("%+v is not a card of %+v", slot, m.Cards)
			}
			for _, other := range slots[:i] {
				if other.Sheet == slot.Sheet && other.Side == slot.Side &&
					other.Clip.Inset(slack).Overlaps(slot.Clip) {
					t.Fatalf("%+v and %+v overlap", slot, other)
				}
			}
		}
		if len(used) != m.Sheets(count) {
			t.Fatalf("%d cards, %d a sheet: %d sheets, %d of them used", count, m.PerSheet(), m.Sheets(count),
				len(used))
		}
	})
}

func TestExactMultiplesOfCardsLeaveNoEmptySheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		sheets := rapid.IntRange(0, 9).Draw(t, "sheets")
		if got := m.Sheets(sheets * m.PerSheet()); got != sheets {
			t.Fatalf("%d sheets, want %d", got, sheets)
		}
		if got := m.Sheets(sheets*m.PerSheet() + 1); got != sheets+1 {
			t.Fatalf("%d sheets for one card more, want %d", got, sheets+1)
		}
	})
}

// on returns where a point of a card's art, from the upper left corner of the cut, lies on the sheet.
func on(m *Imposition, slot CardSlot, p drawing.Point) drawing.Point {
	art := &drawing.Symbol{Drawing: drawing.New(m.Cards.Width, m.Cards.Height)}
	return drawing.Use{Symbol: art, At: slot.Trim.Centre(), Scale: 1, Turn: slot.Turn}.Place(p)
}

// behind returns what point of the front's page lies behind a point of the back's page, once the sheet is
// turned or folded as people do it.
func behind(m *Imposition, front CardSlot, p drawing.Point) drawing.Point {
	standing := m.Sheet.Height() > m.Sheet.Width() // the long edges are left and right
	switch {
	case m.Backs == LongEdge && standing, m.Backs == ShortEdge && !standing:
		return drawing.Point{X: m.Sheet.Width() - p.X, Y: p.Y}
	case m.Backs.Duplex():
		return drawing.Point{X: p.X, Y: m.Sheet.Height() - p.Y}
	case m.Fold == FoldBelow:
		return drawing.Point{X: p.X, Y: 2*(front.Clip.Bottom()+FoldGutter) - p.Y}
	}
	return drawing.Point{X: 2*(front.Clip.Right()+FoldGutter) - p.X, Y: p.Y}
}

// lined says why a back does not lie behind its front; "" where it does. A card turned over like a page has
// its left edge behind its right one.
func lined(m *Imposition, front, back CardSlot) string {
	width, height := m.Cards.Width, m.Cards.Height
	for _, p := range []drawing.Point{{X: 0, Y: 0}, {X: width, Y: 0}, {X: width * 0.3, Y: height * 0.9}} {
		got := behind(m, front, on(m, back, drawing.Point{X: width - p.X, Y: p.Y}))
		if want := on(m, front, p); math.Hypot(got.X-want.X, got.Y-want.Y) > 1e-6 {
			return fmt.Sprintf("behind %v of the front, at %v, the back has that place at %v", p, want, got)
		}
	}
	return ""
}

func TestBacksLieBehindTheirFronts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		i := rapid.IntRange(0, 3*m.PerSheet()).Draw(t, "card")
		if m.Backs == NoBacks {
			if m.Back(i) != (CardSlot{}) {
				t.Fatalf("no backs, and one at %+v", m.Back(i))
			}
			return
		}
		front, back := m.Front(i), m.Back(i)
		if fault := lined(m, front, back); fault != "" {
			t.Fatalf("card %d of %+v: %s", i, m, fault)
		}
		if front.Sheet != back.Sheet || (back.Side == BackSide) != m.Backs.Duplex() {
			t.Fatalf("the front at %+v has its back at %+v", front, back)
		}
	})
}

// Every way a card may lie is turned over, those that no paper here chooses as well.
func TestBacksLieBehindTheirFrontsInEveryWay(t *testing.T) {
	for _, backs := range []Backs{FoldOver, LongEdge, ShortEdge} {
		for _, fold := range []Fold{FoldBelow, FoldBeside} {
			for way := range 4 {
				m := &Imposition{Cards: Cards{Width: 30, Height: 50, Backs: true},
					Sheet: cardSheet(t, "letter").Turned(way&1 == 1), Columns: 2, Rows: 2,
					Bleed: 2, Turned: way&2 == 2, Backs: backs}
				if backs == FoldOver {
					m.Fold = fold
				}
				for i := range 4 {
					if fault := lined(m, m.Front(i), m.Back(i)); fault != "" {
						t.Errorf("%+v: %s", m, fault)
					}
				}
			}
		}
	}
}

// The check above would be worth nothing if it let these pass.
func TestBacksOutOfLineAreNoticed(t *testing.T) {
	for _, backs := range []Backs{FoldOver, LongEdge, ShortEdge} {
		m := impose(t, "poker", "a4", backs, Bleed{})
		shifted, turned := m.Back(0), m.Back(0)
		shifted.Trim.X += 1
		turned.Turn += 180
		for what, back := range map[string]CardSlot{"a back shifted by 1 mm": shifted,
			"a back upside down": turned, "another card's back": m.Back(1)} {
			if lined(m, m.Front(0), back) == "" {
				t.Errorf("%v: %s was not noticed", backs, what)
			}
		}
	}
}

// The number of cards on a sheet is the most that any grid holds.
func TestNoGridHoldsMoreCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		for _, across := range []bool{false, true} {
			area := m.Sheet.Turned(across).Area()
			for _, size := range [][2]float64{{m.Cards.Width, m.Cards.Height},
				{m.Cards.Height, m.Cards.Width}} {
				grids := [][2]float64{size}
				if m.Backs == FoldOver {
					grids = [][2]float64{{2*size[0] + 2*(FoldGutter+m.Bleed), size[1]},
						{size[0], 2*size[1] + 2*(FoldGutter+m.Bleed)}}
				}
				for _, grid := range grids {
					most := math.Floor(area.Width/(grid[0]+2*m.Bleed)) * math.Floor(
						area.Height/(grid[1]+2*m.Bleed))
					if int(most) > m.PerSheet() {
						t.Fatalf("%v instead of %d on %+v", most, m.PerSheet(), m)
					}
				}
			}
		}
	})
}

func TestCardsThatCannotBeAreRefused(t *testing.T) {
	a4 := cardSheet(t, "a4")
	for _, test := range []struct {
		cards Cards
		backs Backs
		bleed Bleed
		want  string
	}{
		{Cards{Width: 300, Height: 400}, NoBacks, Bleed{},
			"a card of 300 × 400 mm does not fit on A4, which has room for 200 × 282 mm: take larger " +
				"paper or smaller cards"},
		{Cards{Width: 150, Height: 200, Bleed: 3, Backs: true}, FoldOver, Bleed{true, 2},
			"a card of 150 × 200 mm with a back to fold over and 2 mm of bleed does not fit on A4, which " +
				"has room for 200 × 282 mm: take larger paper, or print the backs on the other side"},
		{Cards{Width: 199, Height: 199, Bleed: 3}, NoBacks, Bleed{true, 2},
			"a card of 199 × 199 mm with 2 mm of bleed does not fit on A4, which has room for 200 × 282 " +
				"mm: take larger paper or smaller cards"},
		{Cards{Width: 0, Height: 88}, NoBacks, Bleed{},
			"a card of 0 × 88 mm cannot be: its sides are 10 to 1000 mm long"},
		{Cards{Width: 1e308, Height: 88}, NoBacks, Bleed{},
			"a card of 1e+308 × 88 mm cannot be: its sides are 10 to 1000 mm long"},
		{Cards{Width: math.NaN(), Height: 88}, NoBacks, Bleed{},
			"a card needs a width and a height in millimetres"},
		{Cards{Width: 63, Height: 88, Bleed: math.Inf(1)}, NoBacks, Bleed{},
			"the bleed of a card's art is measured in millimetres: give 0 or more"},
		{Cards{Width: 63, Height: 88, Bleed: 1}, NoBacks, Bleed{true, 3},
			"the cards are drawn with 1 mm of bleed, so that 3 mm cannot be kept: ask for less"},
		{Cards{Width: 63, Height: 88, Bleed: 1}, NoBacks, Bleed{true, -1},
			"a bleed of -1 mm cannot be: give 0 to 20"},
	} {
		_, err := test.cards.Impose(a4, test.backs, test.bleed)
		if err == nil || err.Error() != test.want {
			t.Errorf("%+v: %v, want %s", test.cards, err, test.want)
		}
	}
	if _, err := (Cards{Width: 63, Height: 88}).Impose(Sheet{Size: a4.Size, Margin: 100}, NoBacks,
		Bleed{}); err == nil {
		t.Error("a sheet that is all margin was accepted")
	}
	// Where the usual bleed leaves no room, less does.
	m, err := Cards{Width: 199.5, Height: 281, Bleed: 3}.Impose(a4, NoBacks, Bleed{})
	if err != nil || m.Bleed != 0 {
		t.Errorf("a card as large as the paper: %+v, %v", m, err)
	}
	// What ends at the cut, as a token with a rim, has none to keep, whatever is wished for the cards beside it.
	if m, err = (Cards{Width: 30, Height: 30}).Impose(a4, NoBacks, Bleed{true, 3}); err != nil || m.Bleed != 0 {
		t.Errorf("what ends at the cut: %+v, %v", m, err)
	}
}

func TestCardSizesAndWordsAreRead(t *testing.T) {
	for text, want := range map[string][2]float64{"poker": {63, 88}, " Tarot": {70, 120}, "58x90": {58, 90},
		"90 × 58 mm": {90, 58}, "2.5x3.5in": {63.5, 88.9}} {
		if got, err := ParseCardSize(text); err != nil || got.Width != want[0] || got.Height != want[1] {
			t.Errorf("%q: %+v, %v; want %v", text, got, err, want)
		}
	}
	for _, text := range []string{"", "pokr", "5x5", "0x0", "NaNxNaN", "1e9x1e9", "63", "🎲",
		strings.Repeat("x", 5000), strings.Repeat("9", 5000) + "x1", "a\nb"} {
		got, err := ParseCardSize(text)
		if err == nil || strings.Contains(err.Error(), "\n") || len(err.Error()) > 300 {
			t.Errorf("%.20q: %+v, %v", text, got, err)
		}
	}
	for i, name := range backsNames {
		if got, err := ParseBacks(strings.ToUpper(name)); err != nil || got != Backs(i) ||
			got.String() != name {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	for i, name := range cutStyleNames {
		if got, err := ParseCutStyle(name); err != nil || got != CutStyle(i) || got.String() != name {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	for text, want := range map[string]Bleed{"auto": {}, "shared": SharedCuts, "2.5": {true, 2.5},
		"3 mm": {true, 3}, "0": SharedCuts} {
		if got, err := ParseBleed(text); err != nil || got != want {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	_, backs := ParseBacks("both")
	_, style := ParseCutStyle("dots")
	_, bleed := ParseBleed("some")
	_, large := ParseBleed("1 in")
	for _, test := range []struct {
		err  error
		want string
	}{
		{backs, `there is no way to print backs "both": choose fold, long-edge, short-edge or none`},
		{style, `there is no style of cut marks "dots": choose ticks, lines, outline, none or machine`},
		{bleed, `there is no bleed "some": choose auto or shared, or give millimetres such as 2.5`},
		{large, `a bleed of 25.4 mm cannot be: give 0 to 20`},
	} {
		if test.err == nil || test.err.Error() != test.want {
			t.Errorf("%v, want %s", test.err, test.want)
		}
	}
}

// Sizes and bleeds are read as people write them: with a comma, a fraction, a unit behind each side, "by".
func TestMeasuresAreReadAsPeopleWriteThem(t *testing.T) {
	for _, text := range []string{"180x250", "180 × 250 mm", "18,0 by 25,0 cm", "180mm*250mm", "18cm x 25"} {
		if size, err := ParseSize(text); err != nil || size.Width != 180 || size.Height != 250 {
			t.Errorf("%s: %+v, %v", text, size, err)
		}
	}
	for text, want := range map[string]float64{"3,175": 3.175, "1/8 in": 3.175, `1/8"`: 3.175, "½": 0.5, "0,3 cm": 3, "2.5 mm": 2.5} {
		if bleed, err := ParseBleed(text); err != nil || bleed.MM != want {
			t.Errorf("%s: %+v, %v", text, bleed, err)
		}
	}
	for _, text := range []string{"1x2x3", "x250", "180x", "fox", "-180x250", "180x250 pt"} {
		if size, err := ParseSize(text); err == nil {
			t.Errorf("%s: %+v", text, size)
		}
	}
}
