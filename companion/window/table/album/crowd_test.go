package album

import (
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// The lid of a battle shows where the toys have met, that of a board the whole of it.
func TestLidsShowWhereSomethingHappens(t *testing.T) {
	for _, game := range games.All().All() {
		rules, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		theme, _ := game.FindTheme("")
		scene, err := Lid(games.All(), rules, theme)
		if err != nil {
			t.Fatal(err)
		}
		near, free := crowd(scene)
		if free != (game.ID == "patrollers") || len(scene.Pieces) == 0 && scene.Solid == nil {
			t.Errorf("%s: free %v, %d pieces", game.ID, free, len(scene.Pieces))
		}
		if free && near.Width > scene.Mat.Width*0.6 {
			t.Errorf("%s: the toys stand on %g of %g mm", game.ID, near.Width, scene.Mat.Width)
		}
		if picture := LidPicture(games.All(), rules, theme, 300, 200); picture == nil ||
			picture.Bounds().Dx() > 300 || picture.Bounds().Dy() > 200 ||
			picture.Bounds().Dy() < 190 && picture.Bounds().Dx() < 290 {
			t.Errorf("%s: the lid's picture is %v", game.ID, picture)
		}
	}
}

// What is near lies on the mat, whole, in the mat's proportions.
func TestACrowdLiesOnItsMat(t *testing.T) {
	for _, at := range [][]drawing.Point{{{X: 5, Y: 5}}, {{X: 895, Y: 595}},
		{{X: 450, Y: 300}, {X: 500, Y: 310}}, {{X: 1, Y: 1}, {X: 899, Y: 599}}} {
		scene := &tableau.Scene{Mat: drawing.New(900, 600)}
		for _, point := range at {
			scene.Pieces = append(scene.Pieces, tableau.Thing{Spot: -1, At: point, Size: 40})
		}
		near, free := crowd(scene)
		if !free || near.X < 0 || near.Y < 0 || near.Right() > 900+1e-9 || near.Bottom() > 600+1e-9 ||
			near.Width/near.Height != 1.5 {
			t.Errorf("%v: %v, %v", at, near, free)
		}
		for _, point := range at {
			if !near.Contains(drawing.Box(point.X, point.Y, 0, 0)) {
				t.Errorf("%v is not in %v", point, near)
			}
		}
	}
}
