package printables_test

import (
	"slices"
	"testing"

	"homespun/printables"
	"homespun/printables/printest"
)

// askedOf prints a game for tonight and cuts out all that is asked.
func askedOf(t *testing.T, house map[string]any, cut printables.Cut) *printables.Job {
	t.Helper()
	options := printables.Options{Edition: printables.TonightEdition, Cut: cut}
	return printJob(t, gameRuleset(t, "adventure", "", house), "blocks", options)
}

func allCut(job *printables.Job) printables.Cut {
	cut := printables.Cut{}
	for _, asked := range job.Asked {
		cut = cut.With(asked)
	}
	return cut
}

// What is cut out is printed no more; what is taken back is printed again, and nothing else.
func TestOnlyWhatIsNotCutIsPrinted(t *testing.T) {
	whole := askedOf(t, nil, printables.Cut{})
	printest.Check(t, whole, printables.Options{Edition: printables.TonightEdition})
	if len(whole.Asked) != len(whole.Parts) {
		t.Fatalf("%d of %d parts are asked for", len(whole.Asked), len(whole.Parts))
	}
	cut := allCut(whole)
	if rest := askedOf(t, nil, cut); len(rest.Pages) != 0 || len(rest.Asked) != len(whole.Asked) {
		t.Errorf("all is cut, and %d pages are printed, %d parts asked for", len(rest.Pages), len(rest.Asked))
	}
	one := whole.Asked[2]
	rest := askedOf(t, nil, cut.Without(one))
	if len(rest.Parts) != 1 || rest.Parts[0].ID != one.Part.ID || rest.Sheets() != 1 {
		t.Errorf("%d parts on %d sheets are printed", len(rest.Parts), rest.Sheets())
	}
	if left, all := cut.Left(one); left != 0 || all == 0 {
		t.Errorf("%d of %d are left", left, all)
	}
}

// A house rule with more skeletons brings only what it changes: the new figures, and the card that counts them.
func TestAHouseRuleBringsOnlyWhatItChanges(t *testing.T) {
	cut := allCut(askedOf(t, nil, printables.Cut{}))
	more := askedOf(t, map[string]any{"monsters": map[string]any{"skeleton": map[string]any{"supply": 6}}}, cut)
	var names, ids []string
	for _, part := range more.Parts {
		ids = append(ids, part.ID)
	}
	for _, page := range more.Pages {
		for _, placed := range page.Placements {
			i := slices.Index(ids, placed.Part)
			names = append(names, more.Parts[i].Pieces[placed.Piece].Name)
		}
	}
	slices.Sort(names)
	if want := []string{"K5", "K6", "monster card"}; !slices.Equal(names, want) {
		t.Errorf("%q are printed, want %q", names, want)
	}
}

// A lost piece is there no more, and comes back by itself; of a board all of it.
func TestALostPieceComesBack(t *testing.T) {
	whole := askedOf(t, nil, printables.Cut{})
	cut := allCut(whole)
	only, err := printables.ParseOnly("tokens:K2")
	if err != nil {
		t.Fatal(err)
	}
	rest := askedOf(t, nil, cut.Lost(whole.Asked, []printables.Only{only}))
	if len(rest.Pages) != 1 || len(rest.Pages[0].Placements) != 1 || rest.Pages[0].Placements[0].Part != "tokens" {
		t.Errorf("what is printed: %v", rest.Pages)
	}
	if only, err = printables.ParseOnly("board:1"); err != nil {
		t.Fatal(err)
	}
	if rest := askedOf(t, nil, cut.Lost(whole.Asked, []printables.Only{only})); rest.Sheets() != 2 {
		t.Errorf("the board takes %d sheets, want both", rest.Sheets())
	}
	if left, _ := cut.Left(whole.Asked[0]); left != 0 {
		t.Error("what is lost changes what was cut before")
	}
}

// Two pieces that are drawn alike, as for two who picked the same toy, are cut out when two are.
func TestPiecesThatAreAlikeShareWhatIsCut(t *testing.T) {
	two := printables.Asking{Part: printables.Part{ID: "cards"}, Signs: []string{"sarge", "sarge"},
		Copies: []int{1, 1}}
	cut := printables.Cut{"cards": {"sarge": 1}}
	if left, all := cut.Left(two); left != 1 || all != 2 {
		t.Errorf("%d of %d are left, want 1 of 2", left, all)
	}
	if left, _ := cut.With(two).Left(two); left != 0 || cut.With(two)["cards"]["sarge"] != 2 {
		t.Errorf("%d are left of what is cut: %v", left, cut.With(two))
	}
	if left, _ := (printables.Cut{"cards": {"sarge": 3}}).With(two).Left(two); left != 0 {
		t.Errorf("%d are left where three are cut", left)
	}
}
