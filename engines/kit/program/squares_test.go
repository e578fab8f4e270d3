package program_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines/enginetest"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// compile makes a program for two of a text.
func compile(t *testing.T, text string) (*program.Program, error) {
	t.Helper()
	written, err := os.ReadFile("../../../rulesets/kit/vocabulary.toml")
	var v phrase.Vocabulary
	if err == nil {
		err = toml.Unmarshal(written, &v)
	}
	if err != nil {
		t.Fatal(err)
	}
	l, err := phrase.New(v)
	if err != nil {
		t.Fatal(err)
	}
	return program.New(l, enginetest.TOML(text), 2)
}

const wood = `
squares = [
  "S . . b . .",
  ". # # . . w",
  ". . b . # F",
]
signs = { S = "start", b = "bush", w = "well", F = "finish" }
turn  = ["roll", "move"]
[thing.berry]
at   = ["bush", "c1", 2]
each = 2
icon = "grapes"
`

// told writes a list of spaces as they are called.
func told(p *program.Program, spaces []int) string {
	var list []string
	for _, space := range spaces {
		list = append(list, p.Called(space))
	}
	return strings.Join(list, " ")
}

func TestSquares(t *testing.T) {
	p, err := compile(t, strings.Replace(wood, ", 2]", "]", 1))
	if err != nil {
		t.Fatal(err)
	}
	columns, rows := p.Grid()
	column, row := p.Cell(7)
	got := fmt.Sprint(p.Track(), " ", p.Spaces(), " ", columns, "x", rows, "; ", p.Called(7), " at ", column, ",", row, "; ",
		told(p, p.Neighbours(3)), "; ", told(p, []int{p.Start(0), p.Start(1)}), "; ", p.Name(10), "; ", p.Kinds(), "; ",
		told(p, p.Things()[0].At))
	if want := "squares 15 6x3; a2 at 0,1; b1 d1; a1 a1; well; [bush]; c1 c1 d1 d1 c3 c3"; got != want {
		t.Errorf("%s\nand not\n%s", got, want)
	}
	if _, err := compile(t, wood); err == nil || !strings.Contains(err.Error(), `thing.berry.at has "2", which is no space; squares are called`) {
		t.Error(err)
	}
	p, _ = compile(t, "diagonal = true\n"+strings.Replace(wood, ", 2]", "]", 1))
	if got, want := told(p, p.Neighbours(3)), "b1 d1 d2"; got != want {
		t.Errorf("cornerwise c1 has %s beside it, and not %s", got, want)
	}
}

func TestPlaces(t *testing.T) {
	p, err := compile(t, `
places = ["Harbour - Old-mill bay - Island", "Old-mill bay - Cave, Cave > Island", "1-2,2>3"]
starts = ["Harbour", "3"]
finish = "Cave"
kinds  = { island = ["Cave", "Old-mill bay"] }
turn   = ["roll", "move"]
`)
	if err != nil {
		t.Fatal(err)
	}
	cave := slices.Index([]string{p.Called(1), p.Called(2), p.Called(3), p.Called(4)}, "Cave") + 1
	got := fmt.Sprint(p.Track(), " ", p.Spaces(), "; ", told(p, p.Neighbours(cave)), "; ", told(p, []int{p.Start(0), p.Start(1)}), "; ",
		p.OneWay(cave, 3), p.OneWay(3, cave), p.OneWay(1, 2), "; ", p.KindsOf(2), p.KindsOf(3))
	if want := "places 7; Old-mill bay Island; Harbour 3; true false false; [0] []"; got != want {
		t.Errorf("%s\nand not\n%s", got, want)
	}
}

// An area finds its spaces in their order, from the first to the last that can be.
func TestArea(t *testing.T) {
	var a program.Area
	want := []int{1, 2, 63, 64, 65, 127, 128}
	for _, space := range want {
		a.Add(space)
	}
	if got := a.List(); !slices.Equal(got, want) || a.Len() != 7 || a.Nth(4) != 65 || a.Has(0) || !a.Has(128) {
		t.Errorf("%v", got)
	}
}
