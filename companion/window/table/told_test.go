package table_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
)

// matchAt reads the match of a file.
func matchAt(t testing.TB, path string, options session.Options) evening.Match {
	t.Helper()
	s, err := session.Open(path, options)
	if err != nil {
		t.Fatal(err)
	}
	m, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// openedAt opens the match of a file.
func openedAt(t *testing.T, path string) *tabletest.Driver {
	t.Helper()
	return tabletest.Open(t, usual, settings.Default(), matchAt(t, path, games.All().Options()))
}

// openedLater opens the match of a file some time from now.
func openedLater(t *testing.T, path string, later time.Duration) *tabletest.Driver {
	t.Helper()
	options := games.All().Options()
	options.Now = func() time.Time { return time.Now().Add(later) }
	return tabletest.Open(t, usual, settings.Default(), matchAt(t, path, options))
}

// The log tells hidden answers once the match is over, and hides them again where the end is taken back.
func TestHiddenAnswersAreHiddenAgainWhenTheEndIsTakenBack(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), toy(t, "lots", "Ava", "Ben"))
	d.PlayFile("table: deal A 3\ntable: deal B 4\nA: hides red\nB: hides blue")
	hidden := strings.Join(d.Screen.Log(), "\n")
	d.Play("dice: R")
	if over := strings.Join(d.Screen.Log(), "\n"); strings.HasPrefix(over, hidden) {
		t.Fatalf("after the end the log still says %q", over)
	}
	d.Screen.Undo()
	if got := strings.Join(d.Screen.Log(), "\n"); got != hidden {
		t.Errorf("with the end taken back the log says %q, want %q", got, hidden)
	}
}

// A record that was cut off within a reveal holds what some have laid; the log says no more than that they
// have.
func TestTheLogOfARevealThatWasCutOff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	d := keptWagons(t, path, usual, settings.Default(), chosen, nil)
	d.Screen.Leave()
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteString("A: lays raid green\nB: lays raid green\nC: la"); err != nil {
		t.Fatal(err)
	}
	file.Close()
	d = openedAt(t, path)
	if log := strings.Join(d.Screen.Log(), "\n"); d.Screen.Lines() != 2 ||
		strings.Contains(strings.ToLower(log), "raid") || !strings.Contains(log, "Ava") {
		t.Errorf("the log says %q", log)
	}
}

// Why a play was refused speaks of what somebody has picked unseen: the next has none of it.
func TestARefusalIsNotForTheNext(t *testing.T) {
	d := wagons(t, usual, settings.Default(),
		chosen+"\nsupplies = { red = 0, white = 3, green = 3, black = 3 }", nil)
	d.Lift()
	d.Input(card(t, d, "raid"))
	d.Input(card(t, d, "green"))
	refusal := d.Screen.Refusal()
	if refusal == "" {
		t.Fatal("Ava has no supplies, and raids")
	}
	for _, press := range []string{"Cover the table", "See the table"} {
		if d.Press(press); strings.Contains(d.Screen.Shown(), refusal) {
			t.Errorf("after %q the screen says %q", press, refusal)
		}
	}
	d.Lift()
	if strings.Contains(d.Screen.Shown(), refusal) {
		t.Errorf("with the laptop in somebody's hands the screen says %q", refusal)
	}
}
