package table_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// tile returns the tile of a name in the dialog, nil if there is none.
func tile(d *tabletest.Driver, name string) (found *widgets.Tile) {
	top := d.Window.Canvas().Overlays().Top()
	for _, o := range test.LaidOutObjects(top) {
		if t, ok := o.(*widgets.Tile); ok && t.Name == name && t.Visible() {
			found = t
		}
	}
	return found
}

// takeSeat opens the dialog by the name of whose turn it is, and taps tiles in it.
func takeSeat(t *testing.T, d *tabletest.Driver, names ...string) {
	t.Helper()
	d.TapIn(d.Screen.Plate(), fyne.NewPos(20, 10))
	for _, name := range names {
		found := tile(d, name)
		if found == nil {
			t.Fatalf("there is no %q in %q", name, dialog(d))
		}
		widgets.Reveal(found)
		d.TapIn(found, fyne.NewPos(12, 12))
	}
}

// rename answers what somebody is called.
func rename(d *tabletest.Driver, name string) {
	entry := d.Window.Canvas().Focused().(*widgets.Entry)
	entry.SetText(name)
	d.Key(fyne.KeyReturn)
}

// In the middle of a match, from the name at the table, a bot takes a seat, somebody of the family, somebody
// new, or a name is put right. Undo takes each back, and the file tells it.
func TestWhoeverIsTappedTakesTheSeat(t *testing.T) {
	for _, c := range []struct {
		name  string
		tiles []string
		typed string
		want  string // the end of the file
		says  string // the log
	}{
		{"a bot", []string{"The fox"}, "", "table: seat collectors bot medium\n", "The fox plays in place of Ava from now on."},
		{"one of the family", []string{"Cleo"}, "", "table: seat collectors Cleo\n", "Cleo plays in place of Ava from now on."},
		{"somebody new", []string{"Somebody new"}, "Zoë 🎲", "table: seat collectors Zoë 🎲\n",
			"Zoë 🎲 plays in place of Ava from now on."},
		{"the name put right", []string{"The name is wrong"}, "Eva", "# same person\ntable: seat collectors Eva\n",
			"Eva, not Ava, is the right name."},
		{"the other seat", []string{"Ben, The monsters", "The kind owl"}, "",
			"table: seat obstructors bot easy\n", "The owl plays in place of Ben from now on."},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, path := kept(t)
			d.Play("dice: 5")
			family(t, d, "Ava", "Cleo")
			before, _ := os.ReadFile(path)
			lines := len(d.Screen.Session().Match().Steps())
			d.Hear()
			log0 := d.Screen.Log()
			d.Tapped = 0
			takeSeat(t, d, c.tiles...)
			if c.typed == "" && d.Tapped != 1+len(c.tiles) {
				t.Errorf("it took %d taps", d.Tapped)
			}
			if c.typed != "" {
				rename(d, c.typed)
			}
			if data, _ := os.ReadFile(path); !strings.HasPrefix(string(data), string(before)+c.want) {
				t.Fatalf("the file is\n%s\nthe dialog says %q", data, dialog(d))
			}
			log := d.Screen.Log()
			if !slices.Contains(log, c.says) || dialog(d) != "" {
				t.Errorf("the log says %q and the dialog %q", log, dialog(d))
			}
			if told := strings.Join(log, "\n"); c.name == "the name put right" && strings.Count(told, "Ava") != 1 {
				t.Errorf("the lines before are told as\n%s", told)
			}
			d.Screen.Undo()
			if got := d.Screen.Session().Seats(); got[0].Names[0] != "Ava" || got[1].Names[0] != "Ben" ||
				len(d.Screen.Session().Match().Active()) != lines {
				t.Errorf("after undo they are %v", got)
			}
			if told := d.Screen.Log(); !slices.Equal(told, log0) {
				t.Errorf("after undo the lines are told as %q, not as %q", told, log0)
			}
		})
	}
}

// family writes the family's people.
func family(t *testing.T, d *tabletest.Driver, names ...string) household.Folder {
	t.Helper()
	folder := household.Folder(d.Shell.Folder)
	for _, name := range names {
		if _, err := people.Put(folder, "", people.New(name, nil), nil); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// Whoever is new at the table is one of the family from then on, and a name put right is right on the
// family's list too. A name that somebody else has there changes nobody.
func TestTheFamilyKnowsWhoIsNewAtTheTable(t *testing.T) {
	for _, c := range []struct {
		tile, typed string
		want        []string
	}{
		{"Somebody new", "Zoë", []string{"Ava", "Cleo", "Zoë"}},
		{"Somebody new", "cleo", []string{"Ava", "Cleo"}},
		{"The name is wrong", "Eva", []string{"Eva", "Cleo"}},
		{"The name is wrong", "AVA", []string{"AVA", "Cleo"}},
		{"The name is wrong", "Cleo", []string{"Ava", "Cleo"}},
	} {
		d, _ := kept(t)
		folder := family(t, d, "Ava", "Cleo")
		takeSeat(t, d, c.tile)
		rename(d, c.typed)
		var names []string
		for _, p := range people.Load(folder).People {
			names = append(names, p.Name)
		}
		if !slices.Equal(names, c.want) {
			t.Errorf("%s %s: the family are %q, want %q", c.tile, c.typed, names, c.want)
		}
	}
}

// By the keys alone: W opens the dialog, Tab goes through it, Return takes a seat, Escape leaves all as it
// is.
func TestASeatIsTakenByKeys(t *testing.T) {
	d, _ := kept(t)
	d.Play("dice: 5")
	d.Rune('w')
	if dialog(d) == "" {
		t.Fatal("W opens nothing")
	}
	d.Key(fyne.KeyEscape)
	if dialog(d) != "" || d.Window.Canvas().Focused() != fyne.Focusable(d.Screen.Board()) {
		t.Errorf("Escape leaves %q", dialog(d))
	}
	d.Rune('W')
	for range 40 {
		if focused, ok := d.Window.Canvas().Focused().(*widgets.Tile); ok &&
			focused.Name == "The old dragon" {
			break
		}
		d.Window.Canvas().FocusNext()
	}
	d.Key(fyne.KeyReturn)
	if got := d.Screen.Session().Seats()[0].Bot; got != "hard" {
		t.Errorf("the seat is played by %q", got)
	}
}

// Where answers are secret the laptop goes to whoever has taken the seat, behind the cover, and what was laid
// for it is laid anew. Whoever is left alone with secrets gets it behind the cover too.
func TestASeatWithSecretsIsHandedOver(t *testing.T) {
	d := keptWagons(t, filepath.Join(t.TempDir(), "a.match"), usual, settings.Default(), chosen, nil)
	s := d.Screen.Session()
	laid := func(seat engines.Seat) bool { _, laid := s.Sealed(seat); return laid }
	d.Play("A: lays move self")
	d.Lift() // Ben has the laptop
	if d.Screen.Question() == nil || d.Screen.Question().Seat != 1 {
		t.Fatal("Ben does not lay")
	}
	takeSeat(t, d, "Somebody new")
	rename(d, "Zoë")
	if !d.Screen.Covered() || d.Screen.Question() != nil || !strings.Contains(said(d), "Hand the laptop to Zoë") {
		t.Errorf("Zoë gets the laptop with %s", d.Screen.Shown())
	}
	d.Lift()
	if d.Screen.Question() == nil || d.Screen.Question().Seat != 1 || !laid(0) {
		t.Errorf("Zoë does not lay, after Ava has: %v", laid(0))
	}
	d.Play("B: lays raid red")
	d.Lift() // Cleo has it, and Ava says that her name is written otherwise
	takeSeat(t, d, "Ava, Red", "The name is wrong")
	rename(d, "Eva")
	if !laid(0) || !laid(1) || d.Screen.Question() == nil || d.Screen.Question().Seat != 2 {
		t.Errorf("a name put right takes the laptop away from Cleo: %s", d.Screen.Shown())
	}
}

// Whoever is left alone with secrets, as the others have gone to bed, sees them only behind the cover, since
// somebody else may still sit there; and so it is after an undo and a redo.
func TestNobodySeesTheSecretsOfTheOneWhoIsLeft(t *testing.T) {
	same(t, secrets[:3], func(secret string) []byte {
		stillThinking := func(func()) {} // the bots have not answered yet
		d := postedWagons(t, filepath.Join(t.TempDir(), "a.match"), usual, settings.Default(), chosen, stillThinking,
			func(h *record.Header) {
				for i := 2; i < 4; i++ {
					h.Seats[i] = record.Seat{ID: h.Seats[i].ID, Bot: "easy"}
				}
			})
		var all []byte
		see := func() { all = append(all, append(everything(d), said(d)...)...) }
		d.Play("A: lays " + secret)
		d.Lift() // Ben, who goes to bed
		takeSeat(t, d, "The kind owl")
		if !d.Screen.Covered() || !strings.Contains(said(d), "Hand the laptop to Ava") {
			t.Errorf("Ben sees %s", d.Screen.Shown())
		}
		see()
		d.Press("See the table")
		see()
		for range 2 {
			d.Screen.Undo()
			see()
			d.Screen.Redo()
			see()
		}
		return all
	})
}

// Whatever people call themselves, whoever sits down can be tapped in the dialog in every look and size, and
// neither a name put right nor the log is longer than there is room.
func TestTheSeatsOfHostileNames(t *testing.T) {
	names := []string{strings.Repeat("A", 5000), strings.Repeat("Ava of the house ", 300), "👩‍🚀🦊" + strings.Repeat("🎲", 50),
		"\u202eeva\u202c אבא", "Z\u0301\u0301\u0301\u0301oë"}
	for name, c := range map[string]struct {
		size fyne.Size
		text int
		look string
	}{
		"usual": {usual, 100, "light"}, "dark": {usual, 100, "dark"}, "large": {fyne.NewSize(800, 600), 200, "light"},
		"small": {fyne.NewSize(683, 400), 100, "light"}, "narrow": {fyne.NewSize(400, 760), 100, "contrast"},
	} {
		t.Run(name, func(t *testing.T) {
			set := settings.Default()
			set.Text, set.Look = c.text, c.look
			d := tabletest.Open(t, c.size, set, wagonsOf(t, names))
			d.Pictures = folder(t)
			family(t, d, "Ava", "Cleo")
			d.Screen.ShowSeats(0)
			d.Picture("seats")
			for _, who := range []string{"The name is wrong", "Cleo", "The old dragon", "Somebody new"} {
				found := tile(d, who)
				widgets.Reveal(found)
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject(found)
				if at.X < 0 || at.X+found.Size().Width > c.size.Width || at.Y < 0 ||
					at.Y+min(48, found.Size().Height) > c.size.Height {
					t.Errorf("%s at %v is outside the window", who, at)
				}
			}
			d.Picture("seats-below")
			widgets.Reveal(tile(d, "The name is wrong"))
			d.TapIn(tile(d, "The name is wrong"), fyne.NewPos(12, 12))
			d.Picture("name")
			rename(d, names[1])
			if log := d.Screen.Log(); len(log) != 1 || len([]rune(log[0])) > 120 {
				t.Errorf("the log says %q", log)
			}
			d.Picture("after")
		})
	}
}

// wagonsOf returns a match of Saratoga Sabotage with people of these names.
func wagonsOf(t *testing.T, names []string) evening.Match {
	h := trailHeader()
	h.Seats = nil
	for i, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: string(rune('A' + i)), Names: []string{name}})
	}
	return begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
		Random: rand.New(rand.NewPCG(1, 2))})
}
