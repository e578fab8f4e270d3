package window_test

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/system/settings"
	"homespun/companion/window/table"
	"homespun/engines/enginetest/round"
	"homespun/printables/pdf/pdftest"
)

// A wish of a family, and what it comes to.
type wish struct {
	said string
	// taps lead from the sheet and back to it. There may be no more of them than most.
	most int
	taps []tap
	// key is the field that is changed, in its parts, and want what the file says of it then.
	key  string
	want any
	// sheet is what the sheet shows then, and paper what is printed of it; "" for nothing.
	sheet, paper string
}

// families are those of the six games, in the order of the shelf. Each has three wishes or more; foxes play by them.
var families = []struct {
	game   string
	wishes []wish
	foxes  int
}{
	{"SiTTeRS", []wish{
		{"The monsters come back on a 5 too", 3, tapped("a 6", "5#2", "Done"),
			"return_on.obstructors", []any{int64(5), int64(6)}, "a 5 or 6", "On a 5 or 6 the monsters"},
		{"The third row is taken off the board", 4,
			tapped("Board: 11 × 7", "The board#23", "Take this row away", "Done"),
			"board", "C..XXXXXOO\nC..XXXXXXO\nC.........S\nC..XXXXXX.S\nC..XXXXXXO\nC..XXXXXOO\n",
			"Board: 11 × 6", "Not as in the standard rules: The board."},
		{"Nobody has to move", 3, tapped("A side may pass: no", "Yes", "Done"),
			"may_pass", true, "A side may pass: yes", "A side may pass, even if it could move."},
	}, 2},
	{"Adventure Mode Awesome", []wish{
		{"Twelve hearts", 4, tapped("10 hearts", "Hearts +", "Hearts +", "Done"),
			"hearts", int64(12), "12 hearts", "12 hearts"},
		{"Slower spiders", 3, tapped("three steps", "Monsters, spiders, steps −", "Done"),
			"monsters.spider.steps", int64(2), "two steps", "spiders up to two steps"},
		{"A witch: like a zombie, with a figure of her own, on a 6, from one tile", 17,
			tapped("Monsters: spiders, creepers, skeletons, zombies", "zombies", "Make a copy=Witch", "Add one",
				"Figure: rook", "More pictures", "mage", "Done", "Back", "Back",
				"a 6", "One more#6", "Witch#7", "Done", "4", "A witch", "Done"),
			"tiles.A", int64(1), "witches", "1 A for witches"},
	}, 2},
	{"Geyser", []wish{
		{"Two geysers are enough", 3, tapped("3 geysers", "Geysers for the Mother Geyser −", "Done"),
			"mother_needs", int64(2), "2 geysers", "2 geysers"},
		{"Whoever claims a geyser gets a token", 3, tapped("New tokens: landing", "Claim", "Done"),
			"spawn_on", "claim", "New tokens: claim",
			"A move brings a new islander only if no islander of this player stood on the geyser before."},
		{"One geyser more, near the start", 4, tapped("Board: 11 × 11", "Ring 5", "The board#24", "Done"),
			"board", "S..2......S\n.1....3..1.\n.5.4.......\n.....5..4.2\n.3.........\n...5.M.5...\n.........3.\n" +
				"2.4..5.....\n.......4...\n.1..3....1.\nS......2..S\n", "Board: 11 × 11",
			"Not as in the standard rules: The board."},
	}, 3},
	{"Saratoga Sabotage", []wish{
		{"A shorter way west", 5, tapped("12 progress", "Goal −", "Goal −", "Goal −", "Done"),
			"goal", int64(9), "9 progress", "9 progress"},
		{"Cards are laid openly", 3, tapped("How cards are laid: secret", "Open", "Done"),
			"entry", "open", "How cards are laid: open", ""}, // the paper's players lay as they please
		{"Orange in place of red", 8, tapped("Colours: red, blue, green, purple, white, black", "red", "Take it out",
			"Add one=Orange", "Add one", "#E07A3A", "Back", "Back"),
			"colours.orange.color", "#E07A3A", "orange", "orange"},
	}, 4},
	{"Cubed", []wish{
		{"Always the full number", 3, tapped("The full number: no", "Yes", "Done"),
			"exact", true, "The full number: yes", "places exactly 3 black cubes"},
		{"Yellow is worth six", 3, tapped("5", "Points in the first pile, yellow cubes +", "Done"),
			"first.yellow", int64(6), "6", "a yellow cube is worth 6"},
		{"The youngest takes what she likes", 3,
			tapped("Rewrite “What can be removed”", "The rule= The youngest takes any one.", "Keep"),
			"clauses.CUB-08.source",
			"{a cube} can be removed only if at least 3 of its sides are free. The youngest takes any one.",
			"The youngest takes any one.", "The youngest takes any one."},
		{"A smaller cube, for a quick match", 4,
			tapped("4", "Size of the cube −", "Do that too", "Done"),
			"cubes", map[string]any{"yellow": int64(1), "red": int64(7), "black": int64(19)},
			"7 red cubes", "3 wide, 3 deep and 3 tall"},
	}, 2},
	{"Patrollers", []wish{
		{"One Patroller a side, for after supper", 4,
			tapped("3 Patrollers", "Patrollers a side −", "Patrollers a side −", "Done"),
			"team_size", int64(1), "1 Patroller", "1 Patroller"},
		{"The bear Bruno, who is bizarre", 9,
			tapped("Roster: Mad Dog, Doctor Johnson, Blue Spider, Red Drago…", "Add one=Bruno", "Add one", "Bizarre",
				"Picture: toy-dog", "bear", "Done", "Back", "Back"),
			"roster.bruno.class", "bizarre", "Bruno", "Bruno"},
		{"A Med-Pack costs one point", 3, tapped("2 points", "Kinds of death tokens, Med-Pack, points −", "Done"),
			"death_tokens.med-pack.points", int64(1), "1 point", "Med-Pack, 1 point"},
	}, 2},
}

// mostToPlay is how many taps lead at most from the shelf to the table with the first wish of a family.
const mostToPlay = 8

// Each family has its wishes fulfilled on the sheet, plays by its rules until it is over, and prints them: by taps
// alone, but for names and words of its own. The shorter rounds play and print those of one family.
func TestWishesAreFulfilledPlayedAndPrinted(t *testing.T) {
	all := []int{0, 1, 2, 3, 4, 5}
	playing := round.Sample(t, 1, all)
	if round.Quick() {
		playing = nil
	}
	for i, family := range families {
		t.Run(family.game, func(t *testing.T) {
			m := mouseAt(t, usual)
			m.fulfil(i)
			if slices.Contains(playing, i) {
				m.playOut(family.foxes)
				m.print(family.wishes)
			}
		})
	}
	t.Run("in a small window", func(t *testing.T) { mouseAt(t, fyne.NewSize(800, 600)).fulfil(0) })
}

// mouseAt opens the companion in a window of a size, for a hand that only taps.
func mouseAt(t *testing.T, size fyne.Size) *mouse {
	set := settings.Default()
	set.Motion, set.Telling = "less", "quick"
	d := open(t, size, set, nil)
	d.posts = make(chan func(), 4096)
	return &mouse{desk: d}
}

// fulfil has the wishes of a family fulfilled on the sheet of its game, and begins a match with the first of them.
func (m *mouse) fulfil(game int) {
	m.Helper()
	m.tap(tap{label: "House rules", n: game + 1})
	for n, w := range families[game].wishes {
		before := m.taps
		for k, one := range w.taps {
			m.tap(one)
			m.picture(fmt.Sprintf("%d-%02d", n+1, k+1))
		}
		if taken := m.taps - before; taken > w.most {
			m.Errorf("%s: it takes %d taps, more than %d", w.said, taken, w.most)
		}
		if m.find(w.sheet, 1) == nil && !m.says(w.sheet) {
			m.Errorf("%s: the sheet does not say %q", w.said, w.sheet)
		}
		if n > 0 {
			continue
		}
		m.click("Play with this")
		m.click("Play")
		if _, playing := m.shell.Screen().(*table.Screen); !playing || m.taps > mostToPlay {
			m.Errorf("%s: %d taps from the shelf lead to %T", w.said, m.taps, m.shell.Screen())
		}
		m.click("Back")
	}
	files, _ := filepath.Glob(filepath.Join(m.folder.HouseRules(), "*.toml"))
	if len(files) != 1 {
		m.Fatalf("there are the files %q", files)
	}
	rules, err := m.games.Open(files[0])
	if err != nil {
		m.Fatal(err)
	}
	for _, w := range families[game].wishes {
		if now, _ := rules.ValueIn(strings.Split(w.key, ".")); !reflect.DeepEqual(now, w.want) {
			m.Errorf("%s: %s is %v", w.said, w.key, now)
		}
	}
}

// playOut lets foxes play to the end by the rules of the sheet, and what they do be told, or done by hand where the
// pieces are on the table.
func (m *mouse) playOut(foxes int) {
	m.Helper()
	m.click("Play with this")
	for range foxes {
		m.click("The fox")
	}
	m.picture("4-new-match")
	m.click("Play")
	m.picture("5-table")
	screen, ok := m.shell.Screen().(*table.Screen)
	if !ok {
		m.Fatalf("%q is shown, not the table", m.shell.Screen().Title())
	}
	if m.find("Let the bots go", 1) != nil {
		m.click("Let the bots go")
	}
	for waited := 0; !screen.Session().Over() || screen.Replaying(); {
		m.tick()
		m.settle()
		if screen.Replaying() {
			continue
		}
		select {
		case do := <-m.posts:
			do()
			waited = 0
		case <-time.After(time.Millisecond):
			if waited++; waited > 30_000 {
				m.Fatalf("nobody goes on; asked is %q", screen.Prompt())
			}
			if waited%500 == 0 && m.find("Done", 1) != nil { // real cards lie on the table, where it is played openly
				m.click("Done")
			}
		}
	}
	m.settle()
	m.picture("6-end")
}

// print prints the rules of the match that is over, and looks for the wishes in the file.
func (m *mouse) print(wishes []wish) {
	m.Helper()
	m.click("Print")
	m.click("Full") // with the rules
	m.picture("7-print")
	m.click("Save and open")
	if len(m.opened) != 1 {
		m.Fatalf("opened %q, not what was printed", m.opened)
	}
	if pictures != "" {
		data, _ := os.ReadFile(m.opened[0])
		write(m.T, filepath.Join(pictures, strings.ReplaceAll(m.Name(), "/", "-"), "8.pdf"), string(data))
	}
	said := strings.Join(strings.Fields(pdftest.Tool(m, "pdftotext", m.opened[0], "-")), " ")
	for _, w := range wishes {
		if !strings.Contains(said, w.paper) {
			m.Errorf("%s: nothing printed says %q", w.said, w.paper)
		}
	}
}
