package printer

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/rulesets"
)

// profiles draws profiles that can be.
func profiles() *rapid.Generator[Profile] {
	return rapid.Custom(func(t *rapid.T) Profile {
		hundredths := func(low, high float64, label string) float64 {
			return float64(rapid.IntRange(int(math.Round(low*1000)), int(math.Round(high*1000))).Draw(t,
				label)) / 1000
		}
		p := New(rapid.StringMatching(`[A-Za-z0-9É漢"\\#\[\]=.é][A-Za-z0-9É漢"\\#\[\]=.é ]{0,20}[a-z]`).Draw(t,
			"name"),
			rapid.SampledFrom(
				[]string{"a5", "a4", "Letter", "legal", "a3", "tabloid", "180x250", "150 x 150 mm",
					"7x11in"}).Draw(t, "paper"))
		p.Margin = hundredths(0, 15, "margin")
		p.Flip = rapid.SampledFrom([]Edge{Long, Short}).Draw(t, "flip")
		p.BackX, p.BackY = hundredths(-MaxOffset, MaxOffset, "back x"),
			hundredths(-MaxOffset, MaxOffset, "back y")
		p.BackTurn = hundredths(-MaxTurn, MaxTurn, "turn")
		p.ScaleX, p.ScaleY = hundredths(MinScale, MaxScale, "scale x"),
			hundredths(MinScale, MaxScale, "scale y")
		if p.Check() != nil {
			t.Skip("no room on the paper")
		}
		return p
	})
}

func TestAPrinterIsReadAsItWasSaved(t *testing.T) {
	dir := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		home, err := os.MkdirTemp(dir, "")
		if err != nil {
			t.Fatal(err)
		}
		want := profiles().Draw(t, "profile")
		path, err := Save(home, want)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Load(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("read otherwise than saved (-want +got):\n%s", diff)
		}
		if found, err := Find(home, strings.ToUpper(want.Name)); err != nil || found != want {
			t.Fatalf("found %v, %v", found, err)
		}
	})
}

func TestWhatIsCorrectedStaysWithinThePrintersMargin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := profiles().Draw(t, "profile")
		sheet, err := p.Sheet()
		if err != nil {
			t.Fatal(err)
		}
		sheet = sheet.Turned(rapid.Bool().Draw(t, "across"))
		width, height := sheet.Width(), sheet.Height()
		white, free := drawing.Box(0, 0, width, height).Inset(p.Margin), sheet.Printable()
		for _, correction := range []interface {
			Place(drawing.Point, float64, float64) drawing.Point
		}{p.Front(), p.Back()} {
			for _, corner := range []drawing.Point{{X: free.X, Y: free.Y}, {X: free.Right(), Y: free.Y},
				{X: free.X, Y: free.Bottom()}, {X: free.Right(), Y: free.Bottom()}} {
				at := correction.Place(corner, width, height)
				if !white.Contains(drawing.Box(at.X, at.Y, 0, 0)) {
					t.Fatalf("%+v: the corner %v comes to %v, outside %v", p, corner, at, white)
				}
			}
		}
	})
}

func TestASheetIsNoSmallerThanItMustBe(t *testing.T) {
	p := New("plain", "a4")
	p.Margin = 4
	if sheet, err := p.Sheet(); err != nil || sheet.Margin != 4 {
		t.Errorf("a printer that needs no correction has a margin of %v, %v; want 4", sheet.Margin, err)
	}
	p.BackX = -1.5
	if sheet, err := p.Sheet(); err != nil || sheet.Margin != 5.5 {
		t.Errorf("an offset of 1.5 mm makes a margin of %v, %v; want 5.5", sheet.Margin, err)
	}
}

func TestABrokenFileSaysWhatAndWhere(t *testing.T) {
	for text, want := range map[string]string{
		"name = \"x\"\n\nmarign = 5":    `line 3: "marign" is not a field of a printer; did you mean "margin"?`,
		"margin = 50":                   "line 1: margin is 50; it can be a number from 0 to 30",
		"margin = nan":                  "line 1: margin is NaN; it can be a number from 0 to 30",
		"margin = \"five\"":             `line 1: margin is the word "five"; it can be a number from 0 to 30`,
		"margin = true":                 "line 1: margin is no number; it can be one from 0 to 30",
		"name = \"x\"\n[back]\ny = -12": "line 3: back.y is -12; it can be a number from -10 to 10",
		"[back]\nx = 1\ntrun = 2":       `line 3: "back.trun" is not a field of a printer; did you mean "back.turn"?`,
		"[back]\nturn = 3.5":            "line 2: back.turn is 3.5; it can be a number from -3 to 3",
		"scale.x = 2":                   "line 1: scale.x is 2; it can be a number from 0.95 to 1.05",
		"scale = 1": "line 1: scale is no table; write [scale] on a line of its " +
			"own and its fields below it",
		"name = 5":            `line 1: name is no word; words stand in quotation marks: "like this"`,
		"name = \"\"":         "line 1: a printer needs a name with a letter or a digit in it",
		"name = \"a\\u0007\"": `line 1: the name "a\a" has signs that cannot be seen: type it anew`,
		"\npaper = \"a9\"":    `line 2: there is no paper "a9": choose a5, a4, letter, legal, a3, tabloid, a2 or a1, or give a size such as 180x250`,
		"flip = \"top\"":      `line 1: flip is "top"; it can be "long" or "short"`,
		"paper = \"a5\"\nmargin = 29": "line 2: paper of 148 × 210 mm with a margin of 29 mm " +
			"leaves no room for the scale bar and the parts: take larger paper or a smaller margin",
		"margin = ": "line 1: there is no value behind “margin”",
		"a = " + strings.Repeat("[",
			100): "line 1: this is no printer: brackets stand too deep in one another",
		strings.Repeat("# long\n", 20_000):   "this file is larger than a printer can be (96 KB)",
		"name = \"x\"\n[[back]]\nx = 1":      "line 2: back is no table",
		"back.x.y = 1":                       "line 1: back.x is no number",
		"a = \"\xff":                         "line 1: this file is not UTF-8",
		"margin = 99999999999999999999999.0": "line 1: margin is 1e+23",
	} {
		path := filepath.Join(t.TempDir(), "my printer.toml")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Load(path)
		var broken *rulesets.Broken
		if !errors.As(err, &broken) || !strings.HasPrefix(err.Error(), path+": ") ||
			!strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
	}
}

func TestABrokenPrinterStopsNoOther(t *testing.T) {
	dir := t.TempDir()
	if _, err := Create(dir, New("Kitchen: inkjet", "a4")); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"Broken.toml": "margin = 5\nx = 1", "note.txt": "no printer",
		".hidden.toml": "x"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	all, err := List(dir)
	if err != nil || len(all) != 2 {
		t.Fatalf("%v, %v", all, err)
	}
	if all[0].Name != "Broken" || all[0].Err == nil || !strings.Contains(all[0].Err.Error(), "line 2") {
		t.Errorf("the broken one is listed as %q, %v", all[0].Name, all[0].Err)
	}
	if all[1].Name != "Kitchen: inkjet" || all[1].Err != nil ||
		filepath.Base(all[1].Path) != "Kitchen inkjet.toml" {
		t.Errorf("the other is listed as %+v", all[1])
	}
	if _, err := Find(dir, "broken"); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("finding the broken one: %v", err)
	}
	if _, err := Find(dir, "Kitchen inkjte"); err == nil ||
		err.Error() != `there is no printer "Kitchen inkjte"; did you mean "Kitchen: inkjet"?` {
		t.Errorf("finding what is misspelt: %v", err)
	}
	if list, err := List(filepath.Join(dir, "none")); list != nil || err != nil {
		t.Errorf("a folder that is not there: %v, %v", list, err)
	}
}

func TestNoPrinterIsWrittenOverAnother(t *testing.T) {
	dir := t.TempDir()
	first := New("Ours", "a4")
	path, err := Create(dir, first)
	if err != nil {
		t.Fatal(err)
	}
	var exists *ExistsError
	if _, err := Create(dir, New("OURS", "a5")); !errors.As(err, &exists) {
		t.Errorf("a second one of the name: %v", err)
	}
	if _, err := Save(dir, New("Ours!", "a5")); !errors.As(err, &exists) {
		t.Errorf("another name for the same file: %v", err)
	}
	first.Margin = 3
	if again, err := Save(dir, first); err != nil || again != path {
		t.Errorf("saved again: %s, %v", again, err)
	}
	if got, _ := Load(path); got != first {
		t.Errorf("saved again it is %+v", got)
	}
	broken := filepath.Join(dir, "Theirs.toml")
	if err := os.WriteFile(broken, []byte("half a fi"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Save(dir, New("Theirs", "a4")); !errors.As(err, &exists) {
		t.Errorf("over a broken file: %v", err)
	}
	first.Margin = math.Inf(1)
	var wrong *ValueError
	if _, err := Save(dir, first); !errors.As(err, &wrong) || wrong.Key != "margin" {
		t.Errorf("an endless margin: %v", err)
	}
}

// Who copies a printer's file by hand keeps both: neither is written where the other was meant.
func TestOfTwoFilesOfOneNameNeitherIsWritten(t *testing.T) {
	dir := t.TempDir()
	path, err := Create(dir, New("Kitchen", "a4"))
	if err != nil {
		t.Fatal(err)
	}
	copied := New("kitchen", "a4")
	copied.Margin = 7
	if err := os.WriteFile(filepath.Join(dir, "Office.toml"), copied.Text(), 0o644); err != nil {
		t.Fatal(err)
	}
	office, err := Find(dir, "office")
	if err != nil || office != copied {
		t.Fatalf("found by its file: %+v, %v", office, err)
	}
	office.Margin = 3
	var same *SameNameError
	if _, err := Save(dir, office); !errors.As(err, &same) || !strings.Contains(err.Error(), "Office.toml") ||
		!strings.Contains(err.Error(), "Kitchen.toml") {
		t.Errorf("saved: %v", err)
	}
	if kitchen, _ := Load(path); kitchen.Margin != New("Kitchen", "a4").Margin {
		t.Errorf("the other one is %+v now", kitchen)
	}
}

func FuzzLoad(f *testing.F) {
	f.Add(New("x", "a4").Text())
	f.Add([]byte("margin = nan\n[back]\nx = inf"))
	f.Add([]byte("name = '''\n\n'''\nback = 3"))
	f.Fuzz(func(t *testing.T, text []byte) {
		path := filepath.Join(t.TempDir(), "p.toml")
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
		p, err := Load(path)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("more than one line: %q", err)
			}
			return
		}
		if err := p.Check(); err != nil {
			t.Errorf("read what cannot be: %v", err)
		}
		if err := os.WriteFile(path, p.Text(), 0o644); err != nil {
			t.Fatal(err)
		}
		if again, err := Load(path); err != nil || again != p {
			t.Errorf("%+v is read back as %+v, %v", p, again, err)
		}
	})
}
