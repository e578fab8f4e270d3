package table_test

import (
	"fmt"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// colourful are people who all want other colours than the usual ones of the seats on which they sit here.
var colourful = []people.Person{{Name: "Mia", Figure: "unicorn", Colour: "pink"},
	{Name: "Dad", Figure: "rocket", Colour: "green"}, {Name: "Grandma", Figure: "turtle", Colour: "blue"},
	{Name: "Ben", Figure: "robot", Colour: "yellow"}, {Name: "Ava", Figure: "frog", Colour: "orange"}}

// played returns the recorded match of a game to its end, played by people of colours.
func played(t *testing.T, game, pieces string) evening.Match {
	t.Helper()
	match := finishedMatch(t, game+"/testdata/story.match", func(h *record.Header) {
		h.Pieces = pieces
		for i := range h.Seats {
			h.Seats[i] = record.Seat{ID: h.Seats[i].ID, Names: []string{colourful[i].Name}}
		}
	})
	match.People = colourful
	return match
}

// shows checks the colour of a seat on the board, in a position of a match that is looked at, and beside it.
// It returns how many pieces of the seat lie on the board.
func shows(t *testing.T, d *tabletest.Driver, seat engines.Seat, want drawing.Colour,
	from string) (pieces int) {
	t.Helper()
	for where, colour := range d.Screen.Wears(seat) {
		if colour != want {
			t.Errorf("%s: the %s of seat %d is %v, want %v", from, where, seat, colour, want)
		}
	}
	scene := d.Screen.Board().Scene()
	for _, piece := range scene.Pieces {
		if piece.Seat == seat {
			if pieces++; piece.SeatColour() != want || piece.SeatSign() != drawing.Signs[seat] {
				t.Errorf("%s: %s is %v and a %v, want %v and a %v", from, piece.Name, piece.SeatColour(),
					piece.SeatSign(), want, drawing.Signs[seat])
			}
		}
	}
	for _, tray := range scene.Trays {
		if tray.Seat == seat && scene.Dress.Colour(seat) != want {
			t.Errorf("%s: the edge of %s is %v, want %v", from, tray.Name, scene.Dress.Colour(seat), want)
		}
	}
	for _, way := range scene.Ways {
		if way.Seat == seat && way.Colour != want && want != drawing.Players[seat] {
			t.Errorf("%s: the trace of seat %d is %v, want %v", from, seat, way.Colour, want)
		}
	}
	return pieces
}

// Whoever wants a colour has it on the screen from the first line to the podium: on pieces, marks, dice and
// traces. On the family's own table the printed pieces lie, and all is as they are. In Saratoga the colour
// that the rules give a seat stays.
func TestPeopleHaveTheirColours(t *testing.T) {
	dark := settings.Default()
	dark.Look = "dark"
	for _, game := range round.Sample(t, 3, games.All().All()) {
		for _, pieces := range []string{record.OnScreen, record.OnTable} {
			for look, set := range map[string]settings.Settings{"light": settings.Default(), "dark": dark} {
				if look == "light" || pictures != "" {
					t.Run(game.ID+"/"+pieces+"/"+look, func(t *testing.T) {
						haveColours(t, game.ID, pieces, set)
					})
				}
			}
		}
	}
}

// haveColours looks at a match from its end to its beginning, in some of its positions.
func haveColours(t *testing.T, game, pieces string, set settings.Settings) {
	t.Helper()
	match := played(t, game, pieces)
	d := tabletest.Open(t, usual, set, match)
	d.Pictures = folder(t)
	d.Hear()
	d.Picture("podium")
	plain, s := match.Game(match.Speak(match.Session.Seats(), engines.Table, 0)), d.Screen.Session()
	seen, lines := 0, len(s.Match().Steps())
	for line := 0; line < lines; line += max(1, lines/8) {
		s.Look(line)
		d.Picture(fmt.Sprintf("line-%03d", line))
		position, _ := s.Shown()
		for seat := range engines.Seat(len(s.Seats())) {
			want := colourful[seat].Paint()
			if pieces == record.OnTable {
				want = drawing.Players[seat]
			}
			if by, _ := plain.SeatLook(position, seat); by == drawing.None {
				seen += shows(t, d, seat, want, fmt.Sprint("line ", line))
			} else if got := d.Screen.Wears(seat)["mark"]; got != by {
				t.Errorf("line %d: seat %d is %v, not %v by the rules", line, seat, got, by)
			}
		}
	}
	if bare := game == "saratoga" || game == "cubed"; bare == (seen > 0) {
		t.Errorf("%d pieces of seats lie on the board", seen)
	}
}

// The colours change at once when the pieces come to lie on the family's own table, or somebody else sits
// down.
func TestColoursFollowWhoSitsThere(t *testing.T) {
	match := played(t, "sitters", record.OnScreen)
	d := tabletest.Open(t, usual, settings.Default(), match)
	d.Hear()
	s := d.Screen.Session()
	if got := d.Screen.Wears(0)["mark"]; got != colourful[0].Paint() {
		t.Errorf("Mia has %v", got)
	}
	if err := s.Pieces.SetOnTable(true); err != nil {
		t.Fatal(err)
	}
	d.Screen.Update()
	if got := d.Screen.Wears(0)["mark"]; got != drawing.Players[0] {
		t.Errorf("with printed pieces Mia has %v", got)
	}
	if err := s.Pieces.SetOnTable(false); err != nil {
		t.Fatal(err)
	}
	if err := s.Sit(0, "Ben"); err != nil {
		t.Fatal(err)
	}
	if got := d.Screen.Wears(0)["mark"]; got != colourful[3].Paint() {
		t.Errorf("Ben, who sits there now, has %v", got)
	}
}
