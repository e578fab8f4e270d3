package table_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// A bot that panics, in its own thoughts beside the window, takes nothing with it: the table says so and
// where it is written down, the match stands as it stood, and somebody can play in the bot's place. It can
// happen twice.
func TestABotThatPanics(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	h := sittersHeader()
	h.Dice, h.Seats[0] = "", record.Seat{ID: "collectors", Bot: "easy"}
	posts := make(chan func(), 10)
	options := session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
		Random: rand.New(rand.NewPCG(1, 2)), Post: func(do func()) { posts <- do },
		Think: func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
			*rand.Rand) (engines.Move, error) {
			var nowhere []engines.Move
			return nowhere[3], nil
		}}
	d := tabletest.Open(t, usual, settings.Default(), begun(t, path, h, options))
	s := d.Screen.Session()
	for n := range 2 {
		if n > 0 {
			d.Key("Escape")
			s.Resume()
		}
		watchdog.Receive(t, "the bot is heard of", posts)()
		said := dialog(d)
		if !strings.Contains(said, words.BotTrouble) || !strings.Contains(said, words.StumbledBot) ||
			strings.Contains(said, "index out of range") {
			t.Errorf("the table says %q", said)
		}
		reports, _ := filepath.Glob(filepath.Join(household.Folder(d.Shell.Folder).Reports(), "*"))
		if len(reports) != 1 || !strings.Contains(said, filepath.Base(reports[0])) {
			t.Fatalf("the reports are %q, the table says %q", reports, said)
		}
		if data, _ := os.ReadFile(reports[0]); !strings.Contains(string(data), "index out of range [3]") ||
			strings.Contains(string(data), "Ben") {
			t.Errorf("the report is\n%s", data)
		}
	}
	d.Press(words.TakeOver)
	d.PlayFile("collectors: container d3")
	file, _, err := record.Open(path)
	if err != nil || file.Cut() {
		t.Fatalf("the file is cut, or %v", err)
	}
	again, err := record.Replay(file, func(record.Header) (engines.Engine, error) { return s.Engine(), nil })
	if err != nil || again.Position() != s.Position() {
		t.Errorf("the file goes another way: %v", err)
	}
}

// An owl that panics says that it was the program, and it is written down.
func TestAnOwlThatPanics(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	h := sittersHeader()
	h.Dice = ""
	options := games.All().Options()
	options.Think = func(context.Context, string, engines.Engine, engines.Position, engines.Seat,
		*rand.Rand) (engines.Move, error) {
		var nowhere []engines.Move
		return nowhere[3], nil
	}
	d := tabletest.Open(t, usual, settings.Default(), begun(t, path, h, options))
	d.Rune('h')
	reports, _ := filepath.Glob(filepath.Join(household.Folder(d.Shell.Folder).Reports(), "*"))
	if len(reports) != 1 {
		t.Fatalf("the reports are %q", reports)
	}
	said, _, _ := strings.Cut(words.StumbledBot, ". ") // a small window shows one sentence
	if shown := d.Screen.Shown(); !strings.Contains(shown, said) || strings.Contains(shown, words.OwlIsLost) {
		t.Errorf("the owl says it nowhere in\n%s", shown)
	}
}
