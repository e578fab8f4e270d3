package plays

import (
	"bytes"
	"context"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
	"homespun/printables/raster"
)

// Every game has a card that says who has won and how, can be read on its ground, also where ink is saved, and is the
// same file each time. A match that runs has none.
func TestCards(t *testing.T) {
	r := Reader{Folder: "../../../cmd/homespun/testdata/written/Matches", Rules: games.All().Rules}
	list, err := r.Read(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for _, p := range list.Plays {
		if !p.IsPlayed() {
			if _, err := r.Card(list, p.File); err == nil {
				t.Errorf("%s has a card", p.File)
			}
			continue
		}
		d, err := r.card(&p)
		if err != nil {
			t.Fatal(p.File, err)
		}
		for _, saver := range []bool{false, true} {
			printed := partstest.In(saver, d)
			save(t, strings.TrimSuffix(p.File, ".match")+map[bool]string{true: " saver"}[saver], printed)
			if !saver {
				partstest.WordsAreRead(t, printed, 4.5)
			}
			said := strings.Join(partstest.Words(printed), " ")
			for _, s := range append(slices.Clone(p.Seats[0].Names), p.Title, p.Date.Format("2006"), "after") {
				if !strings.Contains(said, s) {
					t.Errorf("%s does not say %q: %s", p.File, s, said)
				}
			}
		}
		one, err := r.Card(list, p.File)
		two, _ := r.Card(list, p.File)
		if err != nil || !bytes.Equal(one, two) || len(one) > 200<<10 {
			t.Errorf("%s: %d and %d bytes, %v", p.File, len(one), len(two), err)
		}
		told[p.Game] = true
	}
	if len(told) < 5 {
		t.Errorf("only %v have cards", told)
	}
}

// save saves a card as a picture at 150 dpi, where pictures are wanted.
func save(t *testing.T, name string, d *drawing.Drawing) {
	folder := os.Getenv("HOMESPUN_PICTURES")
	if folder == "" {
		return
	}
	file, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, raster.Image(d, 150/25.4)); err != nil {
		t.Fatal(err)
	}
}
