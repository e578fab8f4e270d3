package rulesheet

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
)

// The card of every thing shows what is printed of it, and what is printed follows its values.
func TestThingsLookAsTheyArePrinted(t *testing.T) {
	tables := 0
	for _, game := range games.All().All() {
		standard, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		b := open(t, standard, false)
		for _, shown := range rulesets.Show(standard) {
			f := shown.Field
			if f.Kind != engines.TableField || f.Of != engines.TableField && f.Key != "titles" { // what plays are called
				continue
			}
			tables++
			b.screen.open([]string{shown.Key})
			for _, id := range rulesets.Keys(shown.Field, shown.Value) {
				key := []string{shown.Key, id}
				if _, there := standard.ValueIn(key); there && b.now().printed(key) == nil {
					t.Errorf("%s: nothing is printed of %s", game.ID, strings.Join(key, "."))
				}
			}
			if f.Of == engines.TableField {
				b.screen.tables.up()
			}
		}
	}
	if tables < 8 {
		t.Errorf("there are %d tables of things", tables)
	}
	b := open(t, standardOf(t, "patrollers"), false)
	before := b.now().printed([]string{"death_tokens", "med-pack"}).String()
	if wrong := b.change([]string{"death_tokens", "med-pack", "points"}, int64(9)); wrong != "" {
		t.Fatal(wrong)
	}
	if b.now().printed([]string{"death_tokens", "med-pack"}).String() == before {
		t.Error("what is printed is as before")
	}
}

func standardOf(t testing.TB, id string) *rulesets.Ruleset {
	t.Helper()
	game, err := games.All().Game(id)
	if err != nil {
		t.Fatal(err)
	}
	standard, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	return standard
}

// A card is moved by the buttons below it, by keys as well: the button that was pressed keeps them, nothing
// but the two numbers changes in the file, and moving it back leaves the rules as they were.
func TestThingsAreMoved(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), false)
	b.screen.open([]string{"monsters"})
	order := func() string {
		f, _ := b.now().game.FieldAt([]string{"monsters"})
		v, _ := b.now().rules.ValueIn([]string{"monsters"})
		return strings.Join(rulesets.Keys(f, v), " ")
	}
	press := func(name string) {
		t.Helper()
		for _, f := range inside(b.screen.page) {
			if button, ok := f.(*widgets.Button); ok && button.Name == name {
				b.do(button)
				return
			}
		}
		t.Fatalf("nothing is called %q", name)
	}
	if got := order(); got != "spider creeper skeleton zombie" {
		t.Fatalf("the monsters are %s", got)
	}
	press("Later: spiders")
	if got := order(); got != "creeper spider skeleton zombie" {
		t.Errorf("after a step the monsters are %s", got)
	}
	b.shell.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if got := order(); got != "creeper skeleton spider zombie" {
		t.Errorf("after two steps the monsters are %s", got)
	}
	if n := len(b.now().rules.Differences()); n != 3 {
		t.Errorf("%d values differ, not the three numbers", n)
	}
	others := func() string {
		text, err := os.ReadFile(b.now().path)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(slices.DeleteFunc(strings.Split(string(text), "\n"), func(line string) bool {
			return strings.HasPrefix(line, "monsters.") && strings.Contains(line, ".order = ")
		}), "\n")
	}
	before := others()
	press("Earlier: zombies")
	if got := order(); got != "creeper skeleton zombie spider" || others() != before {
		t.Errorf("the monsters are %s, and of the file more has changed:\n%s\n%s", got, before, others())
	}
	press("Earlier: spiders")
	press("Earlier: spiders")
	press("Earlier: spiders")
	if n := len(b.now().rules.Differences()); n != 0 {
		t.Errorf("moved back, %d values differ", n)
	}
}

// A choice says which sentences each of its values brings in, as a switch does, and in which other clauses
// sentences come and go; what the other rules exclude is said before it is tried.
func TestFieldsSayWhatTheyBringInAndWhatTheyExclude(t *testing.T) {
	for _, c := range []struct {
		game, field   string
		says, nothing []string
	}{
		{"geyser", "spawn_on", []string{"Landing: “Every", "Claim: “A move"}, []string{"too."}},
		{"adventure", "bank", []string{"Adjacent: “", "Entrances: “", "go in Stepping too."}, nil},
		{"sitters", "may_backtrack", []string{"Yes: “", "No: “", "too."}, nil},
		{"saratoga", "entry", []string{"Secret: “", "Open: “"}, nil},
		{"sitters", "par", nil, []string{"“"}},
	} {
		b := open(t, standardOf(t, c.game), false)
		f, _ := b.now().game.FieldAt([]string{c.field})
		said := strings.Join(b.now().brings(f, []string{c.field}), "\n")
		for _, want := range c.says {
			if !strings.Contains(said, want) {
				t.Errorf("%s %s does not say %q, but\n%s", c.game, c.field, want, said)
			}
		}
		for _, not := range c.nothing {
			if strings.Contains(said, not) {
				t.Errorf("%s %s says %q:\n%s", c.game, c.field, not, said)
			}
		}
	}
	b := open(t, standardOf(t, "saratoga"), false)
	goal := []string{"goal"}
	f, _ := b.now().game.FieldAt(goal)
	if said := b.now().excluded(f, goal); len(said) > 0 {
		t.Errorf("with 12 progress it excludes %q", said)
	}
	if wrong := b.change(goal, int64(6)); wrong != "" {
		t.Fatal(wrong)
	}
	said := b.now().excluded(f, goal)
	if len(said) != 1 || said[0] != "5 needs this too. Progress at the start: 4 instead of 5." {
		t.Errorf("with 6 progress it excludes %q", said)
	}
	b.screen.open(goal)
	if !strings.Contains(strings.Join(textsIn(b.shell.Window.Canvas().Overlays().Top()), "\n"), "5 needs this too") {
		t.Error("the dialog does not say it")
	}
}

// textsIn returns the words of all labels below an object.
func textsIn(o fyne.CanvasObject) (list []string) {
	switch o := o.(type) {
	case *widget.Label:
		return []string{o.Text}
	case *fyne.Container:
		for _, one := range o.Objects {
			list = append(list, textsIn(one)...)
		}
	case fyne.Widget:
		for _, one := range test.WidgetRenderer(o).Objects() {
			list = append(list, textsIn(one)...)
		}
	}
	return list
}

// named adds a thing of a name to the table that is shown, as somebody does who types it.
func (b *bench) named(name string) {
	b.Helper()
	b.do(b.onPage(words.SheetNewThing))
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*widgets.Entry); return ok })
	test.Type(b.dialog()[at].(*widgets.Entry), name)
	b.do(b.button(words.SheetNewThing))
}

// onPage returns the button of a text on the page.
func (b *bench) onPage(text string) *widgets.Button {
	b.Helper()
	for _, f := range inside(b.screen.page) {
		if button, ok := f.(*widgets.Button); ok && button.Text == text {
			return button
		}
	}
	b.Fatalf("there is no %q on the page", text)
	return nil
}

// A family that takes out all things of a table begins with one of its own, which is like the first of the
// standard.
func TestTheFirstOfATableIsAdded(t *testing.T) {
	for _, c := range []struct{ game, table, name, id string }{
		{"adventure", "monsters", "Ghost", "ghost"},
		{"patrollers", "roster", "Teddy", "teddy"},
		{"saratoga", "colours", "Pink", "pink"},
		{"geyser", "rings", "", "1"},
	} {
		b := open(t, standardOf(t, c.game), false)
		at := []string{c.table}
		all, _ := b.now().rules.Value(c.table)
		var out []rulesets.Change
		for id := range all.(map[string]any) {
			out = append(out, rulesets.Change{Key: []string{c.table, id}, Value: false})
		}
		b.screen.desk.change(func(string) {}, out...)
		if left, _ := b.now().rules.Value(c.table); len(left.(map[string]any)) > 0 {
			t.Fatalf("%s: there is still %v", c.game, left)
		}
		b.screen.open(at)
		if c.name == "" {
			b.do(b.onPage(words.SheetNewThing))
		} else {
			b.named(c.name)
		}
		made, _ := b.now().rules.ValueIn(append(at, c.id))
		thing, _ := made.(map[string]any)
		f, _ := b.now().game.FieldAt(at)
		first := rulesets.Keys(f, all)[0]
		if len(thing) != len(all.(map[string]any)[first].(map[string]any)) || len(b.screen.place.at) != 2 {
			t.Errorf("%s: of %s there is %v, and %v is shown, with %q", c.game, c.id, thing,
				b.screen.place.at,
				textsIn(b.shell.Window.Canvas().Overlays().Top()))
		}
	}
}

func TestItIsSaidThatNoMoreCanBeAdded(t *testing.T) {
	b := open(t, standardOf(t, "geyser"), false)
	rings, _ := b.now().game.FieldAt([]string{"rings"})
	for number := 1; number <= 9; number++ {
		if _, there := b.now().rules.ValueIn([]string{"rings", strconv.Itoa(number)}); there {
			continue
		}
		b.screen.open([]string{"rings"})
		b.screen.tables.begin(rings, nil)
	}
	if b.dialog() != nil {
		t.Fatal("the ninth ring is refused")
	}
	b.screen.open([]string{"rings"})
	if b.screen.tables.begin(rings, nil); b.dialog() == nil {
		t.Error("the tenth ring is refused without a word")
	}
}

// A new thing can have any name. In the file it stands under its letters and digits.
func TestThingsHaveAnyName(t *testing.T) {
	b := open(t, standardOf(t, "patrollers"), false)
	for _, c := range []struct{ name, id string }{
		{"Mum's Robot", "mum-s-robot"},
		{"Tom & Jerry", "tom-jerry"},
		{"The Incredible Sparkle!", "the-incredible-spark"},
		{"The Incredible Sparkler", "the-incredible-spark-2"},
		{"Ägypten №1", "ägypten-1"},
		{"???", "thing"},
	} {
		b.screen.place.at = []string{"roster"}
		b.screen.fill()
		b.named(c.name)
		name, _ := b.now().rules.ValueIn([]string{"roster", c.id, "name"})
		if name != c.name {
			t.Errorf("%s: under %s stands %v", c.name, c.id, name)
		}
		b.close()
	}
}

// A new monster has a letter that no other has, and no tile.
func TestANewThingHasAFreeLetter(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), false)
	things := map[string]any{}
	for c := 'A'; c <= 'O'; c++ {
		things[string(c)] = map[string]any{"letter": string(c)}
	}
	if got := b.now().freeLetter("monsters", things, "letter"); got != "Q" {
		t.Errorf("after O comes %s", got)
	}
	if got := b.now().freeLetter("heroes", things, "letter"); got != "P" {
		t.Errorf("where nothing else has letters, after O comes %s", got)
	}
}

// The page of a thing follows every change of it: its heading, its way back and its bars.
func TestTheThingThatIsShownFollowsItsChanges(t *testing.T) {
	b := open(t, standardOf(t, "patrollers"), false)
	b.screen.open([]string{"death_tokens"})
	b.screen.open([]string{"death_tokens", "med-pack"})
	back := func() bool {
		return slices.ContainsFunc(inside(b.screen.page), func(f fyne.Focusable) bool {
			button, ok := f.(*widgets.Button)
			return ok && button.Text == words.SheetBack
		})
	}
	press := func(name string) {
		t.Helper()
		for _, f := range inside(b.screen.page) {
			if button, ok := f.(*widgets.Button); ok && strings.HasSuffix(button.Name, name) {
				b.do(button)
				if b.shell.Window.Canvas().Focused() != f {
					t.Error("the keys are elsewhere")
				}
				return
			}
		}
		t.Fatalf("nothing is called %q", name)
	}
	if back() || b.now().changed(b.screen.place.at) {
		t.Error("what is as in the standard can be put back")
	}
	press("points +")
	if !back() {
		t.Error("after a change there is no way back")
	}
	press("points −")
	if back() || b.now().changed(append(b.screen.place.at, "points")) {
		t.Error("changed and changed back, it differs from the standard")
	}
	at := slices.IndexFunc(inside(b.screen.page), func(f fyne.Focusable) bool {
		entry, ok := f.(*widgets.Entry)
		return ok && strings.HasSuffix(entry.Name, "name")
	})
	entry := inside(b.screen.page)[at].(*widgets.Entry)
	test.Type(entry, "Big ")
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if name := "Big Med-Pack"; !slices.Contains(textsIn(b.screen.page), name) {
		t.Errorf("the page is not headed %s:\n%s", name, strings.Join(textsIn(b.screen.page), "\n"))
	}
}
