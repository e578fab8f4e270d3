package pdf

import (
	"bytes"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"

	"homespun/engines/enginetest/round"
	"homespun/engines/enginetest/watchdog"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
	"homespun/printables/pdf/pdftest"
)

// sample is a document with all sample sheets, plain and in ink-saver, and an attachment.
func sample() Document {
	d := Document{
		Title: "Samples — Győző 🎲", Author: "Ava", Subject: "All that can be drawn", Duplex: LongEdge,
		Attachments: []Attachment{{"house rules.toml", "The rules", []byte("name = \"Long haul\"\n")}},
	}
	sheets := drawingtest.Sheets()
	saver := &drawing.InkSaver{}
	for _, name := range []string{"shapes", "hatches", "icons", "types", "board"} {
		d.Pages = append(d.Pages, Page{Drawing: sheets[name], Bookmark: "Sample: " + name + " Ő"},
			Page{Drawing: saver.Drawing(sheets[name])})
	}
	return d
}

func must(t *testing.T, d Document) []byte {
	t.Helper()
	content, err := d.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if folder := os.Getenv("SAMPLES"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, t.Name()+".pdf"), content, 0o644); err != nil {
			t.Error(err)
		}
	}
	return content
}

func TestPDFIsSound(t *testing.T) {
	content := must(t, sample())
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
	if err := balanced(uncompressed(t, sample())); err != nil {
		t.Error(err)
	}
	t.Logf("%d bytes", len(content))
	if len(content) > 1_000_000 {
		t.Errorf("%d bytes: a set should stay below a megabyte", len(content))
	}
}

// TestSoundFindsBrokenFiles keeps the checkers honest.
func TestSoundFindsBrokenFiles(t *testing.T) {
	round.Long(t)
	content := must(t, sample())
	for name, broken := range map[string][]byte{
		"cut short": content[:len(content)*2/3],
		"no state to restore": bytes.Replace(uncompressed(t, sample()), []byte("\nQ\n"), []byte("\nQ Q\n"),
			1),
		"a page less": bytes.Replace(content, []byte("/Type /Pages"), []byte("/Type /Pagex"), 1),
		"a wild preference": bytes.Replace(content, []byte("/PrintScaling /None"),
			[]byte("/PrintScaling /Nono"), 1),
		"wrong cross table": bytes.Replace(content, []byte("\nstartxref\n"), []byte("\nstartxref\n1"), 1),
	} {
		if bytes.Equal(broken, content) {
			t.Fatalf("%s: nothing broken", name)
		}
		if sound(t, broken) == nil {
			t.Errorf("%s: not found", name)
		}
	}
}

func uncompressed(t *testing.T, d Document) []byte {
	t.Helper()
	content, err := d.bytes(false)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// sound asks two checkers whether a file is well made, and whether every q has its Q.
func sound(t *testing.T, content []byte) error {
	t.Helper()
	file := pdftest.File(t, content)
	_, err := pdftest.Run(t, "qpdf", "--check", file)
	return errors.Join(err, api.Validate(bytes.NewReader(content), strict()), balanced(content))
}

func strict() *model.Configuration {
	configuration := model.NewDefaultConfiguration()
	configuration.ValidationMode = model.ValidationStrict
	return configuration
}

func TestAllFontsAreEmbeddedAndNothingIsAnImage(t *testing.T) {
	// Not the sheets of icons: the tools look at every symbol for every page.
	var d Document
	for _, name := range []string{"shapes", "types", "board"} {
		d.Pages = append(d.Pages, Page{Drawing: drawingtest.Sheets()[name]})
	}
	file := pdftest.File(t, must(t, d))
	fonts, err := pdftest.Run(t, "pdffonts", file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(fonts), "\n")[2:]
	if len(lines) < 5 {
		t.Errorf("%d fonts: want five\n%s", len(lines), fonts)
	}
	for _, line := range lines {
		// name, type (two or three words), encoding, emb, sub, uni, object, generation
		fields := strings.Fields(line)
		if n := len(fields); n < 8 || fields[n-5] != "yes" || fields[n-3] != "yes" {
			t.Errorf("not embedded or without its letters: %s", line)
		}
	}
	images, err := pdftest.Run(t, "pdfimages", "-list", file)
	if err != nil || len(strings.Split(strings.TrimSpace(images), "\n")) != 2 {
		t.Errorf("images: %v\n%s", err, images)
	}
}

func TestPagesHaveTheirSizeToATenthOfAMillimetre(t *testing.T) {
	sizes := [][2]float64{{210, 297}, {297, 210}, {215.9, 279.4}, {279.4, 431.8}, {420, 297}, {63, 88}}
	d := Document{}
	for _, size := range sizes {
		page := drawing.New(size[0], size[1])
		page.Text(drawing.Point{X: 5, Y: 20}, "Size", drawing.Style{Size: 9, Colour: drawing.Ink},
			drawing.Left)
		d.Pages = append(d.Pages, Page{Drawing: page})
	}
	content := must(t, d)
	pages, err := api.PageDims(bytes.NewReader(content), strict())
	if err != nil || len(pages) != len(sizes) {
		t.Fatalf("%d pages: %v", len(pages), err)
	}
	for i, page := range pages {
		if width, height := page.Width*drawing.PointMM,
			page.Height*drawing.PointMM; math.Abs(width-sizes[i][0]) > 0.05 ||
			math.Abs(height-sizes[i][1]) > 0.05 {
			t.Errorf("page %d is %.3f × %.3f mm, want %v", i+1, width, height, sizes[i])
		}
	}
	out, err := pdftest.Run(t, "pdfinfo", "-f", "3", "-l", "3", pdftest.File(t, content))
	if err != nil || !strings.Contains(out, "612 x 792 pts (letter)") {
		t.Errorf("page 3 is not Letter: %v\n%s", err, out)
	}
}

func TestTheCatalogueSaysNoScaling(t *testing.T) {
	for _, language := range []string{"", "en-GB", "de) /Evil true (", "\\"} {
		for duplex, want := range map[Duplex]string{OneSide: "Simplex", LongEdge: "DuplexFlipLongEdge",
			ShortEdge: "DuplexFlipShortEdge"} {
			d := sample()
			d.Pages, d.Language, d.Duplex = d.Pages[:1], language, duplex
			content := must(t, d)
			if !bytes.HasPrefix(content, []byte("%PDF-1.7\n")) {
				t.Errorf("the header is %q", content[:9])
			}
			preferences, _, err := api.ViewerPreferences(bytes.NewReader(content), strict())
			if err != nil {
				t.Fatal(err)
			}
			if preferences == nil || preferences.PrintScaling == nil ||
				preferences.PrintScaling.String() != "None" {
				t.Errorf("language %q: no wish for true size: %+v", language, preferences)
			} else if preferences.Duplex == nil || preferences.Duplex.String() != want {
				t.Errorf("duplex %d: %v, want %s", duplex, preferences.Duplex, want)
			}
			if bytes.Contains(content, []byte("/Evil")) {
				t.Errorf("language %q got into the catalogue", language)
			}
		}
	}
}

func TestTheSameInputGivesTheSameBytes(t *testing.T) {
	first := must(t, sample())
	for range 3 {
		if !bytes.Equal(first, must(t, sample())) {
			t.Fatal("other bytes for the same document")
		}
	}
	if n := bytes.Count(first, []byte("Date (D:20260101000000)")); n != 2 {
		t.Errorf("%d fixed dates: want the date of making and of changing", n)
	}
	d := sample()
	d.Subject += "."
	if bytes.Equal(first, must(t, d)) {
		t.Error("the same bytes for another document")
	}
}

func TestSeveralMayWriteAtOnce(t *testing.T) {
	d := Document{Pages: []Page{{Drawing: drawingtest.Types()}}}
	want := must(t, d)
	var group sync.WaitGroup
	for range 6 {
		group.Go(func() {
			if got, err := d.Bytes(); err != nil || !bytes.Equal(got, want) {
				t.Errorf("another file, or %v", err)
			}
		})
	}
	watchdog.Do(t, "all files are written", group.Wait)
}

// Every page is drawn once, with what stands on it alone; what stands on many is drawn once for all of them.
func TestEveryPageIsDrawnOnce(t *testing.T) {
	said := func(text string) *drawing.Drawing {
		d := drawing.New(60, 20)
		d.Label(d.Area(), text, drawing.Style{Face: drawing.Title, Size: 12, Colour: drawing.Ink}, 8,
			drawing.Centre)
		return d
	}
	shared := &drawing.Symbol{Name: "shared", Drawing: said("on all pages")}
	var d Document
	for range 5 {
		page := said("on the page")
		page.UseAt(&drawing.Symbol{Name: "alone", Drawing: said("on this page alone")}, drawing.Point{})
		page.UseAt(shared, drawing.Point{})
		d.Pages = append(d.Pages, Page{Drawing: page})
	}
	if got := bytes.Count(uncompressed(t, d), []byte(" Tj")); got != 5+5+1 {
		t.Errorf("words are written %d times on 5 pages, want 11", got)
	}
}

func TestAttachmentsComeOutAsTheyWentIn(t *testing.T) {
	d := sample()
	d.Attachments = append(d.Attachments, Attachment{"Győző 🎲 …/../x.toml", "漢字", []byte{0, 1, 2, 0xFF}})
	content := must(t, d)
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
	file := pdftest.File(t, content)
	for i, want := range d.Attachments {
		out := filepath.Join(t.TempDir(), "attached")
		if _, err := pdftest.Run(t, "pdfdetach", "-save", string(rune('1'+i)), "-o", out, file); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(out); err != nil || !bytes.Equal(got, want.Content) {
			t.Errorf("%s: %q, want %q (%v)", want.Name, got, want.Content, err)
		}
	}
	d.Attachments = slices.Repeat(d.Attachments[:1], 10)
	if _, err := d.Bytes(); err == nil {
		t.Error("ten attachments: accepted")
	}
}

func TestBookmarksNameTheirPages(t *testing.T) {
	bookmarks, err := api.Bookmarks(bytes.NewReader(must(t, sample())), strict())
	if err != nil || len(bookmarks) != 5 {
		t.Fatalf("%d bookmarks: %v", len(bookmarks), err)
	}
	if got := bookmarks[1]; got.Title != "Sample: hatches Ő" || got.PageFrom != 3 {
		t.Errorf("second bookmark: %q on page %d", got.Title, got.PageFrom)
	}
}

func TestAThousandCardsStaySmall(t *testing.T) {
	names := []string{"dragon", "package", "mage", "robot", "star", "coin"}
	d := Document{Title: "Cards"}
	for i := range 1000 {
		if i%9 == 0 {
			d.Pages = append(d.Pages, Page{Drawing: drawing.New(210, 297)})
		}
		box := drawing.Box(10.5+63*float64(i%3), 16.5+88*float64(i%9/3), 63, 88)
		page := d.Pages[len(d.Pages)-1].Drawing
		page.RoundedRect(box, 3, drawing.Outlined(drawing.Paper, 0.2, drawing.Rule))
		for k := range 2 {
			icon, err := drawing.Icon(names[(i+k)%len(names)])
			if err != nil {
				t.Fatal(err)
			}
			page.UseIn(icon, drawing.Box(box.X+5+28*float64(k), box.Y+20, 24, 24))
		}
		page.Label(drawing.Box(box.X+4, box.Y+4, 55, 10), "Card",
			drawing.Style{Face: drawing.Title, Size: 12, Colour: drawing.Ink}, 8, drawing.Centre)
	}
	content := must(t, d)
	t.Logf("%d bytes", len(content))
	if len(content) > 250_000 {
		t.Errorf("%d bytes, want at most 250,000", len(content))
	}
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
}

func BenchmarkSamples(b *testing.B) {
	d := sample()
	for b.Loop() {
		if _, err := d.Bytes(); err != nil {
			b.Fatal(err)
		}
	}
}
