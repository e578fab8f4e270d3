package table_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// With real dice nobody rolls for a bot unless somebody is asked to.
func TestSomebodyIsAskedToRollForABot(t *testing.T) {
	match := sitters(t, func(h *record.Header) {
		h.Dice = "table"
		h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"}
	})
	s := match.Session
	random := rand.New(rand.NewPCG(1, 2))
	s.Resume()
	for bots, _ := s.RollsForBots(); len(bots) == 0; bots, _ = s.RollsForBots() {
		if len(s.Match().Steps()) > 200 {
			t.Fatal("the bot never had to roll")
		}
		if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
			t.Fatal(err)
		}
	}
	if got := match.Speak(s.Seats(), engines.Table, 0).Prompt(s.Position()); !strings.HasPrefix(got, "The owl ") {
		t.Errorf("the prompt begins without a capital: %q", got)
	}
	d := tabletest.Open(t, usual, settings.Default(), match)
	d.Pictures = folder(t)
	if d.Pictures != "" {
		d.Picture("a-bots-roll")
	}
	if got := d.Screen.Prompt(); got != "Somebody rolls for the owl." {
		t.Errorf("while the bot's roll is due the prompt says %q", got)
	}
	d.Rune('4')
	steps := s.Match().Steps()
	rolled := ""
	for _, step := range steps {
		if strings.HasPrefix(step.Text, "dice: ") {
			rolled = step.Text
		}
	}
	if rolled != "dice: 4" {
		t.Errorf("a 4 was typed, and the last roll is %q", rolled)
	}
	if d.Screen.Prompt() == "Somebody rolls for the owl." {
		t.Error("the roll is made, and still somebody is asked to roll")
	}
}

func TestNobodyIsAskedToRollWhereTheAppDoes(t *testing.T) {
	match := sitters(t, func(h *record.Header) { h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"} })
	s := match.Session
	random := rand.New(rand.NewPCG(1, 2))
	s.Resume()
	for range 100 {
		if bots, _ := s.RollsForBots(); len(bots) > 0 {
			t.Fatal("people shall roll for a bot, in a match with the app's dice")
		}
		if !s.Over() {
			if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whatever is due, by a person, a bot or the app, with real dice or the app's, the screen says who or what
// the match waits for, and what people can do about it if anything.
func TestTheAppNeverWaitsInSilence(t *testing.T) {
	for name, header := range map[string]func() record.Header{
		"sitters":    sittersHeader,
		"adventure":  func() record.Header { return dungeonHeader("standard", 2) },
		"geyser":     func() record.Header { return islandHeader("standard", "Ava", "Ben") },
		"saratoga":   trailHeader,
		"cubed":      func() record.Header { return cubesHeader("standard", "Ava", "Ben") },
		"patrollers": func() record.Header { return battleHeader(t, "standard", "", nil) },
	} {
		for _, dice := range []string{"app", "table"} {
			t.Run(name+" with dice of the "+dice, func(t *testing.T) {
				h := header()
				h.Dice = dice
				h.Seats[1] = record.Seat{ID: h.Seats[1].ID, Bot: "easy"}
				// The test plays for the bots, which think for ever.
				match := begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
					Random: rand.New(rand.NewPCG(1, 2)), Post: func(func()) {},
					Think: func(ctx context.Context, _ string, _ engines.Engine, _ engines.Position,
						_ engines.Seat, _ *rand.Rand) (engines.Move, error) {
						<-ctx.Done()
						return engines.Move{}, ctx.Err()
					}})
				defer match.Session.Close()
				d := tabletest.Open(t, usual, settings.Default(), match)
				s, random := match.Session, rand.New(rand.NewPCG(3, 4))
				for range round.Many(20, 20, 100) {
					says(t, d)
					if s.Over() {
						return
					}
					err := s.Play(s.Engine().Sample(s.WithSealed(), random))
					if err != nil {
						t.Fatal(err)
					}
					says(t, d)
					if random.IntN(6) == 0 {
						d.Screen.Undo()
					}
				}
			})
		}
	}
}

// says checks that the screen says what the match waits for.
func says(t *testing.T, d *tabletest.Driver) {
	t.Helper()
	d.Hear()
	s, shown := d.Screen.Session(), d.Screen.Shown()
	can := d.Screen.Question() != nil || d.Screen.Covered() || s.Over() || len(d.Screen.Buttons()) > 0 ||
		strings.Contains(shown, `tray due true`)
	waits := strings.Contains(shown, " thinking …") || strings.Contains(shown, `"The app rolls"`)
	offers := strings.Contains(shown, "now \"") && !strings.Contains(shown, `now "" false`)
	if !can && !waits && !offers {
		t.Fatalf("nobody is told what the match waits for:\n%s", shown)
	}
	if bots, _ := s.RollsForBots(); len(bots) > 0 && !strings.Contains(shown, "Somebody rolls for") {
		t.Fatalf("nobody is asked to roll for %v:\n%s", bots, shown)
	}
}

// Who rolls can be changed while a match is played. The record stays as it was: its rolls stand there with
// their faces, and its front matter says who rolled at the beginning.
func TestWhoRollsCanBeChangedAtTheTable(t *testing.T) {
	match := sitters(t, func(h *record.Header) { h.Dice = "app" })
	s := match.Session
	random := rand.New(rand.NewPCG(1, 2))
	for !s.Pending().Rolling() {
		if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
			t.Fatal(err)
		}
	}
	d := tabletest.Open(t, usual, settings.Default(), match)
	before := d.Screen.Tray().Words
	d.Pictures = folder(t)
	d.Press(words.ThisMatch)
	if d.Pictures != "" {
		d.Picture("who-rolls")
	}
	d.Press(words.RealDice)
	d.Key(fyne.KeyEscape)
	if s.Roller() != "table" || s.Header().Dice != "app" || d.Screen.Tray().Words != words.OrTheApp ||
		before == words.OrTheApp {
		t.Errorf("%q rolls, the header says %q, and below the die stands %q", s.Roller(), s.Header().Dice,
			d.Screen.Tray().Words)
	}
	lines := len(s.Match().Steps())
	d.Press(words.ThisMatch)
	d.Press(words.AppRolls)
	d.Key(fyne.KeyEscape)
	if s.Roller() != "app" || d.Screen.Tray().Words != before || len(s.Match().Steps()) != lines {
		t.Errorf("back with the app %q rolls, and below the die stands %q", s.Roller(), d.Screen.Tray().Words)
	}
}

// Bots are called by their animals, and no two of them alike.
func TestBotsAreCalledByTheirAnimals(t *testing.T) {
	match := sitters(t, func(h *record.Header) {
		h.Seats = []record.Seat{{ID: "collectors", Bot: "easy"}, {ID: "obstructors", Names: []string{"Ben"}}}
	})
	voice := match.Speak(match.Session.Seats(), engines.Table, 0)
	if got := voice.Seat(0); got != "the owl" || voice.Several(0) {
		t.Errorf("the bot is called %q, several: %v", got, voice.Several(0))
	}
	two := []record.Seat{{ID: "collectors", Bot: "medium"}, {ID: "obstructors", Bot: "medium"}}
	if a, b := match.Speak(two, engines.Table, 0).Seat(0), match.Speak(two, engines.Table, 0).Seat(1); a !=
		"the fox" || b != "the second fox" {
		t.Errorf("two bots are called %q and %q", a, b)
	}
	// Somebody may be called the owl.
	cubed := begun(t, "", record.Header{Game: "cubed", Ruleset: "standard",
		Seats: []record.Seat{{ID: "A", Names: []string{"the owl"}}, {ID: "B", Bot: "easy"}}},
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	seats := cubed.Session.Seats()
	if a, b := cubed.Speak(seats, engines.Table, 0).Seat(0), cubed.Speak(seats, engines.Table, 0).Seat(1); a !=
		"the owl" || b != "the second owl" {
		t.Errorf("somebody called the owl, and an owl, are called %q and %q", a, b)
	}
}
