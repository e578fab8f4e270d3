package printables_test

import (
	"bytes"
	"errors"
	"image/png"
	"math"
	"strings"
	"sync"
	"testing"

	"homespun/engines/enginetest/watchdog"
	"homespun/printables"
	"homespun/printables/paper"
)

// pictureSize returns how many pixels a picture has across and down.
func pictureSize(t *testing.T, picture printables.Picture) (width, height int) {
	t.Helper()
	content, err := picture.PNG()
	if err != nil {
		t.Fatal(err)
	}
	got, err := png.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return got.Width, got.Height
}

// Pictures of cards are as large as the cut card, or larger by as much bleed as is asked for on every side.
func TestPicturesHaveTheBleedThatIsAskedFor(t *testing.T) {
	const dpi = 254.0 // ten pixels to a millimetre
	art := printDeck(t, plainDeck(1), printables.Options{}).Parts[0].Pieces[0].Bleed
	for _, test := range []struct {
		kept  paper.Bleed
		bleed bool
		mm    float64
	}{
		{paper.Bleed{}, false, 0}, {paper.Bleed{}, true, art}, {paper.SharedCuts, true, 0},
		{paper.Bleed{Exact: true, MM: 1.5}, true, 1.5},
		{paper.Bleed{Exact: true, MM: 1.5}, false, 0},
	} {
		pictures, err := printDeck(t, plainDeck(2), printables.Options{Bleed: test.kept}).Pictures(dpi,
			test.bleed)
		if err != nil || len(pictures) != 3 {
			t.Fatalf("%+v: %d pictures, %v: want two fronts and the back that they share", test,
				len(pictures), err)
		}
		for _, picture := range pictures {
			width, height := pictureSize(t, picture)
			if want := 10 * 2 * test.mm; math.Abs(float64(width)-630-want) > 0.5 ||
				math.Abs(float64(height)-880-want) > 0.5 {
				t.Errorf("%s with %+v: %d × %d pixels, want 63 × 88 mm and %g mm around", picture.Name, test,
					width, height, test.mm)
			}
			if pixels := float64(width * height); math.Abs(picture.Pixels()-pixels) > pixels/100 {
				t.Errorf("%s is said to have %g pixels of %g", picture.Name, picture.Pixels(), pixels)
			}
		}
	}
}

// Names of pictures are names of files whatever the cards are called, and no two are the same, in any case of
// their letters.
func TestPicturesHaveNamesOfTheirOwn(t *testing.T) {
	cards := plainDeck(9)
	for i, title := range []string{"a/b", "A/B", "../../b", "CON", "", "🎲", "one\ntwo",
		strings.Repeat("z", 5000), "-rf"} {
		cards.Cards[i].Title = title
	}
	pictures, err := printDeck(t, cards, printables.Options{}).Pictures(72, false)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, picture := range pictures {
		name := strings.ToLower(picture.Name)
		if seen[name] || len(name) > 130 || strings.ContainsAny(name, "/\\:\n\"*?<>|") ||
			strings.HasPrefix(name, "-") || strings.TrimSpace(name) != name {
			t.Errorf("%q is no name for a file of its own", picture.Name)
		}
		seen[name] = true
	}
}

// Pictures that are drawn at the same time are those that are drawn one by one: go test -race looks for what
// they share.
func TestPicturesAreDrawnSideBySide(t *testing.T) {
	pictures, err := printDeck(t, plainDeck(6), printables.Options{InkSaver: true}).Pictures(60, false)
	if err != nil {
		t.Fatal(err)
	}
	together := make([][]byte, len(pictures))
	var group sync.WaitGroup
	for i, picture := range pictures {
		group.Go(func() { together[i], _ = picture.PNG() })
	}
	watchdog.Do(t, "all pictures are drawn", group.Wait)
	for i, picture := range pictures {
		if alone, err := picture.PNG(); err != nil || !bytes.Equal(alone, together[i]) {
			t.Errorf("%s: %d bytes together, %d alone, %v", picture.Name, len(together[i]), len(alone), err)
		}
	}
}

func TestPicturesAreAsFineAsCanBe(t *testing.T) {
	job := printDeck(t, plainDeck(1), printables.Options{})
	var dense *printables.DensityError
	for _, dpi := range []float64{0, -300, 19, 1201, math.NaN(), math.Inf(1), 1e308} {
		if pictures, err := job.Pictures(dpi, false); !errors.As(err, &dense) || pictures != nil {
			t.Errorf("%g dots per inch: %v", dpi, err)
		}
	}
	if _, err := printJob(t, ruleset(t, "", nil), "", printables.Options{}).Pictures(1200,
		false); !errors.As(err, &dense) || !strings.Contains(err.Error(), "board") {
		t.Errorf("a board of too many pixels: %v", err)
	}
}
