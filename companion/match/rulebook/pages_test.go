package rulebook_test

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/companion/match/tableau/tableautest"
	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/printables/pdf"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// Every booklet has its pages in order: nothing on them lies outside or is set in letters too small to read, and where
// ink is saved, words stand out from what is below them.
//
// HOMESPUN_PICTURES=folder writes them as pictures.
func TestEveryPageIsInOrder(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			for i, page := range pagesOf(t, game, "standard") {
				if err := page.Check(); err != nil {
					t.Errorf("page %d: %v", i+1, err)
				}
				partstest.WordsAreRead(t, new(drawing.InkSaver).Drawing(page), 4.5)
				if folder := os.Getenv("HOMESPUN_PICTURES"); folder != "" {
					write(t, filepath.Join(folder, fmt.Sprintf("%s-%02d.png", id, i+1)), page)
				}
			}
		})
	}
}

// Each booklet has a title picture, the set-up with its call-outs, a turn as a strip with pictures, and three examples
// of which one shows what is not possible: by every shipped ruleset.
func TestEachBookletTeaches(t *testing.T) {
	for _, game := range games.List() {
		for _, ruleset := range rulesetsOf(t, game) {
			t.Run(game.Engine.Info.ID+"/"+ruleset, func(t *testing.T) {
				book := bookOf(t, game, ruleset)
				teaches(t, book.Pages(134.5, 179.5))
				shown, refused := 0, 0
				for _, w := range book.Examples() {
					if shown++; w.Refusal != "" {
						refused++
					}
				}
				if shown < 3 || refused < 1 {
					t.Errorf("%d examples, %d with what is not possible", shown, refused)
				}
			})
		}
	}
}

// Each clause has its place on the pages, by which a screen can open it, and so has each rule that differs from the
// standard; what differs stands in the box of house rules too.
func TestEveryClauseHasItsPlace(t *testing.T) {
	for _, game := range games.List() {
		for _, ruleset := range rulesetsOf(t, game) {
			t.Run(game.Engine.Info.ID+"/"+ruleset, func(t *testing.T) {
				rules, _, _ := tableautest.Sit(t, game.Engine.Info.ID, ruleset, 0, nil)
				pages := pagesOf(t, game, ruleset)
				wanted := map[string]int{}
				for _, clause := range rules.Speaker(nil, nil, nil).Clauses() {
					if clause.OnPaper() {
						wanted[clause.ID] = 1
					}
				}
				boxed := map[string]bool{}
				for _, d := range rules.Differences() {
					if !strings.HasSuffix(d.Key, ".order") && !strings.HasSuffix(d.Key, ".color") && d.Clause != "" &&
						!boxed[d.Clause] {
						boxed[d.Clause] = true
						wanted[d.Clause]++
					}
				}
				for i, page := range pages {
					for _, place := range page.Places() {
						wanted[place.Name]--
						if !page.Area().Contains(place.Box) || place.Box.Height < 2 {
							t.Errorf("%s is at %v on page %d", place.Name, place.Box, i+1)
						}
					}
				}
				for id, missing := range wanted {
					if missing > 0 {
						t.Errorf("%s has %d places too few", id, missing)
					}
				}
			})
		}
	}
}

// What a house rule has changed has a place in the running sentences too: in the aim, the set-up, the steps of a turn
// and what comes up later. Another one more than by the standard is in the box of house rules.
func TestChangedNumbersHaveTheirPlaceInRunningSentences(t *testing.T) {
	for _, c := range []struct {
		game   string
		change map[string]any
		clause string
	}{
		{"sitters", map[string]any{"par": 40}, "SIT-18"},      // the aim
		{"saratoga", map[string]any{"supplies": 8}, "SAR-01"}, // the set-up
		{"adventure", map[string]any{"actions": 3}, "ADV-10"}, // a turn
	} {
		game, err := games.All().Game(c.game)
		if err != nil {
			t.Fatal(err)
		}
		standard, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		rules, err := standard.With(c.change)
		if err != nil {
			t.Fatal(err)
		}
		count := map[*rulesets.Ruleset]int{}
		for _, rules := range []*rulesets.Ruleset{standard, rules} {
			pages, err := rulebook.OnScreen(games.All(), rules, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, page := range pages {
				for _, place := range page.Places() {
					if place.Name == c.clause {
						count[rules]++
					}
				}
			}
		}
		if more := count[rules] - count[standard]; more < 2 {
			t.Errorf("%s: %s has %d places more than by the standard, want 2", c.game, c.clause, more)
		}
	}
}

// teaches reports what is missing on the first pages of a booklet.
func teaches(t *testing.T, pages []*drawing.Drawing) {
	t.Helper()
	if placed(pages[0], "cover") != 1 {
		t.Error("the title has no picture")
	}
	setup, strip := chapter(t, pages, words.BookSetup), chapter(t, pages, words.BookTurn)
	if placed(setup, "board-") != 1 || count(setup, "1") != 2 || count(setup, "3") == 0 {
		t.Error("the set-up has no board with call-outs")
	}
	steps := 0
	for count(strip, strconv.Itoa(steps+1)) > 0 {
		steps++
	}
	if pictures := uses(strip); steps < 3 || pictures < steps {
		t.Errorf("a turn has %d steps with %d pictures", steps, pictures)
	}
}

// By every ruleset, on every paper, the booklet comes to a multiple of four pages of which at most one is left over;
// nothing on them lies outside or is too small; and it is less than 1 MB.
func TestEveryBookletIsFull(t *testing.T) {
	for _, game := range games.List() {
		for _, ruleset := range rulesetsOf(t, game) {
			sizes := []struct{ wide, high float64 }{{134.5, 179.5}, {125.7, 185.3}, {128, 185}} // A4, Letter, A5
			if ruleset != "standard" {
				sizes = sizes[:1]
			}
			for _, size := range sizes {
				t.Run(fmt.Sprintf("%s/%s/%g", game.Engine.Info.ID, ruleset, size.wide), func(t *testing.T) {
					pages := pagesIn(t, game, ruleset, size.wide, size.high)
					own := 0
					for i, page := range pages {
						own += count(page, words.BookOwn)
						if err := page.Check(); err != nil {
							t.Errorf("page %d: %v", i+1, err)
						}
					}
					if len(pages)%4 != 0 || own > 1 {
						t.Errorf("%d pages, %d of them left over", len(pages), own)
					}
					if file := fileOf(t, pages); len(file) > 1<<20 {
						t.Errorf("%d bytes", len(file))
					}
				})
			}
		}
	}
}

// fileOf returns the file with these pages.
func fileOf(t testing.TB, pages []*drawing.Drawing) []byte {
	t.Helper()
	document := pdf.Document{}
	for _, page := range pages {
		document.Pages = append(document.Pages, pdf.Page{Drawing: page})
	}
	file, err := document.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// chapter returns the first page of a chapter.
func chapter(t testing.TB, pages []*drawing.Drawing, title string) *drawing.Drawing {
	t.Helper()
	for _, page := range pages {
		if count(page, title) > 0 {
			return page
		}
	}
	t.Fatalf("there is no page %q", title)
	return nil
}

// count returns how often a page has a line.
func count(page *drawing.Drawing, text string) (n int) {
	for _, mark := range page.Marks {
		if line, ok := mark.(drawing.Words); ok && line.Text == text {
			n++
		}
	}
	return n
}

// uses returns how many pictures a page has, boards how many of them are boards.
// placed returns how many symbols of a page have a name with a prefix.
func uses(page *drawing.Drawing) (n int) {
	for _, mark := range page.Marks {
		if _, ok := mark.(drawing.Use); ok {
			n++
		}
	}
	return n
}

// placed returns how many symbols of a page have a name with a prefix.
func placed(page *drawing.Drawing, prefix string) (n int) {
	for _, mark := range page.Marks {
		if use, ok := mark.(drawing.Use); ok && strings.HasPrefix(use.Symbol.Name, prefix) {
			n++
		}
	}
	return n
}

// A booklet by other rules than the standard says which examples these change, and has no text that speaks of the
// others.
func TestHouseRulesChangeTheExamples(t *testing.T) {
	cubed := slices.IndexFunc(games.List(), func(game games.Game) bool { return game.Engine.Info.ID == "cubed" })
	changed := 0
	for _, w := range bookOf(t, games.List()[cubed], "points-race").Examples() {
		counts := w.ID == "6-two-piles" || w.ID == "8-end"
		if w.House != counts || counts != (w.Text == "") {
			t.Errorf("%s: changed %v, %q", w.ID, w.House, w.Text)
		}
		if w.House {
			changed++
		}
	}
	if changed != 2 {
		t.Errorf("%d examples are changed", changed)
	}
}

// rulesetsOf returns the ids of a game's shipped rulesets.
func rulesetsOf(t testing.TB, game games.Game) (ids []string) {
	t.Helper()
	found, err := games.All().Game(game.Engine.Info.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, listing := range found.List() {
		if listing.Path == "" {
			ids = append(ids, listing.ID)
		}
	}
	return ids
}

// BenchmarkBooklets measures how long the slowest booklet takes, in ms, and how large the largest is, in KB.
func BenchmarkBooklets(b *testing.B) {
	slowest, largest := 0.0, 0
	for b.Loop() {
		for _, game := range games.List() {
			begun := time.Now()
			file := fileOf(b, bookOf(b, game, "standard").Pages(134.5, 179.5))
			slowest, largest = max(slowest, time.Since(begun).Seconds()*1000), max(largest, len(file)>>10)
		}
	}
	b.ReportMetric(slowest, "ms-slowest")
	b.ReportMetric(float64(largest), "KB-largest")
}

// pagesOf returns the pages of a game's booklet on A4.
func pagesOf(t testing.TB, game games.Game, ruleset string) []*drawing.Drawing {
	t.Helper()
	return pagesIn(t, game, ruleset, 134.5, 179.5)
}

// pagesIn returns the pages of a booklet in a size. All tests share them, and none may change them.
func pagesIn(t testing.TB, game games.Game, ruleset string, wide, high float64) []*drawing.Drawing {
	t.Helper()
	key := fmt.Sprint(game.Engine.Info.ID, " ", ruleset, " ", wide, " ", high)
	pages, made := madePages.Load(key)
	if !made {
		pages = bookOf(t, game, ruleset).Pages(wide, high)
		madePages.Store(key, pages)
	}
	return pages.([]*drawing.Drawing)
}

var madePages sync.Map

func bookOf(t testing.TB, game games.Game, ruleset string) *rulebook.Book {
	t.Helper()
	rules, engine, theme := tableautest.Sit(t, game.Engine.Info.ID, ruleset, 0, nil)
	set := &parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Scale: 1}
	made, err := game.Paper(set)
	if err != nil {
		t.Fatal(err)
	}
	return rulebook.New(set, made, game.Table)
}

func write(t *testing.T, path string, page *drawing.Drawing) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, raster.Page(page, 4.5)); err != nil {
		t.Fatal(err)
	}
}

// Where an example has a page for itself, the cards that lie there are so large that one sees which they are.
func TestCardsAreLargeWhereThereIsRoom(t *testing.T) {
	at := slices.IndexFunc(games.List(),
		func(game games.Game) bool { return game.Engine.Info.ID == "saratoga" })
	page := chapter(t, pagesOf(t, games.List()[at], "standard"), "A whole round")
	cards := 0
	for _, mark := range page.Marks {
		use, ok := mark.(drawing.Use)
		if !ok || !strings.HasPrefix(use.Symbol.Name, "beside-") {
			continue
		}
		if cards++; use.Scale*use.Symbol.Drawing.Width < 15 {
			t.Errorf("%s is %.1f mm wide", use.Symbol.Name, use.Scale*use.Symbol.Drawing.Width)
		}
	}
	if cards != 6 {
		t.Errorf("%d cards", cards)
	}
}
