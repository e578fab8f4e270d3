package album_test

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/window/table/album"
	"homespun/printables/drawing"
)

// The picture of a match and the mark of whose turn it is have the colours that the people want, and on the
// family's own table those of the printed pieces.
func TestATileHasTheColoursOfThePeople(t *testing.T) {
	known := []people.Person{{Name: "Mia", Figure: "unicorn", Colour: "pink"}}
	for pieces, want := range map[string]drawing.Colour{"screen": drawing.PlayerD, "table": drawing.PlayerA} {
		path := filepath.Join(t.TempDir(), "a.match")
		text := "+++\nformat = 1\ngame = \"sitters\"\nruleset = \"standard\"\npieces = \"" + pieces +
			"\"\nseats = [ { id = \"collectors\", names = [\"Mia\"] }, { id = \"obstructors\" } ]\n+++\n"
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		saved, err := session.Matches(filepath.Dir(path), games.All().Options())
		if err != nil || len(saved) != 1 {
			t.Fatalf("%d matches, %v", len(saved), err)
		}
		leaf := album.Of(games.All(), saved[0], known)
		if leaf.Problem != "" || leaf.Turn != 0 {
			t.Fatalf("%s; it is the turn of seat %d", leaf.Problem, leaf.Turn)
		}
		if got := leaf.TurnColour; got != want && (got != drawing.None || want != drawing.PlayerA) {
			t.Errorf("on the %s whose turn it is is %v, want %v", pieces, got, want)
		}
		r, g, b := want.Parts()
		found, film := false, leaf.Picture(600, 400).(*image.RGBA)
		for i := 0; i < len(film.Pix); i += 4 {
			found = found || film.Pix[i] == r && film.Pix[i+1] == g && film.Pix[i+2] == b
		}
		if !found {
			t.Errorf("on the %s nothing of the picture is %v", pieces, want)
		}
	}
}
