package table_test

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
)

// The file is gone when a bot comes to its turn: the screen speaks of the file, not of the bot, and the bot
// goes on once it is there again.
func TestTheFileOfABotIsGone(t *testing.T) {
	d, path := kept(t)
	s := d.Screen.Session()
	away := true
	s.Subscribe(func(e session.Change) {
		if e.Kind == session.Moved && away {
			away = false
			os.Remove(path)
		}
	})
	if err := s.SitBot(0, "easy"); err != nil {
		t.Fatal(err)
	}
	if got := dialog(d); !strings.Contains(got, words.FileGone) || strings.Contains(got, words.BotTrouble) {
		t.Fatalf("the screen says %q", got)
	}
	d.Key(fyne.KeyReturn)
	lines := len(s.Match().Steps())
	s.Resume()
	if data, err := os.ReadFile(path); err != nil || len(s.Match().Steps()) <= lines ||
		!strings.HasSuffix(string(data), last(d)+"\n") {
		t.Errorf("the bot does not go on: %v, %q, %q", err, last(d), dialog(d))
	}
}
