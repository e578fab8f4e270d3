package table_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// fight is where most states begin: three a side in the midst of it, with markers, gas, equipment, a fallen
// one and one near death.
const fight = `
round = 3
due = "order"
turn = "A"
initiative = "A"
quiet = 1
explosives = ["20.5,13.5"]
[patrollers.A1]
who = "ice-man"
token = "med-pack"
dial = [6, 1, 3, 3]
at = "14,9"
equipment = ["colt-45"]
[patrollers.A2]
who = "sarge"
token = "none"
dial = [3, 3, 2, 2]
at = "10,6.5"
side = "near-death"
marked = true
[patrollers.A3]
who = "patches"
token = "colt-45"
shown = true
dial = [3, 4, 2, 2]
at = "18,5"
side = "fallen"
[patrollers.B1]
who = "ballistic"
token = "self-destruct"
dial = [3, 4, 3, 3]
at = "15.5,14"
[patrollers.B2]
who = "depth-charge"
token = "none"
dial = [3, 4, 2, 3]
at = "19,14.5"
gas = true
marked = true
[patrollers.B3]
who = "riptide"
token = "sealed"
dial = [3, 4, 2, 2]
at = "25,16"
side = "near-death"
`

// measuredFight is the same where the players measure.
var measuredFight = regexp.MustCompile(`(?m)^at = .*$`).ReplaceAllString(strings.Replace(fight, `explosives = ["20.5,13.5"]`, "", 1), "placed = true")

// The states of a battle at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestBattleStates(t *testing.T) {
	eachLook(t, battleStates)
}

// seen takes pictures where they are wanted.
type seen struct {
	*tabletest.Driver
	pictures string
}

func (s seen) see(name string) {
	if s.Pictures = s.pictures; s.pictures != "" {
		s.Picture(name)
	}
	s.Pictures = ""
}

// lines plays lines without looking.
func (s seen) lines(t *testing.T, text string) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		s.Hear()
		if err := s.Screen.Session().PlayText(strings.TrimSpace(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	s.Hear()
}

// show takes a picture of everything that a line tells.
func (s seen) show(t *testing.T, name, line string) {
	t.Helper()
	s.Hear()
	if err := s.Screen.Session().PlayText(line); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	for i := 0; s.Screen.Replaying() && i < 12; i++ {
		s.see(name + "-" + string(rune('a'+i)))
		s.Key(fyne.KeySpace)
	}
	s.Hear()
}

// point has the pointer over a place of the mat, in tenths of an inch.
func (s seen) point(x, y float64) {
	s.Screen.Board().MouseMoved(
		&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: s.Screen.Board().WherePoint(
			drawing.Point{X: x, Y: y})}})
}

func battleStates(t *testing.T, size fyne.Size, set settings.Settings) {
	var s seen
	begin := func(ruleset, position string, house map[string]any) {
		s = seen{inBattle(t, size, set, battleHeader(t, ruleset, position, house)), folder(t)}
		s.Hand = tabletest.Keys
	}
	figure := func(u int) tableau.Input { return tableau.APiece(u) }
	begin("standard", "", nil)
	s.see("01-picking")
	s.Hover(tableau.ASpot(3004))
	s.see("46-card-from-near")
	s.lines(t, "A: pick mad-dog\nA: pick sarge\nA: pick riptide\nB: pick ice-man\nB: pick patches\nB: pick eight-bit")
	s.see("02-hand-over")
	s.Lift()
	s.see("03-tokens")
	s.Input(tableau.ASpot(1000))
	s.see("04-which-token")
	s.lines(t, "A: token A1 kevlar-vest\nA: token A2 sealed\nA: token A3 none\nB: token B1 none\nB: token "+
		"B2 honor\nB: token B3 none")
	s.see("05-deploying")
	s.Input(figure(0))
	s.point(120, 30)
	s.see("06-where")
	s.lines(t, "A: deploy A1 12,2\nB: deploy B1 14,22")
	s.Input(figure(1))
	s.point(130, 20)
	s.see("07-touches")
	s.Key(fyne.KeyEscape)
	s.lines(t, "A: deploy A2 15,2\nB: deploy B2 17,22\nB: deploy B3 20,22")
	s.see("08-dialling")
	s.Input(tableau.ASpot(1000))
	s.see("09-dial-attack")
	s.Input(tableau.AChoice(1000 + 3))
	s.see("10-dial-defence")

	begin("standard", fight, nil)
	s.see("11-order")
	s.Hover(tableau.ASpot(1000))
	s.see("12-hover-tag")
	s.Press("Look in secret")
	s.see("44-who-looks")
	s.Press("Ava looks")
	s.see("45-looks")
	s.Press("Put away")
	s.lines(t, "A: order A1")
	s.see("13-turn")
	s.point(160, 110)
	s.see("14-twine")
	s.point(155, 138)
	s.see("15-to-the-enemy")
	s.lines(t, "A: move A1 14,11")
	s.point(250, 115)
	s.see("16-second-twine")
	s.TapIn(s.Screen.Board(), must(s.Screen.Board().Where(figure(7))))
	s.see("17-out-of-range")
	s.Key(fyne.KeyEscape)
	s.lines(t, "A: attack A1 B1")
	s.see("18-attack")
	s.show(t, "19-told-attack", "dice: R2-B1")
	s.see("20-after-attack")
	s.lines(t, "A: end")
	s.see("21-b-orders")
	s.lines(t, "B: order B1")
	s.see("22-special")
	s.Input(tableau.AVerb(patrollers.VerbSpecial))
	s.see("23-gatling")
	s.show(t, "24-told-gatling", "B: special B1 A1")
	s.lines(t, "dice: R3-B1")
	s.Screen.PutRight()
	s.see("25-put-right")
	s.TapIn(s.Screen.Board(), must(s.Screen.Board().Where(figure(0))))
	s.point(140, 60)
	s.see("26-put-where")
	s.Screen.PutRight()

	begin("standard", strings.Replace(fight, "gas = true\nmarked = true", "", 1), nil)
	s.lines(t, "table: fix turn B")
	s.show(t, "27-told-explosion", "B: order B2")
	s.lines(t, "dice: R1-B1\nB: move B2 20,13.2")
	s.Input(tableau.AVerb(patrollers.VerbSpecial))
	s.point(215, 110)
	s.see("28-explosive")
	begin("standard", strings.Replace(fight, `side = "fallen"`, "", 1), nil)
	s.lines(t, "A: order A3")
	s.Input(tableau.AVerb(patrollers.VerbSpecial))
	s.see("29-psychic")
	s.lines(t, "A: move A3 17.5,6.9\nA: move A3 16.9,8.8\nA: attack A3 B1")
	s.see("30-sound")
	s.lines(t, "A: sound yes")
	s.see("31-sound-made")
	s.lines(t, "dice: Y4-R1\nA: end\ntable: fix side B1 near-death\ntable: fix turn A\nA: order A1\nA: attack A1 B1")
	s.show(t, "32-told-death", "dice: Y4-R1")
	s.see("33-reveal")
	s.show(t, "34-told-self-destruct", "B: reveal self-destruct")
	s.see("35-its-attacks")

	begin("standard", measuredFight, map[string]any{"positions": "measured"})
	s.see("36-measured-order")
	s.lines(t, "A: order A1")
	s.see("37-measured-turn")
	s.Input(figure(5))
	s.see("38-measured-twines")
	s.lines(t, "A: attack A1 B1 2\ndice: R1-B3\nA: end\nB: order B1")
	s.Input(tableau.AVerb(patrollers.VerbSpecial))
	s.Input(figure(0))
	s.Input(tableau.ANumber(2))
	s.see("39-measured-hits")

	begin("standard", "", map[string]any{"roster": ownToys(17)})
	s.see("43-roster-of-32")
	begin("standard", "", map[string]any{"team_size": int64(5), "tokens": false})
	s.lines(t, story5)
	s.see("40-five-a-side")
	begin("basic", basicEnd, nil)
	s.lines(t, "A: order A1\nA: attack A1 B1")
	s.show(t, "41-told-win", "dice: R3-R1")
	s.see("42-end")
}

// ownToys are as many Patrollers of a family's own, with names of any kind.
func ownToys(n int) map[string]any {
	span := func(low, high int64) map[string]any {
		return map[string]any{"front": []any{low, high}, "near_death": []any{int64(0), high - 1}}
	}
	list := map[string]any{}
	for i := range n {
		list[fmt.Sprint("toy-", i)] = map[string]any{"order": int64(20 + i),
			"name": []string{"Sir Reginald Longname III", "مرحبا", "龍之介", "Bob"}[i%4], "class": "grunt",
			"attack": span(1, 9), "defence": span(2, 3), "move": span(1, 4), "range": span(0, 2),
			"special": "gas-attack"}
	}
	return list
}

// basicEnd is a basic battle before its last attack.
const basicEnd = `
round = 6
due = "order"
turn = "A"
initiative = "A"
[patrollers.A1]
who = "ice-man"
dial = [6, 1, 3, 3]
at = "14,9"
[patrollers.A2]
who = "sarge"
dial = [3, 3, 2, 2]
at = "10,6.5"
side = "fallen"
[patrollers.A3]
who = "patches"
dial = [3, 4, 2, 2]
at = "18,5"
side = "near-death"
[patrollers.B1]
who = "ballistic"
dial = [3, 4, 3, 3]
at = "15.5,14"
side = "near-death"
[patrollers.B2]
who = "depth-charge"
dial = [3, 4, 2, 3]
at = "19,14.5"
side = "fallen"
[patrollers.B3]
who = "riptide"
dial = [3, 4, 2, 2]
at = "25,16"
side = "fallen"
`

// story5 sets five a side up.
const story5 = `A: pick mad-dog
A: pick sarge
A: pick ice-man
A: pick depth-charge
A: pick captain-dwayne
B: pick ballistic
B: pick patches
B: pick plague-bringer
B: pick riptide
B: pick red-dragon
A: deploy A3 12,3.2
B: deploy B1 12,21
A: deploy A2 9,2
B: deploy B2 8,21
A: deploy A1 4,3.2
B: deploy B3 16,21
A: deploy A4 16,3.2
B: deploy B5 4,21
A: deploy A5 20,3.2
A: dial A1 4 1 2 3
A: dial A2 2 4 2 2
A: dial A3 7 0 3 3
A: dial A4 3 4 2 3
A: dial A5 6 1 2 4
B: dial B1 4 4 2 3
B: dial B2 1 4 3 3
B: dial B3 1 4 3 3
B: dial B4 3 4 3 2
B: dial B5 5 3 3 0
dice: R2-R1
A: order A3
A: move A3 12,5`
