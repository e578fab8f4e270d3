package session_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/session"
)

// The pace is that of the family's sittings at a game: time and lines of all of them together.
func TestThePaceIsThatOfTheFamilysSittings(t *testing.T) {
	folder := t.TempDir()
	write := func(name, game, seats string, minutes, lines int) {
		t.Helper()
		begin := time.Date(2026, 11, 22, 18, 0, 0, 0, time.UTC)
		text := fmt.Sprintf("+++\nformat = 1\ngame = %q\nruleset = \"standard\"\nseats = [ %s ]\n+++\n# at %s\n%s# at %s\n",
			game, seats, begin.Format(time.RFC3339), strings.Repeat("dice: 1\n", lines),
			begin.Add(time.Duration(minutes)*time.Minute).Format(time.RFC3339))
		if err := os.WriteFile(filepath.Join(folder, name+session.Ending), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const people = "{ id = \"collectors\", names = [\"Ava\"] }, { id = \"obstructors\", bot = \"easy\" }"
	const bots = "{ id = \"collectors\", bot = \"easy\" }, { id = \"obstructors\", bot = \"easy\" }"
	write("short", "sitters", people, 5, 10)
	if got := session.Pace(folder, "sitters"); got != 0 {
		t.Errorf("ten lines tell a pace of %v", got)
	}
	write("long", "sitters", people, 25, 20)
	write("bots", "sitters", bots, 1, 500)
	write("other game", "geyser", people, 90, 40)
	if err := os.WriteFile(filepath.Join(folder, "broken.match"), []byte("+++\nnothing"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := session.Pace(folder, "sitters"); got != time.Minute {
		t.Errorf("30 lines in 30 minutes are a pace of %v", got)
	}
	if got := session.Pace(filepath.Join(folder, "none"), "sitters"); got != 0 {
		t.Errorf("a folder that is not there tells a pace of %v", got)
	}
}
