package window_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/words"
	"homespun/rulesets/household"
)

// The copies that a file service puts beside a match or house rules stand with their originals, say what differs, and
// stay as they are.
func TestCopiesOfAFileServiceAreToldOf(t *testing.T) {
	story, err := os.ReadFile(filepath.FromSlash("../../engines/sitters/testdata/story.match"))
	if err != nil {
		t.Fatal(err)
	}
	match := string(story)
	lines := strings.Split(strings.TrimSpace(match), "\n")
	rules := "extends = \"sitters/gentle\"\nname = \"Grandma's\"\n"
	const copied = " (Mia's conflicted copy 2026-11-28)"
	said := words.DoubleDiffers("2026-11-28 sitters.match", 0, 5, len(lines)-4)
	for _, theme := range []string{"light", "dark"} {
		t.Run(theme, func(t *testing.T) {
			d := open(t, usual, look(theme, 100), func(folder household.Folder) {
				write(t, filepath.Join(folder.Matches(), "2026-11-28 sitters.match"), match)
				write(t, filepath.Join(folder.Matches(), "2026-11-28 sitters"+copied+".match"),
					strings.Join(lines[:len(lines)-5], "\n")+"\n")
				write(t, filepath.Join(folder.Matches(), "2026-11-28 sitters-DESKTOP-7.match"), match)
				write(t, filepath.Join(folder.Matches(), "other.match"), strings.Replace(match, "started", "app = \"dev\"\nstarted", 1))
				write(t, filepath.Join(folder.HouseRules(), "Grandma.toml"), rules)
				write(t, filepath.Join(folder.HouseRules(), "Grandma"+copied+".toml"), rules+"summary = \"Mild.\"\n")
			})
			d.press(words.Matches)
			d.picture("1-matches")
			if !d.says(said) || !d.says(words.DoubleDiffers("2026-11-28 sitters.match", 0, 0, 1)) {
				t.Errorf("it is not said: %s", said)
			}
			d.key("Escape")
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			d.picture("2-rules")
			if !d.says(words.DoubleDiffers("Grandma.toml", 1, 0, 3)) {
				t.Error("it is not said of house rules")
			}
			if found, _ := filepath.Glob(filepath.Join(string(d.folder), "*", "*")); len(found) != 6 {
				t.Errorf("there are %q", found)
			}
		})
	}
}
