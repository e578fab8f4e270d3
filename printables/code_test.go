package printables_test

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parcel"
	"homespun/printables/pdf/pdftest"
	"homespun/printables/raster"
)

// What is printed of a house rule gives it away: the code on its rule sheet, on every paper, with little ink too, as
// printers draw it and as the screen does, and the PDF itself. Both are what is given elsewhere.
func TestAPrintGivesItsHouseRuleAway(t *testing.T) {
	round.Long(t)
	path := filepath.Join(t.TempDir(), "Grandma's.toml")
	if err := os.WriteFile(path, []byte("extends = \"sitters/gentle\"\nname = \"Grandma's\"\n"+
		"return_on = { collectors = [6], obstructors = [5, 6] }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	rules, err := games.All().Open(path)
	if err != nil {
		t.Fatal(err)
	}
	given, err := parcel.Of(rules)
	if err != nil {
		t.Fatal(err)
	}
	// read reads a picture of a page as if somebody had taken it.
	read := func(content []byte, where string) {
		t.Helper()
		if got, err := parcel.Open(content); err != nil || !bytes.Equal(got, given.Rules) {
			t.Errorf("%s: %q, %v; want %q", where, got, err, given.Rules)
		}
	}
	for i, size := range paper.Sizes {
		options := printables.Options{Sheet: paper.Sheet{Size: size, Margin: 10}, Parts: []string{"rules"}, InkSaver: i%2 == 1}
		job := printJob(t, rules, "", options)
		last := job.Pages[len(job.Pages)-1].Drawing
		var picture bytes.Buffer
		if err := png.Encode(&picture, raster.Page(last, 6)); err != nil {
			t.Fatal(err)
		}
		read(picture.Bytes(), size.Name)
		content, err := job.PDF()
		if err != nil {
			t.Fatal(err)
		}
		read(content, size.Name+" as PDF")
		again, err := printJob(t, rules, "", options).PDF()
		if err != nil || !bytes.Equal(content, again) {
			t.Errorf("%s: printed twice, the files differ (%v)", size.Name, err)
		}
		if i > 0 {
			continue
		}
		picture.Reset() // as a scanner of 200 dots an inch sees it
		if err := png.Encode(&picture, pdftest.Render(t, pdftest.File(t, content), len(job.Pages)-1, 200/25.4)); err != nil {
			t.Fatal(err)
		}
		read(picture.Bytes(), "another program's page")
	}
}
