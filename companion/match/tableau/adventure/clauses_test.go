package adventure_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/companion/match/words"
	"homespun/engines"
	engine "homespun/engines/adventure"
)

// The ids of pieces and spots that the tests use.
const (
	tileOn, torchOn, carriedBy, inHand, supplyOf = 1000, 2000, 3000, 4000, 5000
	torchPile, wallPile                          = 5101, 5102
	supply, store                                = 1002, 1004
)

const (
	ava = engines.Seat(0)
	ben = engines.Seat(1)
)

// ADV-02, ADV-03: a tile of the hand is laid on a space; an illegal place is refused with its clause.
func TestSettingUpByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil)
	zombie, treasure := tableau.APiece(inHand+'Z'-'A'), tableau.APiece(inHand+'T'-'A')
	f4 := tableau.ASpot(tab.at("f4"))
	tableautest.Equal(t, "tile", tab.tap(engines.Table, zombie, f4), "tile Z f4")
	tableautest.Equal(t, "tile alone", tab.tap(engines.Table, zombie), "nothing")
	tab.play("table: tile W f4")
	tableautest.Equal(t, "a tile on another", tab.tap(engines.Table, treasure, f4), "ADV-02 tile-there")
	tableautest.Equal(t, "a tile that lies", tab.tap(engines.Table, tableau.APiece(tileOn+tab.at("f4"))),
		"ADV-02 tile-there")

	tab = sit(t, "first-dungeon", 0, nil)
	tableautest.Equal(t, "taken away", tab.tap(engines.Table, treasure), "discard T")
	tableautest.Equal(t, "the entrance", tab.tap(engines.Table, tableau.APiece(inHand+'P'-'A')),
		"ADV-03 discard-never")
}

// room is a small dungeon with a bit of everything near Ava.
const room = `
tiles = { g8 = "P", e7 = "T", f6 = "Z", h2 = "W", e9 = "K", a1 = "S" }
kings = { A = "f7", B = "p16" }
torches = ["e9"]
monsters = { Z1 = "f6", S1 = "e7", C1 = "m12", K1 = "f16" }
due = "action"
`

// ADV-10, ADV-11, ADV-12: a space stands for the one action that there could be on it; what may not be is
// refused with the reason that helps most.
func TestActionsByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(room)
	for _, c := range []struct{ space, want string }{
		{"f8", "step f8"}, {"e7", "take e7"}, {"f6", "torch f6"}, {"g7", "step g7"},
		{"e9", "ADV-10 not-adjacent"}, {"h2", "ADV-10 not-adjacent"}, {"g8", "ADV-10 not-adjacent"},
		{"m12", "ADV-10 not-adjacent"}, {"f7", "nothing"},
	} {
		tableautest.Equal(t, c.space, tab.tap(ava, tableau.ASpot(tab.at(c.space))), c.want)
		tableautest.Equal(t, "the king, then "+c.space,
			tab.tap(ava, tableau.APiece(engine.King(ava)), tableau.ASpot(tab.at(c.space))),
			strings.Replace(c.want, "nothing", "ADV-10 not-adjacent", 1))
	}
	tableautest.Equal(t, "the monster on the spawner", tab.tap(ava, tableau.APiece(tab.piece("Z1"))),
		"torch f6")
	tableautest.Equal(t, "the monster on the treasure", tab.tap(ava, tableau.APiece(tab.piece("S1"))),
		"take e7")
	tableautest.Equal(t, "a figure in reserve", tab.tap(ava, tableau.APiece(supplyOf)), "ADV-06 wants-action")
	tableautest.Equal(t, "stopping", tab.tap(ava, tableau.AVerb(engine.VerbDone)), "done")
	tab.set(strings.Replace(room, `"f7"`, `"h8"`, 1))
	tableautest.Equal(t, "the entrance", tab.tap(ava, tableau.ASpot(tab.at("g8"))), "ADV-11 step-tile-there")
	tab = sit(t, "standard", 2,
		map[string]any{"bank": "entrance"}).set(strings.Replace(room, `"f7"`, `"h8"`, 1))
	tableautest.Equal(t, "the entrance to bank on", tab.tap(ava, tableau.ASpot(tab.at("g8"))), "step g8")
}

// Where a tap could mean several things, the question takes the legal one, whichever piece or space lies on
// top.
func TestATapTakesWhatIsAllowed(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(room)
	scene := tab.Scene(tab.p, ava)
	scene.Arrange(true)
	for space, want := range map[string]string{"f6": "torch f6", "e7": "take e7", "f8": "step f8"} {
		q := tableau.Ask(tab.Table, tab.e, tab.p, ava)
		spot, _ := scene.Spot(tab.at(space))
		answer := q.Tap(scene.At(spot.Box.Centre())...)
		if !answer.Ready || tab.e.Format(answer.Move) != want {
			t.Errorf("%s: got %+v, want %s", space, answer, want)
		}
	}
}

// ADV-07: where the supply runs out the current player taps a spawner.
func TestSpawningByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { g8 = "P", e7 = "T", f4 = "Z", h2 = "Z", k2 = "S" }
kings = { A = "f7", B = "p16" }
monsters = { Z1 = "a1", Z2 = "a2", Z3 = "a3" }
due = "event"`)
	tab.play("dice: 1")
	tableautest.Equal(t, "a spawner", tab.tap(ava, tableau.ASpot(tab.at("f4"))), "spawn f4")
	tableautest.Equal(t, "the figure and a spawner",
		tab.tap(ava, tableau.APiece(supplyOf+3), tableau.ASpot(tab.at("h2"))), "spawn h2")
	tableautest.Equal(t, "another spawner", tab.tap(ava, tableau.ASpot(tab.at("k2"))),
		"ADV-07 spawn-other-space")
	tableautest.Equal(t, "a step", tab.tap(ava, tableau.ASpot(tab.at("f8"))), "ADV-07 spawn-other-space")
}

// worked is the first example of the rules page: the zombie sees the player on e9 and goes to d6 or e5.
const worked = `
tiles = { p1 = "P", d7 = "W", a1 = "Z", a16 = "T" }
kings = { A = "e9", B = "dead" }
monsters = { Z1 = "d4" }
due = "action"
`

// ADV-22: where one monster can choose its spaces are tapped at once; where several can, the monster comes
// first. Who cannot go says why.
func TestGoingByTaps(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked)
	tab.play("A: done")
	zombie := tableau.APiece(tab.piece("Z1"))
	tableautest.Equal(t, "its space", tab.tap(ava, tableau.ASpot(tab.at("d6"))), "goes Z1 d6")
	tableautest.Equal(t, "monster and space", tab.tap(ava, zombie, tableau.ASpot(tab.at("e5"))), "goes Z1 e5")
	tableautest.Equal(t, "the monster", tab.tap(ava, zombie), "nothing")
	tableautest.Equal(t, "another space", tab.tap(ava, tableau.ASpot(tab.at("d5"))), "ADV-22 goes-nearer")
	tableautest.Equal(t, "a space far away", tab.tap(ava, tableau.ASpot(tab.at("h8"))), "ADV-22 goes-too-far")

	tab.set(strings.Replace(worked, `Z1 = "d4"`, `Z1 = "d4", Z2 = "d14", Z3 = "h14", S1 = "e8"`, 1)).play(
		"A: done")
	tableautest.Equal(t, "the two", fmt.Sprint(tab.questions(ava)), "[Z1 Z2]")
	tableautest.Equal(t, "a space before a monster", tab.tap(ava, tableau.ASpot(tab.at("d6"))), "nothing")
	tableautest.Equal(t, "one of them", tab.tap(ava, tableau.APiece(tab.piece("Z2"))), "nothing")
	tableautest.Equal(t, "one that goes later", tab.tap(ava, tableau.APiece(tab.piece("Z3"))),
		"ADV-22 goes-later")
	tableautest.Equal(t, "the king", tab.tap(ava, tableau.APiece(engine.King(ava))), "ADV-06 wants-goes")
}

// questions are the names of the pieces that may be tapped.
func (t *table) questions(seat engines.Seat) []string {
	var list []string
	for _, in := range tableau.Ask(t.Table, t.e, t.p, seat).Next() {
		if in.Kind == tableau.Piece {
			list = append(list, t.g.PieceName(in.ID))
		}
	}
	return list
}

// ADV-14: the monster that goes next has a strong arrow to its target; the others have a faint arrow as long
// as their steps.
func TestArrowsOfTheMonsters(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked)
	tableautest.Equal(t, "the zombie goes after Ava", tab.arrows(tab.Scene(tab.p, ava)), "!d4>e9")
	tableautest.Equal(t, "next", tab.track("Goes next").Detail, "Next: zombie 1, after Ava")
	tab.set(strings.Replace(worked, `Z1 = "d4"`, `K1 = "c3"`, 1)) // ADV-16: a space to shoot from
	tableautest.Equal(t, "a skeleton", tab.arrows(tab.Scene(tab.p, ava))+", "+tab.track("Goes next").Detail,
		"!c3>e5, Next: skeleton 1, to e5")
	tab.set(strings.Replace(worked, `"e9"`, `"d9"`, 1)) // ADV-17: the wall stands between them
	tableautest.Equal(t, "it does not see", tab.arrows(tab.Scene(tab.p, ava)), "")
	for _, track := range tab.Scene(tab.p, ava).Tracks {
		if track.Name == "Goes next" {
			t.Errorf("nobody goes, and it says %q", track.Detail)
		}
	}
	tab.set(strings.Replace(worked, `Z1 = "d4"`, `Z1 = "d4", S1 = "e16", S2 = "e10", K1 = "h9"`, 1))
	// S2 and K1 attack from where they stand (ADV-15); S1 is further away than Z1 and goes three spaces
	// towards Ava.
	tableautest.Equal(t, "four of them", tab.arrows(tab.Scene(tab.p, ava)), "!d4>e9 h9>e9 e10>e9 e16>e13")
}

// ADV-23: the fight that is due is pointed out.
func TestTheFightIsPointedOut(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(strings.Replace(worked, `Z1 = "d4"`, `Z1 = "e8"`, 1))
	tab.play("A: done")
	scene := tab.Scene(tab.p, ava)
	tableautest.Equal(t, "arrow", tab.arrows(scene), "!e9>e8")
	tableautest.Equal(t, "here", tab.spots(scene.Here), "e9 e8")
	tableautest.Equal(t, "whose", scene.Arrows[0].Seat, ava)
}

// ADV-25: of several that could go off first each square is shown, cut at the edge of the board, and a tap
// says which.
func TestExplosionsAreForeseen(t *testing.T) {
	tab := sit(t, "standard", 2,
		nil).set(strings.NewReplacer(`Z1 = "d4"`, `C1 = "e8", C2 = "p1"`, "dead", "p2").Replace(worked))
	tab.play("A: done")
	scene := tab.Scene(tab.p, ava)
	tableautest.Equal(t, "here", tab.spots(scene.Here), "p1 e8")
	squares := blasts(scene)
	whole, corner := squares[1], squares[0]
	space := scene.Spots[0].Box.Width
	tableautest.Equal(t, "squares",
		fmt.Sprintf("%.0f×%.0f %.0f×%.0f", whole.Width/space, whole.Height/space, corner.Width/space,
			corner.Height/space), "5×5 3×3")
	tableautest.Equal(t, "the creeper", tab.tap(ava, tableau.APiece(tab.piece("C1"))), "explode C1")
	tableautest.Equal(t, "its space", tab.tap(ava, tableau.ASpot(tab.at("e8"))), "explode C1")
	tableautest.Equal(t, "a free space", tab.tap(ava, tableau.ASpot(tab.at("e10"))), "ADV-06 wants-explode")
	tableautest.Equal(t, "the step of the turn", tab.now(scene.Tracks[0]), "Creepers")
}

// now returns the name of the marked bead.
func (t *table) now(track tableau.Track) string {
	for _, bead := range track.Beads {
		if bead.Now {
			return bead.Name
		}
	}
	return ""
}

// ADV-06, ADV-23: the order of the turn is the order of the rules in force, kinds of equal order each by
// itself.
func TestTheOrderOfTheTurn(t *testing.T) {
	order := func(tab *table) string {
		var list []string
		for _, bead := range tab.track("This turn").Beads {
			list = append(list, bead.Name)
			if bead.Icon == "" {
				t.Errorf("%s has no icon", bead.Name)
			}
		}
		return strings.Join(list, ", ")
	}
	tab := sit(t, "standard", 2, nil).set(room)
	tableautest.Equal(t, "standard", order(tab),
		"Event, Actions, Monsters, Fights, Spiders, Creepers, Skeletons, Zombies")
	tableautest.Equal(t, "now", tab.now(tab.track("This turn")), "Actions")
	tableautest.Equal(t, "with dragons", order(sit(t, "standard", 2, dragons).set(room)),
		"Event, Actions, Monsters, Fights, Spiders, Creepers, Skeletons, Zombies, Dragons")
	tab.set(strings.Replace(room, `"action"`, `"event"`, 1))
	tableautest.Equal(t, "before the roll", tab.now(tab.track("This turn")), "Event")
	var faces []string
	for _, bead := range tab.track("What the roll brings").Beads {
		faces = append(faces, bead.Sign+": "+bead.Name)
	}
	tableautest.Equal(t, "the faces", strings.Join(faces, ", "),
		"1: zombies, 2: skeletons, 3: creepers, 4: spiders, 5: hearts, 6: coming back")
	tab = sit(t, "hardcore", 2, nil).set(strings.Replace(room, `"action"`, `"event"`, 1))
	tableautest.Equal(t, "nobody comes back", tab.track("What the roll brings").Beads[5].Name, "nothing")
}

// The tracks of the rules page, of a dungeon in the middle of a match.
func TestTracks(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(strings.Replace(room, `due =`, `hearts = { A = 3 }
carried = { B = 2 }
banked = 1
due =`, 1))
	for _, c := range []struct{ name, want string }{
		{"Ava", "3  3/10"}, {"Ben", "10 carries 2 treasures 10/10"}, {"Treasures out", "1 of 4 0/0"},
		{"Torches lit", "1 of 3 0/0"}, {"Zombies", "1 of 4 0/0"}, {"Spiders", "1 of 16 0/0"},
	} {
		track := tab.track(c.name)
		tableautest.Equal(t, c.name,
			fmt.Sprintf("%s %s %d/%d", track.Value, track.Detail, track.Count, track.Of), c.want)
	}
}

// A piece and the place where it belongs make the fix that the notation writes.
func TestFixes(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(room)
	zombie, king := tableau.APiece(tab.piece("Z1")), tableau.APiece(engine.King(ben))
	for _, c := range []struct {
		what  tableau.Input
		where tableau.Input
		want  string
	}{
		{zombie, tableau.ASpot(tab.at("d4")), "fix put Z1 d4"},
		{zombie, tableau.ASpot(supply), "fix kill Z1"},
		{zombie, tableau.APiece(supplyOf), "fix kill Z1"},
		{tableau.APiece(supplyOf + 3), tableau.ASpot(tab.at("d4")), "fix put Z2 d4"},
		{tableau.APiece(supplyOf + 3), tableau.APiece(tileOn + tab.at("g8")), "fix put Z2 g8"},
		{king, tableau.ASpot(tab.at("g9")), "fix put B g9"},
		{king, tableau.ASpot(supply), ""},
		{tableau.APiece(torchPile), tableau.ASpot(tab.at("f6")), "fix torch f6 on"},
		{tableau.APiece(torchPile), tableau.APiece(tab.piece("Z1")), "fix torch f6 on"},
		{tableau.APiece(torchOn + tab.at("e9")), tableau.ASpot(store), "fix torch e9 off"},
		{tableau.APiece(tileOn + tab.at("e9")), tableau.ASpot(store), "fix torch e9 off"},
		{tableau.APiece(wallPile), tableau.ASpot(tab.at("d4")), "fix wall d4 on"},
		{tableau.APiece(tileOn + tab.at("h2")), tableau.APiece(wallPile), "fix wall h2 off"},
		{tableau.APiece(tileOn + tab.at("e7")), tableau.ASpot(store), ""},
	} {
		m, ok := tab.Fix(tab.p, c.what, c.where)
		if got := tab.e.Format(m); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%v on %v: got %q, %v, want %q", c.what, c.where, got, ok, c.want)
		} else if ok && !tab.e.Check(tab.p, m).OK() {
			t.Errorf("%s is refused: %s", got, tab.voice.Refusal(tab.e.Check(tab.p, m)))
		}
	}
	steppers := ""
	for _, s := range tab.Steppers(tab.p) {
		steppers += fmt.Sprintf("%s %d %q %q; ", words.Their(s.Name, tab.voice.Seat(s.Seat)), s.Value(),
			tab.e.Format(s.By(-1)), tab.e.Format(s.By(1)))
	}
	tableautest.Equal(t, "steppers", steppers,
		`Hearts: Ava 10 "fix hearts A 9" "fix hearts A 11"; Treasures: Ava 0 "fix treasure A 0" "fix treasure A 1"; `+
			`Hearts: Ben 10 "fix hearts B 9" "fix hearts B 11"; Treasures: Ben 0 "fix treasure B 0" "fix treasure B 1"; `)
	settings := tab.Settings(tab.p)
	tableautest.Equal(t, "settings",
		fmt.Sprintf("%d %s %s %v %v", len(settings), settings[1].Name, tab.e.Format(settings[1].Move),
			settings[0].Now, settings[1].Now), "2 Ben fix turn B true false")
}

// Things are named so that they can be spoken of.
func TestNames(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(room)
	for in, want := range map[tableau.Input]string{
		tableau.ASpot(tab.at("b3")):           "b3",
		tableau.ASpot(tab.at("e9")):           "lit skeleton spawner on e9",
		tableau.ASpot(tab.at("e7")):           "treasure on e7",
		tableau.APiece(tab.piece("Z1")):       "zombie 1 on f6",
		tableau.APiece(engine.King(ben)):      "Ben on p16",
		tableau.APiece(tileOn + tab.at("h2")): "wall on h2",
		tableau.APiece(supplyOf):              "spider 2",
		tableau.AVerb(engine.VerbDone):        "Stop here",
		tableau.ASpot(supply):                 "",
	} {
		tableautest.Equal(t, want, tab.Table.Name(tab.p, in), want)
	}
}

// ADV-02: while the table is set up it reads where each tile lies, so that the real ones can be laid by it.
func TestWhereTheTilesLie(t *testing.T) {
	tab := sit(t, "standard", 2, nil)
	for _, track := range tab.Scene(tab.p, engines.Table).Tracks {
		if track.Name == "Where the tiles lie" {
			t.Error("tiles lie before one is dealt")
		}
	}
	for _, line := range []string{"table: tile T p16", "table: tile Z f4", "table: tile P h8",
		"table: tile T e7"} {
		tab.play(line)
	}
	var list []string
	for _, bead := range tab.track("Where the tiles lie").Beads {
		list = append(list, bead.Sign+": "+bead.Name)
	}
	tableautest.Equal(t, "the list", strings.Join(list, "; "), "P: h8; T: e7, p16; Z: f4")
}

// Each decision says what is tapped for it.
func TestHints(t *testing.T) {
	tab := sit(t, "standard", 2, nil)
	tableautest.Equal(t, "dealing", tab.Hint(tab.p, engines.Table),
		"The app says where each tile goes, or tap the one you turned up, then its space.")
	tab.set(`
tiles = { g8 = "P", f7 = "T", e8 = "Z", h3 = "Z" }
kings = { A = "f8", B = "p1" }
monsters = { Z1 = "e8", S1 = "a1" }
due = "action"`)
	tableautest.Equal(t, "actions", tab.Hint(tab.p, 0),
		"Tap a ringed space: step, treasure or torch. Arrows show whom the monsters go for.")
	tab.set(`
tiles = { g8 = "P", e8 = "W", f7 = "W", f9 = "W", p16 = "T", p15 = "Z" }
kings = { A = "f8", B = "p1" }
due = "action"`)
	tableautest.Equal(t, "nothing to do", tab.Hint(tab.p, 0), "Nothing to do here: stop.")
}
