package tabletop_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/printables/tabletop"
)

// tint returns the colour of the nth card of a test, as a deck file has it: no two are alike.
func tint(n int) (red, green, blue int) { return 40 + 17*(n%10), 40 + 9*(n/10%10), 200 - 3*(n%40) }

// printed returns a print of so many cards of different colours, the third of them twice. Backs say what the deck file
// has on its backs.
func printed(t *testing.T, count int, backs string) *printables.Job {
	t.Helper()
	var file strings.Builder
	fmt.Fprintf(&file, "title = \"Tints\"\nsize = \"us-poker\"\nback = %s\n", backs)
	for n := range count {
		r, g, b := tint(n)
		fmt.Fprintf(&file, "[[card]]\ntitle = \"%d\"\ncolor = \"#%02X%02X%02X\"\ncount = %d\n", n, r, g, b, 1+n%3/2)
		if backs != "false" && n%7 == 3 {
			fmt.Fprintf(&file, "back = { title = \"Back %d\", color = \"#%02X%02X%02X\" }\n", n, g, b, r)
		}
	}
	cards, err := deck.Parse("tints.toml", []byte(file.String()))
	if err != nil {
		t.Fatal(err)
	}
	job, err := printables.NewDeck(cards, printables.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return job
}

func decoded(t *testing.T, content []byte, err error) image.Image {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// seen returns a drawing as it is seen.
func seen(d *drawing.Drawing) image.Image { return raster.Page(d, 30/25.4) }

// alike reports whether a part of a picture, the nth of columns and rows, shows what another one does: it compares a
// few hundred dots, each the mean of a small area.
func alike(a image.Image, n, columns, rows int, b image.Image) bool {
	wide, high := float64(a.Bounds().Dx())/float64(columns), float64(a.Bounds().Dy())/float64(rows)
	mean := func(of image.Image, x, y, w, h float64) (sum [3]float64) {
		count := 0.0
		for dy := int(y); dy <= int(y+h); dy++ {
			for dx := int(x); dx <= int(x+w); dx++ {
				r, g, b, _ := of.At(min(dx, of.Bounds().Dx()-1), min(dy, of.Bounds().Dy()-1)).RGBA()
				sum[0], sum[1], sum[2], count = sum[0]+float64(r>>8), sum[1]+float64(g>>8), sum[2]+float64(b>>8), count+1
			}
		}
		for i := range sum {
			sum[i] /= count
		}
		return sum
	}
	const steps, allowed = 16.0, 12
	for y := 1.0; y < steps-1; y++ {
		for x := 1.0; x < steps-1; x++ {
			one := mean(a, (float64(n%columns)+x/steps)*wide, (float64(n/columns)+y/steps)*high, wide/steps, high/steps)
			w, h := float64(b.Bounds().Dx()), float64(b.Bounds().Dy())
			other := mean(b, x/steps*w, y/steps*h, w/steps, h/steps)
			for i := range one {
				if one[i]-other[i] > allowed || other[i]-one[i] > allowed {
					return false
				}
			}
		}
	}
	return true
}

// A saved object of Tabletop Simulator, as its knowledge base describes it.
type object struct {
	Name, Nickname string
	CardID         int
	DeckIDs        []int
	CustomDeck     map[int]struct {
		FaceURL, BackURL         string
		NumWidth, NumHeight      int
		BackIsHidden, UniqueBack bool
	}
	ContainedObjects []object
}

// Every card is as often in the saved object as in the print, and at its place in the grid of its pictures, with its
// back. Grids have no more cards and pixels than the program takes.
func TestEveryCardIsAtItsPlaceInTheGrid(t *testing.T) {
	folder, err := filepath.Abs("cards of mine")
	if err != nil {
		t.Fatal(err)
	}
	for backs, grids := range map[string]int{"{ icon = \"star\" }": 2, "false": 2} {
		job := printed(t, 75, backs)
		pictures, saved, err := tabletop.Simulator(job, folder, 30)
		if err != nil {
			t.Fatal(err)
		}
		drawn := map[string]image.Image{}
		for _, picture := range pictures {
			content, err := picture.PNG()
			drawn["file:///"+strings.TrimPrefix(filepath.Join(folder, picture.Name+".png"), "/")] = decoded(t, content, err)
		}
		var file struct{ ObjectStates []object }
		if err := json.Unmarshal(saved, &file); err != nil || len(file.ObjectStates) != 1 {
			t.Fatalf("%v, %d objects", err, len(file.ObjectStates))
		}
		made := file.ObjectStates[0]
		if made.Name != "DeckCustom" || made.Nickname != "Tints" || len(made.CustomDeck) != grids ||
			len(made.DeckIDs) != 100 || len(made.ContainedObjects) != 100 {
			t.Fatalf("%s %s: %d grids, %d and %d cards", made.Name, made.Nickname, len(made.CustomDeck), len(made.DeckIDs),
				len(made.ContainedObjects))
		}
		decks, err := job.Decks(false)
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		for _, card := range decks[0].Cards {
			for range card.Copies {
				one := made.ContainedObjects[at]
				grid := made.CustomDeck[one.CardID/100]
				place := one.CardID % 100
				if one.CardID != made.DeckIDs[at] || one.Nickname != card.Name || len(one.CustomDeck) != 1 ||
					one.CustomDeck[one.CardID/100] != grid || grid.NumWidth > 10 || grid.NumHeight > 7 ||
					place >= grid.NumWidth*grid.NumHeight || place > 68 {
					t.Fatalf("card %d is %+v in %+v", at, one, grid)
				}
				if faces := drawn[grid.FaceURL]; faces == nil || max(faces.Bounds().Dx(), faces.Bounds().Dy()) > 4096 ||
					!alike(faces, place, grid.NumWidth, grid.NumHeight, seen(card.Front)) {
					t.Errorf("%s is not at place %d of %s", card.Name, place, grid.FaceURL)
				}
				if drawn[grid.BackURL] == nil {
					t.Fatalf("no picture %s", grid.BackURL)
				}
				if card.Back != nil && grid.UniqueBack {
					if !alike(drawn[grid.BackURL], place, grid.NumWidth, grid.NumHeight, seen(card.Back)) {
						t.Errorf("the back of %s is not at place %d", card.Name, place)
					}
				}
				at++
			}
		}
	}
}

// One card is no deck.
func TestOneCardIsNoDeck(t *testing.T) {
	_, saved, err := tabletop.Simulator(printed(t, 1, "false"), "cards", 30)
	var file struct{ ObjectStates []object }
	if err != nil || json.Unmarshal(saved, &file) != nil || len(file.ObjectStates) != 1 ||
		file.ObjectStates[0].Name != "Card" || file.ObjectStates[0].CardID != 100 {
		t.Errorf("%v: %s", err, saved)
	}
	if _, saved, err = tabletop.Simulator(printed(t, 1, "false"), "cards", 1e9); err == nil || saved != nil {
		t.Errorf("a picture of a billion dots: %s", saved)
	}
}

// A game for virtualtabletop.io has a pile with every card, and each picture that its cards name, once, by the name
// under which a server keeps it. The same cards give the same bytes.
func TestAGameForTheVirtualTabletopHasAllItsPictures(t *testing.T) {
	for backs, want := range map[string]int{"{ icon = \"star\" }": 75 + 1 + 11, "false": 75} {
		job := printed(t, 75, backs)
		game, err := tabletop.Virtual(t.Context(), job, 30)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := tabletop.Virtual(t.Context(), job, 30); err != nil || !bytes.Equal(game, again) {
			t.Errorf("made twice, the games differ (%v)", err)
		}
		archive, err := zip.NewReader(bytes.NewReader(game), int64(len(game)))
		if err != nil {
			t.Fatal(err)
		}
		assets, room := map[string]image.Image{}, map[string]map[string]any{}
		for _, f := range archive.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			content, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			if f.Name == "0.json" {
				if err := json.Unmarshal(content, &room); err != nil {
					t.Fatal(err)
				}
				continue
			}
			name := fmt.Sprintf("/assets/%d_%d", int32(crc32.ChecksumIEEE(content)), len(content))
			if assets[name] = decoded(t, content, nil); "/"+f.Name != name {
				t.Errorf("%s is called %s", name, f.Name)
			}
		}
		if len(assets) != want {
			t.Errorf("%d pictures, not %d", len(assets), want)
		}
		decks, err := job.Decks(false)
		if err != nil {
			t.Fatal(err)
		}
		kinds := room["cards"]["cardTypes"].(map[string]any)
		for i, card := range decks[0].Cards {
			id := fmt.Sprintf("cards-%d", i+1)
			kind := kinds[id].(map[string]any)
			for n := range card.Copies {
				one := room[fmt.Sprintf("%s-%d", id, n+1)]
				if one["type"] != "card" || one["cardType"] != id || one["deck"] != "cards" ||
					room[one["parent"].(string)]["type"] != "pile" {
					t.Errorf("%s is %v", card.Name, one)
				}
			}
			if room[fmt.Sprintf("%s-%d", id, card.Copies+1)] != nil {
				t.Errorf("there are more than %d of %s", card.Copies, card.Name)
			}
			if shown := assets[kind["front"].(string)]; shown == nil || !alike(shown, 0, 1, 1, seen(card.Front)) {
				t.Errorf("%s shows %v", card.Name, kind["front"])
			}
			if (card.Back == nil) != (kind["back"] == "") || card.Back != nil && assets[kind["back"].(string)] == nil {
				t.Errorf("%s has the back %v", card.Name, kind["back"])
			}
		}
	}
}
