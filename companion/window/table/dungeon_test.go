package table_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/record"
)

// dungeon is where most states begin: monsters of all kinds, on spawners, treasure and floor.
const dungeon = `
tiles = { c2 = "Z", n3 = "Z", f13 = "S", k2 = "S", d9 = "K", o12 = "K", j7 = "C", b14 = "C", g8 = "P", e5 = "T", l5 = "T", c15 = "T", n14 = "T3", f6 = "W", i10 = "W", h3 = "W" }
kings = { A = "f8", B = "k9" }
hearts = { A = 4, B = 9 }
carried = { B = 2 }
banked = 1
torches = ["o12", "k2"]
due = "event"
`

// crowded is with dungeon.
const crowded = `
monsters = { Z1 = "c2", Z2 = "h5", Z3 = "n3", K1 = "d9", K2 = "k13", K3 = "o12", C1 = "l5", C2 = "b13", S1 = "f13", S2 = "k2", S3 = "c5", S4 = "d5", S5 = "p1",
  S6 = "a16", S7 = "l11", S8 = "m11", S9 = "g12", S10 = "h12", S11 = "a1", S12 = "b1", S13 = "p16", S14 = "o15", S15 = "i15", S16 = "j15", K4 = "a9", C3 = "o7", Z4 = "e2" }
`

// inDungeon opens a match of Adventure Mode Awesome that begins in a position; "" is its own start.
func inDungeon(t *testing.T, size fyne.Size, set settings.Settings, position string,
	change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	return tabletest.Open(t, size, set, dungeonMatch(t, "standard", 2, func(h *record.Header) {
		if position != "" {
			if _, err := toml.Decode(position, &h.Position); err != nil {
				t.Fatal(err)
			}
		}
		if change != nil {
			change(h)
		}
	}))
}

// The states of the dungeon at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestDungeonStates(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
		dungeonStates(t, size, set, "Ava", "Ben")
	})
}

// Names of any kind neither break the dungeon's screen nor push anything off it.
func TestDungeonHostileNames(t *testing.T) {
	dungeonStates(t, usual, settings.Default(), strings.Repeat("Mahulda ", 600), "🐉 مرحبا\n\u202Eevil")
}

func dungeonStates(t *testing.T, size fyne.Size, set settings.Settings, names ...string) {
	pictures := folder(t)
	var d *tabletest.Driver
	see := func(name string) {
		if d.Pictures = pictures; pictures != "" {
			d.Picture(name)
		}
		d.Pictures = ""
	}
	at := func(name string) tableau.Input {
		space, ok := d.Screen.Session().Engine().Game().(*adventure.Game).Board().Find(name)
		if !ok {
			t.Fatalf("no space %s", name)
		}
		return tableau.ASpot(space)
	}
	begin := func(position string) {
		d = inDungeon(t, size, set, position, func(h *record.Header) {
			for i := range h.Seats {
				h.Seats[i].Names = names[i : i+1]
			}
		})
		d.Hand = tabletest.Keys
	}
	line := func(text string) {
		if err := d.Screen.Session().PlayText(text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	begin("")
	see("01-setting-up")
	for _, text := range []string{"table: tile Z f4", "table: tile P h8", "table: tile T e7"} {
		line(text)
		d.Hear()
	}
	if d.Screen.Question() != nil {
		d.Input(d.Screen.Question().Next()[0])
	}
	see("02-a-tile-in-the-hand")
	d.Key(fyne.KeyEscape)
	for d.Screen.Session().Pending().Kind == adventure.DueTile {
		if _, err := d.Screen.Session().Deal(); err != nil {
			t.Fatal(err)
		}
		d.Hear()
	}
	see("03-placing")

	begin(dungeon)
	see("04-event")
	line("dice: 1")
	see("05-told-event")
	d.Hear()
	see("06-actions")
	d.Hover(at("e8"))
	see("07-hover")
	d.Hover(at("k9"))
	see("07-lens")
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(at("k6"))))
	if !d.Screen.Refused() {
		t.Errorf("k6 is far away, but was not refused: %q", d.Screen.Prompt())
	}
	see("08-refused")

	begin(dungeon + crowded)
	line("dice: 5")
	d.Hear()
	see("09-crowd")
	line("A: done")
	d.Hear()
	see("10-choice")
	if q := d.Screen.Question(); q != nil && q.Next()[0].Kind == tableau.Piece {
		d.Input(q.Next()[0])
		see("11-choice-picked")
		d.Key(fyne.KeyEscape)
	}
	for told := 0; told < 4 && d.Screen.Session().Pending().Kind == adventure.DueGoes; {
		line("A: " + d.Screen.Session().Engine().Format(
			d.Screen.Session().Engine().Moves(d.Screen.Session().Position(), nil)[0]))
		for ; d.Screen.Replaying() && told < 4; told++ {
			see("12-told-march-" + string(rune('1'+told)))
			d.Key(fyne.KeySpace)
		}
		d.Hear()
	}

	begin(dungeon + "monsters = { S1 = \"f7\", Z1 = \"e8\", C1 = \"k8\", C2 = \"l9\", Z2 = \"k10\" }\n")
	line("dice: 6")
	d.Hear()
	line("A: done")
	d.Hear()
	see("13-fight")
	line("dice: 5")
	see("14-told-killed")
	for range 40 {
		if d.Hear(); d.Screen.Session().Pending().Kind != adventure.DueFight {
			break
		}
		line("dice: 1")
	}
	see("15-explode")
	for _, m := range d.Screen.Session().Engine().Moves(d.Screen.Session().Position(), nil) {
		if d.Screen.Session().Pending().Kind == adventure.DueExplode {
			line("A: " + d.Screen.Session().Engine().Format(m))
			break
		}
	}
	for i := 0; d.Screen.Replaying() && i < 6; i++ {
		see("16-told-explosion-" + string(rune('1'+i)))
		d.Key(fyne.KeySpace)
	}
	d.Hear()
	see("17-after-it")

	begin(dungeon + "monsters = { Z1 = \"k8\", Z2 = \"j9\" }\n")
	for _, text := range []string{"table: fix hearts B 3", "dice: 6", "A: step e8", "A: step d8"} {
		line(text)
		d.Hear()
	}
	for i := 0; i < 12 && d.Screen.Session().Pending().Kind == adventure.DueFight; i++ {
		line("dice: 1")
	}
	for i := 0; d.Screen.Replaying() && i < 9; i++ {
		see("18-told-death-" + string(rune('1'+i)))
		d.Key(fyne.KeySpace)
	}
	d.Hear()
	see("19-dead")
	line("table: fix put Z3 g8")
	d.Hear()
	line("dice: 6")
	d.Hear()
	see("20-coming-back")
	d.Screen.PutRight()
	see("21-put-right")
	d.Screen.PutRight()

	begin("tiles = { c2 = \"Z\", g8 = \"P\", e8 = \"T\" }\nkings = { A = \"f8\", B = \"dead\" }\nhearts = " +
		"{ A = 3 }\nbanked = 3\ndue = \"event\"\n")
	for _, text := range []string{"dice: 4", "A: take e8"} {
		line(text)
		d.Hear()
	}
	see("22-victory")
	begin("tiles = { c2 = \"Z\", g8 = \"P\", e5 = \"T\" }\nkings = { A = \"m8\", B = \"dead\" }\nhearts = " +
		"{ A = 2 }\ncarried = { A = 1 }\nbanked = 2\nmonsters = { Z1 = \"l8\" }\ndue = \"event\"\n")
	for _, text := range []string{"dice: 4", "A: done", "dice: 1"} {
		line(text)
		d.Hear()
	}
	see("23-defeat")
	if out := d.Screen.Session().Engine().Outcome(d.Screen.Session().Position()); !out.Over ||
		out.Winners != engines.SeatSet(0) {
		t.Errorf("the dungeon has not won: %+v", out)
	}
}
