package trials_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/rulesets"
	"homespun/rulesets/household"
	kitrules "homespun/rulesets/kit"
	"homespun/rulesets/trials"
)

// own returns a shelf with one's own games only.
func own(t *testing.T) *rulesets.Shelf {
	t.Helper()
	t.Setenv(household.Variable, t.TempDir())
	s, err := rulesets.NewShelf(rulesets.Source{Engine: kitrules.Define(), Files: kitrules.Files})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What trial matches show is told in its line, and once.
func TestTrialMatchesTellWhatMayNotBeMeantSo(t *testing.T) {
	s, path := own(t), filepath.Join(t.TempDir(), "trial.toml")
	for _, is := range []struct{ about, rules, want string }{
		{"all is well", `turn = ["roll", "move"]
path = 9
end  = ["if all yours are at the finish: win"]`, ""},
		{"matches that do not end", `turn = ["roll", "move"]
path = 20
exact = "stay"
end  = ["if all yours are at the finish: win"]
[kinds]
frog = [14, 15, 16, 17, 18, 19]
[land]
frog = ["go to 2"]`,
			`line 10: land.frog says "go to 2", and 220 of 220 trial matches did not end`},
		{"nothing that could hold them up", `turn = ["roll", "if you rolled 6: gain a bean"]
counters = { beans = 0 }
end  = ["if you have 900 beans: win"]`, `line 5: end leaves 220 of 220 trial matches without an end`},
		{"a line that is never used", `turn = ["roll", "if you rolled 6: gain a bean",
  "if you have 9 beans: roll again"]
counters = { beans = 0 }
end  = ["if you have 8 beans: win"]`,
			`line 4: turn says "if you have 9 beans: roll again", and it came to that in none of 220 trial matches`},
		{"somebody who never wins", `turn = ["roll", "everybody: gain a bean"]
seats = { min = 2, max = 2, default = 2 }
counters = { beans = 0 }
end  = ["if you have 4 beans: win"]`, `line 6: end lets player A win none of 120 trial matches`},
		{"ties", `turn = ["roll", "gain what you rolled as beans"]
dice = "d2"
counters = { beans = 0 }
end  = ["if 5 rounds are over: most beans wins"]`,
			`line 6: end leaves 46 of 220 trial matches to several winners, and nothing decides between them`},
		{"nobody", `turn = ["roll", "if you rolled 6: be out"]
counters = { beans = 0 }
end  = ["if you have 4 beans: win"]`, `line 5: end leaves 220 of 220 trial matches without a winner`},
	} {
		if err := os.WriteFile(path, []byte("kit = 1\nname = \"Trial\"\n"+is.rules), 0o666); err != nil {
			t.Fatal(err)
		}
		r, err := s.Open(path)
		if err != nil {
			t.Fatal(is.about, err)
		}
		told := []string{}
		for _, f := range trials.Of(t.Context(), r) {
			told = append(told, f.String())
		}
		if got := strings.Join(told, "\n"); got != is.want {
			t.Errorf("%s:\n got %s\nwant %s", is.about, got, is.want)
		}
		stopped, stop := context.WithCancel(t.Context())
		stop()
		if again := trials.Of(stopped, r); len(again) != len(told) {
			t.Errorf("%s: it is played a second time, and then %v", is.about, again)
		}
	}
}

// The games that come with the program have nothing to tell, and other games no trials.
func TestGamesToBeginFromPassTheirTrials(t *testing.T) {
	s := own(t)
	for _, l := range s.Own().List() {
		if found := trials.Of(t.Context(), l.Ruleset); len(found) > 0 {
			t.Errorf("%s: %v", l.ID, found)
		}
	}
}
