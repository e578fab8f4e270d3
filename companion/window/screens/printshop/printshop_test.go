package printshop

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
	"homespun/rulesets/household"
)

// shop is a print shop in a window, whose slow work is done when the test says so.
type shop struct {
	*testing.T
	*Screen
	waiting []func()
	timers  []func()
	opened  []string
	// worked counts the work that was done.
	worked int
}

// work does all the work that waits, and what comes of it.
func (s *shop) work() {
	for len(s.waiting) > 0 {
		do := s.waiting[0]
		s.waiting = s.waiting[1:]
		s.worked++
		do()
	}
}

// open opens the print shop on a game, or on a deck where there is one, perhaps with its spreadsheet cards.csv.
func open(t *testing.T, cards ...string) *shop {
	t.Helper()
	return openOn(t, "sitters", cards...)
}

// openOn opens it on the game of an id, and chooses all of it.
func openOn(t *testing.T, id string, cards ...string) *shop {
	t.Helper()
	s := openFirst(t, id, cards...)
	if cards[0] == "" {
		s.press(words.Editions[1])
	}
	return s
}

// openFirst opens it as somebody sees it who has chosen nothing yet.
func openFirst(t *testing.T, id string, cards ...string) *shop {
	t.Helper()
	folder := household.Folder(t.TempDir())
	t.Setenv(household.Variable, string(folder))
	if err := folder.Make(); err != nil {
		t.Fatal(err)
	}
	wish := Wish{}
	if cards[0] != "" {
		wish.Deck = filepath.Join(folder.Decks(), "cards.toml")
		for i, name := range []string{"cards.toml", "cards.csv"}[:len(cards)] {
			if err := os.WriteFile(filepath.Join(folder.Decks(), name), []byte(cards[i]), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	} else {
		game, err := games.All().Game(id)
		if err != nil {
			t.Fatal(err)
		}
		wish.Game = game
	}
	test.NewTempApp(t)
	window := test.NewTempWindow(t, nil)
	window.Resize(fyne.NewSize(1280, 800))
	s := &shop{T: t}
	sh := shell.New(shell.Deps{Games: games.All(), Folder: string(folder), Start: func(do func()) {
		s.waiting = append(s.waiting, do)
	},
		Open:  func(path string) error { s.opened = append(s.opened, path); return nil },
		After: func(_ time.Duration, do func()) func() { s.timers = append(s.timers, do); return func() {} }},
		window, func(sh *shell.Shell) shell.Screen { s.Screen = New(sh, wish, Ways{}); return s.Screen })
	t.Cleanup(sh.Close)
	window.Resize(fyne.NewSize(1280, 800))
	s.work()
	if s.job == nil || len(s.job.Pages) == 0 {
		t.Fatalf("nothing is laid out: %q", s.foot.sum.Text)
	}
	return s
}

// printed says all that a job would print: where everything lies, how it is drawn, and in how many files.
func printed(t *testing.T, job *printables.Job) string {
	t.Helper()
	data, err := job.PDF()
	if err != nil {
		t.Fatal(err)
	}
	pages, err := json.Marshal([]any{len(job.Files()), job.Sheets(), job.ID})
	if err != nil {
		t.Fatal(err)
	}
	return string(pages) + string(data)
}

// press presses a button or tile by its name, as Tab finds it; the first behind what was pressed last.
func (s *shop) press(name string) {
	s.Helper()
	c := s.shell.Window.Canvas()
	for range 400 {
		c.FocusNext()
		f := c.Focused()
		if named, ok := f.(fyne.Accessible); ok && named.AccessibilityLabel() == name {
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
			s.work()
			return
		}
	}
	s.Fatalf("nothing called %q can be reached by Tab", name)
}

// line returns the line to type in that is called so.
func (s *shop) line(name string) *widgets.Entry {
	s.Helper()
	c := s.shell.Window.Canvas()
	for range 400 {
		c.FocusNext()
		if entry, ok := c.Focused().(*widgets.Entry); ok && entry.Name == name {
			return entry
		}
	}
	s.Fatalf("no line called %q can be reached by Tab", name)
	return nil
}

// Every choice changes the print, and its opposite changes it back.
func TestEveryChoiceChangesThePrint(t *testing.T) {
	few := "title = \"Few\"\n[[card]]\ntitle = \"Flamingo\"\ncount = 11\n"
	for _, c := range round.Sample(t, 8, []struct {
		name, deck   string
		unfold       string
		change, back string
	}{
		{name: "a part left out", unfold: words.SingleParts, change: "Rule sheet", back: "Rule sheet"},
		{name: "paper", change: "A3", back: "A4"},
		{name: "size", change: words.FitSize, back: words.TrueSize},
		{name: "look", change: "Burglars", back: "Dungeon"},
		{name: "rules", change: "Long haul", back: "Standard"},
		{name: "ink", change: words.InkSaver, back: words.InkSaver},
		{name: "join", unfold: words.JoinName, change: words.ButtJoin, back: words.FlapJoin},
		{name: "standing", unfold: words.StandingName, change: words.TentStanding, back: words.SlotStanding},
		{name: "tonight", change: words.Editions[0], back: words.Editions[1]},
		{name: "large", change: words.Editions[3], back: words.Editions[1]},
		{name: "copies", unfold: words.MoreName, change: words.CopiesName + " +",
			back: words.CopiesName + " −"},
		{name: "spares", unfold: words.MoreName, change: words.SparesName + " +",
			back: words.SparesName + " −"},
		{name: "long edge", deck: few, unfold: words.CardsName, change: words.LongBacks,
			back: words.FoldBacks},
		{name: "short edge", deck: few, unfold: words.CardsName, change: words.ShortBacks,
			back: words.FoldBacks},
		{name: "no backs", deck: few, unfold: words.CardsName, change: words.NoBacks, back: words.FoldBacks},
		{name: "shared cuts", deck: few, unfold: words.CardsName, change: words.SharedBleed,
			back: words.AutoBleed},
		{name: "bleed", deck: few, unfold: words.CardsName, change: words.OwnBleed, back: words.AutoBleed},
		{name: "lines", deck: few, unfold: words.CardsName, change: words.LineMarks, back: words.TickMarks},
		{name: "outlines", deck: few, unfold: words.CardsName, change: words.OutlineMarks,
			back: words.TickMarks},
		{name: "length", deck: few, unfold: words.CardsName, change: words.MarkLength + " +",
			back: words.MarkLength + " −"},
		{name: "gap", deck: few, unfold: words.CardsName, change: words.MarkGap + " +",
			back: words.MarkGap + " −"},
		{name: "width", deck: few, unfold: words.CardsName, change: words.MarkWidth + " +",
			back: words.MarkWidth + " −"},
		{name: "spare cards", deck: few, unfold: words.MoreName, change: words.SparesName + " +",
			back: words.SparesName + " −"},
	}) {
		t.Run(c.name, func(t *testing.T) {
			s := open(t, c.deck)
			before := printed(t, s.job)
			if c.unfold != "" {
				s.press(c.unfold)
			}
			s.press(c.change)
			if s.job == nil {
				t.Fatalf("cannot be printed: %s", s.foot.sum.Text)
			}
			if changed := printed(t, s.job); changed == before {
				t.Errorf("%q changes nothing", c.change)
			}
			s.press(c.back)
			if after := printed(t, s.job); after != before {
				t.Errorf("%q does not undo %q", c.back, c.change)
			}
		})
	}
}

// Whoever prints a game for the first time is offered the set for tonight; what was chosen then stays.
func TestTheSetForTonightIsChosenAtFirst(t *testing.T) {
	s := openFirst(t, "geyser", "")
	if s.order.edition != tonight || s.job.Sheets() > 4 {
		t.Errorf("at first %v is chosen, %d sheets", s.order.edition, s.job.Sheets())
	}
	s.press(words.Editions[1])
	wish := s.wish
	s.shell.Replace(func(sh *shell.Shell) shell.Screen { s.Screen = New(sh, wish, Ways{}); return s.Screen })
	s.work()
	if s.order.edition != printables.FullEdition {
		t.Errorf("after a choice of everything %v is chosen", s.order.edition)
	}
}

// The rulebook is printed to fold or page by page.
func TestTheRulebookIsPrintedInTwoWays(t *testing.T) {
	s := open(t, "")
	folded := len(s.job.Pages)
	if want := words.LastBothSides(10, 15); !strings.Contains(s.foot.sum.Text, want) {
		t.Errorf("the foot says %q, not %q", s.foot.sum.Text, want)
	}
	s.press(words.BookletName)
	s.press(words.PagesBooklet)
	if pages := len(s.job.Pages); pages <= folded {
		t.Errorf("%d pages, and %d to fold", pages, folded)
	}
	s.press(words.FoldBooklet)
	if pages := len(s.job.Pages); pages != folded {
		t.Errorf("%d pages to fold, and %d before", pages, folded)
	}
}

// What does not apply is not shown.
func TestWhatDoesNotApplyIsNotShown(t *testing.T) {
	game, cards := open(t, ""), open(t, string(deck.Example()))
	for _, c := range []struct {
		name         string
		what         func(*choices) fyne.CanvasObject
		game, ofDeck bool
	}{
		{"parts", func(c *choices) fyne.CanvasObject { return c.parts.Content }, true, false},
		{"size", func(c *choices) fyne.CanvasObject { return c.scale.field }, true, false},
		{"rules", func(c *choices) fyne.CanvasObject { return c.rules.field }, true, false},
		{"looks", func(c *choices) fyne.CanvasObject { return c.looks.field }, true, false},
		{"join", func(c *choices) fyne.CanvasObject { return c.board.Content }, true, false},
		{"figures", func(c *choices) fyne.CanvasObject { return c.figures.Content }, true, false},
		{"cards", func(c *choices) fyne.CanvasObject { return c.cards.fold.Content }, false, true},
		{"editions", func(c *choices) fyne.CanvasObject { return c.editions }, true, false},
		{"copies", func(c *choices) fyne.CanvasObject { return c.more.copies }, true, true},
	} {
		if got := c.what(game.choices).Visible(); got != c.game {
			t.Errorf("%s of a game: shown %v", c.name, got)
		}
		if got := c.what(cards.choices).Visible(); got != c.ofDeck {
			t.Errorf("%s of a deck: shown %v", c.name, got)
		}
	}
	game.press(words.SingleParts)
	game.press("Board")
	if game.choices.board.Content.Visible() {
		t.Errorf("how a board is joined is asked though it is left out")
	}
}

// Leaving everything out leaves a sentence and the buttons to take it in again.
func TestNothingIsChosen(t *testing.T) {
	s := open(t, "")
	s.press(words.SingleParts)
	for _, part := range s.job.Parts {
		s.press(part.Title)
	}
	if len(s.job.Pages) != 0 || s.foot.sum.Text != words.NoPages || !s.foot.save.Disabled() {
		t.Errorf("%d pages, %q", len(s.job.Pages), s.foot.sum.Text)
	}
	s.press("Long haul")
	s.press("Board")
	if len(s.job.Pages) == 0 || s.foot.save.Disabled() {
		t.Errorf("the board does not come back")
	}
}

// A change is laid out once, and every page is drawn once small and the one looked at once large.
func TestAChangeDrawsEachPageOnce(t *testing.T) {
	s := open(t, "")
	for _, what := range []string{words.InkSaver, words.FitSize, "Letter"} {
		s.worked = 0
		s.press(what)
		if want := 1 + 1 + len(s.job.Pages); s.worked != want || len(s.job.Pages) > most {
			t.Errorf("%s: work was done %d times for %d pages, want %d", what, s.worked, len(s.job.Pages),
				want)
		}
	}
}

// Of quick changes only the last is shown, and no more than one is laid out at a time.
func TestQuickChangesDropLateResults(t *testing.T) {
	s := open(t, "")
	shown := s.pages.list
	s.order.ink = true
	s.lay()
	s.order.size = paper.Sizes[4]
	s.lay()
	s.order.copies = 2
	s.lay()
	if len(s.waiting) != 1 {
		t.Errorf("%d are laid out at a time, want 1", len(s.waiting))
	}
	one := s.waiting[0]
	s.waiting = nil
	one()
	if &s.pages.list[0] != &shown[0] {
		t.Errorf("what was laid out for an older order is shown")
	}
	s.work()
	if got := s.pages.list[0].Height; got != paper.Sizes[4].Height {
		t.Errorf("the last order is not shown: %g mm high", got)
	}
	want, err := s.order.lay()
	if err != nil || printed(t, want) != printed(t, s.job) {
		t.Errorf("another order than the last is shown, %v", err)
	}
	// Saving waits for what is being laid out.
	s.order.copies = 3
	s.lay()
	s.saveAndOpen()
	s.work()
	if len(s.opened) != 1 {
		t.Fatalf("opened %q", s.opened)
	}
	data, err := os.ReadFile(s.opened[0])
	if err != nil {
		t.Fatal(err)
	}
	if want, err := s.job.PDF(); err != nil || string(want) != string(data) || s.laying != 0 {
		t.Errorf("an older print was saved: %d bytes, %v", len(data), err)
	}
	// What comes after the screen was left is dropped.
	s.order.ink = false
	s.lay()
	s.Leave()
	job := s.job
	s.work()
	if s.job != job {
		t.Errorf("a screen that was left still changes")
	}
}

// The page looked at stays, and pictures of pages that are no more are not drawn.
func TestThePageLookedAtStays(t *testing.T) {
	s := open(t, "")
	s.pages.turnTo(slices.IndexFunc(s.job.Pages, func(p printables.Page) bool {
		return p.Title == "Board A2"
	}))
	s.work()
	s.press(words.SingleParts)
	s.press("Standing figures")
	if got := s.job.Pages[s.pages.at].Title; got != "Board A2" {
		t.Errorf("shows %q", got)
	}
	s.press(words.FitSize)
	if s.pages.at >= len(s.job.Pages) {
		t.Errorf("shows page %d of %d", s.pages.at, len(s.job.Pages))
	}
	if got, want := len(s.pages.strip.tiles), len(s.job.Pages); got != want {
		t.Errorf("%d small pages of %d", got, want)
	}
}

// A print of very many pages has a strip of those around the one looked at.
func TestVeryManyPages(t *testing.T) {
	s := open(t, "[[card]]\ntitle = \"Flamingo\"\ncount = 900\n[[card]]\ntitle = \"Owl\"\ncount = 300\n")
	if n := len(s.job.Pages); n < 2*most {
		t.Fatalf("only %d pages", n)
	}
	for _, at := range []int{most + 5, len(s.job.Pages) - 1, 0} {
		s.pages.turnTo(at)
		s.work()
		if from := s.pages.strip.from; at < from || at >= from+most || len(s.pages.strip.tiles) != most {
			t.Errorf("page %d: the strip has %d pages from %d", at, len(s.pages.strip.tiles), from)
		}
		if s.pages.strip.pictures[at-s.pages.strip.from].Image == nil {
			t.Errorf("page %d has no small picture", at)
		}
	}
}

// Two files are both written or, where one is there already, none.
func TestTwoFilesAreReplacedTogether(t *testing.T) {
	s := open(t, string(deck.Example()))
	s.press(words.CardsName)
	s.press(words.LongBacks)
	if files, err := filesOf(s.job); err != nil || len(files) != 1 {
		t.Fatalf("%d files though two are not asked for, %v", len(files), err)
	}
	s.press(words.MoreName)
	s.press(words.FilesApart)
	files, err := filesOf(s.job)
	if err != nil || len(files) != 2 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	dir := t.TempDir()
	other := filepath.Join(dir, "for aunt both sides.pdf")
	if err := os.WriteFile(other, []byte("older"), 0o644); err != nil {
		t.Fatal(err)
	}
	s.write(filepath.Join(dir, "for aunt"), files, nothing)
	s.work()
	if entries, _ := os.ReadDir(dir); len(entries) != 1 || s.shell.Window.Canvas().Overlays().Top() == nil {
		t.Errorf("%d files are there, want the old one and a question", len(entries))
	}
	s.press(words.Replace)
	for _, file := range files {
		if data, err := os.ReadFile(file.Path(filepath.Join(dir, "for aunt"))); err != nil ||
			string(data) != string(file.Data) {
			t.Errorf("%q: %d bytes, %v", file.Suffix, len(data), err)
		}
	}
}

// Sizes that are typed are taken, and what cannot be is said beside them.
func TestTypedSizes(t *testing.T) {
	s := open(t, "")
	s.press(words.OtherPaper)
	entry := s.line(words.OtherPaper)
	for _, c := range []struct {
		text string
		mm   float64 // the width of the pages
		ok   bool
	}{{"180x", 210, false}, {"180 x 250", 180, true}, {"20x20", 180, false}, {"99999999x1", 180, false},
		{"9 x 12 in", 228.6, true}} {
		entry.SetText(c.text)
		s.work()
		if got := s.job.Pages[0].Width; got != c.mm || (s.choices.paper.Wrong() == "") != c.ok {
			t.Errorf("%q: pages of %g mm, %q", c.text, got, s.choices.paper.Wrong())
		}
	}
	if set := s.shell.Settings(); set.Paper != "228.6x304.8" {
		t.Errorf("kept %q", set.Paper)
	}
	s.press(words.OwnSize)
	entry = s.line(words.OwnSize)
	for text, want := range map[string]printables.Scale{"80": 0.8, "0,5": 0.5, "75 %": 0.75} {
		entry.SetText(text)
		s.work()
		if s.order.scale != want {
			t.Errorf("%q: %g, want %g", text, s.order.scale, want)
		}
	}
	entry.SetText("1e308")
	if s.choices.scale.own.Wrong() == "" {
		t.Errorf("a size of 1e308 is taken")
	}
}

// Fewer sheets for fewer players and with backs on the other side are one tap away, and the choices show what
// was taken.
func TestFewerSheetsAreOneTapAway(t *testing.T) {
	s := openOn(t, "saratoga", "")
	if before := s.job.Sheets(); before != 27 {
		t.Fatalf("the whole set takes %d sheets", before)
	}
	s.press(words.OnSheets(4, true, 13))
	if s.job.Sheets() != 13 || s.order.players != 4 || s.order.backs != paper.LongEdge ||
		s.order.bleed != paper.SharedCuts {
		t.Errorf("it takes %d sheets, for %d players, with backs %s", s.job.Sheets(), s.order.players, s.order.backs)
	}
	if c := s.choices; c.savings.Visible() || !c.cards.backsPick.Buttons[paper.LongEdge].Chosen ||
		!c.cards.bleedPick.Buttons[1].Chosen {
		t.Error("the choices do not show what was taken, or it is offered again")
	}
}

// A deck that no font here has the letters for is not printed empty, unless the family says so.
func TestEmptyCardsArePrintedByATap(t *testing.T) {
	s := open(t, string(deck.Example()))
	if s.foot.anyway.Visible() {
		t.Error("a deck that is whole offers empty cards")
	}
	if err := os.WriteFile(s.wish.Deck, []byte("[[card]]\ntext = 'יש לך חברים?'\n[[card]]\ntext = 'Hello'\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	s.read(false)
	s.work()
	const why = "1 of 2 cards would be empty: no font here has Hebrew"
	if s.job != nil || !s.foot.print.Disabled() || !strings.Contains(s.foot.sum.Text, why) {
		t.Fatalf("%q, and can be printed: %v", s.foot.sum.Text, !s.foot.print.Disabled())
	}
	s.press(words.BlankToo)
	if s.job == nil || s.foot.print.Disabled() || s.foot.anyway.Visible() {
		t.Errorf("after the tap it cannot be printed: %q", s.foot.sum.Text)
	}
}

// Where a spreadsheet does not say how its letters were saved, a tap puts them right.
func TestLettersArePutRightByATap(t *testing.T) {
	s := open(t, "from = 'cards.csv'\n", "title\n\x8a\x8e\n")
	if at := s.order.deck.Cards[0].Title; at != "ŠŽ" || !s.choices.letters.field.Visible() {
		t.Fatalf("it reads %q, and asks for the letters: %v", at, s.choices.letters.field.Visible())
	}
	s.press(words.Letters()[2])
	if at := s.order.deck.Cards[0].Title; at != "ЉЋ" || !s.choices.letters.field.Visible() {
		t.Errorf("in Cyrillic it reads %q, and still asks: %v", at, s.choices.letters.field.Visible())
	}
	if open(t, string(deck.Example())).choices.letters.field.Visible() {
		t.Error("the letters of a deck file are asked for")
	}
}

// What is shown is what the files say now: the deck's own, the spreadsheet of its cards, and a picture on one of them.
func TestAllFilesOfADeckAreWatched(t *testing.T) {
	s := open(t, string(deck.Example()))
	beside := func(name, text string) {
		if err := os.WriteFile(filepath.Join(filepath.Dir(s.wish.Deck), name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		timers := s.timers
		s.timers = nil
		for _, due := range timers {
			due()
		}
		s.work()
	}
	const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#%s" d="M0 0h9v9h-9z"/></svg>`
	beside("rex.svg", fmt.Sprintf(square, "00aa00"))
	beside("cards.csv", "title,image\nRex,rex.svg\n")
	shown := map[string]string{}
	for _, change := range []struct{ file, text string }{
		{"cards.toml", "from = 'cards.csv'\n"},
		{"cards.csv", "title,image\nDino,rex.svg\n"},
		{"rex.svg", fmt.Sprintf(square, "aa1100")},
	} {
		beside(change.file, change.text)
		now := printed(t, s.job)
		if earlier := shown[now]; earlier != "" {
			t.Errorf("after a change of %s the print is that after %s", change.file, earlier)
		}
		shown[now] = change.file
	}
}

// A deck of pieces lists its parts, which are printed one by one.
func TestTheKindsOfPiecesOfADeckAreParts(t *testing.T) {
	s := open(t, "[[token]]\ntitle = 'Gold'\ncount = 8\n[[grid]]\ncolumns = 3\nrows = 3\n")
	if !s.choices.parts.Content.Visible() || len(s.job.Parts) != 2 {
		t.Fatalf("%d parts", len(s.job.Parts))
	}
	s.press(words.SingleParts)
	s.press("Grids")
	if len(s.job.Parts) != 1 || s.job.Parts[0].ID != "tokens" {
		t.Errorf("without the grids %d parts are printed", len(s.job.Parts))
	}
}
