package printshop

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/words"
	"homespun/printables"
	"homespun/printables/parts"
)

// tap taps the middle of a placement on the page that is shown.
func (s *shop) tap(part string, index, number int) {
	s.Helper()
	for i, page := range s.job.Pages {
		for _, one := range page.Placements {
			if one.Part != part || one.Piece != index || one.Copy != number || one.Side != printables.Front {
				continue
			}
			s.pages.turnTo(i)
			s.work()
			x, y, scale := s.pages.large.place()
			centre := one.Box.Centre()
			test.TapAt(s.pages.large, fyne.NewPos(x+scale*float32(centre.X), y+scale*float32(centre.Y)))
			s.work()
			return
		}
	}
	s.Fatalf("there is no %s %d, copy %d", part, index, number)
}

// Lost pieces are tapped on the pages, or typed, and printed again without a cover; then everything is back.
func TestOnlyLostPieces(t *testing.T) {
	s := open(t, "")
	all := printed(t, s.job)
	s.press(words.LostPieces)
	s.tap("tokens", 2, 0)
	s.tap("standees", 0, 0)
	s.tap("board", 1, 0)
	s.tap("containers", 0, 1)
	s.tap("containers", 0, 4)
	text := s.choices.lost.Entry.Text
	for _, want := range []string{"board:B1", "standees:C1", "containers:1*2"} {
		if !strings.Contains(text, want) &&
			!strings.Contains(text, strings.Replace(want, "1*2", "chest*2", 1)) {
			t.Errorf("what is chosen is written as %q, without %q", text, want)
		}
	}
	if got := s.pages.only.Text; got != "Print only these 5" {
		t.Errorf("the button says %q", got)
	}
	s.tap("containers", 0, 4)
	at := s.pages.at
	s.press("Print only these 4")
	count := 0
	for i, page := range s.job.Pages {
		count += len(page.Placements)
		if i == 0 && len(page.Placements) == 0 {
			t.Errorf("there is a cover")
		}
	}
	if count != 4 {
		t.Errorf("%d pieces are printed, want 4", count)
	}
	if s.choices.more.copies.Visible() {
		t.Errorf("copies are asked for though they count for nothing")
	}
	s.press(words.InkSaver) // the choice of pieces holds
	if n := len(s.job.Parts); n != 4 {
		t.Errorf("%d parts after another choice, want 4", n)
	}
	s.press(words.InkSaver)
	s.press(words.BackToAll)
	if printed(t, s.job) != all || s.pages.at != at {
		t.Errorf("not everything is back, at page %d, want %d", s.pages.at, at)
	}
	if len(s.picked) != 4 || !s.pages.only.Visible() {
		t.Errorf("what was chosen is forgotten: %v", s.picked)
	}
	s.press(words.ChooseNone)
	if len(s.picked) != 0 || s.choices.lost.Entry.Text != "" || s.pages.bar.Visible() {
		t.Errorf("%v is still chosen", s.picked)
	}
}

// Typed wishes ring the pieces, and what cannot be is said.
func TestLostPiecesAreTyped(t *testing.T) {
	s := open(t, "")
	s.press(words.LostPieces)
	for text, want := range map[string]string{
		"":                             "",
		"tokens:C1,O2":                 "",
		"tokens:c1-":                   "There is no piece “c1-” of tokens.",
		"tokens:2-4 board:b2":          "",
		"tokens:99":                    "There is no piece “99” of tokens.",
		"tokens:spare*3;die:1":         "",
		"rules:spare":                  "There is no piece “spare” of rules.",
		"cards:3":                      "There is no part “cards”: choose from board",
		"tokens":                       "names no pieces",
		"board:Z9":                     "There is no piece “Z9” of board.",
		"tokens:0":                     "cannot be",
		strings.Repeat("🐉", 90) + ":1": "There is no part “🐉",
	} {
		entry := s.line(words.LostPieces)
		entry.SetText(text)
		s.work()
		if got := s.choices.lost.Wrong(); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%q: says %q, want %q", text, got, want)
		}
	}
	s.line(words.LostPieces).SetText("tokens:C1,O2*2 board:B2 tokens:spare")
	if got := len(s.picked); got != 5 {
		t.Errorf("%d pieces are chosen, want 5: %v", got, s.picked)
	}
	s.shell.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.work()
	if !s.only || len(s.job.Pages) == 0 {
		t.Errorf("Enter does not print them")
	}
	want := []printables.Only{
		{Part: "board", Pieces: []printables.Wanted{{Number: 4, Copies: 1}}},
		{Part: "tokens", Pieces: []printables.Wanted{{Number: 1, Copies: 1}, {Number: 6, Copies: 2},
			{Name: printables.Spare, Copies: 1}}},
	}
	if diff := cmp.Diff(want, s.order.only); diff != "" {
		t.Errorf("the wishes (-want +got):\n%s", diff)
	}
}

// The keys go from piece to piece on the large page, and choose.
func TestPiecesAreChosenByKeys(t *testing.T) {
	s := open(t, "")
	s.pages.turnTo(slices.IndexFunc(s.job.Pages, func(p printables.Page) bool { return len(p.Placements) > 4 }))
	s.work()
	large := s.pages.large
	s.shell.Window.Canvas().Focus(large)
	key := func(name fyne.KeyName) { large.TypedKey(&fyne.KeyEvent{Name: name}) }
	seen := map[int]bool{large.at: true}
	for range 60 {
		for _, name := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft, fyne.KeyDown,
			fyne.KeyRight, fyne.KeyUp} {
			key(name)
			seen[large.at] = true
		}
	}
	if len(seen) < 4 {
		t.Errorf("the arrows reach %d pieces", len(seen))
	}
	key(fyne.KeySpace)
	if len(s.picked) != 1 || !s.pages.only.Visible() {
		t.Errorf("Space chooses %v", s.picked)
	}
	key(fyne.KeyReturn)
	if len(s.picked) != 0 {
		t.Errorf("Enter leaves %v", s.picked)
	}
	at := s.pages.at
	key(fyne.KeyPageUp)
	if s.pages.at != at-1 {
		t.Errorf("the page keys do not leaf")
	}
}

// Who types the name of a kit asks for all that is made up together.
func TestAKitIsTypedByItsName(t *testing.T) {
	tags := printables.Part{ID: "tags",
		Pieces: []parts.Piece{{Name: "Rex tag", Kit: "Rex"}, {Name: "Rex move", Kit: "Rex"},
			{Name: "Sarge tag", Kit: "Sarge"}}}
	got, problem := readPicked("tags:rex*2,3", stock{parts: []printables.Part{tags}})
	want := picked{{"tags", 0, 0}: true, {"tags", 0, 1}: true, {"tags", 1, 0}: true, {"tags", 1, 1}: true,
		{"tags", 2, 0}: true}
	if problem != "" || !maps.Equal(got, want) {
		t.Errorf("%q: %v, want %v", problem, got, want)
	}
	if _, problem := readPicked("tags:teddy", stock{parts: []printables.Part{tags}}); problem == "" {
		t.Error("a kit that is not there is chosen")
	}
}
