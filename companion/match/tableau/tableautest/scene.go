package tableautest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// CheckScenes plays random lines and checks the scene of every position, with the trays below the board and
// beside it. It also checks the scene and the reason of every event that the game replays.
func CheckScenes(t testing.TB, engine engines.Engine, game tableau.Game, seed uint64, lines int) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	p := engine.Start()
	forms := map[*tableau.Form]bool{}
	var again []func()
	defer func() {
		for _, check := range slices.Backward(again) {
			check()
		}
	}()
	for range lines {
		for _, beside := range []bool{true, false} {
			scene := game.Scene(p, engines.Table)
			scene.Arrange(beside)
			CheckScene(t, scene)
			checkNear(t, game, p, scene)
			for _, piece := range scene.Pieces {
				if form := piece.Shape(); !forms[form] {
					forms[form] = true
					checkForm(t, form)
				}
			}
		}
		if engine.Pending(p).Over() {
			return
		}
		before := p
		p = engine.Watch(p, engine.Sample(p, r), func(n engines.Message, after engines.Position) {
			again = append(again, checkTold(t, engine, game, before, after, n))
			before = after
		})
	}
}

// checkNear checks the close-ups of all spots. Each must be a valid drawing, and asking twice must return the
// same pointer, because the screen caches pictures by it.
func checkNear(t testing.TB, game tableau.Game, p engines.Position, scene *tableau.Scene) {
	t.Helper()
	for _, spot := range scene.Spots {
		d := game.CloseUp(p, engines.Table, tableau.ASpot(spot.ID))
		if d == nil {
			continue
		}
		if err := d.Check(); err != nil || d != game.CloseUp(p, engines.Table, tableau.ASpot(spot.ID)) {
			t.Fatalf("%s from near is drawn anew, or not in order: %v", spot.Name, err)
		}
	}
}

// checkTold checks the scene that replays an event, and the message that gives the reason for the event. What
// it returns checks that the scene is the same when it is asked for again, whatever else has been asked for
// meanwhile.
func checkTold(t testing.TB, engine engines.Engine, game tableau.Game, before, after engines.Position,
	told engines.Message) (again func()) {
	t.Helper()
	name := engine.Info().Reasons[told.Reason].Name
	scene, ok := game.Show(before, after, told, engines.Table)
	first := pointedOut(scene)
	if ok {
		scene.Arrange(false)
		CheckScene(t, scene)
	} else if scene != nil {
		t.Fatalf("%s: a scene that is not to be shown", name)
	}
	if why, subject, ok := game.Why(before, told); ok &&
		(why.Reason == 0 || why.Clause == 0 || subject == "") {
		t.Fatalf("%s: why is %+v of %q", name, why, subject)
	}
	return func() {
		t.Helper()
		scene, _ := game.Show(before, after, told, engines.Table)
		if now := pointedOut(scene); now != first {
			t.Fatalf("%s: asked out of turn it is shown as\n%s\nand was as\n%s", name, now, first)
		}
	}
}

// pointedOut says what a scene points out, and what stands on its tracks.
func pointedOut(scene *tableau.Scene) string {
	if scene == nil {
		return ""
	}
	text := fmt.Sprintf("%v %+v", scene.Here, scene.Arrows)
	for _, track := range scene.Tracks {
		text += fmt.Sprintf(" %s: %s %s;", track.Name, track.Value, track.Detail)
	}
	for _, piece := range scene.Pieces {
		text += fmt.Sprint(" ", piece.ID, piece.At, piece.Spot, piece.Lit, piece.Faint, piece.Badges)
	}
	return text
}

// checkGoals checks that the goals of a game say something, and what each seat has on the way to one goal.
func checkGoals(t testing.TB, goals []tableau.Goal) {
	t.Helper()
	for i, goal := range goals {
		switch {
		case goal.Text == "" || strings.HasSuffix(goal.Text, "."):
			t.Fatalf("the goal is %q", goal.Text)
		case slices.ContainsFunc(goal.More, func(said string) bool { return !strings.ContainsAny(said, ".:") }):
			t.Fatalf("below the goal stands %q", goal.More)
		case goal.Have < 0 || goal.Need < 0:
			t.Fatalf("%s: %d of %d", goal.Text, goal.Have, goal.Need)
		case len(goals) > 1 && (goal.Seat < 0 || goal.Text != goals[0].Text ||
			i > 0 && goal.Seat <= goals[i-1].Seat):
			t.Fatalf("goal %d, %q, is of seat %d", i, goal.Text, goal.Seat)
		}
	}
}

// CheckScene checks that a scene is consistent. No id occurs twice. Every piece lies inside the scene, and on
// a spot that exists. No two pieces of a tray overlap. Everything that is pointed out exists.
func CheckScene(t testing.TB, scene *tableau.Scene) {
	t.Helper()
	checkGoals(t, scene.Goals)
	all := drawing.Box(-0.01, -0.01, scene.Width+0.02, scene.Height+0.02)
	spots, trays, pieces := map[int]bool{}, map[int]bool{}, map[int]bool{}
	for _, tray := range scene.Trays {
		trays[tray.Spot] = true
	}
	for _, spot := range scene.Spots {
		if spots[spot.ID] || spot.Name == "" || !all.Contains(spot.Box) {
			t.Fatalf("spot %d %q is there twice, has no name, or lies at %v", spot.ID, spot.Name, spot.Box)
		}
		spots[spot.ID] = true
	}
	for i, a := range scene.Pieces {
		half := a.Size / 2
		if pieces[a.ID] || a.Name == "" || half <= 0 ||
			!all.Contains(drawing.Box(a.At.X-half, a.At.Y-half, a.Size, a.Size)) {
			t.Fatalf("piece %d %q is there twice, has no name, or lies at %v, %v wide", a.ID, a.Name, a.At,
				a.Size)
		}
		pieces[a.ID] = true
		if a.Spot >= 0 && !spots[a.Spot] {
			t.Fatalf("%s lies on spot %d, which is not there", a.Name, a.Spot)
		}
		for _, b := range scene.Pieces[i+1:] {
			if dx, dy := a.At.X-b.At.X,
				a.At.Y-b.At.Y; trays[a.Spot] && b.Spot == a.Spot && max(dx, -dx) < half+b.Size/2 &&
				max(dy, -dy) < half+b.Size/2 {
				t.Fatalf("%s lies on %s", a.Name, b.Name)
			}
		}
	}
	for _, here := range scene.Here {
		if !spots[here] {
			t.Fatalf("%d is pointed out, which is no spot", here)
		}
	}
	for _, arrow := range scene.Arrows {
		if arrow.From == arrow.To || !all.Contains(drawing.Box(arrow.From.X, arrow.From.Y, 0, 0)) ||
			!all.Contains(drawing.Box(arrow.To.X, arrow.To.Y, 0, 0)) {
			t.Fatalf("an arrow from %v to %v", arrow.From, arrow.To)
		}
	}
	for _, layer := range scene.Layers {
		middle := drawing.Box(layer.Box.Centre().X, layer.Box.Centre().Y, 0, 0)
		if layer.Box.Empty() || !layer.Cut && !all.Contains(layer.Box) ||
			layer.Cut && !scene.Mat.Area().Contains(middle) {
			t.Fatalf("a layer at %v", layer.Box)
		}
		checkLook(t, layer.Look)
	}
	for _, tag := range scene.Tags {
		checkLook(t, tag.Face)
	}
	checkTracks(t, scene.Tracks)
}

// checkLook checks that a look can be drawn, that the drawing is not empty, and that the look works as a key
// of the picture cache.
func checkLook(t testing.TB, look tableau.Look) {
	t.Helper()
	marks := 0
	for _, sheet := range look.Draw(tableau.Frame{Width: 72, Height: 72, Density: 1, Text: 1}) {
		marks += len(sheet.Marks)
		if err := sheet.Check(); err != nil {
			t.Fatalf("%#v: %v", look, err)
		}
	}
	if pictures := map[tableau.Look]int{look: marks}; pictures[look] == 0 {
		t.Fatalf("%#v is drawn as nothing", look)
	}
}

// checkForm checks that a form can draw pieces of every seat, with and without an icon, and with labels of
// several kinds.
func checkForm(t testing.TB, form *tableau.Form) {
	t.Helper()
	for seat := engines.Table; seat < 6; seat++ {
		for _, icon := range []string{"", "no such icon", "ghost"} {
			for _, label := range []string{"", "4", "×12", "龍"} {
				look := tableau.Thing{Seat: seat, Icon: icon, Label: label, Inner: "ghost", Form: form,
					Count: 12}.Look()
				checkLook(t, look)
				sheet := look.Draw(tableau.Frame{Width: 72, Height: 72})[0]
				if picture := raster.Image(sheet.Drawing, 72/sheet.Width); picture.Rect.Dx() != 72 ||
					picture.RGBAAt(36, 36).A == 0 {
					t.Errorf("seat %d, icon %q, label %q: %v, middle %v", seat, icon, label, picture.Rect,
						picture.RGBAAt(36, 36))
				}
			}
		}
	}
}

// checkTracks checks that every track can be drawn: it has a name, its counts and its marked cell are in
// bounds, and at most one bead is marked.
func checkTracks(t testing.TB, tracks []tableau.Track) {
	t.Helper()
	for _, track := range tracks {
		now := 0
		for _, bead := range track.Beads {
			if bead.Now {
				now++
			}
		}
		if track.Name == "" || track.Count < 0 || track.Of > 0 && track.Count > track.Of || now > 1 {
			t.Fatalf("track %+v", track)
		}
		if g := track.Grid; g != nil {
			if len(g.Cells) != len(g.Rows) || g.Row >= len(g.Rows) || g.Column >= len(g.Columns) ||
				g.Row < -1 || g.Column < -1 {
				t.Fatalf("the table of %s: %+v", track.Name, g)
			}
			for _, cells := range g.Cells {
				if len(cells) != len(g.Columns) {
					t.Fatalf("the table of %s: %+v", track.Name, g)
				}
			}
		}
	}
}
