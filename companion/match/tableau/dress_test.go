package tableau_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/companion/match/games"
	"homespun/companion/match/games/gamestest"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
)

// No two seats wear one colour. A wish is met if nobody before wants the same, and whoever wants nothing
// keeps the usual colour if nobody has got it by a wish.
func TestColoursAreWornWithoutRepeats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		none := []drawing.Colour{drawing.None, drawing.Quiet}
		wish := rapid.SampledFrom(append(none, drawing.Players[:]...))
		wishes := rapid.SliceOfN(wish, 0, engines.MaxSeats).Draw(t, "wishes")
		dress := tableau.Wear(wishes)
		worn := map[drawing.Colour]int{}
		for seat, want := range wishes {
			colour := dress.Colour(engines.Seat(seat))
			if other, twice := worn[colour]; twice || !slices.Contains(drawing.Players[:], colour) {
				t.Fatalf("seat %d wears %v, as seat %d may: %v", seat, colour, other, dress)
			}
			worn[colour] = seat
			paint := slices.Contains(drawing.Players[:], want)
			if first := slices.Index(wishes, want) == seat; paint && first && colour != want {
				t.Fatalf("seat %d wants %v first and wears %v", seat, want, colour)
			}
			if usual := drawing.Players[seat]; !paint && !slices.Contains(wishes, usual) && colour != usual {
				t.Fatalf("seat %d wants nothing and wears %v, though its usual colour is free", seat, colour)
			}
		}
	})
}

// Where nobody wants anything else than the usual colour, a game stays as it is.
func TestTheUsualColoursChangeNothing(t *testing.T) {
	if dress := tableau.Wear(drawing.Players[:]); dress != (tableau.Dress{}) {
		t.Errorf("the usual colours are worn as %v", dress)
	}
	_, game := gamestest.Table(t, "sitters")
	if tableau.Dressed(game, tableau.Dress{}) != game {
		t.Error("a game in its usual colours is another game")
	}
}

// cast is a dress in which every seat wears another colour than its usual one.
var cast = tableau.Wear(append(slices.Clone(drawing.Players[3:]), drawing.Players[:3]...))

// In every game all that has the usual colour of a seat wears the seat's colour, wherever it lies: only the
// colours that the rules give stay. A picture of a mat stays the same one from scene to scene.
func TestEveryGameIsDressed(t *testing.T) {
	for _, one := range games.All().All() {
		t.Run(one.ID, func(t *testing.T) {
			engine, plain := gamestest.Table(t, one.ID)
			game := tableau.Dressed(plain, cast)
			random := rand.New(rand.NewPCG(1, 2))
			p, seen := engine.Start(), 0
			for range 120 {
				before, after := plain.Scene(p, engines.Table), game.Scene(p, engines.Table)
				if again := game.Scene(p, engines.Table); again.Mat != after.Mat {
					t.Fatal("the mat is drawn anew for each scene")
				}
				for i, was := range before.Pieces {
					is := after.Pieces[i]
					by, _ := plain.SeatLook(p, max(0, was.Seat))
					usual := was.Seat >= 0 && (was.Colour == drawing.None ||
						was.Colour == drawing.Players[was.Seat])
					switch {
					case !usual || by != drawing.None:
						if is.Look() != was.Look() {
							t.Fatalf("%s has changed from %+v to %+v", was.Name, was, is)
						}
					case is.SeatColour() != cast.Colour(was.Seat) || is.SeatSign() != drawing.Signs[was.Seat]:
						t.Fatalf("%s is %v and a %v", was.Name, is.SeatColour(), is.SeatSign())
					default:
						seen++
					}
				}
				if engine.Pending(p).Over() {
					break
				}
				p = engine.Apply(p, engine.Sample(p, random), nil)
			}
			chooses, _ := plain.SeatLook(p, 0)
			if pieces := chooses == drawing.None && one.ID != "cubed"; pieces != (seen > 0) {
				t.Errorf("%d pieces were dressed", seen)
			}
			colour, sign := game.SeatLook(p, 1)
			if chooses == drawing.None && (colour != cast[1] || sign != drawing.Signs[1]) {
				t.Errorf("seat B looks %v and %v", colour, sign)
			}
			if by, _ := plain.SeatLook(p, 1); by != drawing.None && colour != by {
				t.Errorf("seat B looks %v, not %v as the rules say", colour, by)
			}
		})
	}
}

// ruled is a game whose rules give every seat one colour.
type ruled struct{ tableau.Game }

func (ruled) SeatLook(engines.Position, engines.Seat) (drawing.Colour, drawing.Sign) {
	return drawing.Good, drawing.StarSign
}

// Where the rules give a seat its colour, nothing of it is dressed: not even what looks as usual.
func TestColoursByTheRulesStay(t *testing.T) {
	engine, plain := gamestest.Table(t, "sitters")
	game, p := tableau.Dressed(ruled{plain}, cast), engine.Start()
	if colour, sign := game.SeatLook(p, 0); colour != drawing.Good || sign != drawing.StarSign {
		t.Errorf("the seat looks %v and %v", colour, sign)
	}
	was, is := plain.Scene(p, engines.Table), game.Scene(p, engines.Table)
	if is.Dress != was.Dress {
		t.Errorf("the scene is dressed as %v", is.Dress)
	}
	for i, piece := range was.Pieces {
		if is.Pieces[i].Look() != piece.Look() {
			t.Errorf("%s is %v", piece.Name, is.Pieces[i].SeatColour())
		}
	}
}

// Those on the stage and in the chart at the end wear their colours too.
func TestMomentsAndChartsAreDressed(t *testing.T) {
	for _, one := range games.All().All() {
		t.Run(one.ID, func(t *testing.T) {
			engine, plain := gamestest.Table(t, one.ID)
			game := tableau.Dressed(plain, cast)
			random := rand.New(rand.NewPCG(4, 2))
			usual := func(colour drawing.Colour, seat engines.Seat) bool {
				chosen, _ := plain.SeatLook(engine.Start(), max(0, seat))
				return seat >= 0 && chosen == drawing.None &&
					(colour == drawing.None || colour == drawing.Players[seat])
			}
			p, seen := engine.Start(), 0
			for range 400 {
				if engine.Pending(p).Over() {
					break
				}
				before := p
				move := engine.Sample(p, random)
				p = engine.Watch(p, move, func(told engines.Message, after engines.Position) {
					was, ok := plain.(tableau.Stager).Moment(before, after, told, engines.Table)
					is, also := game.(tableau.Stager).Moment(before, after, told, engines.Table)
					if before = after; ok != also || len(is.Actors) != len(was.Actors) {
						t.Fatalf("%+v is another moment: %+v", was, is)
					}
					for i, actor := range was.Actors {
						if piece := is.Actors[i].Piece; usual(actor.Piece.Colour, actor.Piece.Seat) {
							if seen++; piece.SeatColour() != cast.Colour(piece.Seat) {
								t.Fatalf("%s is %v", actor.Name, piece.SeatColour())
							}
						}
					}
				})
			}
			if chosen, _ := plain.SeatLook(p, 0); chosen == drawing.None && seen == 0 {
				t.Error("nobody came onto the stage")
			}
			readings := game.Readings(p)
			for i, was := range plain.Readings(p) {
				if usual(was.Colour, was.Seat) && readings[i].Colour != cast.Colour(was.Seat) {
					t.Errorf("the line of %s is %v", was.Name, readings[i].Colour)
				}
			}
		})
	}
}

// colours returns the colours of a scene's mat, in the order of its marks.
func colours(s *tableau.Scene) (list []drawing.Colour) {
	for _, mark := range s.Mat.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			list = append(list, m.Paint.Fill, m.Paint.Stroke.Colour)
		case drawing.Words:
			list = append(list, m.Colour)
		}
	}
	return list
}

// The start spaces of a board have the colours that the sides wear, and none the usual ones.
func TestTheStartSpacesAreDressed(t *testing.T) {
	engine, plain := gamestest.Table(t, "sitters")
	was := plain.Scene(engine.Start(), engines.Table)
	is := tableau.Dressed(plain, cast).Scene(engine.Start(), engines.Table)
	for seat := range 2 {
		usual, worn := drawing.Players[seat], cast[seat]
		if !slices.Contains(colours(was), usual) || slices.Contains(colours(is), usual) ||
			!slices.Contains(colours(is), worn) {
			t.Errorf("the start spaces of seat %d are not in its colour", seat)
		}
	}
}

// The strips of both sides have the colours that these wear: if they swap theirs, the strips do.
func TestTheStripsAreDressed(t *testing.T) {
	engine, plain := gamestest.Table(t, "patrollers")
	swapped := tableau.Dressed(plain, tableau.Wear([]drawing.Colour{drawing.PlayerB, drawing.PlayerA}))
	was := colours(tableau.Whole(plain, engine.Start(), engines.Table))
	is := colours(tableau.Whole(swapped, engine.Start(), engines.Table))
	if slices.Equal(was, is) {
		t.Error("the strips have their usual colours")
	}
	slices.Sort(was)
	slices.Sort(is)
	if !slices.Equal(was, is) {
		t.Error("the strips have other colours than those of the sides")
	}
}
