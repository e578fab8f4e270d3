package table_test

import (
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/patrollers"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/enginetest/round"
)

// hiddenTokens are tokens that Ava's first Patroller can hide, the most different ones.
var hiddenTokens = []string{"none", "sealed", "kevlar-vest", "resurrection", "honor"}

// unarmed is a battle before tokens are chosen.
const unarmed = "A: pick mad-dog\nA: pick sarge\nB: pick ice-man\nB: pick patches"

// What is hidden in a figure is not to be seen in a single pixel, on the cover, with the laptop in Ben's
// hands, or while the battle goes on, with the pointer over everything; nor does the log say it (PAT-28).
func TestNoPixelOfAToken(t *testing.T) {
	round.Long(t)
	same(t, round.Sample(t, 2, hiddenTokens), func(token string) (all []byte) {
		h := battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)})
		d := tabletest.Open(t, usual, loud(),
			begun(t, filepath.Join(t.TempDir(), "a.match"), h,
				session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
		look := func() {
			d.Hear()
			all = append(append(all, everything(d)...), strings.Join(d.Screen.Log(), "\n")...)
			for _, in := range d.Screen.Everything() {
				d.Hover(in)
				all = append(append(all, d.Screen.Shown()...), said(d)...)
				if near := d.Screen.Board().Near(in); near != nil {
					all = append(all, near.String()...)
				}
			}
		}
		d.PlayFile(unarmed)
		d.Play("A: token A1 " + token)
		d.Play("A: token A2 none")
		look()
		d.Lift()
		look()
		d.PlayFile("B: token B1 none\nB: token B2 duty\nA: deploy A1 10,2\nB: deploy B1 10,22")
		look()
		d.PlayFile("A: deploy A2 14,2\nB: deploy B2 14,22\nA: dial A1 3 2 2 2")
		look()
		return all
	})
}

// A player keeps the laptop until all figures of the side have tokens, sees their own tokens meanwhile, and
// then hands it on.
func TestTokensAreChosenInOneGo(t *testing.T) {
	d := inBattle(t, usual, loud(),
		battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)}))
	d.PlayFile(unarmed)
	if q := d.Screen.Question(); q != nil {
		t.Fatalf("Ava is asked before she has the laptop: %v", q)
	}
	d.Lift()
	d.Input(tableau.ASpot(1000))
	d.Input(tableau.ASpot(4000 + 7)) // the sixth token of the ruleset
	if got := last(d); got != "A: token A1 kevlar-vest" {
		t.Fatalf("got %q", got)
	}
	if q := d.Screen.Question(); q == nil || q.Seat != 0 || d.Screen.Covered() {
		t.Fatalf("Ava has another to arm, and the screen asks %v", q)
	}
	if tag := d.Screen.Board().Scene().Tags[0].Face.(patrollers.Tag); !strings.Contains(tag.Lines,
		"Kevlar Vest") {
		t.Errorf("Ava's own tag says %q", tag.Lines)
	}
	d.Input(tableau.ASpot(4000 + 1)) // a token alone is for the one that has none yet
	if got := last(d); got != "A: token A2 sealed" {
		t.Errorf("got %q", got)
	}
	if q := d.Screen.Question(); q != nil {
		t.Errorf("Ben is asked before he has the laptop: %v", q)
	}
}

// Players can look at their chosen tokens again while the others look away, after saying who is looking, and
// see no others. Shown or fallen tokens are no secret, and a single player at the laptop needs no such look.
func TestTokensAreLookedAtAgain(t *testing.T) {
	d := inBattle(t, usual, loud(), battleHeader(t, "standard", fight, nil))
	text := func() string { return saidIn(d.Window.Canvas().Overlays().Top()) }
	d.Press("Look in secret")
	if got := text(); !strings.Contains(got, "Ava looks") || strings.Contains(got, "Med-Pack") {
		t.Fatalf("the first question is %q", got)
	}
	d.Press("Ben looks")
	got := text()
	if !strings.Contains(got, "For Ben alone") || !strings.Contains(got, "Ballistic: Self Destruct") ||
		!strings.Contains(got, "Riptide: Sealed") || strings.Contains(got, "Med-Pack") {
		t.Errorf("Ben sees %q", got)
	}
	if shown := d.Screen.Shown(); strings.Contains(shown, "Self Destruct") {
		t.Errorf("beside it everybody sees %q", shown)
	}
}
