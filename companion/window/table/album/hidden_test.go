package album_test

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/window/table/album"
)

// The picture and the words of a match in the list say nothing of what is hidden in it, neither of one that
// can go on nor of a file with a fault.
func TestAMatchInTheListTellsNothingHidden(t *testing.T) {
	battle := "+++\nformat = 1\ngame = \"patrollers\"\nruleset = \"standard\"\nseats = [ { id = \"A\", " +
		"names = [\"Ava\"] }, { id = \"B\", names = [\"Ben\"] } ]\n" +
		"[rules]\nteam_size = 2\n+++\nA: pick mad-dog\nA: pick sarge\nB: pick ice-man\nB: pick patches\n"
	trail := "+++\nformat = 1\ngame = \"saratoga\"\nruleset = \"standard\"\nseats = [ { id = \"A\" }, { " +
		"id = \"B\" }, { id = \"C\" }, { id = \"D\" } ]\n" +
		"[position]\ncolours = [\"red\", \"white\", \"green\", \"black\"]\n+++\n"
	for name, c := range map[string]struct {
		text    string // %s is the secret
		secrets []string
	}{
		"a token": {battle + "A: token A1 %s\nA: token A2 none\n",
			[]string{"none", "kevlar-vest", "resurrection"}},
		"a token once more": {battle + "A: token A1 %[1]s\nA: token A1 %[1]s\n",
			[]string{"none", "kevlar-vest", "resurrection"}},
		"a token that is none":   {battle + "A: token A1 %s\n", []string{"vest-kevlar", "honour"}},
		"a token of nobody":      {battle + "A: token %s\n", []string{"kevlar-vest", "honor"}},
		"a token that is cut":    {battle + "A: token A1 %s", []string{"none", "kevlar-vest"}},
		"a play":                 {trail + "A: lays %s\n", []string{"raid green", "move self"}},
		"a play that is refused": {trail + "A: lays %s\n", []string{"raid bullet", "move raid"}},
	} {
		t.Run(name, func(t *testing.T) {
			var first []byte
			for _, secret := range c.secrets {
				path := filepath.Join(t.TempDir(), "a.match")
				if err := os.WriteFile(path, fmt.Appendf(nil, c.text, secret), 0o644); err != nil {
					t.Fatal(err)
				}
				found := leafOf(t, path)
				if bytes.Contains(found, []byte(strings.Fields(secret)[0])) {
					t.Errorf("%q is in %.400s", secret, found)
				}
				if first == nil {
					first = found
				} else if !bytes.Equal(first, found) {
					t.Errorf("%s is to be told from %s", secret, c.secrets[0])
				}
			}
		})
	}
}

// leafOf returns all that the only match of a folder shows in a list.
func leafOf(t *testing.T, path string) []byte {
	t.Helper()
	saved, err := session.Matches(filepath.Dir(path), games.All().Options())
	if err != nil || len(saved) != 1 {
		t.Fatalf("%d matches, %v", len(saved), err)
	}
	leaf := album.Of(games.All(), saved[0], nil)
	all := fmt.Appendf(nil, "%q %q %q %q %v %d\n", leaf.Title, leaf.Said, leaf.Now, leaf.Problem, leaf.Turn,
		leaf.Lines)
	all = fmt.Appendf(all, "%q\n", saved[0].Notices)
	if picture, ok := leaf.Picture(296, 208).(*image.RGBA); ok {
		all = append(all, picture.Pix...)
	} else if leaf.Problem == "" {
		t.Fatalf("the picture is a %T", leaf.Picture(296, 208))
	}
	return all
}
