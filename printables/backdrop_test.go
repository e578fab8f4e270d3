package printables_test

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/rulesets/household"
)

// backdrop keeps a theme of a game that names a picture of one colour for a field of its head.
func backdrop(t *testing.T, home, game, theme, head string, of color.Color) {
	t.Helper()
	folder := filepath.Join(home, "House rules")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	plain := image.NewRGBA(image.Rect(0, 0, 30, 20))
	draw.Draw(plain, plain.Rect, image.NewUniform(of), image.Point{}, draw.Src)
	file, err := os.Create(filepath.Join(folder, "night.png"))
	if err == nil {
		err = png.Encode(file, plain)
	}
	if err == nil {
		err = file.Close()
	}
	text := fmt.Sprintf("extends = \"%s\"\nname = \"Ours\"\n%s\n", theme, head)
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "ours-"+game+".toml"), []byte(text), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// pictured counts the images on the pages of a job, and the pictures that they are of.
func pictured(job *printables.Job) (images int, pixels map[*drawing.Pixels]bool) {
	pixels = map[*drawing.Pixels]bool{}
	var count func(d *drawing.Drawing)
	count = func(d *drawing.Drawing) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Image:
				images++
				pixels[m.Pixels] = true
			case drawing.Use:
				count(m.Symbol.Drawing)
			}
		}
	}
	for _, page := range job.Pages {
		count(page.Drawing)
	}
	return images, pixels
}

// The ground of a board is one picture on all its pages, and words are read on the blackest, in ink-saver too. The game
// on the table itself has no printed board.
func TestABoardHasAPictureOfOnesOwnUnderIt(t *testing.T) {
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	for _, game := range someGames(t) {
		id := game.Engine.Info.ID
		rules := gameRuleset(t, id, "", nil)
		scene := rules.Game.Themes()[0].ID
		backdrop(t, home, id, id+"/themes/"+scene, "ground = \"night.png\"", color.Black)
		for _, saver := range []bool{false, true} {
			job := printJob(t, rules, "ours-"+id, printables.Options{Edition: printables.QuickEdition, InkSaver: saver})
			wordsAreRead(t, job)
			images, pixels := pictured(job)
			switch {
			case id == "patrollers" && images != 0:
				t.Errorf("%s: %d pictures without a board", id, images)
			case id != "patrollers" && (images == 0 || len(pixels) != 1):
				t.Errorf("%s: %d pictures of %d, want some of one", id, images, len(pixels))
			}
		}
	}
}

// The cover of each game shows the picture that a theme has for it: on the list of what is in it, on the title page and
// on the lid of the box.
func TestACoverHasAPictureOfOnesOwn(t *testing.T) {
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	for _, game := range someGames(t) {
		id := game.Engine.Info.ID
		rules := gameRuleset(t, id, "", nil)
		theme := id + "/themes/" + rules.Game.Themes()[0].ID
		backdrop(t, home, id, theme, "cover = \"night.png\"", color.RGBA{200, 30, 30, 255})
		for edition, want := range map[printables.Edition]int{printables.QuickEdition: 1, printables.GiftEdition: 3} {
			job := printJob(t, rules, "ours-"+id, printables.Options{Edition: edition})
			if images, pixels := pictured(job); images < want || len(pixels) != 1 {
				t.Errorf("%s, edition %v: %d pictures of %d, want %d of one", id, edition, images, len(pixels), want)
			}
		}
		backdrop(t, home, id, theme, "cover = \"gone.png\"\nground = \"gone.png\"", color.Black)
		job := printJob(t, rules, "ours-"+id, printables.Options{Edition: printables.GiftEdition})
		said := strings.Join(job.Notices, "\n")
		if images, _ := pictured(job); images != 0 || !strings.Contains(said, `so that the cover is as usual`) ||
			!strings.Contains(said, `so that the board has no picture under its spaces`) {
			t.Errorf("%s: %d pictures, and %s", id, images, said)
		}
	}
}
