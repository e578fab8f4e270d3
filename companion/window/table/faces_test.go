package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// known are the people of the tests with their figures.
var known = []people.Person{{Name: "Mia", Figure: "unicorn", Colour: "pink"},
	{Name: "Dad", Figure: "rocket", Colour: "green"}}

// Whose turn it is has the face that the person has chosen, and a bot its animal. Somebody whom nobody knows
// has the mark of the seat alone.
func TestWhoseTurnItIsHasAFace(t *testing.T) {
	for _, c := range []struct {
		seat record.Seat
		face string
	}{
		{record.Seat{ID: "collectors", Names: []string{"Mia"}}, "unicorn"},
		{record.Seat{ID: "collectors", Names: []string{"mia"}}, "unicorn"},
		{record.Seat{ID: "collectors", Names: []string{"Cleo"}}, ""},
		{record.Seat{ID: "collectors", Bot: "easy"}, people.Face("easy")},
	} {
		h := sittersHeader()
		h.Seats[0] = c.seat
		match := begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))})
		match.People = known
		d := tabletest.Open(t, usual, settings.Default(), match)
		if c.seat.Bot == "" {
			if got := d.Screen.Face(); got != c.face {
				t.Errorf("%v has the face %q, want %q", c.seat, got, c.face)
			}
			if d.Pictures = folder(t); d.Pictures != "" {
				d.Picture("face-" + c.seat.Names[0])
			}
			continue
		}
		d.Screen.Session().Look(-1) // the owl is to set up
		if d.Screen.Face() != c.face {
			t.Errorf("the owl has the face %q, want %q", d.Screen.Face(), c.face)
		}
	}
}

// The podium has the faces of those who play, in the colours of their seats.
func TestThePodiumHasFaces(t *testing.T) {
	match := toy(t, "signs", "Mia", "Dad")
	match.People = known
	d := tabletest.Open(t, usual, settings.Default(), match)
	for line := range strings.SplitSeq(randomMatch(d.Screen.Session().Engine(), 1, 400), "\n") {
		if err := d.Screen.Session().PlayText(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	d.Hear()
	if d.Pictures = folder(t); d.Pictures != "" {
		d.Picture("podium")
	}
	if got := d.Screen.PodiumIcons(); !slices.Contains(got, "unicorn") && !slices.Contains(got, "rocket") {
		t.Errorf("on the podium are %q", got)
	}
}

// The laptop is handed to a face.
func TestTheLaptopIsHandedToAFace(t *testing.T) {
	match := toy(t, "signs", "Mia", "Dad", "Cleo")
	match.People = known
	d := tabletest.Open(t, usual, settings.Default(), match)
	d.Press(words.HandTo("Mia"))
	if d.Pictures = folder(t); d.Pictures != "" {
		d.Picture("cover")
	}
	if !d.Screen.CoverFace() {
		t.Error("the cover has no face of Mia")
	}
}
