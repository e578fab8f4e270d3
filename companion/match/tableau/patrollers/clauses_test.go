package patrollers_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	paper "homespun/printables/patrollers"
)

// PAT-03, PAT-06: a card of the roster is picked; the same one again is refused, and what was picked lies on
// its card.
func TestPickingByCards(t *testing.T) {
	tab := sit(t, "standard", nil)
	tableautest.Equal(t, "a card", tab.tap(ava, tab.card("sarge")), "pick sarge")
	tab.play("A: pick sarge")
	tableautest.Equal(t, "again", tab.tap(ava, tab.card("sarge")), "PAT-06 picked-already")
	tableautest.Equal(t, "the figure on it", tab.tap(ava, unit("A1")), "PAT-06 picked-already")
	tableautest.Equal(t, "the other side", tab.tap(ben, tab.card("sarge")), "PAT-06 other-seat")
	tableautest.Equal(t, "its card", tab.called(tab.card("sarge")),
		"Sarge · Leader. Issue Orders: A grunt of this side takes the turn, marked or not.")
	tableautest.Equal(t, "its tag", numbers(tab.tagOf("A1", ava)), "2–4 2–4 1–3 1–3")
}

// PAT-24, PAT-28: a dog-tag and a token; a token alone is for the first that has none; what is over the sum
// is refused; nobody else sees it.
func TestTokensByTaps(t *testing.T) {
	tab := sit(t, "standard", map[string]any{"team_size": 2})
	tab.play("A: pick sarge", "A: pick ice-man", "B: pick mad-dog", "B: pick patches")
	tableautest.Equal(t, "a tag and a token", tab.tap(ava, tag("A2"), tab.token("duty")), "token A2 duty")
	tableautest.Equal(t, "a token alone", tab.tap(ava, tab.token("honor")), "token A1 honor")
	tableautest.Equal(t, "another one's tag", tab.tap(ava, tag("B1")), "PAT-06 other-patroller")
	tab.play("A: token A1 resurrection")
	tableautest.Equal(t, "again", tab.tap(ava, tag("A1")), "PAT-24 armed-already")
	tableautest.Equal(t, "the next one", tab.tap(ava, tab.token("sealed")), "token A2 sealed")
	for seat, want := range map[engines.Seat]string{ava: "Death token: Resurrection", ben: "Has its token",
		engines.Table: "Has its token"} {
		lines := strings.ReplaceAll(
			(&battle{tab.TB, tab.Table, tab.Measurer, tab.e, tab.g, tab.voice, tab.theme,
				tab.e.View(tab.p, seat)}).tagOf("A1", seat).Lines, "\n", "|")
		if !strings.Contains(lines, want) {
			t.Errorf("seat %d reads %q, not %q", seat, lines, want)
		}
	}
	title, detail := tab.Caption(tab.p, ava, []tableau.Input{tag("A2")})
	tableautest.Equal(t, "what is asked", title+" "+detail,
		"Ice Man: Which token is inside? 4 of 8 points left.")
	if !tab.Private(tab.p, true) {
		t.Error("tokens are chosen before everybody's eyes")
	}
}

// PAT-06: a figure and a point place it; what touches another or lies outside the strip is refused, with who
// is in the way.
func TestDeployingByPoints(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 2})
	tab.play("A: pick sarge", "A: pick ice-man", "B: pick mad-dog", "B: pick patches")
	tableautest.Equal(t, "who can be placed", tab.next(ava), "Ava's Sarge, Ava's Ice Man")
	tableautest.Equal(t, "a figure alone", tab.tap(ava, unit("A1")), "nothing")
	tableautest.Equal(t, "at a point", tab.tap(ava, unit("A1"), at(100, 20)), "deploy A1 10,2")
	tableautest.Equal(t, "outside the strip", tab.tap(ava, unit("A1"), at(100, 60)), "PAT-06 outside-strip")
	tableautest.Equal(t, "the other one's", tab.tap(ava, unit("B1")), "PAT-06 other-patroller")
	tab.play("A: deploy A1 10,2", "B: deploy B1 10,22")
	tableautest.Equal(t, "beside it", tab.tap(ava, unit("A2"), at(112, 20)), "PAT-06 deploy-touches")
	sight := tab.Sight(tab.p, ava, []tableau.Input{unit("A2")}, at(112, 20))
	tableautest.Equal(t, "in the way", names(sight.Way), "A1")
	tableautest.Equal(t, "already placed", tab.tap(ava, unit("A1")), "PAT-06 deployed-already")
	if first, ok := tab.Point(tab.p, ava, []tableau.Input{unit("A2")}); !ok ||
		tab.tap(ava, unit("A2"), first) == "" || strings.HasPrefix(tab.tap(ava, unit("A2"), first), "PAT") {
		t.Errorf("the first place offered is %v: %s", first, tab.tap(ava, unit("A2"), first))
	}
}

// PAT-05: four values one after the other, as far as the budget goes; ready dials use it up; and the tag
// shows what is dialled.
func TestDialling(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 1})
	tab.play("A: pick ice-man", "B: pick red-dragon", "A: deploy A1 10,2", "B: deploy B1 10,22")
	tableautest.Equal(t, "first", tab.next(ava, tag("A1")),
		"All-round: 6 1 3 3, Fierce: 7 0 3 3, Tough: 5 3 3 2, Swift: 6 0 3 4, Attack 4, Attack 5, Attack 6, Attack 7")
	tableautest.Equal(t, "what is left for defence",
		tab.next(ava, append([]tableau.Input{tag("A1")}, dialled(7)...)...), "Defence 0, Defence 1")
	tableautest.Equal(t, "all four",
		tab.tap(ava, append([]tableau.Input{tag("A1")}, dialled(7, 0, 3, 3)...)...), "dial A1 7 0 3 3")
	tableautest.Equal(t, "over the budget",
		tab.tap(ava, append([]tableau.Input{tag("A1")}, dialled(7, 0, 3, 4)...)...), "PAT-05 over-budget")
	tableautest.Equal(t, "ready", tab.tap(ava, tag("A1"), tableau.AChoice(2000+1)), "dial A1 7 0 3 3")
	title, detail := tab.Caption(tab.p, ava, append([]tableau.Input{tag("A1")}, dialled(6)...))
	tableautest.Equal(t, "what is asked", title+" "+detail,
		"Defence for Ice Man? 2 of 4 steps left.")
	if scene := tab.Scene(tab.p, ava); len(scene.Tags) > 0 || scene.Mat != tab.Scene(tab.p, ava).Mat {
		t.Error("the tags that are dialled do not lie there as they are printed, the same ones as long as " +
			"they look the same")
	}
	tab.play("A: dial A1 7 0 3 3")
	tableautest.Equal(t, "again", tab.tap(ava, tag("A1")), "PAT-06 other-seat")
	tab.play("B: dial B1 3 3 3 0")
	tableautest.Equal(t, "its tag", numbers(tab.tagOf("A1", ava)), "7 0 3 3")
}

// While a tag is dialled its windows show what is dialled so far; any tag is seen from near as it is printed,
// and of a card of the roster both sides.
func TestTagsAsTheyArePrinted(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 1})
	both := tab.CloseUp(tab.p, ava, tab.card("ice-man"))
	front, windows := paper.DogTag(tab.g, tab.theme, 4, nil, false)
	if both == nil || both.Width < 2*front.Width || both.Height != front.Height {
		t.Fatalf("the card of a Patroller shows %v, want both sides of its tag, each %v × %v", both,
			front.Width, front.Height)
	}
	tab.play("A: pick ice-man", "B: pick red-dragon", "A: deploy A1 10,2", "B: deploy B1 10,22")
	sight := tab.Sight(tab.p, ava, append([]tableau.Input{tag("A1")}, dialled(7, 1)...), tableau.Input{})
	if len(sight.Layers) != 1 {
		t.Fatalf("%d drawings lie there while a tag is dialled", len(sight.Layers))
	}
	tableautest.Equal(t, "numbers so far", written(sight.Layers[0].Look.(tableau.Drawn).Drawing, windows),
		"7 1 - -")
	tab.stand("A1 ice-man 10,10 6/1/3/3 side = \"near-death\"\nB1 mad-dog 17,10 3/2/2/2")
	whole := tab.CloseUp(tab.p, ava, tag("A1"))
	if whole == nil || whole.Width != front.Width || whole.Height <= front.Height {
		t.Fatalf("from near a tag is %v, want it as wide as printed, with whose it is above it", whole)
	}
	if again := tab.CloseUp(tab.p, ava, tag("A1")); again != whole {
		t.Error("the same tag is drawn again")
	}
	if tab.CloseUp(tab.p, ava, unit("A1")) != nil {
		t.Error("a figure on the mat hides the mat with its tag")
	}
}

// written are the numbers in the windows of a dog-tag.
func written(d *drawing.Drawing, windows [4]drawing.Rectangle) string {
	list := []string{"-", "-", "-", "-"}
	for _, mark := range d.Marks {
		text, ok := mark.(drawing.Words)
		for a, window := range windows {
			if ok && window.Contains(drawing.Box(text.At.X, text.At.Y, 0, 0)) {
				list[a] = text.Text
			}
		}
	}
	return strings.Join(list, " ")
}

// PAT-09, PAT-10: a point is as many twines as it takes; the sight shows how long it is, what is in the way, and
// who is in range from there (PAT-12).
func TestTwines(t *testing.T) {
	tab := sit(t, "basic",
		map[string]any{"team_size": 2}).stand("A1 ice-man 10,10 6/1/3/3\nA2 sarge 10,12 3/3/2/2\nB1 " +
		"mad-dog 17,10 3/2/2/2\nB2 patches 30,20 3/4/2/2")
	tableautest.Equal(t, "an order", tab.tap(ava, unit("A1")), "order A1")
	tab.play("A: order A1")
	tableautest.Equal(t, "a point", tab.tap(ava, at(120, 100)), "move A1 12,10")
	tableautest.Equal(t, "two twines", tab.tap(ava, at(121, 100)), "move A1 12,10; move A1 12.1,10")
	tableautest.Equal(t, "over another", tab.tap(ava, at(100, 119)), "PAT-10 in-the-way")
	tableautest.Equal(t, "beyond", tab.tap(ava, unit("B2")), "PAT-12 out-of-range")
	tableautest.Equal(t, "in range", tab.tap(ava, unit("B1")), "attack A1 B1")
	tableautest.Equal(t, "its own", tab.tap(ava, unit("A2")), "PAT-13 own-target")
	tableautest.Equal(t, "itself", tab.tap(ava, unit("A1")), "PAT-08 second-order")
	tableautest.Equal(t, "the end", tab.tap(ava, end), "end")
	sight := tab.Sight(tab.p, ava, nil, at(114, 100))
	tableautest.Equal(t, "words", sight.Words, "1.4 of 2 inches, then 5 twines left")
	tableautest.Equal(t, "reached from there", names(sight.Reached), "B1")
	sight = tab.Sight(tab.p, ava, nil, at(100, 119))
	tableautest.Equal(t, "in the way", names(sight.Way), "A2")
	if len(sight.Twines) != 1 || !sight.Twines[0].Bad {
		t.Errorf("a twine that may not lie so: %+v", sight.Twines)
	}
	for _, c := range []struct {
		pointer drawing.Point
		want    tableau.Input
	}{
		{drawing.Point{X: 300, Y: 100}, at(213, 100)}, // around B1 and as far that way as it comes
		{drawing.Point{X: 200, Y: 25}, at(196, 28)}, {drawing.Point{X: 100.4, Y: 93.6}, at(100, 94)},
		{drawing.Point{X: -50, Y: 100}, at(8, 100)},   // the whole base stays on the table
		{drawing.Point{X: 101, Y: 119}, at(100, 105)}, // at the base of another: up to it
	} {
		tableautest.Equal(t, fmt.Sprint("snapped from ", c.pointer), tab.Snap(tab.p, nil, c.pointer), c.want)
	}
	if way := tab.tap(ava, at(100, 140)); strings.Count(way, "move") < 3 {
		t.Errorf("around the other figure it goes %s", way)
	}
	sight = tab.Sight(tab.p, ava, nil, at(45, 100))
	tableautest.Equal(t, "the whole way", sight.Words, "5.5 of 6 inches, then 3 twines left")
	if len(sight.Twines) != 3 || sight.Twines[2].Bad || sight.Twines[2].To.X != 45 {
		t.Errorf("the whole way lies so: %+v", sight.Twines)
	}
	tab.play("A: move A1 12,10", "A: move A1 14,10", "A: move A1 14,8")
	sight = tab.Sight(tab.p, ava, nil, at(140, 60))
	tableautest.Equal(t, "reached after more than one move", names(sight.Reached), "")
	twine, laid, first := tab.Trail(tab.p, tab.e.Moves(tab.p, nil)[0])
	if laid || first {
		t.Errorf("the end lays %+v", twine)
	}
	tableautest.Equal(t, "its tag stands for the figure", tab.Alias(tab.p, tag("B1")), unit("B1"))
}

// PAT-13: before the dice stands what each side adds, then each sum, with bonuses named (PAT-20, PAT-26): Ice
// Man has a Leader and a Colt 45.
func TestAnAttackIsSpeltOut(t *testing.T) {
	tab := sit(t, "standard", map[string]any{"team_size": 3}).stand(`A1 ice-man 10,10 6/1/3/3 equipment = ["colt-45"]
A2 sarge 4,4 3/3/2/2
A3 patches 2,2 3/4/2/2 side = "fallen";token = "colt-45";shown = true
B1 ballistic 14,10 3/4/2/2
B2 doctor-johnson 30,20 1/4/2/1
B3 eight-bit 34,20 1/4/2/1`)
	tableautest.Equal(t, "its tag", numbers(tab.tagOf("A1", ava)), "6+2 1 3 3")
	tableautest.Equal(t, "all that it says", tab.called(tag("A1")),
		"Ava's Ice Man · Grunt · attack 6, Leader +1, Colt 45 +1 · defence 1 · move 3 · range 3. "+
			"Strafing: Instead of moving it attacks twice.")
	tab.play("A: order A1", "A: attack A1 B1")
	tableautest.Equal(t, "attack", track(tab.Scene(tab.p, ava), "Attack"), "die + 8 6, Leader +1, Colt 45 +1")
	tableautest.Equal(t, "defence", track(tab.Scene(tab.p, ava), "Defence"), "die + 4")
	list := tab.play("dice: R1-R3")
	tableautest.Equal(t, "told", told(list), "wounded")
	tableautest.Equal(t, "both sums", track(list[0].scene, "Attack")+" against "+
		track(list[0].scene, "Defence"), "1 + 8 = 9 6, Leader +1, Colt 45 +1 against 0 + 4 = 4")
	if len(list[0].scene.Arrows) != 1 {
		t.Error("no arrow points at who was attacked")
	}
	if piece, _ := tab.Scene(tab.p, ava).Piece(unit("B1").ID); !piece.Worn ||
		!strings.Contains(piece.Badges, "bandage") {
		t.Errorf("a wounded figure looks like %+v", piece)
	}
}

// PAT-22: special actions are a choice, and then what they are about.
func TestSpecialActions(t *testing.T) {
	for _, c := range []struct {
		name, figures string
		ordered       string
		inputs        []tableau.Input
		want          string
	}{
		{"Gas Attack", "A1 plague-bringer 10,10 2/5/2/2\nB1 sarge 13,10 3/3/2/2", "A1",
			[]tableau.Input{special, unit("B1")}, "special A1 B1"},
		{"Gas Attack too far", "A1 plague-bringer 10,10 2/5/2/2\nB1 sarge 23,10 3/3/2/2", "A1",
			[]tableau.Input{special, unit("B1")}, "PAT-22 out-of-range"},
		{"Explosives", "A1 depth-charge 10,10 2/5/2/2\nB1 sarge 23,10 3/3/2/2", "A1",
			[]tableau.Input{special, at(130, 100)}, "special A1 13,10"},
		{"Explosives too far", "A1 depth-charge 10,10 2/5/2/2\nB1 sarge 23,10 3/3/2/2", "A1",
			[]tableau.Input{special, at(230, 100)}, "PAT-22 explosive-out-of-range"},
		{"Psychic Blast", "A1 patches 10,10 2/5/2/2\nB1 sarge 13,10 3/3/2/2", "A1",
			[]tableau.Input{special, done}, "special A1"},
		{"Gatling Gun", "A1 ballistic 10,10 3/5/2/2\nB1 sarge 13,10 3/3/2/2", "A1",
			[]tableau.Input{special, unit("B1")}, "special A1 B1"},
		{"Surgery", "A1 mad-doctor 10,10 2/4/2/2\nB1 sarge 11.5,10 3/3/2/2", "A1",
			append([]tableau.Input{special, unit("B1")}, dialled(2, 2, 1, 3)...), "special A1 B1 2 2 1 3"},
		{"Surgery from afar", "A1 mad-doctor 10,10 2/4/2/2\nB1 sarge 13.5,10 3/3/2/2", "A1",
			[]tableau.Input{special, unit("B1")}, "PAT-22 not-head-to-head"},
	} {
		tab := sit(t, "standard", map[string]any{"team_size": 1}).stand(c.figures)
		tab.play("A: order " + c.ordered)
		tableautest.Equal(t, c.name, tab.tap(ava, c.inputs...), c.want)
	}
	tab := sit(t, "standard",
		map[string]any{"team_size": 1}).stand("A1 patches 10,10 2/5/2/2\nB1 sarge 13,10 3/3/2/2")
	tab.play("A: order A1")
	sight := tab.Sight(tab.p, ava, []tableau.Input{special}, tableau.Input{})
	if len(sight.Twines) != 1 || sight.Twines[0].To != (drawing.Point{X: 150, Y: 100}) {
		t.Errorf("where the blast drives Sarge: %+v", sight.Twines)
	}
}

// PAT-20, PAT-22: the sound, and the die again.
func TestSoundAndReroll(t *testing.T) {
	tab := sit(t, "standard",
		map[string]any{"team_size": 1}).stand("A1 patches 10,10 3/4/2/2\nB1 captain-dwayne 13,10 3/3/2/2")
	tab.play("A: order A1", "A: attack A1 B1")
	tableautest.Equal(t, "asked", tab.next(ava), "Sound made, No sound")
	tableautest.Equal(t, "yes", tab.tap(ava, yes), "sound yes")
	tab.play("A: sound yes")
	tableautest.Equal(t, "its attack", track(tab.Scene(tab.p, ava), "Attack"), "die + 4 3, sound +1")
	tab.play("dice: R1-B3", "A: end", "B: order B1", "B: attack B1 A1", "dice: B1-B1")
	tableautest.Equal(t, "again", tab.tap(ben, reroll), "reroll")
	tableautest.Equal(t, "asked", tab.next(ben), "Roll again, Keep it")
	scene := tab.Scene(tab.p, ben)
	tableautest.Equal(t, "what the dice make so far",
		track(scene, "Attack")+" against "+track(scene, "Defence"), "0 + 3 = 3 against 1 + 4 = 5")
}

// PAT-10, PAT-12: where the players measure, twines are numbers, and those who are hit besides are tapped
// until a choice ends them.
func TestMeasured(t *testing.T) {
	tab := sit(t, "standard",
		map[string]any{"team_size": 2, "positions": "measured"}).stand("A1 ballistic - 3/5/2/2\nA2 " +
		"depth-charge - 2/5/2/2\nB1 sarge - 3/3/2/2\nB2 patches - 3/4/2/2")
	tab.play("A: order A1")
	tableautest.Equal(t, "what can be done", tab.next(ava),
		"1, 2, 3, 4, Ben's Sarge, Ben's Patches, Gatling Gun, End the turn")
	tableautest.Equal(t, "a move", tab.tap(ava, tableau.AChoice(202)), "move A1 2")
	tableautest.Equal(t, "two moves", tab.tap(ava, tableau.AChoice(203)), "move A1 2; move A1 1")
	tableautest.Equal(t, "too many", tab.tap(ava, tableau.AChoice(205)), "PAT-09 moves-used")
	tableautest.Equal(t, "a target", tab.next(ava, unit("B1")), "Head-to-head, 1 twine, 2 twines")
	tableautest.Equal(t, "an attack", tab.tap(ava, unit("B1"), tableau.ANumber(2)), "attack A1 B1 2")
	tableautest.Equal(t, "who else is hit", tab.next(ava, special, unit("B1"), tableau.ANumber(1)),
		"Ava's Depth Charge, Ben's Patches, That is all")
	tableautest.Equal(t, "fire", tab.tap(ava, special, unit("B1"), tableau.ANumber(1), unit("B2"), done),
		"special A1 B1 1 B2")
	if _, ok := tab.Point(tab.p, ava, nil); ok {
		t.Error("a point is wanted where the players measure")
	}
	tab.play("A: end", "B: order B1", "B: end", "A: order A2")
	tableautest.Equal(t, "an explosive", tab.tap(ava, special, tableau.ANumber(2)), "special A2 2")
	tab.play("A: special A2 2", "A: end", "B: order B2", "B: end", "dice: R3-R1", "A: order A1", "A: end",
		"B: order B1", "B: end")
	tableautest.Equal(t, "whom it hits", tab.tap(ava, unit("A2"), unit("B1"), unit("B2"), done),
		"order A2 B1 B2")
	tableautest.Equal(t, "in any order", tab.tap(ava, unit("A2"), unit("B2"), unit("B1"), done),
		"order A2 B1 B2")
	tableautest.Equal(t, "once each", tab.next(ava, unit("A2"), unit("B2")),
		"Ava's Ballistic, Ava's Depth Charge, Ben's Sarge, That is all")
	tableautest.Equal(t, "nobody", tab.tap(ava, unit("A2"), done), "order A2")
}

// PAT-22: whom several explosives hit is said of one after the other, in any order, and a figure may be hit
// by each.
func TestSeveralExplosivesMeasured(t *testing.T) {
	tab := sit(t, "standard",
		map[string]any{"team_size": 2, "positions": "measured"}).stand("A1 ballistic - 3/5/2/2\nA2 "+
		"depth-charge - 2/5/2/2\nB1 sarge - 3/3/2/2\nB2 patches - 3/4/2/2",
		`explosives = ["", ""]`)
	title, detail := tab.Caption(tab.p, ava, []tableau.Input{unit("A2"), unit("B2")})
	tableautest.Equal(t, "the first", title+" "+detail,
		"Who is hit by explosive 1 of 2? Patches. Tap the figures, then the button.")
	tableautest.Equal(t, "the next", tab.next(ava, unit("A2"), unit("B2"), next, unit("B1")),
		"Ava's Ballistic, Ava's Depth Charge, Ben's Patches, That is all")
	tableautest.Equal(t, "both",
		tab.tap(ava, unit("A2"), unit("B2"), unit("A1"), next, unit("B2"), unit("B1"), done),
		"order A2 A1 B2 B1 B2")
}

// PAT-24 to PAT-26: what a fallen one has is shown, given, dialled.
func TestDeathTokens(t *testing.T) {
	figures := func(token string) string {
		return "A1 ice-man 10,10 6/1/3/3\nA2 sarge 4,4 3/3/2/2\nB1 ballistic 14,10 3/4/2/2 side = " +
			"\"near-death\";token = \"" + token + "\"\nB2 patches 30,20 3/4/2/2"
	}
	begin := func(token string) *battle {
		tab := sit(t, "standard", map[string]any{"team_size": 2}).stand(figures(token))
		tab.play("A: order A1", "A: attack A1 B1", "dice: Y4-R1")
		return tab
	}
	tab := begin("colt-45")
	tableautest.Equal(t, "asked", tab.next(ben), "Show: Colt 45")
	tab.play("B: reveal colt-45")
	tableautest.Equal(t, "who takes it", tab.tap(ben, unit("B2")), "give B2")
	tableautest.Equal(t, "not the fallen", tab.tap(ben, unit("B1")), "PAT-26 give-fallen")
	tab.play("B: give B2")
	tableautest.Equal(t, "its tag", numbers(tab.tagOf("B2", ava)), "3+1 4 2 2")
	tab = begin("sealed")
	tableautest.Equal(t, "a card of all", tab.tap(ben, tab.token("duty")), "reveal duty")
	tab = begin("elixir-of-mutation")
	tab.play("B: reveal elixir-of-mutation")
	tableautest.Equal(t, "dialled anew",
		tab.tap(ben, append([]tableau.Input{tag("B2")}, dialled(1, 5, 1, 2)...)...), "dial B2 1 5 1 2")
	tab = begin("duty")
	tab.play("B: reveal duty")
	tableautest.Equal(t, "battle-wide", track(tab.Scene(tab.p, ava), "Ben"), "1 Duty")
}

// PAT-14, PAT-15: how it came out, and the lines of the chart.
func TestEndings(t *testing.T) {
	tab := sit(t, "basic",
		map[string]any{"team_size": 2}).stand("A1 ice-man 10,10 6/1/3/3\nA2 sarge 4,4 3/3/2/2 side = " +
		"\"fallen\"\nB1 ballistic 14,10 3/4/2/2 side = \"near-death\"\nB2 patches 30,20 3/4/2/2 side = \"fallen\"")
	readings := tab.Readings(tab.p)
	tableautest.Equal(t, "chart", fmt.Sprint(readings[0].Value, " ", readings[1].Value), "2 1")
	tab.play("A: order A1", "A: attack A1 B1", "dice: Y4-R1")
	ending := tab.Ending(tab.p)
	tableautest.Equal(t, "ending", ending.Rule.ID("PAT")+": "+strings.Join(ending.Sum, "|"),
		"PAT-14: Ava: Ice Man; Sarge fallen.|Ben: Ballistic fallen; Patches fallen.")
}

// PAT-11: who points at another base within a twine goes head-to-head with it, from wherever it stands.
func TestPointingAtABaseGoesHeadToHead(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 1})
	rapid.Check(t, func(r *rapid.T) {
		turn := rapid.Float64Range(0, 2*math.Pi).Draw(r, "direction")
		// in tenths: a base and more, a base and a twine at most
		far := rapid.Float64Range(16.5, 34.5).Draw(r, "distance")
		x, y := 180+int(math.Round(far*math.Cos(turn))), 120+int(math.Round(far*math.Sin(turn)))
		tab.stand(fmt.Sprintf("A1 ice-man 18,12 6/1/3/3\nB1 sarge %s 3/3/2/2",
			engines.PointText(int16(x), int16(y)))).play("A: order A1")
		at := tab.Snap(tab.p, nil, drawing.Point{X: float64(x), Y: float64(y)})
		line := tab.tap(ava, at)
		if line != "move A1 "+engines.PointText(int16(at.X), int16(at.Y)) {
			if math.Hypot(float64(x-180), float64(y-120)) > 34 {
				return // rounded up to beyond a twine
			}
			r.Fatalf("to %d,%d: %s", x, y, line)
		}
		tab.play("A: " + line)
		p := tab.p.(engine.Position)
		if !tab.g.Touching(&p, 0, engine.MaxTeam) && math.Hypot(float64(x-180), float64(y-120)) <= 34 {
			r.Fatalf("from 18,12 it comes to %d,%d, which does not touch %d,%d", at.X, at.Y, x, y)
		}
	})
}

// PAT-22, PAT-25: an explosive and a Self Destruct reach as far on all sides.
func TestExplosionsAreRound(t *testing.T) {
	tab := sit(t, "standard",
		map[string]any{"team_size": 1}).stand("A1 depth-charge 10,10 2/5/2/2\nB1 sarge 13,10 3/3/2/2",
		`explosives = ["12,10"]`)
	for _, m := range tab.play("A: order A1") {
		if m.name == "explosive-goes-off" {
			if burst := m.scene.Layers; len(burst) != 1 ||
				burst[0] != tableau.BlastAround(drawing.Point{X: 120, Y: 100}, 20) {
				t.Errorf("what the explosive takes in: %v, want 2 inches around 12,10", burst)
			}
			return
		}
	}
	t.Error("no explosive goes off")
}

// PAT-28: a token that was chosen is shown from the mat by whoever looks on, and only one that was sealed is
// picked from all.
func TestTheMatStaysWhileAChosenTokenIsShown(t *testing.T) {
	for token, sheet := range map[string]bool{"self-destruct": false, "sealed": true} {
		tab := sit(t, "standard", map[string]any{"team_size": 2}).
			stand("A1 ice-man 10,10 7/0/3/3\nA2 sarge 4,4 3/3/2/2\nB1 mad-dog 13,10 2/1/1/2 side = " +
				"\"near-death\";token = \"" + token + "\"\nB2 patches 30,20 3/4/2/2")
		tab.play("A: order A1", "A: attack A1 B1", "dice: Y4-R1")
		scene := tab.Scene(tab.e.View(tab.p, engines.Table), engines.Table)
		if _, there := scene.Spot(4000); there != sheet {
			t.Errorf("of %s all tokens lie there to choose from: %v, want %v", token, there, sheet)
		}
	}
}
