package printables_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/printables"
)

func TestLostPiecesAreAskedFor(t *testing.T) {
	for text, want := range map[string]printables.Only{
		"cards:3,7": {Part: "cards",
			Pieces: []printables.Wanted{{Number: 3, Copies: 1}, {Number: 7, Copies: 1}}},
		" Tokens : C1, o2 ": {Part: "tokens",
			Pieces: []printables.Wanted{{Name: "C1", Copies: 1}, {Name: "o2", Copies: 1}}},
		"cards:2-4*2": {Part: "cards",
			Pieces: []printables.Wanted{{Number: 2, Copies: 2}, {Number: 3, Copies: 2},
				{Number: 4, Copies: 2}}},
		"board:B2":       {Part: "board", Pieces: []printables.Wanted{{Name: "B2", Copies: 1}}},
		"tokens:spare*6": {Part: "tokens", Pieces: []printables.Wanted{{Name: "spare", Copies: 6}}},
		"cards:Blow the whale": {Part: "cards",
			Pieces: []printables.Wanted{{Name: "Blow the whale", Copies: 1}}},
	} {
		got, err := printables.ParseOnly(text)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%q: %v\n%s", text, err, diff)
		}
	}
	for _, text := range []string{"", "cards", ":3", "cards:", "cards:0", "cards:3,,4", "cards:7-3",
		"cards:3*0", "cards:3*x", "cards:1-99999", "cards:1-9999,1-9999",
		"cards:3*" + strings.Repeat("9", 5000), strings.Repeat("🎲", 5000)} {
		var wrong *printables.OnlyError
		if got, err := printables.ParseOnly(text); !errors.As(err, &wrong) || len(err.Error()) > 300 {
			t.Errorf("%.40q: %+v, %v", text, got, err)
		}
	}
}

// What is printed again lies alone on its sheets, without a cover, and bears the sign of the whole print.
func TestLostPiecesArePrintedAgain(t *testing.T) {
	whole := printJob(t, ruleset(t, "", nil), "", printables.Options{})
	for _, test := range []struct {
		only []string
		want []string
	}{
		{[]string{"tokens:C1,O2"}, []string{"tokens C1", "tokens O2"}},
		{[]string{"tokens:2*3", "board:b2"}, []string{"board 3", "tokens C2", "tokens C2", "tokens C2"}},
		{[]string{"rules:1"}, []string{"rules 0"}},
		{[]string{"tokens:spare*2,O1"}, []string{"tokens O1", "tokens blank token", "tokens blank token"}},
	} {
		var options printables.Options
		for _, text := range test.only {
			only, err := printables.ParseOnly(text)
			if err != nil {
				t.Fatal(err)
			}
			options.Only = append(options.Only, only)
		}
		job := printJob(t, ruleset(t, "", nil), "", options)
		check(t, job, options)
		var got []string
		for _, page := range job.Pages {
			for _, placement := range page.Placements {
				name := fmt.Sprintf("%s %d", placement.Part, placement.Piece)
				for _, part := range job.Parts {
					if part.ID == placement.Part && len(part.Pieces) > 0 && placement.Part != "board" {
						name = part.ID + " " + part.Pieces[placement.Piece].Name
					}
				}
				got = append(got, name)
			}
		}
		slices.Sort(got)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%v: %s", test.only, diff)
		}
		if job.ID != whole.ID {
			t.Errorf("%v: the sign is %s, of the whole print %s", test.only, job.ID, whole.ID)
		}
	}
	engine, err := ruleset(t, "", nil).Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"tokens:99", "tokens:C9", "board:Z9", "rules:9", "dragons:1",
		"board:spare"} {
		only, err := printables.ParseOnly(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := games.All().Paper.New(ruleset(t, "", nil), engine, nil,
			printables.Options{Only: []printables.Only{only}}); err == nil ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Prints of other rules, looks or sizes have other signs; the paper and what is chosen of the parts make
// none.
func TestSheetsOfOnePrintHaveOneSign(t *testing.T) {
	standard := printJob(t, ruleset(t, "", nil), "", printables.Options{}).ID
	if len(standard) != 5 {
		t.Errorf("the sign is %q", standard)
	}
	for what, other := range map[string]*printables.Job{
		"paper": printJob(t, ruleset(t, "", nil), "", printables.Options{Sheet: sheet(t, "letter")}),
		"parts": printJob(t, ruleset(t, "", nil), "", printables.Options{Parts: []string{"tokens"}}),
		"ink":   printJob(t, ruleset(t, "", nil), "", printables.Options{InkSaver: true}),
	} {
		if other.ID != standard {
			t.Errorf("another choice of %s makes another sign", what)
		}
	}
	for what, other := range map[string]*printables.Job{
		"rules": printJob(t, ruleset(t, "long-haul", nil), "", printables.Options{}),
		"house": printJob(t, ruleset(t, "", house["three faces"]), "", printables.Options{}),
		"theme": printJob(t, ruleset(t, "", nil), "space", printables.Options{}),
		"scale": printJob(t, ruleset(t, "", nil), "", printables.Options{Scale: 0.9}),
		"large": printJob(t, ruleset(t, "", nil), "", printables.Options{Large: true}),
	} {
		if other.ID == standard {
			t.Errorf("another choice of %s makes no other sign", what)
		}
	}
}
