package table_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
	engine "homespun/engines/sitters"
)

// setUp are the lines that set a board up by hand.
const setUp = `collectors: container d3
collectors: container e1
collectors: container f6
collectors: container g2
obstructors: container h5
obstructors: container i3
obstructors: container e6
obstructors: container d5
collectors: start C1 a3
collectors: start C2 a4
collectors: start C3 a2
collectors: start C4 a6`

func space(t testing.TB, d *tabletest.Driver, name string) tableau.Input {
	t.Helper()
	i, ok := d.Screen.Session().Engine().Game().(*engine.Game).Board().Find(name)
	if !ok {
		t.Fatalf("no space %s", name)
	}
	return tableau.ASpot(i)
}

// states plays to the states in which the screen looks different, and has a picture taken of each.
func states(t *testing.T, size fyne.Size, set settings.Settings, change func(*record.Header)) {
	d := tabletest.Open(t, size, set, sitters(t, change))
	d.Pictures = folder(t)
	see := func(name string) {
		if d.Pictures != "" {
			d.Picture(name)
		}
	}
	pictures := d.Pictures
	d.Pictures = ""
	play := func(lines string) { d.PlayFile(lines) }
	d.Pictures = pictures
	see("01-setting-up")
	d.Pictures = ""
	play(setUp)
	d.Pictures = pictures
	see("02-roll-due")
	d.Pictures = ""
	play("dice: 5")
	d.Pictures = pictures
	d.Input(tableau.APiece(engine.MarkerOf(0, 0)))
	d.Hover(space(t, d, "d3"))
	see("03-picked")
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(space(t, d, "f3"))))
	if !d.Screen.Refused() {
		t.Errorf("f3 behind the chest was not refused: %q", d.Screen.Prompt())
	}
	see("04-refused")
	d.Screen.ShowWhy()
	see("05-why")
	d.Key(fyne.KeyEscape)
	d.Pictures = ""
	play("collectors: move C1 d3")
	d.Pictures = pictures
	see("06-loot")
	d.Pictures = ""
	play("dice: 6\ntable: fix put O1 e3\ntable: fix off O4\ndice: 1\ncollectors: move C1 e3")
	d.Pictures = pictures
	see("07-battle")
	d.Pictures = ""
	play("dice: 6-2\ntable: fix off C4\ntable: fix turn collectors\ndice: 6")
	d.Pictures = pictures
	d.Input(tableau.APiece(engine.MarkerOf(0, 3)))
	see("08-return")
	d.Screen.PutRight()
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(tableau.APiece(engine.MarkerOf(1, 4)))))
	see("09-put-right")
	d.Screen.PutRight()
	d.Screen.Session().Look(14)
	see("10-looking-back")
	d.Screen.Session().LookNow()
	d.Pictures = ""
	play("table: fix loot 25\ntable: fix safe C3\ntable: fix safe C2\ntable: fix safe C1")
	d.Pictures = pictures
	see("11-end")
}

func must(at fyne.Position, ok bool) fyne.Position {
	if !ok {
		panic("not on the board")
	}
	return at
}

// The states of the screen at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestStates(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) { states(t, size, set, nil) })
}

// Names of any kind neither break the screen nor push anything off it.
func TestHostileNames(t *testing.T) {
	long := ""
	for range 5000 {
		long += "W"
	}
	for name, players := range map[string][2]string{
		"long":  {long, "Ben the Unbelievably Long-Winded of the Northern Reaches"},
		"emoji": {"🐉👩‍👩‍👧‍👦 Zoë", "مرحبا بالعالم"},
		"han":   {"龍之介", "Győző Şule\n\u202Eevil"},
	} {
		t.Run(name, func(t *testing.T) {
			states(t, usual, settings.Default(), func(h *record.Header) {
				h.Seats = []record.Seat{{ID: "collectors", Names: []string{players[0]}},
					{ID: "obstructors", Names: []string{players[1]}}}
			})
		})
	}
}
