package printables_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/printables/pdf/pdftest"
	"homespun/printables/printer"
	"homespun/rulesets"
)

func bytesOf(t *testing.T, document pdf.Document) []byte {
	t.Helper()
	content, err := document.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// A cover, or a tile of a board, never comes out on the back of another: its back is an empty page, or what is
// printed on both sides is a file of its own. Each file asks the printer for what it needs, and for no scaling.
func TestNothingComesOutOnTheBackOfAnother(t *testing.T) {
	strict := model.NewDefaultConfiguration()
	strict.ValidationMode = model.ValidationStrict
	only := []printables.Only{{Part: "cards", Pieces: []printables.Wanted{{Number: 2, Copies: 1}}}}
	apart := printables.Options{Backs: paper.LongEdge, TwoFiles: true}
	check(t, printDeck(t, plainDeck(9), apart), apart)
	for name, test := range map[string]struct {
		job    *printables.Job
		duplex []string // file by file
		pages  []int
		suffix []string
	}{
		"a game": {printJob(t, ruleset(t, "", nil), "",
			printables.Options{Parts: []string{"tokens"}}), []string{"Simplex"}, []int{2}, []string{""}},
		"folded cards": {printDeck(t, plainDeck(9), folded), []string{"Simplex"}, []int{4},
			[]string{""}},
		"over long edges": {printDeck(t, plainDeck(9), longEdge),
			[]string{"DuplexFlipLongEdge"}, []int{6}, []string{""}},
		"over short edges": {printDeck(t, plainDeck(8), printables.Options{Backs: paper.ShortEdge}),
			[]string{"DuplexFlipShortEdge"}, []int{4}, []string{""}},
		"two files over long edges": {printDeck(t, plainDeck(9), apart),
			[]string{"Simplex", "DuplexFlipLongEdge"}, []int{1, 4}, []string{"", "both sides"}},
		"without backs": {printDeck(t, plainDeck(9), printables.Options{Backs: paper.NoBacks}),
			[]string{"Simplex"}, []int{3}, []string{""}},
		"one lost card": {printDeck(t, plainDeck(9),
			printables.Options{Backs: paper.ShortEdge, Only: only}), []string{"DuplexFlipShortEdge"},
			[]int{2}, []string{""}},
		"a game of no cards": {printJob(t, ruleset(t, "", nil), "",
			printables.Options{Parts: []string{"tokens"}, Backs: paper.LongEdge}), []string{"Simplex"},
			[]int{2}, []string{""}},
	} {
		var duplex, suffix []string
		var pages []int
		for _, file := range test.job.Files() {
			content := bytesOf(t, file.Document)
			preferences, _, err := api.ViewerPreferences(bytes.NewReader(content), strict)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if preferences.PrintScaling == nil || preferences.PrintScaling.String() != "None" {
				t.Errorf("%s: printers may scale it: %+v", name, preferences)
			}
			duplex, suffix = append(duplex, preferences.Duplex.String()), append(suffix, file.Suffix)
			sizes, err := api.PageDims(bytes.NewReader(content), strict)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			pages = append(pages, len(sizes))
			for i, size := range sizes {
				drawn := file.Document.Pages[i].Drawing
				if math.Abs(size.Width*drawing.PointMM-drawn.Width) > 0.05 ||
					math.Abs(size.Height*drawing.PointMM-drawn.Height) > 0.05 {
					t.Errorf("%s: page %d is %.2f × %.2f pt, drawn on %g × %g mm", name, i+1, size.Width,
						size.Height, drawn.Width, drawn.Height)
				}
			}
		}
		if diff := cmp.Diff([]any{test.duplex, test.pages, test.suffix},
			[]any{duplex, pages, suffix}); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// A set with a booklet is one file without an empty page: first what is printed on one side, then the sheets
// of the booklet, each front before its back. The cover says so, and the sentence for terminal and window
// does.
func TestABookletComesLastWithoutEmptyPages(t *testing.T) {
	for _, c := range []struct {
		game    int
		options printables.Options
		edge    string
	}{
		{0, printables.Options{}, "short"}, {0, printables.Options{Backs: paper.LongEdge}, "long"},
		{3, printables.Options{Sheet: sheet(t, "letter")}, "short"},
		{4, printables.Options{Edition: printables.GiftEdition}, "short"},
	} {
		job := standardSet(t, games.List()[c.game], c.options)
		if c.options.Edition == printables.FullEdition {
			check(t, job, c.options)
		}
		files, single := job.Files(), 0
		for i, page := range files[0].Document.Pages {
			if len(page.Drawing.Marks) == 0 {
				t.Errorf("%s: page %d is empty", job.Title, i+1)
			}
			if files[0].Sides[i] == pdf.OneSide {
				single = i + 1
			}
		}
		if all := len(files[0].Sides); len(files) != 1 || files[0].Document.Duplex != pdf.OneSide ||
			all-single != 2*(job.Sheets()-single) || all == single {
			t.Errorf("%s: of %d pages %d are for one side, in %d files for %v", job.Title, all, single,
				len(files),
				files[0].Document.Duplex)
		}
		want := fmt.Sprintf("Print pages 1–%d on one side, then pages %d–%d on both sides, turned over the %s edge.", single,
			single+1, len(job.Pages), c.edge)
		if got := job.Ranges(); got != want {
			t.Errorf("%s: %q, want %q", job.Title, got, want)
		}
		cover := pageText(job.Pages[0].Drawing)
		for _, want := range []string{fmt.Sprintf("onesideonly:pages1–%d.", single),
			fmt.Sprintf("onbothsides,turnedoverthe%sedge:pages%d–%d.", c.edge, single+1, len(job.Pages))} {
			if !strings.Contains(cover, want) {
				t.Errorf("%s: the cover does not say %q: %s", job.Title, want, cover)
			}
		}
	}
	for _, options := range []printables.Options{{Backs: paper.LongEdge}, {TwoFiles: true},
		{Booklet: printables.PageByPage},
		{Edition: printables.QuickEdition}, {Edition: printables.SmallHandsEdition},
		{Parts: []string{"rulebook"}}} {
		if said := standardSet(t, games.List()[3], options).Ranges(); said != "" {
			t.Errorf("with %+v there is one way to print, and it says %q", options, said)
		}
	}
}

// What a printer does to a page is made up for on paper: on the back in another way than on the front.
func TestThePrinterIsMadeUpFor(t *testing.T) {
	profile := printer.New("Ours", "a4")
	profile.BackX, profile.BackY, profile.BackTurn, profile.ScaleX = 1.5, -0.5, 0.3, 1.01
	options := printables.Options{Printer: &profile, Backs: paper.LongEdge}
	job := printDeck(t, plainDeck(3), options)
	check(t, job, options)
	for i, page := range job.Files()[0].Document.Pages { // the cover, its empty back, and a sheet with two sides
		want := []pdf.Correction{profile.Front(), {}, profile.Front(), profile.Back()}[i]
		if page.Correction != want {
			t.Errorf("page %d is corrected by %+v, want %+v", i+1, page.Correction, want)
		}
	}
}

// attachments returns the files that travel in a PDF.
func attachments(t *testing.T, content []byte) map[string][]byte {
	t.Helper()
	folder := t.TempDir()
	pdftest.Tool(t, "pdfdetach", "-saveall", "-o", folder, pdftest.File(t, content))
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string][]byte{}
	for _, entry := range entries {
		if found[entry.Name()], err = os.ReadFile(filepath.Join(folder, entry.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// Who finds an old print can play by its rules, and print a lost part of it.
func TestTheRulesTravelWithThePrint(t *testing.T) {
	for name, changes := range map[string]map[string]any{"": nil, "gentle": nil,
		"long-haul": house["three faces"]} {
		rules := ruleset(t, name, changes)
		content, err := printJob(t, rules, "", printables.Options{Parts: []string{"tokens"}}).PDF()
		if err != nil {
			t.Fatal(err)
		}
		text := attachments(t, content)["rules.toml"]
		path := filepath.Join(t.TempDir(), "rules.toml")
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
		read, err := games.All().Open(path)
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		if differences := rulesets.Diff(rules, read); len(differences) > 0 {
			t.Errorf("%s: read back, %v is another", name, differences)
		}
		if read.Name != rules.Name || read.Summary != rules.Summary {
			t.Errorf("%q, %q came back as %q, %q", rules.Name, rules.Summary, read.Name, read.Summary)
		}
	}
	job := printDeck(t, plainDeck(3), folded)
	content, err := job.PDF()
	if err != nil {
		t.Fatal(err)
	}
	if text, found := attachments(t, content)["deck.toml"]; !found ||
		string(text) != string(plainDeck(3).Source) {
		t.Errorf("the deck travels as %q, %v", text, found)
	}
}

// What lies where is told in a list that programs read.
func TestTheListOfPlacementsIsThePrints(t *testing.T) {
	for _, job := range []*printables.Job{printJob(t, ruleset(t, "", nil), "", printables.Options{}),
		printDeck(t, plainDeck(9), longEdge)} {
		for _, file := range job.Files() {
			var list struct {
				ID, Paper, Unit string
				Sheets, Pages   int
				Placements      []struct {
					Page, Piece, Copy         int
					Part, Name, Side          string
					X, Y, Width, Height, Turn float64
				}
			}
			if err := json.Unmarshal(attachments(t, bytesOf(t, file.Document))["placements.json"],
				&list); err != nil {
				t.Fatal(err)
			}
			if list.ID != job.ID || list.Paper != "a4" || list.Unit != "mm" || list.Pages != len(file.Document.Pages) ||
				list.Sheets != job.Sheets() {
				t.Errorf("%s: %+v", job.Title, list)
			}
			i := 0
			for number, page := range job.Pages {
				for _, p := range page.Placements {
					if i >= len(list.Placements) {
						t.Fatalf("%s: only %d placements", job.Title, i)
					}
					got := list.Placements[i]
					i++
					side := [...]string{"front", "back"}[p.Side]
					box := drawing.Box(got.X, got.Y, got.Width, got.Height)
					if file.Document.Pages[got.Page-1].Drawing != page.Drawing || got.Part != p.Part || got.Piece != p.Piece+1 ||
						got.Copy != p.Copy+1 || got.Side != side || got.Turn != p.Turn ||
						!box.Inset(-0.01).Contains(p.Box) || !p.Box.Inset(-0.01).Contains(box) {
						t.Errorf("%s: placement %d is listed as %+v, and is %+v on page %d", job.Title, i,
							got, p, number+1)
					}
				}
			}
			if i != len(list.Placements) {
				t.Errorf("%s: %d placements too many", job.Title, len(list.Placements)-i)
			}
		}
	}
}

// full is a disk that has no room left after some bytes.
type full struct{ left int }

var errFull = errors.New("no space left on the device")

func (f *full) Write(text []byte) (int, error) {
	if len(text) > f.left {
		return f.left, errFull
	}
	f.left -= len(text)
	return len(text), nil
}

func TestAFullDiskIsToldOf(t *testing.T) {
	document := printDeck(t, plainDeck(2), folded).Files()[0].Document
	for _, room := range []int{0, 1, 1000} {
		if err := document.Write(&full{room}); !errors.Is(err, errFull) {
			t.Errorf("with room for %d bytes: %v", room, err)
		}
	}
	if err := document.Write(io.Discard); err != nil {
		t.Error(err)
	}
	if device, err := os.OpenFile("/dev/full", os.O_WRONLY, 0); err == nil {
		defer device.Close()
		if err := document.Write(device); err == nil {
			t.Error("a full device took a print")
		}
	}
}
