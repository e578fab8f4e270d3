package shelf

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/enginetest/round"
	"homespun/rulesets"
)

// crowded is a shelf on which the games stand several times over, to see what more of them will look like.
func crowded(t *testing.T, count int, size fyne.Size) (*Screen, []*box) {
	test.NewTempApp(t)
	var screen *Screen
	var boxes []*box
	window := test.NewTempWindow(t, nil)
	window.Resize(size)
	shell.New(shell.Deps{Games: games.All(), Folder: t.TempDir(), Start: func(do func()) { do() }}, window,
		func(sh *shell.Shell) shell.Screen {
			screen = New(sh, Ways{})
			for range count {
				boxes = append(boxes, newBox(screen, games.All().All()[0]))
			}
			screen.boxes = newPlanks(boxes, screen.room)
			screen.fill()
			return screen
		})
	window.Resize(size)
	return screen, boxes
}

// Boxes stand beside each other without touching, all of a line equally high, whatever their number and the
// width.
func TestBoxesStandOnTheShelf(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(800, 600),
		fyne.NewSize(1920, 1080)} {
		for _, count := range round.Sample(t, 2, []int{1, 2, 3, 4, 5, 6}) {
			t.Run(fmt.Sprintf("%d-at-%v", count, size.Width), func(t *testing.T) {
				screen, boxes := crowded(t, count, size)
				for i, a := range boxes {
					if a.Size().Width < 280 || a.Position().X < 0 ||
						a.Position().X+a.Size().Width > size.Width {
						t.Errorf("%d of %d in %v: at %v, %v", i, count, size, a.Position(), a.Size())
					}
					if need := widgets.HeightAt(a, a.Size().Width); a.Size().Height < need-0.5 {
						t.Errorf("%d of %d in %v: %v high, needs %v", i, count, size, a.Size().Height, need)
					}
					for _, b := range boxes[i+1:] {
						if overlap(a, b) {
							t.Errorf("%d in %v: boxes overlap at %v and %v", count, size, a.Position(),
								b.Position())
						}
					}
				}
				save(t, screen)
			})
		}
	}
}

func overlap(a, b fyne.CanvasObject) bool {
	p, q := a.Position(), b.Position()
	return p.X < q.X+b.Size().Width && q.X < p.X+a.Size().Width && p.Y < q.Y+b.Size().Height &&
		q.Y < p.Y+a.Size().Height
}

// save saves a picture where pictures are wanted.
func save(t *testing.T, s *Screen) {
	folder := os.Getenv("HOMESPUN_PICTURES")
	if folder == "" {
		return
	}
	file, err := os.Create(filepath.Join(folder, strings.ReplaceAll(t.Name(), "/", "-")+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, s.shell.Window.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
}

// The buttons of neighbours are level, however many lines their words take, and none hides a cover.
func TestButtonsOfNeighboursAreLevel(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(800, 600), fyne.NewSize(1024, 600),
		fyne.NewSize(2560, 1440)} {
		test.NewTempApp(t)
		window := test.NewTempWindow(t, nil)
		window.Resize(size)
		var screen *Screen
		shell.New(shell.Deps{Games: games.All(), Folder: t.TempDir(), Start: func(do func()) { do() }},
			window, func(sh *shell.Shell) shell.Screen {
				screen = New(sh, Ways{})
				return screen
			})
		window.Resize(size)
		level := map[float32]float32{}
		place := fyne.CurrentApp().Driver().AbsolutePositionForObject
		for _, object := range screen.boxes.Objects {
			o, ok := object.(*box)
			if !ok {
				continue // a plank
			}
			top, button := place(o).Y, place(o.play).Y
			if want, known := level[top]; known && want != button {
				t.Errorf("%v: %s has its buttons at %g, its neighbour at %g", size, o.title.Text, button,
					want)
			}
			level[top] = button
			if o.making != nil && overlap(o.making, o.picture) {
				t.Errorf("%v: %q hides a part of the cover of %s", size, o.making.Text, o.title.Text)
			}
		}
		if len(level) < 2 || len(level) > 3 {
			t.Errorf("%v: %d lines of boxes", size, len(level))
		}
	}
}

// The boxes stand still from the first frame: what is read of the matches goes into places that are there
// already. A box can be tapped anywhere.
func TestTheShelfStandsStill(t *testing.T) {
	story, err := os.ReadFile("../../../../engines/sitters/testdata/story.match")
	if err != nil {
		t.Fatal(err)
	}
	begun := story[:len(story)*2/3]
	for name, files := range map[string][][]byte{"none": nil, "one": {begun}, "two ended": {story, story},
		"many": {begun, story, begun, begun, begun}, "broken": {[]byte("+++\n"), begun}} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			matches := filepath.Join(folder, "Matches")
			if err := os.MkdirAll(matches, 0o755); err != nil {
				t.Fatal(err)
			}
			for i, data := range files {
				path := filepath.Join(matches, fmt.Sprintf("%d.match", i))
				if err := os.WriteFile(path, data, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			test.NewTempApp(t)
			var screen *Screen
			var later []func()
			played := 0
			window := test.NewTempWindow(t, nil)
			window.Resize(fyne.NewSize(1280, 800))
			shell.New(shell.Deps{Games: games.All(), Folder: folder, Start: func(do func()) { later = append(later, do) }},
				window, func(sh *shell.Shell) shell.Screen {
					screen = New(sh, Ways{Play: func(*rulesets.Game) { played++ }})
					return screen
				})
			window.Resize(fyne.NewSize(1280, 800))
			before := screen.boxes.Position()
			for len(later) > 0 {
				do := later[0]
				later = later[1:]
				do()
			}
			if now := screen.boxes.Position(); now != before {
				t.Errorf("the boxes have moved from %v to %v", before, now)
			}
			if screen.boxes.Objects[0].(*box).Tapped(nil); played != 1 {
				t.Error("a tap on the box plays nothing")
			}
		})
	}
}
