package dice

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

var battle = engines.RollOf(engines.Die{Owner: 0, Faces: 6}, engines.Die{Owner: 0, Faces: 6},
	engines.Die{Owner: 1, Faces: 6})

func TestOutcomesListsEachOnceAndFits(t *testing.T) {
	list := Outcomes(&battle, nil)
	if len(list) != 216 {
		t.Fatalf("three six-sided dice: got %d outcomes, want 216", len(list))
	}
	seen := map[engines.Move]bool{}
	for _, m := range list {
		if _, faces, _ := Fits(&battle, m); seen[m] || !faces {
			t.Errorf("%q: listed twice or not a roll of these dice", Format(m, 2, 1))
		}
		seen[m] = true
	}
}

func TestRandomReachesEveryOutcomeEvenly(t *testing.T) {
	one := engines.RollOf(engines.Die{Faces: 6})
	r := rand.New(rand.NewPCG(1, 2))
	var count [7]int
	const n = 60000
	for range n {
		count[Random(&one, r).Args[0]]++
	}
	chi := 0.0
	for face := 1; face <= 6; face++ {
		d := float64(count[face] - n/6)
		chi += d * d / (n / 6)
	}
	if count[0] != 0 || chi > 20.5 { // 99.9 % of fair dice with 5 degrees of freedom
		t.Errorf("faces %v: chi-square %.1f, want at most 20.5", count, chi)
	}
}

func TestSidesOfADieWithoutPips(t *testing.T) {
	// Two sides bear 7, one 9: a roll with a plain die of two faces.
	odd := engines.Die{Faces: 3, Sides: [engines.MaxSides]uint8{7, 7, 9}}
	roll := engines.RollOf(odd, engines.Die{Faces: 2})
	want := [][2]int16{{7, 1}, {7, 2}, {7, 1}, {7, 2}, {9, 1}, {9, 2}}
	list := Outcomes(&roll, nil)
	for i, m := range list {
		if _, faces, _ := Fits(&roll, m); !faces || len(list) != len(want) || [2]int16(m.Faces()) != want[i] {
			t.Fatalf("got %v, want %v", list, want)
		}
	}
	for _, faces := range [][]int16{{1, 1}, {8, 1}, {7, 3}, {0, 1}} {
		if count, fits, _ := Fits(&roll, engines.NewMove(engines.Dice, engines.VerbRoll, faces...)); !count ||
			fits {
			t.Errorf("%v fits", faces)
		}
	}
	r, sevens := rand.New(rand.NewPCG(3, 4)), 0
	for range 3000 {
		if Random(&roll, r).Args[0] == 7 {
			sevens++
		}
	}
	if sevens < 1900 || sevens > 2100 {
		t.Errorf("7 came %d times of 3000, want about 2000", sevens)
	}
	name := func(side int16) string { return map[int16]string{7: "R1", 9: "B2"}[side] }
	read := func(text string) (int16, bool) {
		return map[string]int16{"R1": 7, "B2": 9}[text], text[0] != 'x'
	}
	m, groups, ok := ParseSides("R1-B2", read)
	if got := FormatSides(m, name, groups...); !ok || got != "R1-B2" || len(groups) != 2 {
		t.Errorf("R1-B2: got %q in groups %v", got, groups)
	}
	if _, _, ok := ParseSides("R1-x", read); ok {
		t.Error("x is read as a side")
	}
}

func TestFacesReadAndWrite(t *testing.T) {
	for _, c := range []struct {
		text   string
		groups []int
	}{{"5", []int{1}}, {"5-2", []int{1, 1}}, {"4,2-5", []int{2, 1}}, {"9", []int{1}}} {
		m, groups, ok := Parse(c.text)
		if got := Format(m, groups...); !ok || got != c.text || len(groups) != len(c.groups) ||
			groups[0] != c.groups[0] {
			t.Errorf("%q: got %q in groups %v", c.text, got, groups)
		}
	}
	for _, text := range []string{"", "-", "5-", "05", "x", "5,", "1,1,1,1,1,1,1,1,1", "+5"} {
		if _, _, ok := Parse(text); ok {
			t.Errorf("%q was read as faces", text)
		}
	}
}
