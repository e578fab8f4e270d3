package session_test

import (
	"os"
	"strings"
	"testing"

	"homespun/companion/match/session"
)

// Where the pieces lie is known again when the match is opened, also in a file that was written again.
func TestAFileTellsWhereThePiecesLie(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	tab.play("dice: 1", "A: sow p3")
	if err := tab.Pieces.SetOnTable(true); err != nil {
		t.Fatal(err)
	}
	tab.play("dice: 2")
	lying := tab.Pieces.Lying()
	opened := func() *session.Session {
		again, err := session.Open(tab.Path(), options())
		if err != nil || !again.Pieces.OnTable() || again.Pieces.Lying() != lying {
			t.Fatalf("%v, on the table %v, or another position lies there", err, again.Pieces.OnTable())
		}
		return again
	}
	opened()
	if err := os.Remove(tab.Path()); err != nil {
		t.Fatal(err)
	}
	if err := tab.Restore(); err != nil {
		t.Fatal(err)
	}
	opened()
	const want = "dice: 1\nA: sow p3\n# pieces: table\n# on the table\ndice: 2\n"
	if data, _ := os.ReadFile(tab.Path()); !strings.HasSuffix(string(data), want) {
		t.Errorf("written again the file is\n%s", data)
	}
}
