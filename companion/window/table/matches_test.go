package table_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"

	"fyne.io/fyne/v2"
)

// A way is how people play: with what, in a window of which size, and with which settings.
type way struct {
	name string
	hand tabletest.Hand
	size fyne.Size
	set  func(*settings.Settings)
}

// ways are those in which every match can be played to its end.
var ways = []way{
	{"taps", tabletest.Taps, usual, func(*settings.Settings) {}},
	{"keys", tabletest.Keys, usual, func(*settings.Settings) {}},
	{"less motion", tabletest.Keys, usual, func(s *settings.Settings) { s.Motion = "less" }},
	{"silence", tabletest.Taps, usual, func(s *settings.Settings) { s.Sound = 0 }},
	{"read aloud", tabletest.Keys, usual, func(s *settings.Settings) { s.Voice = "on" }},
	{"large text", tabletest.Keys, usual, func(s *settings.Settings) { s.Text = 200 }},
	{"a small window", tabletest.Taps, fyne.NewSize(800, 600), func(*settings.Settings) {}},
	{"a low window", tabletest.Taps, fyne.NewSize(1366, 708), func(*settings.Settings) {}},
	{"a large screen", tabletest.Taps, fyne.NewSize(2560, 1440), func(*settings.Settings) {}},
	{"a large screen, large text", tabletest.Keys, fyne.NewSize(2560, 1440), func(s *settings.Settings) { s.Text = 200 }},
	{"all but taps", tabletest.Keys, fyne.NewSize(800, 600), func(s *settings.Settings) {
		s.Motion, s.Sound, s.Text, s.Telling = "less", 0, 200, "taps"
	}},
}

// The recorded matches of every game, for every number of players that each tells of, are played through the
// screen line by line, in every way, to the end that the record comes to.
func TestMatchesOfEveryNumberOfPlayers(t *testing.T) {
	for game, want := range map[string][]int{
		"sitters": {2}, "adventure": {2}, "geyser": {2, 3, 4}, "saratoga": {4, 5, 6}, "cubed": {2},
		"patrollers": {2},
	} {
		paths, err := filepath.Glob(filepath.Join("..", "..", "..", "engines", game, "testdata", "*.match"))
		if err != nil {
			t.Fatal(err)
		}
		if round.Quick() {
			paths = round.Sample(t, 1, paths)
		}
		var players []int
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			file, err := record.Read(data)
			if err != nil {
				t.Fatal(err)
			}
			players = append(players, len(file.Header.Seats))
			t.Run(game+"/"+strings.TrimSuffix(filepath.Base(path), ".match"), func(t *testing.T) {
				for _, way := range round.Sample(t, 1, ways) {
					t.Run(way.name, func(t *testing.T) { playsFile(t, file, way) })
				}
			})
		}
		slices.Sort(players)
		if got := slices.Compact(players); !round.Quick() && !slices.Equal(got, want) {
			t.Errorf("the matches of %s are for %v players, want %v", game, got, want)
		}
	}
}

// playsFile plays a match that was read from a file on the screen, from its first line to its end.
func playsFile(t *testing.T, file *record.File, way way) {
	t.Helper()
	want, err := record.Replay(file, games.All().Resolve)
	if err != nil {
		t.Fatal(err)
	}
	set := settings.Default()
	way.set(&set)
	d := tabletest.Open(t, way.size, set,
		begun(t, "", file.Header, session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
	d.Hand, d.Pictures = way.hand, folder(t)
	d.PlayFile(linesOf(file))
	s := d.Screen.Session()
	if !s.Over() || len(s.Match().Steps()) != len(file.Lines) || s.Position() != want.Position() {
		t.Errorf("after %d of %d lines the screen came elsewhere than the record; over %v\n%s",
			len(s.Match().Steps()), len(file.Lines), s.Over(), d.Screen.Shown())
	}
	heard := strings.Join(d.Heard, "\n")
	if plays := strings.Contains(heard, "play "); plays && set.Sound == 0 {
		t.Error("sounds are heard at the volume 0")
	}
	if says := strings.Contains(heard, "say "); says != (set.Voice == "on") {
		t.Errorf("with the voice %q sentences are heard: %v", set.Voice, says)
	}
}

// Bots play to the end while a person rolls the dice, and what they do is told.
func TestBotsAtTheTable(t *testing.T) {
	small := battleHeader(t, "basic", "",
		map[string]any{"team_size": int64(2), "width": int64(18), "depth": int64(14)})
	for _, c := range []struct {
		header record.Header
		bots   [2]string
	}{{islandHeader("small-island", "A", "B"), [2]string{"medium", "easy"}},
		{cubesHeader("mini", "A", "B"), [2]string{"easy", "medium"}}, {small, [2]string{"easy", "easy"}}} {
		t.Run(c.header.Game, func(t *testing.T) {
			for i, bot := range c.bots {
				c.header.Seats[i] = record.Seat{ID: string(rune('A' + i)), Bot: bot}
			}
			d := tabletest.Open(t, usual, settings.Default(),
				begun(t, "", c.header,
					session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
						Random: rand.New(rand.NewPCG(3, 4))}))
			s := d.Screen.Session()
			for i := 0; i < 4000 && !s.Over(); i++ {
				d.Hear()
				if s.Pending().Rolling() {
					d.Key(fyne.KeySpace)
				}
				d.Pass(5 * time.Second)
			}
			if !s.Over() {
				t.Errorf("not over after %d lines: %s", len(s.Match().Steps()), d.Screen.Prompt())
			}
		})
	}
}
