package printables_test

import (
	"bytes"
	"flag"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
	"homespun/printables/raster"
)

var update = flag.Bool("update", false, "write the golden files anew")

// pageTitled returns the first page whose title begins so.
func pageTitled(t *testing.T, job *printables.Job, title string) *drawing.Drawing {
	t.Helper()
	i := slices.IndexFunc(job.Pages, func(page printables.Page) bool {
		return strings.HasPrefix(page.Title, title)
	})
	if i < 0 {
		t.Fatalf("no page of %s is called %s", job.Title, title)
	}
	return job.Pages[i].Drawing
}

// printBattle prints some pieces of a battle.
func printBattle(t *testing.T, only ...printables.Only) *printables.Job {
	t.Helper()
	return printJob(t, gameRuleset(t, "patrollers", "", nil), "toys", printables.Options{Only: only})
}

// sheets returns one sheet of each kind there is, by the name of its golden file.
func sheets(t *testing.T) map[string]*drawing.Drawing {
	set := printJob(t, ruleset(t, "", nil), "plain", printables.Options{})
	some := func(ids ...string) printables.Options { return printables.Options{Parts: ids} }
	butt, tents := some("board"), some("standees")
	butt.Join, tents.Standing = paper.Butt, parts.Tents
	shared := printables.Options{Backs: paper.NoBacks, Bleed: paper.SharedCuts,
		Marks: paper.CutMarks{Style: paper.Lines}}
	outlined := printables.Options{Backs: paper.NoBacks, Marks: paper.CutMarks{Style: paper.Outlines}}
	deck, duplex := printDeck(t, plainDeck(2), folded), printDeck(t, plainDeck(2), longEdge)
	all := map[string]*drawing.Drawing{
		"cover":    set.Pages[0].Drawing,
		"assembly": pageTitled(t, set, "How it is put together"),
		"box": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("box")),
			"Box, sheet 1 of 3"),
		"board":      pageTitled(t, set, "Board A1"),
		"board-butt": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", butt), "Board B2"),
		"turn": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("reference")),
			"Turn card"),
		"standing": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("standees")),
			"Standing"),
		"standing-tents": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", tents), "Standing"),
		"tokens": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("tokens", "containers")),
			"Flat"),
		"score": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("pad")), "Score"),
		"die":   pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("die")), "Fold-up"),
		"rule": pageTitled(t, printJob(t, ruleset(t, "", nil), "plain", some("rules")),
			"Rule sheet"),
		"booklet":        pageTitled(t, set, "Rulebook, sheet 2 of"),
		"cards-cover":    deck.Pages[0].Drawing,
		"cards-fold":     deck.Pages[1].Drawing,
		"cards-front":    duplex.Pages[1].Drawing,
		"cards-back":     duplex.Pages[2].Drawing,
		"cards-shared":   printDeck(t, plainDeck(4), shared).Pages[1].Drawing,
		"cards-outlined": printDeck(t, plainDeck(2), outlined).Pages[1].Drawing,
		"dungeon-cards": pageTitled(t,
			printJob(t, gameRuleset(t, "adventure", "", nil), "chess-set", some("monsters", "tracks")),
			"Hearts tracks"),
		"dungeon-tiles": pageTitled(t,
			printJob(t, gameRuleset(t, "adventure", "", nil), "chess-set", some("tiles")), "Tiles"),
		"island-board": pageTitled(t,
			printJob(t, gameRuleset(t, "geyser", "small-island", map[string]any{"mother_fires_on": []any{7}}),
				"dragons", some("board")), "Board"),
		"island-odds": pageTitled(t,
			printJob(t, gameRuleset(t, "geyser", "restless-mother", nil), "island", some("odds")),
			"Ring odds"),
		"trail-board": pageTitled(t,
			printJob(t, gameRuleset(t, "saratoga", "short-trail", nil), "trail", some("board")), "Trail"),
		"trail-pairs": pageTitled(t,
			printJob(t, gameRuleset(t, "saratoga", "", nil), "high-seas", some("reference", "tokens")),
			"Reference cards"),
		"trail-decks": pageTitled(t, printJob(t, gameRuleset(t, "saratoga", "", nil), "trail", some("cards")),
			"Cards 3 of"),
		"cube-mat": pageTitled(t,
			printJob(t, gameRuleset(t, "cubed", "points-race", nil), "cubes", some("board")), "Mat"),
		"cube-nets": pageTitled(t,
			printJob(t, gameRuleset(t, "cubed", "mini", nil), "tower", some("cubes")), "Blocks to fold"),
		"cube-pads": pageTitled(t,
			printJob(t, gameRuleset(t, "cubed", "mini", nil), "cubes", some("positions", "scores")),
			"Layer maps"),
		"battle-tags": pageTitled(t,
			printBattle(t, printables.Only{Part: "tags",
				Pieces: []printables.Wanted{{Name: "Ice Man", Copies: 1}}}), "Dog-tags"),
		"battle-bases": pageTitled(t,
			printBattle(t, printables.Only{Part: "bases",
				Pieces: []printables.Wanted{{Number: 1, Copies: 1}, {Number: 4, Copies: 1}}},
				printables.Only{Part: "standees",
					Pieces: []printables.Wanted{{Name: "Doctor Johnson", Copies: 1}}}), "Standing"),
		"battle-gauges": pageTitled(t,
			printJob(t, gameRuleset(t, "patrollers", "basic", nil), "space-port", some("gauges", "markers")),
			"Gauges"),
		"battle-cards": pageTitled(t,
			printBattle(t, printables.Only{Part: "cards",
				Pieces: []printables.Wanted{{Name: "Eight Bit", Copies: 1}}}), "Cards"),
	}
	measured, err := printer.Sheets(printer.New("Ours", "a4"))
	if err != nil {
		t.Fatal(err)
	}
	for _, sheet := range measured {
		all["printer-"+sheet.ID] = sheet.Drawing
	}
	return all
}

// Sheets are compared with pictures that everybody can look at, and with a list of what is on them.
const (
	sheetDensity = 2.0 // pixels to a millimetre, which small letters can still be read at
	// colours less apart than this in red, green and blue are one in a picture, which makes it small
	merged = 32
	noise  = 4 // what another machine may round otherwise
)

// One sheet of each kind looks as it did, and has on it what it had: the list sees what is too pale or
// too small for the pictures.
func TestSheetsAreDrawnAsTheyWere(t *testing.T) {
	all := sheets(t)
	folder := "" // where what looks otherwise is put
	list := ""
	for _, name := range slices.Sorted(maps.Keys(all)) {
		list += name + ": " + inventory(all[name])
		file, got := filepath.Join("testdata", name+".png"), raster.Page(all[name], sheetDensity)
		if *update {
			writePicture(t, file, fewColours(got))
		}
		shown, count := pictureDifference(t, file, got)
		if count == 0 {
			continue
		}
		if folder == "" {
			var err error
			if folder, err = os.MkdirTemp("", "sheets"); err != nil {
				t.Fatal(err)
			}
		}
		writePicture(t, filepath.Join(folder, name+".png"), got)
		writePicture(t, filepath.Join(folder, name+"-difference.png"), shown)
		t.Errorf("%s looks otherwise in %d pixels; go test -update, if that is meant: see %s", name, count,
			folder)
	}
	const file = "testdata/sheets.txt"
	if *update {
		if err := os.WriteFile(file, []byte(list), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(list, "\n")); diff != "" {
		t.Errorf("something else is on the sheets; go test -update, if that is meant:\n%s", diff)
	}
	if files, err := filepath.Glob("testdata/*.png"); err != nil || len(files) != len(all) || len(all) < 20 {
		t.Errorf("%d kinds of sheets and %d pictures: %v", len(all), len(files), err)
	}
}

// inventory lists what is drawn on a sheet, within symbols too, how often each colour is used, and last a
// checksum of every mark to a hundredth of a millimetre, which sees what a picture is too coarse for.
func inventory(sheet *drawing.Drawing) string {
	kinds, colours := [3]int{}, map[drawing.Colour]int{}
	var count func(*drawing.Drawing)
	count = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				kinds[0]++
				colours[m.Colour]++
			case drawing.Shape:
				kinds[1]++
				for _, colour := range []drawing.Colour{m.Paint.Fill, m.Paint.Stroke.Colour,
					m.Paint.Hatch.Colour} {
					colours[colour]++
				}
			case drawing.Use:
				kinds[2]++
				count(m.Symbol.Drawing)
			}
		}
	}
	count(sheet)
	delete(colours, drawing.None)
	text := fmt.Sprintf("%g × %g mm, %d texts, %d shapes, %d symbols, checksum %08x", sheet.Width,
		sheet.Height,
		kinds[0], kinds[1], kinds[2], crc32.ChecksumIEEE([]byte(sheet.String())))
	for i, colour := range slices.Sorted(maps.Keys(colours)) {
		if i%10 == 0 {
			text += "\n   "
		}
		text += fmt.Sprintf(" %v %d", colour, colours[colour])
	}
	return text + "\n\n"
}

// apart says whether two colours differ by more than so much in red, green or blue.
func apart(a, b color.RGBA, by int) bool {
	far := func(a, b uint8) bool { return max(a, b)-min(a, b) > uint8(by) }
	return far(a.R, b.R) || far(a.G, b.G) || far(a.B, b.B)
}

// fewColours returns a picture in the most common of its colours: each other becomes the first of these
// that is less than merged apart.
func fewColours(picture *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	few := image.NewPaletted(picture.Rect, nil)
	pixels := func(call func(x, y int, colour color.RGBA)) {
		for y := range picture.Rect.Dy() {
			for x := range picture.Rect.Dx() {
				call(x, y, picture.RGBAAt(x, y))
			}
		}
	}
	pixels(func(_, _ int, colour color.RGBA) { counts[colour]++ })
	index := map[color.RGBA]uint8{}
	rank := func(c color.RGBA) int { return counts[c]<<24 | int(c.R)<<16 | int(c.G)<<8 | int(c.B) }
	common := slices.SortedFunc(maps.Keys(counts), func(a, b color.RGBA) int { return rank(b) - rank(a) })
	for _, colour := range common {
		alike := func(one color.Color) bool { return !apart(one.(color.RGBA), colour, merged) }
		at := slices.IndexFunc(few.Palette, alike)
		if at < 0 {
			at, few.Palette = len(few.Palette), append(few.Palette, colour)
		}
		index[colour] = uint8(at)
	}
	pixels(func(x, y int, colour color.RGBA) { few.SetColorIndex(x, y, index[colour]) })
	return few
}

// pictureDifference compares a picture with the one in a file: it returns it paled, with red where it
// differs, and how many pixels do.
func pictureDifference(t *testing.T, file string, got *image.RGBA) (shown *image.RGBA, count int) {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	shown = image.NewRGBA(got.Rect.Union(want.Bounds()))
	for y := range shown.Rect.Dy() {
		for x := range shown.Rect.Dx() {
			a, b := got.RGBAAt(x, y), color.RGBAModel.Convert(want.At(x, y)).(color.RGBA)
			pale := color.RGBA{A: 0xFF, R: 192 + a.R/4, G: 192 + a.G/4, B: 192 + a.B/4}
			if apart(a, b, merged+noise) {
				pale = color.RGBA{A: 0xFF, R: 0xFF}
				count++
			}
			shown.SetRGBA(x, y, pale)
		}
	}
	return shown, count
}

func writePicture(t *testing.T, path string, picture image.Image) {
	t.Helper()
	var content bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&content, picture); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, content.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
