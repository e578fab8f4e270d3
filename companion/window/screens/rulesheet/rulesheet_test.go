package rulesheet

import (
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/rulesets"
	"homespun/rulesets/household"
	"homespun/rulesets/manuscript"
)

// bench is a window with the sheet of one ruleset.
type bench struct {
	testing.TB
	shell  *shell.Shell
	screen *Screen
	mouse  bool
}

func open(t testing.TB, rules *rulesets.Ruleset, mouse bool) *bench {
	t.Helper()
	folder := household.Folder(t.TempDir())
	t.Setenv(household.Variable, string(folder))
	if err := folder.Make(); err != nil {
		t.Fatal(err)
	}
	tabletest.App(t)
	window := test.NewTempWindow(t, nil)
	window.Resize(fyne.NewSize(1280, 1600))
	b := &bench{TB: t, mouse: mouse}
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := settings.Default().Save(path); err != nil {
		t.Fatal(err)
	}
	b.shell = shell.New(shell.Deps{Games: games.All(), Folder: string(folder), Settings: path,
		Start: func(do func()) {}, Seed: func() uint64 { return 7 }, Now: time.Now,
		After: func(time.Duration, func()) func() { return func() {} }}, window,
		func(sh *shell.Shell) shell.Screen {
			b.screen = New(sh, NewDesk(sh.Games, manuscript.Begin(rules)), "", Ways{})
			return b.screen
		})
	b.screen.desk.queue.Work = atOnce
	window.Resize(fyne.NewSize(1280, 1600))
	t.Cleanup(b.shell.Close)
	return b
}

// atOnce does in the window what is to be done in the background.
func atOnce(do func() func()) {
	if done := do(); done != nil {
		done()
	}
}

// now returns what the sheet shows.
func (b *bench) now() *reading { return b.screen.desk.now }

// problem returns what keeps the rules from being played.
func (b *bench) problem() (rulesets.Finding, bool) { return b.now().wrong, b.now().broken }

// change changes a field and returns what is wrong then, "" if nothing is.
func (b *bench) change(key []string, to any) (wrong string) {
	b.Helper()
	wrong = "nobody says what became of the change"
	b.screen.desk.change(func(said string) { wrong = said }, rulesets.Change{Key: key, Value: to})
	return wrong
}

// do taps a widget, or presses it by a key.
func (b *bench) do(f fyne.Focusable) {
	b.Helper()
	c := b.shell.Window.Canvas()
	o := f.(fyne.CanvasObject)
	if !b.mouse {
		c.Focus(f)
		f.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
		return
	}
	widgets.Reveal(o)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	size := o.Size()
	test.TapCanvas(c, at.AddXY(size.Width/2, size.Height/2))
}

// inside returns all widgets that can have the keys below an object, in their order.
func inside(o fyne.CanvasObject) (list []fyne.Focusable) {
	if !o.Visible() {
		return nil
	}
	if f, ok := o.(fyne.Focusable); ok {
		return append(list, f)
	}
	switch o := o.(type) {
	case *fyne.Container:
		for _, one := range o.Objects {
			list = append(list, inside(one)...)
		}
	case fyne.Widget:
		for _, one := range test.WidgetRenderer(o).Objects() {
			list = append(list, inside(one)...)
		}
	}
	return list
}

// dialog returns the widgets of the dialog that is open; none if none is.
func (b *bench) dialog() []fyne.Focusable {
	top := b.shell.Window.Canvas().Overlays().Top()
	if top == nil {
		return nil
	}
	return inside(top)
}

func (b *bench) close() {
	for range 3 {
		if b.shell.Window.Canvas().Overlays().Top() == nil {
			return
		}
		list := b.dialog()
		for _, f := range list {
			if button, ok := f.(*widgets.Button); ok && button.Main {
				button.OnTapped()
				break
			}
		}
	}
}

// opener returns what opens a field on the page; nil if nothing does.
func (b *bench) opener(key []string) fyne.Focusable {
	for _, c := range b.screen.cards.shown {
		for _, one := range c.sentences {
			for _, m := range one.marks {
				if len(m.key) <= len(key) && slices.Equal(m.key, key[:len(m.key)]) {
					return m.opener
				}
			}
		}
	}
	for _, c := range b.screen.cards.shown {
		for _, one := range c.buttons {
			if slices.Equal(one.key, key[:1]) {
				return one.opener
			}
		}
	}
	return nil
}

// leaves returns the keys of all values of a ruleset that are no tables.
func leaves(r *rulesets.Ruleset) (list [][]string) {
	var walk func(f engines.Field, key []string, v any)
	walk = func(f engines.Field, key []string, v any) {
		table, ok := v.(map[string]any)
		if !ok {
			list = append(list, key)
			return
		}
		for _, entry := range rulesets.Keys(f, v) {
			if table[entry] != nil {
				inner := append(slices.Clone(key), entry)
				field, _ := r.Game.FieldAt(inner)
				walk(field, inner, table[entry])
			}
		}
	}
	for _, shown := range rulesets.Show(r) {
		walk(shown.Field, []string{shown.Key}, shown.Value)
	}
	return list
}

// use uses a control once and reports whether that may have changed something.
func (b *bench) use(f fyne.Focusable) {
	b.Helper()
	switch f := f.(type) {
	case *widgets.Entry:
		b.shell.Window.Canvas().Focus(f)
		text := f.Text
		if text == "" {
			f.TypedRune('Q')
		} else {
			f.SetText("")
			for _, r := range text + "q" {
				f.TypedRune(r)
			}
		}
		f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	case *easel:
		b.shell.Window.Canvas().Focus(f)
		f.TypedRune(f.signs[1].Sign)
		if b.mouse {
			f.brush = 0
			f.Tapped(&fyne.PointEvent{Position: fyne.NewPos(f.side()*1.5, f.side()*1.5)})
		}
	default:
		b.do(f)
	}
}

// TestEveryFieldCanBeChanged takes every value of every shipped ruleset and changes it on the sheet, by mouse
// and by keys: each control of each dialog and each card is used until the file says something else there. In
// the shorter rounds, and of rulesets that are not the standard, one thing stands for all of its table, as
// they have the same controls.
func TestEveryFieldCanBeChanged(t *testing.T) {
	all := games.All().All()
	for _, game := range round.Sample(t, round.Many(2, len(all), len(all)), all) {
		for _, listing := range game.List() {
			for _, mouse := range []bool{false, true} {
				if listing.ID != "standard" && (mouse || !round.Whole()) ||
					!round.Whole() && mouse != (game.ID == "geyser") {
					continue // a sample
				}
				how := map[bool]string{false: "keys", true: "mouse"}[mouse]
				t.Run(game.ID+"/"+listing.ID+"/"+how, func(t *testing.T) {
					everyField(t, listing.Ruleset, mouse, round.Whole() && listing.ID == "standard")
				})
			}
		}
	}
}

func everyField(t *testing.T, rules *rulesets.Ruleset, mouse, everyThing bool) {
	all := leaves(rules)
	if !everyThing { // of each table the first thing
		all = slices.DeleteFunc(all, func(key []string) bool {
			if f, _ := rules.Game.FieldAt(key[:min(2, len(key))]); !rulesets.IsThing(f) {
				return false
			}
			table, _ := rules.ValueIn(key[:1])
			at := slices.Index(rulesets.Keys(engines.Field{}, table), key[1])
			return at > 0
		})
	}
	if len(all) < 10 {
		t.Fatalf("there are only %d values", len(all))
	}
	b := open(t, rules, mouse)
	changed := map[string]bool{}
	// look notes what has changed, and reports whether all below a key has.
	look := func(below []string) bool {
		whole := true
		for _, key := range all {
			name := strings.Join(key, ".")
			if changed[name] || len(below) > len(key) || !slices.Equal(below, key[:len(below)]) {
				continue
			}
			was, _ := rules.ValueIn(key)
			now, there := b.now().rules.ValueIn(key)
			changed[name] = there && !reflect.DeepEqual(was, now)
			whole = whole && changed[name]
		}
		return whole
	}
	tried := map[string]bool{}
	for _, key := range all {
		if changed[strings.Join(key, ".")] {
			continue
		}
		b.reach(key, tried, look)
	}
	missing := 0
	for _, key := range all {
		if name := strings.Join(key, "."); !changed[name] {
			if missing++; missing < 12 {
				t.Errorf("%s cannot be changed", name)
			}
		}
	}
	t.Logf("%d of %d values were changed", len(all)-missing, len(all))
}

// reach opens a field and uses every control there, one after the other.
func (b *bench) reach(key []string, tried map[string]bool, look func([]string) bool) {
	b.Helper()
	b.screen.place.at = nil
	b.screen.fill()
	f, _ := b.now().game.FieldAt(key[:1])
	if f.Of == engines.TableField && f.Kind == engines.TableField {
		name := strings.Join(key[:2], ".")
		if tried[name] {
			return
		}
		tried[name] = true
		b.screen.open(key[:1])
		for _, tile := range inside(b.screen.page) {
			if one, ok := tile.(*widgets.Tile); ok && one.Name == b.now().called(key[:2]) {
				b.do(one)
				break
			}
		}
		if !slices.Equal(b.screen.place.at, key[:2]) {
			b.Errorf("the card of %s does not open it", name)
			return
		}
		b.work(func() []fyne.Focusable { return inside(b.screen.page) }, func() bool { return look(key[:2]) }, 0)
		return
	}
	if tried[key[0]] {
		return
	}
	tried[key[0]] = true
	opener := b.opener(key[:1])
	if opener == nil {
		b.Errorf("nothing on the sheet opens %s", key[0])
		return
	}
	b.do(opener)
	if b.dialog() == nil {
		b.Errorf("%s opens nothing", key[0])
		return
	}
	b.work(b.dialog, func() bool { return look(key[:1]) }, 0)
	b.close()
}

// work uses each control of a list, but those that lead away. Some come and go with what differs and what
// clashes, so that others change their places: a page is gone through again until all is done.
func (b *bench) work(list func() []fyne.Focusable, done func() bool, deep int) {
	b.Helper()
	added := false
	for i, most := 0, 3*len(list()); i < most && !done(); i++ {
		now := list()
		if i >= len(now) && deep > 0 {
			break
		}
		f := now[i%len(now)]
		if d, ok := f.(fyne.Disableable); ok && d.Disabled() {
			continue
		}
		if entry, ok := f.(*widgets.Entry); ok && entry.Name == words.SheetSearchFigure {
			continue
		}
		if button, ok := f.(*widgets.Button); ok {
			if button.Text == words.SheetAdd { // once, or a list would grow without an end
				if added {
					continue
				}
				added = true
			}
			if button.Main || slices.Contains(leads, button.Text) || strings.Contains(button.AccessibilityLabel(), "Take out") {
				continue
			}
		}
		before := b.shell.Window.Canvas().Overlays().Top()
		at := slices.Clone(b.screen.place.at)
		b.use(f)
		if now := b.shell.Window.Canvas().Overlays().Top(); now != before && now != nil && deep == 0 {
			b.work(b.dialog, done, 1)
			b.close()
		}
		if !slices.Equal(at, b.screen.place.at) {
			b.screen.place.at = at
			b.screen.fill()
		}
	}
	done()
}

// leads are the buttons that lead away or take everything back.
var leads = []string{"Back", "Put back", "Take it out", "Make a copy", "Undo", "Redo", "Take this row away",
	"Take this column away", "Cancel"}

// BenchmarkChange is a change on the sheet until its sentences and the picture of the board are new, in a
// window of the usual size; what the system takes to show them is not in it.
func BenchmarkChange(b *testing.B) {
	for _, game := range games.All().All() {
		b.Run(game.ID, func(b *testing.B) {
			standard, err := game.Standard()
			if err != nil {
				b.Fatal(err)
			}
			desk := open(b, standard, false)
			desk.shell.Window.Resize(fyne.NewSize(1280, 800))
			desk.screen.shell.Start = func(do func()) { do() } // the board is drawn too
			n := 0
			for b.Loop() {
				n++
				if wrong := desk.change([]string{"rotate"}, n%2 == 1); wrong != "" {
					b.Fatal(wrong)
				}
				b.StopTimer()
				desk.shell.Window.Canvas().Capture()
				b.StartTimer()
			}
			b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(n), "ms/change")
		})
	}
}
