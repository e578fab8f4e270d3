package headings

import (
	"testing"

	"homespun/engines/adventure"
	"homespun/engines/patrollers"
	"homespun/engines/sitters"
	"homespun/rulesets"
	adventurefiles "homespun/rulesets/adventure"
	patrollersfiles "homespun/rulesets/patrollers"
	sittersfiles "homespun/rulesets/sitters"
)

// What differs is told in words, and not by the ids that stand in the file.
func TestDifferencesAreToldInWords(t *testing.T) {
	shelf, err := rulesets.NewShelf(rulesets.Source{Engine: sitters.Definition, Files: sittersfiles.Files},
		rulesets.Source{Engine: adventure.Definition, Files: adventurefiles.Files},
		rulesets.Source{Engine: patrollers.Definition, Files: patrollersfiles.Files})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		game, file, label, was, is string
	}{
		{"sitters", "turns = [\"obstructors\", \"collectors\"]", "Turns of a round", "delvers, delvers, monsters",
			"monsters, delvers"},
		{"sitters", "board = '''\nCCCCXOOOOOO\nS....XXXX..\n'''", "Board", "11 × 7", "11 × 2"},
		{"adventure", "events.1 = [\"creeper\", \"heal\"]", "Events (1)", "zombies", "creepers, heal"},
		{"patrollers", "[roster.mad-dog]\nspecial = \"back-of-hand\"", "", "berserker attack", "back of hand"},
	} {
		found, err := shelf.Find(c.game, "")
		if err != nil {
			t.Fatal(err)
		}
		r, findings := found.Game.Read("Ours.toml", []byte("extends = \""+c.game+"/standard\"\n"+c.file+"\n"))
		if r == nil {
			t.Fatal(findings)
		}
		list := Differences(r)
		if len(list) != 1 || list[0].WasText != c.was || list[0].IsText != c.is || c.label != "" && list[0].Label != c.label {
			t.Errorf("%s of %s differs by %+v", c.file, c.game, list)
		}
	}
}
