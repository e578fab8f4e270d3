package printables_test

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf/pdftest"
	"homespun/printables/sitters"

	engine "homespun/engines/sitters"
)

// file writes a job's PDF where tools can read it.
func file(t *testing.T, job *printables.Job) string {
	t.Helper()
	content, err := job.PDF()
	if err != nil {
		t.Fatal(err)
	}
	if len(content) > 5<<18 {
		t.Errorf("the set takes %d bytes, more than 1.25 MB", len(content))
	}
	if bytes.Contains(content, []byte("/Subtype /Image")) {
		t.Error("there are pictures of pixels")
	}
	configuration := model.NewDefaultConfiguration()
	configuration.ValidationMode = model.ValidationStrict
	if err := api.Validate(bytes.NewReader(content), configuration); err != nil {
		t.Errorf("pdfcpu: %v", err)
	}
	return pdftest.File(t, content)
}

func TestSetsAreSoundPDFs(t *testing.T) {
	round.Long(t)
	for _, id := range []string{"a4", "letter", "a3"} {
		for k, theme := range []string{"dungeon", "space", "burglars", "plain"} {
			for _, saver := range []bool{false, true} {
				if saver != (k%2 == 1) && id == "a4" ||
					id != "a4" && (theme != "plain" || saver != (id == "letter")) {
					// every theme once, every other in ink-saver; on the other papers one of them does
					continue
				}
				t.Run(fmt.Sprintf("%s %s %v", id, theme, saver), func(t *testing.T) {
					t.Parallel()
					job := printJob(t, ruleset(t, "gentle", nil), theme,
						printables.Options{Sheet: sheet(t, id), InkSaver: saver,
							Names: [][]string{{"Győző"}, {"Ben"}}})
					path := file(t, job)
					if out := pdftest.Tool(t, "qpdf", "--check", path); !strings.Contains(out,
						"No syntax or stream encoding errors") {
						t.Error(out)
					}
					for i, line := range strings.Split(strings.TrimSpace(pdftest.Tool(t, "pdffonts", path)),
						"\n") {
						if fields := strings.Fields(line); i > 1 &&
							(len(fields) < 6 || fields[len(fields)-5] != "yes" ||
								fields[len(fields)-3] != "yes") {
							t.Errorf("a font that is not embedded, or has no letters to copy: %s", line)
						}
					}
					if k == 0 { // what a reader says of one set; it takes a second for each
						if images := strings.Split(
							strings.TrimSpace(pdftest.Tool(t, "pdfimages", "-list", path)),
							"\n"); len(images) > 2 {
							t.Errorf("%d pictures of pixels", len(images)-2)
						}
					}
					wordsOnPaper(t, job, path)
				})
			}
		}
	}
}

// wordsOnPaper checks where a reader finds the words: inside the margin, and inside the parts of the page or
// in its foot.
func wordsOnPaper(t *testing.T, job *printables.Job, path string) {
	t.Helper()
	pages := pdftest.Words(t, path)
	if len(pages) != len(job.Pages) {
		t.Fatalf("%d pages for the reader, %d printed", len(pages), len(job.Pages))
	}
	for i, page := range job.Pages {
		number, words := strconv.Itoa(i+1), pages[i]
		if len(words) < 5 {
			t.Errorf("page %s has %d words", number, len(words))
		}
		printable := drawing.Box(0, 0, page.Width, page.Height).Inset(paper.DefaultMargin)
		for _, word := range words {
			// The boxes of the reader are as high as the font's tallest letters: what counts is the middle,
			// and the sides.
			middle := word.Box.Centre().Y
			line := drawing.Box(word.Box.X, middle, word.Box.Width, 0)
			inside := printable.Contains(line)
			if len(page.Placements) > 0 && middle < page.Height-paper.DefaultMargin-9 {
				some := false
				for _, placement := range page.Placements {
					// The names of the neighbours stand beside a tile.
					some = some || placement.Box.Inset(-0.2).Contains(line) ||
						placement.Part == "board" && placement.Box.Inset(-9).Contains(line)
				}
				inside = inside && some
			}
			if !inside {
				t.Errorf("page %s: %q at %.1f–%.1f × %.1f mm is in no part", number, word.Text, word.Box.X,
					word.Box.Right(), middle)
			}
		}
	}
}

// The bar is 100.0 mm long and a space of the board 40.0 mm, on every paper, as they come out of the
// renderer.
func TestSizesOnPaperAreTrue(t *testing.T) {
	round.Long(t)
	for _, id := range round.Sample(t, 1, []string{"a4", "letter", "a3"}) {
		rules := ruleset(t, "", nil)
		options := printables.Options{Sheet: sheet(t, id), Switched: []string{printables.AssemblyID}}
		job := printJob(t, rules, "plain", options)
		path := file(t, job)
		compiled, err := rules.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		theme, err := rules.Game.FindTheme("plain")
		if err != nil {
			t.Fatal(err)
		}
		var picture *image.Gray // of the first tile
		_, spaces := sitters.BoardSpaces(compiled.Game().(*engine.Game), theme, sitters.DefaultSpace)
		for i, page := range job.Pages {
			if i > 1 && (id != "a4" || page.Title != "Rule sheet") {
				continue // what differs with the paper shows on the cover and the first tile
			}
			rendered := pdftest.Render(t, path, i, 10)
			if i == 1 {
				picture = rendered
			}
			if w, h := rendered.Bounds().Dx(),
				rendered.Bounds().Dy(); math.Abs(float64(w)-page.Width*10) > 1 ||
				math.Abs(float64(h)-page.Height*10) > 1 {
				t.Errorf("%s, page %d: %d × %d pixels for %g × %g mm", id, i+1, w, h, page.Width, page.Height)
			}
			foot := options.Sheet.Turned(page.Width > page.Height).Foot()
			if length := dark(rendered, int(foot.X*10)-20, int(foot.X*10)+1020,
				int(foot.Y*10)+1); math.Abs(length-100) > 0.1 {
				t.Errorf("%s, page %d: the scale bar is %.2f mm long", id, i+1, length)
			}
			for part := range 10 { // black and white in turn, a centimetre each
				for _, inset := range []float64{0.4, 9.6} {
					x := int((foot.X + float64(part)*10 + inset) * 10)
					if black := rendered.GrayAt(x, int(foot.Y*10)+11).Y < 128; black != (part%2 == 0) {
						t.Errorf("%s, page %d: centimetre %d of the scale bar is black: %v", id, i+1, part+1,
							black)
					}
				}
			}
		}
		first := job.Pages[1]
		place := first.Placements[0].Box
		// The left edges of a1, b1, c1 and so on, below the pictures: strokes of half a millimetre.
		var last float64
		y := int((place.Y + spaces[0].Y + sitters.DefaultSpace*0.79) * 10)
		for column := range 4 {
			want := place.X + spaces[column].X + sitters.DefaultSpace*0.025
			at := stroke(picture, want, y)
			if !(math.Abs(at-want) <= 0.1) { // not a number where there is no line
				t.Errorf("%s: the edge of space %d is at %.2f mm, want %.2f", id, column, at, want)
			}
			if column > 0 && !(math.Abs(at-last-40) <= 0.1) {
				t.Errorf("%s: space %d is %.2f mm wide", id, column, at-last)
			}
			last = at
		}
	}
}

// dark returns how long it is from the first dark pixel of a row to the last, in millimetres.
func dark(picture *image.Gray, from, to, y int) float64 {
	first, last := -1, -1
	for x := from; x < to; x++ {
		if picture.GrayAt(x, y).Y < 128 {
			if first < 0 {
				first = x
			}
			last = x
		}
	}
	return float64(last-first+1) / 10
}

// stroke returns the middle of the line that crosses a row near a place, in millimetres: the weight of what
// is darker than both its sides.
func stroke(picture *image.Gray, near float64, y int) float64 {
	const reach = 8
	middle := int(math.Round(near * 10))
	ground := min(picture.GrayAt(middle-reach, y).Y, picture.GrayAt(middle+reach, y).Y)
	weight, sum := 0.0, 0.0
	for x := middle - reach; x <= middle+reach; x++ {
		if value := picture.GrayAt(x, y).Y; value < ground {
			weight += float64(ground - value)
			sum += float64(ground-value) * (float64(x) + 0.5) / 10
		}
	}
	return sum / weight
}
