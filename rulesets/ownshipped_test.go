package rulesets

import (
	"bytes"
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"
)

// The games that come with the program to begin from load without a finding, have at most 60 lines, and end.
func TestGamesToBeginFromLoadAndEnd(t *testing.T) {
	s, _ := own(t)
	var ids []string
	for _, l := range s.Own().List() {
		ids = append(ids, l.ID)
		if l.Ruleset == nil || len(l.Findings) > 0 || l.Summary == "" {
			t.Errorf("%s: %v, %q", l.ID, l.Findings, l.Summary)
			continue
		} else if l.ID == "blank" {
			continue
		}
		text, err := fs.ReadFile(s.Own().Files(), l.ID+".toml")
		if lines := bytes.Count(text, []byte("\n")); err != nil || lines > 60 {
			t.Errorf("%s has %d lines, %v", l.ID, lines, err)
		}
		low, most, _ := l.Ruleset.Seats()
		for seats := low; seats <= most; seats++ {
			e, err := l.Ruleset.Compile(seats)
			if err != nil {
				t.Errorf("%s: %v", l.ID, err)
				continue
			}
			r := rand.New(rand.NewPCG(1, 2))
			over, won := 0, 0
			for range 20 {
				w := e.Walk(e.Start())
				for line := 0; line < 5_000 && !w.Outcome().Over; line++ {
					w.Apply(w.Sample(r))
				}
				if o := w.Outcome(); o.Over {
					over++
					won += min(1, o.Winners.Len())
				}
			}
			if over < 20 || won < 6 {
				t.Errorf("%s of %d: %d of 20 matches ended, %d were won", l.ID, seats, over, won)
			}
		}
	}
	if got, want := strings.Join(ids, " "), "blank beanstalks buttons duck-pond garden hedgehogs nuts snail-post torn-map"; got != want {
		t.Errorf("they are %q, want %q", got, want)
	}
}
