package rulesheet

import (
	"context"
	"errors"
	"testing"
	"time"

	"homespun/companion/match/games"
	"homespun/companion/match/lab"
	"homespun/companion/match/words"
	"homespun/rulesets"
)

// soon is within what time after a change the strip says the first word.
const soon = 3 * time.Second

// clock is a clock that goes only when it is told to.
type clock struct {
	now   time.Duration
	waits []wait
}

type wait struct {
	at   time.Duration
	do   func()
	gone *bool
}

func (c *clock) After(after time.Duration, do func()) func() {
	gone := new(bool)
	c.waits = append(c.waits, wait{c.now + after, do, gone})
	return func() { *gone = true }
}

// to lets the time go on to a moment, and does what is due until then.
func (c *clock) to(moment time.Duration) {
	for {
		next := -1
		for i, w := range c.waits {
			if !*w.gone && w.at <= moment && (next < 0 || w.at < c.waits[next].at) {
				next = i
			}
		}
		if next < 0 {
			break
		}
		due := c.waits[next]
		c.now, *due.gone = due.at, true
		due.do()
	}
	c.now = moment
}

// What is known of the changed rules is said within 3 seconds, and the bots begin half a second after the
// last of some changes: how soon they know something is measured by BenchmarkFirstWord. A few matches are
// enough for it.
func TestTheFirstWordComesSoon(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	clock := &clock{}
	b.screen.shell.After = clock.After
	strip := b.screen.strip
	change := func(n int64) {
		t.Helper()
		if wrong := b.change([]string{"par"}, n); wrong != "" {
			t.Fatal(wrong)
		}
	}
	change(40)
	clock.to(400 * time.Millisecond)
	change(30)
	clock.to(800 * time.Millisecond)
	if strip.lab != nil {
		t.Error("the bots begin before the changes have an end")
	}
	clock.to(900 * time.Millisecond)
	if strip.lab == nil || strip.text.Text != words.SheetStripWaits {
		t.Fatalf("half a second after the last change the bots do not play, and it says %q", strip.text.Text)
	}
	// The bots have had time for two matches by each ruleset, and no more.
	rules, standard := b.now().rules, standardOf(t, "sitters")
	few := question(rules, standard, 2, 7)
	strip.lab = played(t, few)
	clock.to(400*time.Millisecond + soon)
	if strip.text.Text == words.SheetStripWaits || strip.line.Text == words.SheetStripWaits {
		t.Error("three seconds after the last change nothing has been said")
	}
}

// Bots that cannot play to the end say why, and wait for nothing.
func TestTheStripSaysWhyBotsStop(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	clock := &clock{}
	b.screen.shell.After = clock.After
	b.change([]string{"par"}, int64(40))
	clock.to(600 * time.Millisecond)
	strip := b.screen.strip
	strip.ended(errors.New("the bot of A is lost"))
	if strip.text.Text != "The bot of A is lost." || strip.timer != nil || strip.cancel != nil {
		t.Errorf("it says %q", strip.text.Text)
	}
}

// played returns a lab that has played to the end.
func played(t *testing.T, q lab.Question) *lab.Lab {
	t.Helper()
	l, err := lab.New(q)
	if err == nil {
		err = l.Run(context.Background())
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// BenchmarkFirstWord is how long bots play until the strip has something to say, by each game; before that it
// waits for half a second, and after that for at most another one until it looks.
func BenchmarkFirstWord(b *testing.B) {
	for game, change := range map[string]map[string]any{
		"sitters": {"par": 30}, "adventure": {"hearts": 12}, "geyser": {"mother_needs": 2},
		"saratoga": {"goal": 10}, "cubed": {"exact": true}, "patrollers": {"team_size": 4},
	} {
		b.Run(game, func(b *testing.B) {
			found, err := games.All().Game(game)
			if err != nil {
				b.Fatal(err)
			}
			standard, err := found.Standard()
			if err != nil {
				b.Fatal(err)
			}
			rules, err := standard.With(change)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				firstWord(b, rules, standard)
			}
			b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/word")
		})
	}
}

// firstWord lets bots play until something can be said.
func firstWord(b *testing.B, rules, standard *rulesets.Ruleset) {
	l, err := lab.New(question(rules, standard, matches, 7))
	if err != nil {
		b.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() { ended <- l.Run(ctx) }()
	for len(l.Verdicts()) == 0 {
		time.Sleep(5 * time.Millisecond)
	}
	b.StopTimer()
	cancel()
	<-ended
	b.StartTimer()
}
